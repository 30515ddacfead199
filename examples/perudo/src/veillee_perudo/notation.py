"""Moves as short text: `2x5` bids two fives, `doubt` and `calza` lift the cups."""

from __future__ import annotations

import re
from typing import Final

from .moves import Bid, Calza, Doubt, Move

BID_WRITTEN: Final = re.compile(r"([1-9][0-9]?) ?[x×] ?([1-6])", re.ASCII)


def write(move: Move) -> str:
    match move:
        case Bid():
            return f"{move.count}x{move.face}"
        case Doubt():
            return "doubt"
        case Calza():
            return "calza"


def read(text: str) -> Move:
    lowered = text.strip().lower()
    if lowered == "doubt":
        return Doubt()
    if lowered == "calza":
        return Calza()
    found = BID_WRITTEN.fullmatch(lowered)
    if not found:
        raise ValueError(f"not a move of Perudo: {text!r}")
    return Bid(int(found[1]), int(found[2]))
