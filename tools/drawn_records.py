"""Print records with what was drawn in them, for the page's own tests: the golden ones, and one of
a match that goes on from another. They are made anew each time, so that the page is held against
what Python writes now."""

from __future__ import annotations

import sys

import msgspec

import veillee
from tools.golden import GOLDEN

FURTHER = 60
"""Moves that somebody plays who goes on from a moment of another match."""


def main() -> None:
    matches = {
        f"{path.parent.name}/{path.stem}": veillee.replay(path.read_text("utf-8"))
        for path in sorted(GOLDEN.glob("*/*.jsonl"))
    }
    matches["goes on"] = _gone_on(max(matches.values(), key=lambda match: match.chance_drawn))
    records = {name: str(veillee.record_with_draws(match)) for name, match in matches.items()}
    sys.stdout.buffer.write(msgspec.json.encode(records))


def _gone_on(match: veillee.Match) -> veillee.Match:
    """From its middle, and from a moment of that match again."""
    match = match.fork(len(match) // 2)
    for who in ("first", "second"):
        match = match.fork(len(match) - FURTHER // 2).going_on(f"the {who} to go on", [who])
        for _ in range(FURTHER):
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
    return match


if __name__ == "__main__":
    main()
