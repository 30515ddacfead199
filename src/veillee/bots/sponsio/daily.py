"""Sponsio's game of the day: one deal for three."""

from veillee.bots.daily import Daily


def lay(seed: str) -> Daily:  # noqa: ARG001  (the seed deals, and decides nothing else)
    return Daily(seats=3, options={}, level="medium")
