"""Moves as short text: `e5` places, `e5-e6` displaces, `e5!` touches, `swap` swaps."""

from __future__ import annotations

import re
from typing import Final

from .moves import SWAP, Displace, Move, Place, Swap, Touch

CELLS_WRITTEN: Final = re.compile(r"([a-j][1-9])(?: ?- ?([a-j][1-9])| ?(!))?", re.ASCII)


def write(move: Move) -> str:
    match move:
        case Place():
            return move.cell
        case Displace():
            return f"{move.origin}-{move.to}"
        case Touch():
            return f"{move.cell}!"
        case Swap():
            return "swap"


def read(text: str) -> Move:
    lowered = text.strip().lower()
    if lowered == "swap":
        return SWAP
    found = CELLS_WRITTEN.fullmatch(lowered)
    if not found:
        raise ValueError(f"not a move of Ergo: {text!r}")
    cell, to, touched = found.groups()
    if touched:
        return Touch(cell)
    return Place(cell) if to is None else Displace(cell, to)
