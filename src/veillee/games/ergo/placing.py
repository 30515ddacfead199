"""Placing a piece of the reserve (chapter 3)."""

from __future__ import annotations

from typing import Final

from veillee.kernel import Condition, Refusal, all_hold, first_broken

from .cells import is_free, letter_of, named
from .components import ARENA, CELL, HOLLOW, LION, Side, reserve
from .moves import PLACE, Place
from .state import RULEBOOK, State

TO_PLACE: Final[tuple[Condition[State], ...]] = (
    Condition("3.3", "reserve-empty", lambda state: reserve(state.board, state.turn) > 0),
)
ON_A_CELL: Final[tuple[Condition[str, str], ...]] = (
    Condition("3.4", "cell-taken", is_free, named),
)
OPEN: Final = letter_of(ON_A_CELL)

WAITING: Final = LION
"""Clause 1.2: the face that pieces show in reserve."""


def placements(state: State) -> list[Place]:
    """Clauses 3.1 and 3.2: any free cell, while the reserve lasts."""
    if not all_hold(TO_PLACE, state):
        return []
    return [place for place, letter in zip(PLACE, state.board, strict=True) if letter == OPEN]


def why_not_place(state: State, move: Place) -> Refusal | None:
    return first_broken(RULEBOOK, TO_PLACE, state) or first_broken(
        RULEBOOK, ON_A_CELL, state.board[CELL[move.cell]], move.cell
    )


def face_when_placed(side: Side, cell: int) -> str:
    """Clause 3.1: turned over in the arena. Clause 3.2: as it waited on the path."""
    return HOLLOW[side] if cell in ARENA else WAITING[side]


def with_piece(board: str, cell: int, piece: str) -> str:
    return board[:cell] + piece + board[cell + 1 :]
