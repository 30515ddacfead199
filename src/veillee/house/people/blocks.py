"""Who is hidden from whom, remembered for a moment."""

from __future__ import annotations

import time
from typing import Final

from veillee.house.journal.blocks import Blocked, BlocksKept
from veillee.house.now import now_ms

REMEMBERED: Final = 10_000
REMEMBERED_SECONDS: Final = 10.0
"""Another process may have heard of a block, and Redis be gone."""


class Blocks:
    """Whoever has blocked somebody, or was blocked, does not meet the other."""

    def __init__(self, kept: BlocksKept) -> None:
        self._kept = kept
        self._hidden: dict[str, tuple[dict[str, int], float]] = {}

    async def hidden_from(self, person: str) -> dict[str, int]:
        """Who is hidden from the person, and from when on his words are."""
        hidden, until = self._hidden.get(person, ({}, 0.0))
        if until < time.monotonic():
            hidden = await self._kept.hidden_from(person)
            if len(self._hidden) >= REMEMBERED:
                self._hidden.clear()
            self._hidden[person] = hidden, time.monotonic() + REMEMBERED_SECONDS
        return hidden

    async def deaf_to(self, person: str) -> frozenset[tuple[str, int]]:
        """The same, as the live channel takes it."""
        return frozenset((await self.hidden_from(person)).items())

    async def blocked_by(self, person: str) -> list[Blocked]:
        return await self._kept.blocked_by(person)

    async def set(self, person: str, other: str, *, blocked: bool) -> None:
        await self._kept.set(person, other, now_ms(), blocked=blocked)

    def ask_anew(self, person: str) -> None:
        self._hidden.pop(person, None)
