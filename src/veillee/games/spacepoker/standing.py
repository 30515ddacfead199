"""How each seat stands in the round, and what it did last in the betting: everyone sees both."""

from __future__ import annotations

from typing import Literal

from .components import NO_PLANETS, Planets
from .state import State

Standing = Literal["in", "all-in", "folded", "short", "out", "over"]
Did = Literal["open", "raise", "call", "fold"]


def standings(state: State) -> tuple[Standing, ...]:
    if state.phase == "over":
        return tuple(["over" for _ in state.planets])
    left, players = state.left, state.players
    return tuple(
        [
            still_in(purse) if seat in left else "folded" if seat in players else sits_out(purse)
            for seat, purse in enumerate(state.planets)
        ]
    )


def still_in(purse: Planets) -> Standing:
    """Clause 8.5: whoever has put in everything stays in the round."""
    return "all-in" if purse == NO_PLANETS else "in"


def sits_out(purse: Planets) -> Standing:
    """Clause 2.5: without planets. Clause 8.4: or with too little for the ante and a bet."""
    return "out" if purse == NO_PLANETS else "short"


def last_bids(state: State) -> tuple[Did | None, ...]:
    """What each seat did in its last turn of the betting. Clause 4.1: the first bet opens it."""
    did: list[Did | None] = [None] * len(state.planets)
    opened = False
    for bid in state.betting:
        did[bid.seat] = "open" if bid.does == "raise" and not opened else bid.does
        opened = opened or bid.does == "raise"
    return tuple(did)
