"""What `veillee calibrate sponsors` runs, and how it is told."""

from __future__ import annotations

from typing import Final

from veillee.bots.calibration import Line, Say
from veillee.bots.sponsors.calibration import Calibration, calibrate, rows
from veillee.bots.sponsors.chart import plot_svg as plot

GAMES: Final = 200
"""Matches, if nothing else is said."""
HEADS: Final = ("figure", "value", "least", "most")

__all__ = ["GAMES", "HEADS", "calibrate", "lines", "plot"]


def lines(result: Calibration, say: Say) -> list[Line]:
    def shown(value: float | None) -> str:
        return "" if value is None else say("number-2", value=value)

    return [
        Line(
            [say(f"figure-{row.figure}"), *map(shown, (row.value, row.least, row.most))],
            row.keeps_aim,
        )
        for row in rows(result)
    ]
