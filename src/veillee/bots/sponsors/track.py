"""The circuit in arrays, for native code: where each square leads, and what it is."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.games.sponsors import Board

PLAIN, RED, GREEN, VIOLET = range(4)
MARKS = ".rgv"
NO_SQUARE = -1


class Track(NamedTuple):
    """Squares are numbered as the game numbers them: 4 for each rank, the higher the better."""

    marks: Numbers
    steps: Numbers
    """By square, up to three squares one rank ahead; `NO_SQUARE` after the last."""
    lanes: Numbers
    """How many lanes each rank has."""
    finish: int
    rounds: int
    grid: Numbers


@lru_cache(maxsize=8)
def track_of(board: Board) -> Track:
    circuit = board.circuit
    marks = np.zeros(circuit.finish + 4, dtype=np.int64)
    steps = np.full((circuit.finish + 4, 3), NO_SQUARE, dtype=np.int64)
    for square, letter in circuit.marks.items():
        marks[square] = MARKS.index(letter)
        for way, (to, *_) in enumerate(circuit.steps[square]):
            steps[square, way] = to
    lanes = np.array([*map(len, circuit.ranks), 0], dtype=np.int64)
    grid = np.array(circuit.grid, dtype=np.int64)
    return Track(marks, steps, lanes, circuit.finish, board.rounds.race, grid)
