"""What `veillee calibrate sponsio` runs, and how it is told."""

from __future__ import annotations

from typing import Final

from veillee.bots.calibration import Line, Say
from veillee.bots.sponsio.calibration import Calibration, calibrate, rows
from veillee.bots.sponsio.chart import plot_svg as plot

GAMES: Final = 1000
"""Rounds, if nothing else is said."""
HEADS: Final = (
    "tickets",
    "stake",
    "odds",
    "taken",
    "share",
    "wins",
    "returned",
    "margin",
    "needed",
)

__all__ = ["GAMES", "HEADS", "calibrate", "lines", "plot"]


def lines(result: Calibration, say: Say) -> list[Line]:
    return [
        Line(
            [
                row.tickets,
                row.stake,
                say("number-0", value=row.odds),
                say("number-0", value=row.taken),
                say("percent", value=row.share),
                say("percent", value=row.wins),
                say("number-2", value=row.returned),
                "±" + say("number-2", value=row.margin),
                say("number-2", value=row.needed),
            ],
            row.keeps_bounds,
        )
        for row in rows(result)
    ]
