"""Spacepoker's game of the day: five rounds for four."""

from veillee.bots.daily import Daily


def lay(seed: str) -> Daily:  # noqa: ARG001  (the seed deals, and decides nothing else)
    return Daily(seats=4, options={"rounds": 5}, level="medium")
