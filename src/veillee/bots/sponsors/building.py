"""Building in native code (chapters 3 to 5), with the habits of a sensible builder.

What happens is the game's; what the builders of a try-out choose is only what a sensible player
would, who sells sponsors in threes, buys where he can and swaps away his lowest card.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from veillee.bots.native import native
from veillee.bots.sponsors.dice import Words, below
from veillee.bots.sponsors.race import MOST_CARS, VALUES
from veillee.bots.sponsors.track import Numbers, Reals
from veillee.bots.sponsors.worth import chance_to_win, strength
from veillee.games.sponsors import BOARDS
from veillee.games.sponsors.components import (
    CATEGORIES,
    CATEGORY,
    MOST_ENERGY,
    MOST_SPONSORS,
    cars_of,
)

KINDS = len(CATEGORIES)
LETTERS = "AVSE"
ANY, ZONE, SPONSOR, SWAP = range(4)
COLOURED = 3
"""Colours of sponsors."""
LONGEST_PILE = 256

CARS, CAR, FIRST, ROUND, TOP, BOTTOM, OVER, SEATS, TEAMS = range(9)
"""Facts: of the sponsor pile the place of the top card, and the one after the last."""

START, CARD, POINT, ALIKE, DIFFERENT, SINGLE = range(6)
"""Prices, in the order of the board's file."""

# An exchange must promise as much, in points of a card.
WORTH_A_SWAP = 0.7


