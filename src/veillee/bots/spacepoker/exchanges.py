"""The exchange: every choice of discards, what may come of it, and which is sensible."""

from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Numbers
from veillee.bots.spacepoker.hands import Chances, Counts, Hands, hands_of, places
from veillee.games.spacepoker.components import SHIPS_EACH, Fleet
from veillee.games.spacepoker.moves import MOST_EXCHANGED, Exchange

COUNTS: Final = MOST_EXCHANGED + 1
ROUNDS_OF_THOUGHT: Final = 6


class Choices(NamedTuple):
    """Every way to exchange from every hand, grouped by hand, and every result of each."""

    hand: Numbers  # [choice]
    first: Numbers  # [hand] its first choice; one more at the end
    exchanged: Numbers  # [choice] how many ships
    discards: Counts  # [choice, kind]
    result: Numbers  # [choice] its first result
    choice: Numbers  # [result] of which choice
    after: Numbers  # [result] the hand then held
    chance: Chances  # [result] how likely

    def expected(self, worth: Chances | NDArray[np.float32]) -> Chances:
        """What each choice is worth, from the worth of hands: [hand], or [count, hand] where it
        matters how many were exchanged."""
        each = (
            worth[self.after] if worth.ndim == 1 else worth[self.exchanged[self.choice], self.after]
        )
        expected: Chances = np.add.reduceat(self.chance * each, self.result)
        return expected

    def held(self, chosen: Chances) -> Chances:
        """How likely each hand is held after each number of exchanges, from the chance of every
        choice: [count, hand]."""
        hands = len(self.first) - 1
        cell = self.exchanged[self.choice] * hands + self.after
        filled = np.bincount(cell, chosen[self.choice] * self.chance, COUNTS * hands)
        return filled.astype(np.float64).reshape(COUNTS, hands)


@cache
def choices_of(fleet: Fleet) -> Choices:
    """A player draws from the ships that he has not seen; what he lays aside does not come back."""
    hands = hands_of(fleet)
    unseen_ships = hands.of_each * len(hands.kinds) - SHIPS_EACH
    hand, exchanged, discards, after, chance = [], [], [], [], []
    of_size = _bundles(hands)
    for number, held in enumerate(hands.counts):
        for size, bundles in of_size.items():
            ways = np.prod(_choose(hands.of_each - held, bundles), axis=1)
            for laid_aside in bundles[(bundles <= held).all(axis=1)]:
                hand.append(number)
                exchanged.append(size)
                discards.append(laid_aside)
                after.append(places(held - laid_aside + bundles, hands))
                chance.append(ways / comb(unseen_ships, size))
    sizes = [len(results) for results in after]
    return Choices(
        hand=np.array(hand),
        first=np.searchsorted(hand, np.arange(len(hands.counts) + 1)),
        exchanged=np.array(exchanged),
        discards=np.array(discards),
        result=np.cumsum([0, *sizes[:-1]]),
        choice=np.repeat(np.arange(len(sizes)), sizes),
        after=np.concatenate(after).astype(np.int64),
        chance=np.concatenate(chance),
    )


def _bundles(hands: Hands) -> dict[int, Counts]:
    """For each number of ships, all bundles of that many: to be laid aside, or to be drawn."""
    kinds = range(len(hands.kinds))
    return {
        size: np.array(
            [
                [bundle.count(kind) for kind in kinds]
                for bundle in combinations_with_replacement(kinds, size)
            ],
            dtype=np.int8,
        )
        for size in range(COUNTS)
    }


def _choose(available: Counts, taken: Counts) -> Numbers:
    table = np.array([[comb(n, k) for k in range(COUNTS)] for n in range(8)])
    return table[np.broadcast_to(available, taken.shape), taken]


class Sensible(NamedTuple):
    """How a sensible player exchanges, and what he then holds."""

    choice: Numbers  # [hand]
    worth: Chances  # [hand] how often the hand, kept, beats such a player's hand
    held: Chances  # [count, hand] how likely he exchanges so many and then holds that


@cache
def sensible(fleet: Fleet) -> Sensible:
    """Everybody exchanges for the best chance to beat somebody who does the same."""
    hands, choices = hands_of(fleet), choices_of(fleet)
    held = hands.dealt
    for _ in range(ROUNDS_OF_THOUGHT):
        worth = beats(held)
        gain = choices.expected(worth)
        choice = np.array(
            [
                first + int(np.argmax(gain[first:last]))
                for first, last in zip(choices.first[:-1], choices.first[1:], strict=True)
            ]
        )
        chosen = np.zeros(len(choices.hand))
        chosen[choice] = hands.dealt
        by_count = choices.held(chosen)
        held = by_count.sum(axis=0)
    return Sensible(choice, beats(held), by_count)


def beats(held: Chances) -> Chances:
    """For each hand the chance to beat one that is held so; equal hands are even."""
    return np.cumsum(held) - held / 2


def exchange_move(choice: int, fleet: Fleet) -> Exchange:
    """The choice as a move of the game."""
    counts = choices_of(fleet).discards[choice]
    kinds = hands_of(fleet).kinds
    return Exchange(
        tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
    )
