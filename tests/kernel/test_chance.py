"""Chance is unbiased, the same for ever, and can be checked by anyone."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.kernel import Chance, commitment, opens

KNOWN = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
"""Those of docs/chance.md; the page's tests hold its own implementation against them too."""


def by_the_book(seed: str, contributions: tuple[str, ...], count: int) -> list[int]:
    """docs/chance.md, followed to the letter and independently of the kernel's own code."""

    def hashed(*texts: str) -> bytes:
        data = b""
        for text in texts:
            raw = text.encode()
            data += len(raw).to_bytes(8, "big") + raw
        return sha256(data).digest()

    key = hashed("veillee chance 1", seed, *contributions)
    blocks = (sha256(key + n.to_bytes(8, "big")).digest() for n in range(count // 4 + 1))
    stream = b"".join(blocks)
    return [int.from_bytes(stream[8 * n : 8 * n + 8], "big") for n in range(count)]


@given(st.text(max_size=20), st.lists(st.text(max_size=8), max_size=3))
def test_the_stream_is_what_the_documentation_says(seed: str, contributions: list[str]) -> None:
    stream = Chance(seed, contributions)
    assert [stream.word() for _ in range(9)] == by_the_book(seed, tuple(contributions), 9)


def test_the_first_words_of_a_known_seed_never_change() -> None:
    stream = Chance(KNOWN["seed"])
    assert [f"{stream.word():016x}" for _ in range(5)] == KNOWN["words"]


def test_nor_does_the_first_word_of_a_seed_that_players_have_added_to() -> None:
    stream = Chance(KNOWN["seed"], KNOWN["contributions"])
    assert f"{stream.word():016x}" == KNOWN["contributed"]


def test_nor_does_the_commitment_to_a_known_seed() -> None:
    assert commitment(KNOWN["seed"]) == KNOWN["commitment"]


def test_a_shuffle_of_a_known_seed_never_changes() -> None:
    assert Chance(KNOWN["seed"]).shuffle(range(10)) == KNOWN["shuffle"]


def test_a_riffle_of_a_known_seed_never_changes() -> None:
    stream = Chance(KNOWN["seed"])
    assert stream.riffle(range(10)) == KNOWN["riffle"]
    assert stream.position == 1


def test_the_dice_of_a_known_seed_never_change() -> None:
    stream = Chance(KNOWN["seed"])
    assert [stream.die() for _ in range(10)] == KNOWN["dice"]


@given(st.text(max_size=8), st.integers(0, 60))
def test_a_riffle_is_what_the_documentation_says(seed: str, count: int) -> None:
    words = iter(by_the_book(seed, (), 40))
    order, size = list(range(count)), count
    while size > 1:
        sizes, product = list[int](), 1
        while size > 1 and product * size <= 2**56:
            sizes.append(size)
            product *= size
            size -= 1
        number = next(w for w in words if w < 2**64 - 2**64 % product) % product
        for each in sizes:
            other = number % each
            order[each - 1], order[other] = order[other], order[each - 1]
            number //= each
    assert Chance(seed).riffle(range(count)) == order


def test_all_orders_of_a_riffle_are_equally_likely() -> None:
    stream = Chance("riffles")
    orders = Counter(tuple(stream.riffle("abcd")) for _ in range(24_000))
    assert set(orders) == set(permutations("abcd"))
    chi_square = sum((times - 1000) ** 2 / 1000 for times in orders.values())
    assert chi_square < 49.7  # 23 degrees of freedom: p = 0.001


def test_every_ship_of_a_riffled_fleet_comes_to_every_place_as_often() -> None:
    # Long enough for several words: 35 items take three.
    stream, times = Chance("places"), 7_000
    places = Counter(
        (place, item) for _ in range(times) for place, item in enumerate(stream.riffle(range(35)))
    )
    expected = times / 35
    chi_square = sum((n - expected) ** 2 / expected for n in places.values())
    assert len(places) == 35 * 35
    assert chi_square < 34 * 34 + 4 * (2 * 34 * 34) ** 0.5  # 1156 degrees of freedom


@pytest.mark.rule("kernel", "0.6")
def test_a_seed_opens_its_own_commitment_and_no_other() -> None:
    shown = commitment("a secret seed")
    assert opens("a secret seed", shown)
    assert not opens("another seed", shown)
    assert not opens("a secret seed ", shown)


@pytest.mark.rule("kernel", "0.6")
def test_what_players_add_changes_the_whole_stream() -> None:
    assert Chance("s").word() != Chance("s", ["ada"]).word()
    assert Chance("s", ["ab", "c"]).word() != Chance("s", ["a", "bc"]).word()


def test_the_commitment_tells_nothing_about_the_stream() -> None:
    assert commitment("s") != f"{Chance('s')._key.hex()}"


def test_numbers_below_a_bound_are_equally_likely() -> None:
    stream = Chance("dice")
    throws = Counter(stream.die() for _ in range(60_000))
    chi_square = sum((throws[face] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert set(throws) == set(range(1, 7))
    assert chi_square < 20.5  # 5 degrees of freedom: p = 0.001


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    stream = Chance("orders")
    orders = Counter(tuple(stream.shuffle("abcd")) for _ in range(24_000))
    chi_square = sum((orders[order] - 1000) ** 2 / 1000 for order in permutations("abcd"))
    assert chi_square < 49.7  # 23 degrees of freedom: p = 0.001


@given(st.text(max_size=5), st.integers(0, 60), st.integers(0, 9))
def test_a_shuffle_draws_one_number_for_each_item_but_the_first(
    seed: str, count: int, before: int
) -> None:
    quick, slow = Chance(seed).at(before), Chance(seed).at(before)
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = slow.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert quick.shuffle(range(count)) == order
    assert quick.position == slow.position


def test_the_careful_way_of_shuffling_gives_the_same_order_as_the_quick_one() -> None:
    quick, careful = Chance("careful"), Chance("careful")
    expected = quick.shuffle(range(20))
    assert careful._shuffle_on(list(range(20)), 19) == expected
    assert careful.position == quick.position


class WithADoubtfulWord(Chance):
    """The third word is the largest there is: too large for a fair number below 18."""

    __slots__ = ()

    def _hash(self, words: int) -> int:
        place = super()._hash(words)
        third = 2 - self._first
        if 0 <= third < len(self._words):
            self._words = (*self._words[:third], 2**64 - 1, *self._words[third + 1 :])
        return place


def test_a_shuffle_that_meets_a_doubtful_word_passes_it_over() -> None:
    quick, slow = WithADoubtfulWord("doubtful"), WithADoubtfulWord("doubtful")
    order = list(range(20))
    for last in range(19, 0, -1):
        other = slow.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert quick.shuffle(range(20)) == order
    assert quick.position == slow.position == 20


@given(st.integers(1, 2**64), st.text(max_size=5))
def test_a_number_below_a_bound_is_below_it(bound: int, seed: str) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    # With a bound just over half of the range, about half of all words must be passed over.
    stream = Chance("again")
    for _ in range(200):
        stream.below(2**63 + 1)
    assert 300 < stream.position < 500


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_an_impossible_bound_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Chance("x").below(bound)


def test_drawing_takes_cards_off_and_leaves_the_rest() -> None:
    drawn, rest = Chance("cards").draw(range(10), 4)
    assert len(drawn) == 4
    assert sorted(drawn + rest) == list(range(10))


def test_drawing_more_than_there_is_is_an_error() -> None:
    with pytest.raises(ValueError, match="cannot draw 3 of 2"):
        Chance("cards").draw("ab", 3)


def test_a_stream_goes_on_from_any_place() -> None:
    whole = Chance("place")
    words = [whole.word() for _ in range(20)]
    assert Chance("place").at(13).word() == words[13]
