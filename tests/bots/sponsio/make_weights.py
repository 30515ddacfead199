"""Where the numbers in `weights.py` come from: `python -m tests.bots.sponsio.make_weights`.

Sensible players play many rounds with bets that are chosen by the present estimates, more or less
greedily; how often each sort of bet was won, by the features of the hand, gives new weights. Run it
twice or three times: the bets that are made, and so the defence against them, depend on them.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

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
from veillee.bots.sponsio.rules import (
    COINS,
    COMBAT,
    GONE,
    SEATS,
    TO_PLAY,
    WON,
    Round,
    copy_round,
    empty_round,
    score,
)
from veillee.bots.sponsio.tables import (
    ALL_CARDS,
    COUNTER,
    OPTION_COUNT,
    OPTION_KIND,
    OPTION_ODDS,
    OPTION_TICKET,
    SUIT_MASK,
    SUIT_SIZE,
    TRICKS,
    Numbers,
    Reals,
)
from veillee.games.sponsio.components import FIRST_COINS, HAND_SIZE, TURNS

DEALS, REPEATS = 40_000, 8
GREED, BETTING = 1.2, 0.65
WHIM = 0.3


@native
def deal(start: Round, seats: int, randomness: Words) -> int:
    """A round about to begin; answers the tickets in use."""
    start.placed[:], start.facts[:] = 0, 0
    start.facts[SEATS], start.facts[COMBAT] = seats, -1
    start.facts[TO_PLAY] = below(seats, randomness)
    start.purses[:, COINS] = FIRST_COINS
    pack, free = ALL_CARDS, 0b1111_1111_1111_0000
    if seats == 3:
        removed = below(4, randomness)
        pack &= ~(SUIT_MASK << SUIT_SIZE * removed)
        free = 0b1000_0000_1111_1111 & ~(1 << removed)
    out = ALL_CARDS & ~pack
    for seat in range(seats):
        start.hands[seat] = 0
        for _ in range(HAND_SIZE):
            card = drawn(pack, randomness)
            pack ^= 1 << card
            start.hands[seat] |= 1 << card
    start.facts[GONE] = out | pack
    return free


@native
def bet_all(
    start: Round, free: int, chances: Reals, features: Reals, options: Numbers, randomness: Words
) -> None:
    """Everybody bets, by the estimates and by whim; `options` remembers on what."""
    seats, greed = start.facts[SEATS], GREED * fraction(randomness)
    for seat in range(seats):
        estimates.estimate(start.hands[seat], start.facts[GONE], seats, chances[seat], features)
    for _ in range(TURNS):
        for seat in range(seats):
            best, most = -1, -1.0
            for option in range(OPTION_COUNT):
                kind = OPTION_KIND[option]
                if free >> OPTION_TICKET[option] & 1 == 0 or has_kind(start, seat, kind):
                    continue
                chance = 0.4 if kind == COUNTER else chances[seat, option]
                worth = GREED * fraction(randomness) + greed * chance * OPTION_ODDS[option]
                if worth > most:
                    best, most = option, worth
            if best >= 0 and fraction(randomness) < BETTING:
                options[seat, start.placed[seat]] = best
                place(start, seat, best, False, likely_victim(start, seat))
                free &= ~(1 << OPTION_TICKET[best])


@native
def sample(
    deals: int, seats: int, randomness: Words, table: Table, rounds: tuple[Round, Round], out: Reals
) -> int:
    """Rows of features, the sort of bet and how often it was won; answers how many."""
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
            wins += here.bets[:, :, WON]
        for seat in range(seats):
            for index in range(start.placed[seat]):
                option = options[seat, index]
                kind = OPTION_KIND[option]
                if kind == COUNTER:
                    continue
                describe_hand(start.hands[seat], start.facts[GONE], out[found, :FEATURES])
                if kind < TRICKS:
                    describe_suit(start.hands[seat], start.facts[GONE], kind, out[found, :FEATURES])
                out[found, FEATURES] = OPTION_SORT[option]
                out[found, FEATURES + 1] = wins[seat, index] / REPEATS
                found += 1
    return found


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
        out = np.zeros((16 * DEALS, FEATURES + 2))
        rounds = empty_round(), empty_round()
        rows = out[: sample(DEALS, seats, dice(seats), new_table(), rounds, out)]
        for sort in range(len(SORTS)):
            of_sort = rows[rows[:, FEATURES] == sort]
            if len(of_sort):
                table[seats - 3, sort] = fit(of_sort[:, :FEATURES], of_sort[:, -1])
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
