"""What may be bid, and on which terms (chapter 4, and all-in from chapter 8)."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache
from typing import Final, NamedTuple

from veillee.kernel import Condition, Refusal, Value, all_hold, first_broken

from .components import NO_PLANETS, points
from .moves import CALL, FOLD, RAISE, Call, Move, Raise
from .state import RULEBOOK, State

Bidding = Condition[bool, int, int, bool]
"""On whether all-in is played, the bet to match, one's highest bet, and whether another player
could answer a raise."""

ENOUGH: Final[Bidding] = Condition(
    "4.6",
    "cannot-match",
    lambda all_in, level, highest, _: all_in or highest >= level,  # 8.5: with all one has
    lambda _, level, highest, _answered: {"level": level, "highest": highest},
)
TO_CALL: Final[tuple[Bidding, ...]] = (
    Condition("4.2", "nothing-to-match", lambda _, level, _highest, _answered: level > 0),
    ENOUGH,
)
TO_RAISE: Final[tuple[Bidding, ...]] = (
    Condition("8.10", "nobody-can-answer", lambda _, _level, _highest, answered: answered),
    ENOUGH,
)
# On the bet to match, and on the sum that is bet: once they hold, they hold for every higher sum.
AT_LEAST: Final[tuple[Condition[int, int], ...]] = (
    Condition("4.1", "bet-at-least-one", lambda level, to: to > 0 or level > 0),
    Condition(
        "4.4",
        "raise-too-low",
        lambda level, to: to > level,
        lambda level, to: {"to": to, "level": level},
    ),
)
# On one's highest bet, and on the sum: for every lower sum too.
AT_MOST: Final[tuple[Condition[int, int], ...]] = (
    Condition(
        "4.4",
        "raise-too-high",
        lambda highest, to: to <= highest,
        lambda highest, to: {"to": to, "highest": highest},
    ),
)
ANY_SUM: Final = range(len(RAISE))


def highest_bet(state: State, seat: int) -> int:
    """Clause 4.4: what the seat would have bet with its last planet."""
    return state.bets[seat] + points(state.planets[seat])


def can_be_answered(state: State, seat: int) -> bool:
    """Clause 8.10: whether another player could still put something against a raise."""
    if not state.options.all_in:
        return True
    for other in state.left:  # noqa: SIM110  (a fifth of the time of any(), twice a bid)
        if other != seat and state.planets[other] != NO_PLANETS:
            return True
    return False


class Offer(NamedTuple):
    plain: tuple[Move, ...]
    """Folding, and calling where that may be done."""
    sums: range
    """What may be raised to, if anything."""


@lru_cache(maxsize=10_000)
def offer(all_in: bool, level: int, highest: int, answered: bool) -> Offer:
    plain = (FOLD, CALL) if all_hold(TO_CALL, all_in, level, highest, answered) else (FOLD,)
    if not all_hold(TO_RAISE, all_in, level, highest, answered):
        return Offer(plain, range(0))
    # 4.4: raises go by whole points, so that the first and the last of them tell all.
    return Offer(plain, range(least_raise(level), beyond_raises(highest)))


@cache
def least_raise(level: int) -> int:
    """The least that one could raise to, whatever one has."""
    return bisect_left(ANY_SUM, True, key=lambda to: all_hold(AT_LEAST, level, to))


@cache
def beyond_raises(highest: int) -> int:
    """The least that is too much to raise to."""
    return bisect_left(ANY_SUM, True, key=lambda to: not all_hold(AT_MOST, highest, to))


def bids(state: State, seat: int) -> list[Move]:
    """Every fold, call and raise of the seat whose turn it is."""
    plain, sums = offer(
        state.options.all_in,
        max(state.bets),
        highest_bet(state, seat),
        can_be_answered(state, seat),
    )
    return [*plain, *RAISE[sums.start : sums.stop]]


def why_not_bid(state: State, seat: int, move: Call | Raise) -> Refusal | None:
    all_in, level, highest = state.options.all_in, max(state.bets), highest_bet(state, seat)
    answered = can_be_answered(state, seat)
    plain, sums = offer(all_in, level, highest, answered)
    if isinstance(move, Call):
        if CALL in plain:
            return None
        return first_broken(RULEBOOK, TO_CALL, all_in, level, highest, answered)
    if move.to in sums:
        return None
    return (
        first_broken(RULEBOOK, TO_RAISE, all_in, level, highest, answered)
        or first_broken(RULEBOOK, AT_LEAST, level, move.to)
        or first_broken(RULEBOOK, AT_MOST, highest, move.to)
    )


class Terms(Value):
    """What whoever is to bid may do besides folding."""

    opens: bool
    """Whether nobody has bet yet."""
    call: int | None
    """What it costs to match; None where that may not be done."""
    least: int
    """The least bet that is a raise."""
    most: int | None
    """The highest that may be bet; None where nothing may be raised."""
    half: int | None = None
    """A raise by half of what lies in the middle once the bet is matched, as players often make it;
    None where it may not be made, or is the least or the highest."""
    whole: int | None = None
    """A raise by all of that."""


def terms(state: State, seat: int) -> Terms | None:
    if seat != state.turn or state.phase != "betting":
        return None
    level, highest = state.level, highest_bet(state, seat)
    plain, sums = offer(state.options.all_in, level, highest, can_be_answered(state, seat))
    call = matched(level, highest) - state.bets[seat] if CALL in plain else None
    between = sums[1:-1]
    middle = points(state.middle) + (call or 0)
    half, whole = [
        level + part if level + part in between else None for part in (middle // 2, middle)
    ]
    return Terms(
        opens=not level,
        call=call,
        least=least_raise(level),
        most=sums[-1] if sums else None,
        half=half,
        whole=whole,
    )


def matched(level: int, highest: int) -> int:
    """Clause 4.3: the bet of one who calls. Clause 8.5: all he has, if that is less."""
    return min(level, highest)
