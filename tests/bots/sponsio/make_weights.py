"""Where the numbers in `weights.py` come from: `python -m tests.bots.sponsio.make_weights`.

Sensible players play many rounds with bets that are chosen by the present estimates, more or less
greedily; how often each sort of bet was won, by the features of the hand, gives new weights. Run it
twice or three times: the bets that are made, and so the defence against them, depend on them.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Reals
from veillee.bots.dice import Words, below, dice, fraction
from veillee.bots.native import native
from veillee.bots.sponsio import estimates, weights
from veillee.bots.sponsio.betting import has_kind, likely_victim, place
from veillee.bots.sponsio.endings import Table, new_table, play_on
from veillee.bots.sponsio.estimates import (
    FEATURES,
    OPTION_SORT,
    SORTS,
    describe_hand,
    describe_suit,
)
from veillee.bots.sponsio.playouts import drawn
from veillee.bots.sponsio.round import Round, copy_round, empty_round
from veillee.bots.sponsio.rules import score
from veillee.bots.sponsio.tables import (
    ALL_CARDS,
    COUNTER,
    OPTION_COUNT,
    SUIT_MASK,
    SUIT_SIZE,
    TERMS,
    TRICKS,
)
from veillee.games.sponsio.components import FIRST_COINS, HAND_SIZE, TURNS

DEALS, REPEATS = 40_000, 8
GREED, BETTING = 1.2, 0.65
WHIM = 0.3


@native
def deal(start: Round, seats: int, randomness: Words) -> int:
    """A round about to begin; answers the tickets in use."""
    start.placed[:] = 0
    start.facts[0].seats = seats
    start.progress[0].to_play = below(seats, randomness)
    pack, free = ALL_CARDS, 0b1111_1111_1111_0000
    if seats == 3:
        removed = below(4, randomness)
        pack &= ~(SUIT_MASK << SUIT_SIZE * removed)
        free = 0b1000_0000_1111_1111 & ~(1 << removed)
    out = ALL_CARDS & ~pack
    for seat in range(seats):
        start.hands[seat], start.purses[seat].coins = 0, FIRST_COINS
        for _ in range(HAND_SIZE):
            card = drawn(pack, randomness)
            pack ^= 1 << card
            start.hands[seat] |= 1 << card
    start.progress[0].gone = out | pack
    return free


@native
def bet_all(
    start: Round, free: int, chances: Reals, features: Reals, options: Numbers, randomness: Words
) -> None:
    """Everybody bets, by the estimates and by whim; `options` remembers on what."""
    seats, greed = start.facts[0].seats, GREED * fraction(randomness)
    for seat in range(seats):
        gone = start.progress[0].gone
        estimates.estimate(start.hands[seat], gone, seats, chances[seat], features)
    for _ in range(TURNS):
        for seat in range(seats):
            best, most = -1, -1.0
            for option in range(OPTION_COUNT):
                terms = TERMS[option]
                if free >> terms.ticket & 1 == 0 or has_kind(start, seat, terms.kind):
                    continue
                chance = 0.4 if terms.kind == COUNTER else chances[seat, option]
                worth = GREED * fraction(randomness) + greed * chance * terms.odds
                if worth > most:
                    best, most = option, worth
            if best >= 0 and fraction(randomness) < BETTING:
                options[seat, start.placed[seat]] = best
                place(start, seat, best, False, likely_victim(start, seat))
                free &= ~(1 << TERMS[best].ticket)


class Bets(NamedTuple):
    """Many bets, and what came of them."""

    features: Reals  # [n, FEATURES] of the bettor's hand
    sorts: Numbers  # [n] or -1 for none
    won: Reals  # [n] how often


@native
def sample(
    deals: int, seats: int, randomness: Words, table: Table, rounds: tuple[Round, Round], bets: Bets
) -> None:
    """Fill in the bets of so many deals; the sorts are -1 where there is none."""
    start, here = rounds
    chances, features = np.zeros((4, OPTION_COUNT)), np.zeros((5, FEATURES))
    options, wins, found = np.zeros((4, 4), dtype=np.int64), np.zeros((4, 4)), 0
    for _ in range(deals):
        bet_all(start, deal(start, seats, randomness), chances, features, options, randomness)
        wins[:] = 0
        for _ in range(REPEATS):
            copy_round(start, here)
            play_on(here, WHIM, randomness, table)
            score(here)
            wins += here.bets["won"]
        for seat in range(seats):
            for index in range(start.placed[seat]):
                option = options[seat, index]
                hand, gone, kind = start.hands[seat], start.progress[0].gone, TERMS[option].kind
                if kind == COUNTER:
                    continue
                describe_hand(hand, gone, bets.features[found])
                if kind < TRICKS:
                    describe_suit(hand, gone, kind, bets.features[found])
                bets.sorts[found] = OPTION_SORT[option]
                bets.won[found] = wins[seat, index] / REPEATS
                found += 1


def fit(features: Reals, won: Reals) -> Reals:
    """Logistic regression by Newton's method, held back a little."""
    found = np.zeros(FEATURES)
    for _ in range(30):
        chance = 1 / (1 + np.exp(-features @ found))
        slope = features.T @ (won - chance) - found
        curve = (features * (chance * (1 - chance))[:, None]).T @ features + np.eye(FEATURES)
        found += np.linalg.solve(curve, slope)
    return found


def main() -> None:
    table = np.zeros((2, len(SORTS), FEATURES))
    for seats in (3, 4):
        most = 16 * DEALS
        bets = Bets(np.zeros((most, FEATURES)), np.full(most, -1), np.zeros(most))
        sample(DEALS, seats, dice(seats), new_table(), (empty_round(), empty_round()), bets)
        for sort in range(len(SORTS)):
            alike = bets.sorts == sort
            if alike.any():
                table[seats - 3, sort] = fit(bets.features[alike], bets.won[alike])
    lines = "".join(
        "    [\n"
        + "".join(f"        [{', '.join(f'{x:.2f}' for x in row)}],\n" for row in of_seats)
        + "    ],\n"
        for of_seats in table
    )
    path = Path(weights.__file__)
    head, _, rest = path.read_text("utf-8").partition("WEIGHTS = np.array([\n")
    _, _, tail = rest.partition("\n])\n")
    path.write_text(f"{head}WEIGHTS = np.array([\n{lines}])\n{tail}", "utf-8")


if __name__ == "__main__":
    main()
