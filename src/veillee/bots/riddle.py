"""A riddle of the day: a match between bots as one seat knew it, and what one makes of it.

Of each of some other seats one says how likely it is so. The squared errors count, which is a
proper rule: whoever says what he believes may expect most.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from veillee.games import load
from veillee.kernel import Match, Record
from veillee.kernel.replay import replay

CERTAIN: Final = 100


class Riddle(msgspec.Struct, frozen=True):
    """The match, which moment of it is shown, and what is asked."""

    record: str
    """Of the whole match: it says what was so."""
    moves: int
    """That were made before the moment."""
    seat: int
    """Whose eyes one sees it with."""
    asked: tuple[int, ...]
    """The seats that one is asked about."""
    truth: tuple[bool, ...]
    """Whether it is so, of each."""
    bot: tuple[int, ...]
    """What the strong bot believes who sees the same, in percent."""
    yardstick: tuple[int, ...]
    """How many points other bots' answers come to."""

    def match(self) -> Match:
        """To its end; RecordError where it was played by other rules."""
        record = Record.parse(self.record)
        return replay(record, load(record.game), Match)

    def points(self, chances: Sequence[int]) -> int:
        """What an answer comes to."""
        return points(chances, self.truth)


def points(chances: Sequence[int], truth: Sequence[bool]) -> int:
    return round(worth(chances, truth))


def worth(chances: Sequence[float], truth: Sequence[bool]) -> float:
    """100 less the mean of the squared errors: to be sure of everybody, and wrong, costs all."""
    errors = ((c / CERTAIN - is_so) ** 2 for c, is_so in zip(chances, truth, strict=True))
    return 100 * (1 - fmean(errors))
