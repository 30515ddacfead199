"""All contests, as a table. Exit code 1 where a ratio or a rate is below what we mean to reach."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.contest import measured, rate
from bench.contests import all_of


def main() -> int:
    console = Console()
    table = Table("ours", "theirs", "our moves/s", "their moves/s", "ratio", "meant")
    short = 0
    for contest in track(all_of("CONTESTS"), "Racing", console=Console(stderr=True)):
        result = measured(contest)
        short += result.ratio < contest.at_least
        table.add_row(
            contest.ours,
            contest.theirs,
            f"{result.ours:,.0f}",
            f"{result.theirs:,.0f}",
            f"{result.ratio:.2f}",
            f"≥ {contest.at_least:g}",
        )
    console.print(table)
    for alone in all_of("RATES"):
        found = rate(alone.moves)
        short += found < alone.at_least
        console.print(f"{alone.what}: {found:,.0f} a second (meant: ≥ {alone.at_least:,})")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
