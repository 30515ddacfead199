"""The board and the pieces (chapter 1).

A board is a text of 90 letters, `a1` to `j1`, then `a2` to `j2`, up to `j9`: `.` for a free
cell, `b` or `w` for a hollow piece, `B` or `W` for a lion.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeVar

Side = Literal["black", "white"]
SIDES: Final[tuple[Side, Side]] = ("black", "white")

COLUMNS: Final = "abcdefghij"
ROWS: Final = "123456789"
CELLS: Final = tuple(column + row for row in ROWS for column in COLUMNS)
CELL: Final = {name: number for number, name in enumerate(CELLS)}

PIECES_EACH: Final = 12
FREE: Final = "."
EMPTY_BOARD: Final = FREE * len(CELLS)
HOLLOW: Final[dict[Side, str]] = {"black": "b", "white": "w"}
LION: Final[dict[Side, str]] = {"black": "B", "white": "W"}
OWN: Final[dict[Side, str]] = {"black": "bB", "white": "wW"}
HOLLOWS: Final = "bw"

ORTHOGONALS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONALS: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))


def _is_arena(cell: int) -> bool:
    row, column = divmod(cell, len(COLUMNS))
    return 0 < row < len(ROWS) - 1 and 0 < column < len(COLUMNS) - 1


def _neighbour(cell: int, direction: tuple[int, int]) -> int | None:
    row, column = divmod(cell, len(COLUMNS))
    column, row = column + direction[0], row + direction[1]
    if 0 <= row < len(ROWS) and 0 <= column < len(COLUMNS):
        return row * len(COLUMNS) + column
    return None


def _neighbours(cell: int, directions: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    found = (_neighbour(cell, direction) for direction in directions)
    return tuple(neighbour for neighbour in found if neighbour is not None)


def _ray(cell: int, direction: tuple[int, int]) -> tuple[int, ...]:
    """The cells one meets on leaving `cell` in a straight line."""
    ray: list[int] = []
    ahead = _neighbour(cell, direction)
    while ahead is not None:
        ray.append(ahead)
        ahead = _neighbour(ahead, direction)
    return tuple(ray)


Sequence = TypeVar("Sequence", str, tuple[int, ...])


def once_round(board: Sequence) -> Sequence:
    """What lies on the path, from a1 along the first row, once round."""
    return board[:9] + board[9:89:10] + board[89:80:-1] + board[80:0:-10]


ARENA: Final = frozenset(cell for cell in range(len(CELLS)) if _is_arena(cell))
RING: Final = once_round(tuple(range(len(CELLS))))
PATH: Final = frozenset(RING)
CORNERS: Final = frozenset(CELL[name] for name in ("a1", "j1", "j9", "a9"))

BESIDE: Final = tuple(_neighbours(cell, ORTHOGONALS) for cell in range(len(CELLS)))
AROUND: Final = tuple(_neighbours(cell, ORTHOGONALS + DIAGONALS) for cell in range(len(CELLS)))
ENTRIES: Final = tuple(
    tuple(cell for cell in around if cell in ARENA) if here in PATH else ()
    for here, around in enumerate(AROUND)
)

# The four lines through each cell, each as its two rays.
LINES: Final = tuple(
    tuple(
        (_ray(cell, (dx, dy)), _ray(cell, (-dx, -dy)))
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
    )
    for cell in range(len(CELLS))
)


def opponent(side: Side) -> Side:
    return "white" if side == "black" else "black"


@lru_cache(maxsize=4096)  # asked for the same board by the rules, and for every viewer
def reserve(board: str, side: Side) -> int:
    """How many pieces the side has not yet put into play."""
    return PIECES_EACH - board.count(HOLLOW[side]) - board.count(LION[side])
