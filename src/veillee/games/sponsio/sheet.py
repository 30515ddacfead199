"""The score of a round, kept so that whoever comes later can go through it step by step."""

from __future__ import annotations

from typing import Final, get_args

from veillee.kernel import Value

from .events import (
    BetScored,
    CoinsCounted,
    MatchWon,
    RoundWon,
    StreakCashed,
    StreakCollected,
    StreakKept,
    StreakMoved,
    TraitorFined,
    TraitorPaid,
)

ScoreStep = (
    BetScored
    | TraitorPaid
    | TraitorFined
    | StreakMoved
    | StreakCollected
    | StreakKept
    | RoundWon
    | CoinsCounted
    | StreakCashed
    | MatchWon
)

SCORE_STEPS: Final = frozenset(get_args(ScoreStep))


class Sheet(Value):
    """How the seats stood when the last card fell, and all that was told of the score since."""

    round: int
    coins: tuple[int, ...]
    laid: tuple[int, ...]
    """In the betting areas."""
    streaks: tuple[int, ...]
    steps: tuple[ScoreStep, ...] = ()
