"""The race of the day of Les Sponsors: the cars are built, and one drives the best of the three.

The place at the end tells hardly anybody apart. What counts is the rank one is at when the first of
the others crosses the line; whoever is there before it adds the ranks that it still lacks.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from veillee.bots.daily import Daily, bot_seed
from veillee.bots.sponsors.beginner import Easy
from veillee.games import sponsors
from veillee.games.sponsors import State
from veillee.games.sponsors.state import Car
from veillee.kernel import Match

CARS: Final = 3
"""With four it takes nearly twice as many moves, and tells players apart no better."""
BUILDER: Final = "builder"


@lru_cache(maxsize=64)
def lay(seed: str) -> Daily:
    match = Match(sponsors, CARS, seed)
    builders = [Easy(bot_seed(seed, car, BUILDER, 0), 0) for car in range(CARS)]
    while not match.state.grid:
        (seat,) = match.to_act
        match.play(seat, builders[seat].choose(match.view(seat), match.legal(seat)))
    moves = tuple(sponsors.write(move) for _, move in match.moves)
    # The best cars of two days are alike, so that a ghost of yesterday is worth running against.
    best = max(range(CARS), key=lambda car: _worth(match.state.cars[car]))
    return Daily(seats=CARS, options={}, level="medium", seat=best, moves=moves)


def _worth(car: Car) -> int:
    return sum(map(int, "".join(car.hand))) + car.energy


def score(match: Match, seat: int) -> int:
    """How far one had come when the race was won; whoever has won it adds by how much."""
    won = next((state for state in _race(match) if state.finished), match.state)
    last = won.board.circuit.last_rank
    if won.finished[:1] != (seat,):
        return _rank(won, seat)
    return 2 * last - max(_rank(won, car) for car in range(CARS) if car != seat)


def progress(match: Match, seat: int) -> list[int]:
    """The car's rank on the grid and after each round, up to its last."""
    ranks: list[int] = []
    for state in _race(match):
        # Where a whole round is lost to cars off the track, the next begins with it.
        while len(ranks) < state.round:
            ranks.append(_rank(state, seat))
            if seat in state.finished:
                return ranks
    return [*ranks, _rank(match.state, seat)]


def _race(match: Match) -> Iterator[State]:
    states = (match.state_after(moves) for moves in range(len(match) + 1))
    return (state for state in states if state.grid)


def _rank(state: State, car: int) -> int:
    return state.board.circuit.last_rank if car in state.finished else state.at[car] >> 2
