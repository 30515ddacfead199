"""Bidding (chapter 2), and how aces change it (chapter 3)."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Condition, Event, Step, passing

from .components import ACE, FACES
from .events import Bade
from .moves import Bid
from .state import Made, State


def fewest_aces(state: State) -> int:
    """Clause 3.3: half as many as of the face before, rounded up."""
    return (state.bid.count + 1) // 2 if state.bid else 1


def fewest_after_aces(state: State) -> int:
    """Clause 3.4: twice as many as aces, and one more."""
    return 2 * state.bid.count + 1 if state.bid else 1


def goes_to_aces(state: State, bid: Bid) -> bool:
    return is_wild(state) and bid.face == ACE and state.bid is not None and state.bid.face != ACE


def leaves_aces(state: State, bid: Bid) -> bool:
    return is_wild(state) and bid.face != ACE and state.bid is not None and state.bid.face == ACE


def is_wild(state: State) -> bool:
    return state.options.aces


def is_higher(bid: Bid, before: Bid) -> bool:
    """Clause 2.2."""
    return (bid.count, bid.face) > (before.count, before.face)


# In the order in which they are refused; what is legal is what passes them all.
TO_BID: Final[tuple[Condition[State, Bid], ...]] = (
    Condition(
        "2.3",
        "more-than-all",
        lambda state, bid: bid.count <= state.in_play,
        lambda state, _: {"most": state.in_play},
    ),
    Condition(
        "3.2",
        "aces-first",
        lambda state, bid: bid.face != ACE or bool(state.bids) or not is_wild(state),
    ),
    Condition(
        "3.3",
        "too-few-aces",
        lambda state, bid: not goes_to_aces(state, bid) or bid.count >= fewest_aces(state),
        lambda state, _: {"number": fewest_aces(state)},
    ),
    Condition(
        "3.4",
        "too-few-after-aces",
        lambda state, bid: not leaves_aces(state, bid) or bid.count >= fewest_after_aces(state),
        lambda state, _: {"number": fewest_after_aces(state)},
    ),
    Condition(
        "2.2",
        "not-higher",
        lambda state, bid: (
            state.bid is None
            or goes_to_aces(state, bid)
            or leaves_aces(state, bid)
            or is_higher(bid, state.bid)
        ),
        lambda state, _: {"bid": f"{state.bid.count} × {state.bid.face}" if state.bid else ""},
    ),
)


def bids(state: State) -> list[Bid]:
    every = (Bid(count, face) for count in range(1, state.in_play + 1) for face in FACES)
    return list(passing(TO_BID, state, every))


def bid(state: State, seat: int, move: Bid) -> Step:
    """Clause 2.1."""
    made = (*state.bids, Made(seat, move))
    after = msgspec.structs.replace(state, bids=made, turn=state.after(seat))
    return Step(after, (Event("2.1", Bade(seat, move.count, move.face)),))
