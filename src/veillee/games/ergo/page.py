"""What the page's board is told of the mosaic."""

from __future__ import annotations

from typing import Final, Literal

from . import components as mosaic
from .components import Side
from .displacing import face_when_displaced
from .placing import WAITING as PLACED
from .placing import face_when_placed

Face = Literal["hollow", "lion"]


def _face(letter: str) -> Face:
    return "hollow" if letter in mosaic.HOLLOWS else "lion"


def _shown_at(cell: int) -> dict[Literal["reserve"] | Face, Face]:
    return {
        "reserve": _face(face_when_placed("black", cell)),
        "hollow": _face(face_when_displaced(mosaic.HOLLOW["black"], cell)),
        "lion": _face(face_when_displaced(mosaic.LION["black"], cell)),
    }


COLUMNS: Final[str] = mosaic.COLUMNS
ROWS: Final[str] = mosaic.ROWS
PATH: Final[tuple[str, ...]] = tuple(mosaic.CELLS[cell] for cell in mosaic.RING)
SIDES: Final[tuple[Side, ...]] = mosaic.SIDES
PIECES_EACH: Final[int] = mosaic.PIECES_EACH
FREE: Final[str] = mosaic.FREE
"""How a view writes a cell: free, or with a piece on it."""
LETTERS: Final[dict[Side, dict[Face, str]]] = {
    side: {"hollow": mosaic.HOLLOW[side], "lion": mosaic.LION[side]} for side in mosaic.SIDES
}
WAITING: Final[Face] = _face(PLACED["black"])
"""The face that pieces show in reserve."""
SHOWS: Final[dict[Literal["arena", "path"], dict[Literal["reserve"] | Face, Face]]] = {
    "arena": _shown_at(min(mosaic.ARENA)),
    "path": _shown_at(min(mosaic.PATH)),
}
"""The face that a piece shows once it lies there, by what it showed before."""
