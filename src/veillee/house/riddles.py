"""Riddles of the day: laid once for everyone, and opened to whoever has answered.

A riddle is a match between bots. Until somebody has answered, or the day is over, nothing of it
leaves the house but what one seat knew at one moment.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from veillee.bots import Riddle
from veillee.house.bots.processes import BotProcesses, CutOff, Laying
from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.kernel import Match, RecordError

MOST_KNOWN: Final = 8


class LaidRiddle(NamedTuple):
    """A riddle, and its match where that was played by today's rules."""

    riddle: Riddle
    match: Match | None

    def opened(self) -> Match:
        """The match; HouseError where it cannot be shown any more."""
        if self.match is None:
            raise HouseError("riddle-of-other-rules")
        return self.match


class Riddles:
    """The riddles of all days."""

    def __init__(self, house: House, processes: BotProcesses) -> None:
        self._kept = house.journal.riddles
        self._processes = processes
        self._known: dict[tuple[int, str], LaidRiddle] = {}
        self._one_by_one = asyncio.Lock()

    async def of(self, day: int, game: str, seed: str) -> LaidRiddle:
        """That of a day; HouseError where bots are not ready with it."""
        if found := self._known.get((day, game)):
            return found
        # However many past days are asked for, bots at tables wait for one of them at most.
        async with self._one_by_one:
            if found := self._known.get((day, game)):
                return found
            found = laid(await self._kept.riddle(day, game) or await self._lay(day, game, seed))
        self._known[day, game] = found
        while len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return found

    async def _lay(self, day: int, game: str, seed: str) -> Riddle:
        try:
            made = await self._processes.riddle(Laying(game, seed))
        except CutOff:
            raise HouseError("riddle-not-ready", 503) from None
        return await self._kept.keep(day, game, made)


def laid(riddle: Riddle) -> LaidRiddle:
    try:
        return LaidRiddle(riddle, riddle.match())
    except RecordError:
        return LaidRiddle(riddle, None)
