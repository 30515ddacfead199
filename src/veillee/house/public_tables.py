"""The list of public tables: read once for all who ask, and never filled by one person alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal.journal import MOST_OF_HOST
from veillee.house.live.room import Room

FRESH_SECONDS: Final = 1.0
"""Tables of other processes are seen so much later, at most."""
MOST_OF_ADDRESS: Final = 20
MOST_REMEMBERED: Final = 10_000


class Hosted(NamedTuple):
    """A table in the list: whose it is, and how it is sent."""

    host: str
    encoded: bytes


class PublicTables:
    """Public tables that wait for people."""

    def __init__(self, house: House, factor: float) -> None:
        self._house = house
        self._factor = factor
        self._laying = asyncio.Lock()
        self._laid: dict[str, list[str]] = {}
        """By who laid them, and from where; in memory alone, for nobody else's eyes."""
        self._reading = asyncio.Lock()
        self._list: list[Hosted] = []
        self._whole = b"[]"
        self._read_at = float("-inf")
        self._changes = self._read_after = 0

    def begin(self) -> None:
        self._house.watchers.append(self._look)

    def _look(self, room: Room) -> None:
        if room.table.terms.public:
            self._changes += 1

    async def encoded(
        self, read: Callable[[], Awaitable[list[Hosted]]], hidden: Collection[str] = ()
    ) -> bytes:
        """The list, read anew where something may have changed; without the tables of those who
        are hidden from whoever asks."""
        async with self._reading:
            now, changes = time.monotonic(), self._changes
            if changes != self._read_after or now - self._read_at > FRESH_SECONDS:
                self._list = await read()
                self._whole = _joined(self._list)
                self._read_at, self._read_after = now, changes
            if not hidden:
                return self._whole
            return _joined([table for table in self._list if table.host not in hidden])

    @asynccontextmanager
    async def place_for(self, person: str, address: str) -> AsyncIterator[list[str]]:
        """A place in the list for a table that is about to be laid; its id is added to what this
        gives. HouseError where too many of the person, or of the address, wait already."""
        limits = {f"person {person}": MOST_OF_HOST, f"address {address}": MOST_OF_ADDRESS}
        async with self._laying:
            for name, most in limits.items():
                known = self._laid.pop(name, [])
                if known:
                    known = await self._house.journal.still_open(known)
                self._laid[name] = known
                if len(known) >= most * self._factor:
                    raise HouseError("too-many-public", 429)
            laid: list[str] = []
            yield laid
            for name in limits:
                self._laid[name] += laid
            while len(self._laid) > MOST_REMEMBERED:
                del self._laid[next(iter(self._laid))]


def _joined(tables: list[Hosted]) -> bytes:
    return b"[" + b",".join(table.encoded for table in tables) + b"]"
