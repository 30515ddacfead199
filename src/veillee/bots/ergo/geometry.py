"""Ergo's board as tables of numbers, made once at import.

A cell is 10 * (row - 1) + column: a1 = 0, b1 = 1 ... j9 = 89. Everything is int64: numba would
otherwise compile each function once for every width of integer it is called with.
"""

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.games.ergo import components

COLUMNS, ROWS = len(components.COLUMNS), len(components.ROWS)
CELLS = COLUMNS * ROWS
RING_LENGTH = len(components.RING)
NAMES, NUMBER = components.CELLS, components.CELL

ORTHOGONAL = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
LINE_DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def _on_board(column: int, row: int) -> bool:
    return 0 <= column < COLUMNS and 0 <= row < ROWS


def _neighbours(cell: int, directions: tuple[tuple[int, int], ...]) -> list[int]:
    column, row = cell % COLUMNS, cell // COLUMNS
    return [
        COLUMNS * (row + up) + column + right
        for right, up in directions
        if _on_board(column + right, row + up)
    ]


def _windows() -> list[list[int]]:
    """Every five cells in a straight line: 164 of them."""
    found = []
    for cell in range(CELLS):
        column, row = cell % COLUMNS, cell // COLUMNS
        for right, up in LINE_DIRECTIONS:
            if _on_board(column + 4 * right, row + 4 * up):
                found.append([cell + step * (COLUMNS * up + right) for step in range(5)])
    return found


def _table(rows: list[list[int]], width: int, filler: int = -1) -> Numbers:
    """Lists of different lengths as one table, filled up with `filler`."""
    return np.array([row + [filler] * (width - len(row)) for row in rows], dtype=np.int64)


RING = np.array(components.RING, dtype=np.int64)
# A cell's place on the ring, or -1 in the arena.
RING_PLACE = np.full(CELLS, -1, dtype=np.int64)
RING_PLACE[RING] = np.arange(RING_LENGTH)

# Steps of one cell, -1 at the end of each row. A lion never steps from path to path: that is a
# slide. A corner is for lions. HOLLOW_FROM is the reverse of HOLLOW_STEPS.
HOLLOW_STEPS = _table(
    [
        [near for near in _neighbours(cell, ORTHOGONAL) if near not in components.CORNERS]
        for cell in range(CELLS)
    ],
    8,
)
HOLLOW_FROM = _table(
    [[] if cell in components.CORNERS else _neighbours(cell, ORTHOGONAL) for cell in range(CELLS)],
    8,
)
LION_STEPS = _table(
    [
        [
            near
            for near in _neighbours(cell, ORTHOGONAL + DIAGONAL)
            if not {cell, near} <= components.PATH
        ]
        for cell in range(CELLS)
    ],
    8,
)

WINDOWS = np.array(_windows(), dtype=np.int64)
WINDOW_COUNT = len(WINDOWS)
WINDOWS_OF = _table(
    [[number for number, five in enumerate(WINDOWS) if cell in five] for cell in range(CELLS)], 20
)
WINDOWS_OF_COUNT = (WINDOWS_OF >= 0).sum(axis=1)
