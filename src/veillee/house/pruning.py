"""Letting go of what is no longer kept: once a day if the operator says so, and whenever another
process has done it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from veillee.house.house import House
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.metrics import PRUNED
from veillee.house.now import now_ms
from veillee.house.settings import Retention
from veillee.house.tasks import Tasks

LOOK_SECONDS: Final = 60.0
"""How long a table may stay in memory that another process has pruned."""
DAY_SECONDS: Final = 24 * 3600.0

log = logging.getLogger(__name__)


class Pruner:
    """Looks after the tables in memory, and has the journal pruned."""

    def __init__(self, house: House, kept: Retention | None) -> None:
        self._house = house
        self._kept = kept
        self._tasks = Tasks()

    def begin(self) -> None:
        self._tasks.begin(self._every(LOOK_SECONDS, self.let_go))
        if self._kept:
            self._tasks.begin(self._every(DAY_SECONDS, self.prune))

    async def close(self) -> None:
        await self._tasks.close()

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(min(seconds, LOOK_SECONDS))
            try:
                await do()
            except (JournalFull, JournalDown):
                log.warning("pruning-waits-for-the-journal")
            except Exception:
                log.exception("driver-fault")
            await asyncio.sleep(seconds - LOOK_SECONDS)

    async def prune(self) -> None:
        if self._kept:
            done = await self._house.journal.prune(self._kept, now_ms())
            for what, count in done._asdict().items():
                PRUNED.labels(what).inc(count)
            await self.let_go()

    async def let_go(self) -> None:
        """Of tables in memory that were pruned: those that are not running have news only then, or
        from another process that will tell."""
        quiet = {i: room for i, room in self._house.rooms.items() if room.table.status != "running"}
        for table_id, number in (await self._house.journal.newest(quiet)).items():
            if number > quiet[table_id].table.number:
                await self._house.catch_up(quiet[table_id])
