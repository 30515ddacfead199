"""What a player or a watcher sees: in Ergo, everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from veillee.kernel import Chance

from .components import CELLS, Side, reserve
from .ending import winning_line
from .moves import Move
from .state import Ending, Options, State


class View(msgspec.Struct, frozen=True, gc=False):
    seat: int | None
    options: Options
    board: str
    """90 letters from a1 to j9: `.` free, `b` `w` hollow, `B` `W` lion."""
    turn: Side
    black: int
    reserves: tuple[int, int]
    """Pieces not yet in play: Black's, White's."""
    ply: int
    since: tuple[str, ...]
    last: Move | None
    ended: Ending | None
    line: tuple[str, ...]


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        board=state.board,
        turn=state.turn,
        black=state.black,
        reserves=(reserve(state.board, "black"), reserve(state.board, "white")),
        ply=state.ply,
        since=state.since,
        last=state.last,
        ended=state.ended,
        line=tuple(CELLS[cell] for cell in winning_line(state)),
    )


def imagine(view: View, chance: Chance) -> State:  # noqa: ARG001
    """Nothing is hidden, so only the truth looks like this."""
    return State(
        options=view.options,
        board=view.board,
        turn=view.turn,
        black=view.black,
        ply=view.ply,
        since=view.since,
        last=view.last,
        ended=view.ended,
    )


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:  # noqa: ARG001
    return {}
