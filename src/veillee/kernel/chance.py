"""Chance: every shuffle and throw of a match, from one seed, so that anyone can check it.

The generator is SHA-256 in counter mode; docs/chance.md states it fully, with test vectors, for
people who want to re-implement it in another language. Changing anything here changes every
record ever made: it would need a new `VERSION`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from hmac import compare_digest
from struct import unpack
from typing import Final, TypeVar

VERSION: Final = 1
WORD_RANGE: Final = 2**64
WORDS_IN_A_BLOCK: Final = 4
RIFFLE_RANGE: Final = 2**56
"""So far below a word's range that a word has to be drawn again less than once in 256 times."""

T = TypeVar("T")


def commitment(seed: str) -> str:
    """What a table shows before the first move: it binds the seed without telling it."""
    return _tagged("commitment", [seed]).hex()


def opens(seed: str, shown: str) -> bool:
    """Whether this seed is the one that was committed to."""
    return compare_digest(commitment(seed), shown)


class Chance:
    """A stream of unbiased choices, the same for the same seed and contributions, for ever.

    `contributions` are texts that others (each player's browser) add after the commitment to the
    seed was shown, so that whoever chose the seed cannot have chosen the shuffle.
    """

    __slots__ = ("_first", "_key", "_words", "position")

    position: int
    """How many 64-bit words have been drawn so far."""

    def __init__(self, seed: str, contributions: Iterable[str] = ()) -> None:
        self._key = _tagged("chance", [seed, *contributions])
        self.position = 0
        self._first = 0
        self._words: tuple[int, ...] = ()

    def at(self, position: int) -> Chance:
        """The same stream, at another place."""
        twin = object.__new__(Chance)
        twin._key = self._key
        twin.position = position
        twin._first, twin._words = 0, ()
        return twin

    def word(self) -> int:
        """The next 64 bits, as a number."""
        place = self.position - self._first
        if not 0 <= place < len(self._words):
            place = self._hash(1)
        self.position += 1
        return self._words[place]

    def _hash(self, words: int) -> int:
        """Have at least so many words ready; says where the next one is among them."""
        block, place = divmod(self.position, WORDS_IN_A_BLOCK)
        blocks = -(-(place + words) // WORDS_IN_A_BLOCK)
        key = self._key
        data = b"".join(
            [
                sha256(key + number.to_bytes(8, "big")).digest()
                for number in range(block, block + blocks)
            ]
        )
        self._first = block * WORDS_IN_A_BLOCK
        self._words = unpack(f">{blocks * WORDS_IN_A_BLOCK}Q", data)
        return place

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, all equally likely."""
        if not 0 < bound <= WORD_RANGE:
            raise ValueError(f"below() takes a bound from 1 to 2**64, not {bound}")
        # Words past the last whole multiple would favour small numbers: they are drawn again.
        fair = WORD_RANGE - WORD_RANGE % bound
        while (word := self.word()) >= fair:
            pass
        return word % bound

    def die(self, sides: int = 6) -> int:
        """A throw of a die: 1 to `sides`."""
        return 1 + self.below(sides)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """The items in a random order, all equally likely (Fisher and Yates, from the end)."""
        order = list(items)
        count = len(order)
        # All words at once, and `below` written out: matches spend most of their chance here.
        place = self._hash(count - 1)
        certainly_fair = WORD_RANGE - count
        for last, word in zip(range(count - 1, 0, -1), self._words[place:], strict=False):
            if word >= certainly_fair:
                # Hardly ever: the rest one by one, with words drawn again where need be.
                self.position += count - 1 - last
                return self._shuffle_on(order, last)
            other = word % (last + 1)
            order[last], order[other] = order[other], order[last]
        self.position += max(0, count - 1)
        return order

    def _shuffle_on(self, order: list[T], start: int) -> list[T]:
        for last in range(start, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def riffle(self, items: Iterable[T]) -> list[T]:
        """A quick shuffle: all orders equally likely, from as few words as will do."""
        order = list(items)
        for product, sizes in _riffles(len(order)):
            number = self.below(product)
            for size in sizes:
                last, other = size - 1, number % size
                number //= size
                order[last], order[other] = order[other], order[last]
        return order

    def draw(self, items: Iterable[T], count: int) -> tuple[list[T], list[T]]:
        """`count` items at random, and the rest: the first of a shuffle, and what follows."""
        order = self.shuffle(items)
        if not 0 <= count <= len(order):
            raise ValueError(f"cannot draw {count} of {len(order)}")
        return order[:count], order[count:]


@cache
def _riffles(count: int) -> list[tuple[int, range]]:
    """Which steps of a shuffle each word decides: from `count` down to 2, as many sizes at a time
    as have a product within the range."""
    found, size = [], count
    while size > 1:
        first, product = size, 1
        while size > 1 and product * size <= RIFFLE_RANGE:
            product *= size
            size -= 1
        found.append((product, range(first, size, -1)))
    return found


def _tagged(purpose: str, texts: Sequence[str]) -> bytes:
    """One hash for one purpose. Every part is preceded by its length, so that no two lists of
    texts run together into the same bytes."""
    digest = sha256()
    for text in (f"veillee {purpose} {VERSION}", *texts):
        data = text.encode("utf-8", "surrogatepass")
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)
    return digest.digest()
