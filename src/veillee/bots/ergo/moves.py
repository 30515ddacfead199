"""Between the game's own moves and views, and the native twin's numbers."""

from typing import Final, Literal

from veillee.bots.ergo.geometry import NAMES, NUMBER
from veillee.bots.ergo.rules import RESERVE, Position, position
from veillee.games.ergo import Displace, Move, Place, View

SIDES: Final[tuple[Literal["black"], Literal["white"]]] = ("black", "white")


def encode(move: Place | Displace) -> int:
    """The twin's number for a move."""
    if isinstance(move, Place):
        return RESERVE * 128 + NUMBER[move.cell]
    return NUMBER[move.origin] * 128 + NUMBER[move.to]


def decode(code: int) -> Place | Displace:
    """The move behind a number."""
    origin, to = code >> 7, code & 127
    if origin == RESERVE:
        return Place(NAMES[to])
    return Displace(NAMES[origin], NAMES[to])


def encode_all(legal: list[Move]) -> dict[int, Place | Displace]:
    """The legal moves by number; touches and swaps are no moves on the board and have none."""
    return {encode(move): move for move in legal if isinstance(move, Place | Displace)}


def position_of(view: View) -> Position:
    """The twin of what the view shows."""
    return position(view.board, SIDES.index(view.turn), view.ply)
