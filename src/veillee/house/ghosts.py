"""Ghosts: how far the best and the median of the day before had come after each round.

They come from people's matches; as long as fewer than five have finished, from bots' playings. A
day's results are final when the next begins, so its ghosts are made once, and kept.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple, TypeVar

from veillee.bots import daily_progress, has_ghosts
from veillee.house.bots.processes import CutOff
from veillee.house.daily import ENOUGH, PATIENCE_SECONDS, Days
from veillee.house.house import House
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.journal.ghosts import Ghosts
from veillee.kernel import VeilleeError

T = TypeVar("T")
NONE: Final = Ghosts(by_bots=False, best=[], median=[])


class Against(NamedTuple):
    """How far one was ahead of each, when the first of the two was there; below 0, behind."""

    best: int
    median: int
    by_bots: bool


class GhostRuns:
    """The ghosts that run beside the matches of a day."""

    def __init__(self, house: House, days: Days) -> None:
        self._house, self._days = house, days
        self._making: dict[tuple[int, str], asyncio.Task[Ghosts]] = {}

    async def close(self) -> None:
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def beside(self, day: int, game: str) -> Ghosts:
        """Those of the day before; empty where the game has none, or bots are still at it."""
        if not has_ghosts(game):
            return NONE
        if kept := await self._house.journal.ghosts.of(day - 1, game):
            return kept
        task = self._making.get((day, game))
        if task is None or task.done():
            task = asyncio.create_task(self._made(day - 1, game))
            self._making[day, game] = task
        await asyncio.wait((task,), timeout=PATIENCE_SECONDS)
        return task.result() if task.done() and not task.cancelled() else NONE

    async def against(self, day: int, game: str, table_id: str) -> Against | None:
        """How the match at a table compares. None where there are no ghosts, or no such table."""
        ghosts = await self.beside(day, game)
        own = await self._progress(table_id) if ghosts.best else []
        if not own:
            return None
        return Against(_ahead(own, ghosts.best), _ahead(own, ghosts.median), ghosts.by_bots)

    async def _made(self, day: int, game: str) -> Ghosts:
        kept = self._house.journal.ghosts
        try:
            made = await self._of_people(await kept.finished(day, game))
            return await kept.keep(day, game, made or await self._of_bots(day, game))
        except (CutOff, JournalDown, JournalFull):
            return NONE  # whoever asks next begins anew

    async def _of_people(self, tables: list[str]) -> Ghosts | None:
        """None where they are too few: then one would know who had which."""
        while len(tables) >= ENOUGH:
            best, median = await self._progress(tables[0]), await self._progress(_middle(tables))
            if best and median:
                return Ghosts(by_bots=False, best=best, median=median)
            tables.remove(_middle(tables) if best else tables[0])
        return None

    async def _of_bots(self, day: int, game: str) -> Ghosts:
        playings = sorted(await self._days.playings(day, game), key=lambda one: -one.score)
        best, median = playings[0].progress, _middle(playings).progress
        return Ghosts(by_bots=True, best=best, median=median)

    async def _progress(self, table_id: str) -> list[int]:
        """Empty where the table cannot be read, or is no longer kept."""
        try:
            table = (await self._house.room(table_id)).table
        except VeilleeError:
            return []
        daily = table.opened.daily
        return daily_progress(table.running(), daily.seat) if daily else []


def _middle(best_first: list[T]) -> T:
    return best_first[len(best_first) // 2]


def _ahead(own: list[int], ghost: list[int]) -> int:
    """After the last round that both drove."""
    rounds = min(len(own), len(ghost))
    return own[rounds - 1] - ghost[rounds - 1]
