"""A turn: whose it is, what may be done in it, and what comes of it."""

from __future__ import annotations

from typing import Final

from veillee.kernel import Chance, Refusal, Rulebook, Step, all_hold, first_broken

from .bidding import TO_BID, bid, bids
from .lifting import TO_CALL_CALZA, TO_DOUBT, call_calza, doubt
from .moves import Bid, Calza, Doubt, Move
from .state import State

rulebook: Final = Rulebook(__package__)


def to_act(state: State) -> tuple[int, ...]:
    return () if state.is_over else (state.turn,)


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:  # noqa: ARG001
    """Everybody sees whose turn it is."""
    return to_act(state)


def legal(state: State, seat: int) -> list[Move]:
    if seat not in to_act(state):
        return []
    moves: list[Move] = list(bids(state))
    if all_hold(TO_CALL_CALZA, state, seat):
        moves.append(Calza())
    if all_hold(TO_DOUBT, state):
        moves.append(Doubt())
    return moves


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in to_act(state):
        return rulebook.refuse("0.2", "not-your-turn")
    match move:
        case Bid():
            return first_broken(rulebook, TO_BID, state, move)
        case Doubt():
            return first_broken(rulebook, TO_DOUBT, state)
        case Calza():
            return first_broken(rulebook, TO_CALL_CALZA, state, seat)


def play(state: State, seat: int, move: Move, chance: Chance) -> Step:
    match move:
        case Bid():
            return bid(state, seat, move)
        case Doubt():
            return doubt(state, seat, chance)
        case Calza():
            return call_calza(state, seat, chance)


def timeout(state: State, seat: int) -> Move:
    """The clock doubts, or where it cannot makes the lowest bid."""
    return legal(state, seat)[0 if state.bid is None else -1]
