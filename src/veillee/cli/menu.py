"""Long lists of moves, in short: `raise 10, raise 11 … raise 80` becomes `raise 10 … raise 80`."""

from __future__ import annotations

import re
from itertools import groupby

NUMBERED = re.compile(r"(?P<head>.*?)(?P<number>\d{1,9})", re.ASCII | re.DOTALL)
WORTH_SHORTENING = 4


def in_short(moves: list[str]) -> str:
    """The moves in their order, runs of consecutive numbers cut down to their ends."""
    parts: list[str] = []
    numbered = (_parts(move) for move in moves)
    # In a run the number grows in step with the place, so that their difference stays the same.
    for _, run in groupby(enumerate(numbered), key=lambda item: (item[1][0], item[1][1] - item[0])):
        written = [text for _, (_, _, text) in run]
        if len(written) >= WORTH_SHORTENING:
            parts.append(f"{written[0]} … {written[-1]}")
        else:
            parts.extend(written)
    return ", ".join(parts)


def _parts(move: str) -> tuple[str, int, str]:
    found = NUMBERED.fullmatch(move)
    # A move without a number makes a run of its own: no two of them are alike.
    return (found["head"], int(found["number"]), move) if found else (move, 0, move)
