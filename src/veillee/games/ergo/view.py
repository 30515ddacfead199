"""What a player or a watcher sees: in Ergo, everything."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import Any

from veillee.kernel import Chance, Value

from .components import CELL, CELLS, FREE, Side, reserve
from .ending import winner, winning_line
from .moves import Displace, Place, Swap
from .placing import with_piece
from .state import Ending, Options, State
from .turn import to_act
from .ways import Way, way_gone, ways_open


class View(Value):
    seat: int | None
    options: Options
    board: str
    """90 letters from a1 to j9: `.` free, `b` `w` hollow, `B` `W` lion."""
    turn: Side
    seats: tuple[int, int]
    """Who plays Black, and who White."""
    reserves: tuple[int, int]
    """Pieces not yet in play: Black's, White's."""
    ply: int
    slides: tuple[str, ...]
    """The displacements since a board that can never come back, `c5c6`, oldest first."""
    last: Place | Displace | Swap | None
    touched: str | None
    """The piece that the side to move has touched, by its cell: it must be displaced."""
    ways: tuple[Way, ...]
    """Slides round a corner of the path: the last one made, and those the viewer may make."""
    ended: Ending | None
    line: tuple[str, ...]
    winner: Side | None


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        board=state.board,
        turn=state.turn,
        seats=(state.black, 1 - state.black),
        reserves=(reserve(state.board, "black"), reserve(state.board, "white")),
        ply=state.ply,
        slides=slides_between((*state.since, state.board)),
        last=state.last,
        touched=state.touched,
        ways=(*way_gone(state), *(ways_open(state) if seat in to_act(state) else ())),
        ended=state.ended,
        line=tuple([CELLS[cell] for cell in winning_line(state)]),
        winner=winner(state),
    )


def imagine(view: View, chance: Chance) -> State:  # noqa: ARG001
    """Nothing is hidden, so only the truth looks like this."""
    return State(
        options=view.options,
        board=view.board,
        turn=view.turn,
        black=view.seats[0],
        ply=view.ply,
        since=boards_before(view.board, view.slides),
        last=view.last,
        touched=view.touched,
        ended=view.ended,
    )


@lru_cache(maxsize=1024)
def slides_between(boards: tuple[str, ...]) -> tuple[str, ...]:
    """How each board became the next: a twentieth of the room that the boards would take.

    Asked for again and again, each time with one board more: only the last step is new.
    """
    if len(boards) < 2:
        return ()
    return (*slides_between(boards[:-1]), slide(*boards[-2:]))


def slide(before: str, after: str) -> str:
    """The displacement that led from one board to the next, `c5c6`."""
    one, other = compress(range(len(CELLS)), map(ne, before, after))
    origin, to = (one, other) if after[one] == FREE else (other, one)
    return CELLS[origin] + CELLS[to]


def boards_before(board: str, slides: tuple[str, ...]) -> tuple[str, ...]:
    """The boards that these displacements led through, oldest first; the present one left out."""
    boards: list[str] = []
    for slide in reversed(slides):
        origin, to = CELL[slide[:2]], CELL[slide[2:]]
        board = with_piece(with_piece(board, origin, board[to]), to, FREE)
        boards.append(board)
    return tuple(reversed(boards))


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:  # noqa: ARG001
    return {}
