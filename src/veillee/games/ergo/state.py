"""The whole truth of a match of Ergo."""

from __future__ import annotations

from typing import Final, Literal

from veillee.kernel import Input, Rulebook, Value

from .components import EMPTY_BOARD, Side
from .moves import Displace, Place, Swap

RULEBOOK: Final = Rulebook(__package__)

Ending = Literal["line", "repetition", "length", "blocked"]


class Options(Input):
    """What a table may choose."""

    swap: bool = False
    touch_move: bool = False


class State(Value):
    options: Options
    board: str = EMPTY_BOARD
    turn: Side = "black"
    black: int = 0
    """The seat that plays Black."""
    ply: int = 0
    """How many pieces have been placed or displaced."""
    since: tuple[str, ...] = ()
    """The boards since one that can never come back, oldest first; the present one left out."""
    last: Place | Displace | Swap | None = None
    touched: str | None = None
    """The cell of the piece that the side to move has touched (clause 6.2)."""
    ended: Ending | None = None

    def seat_of(self, side: Side) -> int:
        return self.black if side == "black" else 1 - self.black

    @property
    def seat_to_move(self) -> int:
        return self.seat_of(self.turn)
