"""Decisions of a race tried out, in native code: each in the same worlds, each race to its end."""

import numpy as np

from veillee.bots.arrays import Numbers, Reals, Records, record
from veillee.bots.dice import Words, word
from veillee.bots.native import native
from veillee.bots.sponsors.drivers import EXPERT
from veillee.bots.sponsors.driving import Decision, perform, race_on
from veillee.bots.sponsors.race import (
    MOST_CARS,
    VALUES,
    Race,
    arrive,
    classify,
    copy_race,
    end_turn,
    go_on,
    is_decided,
    use_advance,
)
from veillee.bots.sponsors.race_chances import promise_of_places
from veillee.bots.sponsors.roulette import violet_moves
from veillee.bots.sponsors.track import Track

ADVANCE = 3
"""A decision besides those of `driving`: where a car on the move goes."""
NO_CAR = -1
PENDING = record("moving", ("waiting", MOST_CARS))
"""Of a race that stands still in the middle of a turn: the car to be moved, and then those that
the violet ball has yet to move; `NO_CAR` after the last."""

# What counts besides being first: the share of the others that one comes before.
PLACES, PLACES_OF_PAIRS = 0.5, 0.15
# The turns after which a race is judged at a glance, unless a car has finished.
HORIZON = 10


@native
def resume(track: Track, here: Race, pending: Records, to: int) -> None:
    """Take the car that is on the move to the square, and finish the turn."""
    car = pending[0].moving
    use_advance(here.motion[0], (to >> 2) - (here.at[car] >> 2))
    arrive(track, here, car, to)
    go_on(track, here, car)
    for waiting in pending[0].waiting:
        if waiting == NO_CAR or is_decided(here):
            break
        violet_moves(track, here, waiting)
    end_turn(track, here)


@native
def worth(here: Race, me: int, in_pairs: bool, places: Numbers) -> float:
    """What the end of a race is worth to a seat, from 0 to 1. Of two pairs, the one that has the
    first car always wins (clauses 9.2 and 9.5)."""
    classify(here, places)
    last = here.facts[0].cars - 1.0
    if not in_pairs:
        first = 1.0 if places[me] == 0 else 0.0
        return float((1 - PLACES) * first + PLACES * (last - places[me]) / last)
    one, other = places[me % 2], places[me % 2 + 2]
    first = 1.0 if one == 0 or other == 0 else 0.0
    part = PLACES_OF_PAIRS
    return float((1 - part) * first + part * (5.0 - one - other) / 4.0)


@native
def try_decisions(
    track: Track,
    start: Race,
    here: Race,
    pending: Records,
    me: int,
    in_pairs: bool,
    hands: Numbers,
    decisions: Records,
    randomness: Words,
    worths: Reals,
) -> None:
    """For every world and decision, what a race that goes on from there is worth."""
    places, turns = np.zeros(MOST_CARS, dtype=np.int64), np.zeros(MOST_CARS)
    for world in range(hands.shape[0]):
        fate = randomness[0]
        for one in range(decisions.shape[0]):
            # The same balls fall for all, as far as they are asked for alike.
            randomness[0] = fate
            copy_race(start, here)
            for car in range(start.facts[0].cars):
                for value in range(VALUES):
                    here.hands[car, value] = hands[world, car, value]
            tried = decisions[one]
            if tried.kind == ADVANCE:
                resume(track, here, pending, tried.to)
            else:
                decision = Decision(tried.kind, tried.value, tried.extra, tried.to)
                perform(track, here, decision, randomness)
            race_on(track, here, EXPERT, HORIZON, randomness)
            if here.facts[0].over:
                worths[world, one] = worth(here, me, in_pairs, places)
            else:
                worths[world, one] = promise_of_places(track, here, me, in_pairs, PLACES, turns)
        randomness[0] = fate
        randomness[0] = word(randomness)
