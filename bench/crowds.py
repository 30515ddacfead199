"""Sporz with crowds: `python -m bench.crowds` plays whole matches at random through `Match`.

Seconds and memory of a match, and what a night with its day costs, beside the square of the number
of players. Exit code 1 where two hundred players take longer than we mean them to.
"""

from __future__ import annotations

import random
import resource
import sys
import time

from rich.console import Console
from rich.table import Table

import veillee

SEATS = (50, 100, 200)
SECONDS = 30
SEEDS = ("a", "b", "c")


def main() -> int:
    table = Table("players", "moves", "nights", "seconds", "ms a night and day", "per players²")
    slowest = 0.0
    for seats in SEATS:
        for seed in SEEDS:
            moves, nights, seconds = played(seats, seed)
            slowest = max(slowest, seconds)
            table.add_row(
                str(seats), f"{moves:,}", str(nights), f"{seconds:.1f}", *cost_of_a_day(seats)
            )
    console = Console()
    console.print(table)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    console.print(
        f"At most {memory} MB at a time; the slowest match took {slowest:.1f} s "
        f"(meant: < {SECONDS} s)"
    )
    return 1 if slowest >= SECONDS else 0


def played(seats: int, seed: str) -> tuple[int, int, float]:
    """A match at random, the mutants doing what most of them want, so that it lasts."""
    start = time.process_time()
    match = veillee.Match("sporz", seats, seed, {"disagreement": "majority"})
    dice = random.Random(seed)
    while match.to_act:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    return len(match), match.state.night, time.process_time() - start


def cost_of_a_day(seats: int) -> tuple[str, str]:
    """The first night and day, everyone pointing at random, in milliseconds; and over the square
    of the players, in microseconds."""
    match = veillee.Match("sporz", seats, "day", {"disagreement": "majority"})
    dice, start = random.Random("day"), time.process_time()
    while match.to_act and match.state.night < 2:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    spent = time.process_time() - start
    return f"{1e3 * spent:.0f}", f"{1e6 * spent / seats**2:.1f} µs"


if __name__ == "__main__":
    sys.exit(main())
