"""Betting (chapter 4, and all-in from chapter 8)."""

from __future__ import annotations

from typing import Literal

import msgspec

from veillee.kernel import Event, Refusal, Step

from .components import NO_PLANETS
from .events import Called, Folded, Raised
from .middle import pay_in
from .moves import CALL, FOLD, RAISE, Move, Raise
from .rulebook import RULEBOOK
from .state import Bid, State


def bids(state: State, seat: int) -> list[Move]:
    """Every fold, call and raise of the seat whose turn it is."""
    level, highest = state.level, highest_bet(state, seat)
    moves: list[Move] = [FOLD]
    if level and can_match(state, level, highest):
        moves.append(CALL)
    if can_be_answered(state, seat):
        moves += RAISE[level + 1 : highest + 1]
    return moves


def can_match(state: State, level: int, highest: int) -> bool:
    """Clauses 4.3 and 4.6: with enough planets. Clause 8.5: all-in, with any."""
    return state.options.all_in or highest >= level


def highest_bet(state: State, seat: int) -> int:
    """Clause 4.4: what the seat would have bet with its last planet."""
    return state.bets[seat] + state.points_of(seat)


def can_be_answered(state: State, seat: int) -> bool:
    """Clause 8.10: whether another player could still put something against a raise."""
    if not state.options.all_in:
        return True
    for other in state.left:  # noqa: SIM110  (a fifth of the time of any(), twice a bid)
        if other != seat and state.planets[other] != NO_PLANETS:
            return True
    return False


def why_not_call(state: State, seat: int) -> Refusal | None:
    level, highest = state.level, highest_bet(state, seat)
    if not level:
        return RULEBOOK.refuse("4.2", "nothing-to-match")
    return None if can_match(state, level, highest) else _cannot_match(level, highest)


def why_not_raise(state: State, seat: int, move: Raise) -> Refusal | None:
    level, highest = state.level, highest_bet(state, seat)
    if not can_be_answered(state, seat):
        return RULEBOOK.refuse("8.10", "nobody-can-answer")
    if not level and not move.to:
        return RULEBOOK.refuse("4.1", "bet-at-least-one")
    if not can_match(state, level, highest):
        return _cannot_match(level, highest)
    if move.to <= level:
        return RULEBOOK.refuse("4.4", "raise-too-low", to=move.to, level=level)
    if move.to > highest:
        return RULEBOOK.refuse("4.4", "raise-too-high", to=move.to, highest=highest)
    return None


def _cannot_match(level: int, highest: int) -> Refusal:
    return RULEBOOK.refuse("4.6", "cannot-match", level=level, highest=highest)


def fold(state: State, seat: int) -> Step:
    """Clause 4.5: out of the round; what was bet stays in the middle."""
    place = state.left.index(seat)
    left = state.left[:place] + state.left[place + 1 :]
    betting = (*state.betting, Bid(seat=seat, does="fold", to=state.bets[seat]))
    state = msgspec.structs.replace(state, left=left, betting=betting)
    return Step(_next_turn(state, seat), (Event("4.5", Folded(seat=seat)),))


def call(state: State, seat: int) -> Step:
    """Clause 4.3: up to the bet. Clause 8.5: or with all the seat has, if that is less."""
    level = state.level
    to = min(level, highest_bet(state, seat))
    short = to < level
    told = Called(seat=seat, to=to, paid=to - state.bets[seat], short=short)
    state, change = _bet(state, seat, "call", to)
    return Step(state, (*change, Event("8.5" if short else "4.3", told)))


def raise_to(state: State, seat: int, move: Raise) -> Step:
    """Clause 4.4. Clause 4.1: the first bet of a round is a raise from nothing."""
    opening = not state.level
    told = Raised(seat=seat, to=move.to, paid=move.to - state.bets[seat], opening=opening)
    state, change = _bet(state, seat, "raise", move.to)
    return Step(state, (*change, Event("4.1" if opening else "4.4", told)))


def next_to_bet(state: State, after: int | None = None) -> int | None:
    """Whose turn it is after that seat (or at first); None when the betting is over.

    Clause 4.7: over when all who are left have matched. Clause 4.8: or when one is left.
    """
    left = state.left
    if len(left) == 1:
        return None
    in_turn = state.players
    if after is not None:
        place = in_turn.index(after) + 1
        in_turn = in_turn[place:] + in_turn[:place]
    level, all_in = state.level, state.options.all_in
    if all_in and not level and sum(map(state.has_planets, left)) <= 1:
        return None  # 8.9: nobody is left to bet against
    for seat in in_turn:
        owes = not level or state.bets[seat] < level
        # 8.5: without planets a player stays in, and has no more turns.
        if owes and seat in left and not (all_in and not state.has_planets(seat)):
            return seat
    return None


def _bet(
    state: State, seat: int, does: Literal["call", "raise"], to: int
) -> tuple[State, tuple[Event, ...]]:
    """Clause 1.4: what is missing to that bet goes to the middle."""
    bets = state.bets
    paid = pay_in(state.planets, state.middle, seat, to - bets[seat])
    state = msgspec.structs.replace(
        state,
        planets=paid.planets,
        middle=paid.middle,
        bets=(*bets[:seat], to, *bets[seat + 1 :]),
        betting=(*state.betting, Bid(seat=seat, does=does, to=to)),
    )
    return _next_turn(state, seat), paid.told


def _next_turn(state: State, seat: int) -> State:
    return msgspec.structs.replace(state, turn=next_to_bet(state, seat))
