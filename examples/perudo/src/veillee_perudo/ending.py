"""The end (chapter 4)."""

from __future__ import annotations

from veillee.kernel import Outcome

from .components import CALZAS, DICE, FACES
from .state import Options, State


def outcome(state: State) -> Outcome | None:
    """Clause 5.1: whoever went out later comes before."""
    if not state.is_over:
        return None
    seats = len(state.dice)
    ranks = tuple(
        seats - state.out.index(seat) if seat in state.out else 1 for seat in range(seats)
    )
    return Outcome(ranks, tuple(float(seats - rank) for rank in ranks), "5.1", "ended-one-left")


def bound(options: Options, seats: int) -> int:
    """A round takes a die unless a calza was exact, which is rare enough (4.4); and it has no more
    moves than there are bids, which only rise, and one that lifts the cups."""
    exact = seats * CALZAS if options.calza else 0
    rounds = seats * DICE - 1 + 2 * exact
    return rounds * (seats * DICE * len(FACES) + 1)
