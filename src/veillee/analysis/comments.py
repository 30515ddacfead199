"""What an analysis has to say of single moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.analysis.analysis import Analysis, Decision, Shift, Swing

SURE: Final = 2
"""Standard errors: what may be noise is no swing."""
SMALLEST: Final = 0.08
MOST: Final = 8


def swings(shifts: Sequence[Shift]) -> list[Swing]:
    """The largest, in the order of the match; of several at one moment the largest alone. The deal
    is none: nobody had moved."""
    at_moments: dict[int, Swing] = {}
    for place, shift in enumerate(shifts):
        swing = _swing(place, shift)
        largest = at_moments.get(swing.moves, swing)
        if shift.kind != "deal" and _is_sure(swing) and abs(swing.change) >= abs(largest.change):
            at_moments[swing.moves] = swing
    most = sorted(at_moments.values(), key=lambda swing: -abs(swing.change))[:MOST]
    return sorted(most, key=lambda swing: swing.moves)


def _swing(place: int, shift: Shift) -> Swing:
    seat = max(range(len(shift.changes)), key=lambda one: abs(shift.changes[one]))
    return Swing(
        moves=shift.after if shift.move is None else shift.before + 1,
        shift=place,
        seat=seat,
        change=shift.changes[seat],
        error=shift.errors[seat],
    )


def _is_sure(swing: Swing) -> bool:
    return abs(swing.change) >= max(SMALLEST, SURE * swing.error)


def mistakes(found: Analysis) -> list[Decision]:
    return sorted(
        (decision for decision in found.decisions if decision.size),
        key=lambda decision: decision.moves,
    )
