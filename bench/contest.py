"""A contest: two ways of making moves, timed in turns on one core, compared by their medians."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

ROUNDS = 7
SECONDS = 0.8

Moves = Callable[[], int]
"""Plays a little, and returns how many moves that was."""


@dataclass(frozen=True)
class Contest:
    ours: str
    theirs: str
    at_least: float
    """How many times as fast we mean to be."""
    our_moves: Moves
    their_moves: Moves


@dataclass(frozen=True)
class Rate:
    """Something of ours alone."""

    what: str
    at_least: int
    """How many a second we mean to reach."""
    moves: Moves


@dataclass(frozen=True)
class Result:
    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


def measured(contest: Contest) -> Result:
    """Moves a second of both, each the median of several turns taken alternately.

    Taking turns spreads whatever else the machine does over both sides.
    """
    contest.our_moves(), contest.their_moves()  # the first call compiles and fills caches
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(_rate(contest.our_moves))
        theirs.append(_rate(contest.their_moves))
    return Result(median(ours), median(theirs))


def rate(moves: Moves) -> float:
    """How many a second, alone: the median of several turns."""
    moves()
    return median(_rate(moves) for _ in range(ROUNDS))


def _rate(moves: Moves) -> float:
    made, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        made += moves()
    return made / spent
