"""Whether the house is well: whether what is asked of it could be written down."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from veillee.house.journal import Journal

KEPT_SECONDS: Final = 1.0
"""For so long an answer is given again: however often somebody asks, little is written for it."""


class Health:
    """Tries to write, once for all who ask at the same time."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._checking: asyncio.Task[None] | None = None
        self._until = 0.0

    async def check(self) -> None:
        """JournalFull or JournalDown where nothing can be written."""
        if self._checking is None or (self._checking.done() and time.monotonic() > self._until):
            self._checking = asyncio.create_task(self._check())
        # Whoever asked first may hang up: the others still wait for the answer.
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        try:
            await self._journal.check()
        finally:
            self._until = time.monotonic() + KEPT_SECONDS
