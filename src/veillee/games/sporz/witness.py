"""What one was told, as one would claim it."""

from __future__ import annotations

from .events import (
    Decided,
    Hacked,
    Inspected,
    MutantsCounted,
    Note,
    Sequenced,
    Spied,
    Treated,
    Voted,
    Woke,
)
from .moves import Counted, Found, Result


def counts(note: Note, counted: Counted) -> bool:
    return isinstance(note, MutantsCounted | Hacked) and (note.night, note.mutants) == (
        counted.night,
        counted.mutants,
    )


def tells(note: Note, found: Found) -> bool:
    """Of whoever else it speaks: what befell oneself is no finding."""
    seat, result = found.seat, found.result
    if isinstance(note, Voted) or note.night != found.night:
        return False
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
