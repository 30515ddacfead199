"""Ergo's board in letters: one per cell, rows from 9 down to 1, as it lies before Black."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from veillee.games.ergo import Displace, Place, Swap, Touch, View, rulebook, write
from veillee.games.ergo.components import (
    CELL,
    COLUMNS,
    FREE,
    PATH,
    ROWS,
    SIDES,
    Side,
    opponent,
)
from veillee.words import Catalogue

WORDS: Final = Catalogue([__package__])

FREE_PATH: Final = "-"
WIDTH: Final = len(COLUMNS)
STYLES: Final = (
    (r"(?<= )[bB](?= .*(?<=  )[1-9]$)", "bold cyan"),
    (r"(?<= )[wW](?= .*(?<=  )[1-9]$)", "bold yellow"),
    (r"(?<= )[-.](?= .*(?<=  )[1-9]$)", "dim"),
)
SPOKEN: Final = {"echanger": "swap"}


def draw(view: View, language: str) -> str:
    def word(message: str, **args: str | int) -> str:
        return WORDS.say(language, message, args)

    columns = "     " + " ".join(COLUMNS)
    rows = [f"  {row}  {' '.join(_row(view.board, row))}  {row}" for row in reversed(ROWS)]
    lines = [columns, *rows, columns, word("legend")]
    for side, reserve in zip(SIDES, view.reserves, strict=True):
        lines.append(
            word(
                "side",
                side=_side(side, language),
                seat=_seat(view, side),
                reserve=reserve,
                you=str(_seat(view, side) == view.seat).lower(),
            )
        )
    if view.last is not None:
        mover: Side = "black" if isinstance(view.last, Swap) else opponent(view.turn)
        lines.append(word("last", side=_side(mover, language), move=write(view.last)))
    if view.line:
        lines.append(word("line", cells=", ".join(view.line)))
    if view.ended is None:
        lines.append(word("turn", side=_side(view.turn, language), seat=_seat(view, view.turn)))
    if view.touched:
        lines.append(word("touched", side=_side(view.turn, language), cell=view.touched))
    return "\n".join(lines)


def moves(view: View, legal: list[Any], language: str) -> str:
    """The free cells in a word, then each piece with the cells it may go to."""
    lines: list[str] = []
    placements = [move for move in legal if isinstance(move, Place)]
    if placements:
        lines.append(WORDS.say(language, "place", {"free": len(placements)}))
    displacements = (move for move in legal if isinstance(move, Displace))
    for origin, group in groupby(displacements, key=lambda move: move.origin):
        piece = "lion" if view.board[CELL[origin]].isupper() else "hollow"
        cells = ", ".join(sorted(move.to for move in group))
        lines.append(WORDS.say(language, "piece", {"cell": origin, "piece": piece, "cells": cells}))
    touched = [write(move) for move in legal if isinstance(move, Touch)]
    if touched:
        lines.append(WORDS.say(language, "touch", {"touches": ", ".join(touched)}))
    if any(isinstance(move, Swap) for move in legal):
        lines.append(WORDS.say(language, "swap"))
    return "\n".join(lines)


def seat_name(seat: int, language: str) -> str:
    """Clause 1.4; the sides may be swapped later (6.1)."""
    return WORDS.say(language, "seat", {"side": _side(SIDES[seat], language)})


def _row(board: str, row: str) -> Sequence[str]:
    first = ROWS.index(row) * WIDTH
    return [
        FREE_PATH if board[cell] == FREE and cell in PATH else board[cell]
        for cell in range(first, first + WIDTH)
    ]


def _seat(view: View, side: Side) -> int:
    return view.seats[SIDES.index(side)]


def _side(side: Side, language: str) -> str:
    return rulebook.say(language, f"side-{side}")
