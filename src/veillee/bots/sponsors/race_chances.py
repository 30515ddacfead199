"""How likely a car is to come first, at a glance at a race that is still going on.

Who has fewer turns to go is ahead, and the more so the nearer the finish is. The numbers were first
fitted to races between sensible drivers, then the best of a few chosen by playing with them.
"""

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.native import native
from veillee.bots.sponsors.drivers import CLUB
from veillee.bots.sponsors.driving import promise_of_spin
from veillee.bots.sponsors.race import VALUES, Race
from veillee.bots.sponsors.track import Track
from veillee.bots.sponsors.worth import chance_to_win
from veillee.games.sponsors.components import MOST_EXTRA_BALLS

A_TURN, A_LATE_TURN, HAS_HAD_HIS_TURN = 0.25, 1.8, 1.0
BESIDES = CLUB.besides
FARTHEST_BEHIND = 8.0
"""In turns: whoever is farther behind is as good as that."""


@native
def turns_left(track: Track, here: Race, car: int) -> float:
    """How many turns it is to the finish, with the highest cards first and average luck."""
    left = float((track.finish >> 2) - (here.at[car] >> 2))
    # A car off the track loses a turn.
    turns = 0.0 if here.at[car] & 3 else 1.0
    strong_spin = promise_of_spin(here, MOST_EXTRA_BALLS, CLUB)
    spins = here.energy[car] // MOST_EXTRA_BALLS
    for value in range(VALUES - 1, 0, -1):
        if value < strong_spin:
            for _ in range(spins):
                if left <= strong_spin + BESIDES:
                    return turns + left / (strong_spin + BESIDES)
                left -= strong_spin + BESIDES
                turns += 1
            spins = 0
        for _ in range(here.hands[car, value]):
            if left <= value + BESIDES:
                return turns + left / (value + BESIDES)
            left -= value + BESIDES
            turns += 1
    return turns + left / BESIDES


@native
def strengths_in(track: Track, here: Race, turns: Reals) -> None:
    """How far each car is from being the likeliest to win; `turns` is filled with it."""
    cars, done = here.facts[0].cars, here.facts[0].done
    soonest = 1e9
    for car in range(cars):
        turns[car] = turns_left(track, here, car)
        soonest = min(soonest, turns[car])
    late = 1 / (soonest + 1)
    for car in range(cars):
        behind = min(turns[car] - soonest, FARTHEST_BEHIND)
        had = HAS_HAD_HIS_TURN * late * (done >> car & 1)
        turns[car] = -behind * (A_TURN + A_LATE_TURN * late) - had


@native
def promise_of_places(
    track: Track, here: Race, me: int, in_pairs: bool, places: float, turns: Reals
) -> float:
    """What the race promises a seat, from 0 to 1: the chance that a car of it comes first, and for
    so large a part the share of the others that its car comes before. `turns` is room for a number
    of each car."""
    cars = here.facts[0].cars
    strengths_in(track, here, turns)
    first = chance_to_win(turns, cars, me, in_pairs)
    if in_pairs:
        return first
    before = 0.0
    for car in range(cars):
        if car != me:
            before += 1 / (1 + np.exp(turns[car] - turns[me]))
    return float((1 - places) * first + places * before / (cars - 1))
