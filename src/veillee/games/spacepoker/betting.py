"""Betting (chapter 4, and all-in from chapter 8)."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from veillee.kernel import Event, Step

from .bids import highest_bet, matched
from .components import NO_PLANETS, Planets
from .events import Called, Folded, Raised
from .middle import pay_in
from .moves import Raise
from .state import Bid, State


def fold(state: State, seat: int) -> Step:
    """Clause 4.5: out of the round; what was bet stays in the middle."""
    place = state.left.index(seat)
    left = state.left[:place] + state.left[place + 1 :]
    betting = (*state.betting, Bid(seat=seat, does="fold", to=state.bets[seat]))
    state = msgspec.structs.replace(state, left=left, betting=betting)
    state = msgspec.structs.replace(state, turn=next_to_bet(state, seat))
    return Step(state, (Event("4.5", Folded(seat=seat)),))


def call(state: State, seat: int) -> Step:
    """Clauses 4.3 and 8.5."""
    level = state.level
    to = matched(level, highest_bet(state, seat))
    short, paid = to < level, to - state.bets[seat]
    state, planets, change = _bet(state, seat, "call", to)
    told = Called(seat=seat, to=to, paid=paid, planets=planets, short=short)
    return Step(state, (*change, Event("8.5" if short else "4.3", told)))


def raise_to(state: State, seat: int, move: Raise) -> Step:
    """Clause 4.4. Clause 4.1: the first bet of a round is a raise from nothing."""
    opening, paid = not any(state.bets), move.to - state.bets[seat]
    state, planets, change = _bet(state, seat, "raise", move.to)
    told = Raised(seat=seat, to=move.to, paid=paid, planets=planets, opening=opening)
    return Step(state, (*change, Event("4.1" if opening else "4.4", told)))


def next_to_bet(state: State, after: int | None = None) -> int | None:
    """Whose turn it is after that seat (or at first); None when the betting is over.

    Clause 4.7: over when all who are left have matched. Clause 4.8: or when one is left.
    """
    left, bets, planets, all_in = state.left, state.bets, state.planets, state.options.all_in
    if len(left) == 1:
        return None
    level = max(bets)
    if all_in and not level and sum(map(state.has_planets, left)) <= 1:
        return None  # 8.9: nobody is left to bet against
    for seat in in_turn(state.players, after):
        owes = not level or bets[seat] < level
        # 8.5: without planets a player stays in, and has no more turns.
        if owes and seat in left and not (all_in and planets[seat] == NO_PLANETS):
            return seat
    return None


@cache
def in_turn(players: tuple[int, ...], after: int | None) -> tuple[int, ...]:
    """Clause 2.3: the players from the next one after that seat on, or from the opener."""
    place = 0 if after is None else players.index(after) + 1
    return players[place:] + players[:place]


def _bet(
    state: State, seat: int, does: Literal["call", "raise"], to: int
) -> tuple[State, Planets, tuple[Event, ...]]:
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
    state = msgspec.structs.replace(state, turn=next_to_bet(state, seat))
    return state, paid.moved, paid.told
