"""Betting (chapter 4, and all-in from chapter 8)."""

from __future__ import annotations

from typing import Literal

import msgspec

from veillee.kernel import Event, Refusal, Step

from .events import Called, Folded, Raised
from .middle import pay_in
from .moves import CALL, FOLD, RAISE, Move, Raise
from .rulebook import RULEBOOK
from .state import Bid, State


def bids(state: State, seat: int) -> list[Move]:
    """Every fold, call and raise of the seat whose turn it is."""
    moves: list[Move] = [FOLD]
    if can_call(state, seat):
        moves.append(CALL)
    if can_be_answered(state, seat):
        moves += RAISE[state.level + 1 : highest_bet(state, seat) + 1]
    return moves


def can_call(state: State, seat: int) -> bool:
    """Clauses 4.3 and 4.6: with enough planets. Clause 8.5: all-in, with any."""
    return state.level > 0 and (state.options.all_in or highest_bet(state, seat) >= state.level)


def highest_bet(state: State, seat: int) -> int:
    """Clause 4.4: what the seat would have bet with its last planet."""
    return state.bets[seat] + state.points_of(seat)


def can_be_answered(state: State, seat: int) -> bool:
    """Clause 8.10: whether another player could still put something against a raise."""
    if not state.options.all_in:
        return True
    return any(other != seat and state.has_planets(other) for other in state.left)


def why_not_call(state: State, seat: int) -> Refusal | None:
    if not state.level:
        return RULEBOOK.refuse("4.2", "nothing-to-match")
    return None if can_call(state, seat) else _cannot_match(state, seat)


def why_not_raise(state: State, seat: int, move: Raise) -> Refusal | None:
    level, highest = state.level, highest_bet(state, seat)
    if not can_be_answered(state, seat):
        return RULEBOOK.refuse("8.10", "nobody-can-answer")
    if not level and not move.to:
        return RULEBOOK.refuse("4.1", "bet-at-least-one")
    if highest < level and not state.options.all_in:
        return _cannot_match(state, seat)
    if move.to <= level:
        return RULEBOOK.refuse("4.4", "raise-too-low", to=move.to, level=level)
    if move.to > highest:
        return RULEBOOK.refuse("4.4", "raise-too-high", to=move.to, highest=highest)
    return None


def _cannot_match(state: State, seat: int) -> Refusal:
    return RULEBOOK.refuse(
        "4.6", "cannot-match", level=state.level, highest=highest_bet(state, seat)
    )


def fold(state: State, seat: int) -> Step:
    """Clause 4.5: out of the round; what was bet stays in the middle."""
    left = tuple(other for other in state.left if other != seat)
    state = msgspec.structs.replace(state, left=left)
    return Step(_spoken(state, seat, "fold"), (Event("4.5", Folded(seat=seat)),))


def call(state: State, seat: int) -> Step:
    """Clause 4.3: up to the bet. Clause 8.5: or with all the seat has, if that is less."""
    to = min(state.level, highest_bet(state, seat))
    state, change, paid = _bet(state, seat, to)
    short = to < state.level
    told = Called(seat=seat, to=to, paid=paid, short=short)
    return Step(_spoken(state, seat, "call"), (*change, Event("8.5" if short else "4.3", told)))


def raise_to(state: State, seat: int, move: Raise) -> Step:
    """Clause 4.4. Clause 4.1: the first bet of a round is a raise from nothing."""
    opening = not state.level
    state, change, paid = _bet(state, seat, move.to)
    told = Raised(seat=seat, to=move.to, paid=paid, opening=opening)
    return Step(_spoken(state, seat, "raise"), (*change, Event("4.1" if opening else "4.4", told)))


def next_to_bet(state: State, after: int | None = None) -> int | None:
    """Whose turn it is after that seat (or at first); None when the betting is over.

    Clause 4.7: over when all who are left have matched. Clause 4.8: or when one is left.
    """
    if len(state.left) == 1:
        return None
    in_turn = state.players
    if after is not None:
        place = in_turn.index(after) + 1
        in_turn = in_turn[place:] + in_turn[:place]
    level, all_in = state.level, state.options.all_in
    if all_in and not level and sum(map(state.has_planets, state.left)) <= 1:
        return None  # 8.9: nobody is left to bet against
    for seat in in_turn:
        owes = state.bets[seat] < level or not level
        # 8.5: without planets a player stays in, and has no more turns.
        if seat in state.left and owes and not (all_in and not state.has_planets(seat)):
            return seat
    return None


def _bet(state: State, seat: int, to: int) -> tuple[State, list[Event], int]:
    """Clause 1.4: what is missing to that bet goes to the middle."""
    paid = to - state.bets[seat]
    state, change = pay_in(state, seat, paid)
    bets = (*state.bets[:seat], to, *state.bets[seat + 1 :])
    return msgspec.structs.replace(state, bets=bets), change, paid


def _spoken(state: State, seat: int, does: Literal["fold", "call", "raise"]) -> State:
    """The turn is over; the next player's begins."""
    betting = (*state.betting, Bid(seat=seat, does=does, to=state.bets[seat]))
    return msgspec.structs.replace(state, betting=betting, turn=next_to_bet(state, seat))
