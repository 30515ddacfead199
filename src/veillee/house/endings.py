"""Sessions that end: their sockets are closed at once, here and in every other process."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from veillee.house.house import House, name_anew
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.journal.sessions import Ended
from veillee.house.now import now_ms
from veillee.house.tasks import Tasks

EVERY_SECONDS: Final = 0.8
"""News may be lost, or Redis be gone: an end takes effect within a second all the same."""
LOOK_BACK_MS: Final = 5 * 60_000
"""The clocks of two machines differ by less."""

log = logging.getLogger(__name__)


async def begin_session(house: House, person: str, device: str) -> str:
    session, surplus = await house.people.sessions.begin(person, device)
    if surplus.sessions:
        tell_ended(house, surplus)
    return session


def tell_ended(house: House, ended: Ended) -> None:
    """These sessions have ended, as the journal knows by now: see to it everywhere."""
    _close_sockets(house, ended)
    house.cluster.tell(ended)


def _close_sockets(house: House, ended: Ended) -> None:
    house.people.sessions.note_ended(ended.sessions)
    for room in list(house.rooms.values()):
        for socket in list(room.sockets):
            if socket.session in ended.sessions:
                socket.dismiss()


class Endings:
    """Hears of sessions that have ended elsewhere, and asks once a second."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks = Tasks()

    def begin(self) -> None:
        if self._house.journal.is_shared:
            self._tasks.begin(self._rounds())

    async def close(self) -> None:
        await self._tasks.close()

    async def hear(self, ended: Ended) -> None:
        house = self._house
        _close_sockets(house, ended)
        house.people.ask_anew(ended.person)
        if await house.people.known(ended.person) is None:
            forget(house, ended.person)

    async def _rounds(self) -> None:
        while True:
            try:
                for person, session in await self._ended_of_late():
                    if not self._house.people.sessions.is_ended(session):
                        await self.hear(Ended(person, (session,)))
            except (JournalFull, JournalDown):
                log.warning("endings-wait-for-the-journal")
            except Exception:
                log.exception("driver-fault")
            await asyncio.sleep(EVERY_SECONDS)

    async def _ended_of_late(self) -> list[tuple[str, str]]:
        return await self._house.people.sessions.ended_since(now_ms() - LOOK_BACK_MS)


def forget(house: House, person: str) -> None:
    """The person is gone: no table shows his name any more, and no page of his is told anything."""
    for room in list(house.rooms.values()):
        if room.known.pop(person, None):
            name_anew(room)
            room.publish_table()
        for socket in list(room.sockets):
            if socket.person == person:
                socket.dismiss()
