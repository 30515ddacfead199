"""The yard where cars are built, in arrays for native code: the loop, its prices, the cars."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import astuple

from veillee.bots.arrays import Numbers, Reals, Records, record
from veillee.bots.native import native
from veillee.bots.sponsors.race import MOST_CARS, VALUES
from veillee.games.sponsors import BOARDS
from veillee.games.sponsors.board import Money
from veillee.games.sponsors.components import CATEGORIES, CATEGORY, cars_of
from veillee.games.sponsors.workshop import sold_at

KINDS = len(CATEGORIES)
LETTERS = "AVSE"
SPONSOR, SWAP = map(LETTERS.index, "SE")
COLOURED = 3
"""Colours of sponsors."""
LONGEST_PILE = 256

PRICES = record(*Money.__struct_fields__)
"""By the names of the board's file."""
FACTS = record(
    "cars",
    "in_pairs",  # whether cars race in pairs: see `has_sides`
    "first",  # the car that begins every round
    "car",  # whose turn it is
    "round_number",
    "over",
    "top",  # of the sponsor pile, the place of the top card
    "bottom",  # and the one after its last card
    "forced",  # how often an opponent was made to exchange
)


class Loop(NamedTuple):
    """The board of the first part, and what is known of its cards beforehand."""

    letters: Numbers
    zones: Numbers
    sold: Numbers
    """By square and category, 1 where it is sold."""
    prices: Records
    """One of `PRICES`."""
    expected: Reals
    """By category and the cards one has seen (bits): the mean of the others."""
    rounds: int


class Yard(NamedTuple):
    """Cars that are being built."""

    loop: Numbers
    money: Numbers
    hands: Numbers
    """By car and category, the values held, one bit each."""
    piles: Numbers
    heights: Numbers
    sponsors: Numbers
    sponsor_pile: Numbers
    facts: Records
    """One of `FACTS`."""
    strengths: Reals
    counts: Numbers
    """Room: how many cards of each value."""


@lru_cache(maxsize=16)
def loop_of(name: str, seats: int) -> Loop:
    board = BOARDS[name]
    expected = np.zeros((KINDS, 1 << VALUES))
    for category, number in CATEGORY.items():
        values = [int(value) for value in board.values(category, cars_of(seats))]
        for seen in range(1 << VALUES):
            left = [value for value in values if not seen >> value & 1]
            expected[number, seen] = sum(left) / len(left) if left else 0.0
    sold = np.zeros((len(board.loop), KINDS), dtype=np.int64)
    for square in range(len(board.loop)):
        sold[square, list(sold_at(board, square))] = 1
    return Loop(
        letters=np.array([LETTERS.index(letter) for letter in board.loop], dtype=np.int64),
        zones=np.array(board.zone_of, dtype=np.int64),
        sold=sold,
        prices=np.array([astuple(board.money)], PRICES),
        expected=expected,
        rounds=board.rounds.building,
    )


def new_yard() -> Yard:
    return Yard(
        loop=np.zeros(MOST_CARS, dtype=np.int64),
        money=np.zeros(MOST_CARS, dtype=np.int64),
        hands=np.zeros((MOST_CARS, KINDS), dtype=np.int64),
        piles=np.zeros((KINDS, VALUES), dtype=np.int64),
        heights=np.zeros(KINDS, dtype=np.int64),
        sponsors=np.zeros((MOST_CARS, COLOURED), dtype=np.int64),
        sponsor_pile=np.zeros(LONGEST_PILE, dtype=np.int64),
        facts=np.zeros(1, FACTS),
        strengths=np.zeros(MOST_CARS),
        counts=np.zeros(VALUES, dtype=np.int64),
    )


@native
def copy_yard(source: Yard, target: Yard) -> None:
    for car in range(MOST_CARS):
        target.loop[car] = source.loop[car]
        target.money[car] = source.money[car]
        for kind in range(KINDS):
            target.hands[car, kind] = source.hands[car, kind]
        for colour in range(COLOURED):
            target.sponsors[car, colour] = source.sponsors[car, colour]
    for kind in range(KINDS):
        target.heights[kind] = source.heights[kind]
        for place in range(source.heights[kind]):
            target.piles[kind, place] = source.piles[kind, place]
    target.facts[0] = source.facts[0]
    for place in range(source.facts[0].top, source.facts[0].bottom):
        target.sponsor_pile[place] = source.sponsor_pile[place]
