"""Which way pieces slide round the path (clause 4.3): what a board needs to show it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from veillee.kernel import Value, all_hold

from .components import CELL, CELLS, CORNERS, FREE, LION, PATH, RING, once_round
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
    before = once_round(with_piece(state.board, to, FREE))
    return [
        Way(way.origin, (move.to,), way.corners)
        for way in ways_from(before, PLACE_ON_RING[origin])
        if move.to in way.to
    ]


def ways_open(state: State) -> Sequence[Way]:
    """Where the side to move may slide round a corner."""
    ways, touched = ways_of(once_round(state.board), LION[state.turn]), state.touched
    return [way for way in ways if all_hold(BOUND, touched, way.origin)] if touched else ways


@lru_cache(maxsize=1024)
def ways_of(ring: str, lion: str) -> tuple[Way, ...]:
    """Where lions of a side may slide round a corner; mostly nothing on the path has changed."""
    lions = (place for place, letter in enumerate(ring) if letter == lion)
    return tuple(way for place in lions for way in ways_from(ring, place))


def ways_from(ring: str, place: int) -> tuple[Way, ...]:
    return _ways(place, *free_ways(ring, place))


@lru_cache(maxsize=1024)
def _ways(place: int, ahead: int, behind: int) -> tuple[Way, ...]:
    origin, onward = CELLS[RING[place]], ONWARD[place]
    return (
        *_beyond_corners(origin, onward[:ahead]),
        *_beyond_corners(origin, onward[::-1][:behind]),
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
