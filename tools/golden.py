"""Make the golden records: matches that must replay to the byte for as long as their rules stand.

Records that are there already are left alone: changing one means that the rules have changed,
and then `rules_version` must change too. Delete the old ones and run `make golden`.
"""

from __future__ import annotations

import random
from pathlib import Path

import veillee
from veillee.games import GAMES, load

MOST_SEATS = 16
GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def main() -> None:
    for name in GAMES:
        game = load(name)
        for preset, options in game.presets.items():
            for seats in _some(game.seats):
                path = GOLDEN / name / f"{preset}-{seats}.jsonl"
                if not path.exists():
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(_played(name, seats, options), "utf-8")
                    print(path.relative_to(GOLDEN))  # noqa: T201


def _some(seats: range) -> list[int]:
    """Fewest, most and one between; of a game for hundreds no more than fit a small file."""
    few = range(seats[0], min(seats[-1], MOST_SEATS) + 1)
    return sorted({few[0], few[len(few) // 2], few[-1]})


def _played(name: str, seats: int, options: object) -> str:
    match = veillee.Match(name, seats=seats, seed=f"golden {name} {seats}", options=options)
    dice = random.Random(match.seed)
    while match.to_act:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    return str(match.record)


if __name__ == "__main__":
    main()
