"""What `veillee calibrate sporz` runs, and how it is told."""

from __future__ import annotations

from typing import Final

from veillee.bots.calibration import Line, Progress, Say
from veillee.bots.sporz.chart import plot_svg as plot
from veillee.bots.sporz.measuring import SIZES, Measures, Row, measure, rows

GAMES: Final = 500
"""Matches of each kind, if nothing else is said."""
HEADS: Final = ("figure", "players", "value", "least", "most")

__all__ = ["GAMES", "HEADS", "calibrate", "lines", "plot"]


def calibrate(
    games: int, seats: int | None, seconds: float, jobs: int, progress: Progress
) -> Measures:
    """At 8, 10 and 12 players, or at the number asked for."""
    return measure(games, (seats,) if seats else SIZES, seconds, jobs, progress=progress)


def lines(result: Measures, say: Say) -> list[Line]:
    def shown(row: Row, value: float | None) -> str:
        if value is None:
            return ""
        if row.figure.endswith("gain"):
            return say("number-2", value=value)
        return say("number-3" if row.figure == "brier" else "percent", value=value)

    return [
        Line(
            [
                say(f"figure-{row.figure}", healthy=row.healthy, mutants=row.mutants, day=row.day),
                str(row.players),
                *(shown(row, value) for value in (row.value, row.least, row.most)),
            ],
            row.keeps_aim,
        )
        for row in rows(result)
    ]
