"""Whether a move may be taken back, as the pages are told.

All but one condition is known with the move. Whether it showed a secret takes as long to find out
as many moves do: where the game has any, it is looked into a moment later, and nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Final

from veillee.house.table.actions.lay import hides_something
from veillee.house.table.actions.undo import may_be_taken_back, shows_a_secret
from veillee.house.table.table import Table
from veillee.kernel import AnyGame, Match

LATER_SECONDS: Final = 0.3


class TakingBack:
    """What is known of the last move at one table."""

    def __init__(self, tell: Callable[[Table, int], None]) -> None:
        self._tell = tell
        self._may: Match | None = None
        """The match whose last move may be taken back, where that took a look."""
        self._looking: asyncio.TimerHandle | None = None
        self._at: tuple[Table, int] | None = None

    def may(self, table: Table, viewer: int | None) -> bool:
        """Whether the viewer may ask; where it is to be looked into, not yet."""
        if viewer is None or not may_be_taken_back(table, viewer):
            return False
        if not has_secrets(table.game):
            return not shows_a_secret(table.running(), viewer)
        if self._may is not table.match:
            self._at = table, viewer
            if self._looking is None:
                loop = asyncio.get_running_loop()
                self._looking = loop.call_later(LATER_SECONDS, self._look)
        return self._may is table.match

    def _look(self) -> None:
        self._looking = None
        if self._at is None:
            return
        (table, seat), self._at = self._at, None
        # A bot that is to move may end it: it is looked into once people are awaited.
        if any(table.chairs[awaited].bot for awaited in table.awaited(None)):
            return
        if not shows_a_secret(table.running(), seat):
            self._may = table.match
            self._tell(table, seat)


@cache
def has_secrets(game: AnyGame) -> bool:
    return hides_something(Match(game))
