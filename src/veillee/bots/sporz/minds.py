"""A mind: the worlds a bot holds possible, carried from night to night, and what it believes."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from veillee.bots.budget import Budget
from veillee.bots.dice import dice
from veillee.bots.sporz.evidence import Evidence, Reals, evidence_of
from veillee.bots.sporz.history import new_course
from veillee.bots.sporz.sampling import Samples, new_worlds, walk
from veillee.games.sporz import View
from veillee.games.sporz.moves import Denial, WillVote

COLD_STEPS, STEPS = 1000, 60
MOST_BATCHES = 64


class Beliefs(NamedTuple):
    """What the samples say."""

    samples: Samples
    living: int
    """A mask of who is on board."""
    mutant: Reals
    """For each seat, the chance that it is a mutant now."""
    host: Reals
    """… that it is a host."""


class Mind:
    """Worlds that fit what one seat knows, or with `public` what everybody has heard."""

    def __init__(self, seed: int, worlds: int, trust: float, *, public: bool = False) -> None:
        self._dice = dice(seed)
        self._count, self._trust, self._public = worlds, trust, public
        self._worlds = new_worlds(0, 0)
        self._course = new_course()
        self._heard = 0
        self._seen: tuple[object, ...] = ()
        self._beliefs: Beliefs | None = None

    def consider(self, view: View, clock: Budget) -> Beliefs:
        """The worlds as they stand after everything in the view."""
        notes = 0 if self._public or view.own is None else len(view.own.notes)
        seen = (view.night, view.phase, notes, claims_of_weight(view), len(view.deaths))
        if self._beliefs is not None and seen == self._seen:
            return self._beliefs
        evidence = evidence_of(view, public=self._public)
        is_new = not self._fits(view)
        if is_new:
            self._worlds, self._heard = new_worlds(self._count, view.players), 0
        self._seen = seen
        self._beliefs = beliefs_of(self._think(evidence, clock, is_new=is_new), view)
        return self._beliefs

    def _fits(self, view: View) -> bool:
        """Whether the view goes on where the worlds have stopped."""
        worlds = self._worlds
        if worlds.roles.shape != (self._count, view.players):
            return False
        return int(worlds.nights[0]) <= view.night

    def _think(self, evidence: Evidence, clock: Budget, *, is_new: bool) -> Samples:
        players = evidence.allowed.shape[0]
        samples = Samples(
            roles=np.zeros((self._count * MOST_BATCHES, players), dtype=np.int64),
            mutants=np.zeros(self._count * MOST_BATCHES, dtype=np.int64),
            hosts=np.zeros(self._count * MOST_BATCHES, dtype=np.int64),
            wrong=np.zeros(self._count * MOST_BATCHES),
        )
        batches = 0
        while batches < MOST_BATCHES and not (batches and clock.is_over()):
            first = is_new and batches == 0
            steps = COLD_STEPS if first else STEPS
            walk(
                evidence,
                self._worlds,
                self._trust,
                steps,
                self._course,
                samples,
                batches * self._count,
                first,
                self._heard,
                self._dice,
            )
            batches += 1
            self._heard = len(evidence.claims)
        return fitting(samples, batches * self._count)


def claims_of_weight(view: View) -> int:
    """How many there are besides announcements of a vote and answers: these say little, and can
    wait."""
    return sum(not isinstance(said.about, WillVote | Denial) for day in view.claims for said in day)


def fitting(samples: Samples, count: int) -> Samples:
    """Those that contradict nothing that is known; if there are none, those that do least."""
    wrong = samples.wrong[:count]
    keep = np.flatnonzero(wrong <= wrong.min())
    return Samples(
        roles=samples.roles[keep],
        mutants=samples.mutants[keep],
        hosts=samples.hosts[keep],
        wrong=samples.wrong[keep],
    )


def beliefs_of(samples: Samples, view: View) -> Beliefs:
    seats = np.arange(view.players)
    return Beliefs(
        samples=samples,
        living=sum(1 << seat for seat in view.crew),
        mutant=((samples.mutants[:, None] >> seats) & 1).mean(axis=0),
        host=((samples.hosts[:, None] >> seats) & 1).mean(axis=0),
    )
