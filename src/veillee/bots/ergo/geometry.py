"""Ergo's board as tables of numbers, made once at import.

A cell is 10 * (row - 1) + column: a1 = 0, b1 = 1 ... j9 = 89. Everything is int64: numba would
otherwise compile each function once for every width of integer it is called with.
"""

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]

COLUMNS, ROWS = 10, 9
CELLS = COLUMNS * ROWS
RING_LENGTH = 34
NAMES = tuple(f"{'abcdefghij'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
NUMBER = {name: cell for cell, name in enumerate(NAMES)}

ORTHOGONAL = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
LINE_DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def _on_board(column: int, row: int) -> bool:
    return 0 <= column < COLUMNS and 0 <= row < ROWS


def _on_path(cell: int) -> bool:
    return cell % COLUMNS in (0, COLUMNS - 1) or cell // COLUMNS in (0, ROWS - 1)


def _neighbours(cell: int, directions: tuple[tuple[int, int], ...]) -> list[int]:
    column, row = cell % COLUMNS, cell // COLUMNS
    return [
        COLUMNS * (row + up) + column + right
        for right, up in directions
        if _on_board(column + right, row + up)
    ]


def _ring() -> list[int]:
    """The path's cells in order, once round from a1 along the first row."""
    bottom = list(range(COLUMNS - 1))
    right = [COLUMNS * row + COLUMNS - 1 for row in range(ROWS - 1)]
    top = [COLUMNS * (ROWS - 1) + column for column in range(COLUMNS - 1, 0, -1)]
    left = [COLUMNS * row for row in range(ROWS - 1, 0, -1)]
    return bottom + right + top + left


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


RING = np.array(_ring(), dtype=np.int64)
# A cell's place on the ring, or -1 in the arena.
RING_PLACE = np.full(CELLS, -1, dtype=np.int64)
RING_PLACE[RING] = np.arange(RING_LENGTH)

# Steps of one cell, -1 at the end of each row. A step never leads from path to path: that is a
# slide. Hollow pieces stand in the arena only. HOLLOW_FROM is the reverse of HOLLOW_STEPS.
HOLLOW_STEPS = _table(
    [[] if _on_path(cell) else _neighbours(cell, ORTHOGONAL) for cell in range(CELLS)], 8
)
HOLLOW_FROM = _table(
    [
        [near for near in _neighbours(cell, ORTHOGONAL) if not _on_path(near)]
        for cell in range(CELLS)
    ],
    8,
)
LION_STEPS = _table(
    [
        [
            near
            for near in _neighbours(cell, ORTHOGONAL + DIAGONAL)
            if not (_on_path(cell) and _on_path(near))
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
