"""A night and a day as they really were, from what each one was told of them."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, Literal, TypeVar

from veillee.kernel import Value

from .events import (
    Decided,
    Hacked,
    Inspected,
    MutantsCounted,
    Note,
    Sequenced,
    Settled,
    Spied,
    Touched,
    Treated,
    Voted,
    Woke,
)
from .judging import Judge, Judged
from .state import State

Findings = MutantsCounted | Inspected | Sequenced | Spied | Hacked
FINDINGS: Final[tuple[type[Findings], ...]] = (
    MutantsCounted,
    Inspected,
    Sequenced,
    Spied,
    Hacked,
)
"""In the order of clause 8.1."""

N = TypeVar("N", bound=Note)
Kept = list[tuple[int, Note]]
"""Notes, and whose they are."""


class Learnt(Value):
    """What an informant was told."""

    seat: int
    note: Findings


class InVain(Value):
    """Clauses 3.4 and 3.5: who could not be mutated, and who could not be healed."""

    seat: int
    how: Literal["resisted", "incurable"]


class NightTold(Value):
    mutants: tuple[int, ...]
    """Who was awake with the mutants."""
    decided: Decided | None
    """None: they could not agree."""
    doctors: tuple[int, ...] | None
    """Who was awake with the doctors; None: they were not called any more."""
    treated: Treated | None
    in_vain: tuple[InVain, ...]
    learnt: tuple[Learnt, ...]
    deaths: tuple[int, ...]


class Papers(Value):
    """The ballots that said the same, and whose they were."""

    seat: int | None
    """None: blank."""
    voters: tuple[int, ...]


class DayTold(Value):
    judged: tuple[Judged, ...]
    """What each of the day's claims was worth."""
    papers: tuple[Papers, ...]
    settled: Settled | None
    deaths: tuple[int, ...]


def notes_by_night(state: State) -> dict[int, Kept]:
    """Those of a day are with those of the night before it."""
    found: dict[int, Kept] = defaultdict(list)
    for seat, notes in enumerate(state.notes):
        for note in notes:
            found[note.day if isinstance(note, Voted) else note.night].append((seat, note))
    return found


def of(kept: Kept, kind: type[N]) -> list[tuple[int, N]]:
    return [(seat, note) for seat, note in kept if isinstance(note, kind)]


def night_told(state: State, night: int, kept: Kept) -> NightTold:
    awake = {note.step: note.awake for _, note in of(kept, Woke)}
    decided = [note for _, note in of(kept, Decided)]
    treated = [note for _, note in of(kept, Treated)]
    # Clauses 12.1 and 12.2: where the mutants' step ends the match, nobody is called after them.
    nobody = () if decided and (night < state.night or had_a_day(state, night)) else None
    return NightTold(
        mutants=awake.get("mutants", ()),
        decided=decided[0] if decided else None,
        doctors=awake.get("doctors", nobody),
        treated=treated[0] if treated else None,
        in_vain=tuple(
            InVain(seat, note.how)
            for seat, note in of(kept, Touched)
            if note.how == "resisted" or note.how == "incurable"
        ),
        learnt=tuple(Learnt(seat, note) for kind in FINDINGS for seat, note in of(kept, kind)),
        deaths=died(state, night, "night"),
    )


def had_a_day(state: State, night: int) -> bool:
    return any(ballot.day == night for ballot in state.ballots)


def day_told(state: State, day: int, kept: Kept, judge: Judge) -> DayTold:
    papers: dict[int | None, list[int]] = {}
    for voter, ballot in of(kept, Voted):
        if ballot.blank or ballot.seat is not None:
            papers.setdefault(ballot.seat, []).append(voter)
    settled = [fact for fact in state.ballots if isinstance(fact, Settled) and fact.day == day]
    return DayTold(
        judged=tuple(map(judge.judge, state.claims[day - 1])),
        papers=tuple(Papers(seat, tuple(voters)) for seat, voters in papers.items()),
        settled=settled[0] if settled else None,
        deaths=died(state, day, "ballot"),
    )


def died(state: State, number: int, by: Literal["night", "ballot"]) -> tuple[int, ...]:
    return tuple(d.seat for d in state.deaths if (d.night, d.by) == (number, by))
