"""A mind: the worlds a bot holds possible, carried from night to night, and what it believes."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.budget import Budget
from veillee.bots.dice import dice
from veillee.bots.sporz.evidence import Evidence, evidence_of
from veillee.bots.sporz.history import new_course
from veillee.bots.sporz.sampling import Samples, new_worlds, walk
from veillee.bots.sporz.styles import Style
from veillee.games.sporz import View
from veillee.games.sporz.moves import Denial, Question, WillVote

FIRST_STEPS, STEPS = 2000, 60
"""Changes to each world before its first sample, and from one to the next."""


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

    def __init__(self, seed: int, style: Style, *, public: bool = False) -> None:
        self._dice = dice(seed)
        self._count, self._trust, self._public = style.worlds, style.trust, public
        self._batches, self._by_clock = style.batches, style.by_clock
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
        if not self._fits(view):
            self._worlds, self._heard = new_worlds(self._count, view.players), 0
        self._seen = seen
        self._beliefs = beliefs_of(self._think(evidence, clock), view)
        return self._beliefs

    def _fits(self, view: View) -> bool:
        """Whether the view goes on where the worlds have stopped."""
        worlds = self._worlds
        if worlds.roles.shape != (self._count, view.players):
            return False
        return int(worlds.nights[0]) <= view.night

    def _think(self, evidence: Evidence, clock: Budget) -> Samples:
        players, most = evidence.players, self._count * self._batches
        samples = Samples(
            roles=np.zeros((most, players), dtype=np.int64),
            mutants=np.zeros(most, dtype=np.int64),
            hosts=np.zeros(most, dtype=np.int64),
            wrong=np.zeros(most, dtype=np.int64),
        )
        for batch in range(self._batches):
            if batch and self._by_clock and clock.is_over():
                return fitting(samples, batch * self._count)
            # Worlds that were kept are shaken like new ones: each has settled into what it held
            # likely before, and would not find its way out of it alone.
            first = batch == 0
            walk(
                evidence,
                self._worlds,
                self._trust,
                FIRST_STEPS if first else STEPS,
                self._course,
                samples,
                batch * self._count,
                first,
                self._heard,
                self._dice,
            )
            self._heard = len(evidence.claims)
        return fitting(samples, most)


def claims_of_weight(view: View) -> int:
    """How many there are besides announcements of a vote, denials and questions: these say little,
    and can wait."""
    return sum(
        not isinstance(said.about, WillVote | Denial | Question)
        for day in view.claims
        for said in day
    )


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
