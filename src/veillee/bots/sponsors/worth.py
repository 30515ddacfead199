"""What a hand is worth for the race: learned from races between sensible drivers (`training`)."""

import numpy as np

from veillee.bots.arrays import Numbers, Reals
from veillee.bots.native import native
from veillee.bots.sponsors.race import VALUES

MOST_COUNTED = 20
"""Cards beyond these are not even looked at."""

BY_PLACE = np.array([0.2] * 8 + [0.22, 0.27, 0.34, 0.37, 0.38, 0.31, 0.26, 0.1, 0.05] + [0.0] * 3)
"""What a point of the highest card adds to the strength of a car, of the second highest, …"""
PER_ENERGY = 0.12


@native
def strength(hand: Numbers, energy: int) -> float:
    """The chance of a car to come first is in proportion to the exponential of this."""
    total, place = PER_ENERGY * energy, 0
    for value in range(VALUES - 1, 0, -1):
        for _ in range(hand[value]):
            if place < MOST_COUNTED:
                total += BY_PLACE[place] * value
            place += 1
    return float(total)


@native
def chance_to_win(strengths: Reals, cars: int, me: int, in_pairs: bool) -> float:
    """How likely this seat is to win a race with such cars. Of two pairs, the one that has the
    first car always wins (clauses 9.2 and 9.5)."""
    total, mine = 0.0, 0.0
    for car in range(cars):
        part = np.exp(strengths[car] - strengths[me])
        total += part
        if car == me or (in_pairs and car % 2 == me % 2):
            mine += part
    return float(mine / total)
