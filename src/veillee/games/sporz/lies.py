"""Which claims were invented: those that the claimer did not know to be so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container
from typing import Final

from .events import (
    Decided,
    Hacked,
    How,
    Inspected,
    MutantsCounted,
    Note,
    Sequenced,
    Spied,
    Touched,
    Treated,
    Voted,
    Woke,
)
from .moves import Counted, Denial, Found, IAm, Result, WasTouched
from .state import Said, State

LEARNT: Final[dict[How, Result]] = {"resisted": "resistant", "incurable": "host"}
"""Clauses 3.4 and 3.5: who is mutated or healed in vain learns his own genome."""


class Witness:
    """What each seat knew, for its claims to be held against."""

    def __init__(self, state: State) -> None:
        self._roles = state.roles
        self._notes: dict[tuple[int, int], list[Note]] = defaultdict(list)
        self._genomes: set[tuple[int, Result]] = set()
        for seat, notes in enumerate(state.notes):
            for note in notes:
                if not isinstance(note, Voted):
                    self._notes[seat, note.night].append(note)
                if isinstance(note, Touched) and note.how in LEARNT:
                    self._genomes.add((seat, LEARNT[note.how]))

    def denies(self, said: Said, mutants: Container[int]) -> bool:
        """By the role of whoever said it, what he was told, and who was a mutant that day. Opinions
        and plans are no lies."""
        seat, about = said.seat, said.about
        match about:
            case Denial():
                return seat in mutants
            case IAm():
                return about.role != self._roles[seat]
            case WasTouched():
                return Touched(about.night, about.how) not in self._notes[seat, about.night]
            case Counted():
                return about.mutants not in [
                    note.mutants
                    for note in self._notes[seat, about.night]
                    if isinstance(note, MutantsCounted | Hacked)
                ]
            case Found() if about.seat == seat and (seat, about.result) in self._genomes:
                return False
            case Found():
                return not any(tells(note, about) for note in self._notes[seat, about.night])
            case _:
                return False


def tells(note: Note, found: Found) -> bool:
    seat, result = found.seat, found.result
    match note:
        case Inspected():
            return note.seat == seat and result == ("mutant" if note.mutant else "healthy")
        case Sequenced():
            return (note.seat, note.genome) == (seat, result)
        case Hacked():
            return (note.seat, note.result) == (seat, result)
        case Woke():
            seen = ("woken", "mutant") if note.step == "mutants" else ("woken",)
            return seat in note.awake and result in seen
        case Treated():
            return result == "healed" and seat in note.patients
        case Decided():
            touched = {"mutated": note.seat if note.deed == "mutate" else None}
            return {**touched, "paralysed": note.paralysed}.get(result) == seat
        case Spied():
            return note.seat == seat and result in befallen(note)
        case _:
            return False


def befallen(note: Spied) -> list[Result]:
    """Clause 8.5: what the spy saw of the player."""
    seen: dict[Result, bool] = {
        "woken": note.woke,
        "mutated": note.mutated,
        "paralysed": note.paralysed,
        "healed": note.healed,
        "inspected": note.inspected,
        "sequenced": note.sequenced,
    }
    return [result for result, was_so in seen.items() if was_so]
