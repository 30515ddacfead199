"""What an analysis has to say of single moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from veillee.analysis.analysis import Analysis, Chances, Decision

SURE: Final = 2
"""Standard errors: what may be noise is no swing."""
SMALLEST: Final = 0.08
MOST: Final = 12


class Swing(NamedTuple):
    """A change of the chances that is more than noise."""

    before: Chances
    after: Chances
    seat: int
    """Whose chances changed most."""

    @property
    def change(self) -> float:
        return self.after.shares[self.seat] - self.before.shares[self.seat]

    @property
    def error(self) -> float:
        return hypot(self.before.errors[self.seat], self.after.errors[self.seat])


def swings(found: Analysis) -> list[Swing]:
    """The largest, in the order of the match."""
    sure = [
        swing for swing in _changes(found) if abs(swing.change) >= max(SMALLEST, SURE * swing.error)
    ]
    largest = sorted(sure, key=lambda swing: -abs(swing.change))[:MOST]
    return sorted(largest, key=lambda swing: swing.after.moves)


def _changes(found: Analysis) -> Iterator[Swing]:
    for before, after in pairwise(found.curve):
        changes = [abs(then - now) for then, now in zip(before.shares, after.shares, strict=True)]
        yield Swing(before, after, changes.index(max(changes)))


def mistakes(found: Analysis) -> list[Decision]:
    return sorted(
        (decision for decision in found.decisions if decision.size),
        key=lambda decision: decision.moves,
    )
