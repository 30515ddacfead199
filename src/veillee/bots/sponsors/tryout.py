"""A quick look at a board: `python -m veillee.bots.sponsors.tryout [FILE]`.

Thousands of whole matches in native code between players who build and drive by habit, and
exchange nothing before the race. Good for finding figures; the strongest bots have the last word
(`calibration`).
"""

import sys
from pathlib import Path

import numpy as np

from veillee.bots.dice import Words, dice
from veillee.bots.sponsors import race as races
from veillee.bots.sponsors import yard as yards
from veillee.bots.sponsors.building import build_on, settle
from veillee.bots.sponsors.calibration import Calibration, RaceFigures, rows
from veillee.bots.sponsors.drivers import CLUB
from veillee.bots.sponsors.driving import TO_THE_END, race_on
from veillee.bots.sponsors.track import Track, track_of
from veillee.games.sponsors import BOARDS, Board
from veillee.games.sponsors.board import DEFAULT, add, read
from veillee.games.sponsors.components import CATEGORIES, cars_of

MATCHES = 2_000
TRIED = "tried"


def dealt(board: Board, seats: int, random: np.random.Generator) -> yards.Yard:
    """Chapter 2: cards, money and markers."""
    yard, cars = yards.new_yard(), cars_of(seats)
    for kind, category in enumerate(CATEGORIES):
        pack = random.permutation([int(value) for value in board.values(category, cars)])
        yard.hands[:cars, kind] = 1 << pack[:cars]
        yard.heights[kind] = len(pack) - cars
        yard.piles[kind, : len(pack) - cars] = pack[cars:]
    pile = np.repeat(np.arange(yards.COLOURED), board.cards.sponsors)
    yard.sponsor_pile[: len(pile)] = random.permutation(pile)
    yard.loop[:cars], yard.money[:cars] = board.homes[:cars], board.money.start
    facts = yard.facts[0]
    facts.cars, facts.in_pairs, facts.round_number, facts.bottom = cars, seats == 2, 1, len(pile)
    facts.first = facts.car = random.integers(cars)
    return yard


def race_of(
    loop: yards.Loop, yard: yards.Yard, track: Track, grid: list[int]
) -> tuple[races.Race, list[int]]:
    """Chapters 5 and 6: the cars on the grid, and the money that each has no use for."""
    race, prices, left = races.new_race(), loop.prices[0], []
    single, point = prices.sponsor_single, prices.energy_point
    for car in range(len(grid)):
        for values in yard.hands[car]:
            race.hands[car] += values >> np.arange(races.VALUES) & 1
        race.energy[car] = settle(loop, yard, car)
        money = yard.money[car] + yard.sponsors[car].sum() * single
        left.append(int(money - race.energy[car] * point))
    for car, square in zip(grid, track.grid, strict=False):
        races.put(race, car, square)
    facts = race.facts[0]
    facts.cars, facts.car, facts.round_number = len(grid), grid[0], 1
    return race, left


def play(
    board: Board, loop: yards.Loop, seats: int, random: np.random.Generator, randomness: Words
) -> RaceFigures:
    track, yard = track_of(board), dealt(board, seats, random)
    build_on(loop, yard, randomness)
    cars = cars_of(seats)
    grid = [int(car) for car in random.permutation(cars)]
    race, money = race_of(loop, yard, track, grid)
    energy, hands = race.energy.copy(), race.hands.sum(axis=1)
    places = np.zeros(races.MOST_CARS, dtype=np.int64)
    race_on(track, race, CLUB, TO_THE_END, randomness)
    races.classify(race, places)
    winner = int(places[:cars].argmin())
    return RaceFigures(
        rounds=int(yard.facts[0].round_number) - 1,
        exchanges=int(yard.facts[0].forced),
        money=tuple(money),
        energy=tuple(int(points) for points in energy[:cars]),
        cards=int(hands[winner]),
        cards_left=int(race.hands[winner].sum()),
        energy_left=int(race.energy[winner]),
        turn=(winner - int(yard.facts[0].first)) % cars,
        grid=grid.index(winner),
        colour=winner,
        race_rounds=int(race.facts[0].round_number),
    )


def tried(name: str, seats: int, matches: int, seed: int = 1) -> Calibration:
    """So many matches on the board of this name."""
    random, randomness, loop = np.random.default_rng(seed), dice(seed), yards.loop_of(name, seats)
    told = [play(BOARDS[name], loop, seats, random, randomness) for _ in range(matches)]
    return Calibration(seats, 0, told)


def main(arguments: list[str]) -> None:
    name = DEFAULT
    if arguments:
        name = TRIED
        add(name, read(Path(arguments[0]).read_text("utf-8"), arguments[0]))
    tables = [rows(tried(name, seats, MATCHES)) for seats in (2, 3, 4)]
    figures = dict.fromkeys(row.figure for table in tables for row in table)
    sys.stdout.write(f"{'seats':24}{2:>8}{3:>8}{4:>8}\n")
    for figure in figures:
        found = [[row for row in table if row.figure == figure] for table in tables]
        cells = [
            f"{row[0].value:>7.2f}{' ' if row[0].keeps_aim else '!'}" if row else " " * 8
            for row in found
        ]
        sys.stdout.write(f"{figure:24}{''.join(cells)}".rstrip() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
