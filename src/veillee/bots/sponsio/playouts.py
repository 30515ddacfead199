"""Random tricks of Sponsio, as fast as they go: every playable card equally likely."""

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.dice import Words, below, dice
from veillee.bots.native import lowest_bit, native
from veillee.bots.sponsio.round import MOST_SEATS, Round, copy_round, empty_round
from veillee.bots.sponsio.rules import play_card, playable, population, score
from veillee.bots.sponsio.tables import ALL_CARDS, LAST
from veillee.games.sponsio.components import HAND_SIZE


@native
def drawn(cards: int, randomness: Words) -> int:
    """One of the cards, each equally likely."""
    for _ in range(below(population(cards), randomness)):
        cards &= cards - 1
    return lowest_bit(cards)


@native
def play_out(start: Round, here: Round, count: int, randomness: Words, last_tricks: Numbers) -> int:
    """Play and score `count` rounds at random; adds to the last tricks won by each seat.

    `here` is a round to play in; answers how many cards were played.
    """
    moves = 0
    for _ in range(count):
        copy_round(start, here)
        while here.progress[0].finished < HAND_SIZE:
            play_card(here, drawn(playable(here), randomness))
            moves += 1
        score(here)
        for seat in range(here.facts[0].seats):
            last_tricks[seat] += here.tally[seat, LAST]
    return moves


def random_deal(seed: int, seats: int = MOST_SEATS) -> Round:
    """A round of four with no bets and any cards, about to begin."""
    here, randomness = empty_round(), dice(seed)
    here.facts[0].seats = seats
    left = ALL_CARDS
    for _ in range(HAND_SIZE):
        for seat in range(seats):
            card = drawn(left, randomness)
            here.hands[seat] |= 1 << card
            left ^= 1 << card
    return here


def playouts(count: int, seed: int) -> int:
    """Random rounds from one deal; answers how many cards were played."""
    last_tricks = np.zeros(MOST_SEATS, dtype=np.int64)
    return play_out(random_deal(seed), empty_round(), count, dice(seed), last_tricks)
