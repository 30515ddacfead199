"""Moves as short text: `x probe probe` exchanges two ships, `x -` none, then `fold`, `call` and
`raise 6`."""

from __future__ import annotations

import re
from typing import Final

from .components import ALL_POINTS, SHIPS, SHIPS_EACH, Ship
from .moves import CALL, FOLD, NO_EXCHANGE, RAISE, Call, Exchange, Fold, Move, Raise

RAISE_WRITTEN: Final = re.compile(r"raise ?(\d{1,3})", re.ASCII)
NAMED: Final[dict[str, Ship]] = {ship: ship for ship in SHIPS}


def write(move: Move) -> str:
    match move:
        case Exchange():
            return f"x {' '.join(move.cards) or '-'}"
        case Fold():
            return "fold"
        case Call():
            return "call"
        case Raise():
            return f"raise {move.to}"


def read(text: str) -> Move:
    words = text.lower().split()
    match words:
        case ["fold"]:
            return FOLD
        case ["call"]:
            return CALL
        case ["x", "-"]:
            return NO_EXCHANGE
        case ["x", *ships] if 1 <= len(ships) <= SHIPS_EACH and all(s in NAMED for s in ships):
            return Exchange(tuple(NAMED[ship] for ship in ships))
    found = RAISE_WRITTEN.fullmatch(" ".join(words))
    if not found or int(found[1]) > ALL_POINTS:
        raise ValueError(f"not a move of Spacepoker: {text!r}")
    return RAISE[int(found[1])]