class Loop(NamedTuple):
    """The board of the first part, and what is known of its cards beforehand."""

    letters: Numbers
    zones: Numbers
    sold: Numbers
    """The two categories of each zone."""
    prices: Numbers
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
    facts: Numbers
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
    money = board.money
    prices = (
        money.start,
        money.workshop_card,
        money.energy_point,
        money.sponsors_alike,
        money.sponsors_different,
        money.sponsor_single,
    )
    return Loop(
        letters=np.array([LETTERS.index(letter) for letter in board.loop], dtype=np.int64),
        zones=np.array(board.zone_of, dtype=np.int64),
        sold=np.array([[CATEGORY[c] for c in zone.categories] for zone in board.zones]),
        prices=np.array(prices, dtype=np.int64),
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
        facts=np.zeros(9, dtype=np.int64),
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
    for fact in range(9):
        target.facts[fact] = source.facts[fact]
    for place in range(source.facts[TOP], source.facts[BOTTOM]):
        target.sponsor_pile[place] = source.sponsor_pile[place]


@native
def put_under(here: Yard, colour: int) -> None:
    here.sponsor_pile[here.facts[BOTTOM]] = colour
    here.facts[BOTTOM] += 1


@native
def sell(loop: Loop, here: Yard, car: int, blue: int, red: int, yellow: int) -> None:
    """Clauses 3.3 and 3.4."""
    count = blue + red + yellow
    price = count * loop.prices[SINGLE]
    if count == MOST_SPONSORS:
        if blue == red:
            price = loop.prices[DIFFERENT]
        if blue == count or red == count or yellow == count:
            price = loop.prices[ALIKE]
    here.money[car] += price
    for colour in range(COLOURED):
        sold = blue if colour == 0 else red if colour == 1 else yellow
        here.sponsors[car, colour] -= sold
        for _ in range(sold):
            put_under(here, colour)


@native
def sell_threes(loop: Loop, here: Yard, car: int) -> None:
    """Three of a kind or one of each."""
    held = here.sponsors[car]
    for colour in range(COLOURED):
        if held[colour] >= MOST_SPONSORS:
            sell(loop, here, car, 3 * int(colour == 0), 3 * int(colour == 1), 3 * int(colour == 2))
    if held[0] and held[1] and held[2]:
        sell(loop, here, car, 1, 1, 1)


@native
def sell_by_habit(loop: Loop, here: Yard, car: int) -> None:
    """Threes; and where there is no money for a card, singles, the odd ones first."""
    sell_threes(loop, here, car)
    held = here.sponsors[car]
    for few in range(1, MOST_SPONSORS):
        for colour in range(COLOURED):
            while here.money[car] < loop.prices[CARD] and 0 < held[colour] <= few:
                sell(loop, here, car, int(colour == 0), int(colour == 1), int(colour == 2))


@native
def lowest(values: int) -> int:
    for value in range(VALUES):
        if values >> value & 1:
            return value
    return VALUES


@native
def promise_of_card(loop: Loop, here: Yard, car: int, kind: int) -> float:
    """What a card of this category may be worth; nothing where none is left."""
    if here.heights[kind] == 0:
        return -1.0
    return float(loop.expected[kind, here.hands[car, kind]])


@native
def partner(here: Yard, car: int, zone: int) -> int:
    """Clauses 4.7 to 4.9: the car to exchange with, oneself for the board, -1 for nobody."""
    facts = here.facts
    if zone == car:
        return car
    if zone >= facts[CARS] or zone % facts[SEATS] == car % facts[SEATS]:
        return -1
    if facts[TEAMS] and zone % 2 == car % 2:
        return -1
    return zone


@native
def best_swap(loop: Loop, here: Yard, car: int, other: int) -> tuple[int, float]:
    """The category in which the lowest card has most to gain, and how much."""
    best, gain = -1, 0.0
    for kind in range(KINDS):
        hand = here.hands[car, kind]
        if hand == 0 or (here.heights[kind] == 0 if other == car else here.hands[other, kind] == 0):
            continue
        # Taken from an opponent a card counts for more: he has lost it.
        wanted = loop.expected[kind, hand] - lowest(hand)
        if wanted > gain:
            best, gain = kind, wanted
    return best, gain


@native
def promise_of_square(loop: Loop, here: Yard, car: int, square: int) -> float:
    """What there is to hope for on a square of the loop, in points of a card."""
    letter = loop.letters[square]
    if letter == SPONSOR:
        return 2.0 if here.money[car] >= 3 * loop.prices[CARD] else 3.0
    if letter == SWAP:
        other = partner(here, car, loop.zones[square])
        if other < 0:
            return 0.0
        _, gain = best_swap(loop, here, car, other)
        return gain if other == car else 1.3 * gain
    if here.money[car] < loop.prices[CARD]:
        return 0.0
    best = 0.0
    for kind in range(KINDS):
        if (
            letter == ANY
            or loop.sold[loop.zones[square], 0] == kind
            or (loop.sold[loop.zones[square], 1] == kind)
        ):
            best = max(best, promise_of_card(loop, here, car, kind))
    return best


@native
def buy(loop: Loop, here: Yard, car: int, kind: int) -> None:
    """Clause 4.3."""
    pile = here.piles[kind]
    here.hands[car, kind] |= 1 << pile[0]
    here.heights[kind] -= 1
    for place in range(here.heights[kind]):
        pile[place] = pile[place + 1]
    here.money[car] -= loop.prices[CARD]


@native
def exchange(here: Yard, car: int, other: int, kind: int, value: int, randomness: Words) -> None:
    """Clauses 4.7 and 4.8."""
    here.hands[car, kind] ^= 1 << value
    if other == car:
        pile, last = here.piles[kind], here.heights[kind] - 1
        here.hands[car, kind] |= 1 << pile[0]
        for place in range(last):
            pile[place] = pile[place + 1]
        pile[last] = value
        return
    theirs, count = here.hands[other, kind], 0
    for card in range(VALUES):
        count += theirs >> card & 1
    drawn = below(count, randomness)
    for card in range(VALUES):
        if theirs >> card & 1:
            if drawn == 0:
                here.hands[car, kind] |= 1 << card
                here.hands[other, kind] = theirs ^ 1 << card | 1 << value
                return
            drawn -= 1


@native
def draw_sponsor(here: Yard, car: int) -> None:
    facts = here.facts
    if facts[TOP] < facts[BOTTOM]:
        here.sponsors[car, here.sponsor_pile[facts[TOP]]] += 1
        facts[TOP] += 1


@native
def discard(here: Yard, car: int, colour: int) -> None:
    here.sponsors[car, colour] -= 1
    put_under(here, colour)


@native
def discard_by_habit(here: Yard, car: int) -> None:
    """Keep three of a kind, or one of each, or else a pair."""
    held = here.sponsors[car]
    if held[0] + held[1] + held[2] <= MOST_SPONSORS:
        return
    worst, liking = 0, 9
    for colour in range(COLOURED):
        if held[colour] == 0:
            continue
        # Of four cards there are a pair at least: spare one of it where all three colours are.
        cost = held[colour] if held[colour] < 4 else 0
        if held[0] and held[1] and held[2]:
            cost = 3 - held[colour]
        if cost < liking:
            worst, liking = colour, cost
    discard(here, car, worst)


@native
def use_square(loop: Loop, here: Yard, car: int, randomness: Words) -> None:
    """Do on the square what one would."""
    square = here.loop[car]
    letter, zone = loop.letters[square], loop.zones[square]
    if letter == SPONSOR:
        draw_sponsor(here, car)
        discard_by_habit(here, car)
    elif letter == SWAP:
        other = partner(here, car, zone)
        if other >= 0:
            kind, gain = best_swap(loop, here, car, other)
            if gain > WORTH_A_SWAP:
                exchange(here, car, other, kind, lowest(here.hands[car, kind]), randomness)
    elif here.money[car] >= loop.prices[CARD]:
        best, promised = -1, 0.0
        for kind in range(KINDS):
            if letter == ANY or loop.sold[zone, 0] == kind or loop.sold[zone, 1] == kind:
                hope = promise_of_card(loop, here, car, kind)
                if hope > promised:
                    best, promised = kind, hope
        if best >= 0:
            buy(loop, here, car, best)


@native
def throw(loop: Loop, here: Yard, car: int, randomness: Words) -> None:
    """Clauses 3.5 to 3.7, and then the square."""
    die = 1 + below(6, randomness)
    if die == 6:
        best = -1.0
        for squares in range(1, 6):
            square = (here.loop[car] + squares) % len(loop.letters)
            promised = promise_of_square(loop, here, car, square)
            if promised > best:
                best, die = promised, squares
    here.loop[car] = (here.loop[car] + die) % len(loop.letters)
    use_square(loop, here, car, randomness)


@native
def next_car(loop: Loop, here: Yard) -> None:
    """Clauses 2.8, 5.1 and 5.2."""
    facts = here.facts
    facts[CAR] = (facts[CAR] + 1) % facts[CARS]
    if facts[CAR] != facts[FIRST]:
        return
    left = 0
    for kind in range(KINDS):
        left += here.heights[kind]
    if left == 0 or facts[ROUND] >= loop.rounds:
        facts[OVER] = 1
    facts[ROUND] += 1


@native
def build_on(loop: Loop, here: Yard, randomness: Words) -> None:
    """Everybody builds as is sensible, to the end."""
    facts = here.facts
    while not facts[OVER]:
        sell_by_habit(loop, here, facts[CAR])
        throw(loop, here, facts[CAR], randomness)
        next_car(loop, here)


@native
def settle(loop: Loop, here: Yard, car: int) -> int:
    """Clauses 5.3 and 5.4: all sponsors sold; answers how much energy the money buys."""
    sell_threes(loop, here, car)
    held = here.sponsors[car]
    money = here.money[car] + loop.prices[SINGLE] * (held[0] + held[1] + held[2])
    return int(min(MOST_ENERGY, money // loop.prices[POINT]))


@native
def promise_of_yard(loop: Loop, here: Yard, me: int, in_pairs: bool) -> float:
    """How likely the seat is to win with the cars as they are."""
    for car in range(here.facts[CARS]):
        here.counts[:] = 0
        for kind in range(KINDS):
            for value in range(VALUES):
                here.counts[value] += here.hands[car, kind] >> value & 1
        here.strengths[car] = strength(here.counts, settle(loop, here, car))
    return chance_to_win(here.strengths, here.facts[CARS], me, in_pairs)
