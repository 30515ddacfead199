"""The circuit in arrays, for native code: where each square leads, and what it is."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.games.sponsors import Board

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]

PLAIN, RED, GREEN, VIOLET = range(4)
MARKS = ".rgv"
NO_SQUARE = -1


class Track(NamedTuple):
    """Squares are numbered as the game numbers them: 4 for each rank, the higher the better."""

    marks: Numbers
    steps: Numbers
    """Square, way: the square it leads to, and the two that may bar it (clause 8.2)."""
    lanes: Numbers
    """How many lanes each rank has."""
    finish: int
    rounds: int
    grid: Numbers


@lru_cache(maxsize=8)
def track_of(board: Board) -> Track:
    circuit = board.circuit
    marks = np.zeros(circuit.finish + 4, dtype=np.int64)
    steps = np.full((circuit.finish + 4, 3, 3), NO_SQUARE, dtype=np.int64)
    for square, letter in circuit.marks.items():
        marks[square] = MARKS.index(letter)
        for way, step in enumerate(circuit.steps[square]):
            steps[square, way] = step
    lanes = np.array([*map(len, circuit.ranks), 0], dtype=np.int64)
    grid = np.array(circuit.grid, dtype=np.int64)
    return Track(marks, steps, lanes, circuit.finish, board.rounds.race, grid)
