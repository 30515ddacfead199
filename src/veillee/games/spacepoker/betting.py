"""Betting (chapter 4, and all-in from chapter 8)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

import msgspec

from veillee.kernel import Condition, Event, Refusal, Step, all_hold, first_broken

from .components import ALL_POINTS, NO_PLANETS
from .events import Called, Folded, Raised
from .middle import pay_in
from .moves import CALL, FOLD, RAISE, Call, Move, Raise
from .rulebook import RULEBOOK
from .state import Bid, State

WHEN: Final[dict[type[Move], tuple[Condition[bool, bool], ...]]] = {
    Call: (Condition("4.2", "nothing-to-match", lambda has_bet, _: has_bet),),
    Raise: (Condition("8.10", "nobody-can-answer", lambda _, answered: answered),),
}
"""By whether anybody has bet, and whether a raise can be answered."""

ENOUGH: Final[dict[bool, tuple[Condition[int, int], ...]]] = {
    False: (
        Condition(
            "4.6",
            "cannot-match",
            lambda level, highest: highest >= level,
            lambda level, highest: {"level": level, "highest": highest},
        ),
    ),
    True: (),  # 8.5: all-in, any planets will do
}
"""By the bet to match, and one's highest bet."""

SUMS: Final[tuple[Condition[int, int, int], ...]] = (
    Condition("4.1", "bet-at-least-one", lambda level, _, to: to > 0 or level > 0),
    Condition(
        "4.4",
        "raise-too-low",
        lambda level, _, to: to > level,
        lambda level, _, to: {"to": to, "level": level},
    ),
    Condition(
        "4.4",
        "raise-too-high",
        lambda _, highest, to: to <= highest,
        lambda _, highest, to: {"to": to, "highest": highest},
    ),
)
"""By the same, and the sum that is bet."""


def bids(state: State, seat: int) -> list[Move]:
    """Every fold, call and raise of the seat whose turn it is."""
    level, highest = state.level, highest_bet(state, seat)
    moves: list[Move] = [FOLD]
    if all_hold(ENOUGH[state.options.all_in], level, highest):
        kinds = kinds_now(level > 0, can_be_answered(state, seat))
        if Call in kinds:
            moves.append(CALL)
        if Raise in kinds:
            moves += RAISE[least_raise(level) : most_raise(highest) + 1]
    return moves


@cache
def why_not_now(kind: type[Move], has_bet: bool, answered: bool) -> Refusal | None:
    return first_broken(RULEBOOK, WHEN[kind], has_bet, answered)


@cache
def kinds_now(has_bet: bool, answered: bool) -> tuple[type[Move], ...]:
    return tuple(kind for kind in WHEN if not why_not_now(kind, has_bet, answered))


# Clause 4.4: raises go by whole points, so that the least and the most of them tell all.
@cache
def least_raise(level: int) -> int:
    """The least that anybody could raise to, had he all the planets there are."""
    return next(
        (to for to in range(len(RAISE)) if all_hold(SUMS, level, ALL_POINTS, to)), len(RAISE)
    )


@cache
def most_raise(highest: int) -> int:
    """The most that the seat could raise to, whatever the others have bet."""
    return max((to for to in range(len(RAISE)) if all_hold(SUMS, 0, highest, to)), default=0)


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


def why_not_bid(state: State, seat: int, move: Call | Raise) -> Refusal | None:
    level, highest, answered = state.level, highest_bet(state, seat), can_be_answered(state, seat)
    refusal = why_not_now(type(move), level > 0, answered) or first_broken(
        RULEBOOK, ENOUGH[state.options.all_in], level, highest
    )
    if refusal or isinstance(move, Call):
        return refusal
    return first_broken(RULEBOOK, SUMS, level, highest, move.to)


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
