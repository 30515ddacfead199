"""Placing a piece of the reserve (chapter 3)."""

from __future__ import annotations

from veillee.kernel import Refusal

from .components import ARENA, CELL, FREE, HOLLOW, LION, Side, reserve
from .moves import PLACE, Place
from .rulebook import RULEBOOK
from .state import State


def placements(state: State) -> list[Place]:
    """Clauses 3.1 and 3.2: any free cell, while the reserve lasts."""
    board = state.board
    if not reserve(board, state.turn):
        return []
    return [place for place, letter in zip(PLACE, board, strict=True) if letter == FREE]


def why_not_place(state: State, move: Place) -> Refusal | None:
    if not reserve(state.board, state.turn):
        return RULEBOOK.refuse("3.3", "reserve-empty")
    if state.board[CELL[move.cell]] != FREE:
        return RULEBOOK.refuse("3.4", "cell-taken", cell=move.cell)
    return None


def face_when_placed(side: Side, cell: int) -> str:
    """Clause 3.1: hollow in the arena. Clause 3.2: lion on the path."""
    return HOLLOW[side] if cell in ARENA else LION[side]


def with_piece(board: str, cell: int, piece: str) -> str:
    return board[:cell] + piece + board[cell + 1 :]
