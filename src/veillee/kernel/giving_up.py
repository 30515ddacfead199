"""Giving a match up (clause 0.8): whoever resigns or runs out of time comes last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from veillee.kernel.game import Outcome

RULE: Final = "0.8"
Stop = Literal["", "ended-resigned", "ended-out-of-time"]
"""The message that says why a match ended before its rules end it; nothing where it did not."""


def stopped_outcome(seats: int, gave_up: Sequence[int], reason: str) -> Outcome:
    """Of a match that ends because somebody gave it up: the others share the first place."""
    ranks = _ranks((1,) * seats, gave_up)
    return Outcome(ranks, tuple(float(rank == 1) for rank in ranks), RULE, reason)


def last_of_all(outcome: Outcome, gave_up: Sequence[int]) -> Outcome:
    """Of a match that was played to its end without them: those who gave it up come last."""
    return msgspec.structs.replace(outcome, ranks=_ranks(outcome.ranks, gave_up))


def _ranks(ranks: Sequence[int], gave_up: Sequence[int]) -> tuple[int, ...]:
    """Whoever gave up first is the last of all; the others close up."""
    staying = [rank for seat, rank in enumerate(ranks) if seat not in gave_up]
    return tuple(
        len(ranks) - gave_up.index(seat)
        if seat in gave_up
        else 1 + sum(better < rank for better in staying)
        for seat, rank in enumerate(ranks)
    )
