"""Which way pieces slide round the path (clause 4.3): what a board needs to show it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from veillee.kernel import Value, all_hold

from .components import CELL, CELLS, CORNERS, FREE, LION, PATH, once_round
from .moves import Displace
from .placing import with_piece
from .sliding import ONWARD, PLACE_ON_RING, free_ways
from .state import State
from .touching import BOUND


class Way(Value):
    """Slides of a piece that go round the same corners."""

    origin: str = msgspec.field(name="from")
    to: tuple[str, ...]
    corners: tuple[str, ...]
    """In the order in which the piece comes by them."""


def way_gone(state: State) -> list[Way]:
    """The last move, where it was a slide round a corner."""
    move = state.last
    if not isinstance(move, Displace):
        return []
    origin, to = CELL[move.origin], CELL[move.to]
    if origin not in PATH or to not in PATH:
        return []
    before = with_piece(with_piece(state.board, to, FREE), origin, state.board[to])
    return [
        Way(way.origin, (move.to,), way.corners)
        for way in ways_from(origin, *free_ways(once_round(before))[origin])
        if move.to in way.to
    ]


def ways_open(state: State) -> list[Way]:
    """Where the side to move may slide round a corner."""
    board, touched, lion = state.board, state.touched, LION[state.turn]
    free = free_ways(once_round(board))
    ways = [way for cell in free if board[cell] == lion for way in ways_from(cell, *free[cell])]
    return [way for way in ways if all_hold(BOUND, touched, way.origin)] if touched else ways


@lru_cache(maxsize=4096)
def ways_from(origin: int, ahead: int, behind: int) -> tuple[Way, ...]:
    name, onward = CELLS[origin], ONWARD[PLACE_ON_RING[origin]]
    return (
        *_beyond_corners(name, onward[:ahead]),
        *_beyond_corners(name, onward[::-1][:behind]),
    )


def _beyond_corners(origin: str, cells: Sequence[int]) -> list[Way]:
    """What lies beyond each corner, of cells in the order in which the piece comes by them."""
    found: list[Way] = []
    turned: tuple[str, ...] = ()
    to: list[str] = []
    for cell in cells:
        to.append(CELLS[cell])
        if cell in CORNERS or cell == cells[-1]:
            if turned:
                found.append(Way(origin, tuple(to), turned))
            turned, to = (*turned, CELLS[cell]), []
    return found
