"""Who is here: where several processes share tables, each tells the others who looks through it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from veillee.house.cluster.cluster import seen
from veillee.house.house import House
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.table.reading import Unreadable
from veillee.house.tasks import Tasks

EVERY_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class Presence:
    """Tells and asks once a second; also reads on where news of a table were lost."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks = Tasks()
        self._noted: set[str] = set()
        """What the other processes know of who looks at tables here."""

    def begin(self) -> None:
        if self._house.cluster.shared:
            self._tasks.begin(self._rounds())

    async def close(self) -> None:
        await self._tasks.close()

    async def _rounds(self) -> None:
        while True:
            try:
                await self._round()
            except (JournalFull, JournalDown):
                log.warning("presence-waits-for-the-journal")
            except Exception:
                log.exception("driver-fault")
            await asyncio.sleep(EVERY_SECONDS)

    async def _round(self) -> None:
        house = self._house
        rooms = {room.table.id: room for room in house.rooms.values() if room.sockets}
        left = {name: frozenset[str]() for name in self._noted}
        noted = {i: room.people for i, room in rooms.items()}
        # Only a match over days calls anybody who does not look at it.
        calling = (room for room in rooms.values() if room.table.call_at is not None)
        noted |= {seen(room.table.id): room.looking for room in calling}
        await house.cluster.note_here(left | noted)
        self._noted = set(noted)
        elsewhere = await house.cluster.here(rooms)
        for room in list(house.rooms.values()):
            # Should Redis be gone, people are thought to be where they were.
            known = room.elsewhere if room.sockets else frozenset[str]()
            found = elsewhere.get(room.table.id, known)
            if found != room.elsewhere:
                room.elsewhere = found
                room.publish_soon()
        newest = await house.journal.newest(rooms)
        for table_id, room in rooms.items():
            if newest.get(table_id, 0) > room.table.number:
                # It is set aside, which is said; the others are looked at all the same.
                with suppress(Unreadable):
                    await house.catch_up(room)
            house.stir(room)  # whoever drove it may be gone
