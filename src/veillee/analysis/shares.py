"""The share of winning: what an end is worth to each seat, and what it is likely to be."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from veillee.kernel import AnyGame, Outcome, Teams


def shares_of(outcome: Outcome, teams: Sequence[int]) -> tuple[float, ...]:
    """1 for whoever wins alone, or with his team; those who win beside each other part it, and
    where nobody is ahead all do."""
    winners = outcome.winners or range(len(teams))
    winning = {teams[seat] for seat in winners}
    return tuple(1 / len(winning) if team in winning else 0.0 for team in teams)


def teams_of(game: AnyGame, state: Any, seats: int) -> tuple[int, ...]:
    return game.teams(state) if isinstance(game, Teams) else tuple(range(seats))


class Estimate:
    """What was counted of one question: means, and how far off they may be."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self._sums = [0.0] * seats
        self._squares = [0.0] * seats

    def add(self, shares: Sequence[float]) -> None:
        self.count += 1
        for seat, share in enumerate(shares):
            self._sums[seat] += share
            self._squares[seat] += share * share

    def mean(self, seat: int) -> float:
        return self._sums[seat] / self.count

    def variance(self, seat: int) -> float:
        """Of the mean. As if it had been won and lost once more each: a few games that all ended
        alike do not make it certain."""
        count = self.count + 2
        mean = (self._sums[seat] + 1) / count
        return ((self._squares[seat] + 1) / count - mean * mean) / self.count

    def error(self, seat: int) -> float:
        return sqrt(self.variance(seat))


class Exactly(Estimate):
    """What is known for certain."""

    def __init__(self, shares: Sequence[float]) -> None:
        super().__init__(len(shares))
        self.add(shares)

    def variance(self, seat: int) -> float:  # noqa: ARG002
        return 0.0
