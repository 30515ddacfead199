"""The whole truth of a match of Sporz."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from veillee.kernel import Input, Rulebook, Value

from .components import Crew, Genome, Role, crew_for
from .events import BallotCounted, Died, Elected, Note, RunOff, Settled
from .moves import About, Deed
from .rows import LENGTH, flat, in_rows

RULEBOOK: Final = Rulebook(__package__)

CHANGES: Final = 6
"""Whoever has pointed, or voted, so often is not waited for any more (clauses 5.4 and 11.2)."""
CLAIMS_A_DAY: Final = 5

Phase = Literal["election", "run-off", "mutants", "doctors", "informants", "day", "tie", "over"]
NIGHT_STEPS: Final = ("mutants", "doctors", "informants")
Ending = Literal["healthy", "mutants", "dusk", "forfeit", "nobody", "quiet"]


class Options(Input):
    """What a table may choose (chapter 13)."""

    roles: Crew | None = None
    """The host's own set of roles; None: the table of clause 2.1."""
    disagreement: Literal["forfeit", "majority"] = "forfeit"

    def crew(self, players: int) -> Crew:
        return self.roles or crew_for(players)


class Answer(Value):
    """What a seat has said so far in the step that is open."""

    deed: Deed | None = None
    """Whom it points at, raises its hand or votes for."""
    paralysed: int | None = None
    changes: int = 0
    claims: int = 0


SILENT: Final = Answer()


@lru_cache(maxsize=16)
def silence(players: int) -> tuple[tuple[Answer, ...], ...]:
    """Nobody has said anything yet."""
    return in_rows([SILENT] * players)


class Night(Value):
    """What has happened since dusk; empty by day."""

    woken: tuple[int, ...] = ()
    """Who has opened his eyes."""
    mutated: int | None = None
    paralysed: int | None = None
    killed: tuple[int, ...] = ()
    healed: tuple[int, ...] = ()


DAYLIGHT: Final = Night()


class Said(Value):
    """A claim, and whose it is."""

    seat: int
    about: About


class State(Value):
    options: Options
    roles: tuple[Role, ...]
    genomes: tuple[Genome, ...]
    mutants: tuple[bool, ...]
    """Who is a mutant; of the dead, who died as one."""
    crew: tuple[int, ...]
    """Who is alive, as announced: the dead of the night are still among them."""
    phase: Phase
    awaited: tuple[int, ...]
    """Whose last word is still missing in the step that is open."""
    answers_in_rows: tuple[tuple[Answer, ...], ...]
    """What each seat has said so far in the step that is open."""
    notes: tuple[tuple[Note, ...], ...]
    """What each seat has learnt, oldest first."""
    awake: tuple[int, ...] = ()
    """Those whose pointing counts in the night step that is open."""
    night: int = 0
    """The night, or the night before the day, counted from 1."""
    tonight: Night = DAYLIGHT
    chief: int | None = None
    tied: tuple[int, ...] = ()
    """The candidates of a run-off, or those whom the chief chooses among."""
    blank_tied: bool = False
    killings: tuple[int, ...] = ()
    """The nights in which the mutants were heard to kill."""
    deaths: tuple[Died, ...] = ()
    elections: tuple[RunOff | Elected, ...] = ()
    ballots: tuple[BallotCounted | Settled, ...] = ()
    past_claims: tuple[tuple[Said, ...], ...] = ()
    """What was claimed on each day but the last."""
    claims_in_rows: tuple[tuple[Said, ...], ...] | None = None
    """What was claimed on the last day; None before the first."""
    ended: Ending | None = None

    def answer_of(self, seat: int) -> Answer:
        return self.answers_in_rows[seat // LENGTH][seat % LENGTH]

    @property
    def answers(self) -> tuple[Answer, ...]:
        return flat(self.answers_in_rows)

    @property
    def claims(self) -> tuple[tuple[Said, ...], ...]:
        """What was claimed on each day."""
        if self.claims_in_rows is None:
            return ()
        return (*self.past_claims, flat(self.claims_in_rows))

    def is_alive(self, seat: int) -> bool:
        """In truth, the unannounced dead of the night left out."""
        return seat in self.crew and seat not in self.tonight.killed

    @property
    def living(self) -> tuple[int, ...]:
        killed = self.tonight.killed
        return tuple(s for s in self.crew if s not in killed) if killed else self.crew

    @property
    def is_night(self) -> bool:
        return self.phase in NIGHT_STEPS

    def knows_everything(self, seat: int | None) -> bool:
        """Clauses 1.6 and 12.7: the dead watch everything, and at the end everyone does."""
        return self.phase == "over" or (seat is not None and not self.is_alive(seat))
