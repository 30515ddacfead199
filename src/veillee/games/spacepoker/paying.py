"""Paying in planets, and change (clauses 1.4 and 1.5).

A *purse* is what somebody has in front of him, or what lies in the middle. No planet ever leaves
the purses: paying moves planets from one to another, and changing swaps one for as many ones.

Why a single change is always enough, and always to be had. A payer with five ones or more pays
any sum he has: large planets first, until what is missing is less than the next planet, so five
at most. A payer who needs change therefore has four ones at most. Take the planets that exceed
the sum by least: the excess is less than each of them, so with one of them changed into ones the
sum comes out. At n players the other n purses (the middle counts as one) then hold at least
10n - 4 of the ones: one of those purses has eight or more, and no planet is worth more than six.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, cast

from .components import Planets, points

LARGEST: Final = 6


class Change(NamedTuple):
    """A planet that was changed into ones: of which purse, with which, and of what value."""

    giver: int
    partner: int
    value: int


class Transfer(NamedTuple):
    purses: list[Planets]
    moved: Planets
    change: Change | None


def transfer(
    purses: Sequence[Planets], giver: int, taker: int, owed: int, partners: Iterable[int]
) -> Transfer:
    """Move `owed` points from one purse to another, making change with one of the partners.

    The giver must have as much; the first of the partners that has enough ones gives them.
    """
    after, change = list(purses), None
    paid = exact(after[giver], owed)
    if paid is None:
        change, paid = find_change(after, giver, owed, partners)
        after[giver] = changed(after[giver], change.value, into_ones=True)
        after[change.partner] = changed(after[change.partner], change.value, into_ones=False)
    after[giver] = less(after[giver], paid)
    after[taker] = more(after[taker], paid)
    return Transfer(after, paid, change)


# Every bet comes through these three: written out, they take a third of the time of loops.
def more(purse: Planets, planets: Planets) -> Planets:
    ones, twos, threes, fours, fives, sixes = purse
    a, b, c, d, e, f = planets
    return ones + a, twos + b, threes + c, fours + d, fives + e, sixes + f


def less(purse: Planets, planets: Planets) -> Planets:
    ones, twos, threes, fours, fives, sixes = purse
    a, b, c, d, e, f = planets
    return ones - a, twos - b, threes - c, fours - d, fives - e, sixes - f


def exact(purse: Planets, owed: int) -> Planets | None:
    """Clause 1.4: planets worth exactly `owed`, the largest that will do; None if none will."""
    ones, twos, threes, fours, fives, sixes = purse
    f = sixes if 6 * sixes < owed else owed // 6
    missing = owed - 6 * f
    e = fives if 5 * fives < missing else missing // 5
    missing -= 5 * e
    d = fours if 4 * fours < missing else missing // 4
    missing -= 4 * d
    c = threes if 3 * threes < missing else missing // 3
    missing -= 3 * c
    b = twos if 2 * twos < missing else missing // 2
    missing -= 2 * b
    if missing <= ones:
        return missing, b, c, d, e, f
    # Taking all that fit leads astray where ones are few: 6 out of 4, 3 and 3 is 3 and 3.
    return exact_with(purse, owed, LARGEST)


def exact_with(purse: Planets, owed: int, largest: int) -> Planets | None:
    """The same, with planets up to the value `largest`, trying fewer of them where all fail."""
    if largest == 1:
        return (owed, 0, 0, 0, 0, 0) if owed <= purse[0] else None
    smaller = cast(Planets, (*purse[: largest - 1], *(0,) * (LARGEST + 1 - largest)))
    for count in range(min(purse[largest - 1], owed // largest), -1, -1):
        missing = owed - count * largest
        if missing > points(smaller):
            return None
        rest = exact_with(smaller, missing, largest - 1)
        if rest is not None:
            return cast(Planets, (*rest[: largest - 1], count, *rest[largest:]))
    return None


def find_change(
    purses: Sequence[Planets], giver: int, owed: int, partners: Iterable[int]
) -> tuple[Change, Planets]:
    """Clause 1.5: the smallest planet that will do, the first partner that has the ones for it."""
    purse = purses[giver]
    for value in range(2, LARGEST + 1):
        paid = exact(changed(purse, value, into_ones=True), owed) if purse[value - 1] else None
        if paid is not None:
            partner = next(other for other in partners if purses[other][0] >= value)
            return Change(giver, partner, value), paid
    raise ValueError(f"{owed} points cannot be paid out of {purse}")


def changed(purse: Planets, value: int, *, into_ones: bool) -> Planets:
    """The purse with one planet of `value` given for as many ones, or the other way round."""
    sign = 1 if into_ones else -1
    counts = list(purse)
    counts[0] += sign * value
    counts[value - 1] -= sign
    return cast(Planets, tuple(counts))
