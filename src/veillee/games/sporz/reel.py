"""The truth reel: the whole match as it really was, chapter by chapter, once it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from veillee.kernel import Value

from .events import Elected, Touched
from .judging import Dawn, Judge, Known, at_dawn
from .retelling import (
    DayTold,
    Kept,
    NightTold,
    day_told,
    had_a_day,
    night_told,
    notes_by_night,
    of,
)
from .state import State


class Chapter(Value):
    """A night, a day, or neither: what was before the first night."""

    number: int
    chief: int | None
    """Who was elected when it began."""
    drawn: bool
    mutants: tuple[int, ...]
    """Who was a mutant when it was over; of the dead, who had died as one."""
    dead: tuple[int, ...]
    night: NightTold | None
    day: DayTold | None


class Closest(Value):
    """Whose ballots named a mutant most often, and how often."""

    seats: tuple[int, ...]
    mutants: int


class Opened:
    """A match that is over, told from others by identity: it is too large to be compared."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opened) and self.state is other.state

    def __hash__(self) -> int:
        return id(self.state)


def reel(state: State, known: Known) -> tuple[Chapter, ...]:
    """Clause 12.7: nothing of it before the end."""
    return chapters(Opened(state), known) if state.phase == "over" else ()


# Everybody looks at the same end.
@lru_cache(maxsize=4)
def chapters(opened: Opened, known: Known) -> tuple[Chapter, ...]:
    state, chiefs = opened.state, elections(opened.state)
    notes, dawns = notes_by_night(state), dict[int, Dawn]()
    mutants = {seat for seat, role in enumerate(state.roles) if role == "mutant"}
    dead: list[int] = []
    found = [chapter(0, chiefs.get(0), mutants, dead)]
    for number in range(1, state.night + 1):
        turn(mutants, notes[number])
        night = night_told(state, number, notes[number])
        dead += night.deaths
        dawns[number] = Dawn(frozenset(mutants), len(mutants.difference(dead)))
        found.append(chapter(number, None, mutants, dead, night=night))
        if had_a_day(state, number):
            judge = Judge(at_dawn(state, number, dawns[number].mutants), dawns, known)
            day = day_told(state, number, notes[number], judge)
            dead += day.deaths
            found.append(chapter(number, chiefs.get(number), mutants, dead, day=day))
    return tuple(found)


def closest(told: Iterable[Chapter]) -> Closest | None:
    """Who came closest to the truth; None where nobody has ever named a mutant."""
    named = Counter(
        voter
        for chapter in told
        if chapter.day
        for papers in chapter.day.papers
        if papers.seat in chapter.mutants
        for voter in papers.voters
    )
    most = max(named.values(), default=0)
    seats = tuple(sorted(seat for seat, count in named.items() if count == most))
    return Closest(seats, most) if seats else None


def chapter(
    number: int,
    elected: Elected | None,
    mutants: Iterable[int],
    dead: Iterable[int],
    *,
    night: NightTold | None = None,
    day: DayTold | None = None,
) -> Chapter:
    return Chapter(
        number=number,
        chief=elected.chief if elected else None,
        drawn=elected is not None and elected.drawn,
        mutants=tuple(sorted(mutants)),
        dead=tuple(dead),
        night=night,
        day=day,
    )


def elections(state: State) -> dict[int, Elected]:
    """Clause 4.5: each in the morning after the last chief's death; 0 is before the first night."""
    deaths = {death.seat: death.night + (death.by == "ballot") for death in state.deaths}
    found: dict[int, Elected] = {}
    morning = 0
    for fact in state.elections:
        if isinstance(fact, Elected):
            found[morning] = fact
            morning = deaths.get(fact.chief, morning)
    return found


def turn(mutants: set[int], kept: Kept) -> None:
    """Clauses 6.5 and 7.5: who becomes a mutant in a night, and who is one no more."""
    for seat, note in of(kept, Touched):
        if note.how == "mutated":
            mutants.add(seat)
        elif note.how == "healed":
            mutants.discard(seat)
