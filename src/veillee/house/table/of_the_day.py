"""A table with a game of the day: of which day, which try it is, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from veillee.bots import daily_score
from veillee.house.table.terms import DAY

if TYPE_CHECKING:
    from veillee.house.table.table import Table


class OfTheDay(msgspec.Struct, frozen=True):
    """What makes a table one of a day's."""

    day: int
    """Counted from 1970."""
    number: int
    """Of the try; 0: practice, which counts nothing."""
    seat: int
    within: int = 0
    """A problem: to be won within so many moves of one's own."""

    @property
    def ends(self) -> int:
        return (self.day + 1) * DAY

    @property
    def counts(self) -> bool:
        return self.number > 0


def score_of(table: Table) -> int | None:
    """What a finished try came to: points, or for a problem how many tries it took. None where it
    counts nothing: practice, a problem not solved, or a day that was over before."""
    daily, match = table.opened.daily, table.running()
    if daily is None or not daily.counts or table.at >= daily.ends:
        return None
    outcome = match.outcome
    assert outcome is not None  # noqa: S101  (nobody is to act any more)
    if not daily.within:
        return 0 if match.gave_up else daily_score(match, daily.seat)
    made = match.moves[len(table.opened.before) :]
    in_time = sum(seat == daily.seat for seat, _ in made) <= daily.within
    solved = in_time and not match.gave_up and outcome.winners == (daily.seat,)
    return daily.number if solved else None
