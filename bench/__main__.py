"""All contests, as a table. Exit code 1 where a ratio is below what we mean to reach."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import ours, theirs
from bench.contest import Contest, measured, rate

HANDS_A_SECOND = 20_000_000


def contests() -> list[Contest]:
    liars_poker = theirs.python_game("python_liars_poker")
    return [
        Contest(
            "Ergo through Match, readable rules",
            "OpenSpiel python_liars_poker",
            1,
            ours.matches("ergo", preset="house"),
            liars_poker,
        ),
        Contest(
            "Ergo native playouts",
            "OpenSpiel mnk(15,15,5) rollouts",
            10,
            ours.ergo_playouts(),
            theirs.compiled_rollouts("mnk(m=15,n=15,k=5)"),
        ),
        Contest(
            "Ergo native playouts",
            "OpenSpiel quoridor rollouts",
            1,
            ours.ergo_playouts(),
            theirs.compiled_rollouts("quoridor"),
        ),
        *(
            Contest(
                f"Spacepoker through Match, preset {preset}, {seats} seats",
                "RLCard limit-holdem",
                1,
                ours.matches("spacepoker", seats, preset),
                theirs.rlcard_game("limit-holdem"),
            )
            for preset, seats in (("book", 2), ("book", 4), ("house", 2), ("house", 4))
        ),
        Contest(
            "Sponsio native trick phase",
            "OpenSpiel spades rollouts",
            1,
            ours.sponsio_playouts(),
            theirs.compiled_rollouts("spades"),
        ),
        *(
            Contest(
                f"Sponsio through Match, {seats} seats",
                "RLCard limit-holdem",
                1,
                ours.matches("sponsio", seats),
                theirs.rlcard_game("limit-holdem"),
            )
            for seats in (3, 4)
        ),
        *(
            Contest(
                f"Les Sponsors through Match, {seats} seats",
                "OpenSpiel python_liars_poker",
                1,
                ours.matches("sponsors", seats),
                liars_poker,
            )
            for seats in (2, 3, 4)
        ),
    ]


def main() -> int:
    console = Console()
    table = Table("ours", "theirs", "our moves/s", "their moves/s", "ratio", "meant")
    short = 0
    for contest in track(contests(), "Racing", console=Console(stderr=True)):
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
    hands = rate(ours.spacepoker_hands())
    short += hands < HANDS_A_SECOND
    console.print(
        f"Spacepoker hands compared natively: {hands:,.0f} a second (meant: ≥ {HANDS_A_SECOND:,})"
    )
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
