"""The native hands agree with the readable ones, for every hand of both fleets."""

from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from veillee.bots.spacepoker.hands import (
    bench_hands,
    compare_batch,
    hands_of,
    place_of,
    strengths,
)
from veillee.games.spacepoker.components import FLEETS, KINDS, SIZE, Fleet, Ship
from veillee.games.spacepoker.hands import strength


def every_hand(fleet: Fleet) -> list[tuple[Ship, ...]]:
    return list(combinations_with_replacement(KINDS[fleet], 5))


def as_rows(hands: list[tuple[Ship, ...]]) -> np.ndarray:
    return np.array([[SIZE[ship] - 1 for ship in hand] for hand in hands], dtype=np.uint8)


@pytest.mark.parametrize(("fleet", "number"), [("5x7", 126), ("7x5", 462)])
def test_there_are_so_many_hands(fleet: Fleet, number: int) -> None:
    assert len(every_hand(fleet)) == len(hands_of(fleet).counts) == number


@pytest.mark.parametrize("fleet", FLEETS)
def test_the_native_strength_orders_every_hand_as_the_rulebook_does(fleet: Fleet) -> None:
    hands = every_hand(fleet)
    native = strengths(as_rows(hands)).tolist()
    assert sorted(hands, key=strength) == [
        hand for _, hand in sorted(zip(native, hands, strict=True))
    ]
    assert len(set(native)) == len({strength(hand) for hand in hands}) == len(hands)


@pytest.mark.parametrize("fleet", FLEETS)
def test_every_two_hands_compare_natively_as_they_do_readably(fleet: Fleet) -> None:
    pairs = list(product(every_hand(fleet), repeat=2))
    left, right = (as_rows([pair[side] for pair in pairs]) for side in (0, 1))
    expected = [
        (strength(one) > strength(two)) - (strength(one) < strength(two)) for one, two in pairs
    ]
    assert compare_batch(left, right).tolist() == expected


def test_the_order_of_the_ships_means_nothing() -> None:
    rows = as_rows(
        [("ark", "probe", "ark", "probe", "ark"), ("probe", "probe", "ark", "ark", "ark")]
    )
    assert compare_batch(rows[:1], rows[1:]).tolist() == [0]


def test_five_different_are_the_best_hand_of_five_kinds() -> None:
    hands = hands_of("5x7")
    assert place_of(KINDS["5x7"], hands) == len(hands.counts) - 1


@pytest.mark.parametrize(("fleet", "ways"), [("5x7", 16_807), ("7x5", 65_625)])
def test_five_different_are_dealt_as_often_as_the_rulebook_says(fleet: Fleet, ways: int) -> None:
    hands = hands_of(fleet)
    different = (hands.counts.max(axis=1) == 1).nonzero()
    assert hands.dealt[different].sum() == pytest.approx(ways / 324_632)
    assert hands.dealt.sum() == pytest.approx(1)


def test_the_bench_counts_both_hands_of_a_comparison() -> None:
    assert bench_hands(1) == 2 * 65_536
