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
from functools import lru_cache
from operator import add, sub
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
    return Transfer(after, change)


def more(purse: Planets, planets: Planets) -> Planets:
    return cast(Planets, tuple(map(add, purse, planets)))


def less(purse: Planets, planets: Planets) -> Planets:
    return cast(Planets, tuple(map(sub, purse, planets)))


@lru_cache(maxsize=65_536)  # the same purses pay the same sums again and again
def exact(purse: Planets, owed: int) -> Planets | None:
    """Clause 1.4: planets worth exactly `owed`, the largest that will do; None if none will."""
    counts, missing = [0] * LARGEST, owed
    for value in range(LARGEST, 0, -1):
        counts[value - 1] = min(purse[value - 1], missing // value)
        missing -= value * counts[value - 1]
    if not missing:
        return cast(Planets, tuple(counts))
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
