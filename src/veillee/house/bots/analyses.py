"""Analyses of finished matches, worked out in the bots' processes while no bot needs them."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from veillee.analysis import Ask, Study
from veillee.analysis.analysis import VERSION
from veillee.analysis.answering import MATCHES_KEPT
from veillee.house.bots.processes import BotProcesses, CutOff
from veillee.house.errors import HouseError
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.journal.analyses import AnalysesKept
from veillee.kernel import Record

MOST_SEATS: Final = 32
"""A crowd takes so long to play a match out that bots would be kept waiting."""
MOST_WAITING: Final = 100

log = logging.getLogger(__name__)


class Working:
    """An analysis in the making."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.read = Record.parse(record)
        self.study = Study(self.read)
        self.failed = False
        self.tell()

    def tell(self) -> None:
        self.found = msgspec.json.encode(self.study.analysis())


class Analyses:
    """Each match is worked out once: a few at a time, the others wait."""

    def __init__(self, processes: BotProcesses, kept: AnalysesKept) -> None:
        self._processes, self._kept = processes, kept
        self._few = asyncio.Semaphore(MATCHES_KEPT)
        self._working: dict[str, Working] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def found(self, table_id: str) -> bytes | None:
        """What is found so far, as JSON; None where nobody has asked for it yet. One that broke
        off is told once, and then can be asked for again."""
        working = self._working.get(table_id)
        if working is None:
            return await self._kept.analysis(table_id, VERSION)
        if working.failed:
            del self._working[table_id]
            raise HouseError("analysis-failed", 503)
        return working.found

    async def whole(self, table_id: str) -> bytes | None:
        """The analysis as JSON, where all of it is worked out."""
        return await self._kept.analysis(table_id, VERSION)

    def begin(self, table_id: str, record: str) -> bytes:
        """Begin to work it out; the first of it, as JSON."""
        working = self._working.get(table_id)
        if working is None:
            if len(self._working) >= MOST_WAITING:
                raise HouseError("too-fast", 429)
            working = Working(record)
            if working.read.seats > MOST_SEATS:
                raise HouseError("analysis-too-large", 403)
            self._working[table_id] = working
            self._tasks[table_id] = asyncio.create_task(self._work(table_id, working))
        return working.found

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work(self, table_id: str, working: Working) -> None:
        try:
            async with self._few:
                while asks := working.study.next_round():
                    await asyncio.gather(*(self._answer(working, ask) for ask in asks))
                    working.tell()
            # Nobody is told that it is done before it is kept.
            whole = msgspec.json.encode(working.study.analysis())
            await self._kept.keep(table_id, VERSION, whole)
            del self._working[table_id]
        except (CutOff, JournalDown, JournalFull):
            log.warning("analysis-broke-off")
            working.failed = True
        except Exception:
            log.exception("analysis-fault")
            working.failed = True
        finally:
            del self._tasks[table_id]

    async def _answer(self, working: Working, ask: Ask) -> None:
        left: Ask | None = ask
        while left:
            piece = left.of(working.record)
            left = working.study.hear(left, await self._processes.analyse(working.read.game, piece))
