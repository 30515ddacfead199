"""What may be bid, and on which terms (chapter 4, and all-in from chapter 8)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from veillee.kernel import Condition, Refusal, all_hold, first_broken

from .components import ALL_POINTS, NO_PLANETS
from .moves import CALL, FOLD, RAISE, Call, Move, Raise
from .rulebook import RULEBOOK
from .state import State

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
    kinds = kinds_open(state, seat, level, highest)
    moves: list[Move] = [FOLD]
    if Call in kinds:
        moves.append(CALL)
    if Raise in kinds:
        moves += RAISE[least_raise(level) : most_raise(highest) + 1]
    return moves


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What whoever is to bid may do besides folding."""

    opens: bool
    """Whether nobody has bet yet."""
    call: int | None
    """What it costs to match; None where that may not be done."""
    least: int
    """The least bet that is a raise."""
    most: int | None
    """The highest that may be bet; None where nothing may be raised."""


def terms(state: State, seat: int) -> Terms | None:
    if seat != state.turn or state.phase != "betting":
        return None
    level, highest = state.level, highest_bet(state, seat)
    kinds = kinds_open(state, seat, level, highest)
    least, most = least_raise(level), most_raise(highest)
    return Terms(
        opens=not level,
        call=matched(level, highest) - state.bets[seat] if Call in kinds else None,
        least=least,
        most=most if Raise in kinds and least <= most else None,
    )


def kinds_open(state: State, seat: int, level: int, highest: int) -> tuple[type[Move], ...]:
    if not all_hold(ENOUGH[state.options.all_in], level, highest):
        return ()
    return kinds_now(level > 0, can_be_answered(state, seat))


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


def matched(level: int, highest: int) -> int:
    """Clause 4.3: the bet of one who calls. Clause 8.5: all he has, if that is less."""
    return min(level, highest)


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
