"""Hands as numbers: every hand of a fleet in the order of its strength, and native comparison.

A hand is the number of ships of each kind. There are few: 126 with five kinds, 462 with seven, and
no two of them are equally strong. So a hand's place in that order says all about it.
"""

from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Reals
from veillee.bots.native import native
from veillee.games.spacepoker.components import (
    KINDS,
    OF_EACH_KIND,
    SHIPS,
    SHIPS_EACH,
    SIZE,
    Fleet,
    Ship,
)
from veillee.games.spacepoker.hands import strength

Counts = NDArray[np.int8]
Chances = Reals
Places = NDArray[np.int16]
Kinds = NDArray[np.uint8]

# Up to five ships of each kind are a digit in base six; the sum of the ships' powers is the key.
_POWER = 6 ** np.arange(len(SHIPS), dtype=np.int64)


class Hands(NamedTuple):
    """Every hand of a fleet, weakest first."""

    fleet: Fleet
    kinds: tuple[Ship, ...]
    of_each: int
    counts: Counts  # [hand, kind]
    place: Places  # [key] the place of the hand in this order; -1 where there is no such hand
    dealt: Chances  # [hand] how likely it is to be dealt


@cache
def hands_of(fleet: Fleet) -> Hands:
    kinds, each = KINDS[fleet], OF_EACH_KIND[fleet]
    ordered = sorted(combinations_with_replacement(kinds, SHIPS_EACH), key=strength)
    counts = np.array([[hand.count(kind) for kind in kinds] for hand in ordered], dtype=np.int8)
    place = np.full(6 ** len(kinds), -1, dtype=np.int16)
    place[counts @ _POWER[: len(kinds)]] = np.arange(len(ordered))
    ways = [prod(comb(each, int(count)) for count in hand) for hand in counts]
    dealt = np.array(ways) / comb(each * len(kinds), SHIPS_EACH)
    return Hands(fleet, kinds, each, counts, place, dealt)


def count_kinds(ships: tuple[Ship, ...], hands: Hands) -> Counts:
    return np.array([ships.count(kind) for kind in hands.kinds], dtype=np.int8)


def place_of(ships: tuple[Ship, ...], hands: Hands) -> int:
    """How many hands of the fleet are weaker than these five ships."""
    return int(hands.place[sum(int(_POWER[SIZE[ship] - 1]) for ship in ships)])


def places(counts: Counts, hands: Hands) -> Places:
    """The same for many hands given as numbers of ships by kind."""
    found: Places = hands.place[counts @ _POWER[: len(hands.kinds)]]
    return found


def strengths(batch: Kinds) -> Places:
    """For each row of five ships (0 the probe, 6 the ark) a number: the larger one wins.

    The numbers are places among the hands of seven kinds, so they serve for both fleets.
    """
    out = np.empty(len(batch), dtype=np.int16)
    _strengths(batch, hands_of("7x5").place, out)
    return out


def compare_batch(left: Kinds, right: Kinds) -> Counts:
    """For each pair of rows 1 where the left hand wins, -1 where the right one does, 0 if equal."""
    out = np.empty(len(left), dtype=np.int8)
    _compare(left, right, hands_of("7x5").place, out)
    return out


@native
def _strengths(batch: Kinds, place: Places, out: Places) -> None:
    for row in range(len(batch)):
        out[row] = place[_key(batch, row)]


@native
def _compare(left: Kinds, right: Kinds, place: Places, out: Counts) -> None:
    for row in range(len(left)):
        mine, yours = place[_key(left, row)], place[_key(right, row)]
        out[row] = int(mine > yours) - int(mine < yours)


@native
def _key(batch: Kinds, row: int) -> int:
    key = 0
    for ship in range(SHIPS_EACH):
        key += _POWER[batch[row, ship]]
    return key


@cache
def _dealt_for_bench() -> tuple[Kinds, Kinds]:
    dice = np.random.default_rng(1)
    fleet = np.repeat(np.arange(5, dtype=np.uint8), 7)
    deals = np.stack([dice.permutation(fleet)[: 2 * SHIPS_EACH] for _ in range(1 << 16)])
    left, right = deals[:, :SHIPS_EACH].copy(), deals[:, SHIPS_EACH:].copy()
    compare_batch(left[:1], right[:1])
    return left, right


def bench_hands(rounds: int = 16) -> int:
    """Compare many dealt hands, two by two; says how many hands that were."""
    left, right = _dealt_for_bench()
    for _ in range(rounds):
        compare_batch(left, right)
    return 2 * len(left) * rounds
