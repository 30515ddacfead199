"""Where the numbers of `worth` come from: `python -m veillee.bots.sponsors.training`.

Races between sensible drivers with hands of all sizes; then the weights under which the winners
are the most likely ones (a conditional logit, by plain gradient ascent).
"""

import sys

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.dice import dice
from veillee.bots.sponsors.drivers import CLUB
from veillee.bots.sponsors.driving import TO_THE_END, race_on
from veillee.bots.sponsors.race import MOST_CARS, VALUES, Race, classify, new_race, put
from veillee.bots.sponsors.track import Track, track_of
from veillee.bots.sponsors.worth import MOST_COUNTED
from veillee.games.sponsors import BOARDS
from veillee.games.sponsors.board import DEFAULT
from veillee.games.sponsors.components import MOST_ENERGY

RACES, STEPS, RATE = 20_000, 2_000, 0.02
BOARD = BOARDS[DEFAULT]
VALUES_SOLD = [int(value) for value in BOARD.cards.values]
FEWEST, MOST = 10, 20
"""Cards of a car."""


def random_race(track: Track, cars: int, random: np.random.Generator) -> Race:
    """Cars on the grid with any cards and energy."""
    race = new_race()
    for car in range(cars):
        values = random.choice(VALUES_SOLD, random.integers(FEWEST, MOST))
        race.hands[car] = np.bincount(values, minlength=VALUES)
        race.energy[car] = random.integers(0, MOST_ENERGY + 1)
    grid = random.permutation(cars)
    for car, square in zip(grid, track.grid, strict=False):
        put(race, car, square)
    facts = race.facts[0]
    facts.cars, facts.car, facts.round_number = cars, grid[0], 1
    return race


def features(race: Race, car: int) -> Reals:
    """The cards from the highest down, and the energy."""
    cards = np.repeat(np.arange(VALUES), race.hands[car])[::-1][:MOST_COUNTED]
    return np.array([*cards, *[0] * (MOST_COUNTED - len(cards)), race.energy[car]], dtype=float)


def learned(games: int, seed: int) -> Reals:
    """The weights of the cards by place, and of a point of energy."""
    track = track_of(BOARD)
    random, randomness = np.random.default_rng(seed), dice(seed)
    seen = np.zeros((games, MOST_CARS, MOST_COUNTED + 1))
    won = np.zeros((games, MOST_CARS))
    places = np.zeros(MOST_CARS, dtype=np.int64)
    for game in range(games):
        race = random_race(track, MOST_CARS, random)
        seen[game] = [features(race, car) for car in range(MOST_CARS)]
        race_on(track, race, CLUB, TO_THE_END, randomness)
        classify(race, places)
        won[game, places.argmin()] = 1
    weights = np.full(MOST_COUNTED + 1, 0.1)
    for _ in range(STEPS):
        scores = seen @ weights
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        weights += RATE * ((won - likely)[..., None] * seen).sum(axis=1).mean(axis=0)
    return weights


if __name__ == "__main__":
    sys.stdout.write(str(learned(RACES, 1).round(3).tolist()) + "\n")
