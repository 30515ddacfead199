"""Looks at tables where somebody may have to be called, and has him called: once, by one process.

Which tables those are stands in the journal, with the time at which to look. So a house that was
closed finds them when it opens, and calls for what is true then, not for what has passed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from veillee.house.calls.letters import Letter, letter
from veillee.house.calls.when import (
    Timed,
    after_quiet,
    calls_for,
    his_day,
    his_tomorrow,
    waiting_for,
)
from veillee.house.cluster.cluster import seen
from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.journal.calls import Call, DueCall, Enough, Wishes
from veillee.house.journal.people import Person
from veillee.house.live.room import Room
from veillee.house.metrics import CALLS
from veillee.house.now import now_ms
from veillee.house.table.table import Table
from veillee.house.table.terms import MINUTE
from veillee.house.tasks import Tasks

SWEEP_SECONDS: Final = 5.0
MOST_DUE: Final = 100
MOST_UNDER_WAY: Final = 200
"""Beyond that calls wait in the journal."""
AT_ONCE: Final = 50
LOOK_MS: Final = MINUTE
"""So long one process has to look at a table."""
AGAIN_MS: Final = 2 * MINUTE
"""Who looks at the table need not be called; whether he still does is seen then."""

log = logging.getLogger(__name__)


class Way(Protocol):
    """A way in which people are called."""

    async def send(self, person: Person, said: Letter) -> None:
        """Have it sent wherever he wishes; what cannot be sent is let go of in the end."""


class Caller:
    """Looks at what is due every few seconds; what is sent is sent beside that."""

    def __init__(self, house: House, ways: tuple[Way, ...]) -> None:
        self._house = house
        self._kept = house.journal.calls
        self._ways = ways
        self._tasks = Tasks()
        self._under_way = 0
        self._few = asyncio.Semaphore(AT_ONCE)

    def begin(self) -> None:
        self._tasks.begin(self._sweeps())

    async def close(self) -> None:
        await self._tasks.close()

    async def invite(self, person: str, table_id: str, inviter: str) -> bool:
        """Have somebody called to a table that has not begun; False where he was before."""
        return await self._kept.invite(Call(person, table_id, "invited", now_ms(), inviter))

    # -- looking at tables -----------------------------------------------------------------------

    async def _sweeps(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep(now_ms())
            except (JournalFull, JournalDown):
                log.warning("calls-wait-for-the-journal")
            except Exception:
                log.exception("driver-fault")

    async def sweep(self, now: int) -> None:
        """Look at every table that is due."""
        for due in await self._kept.due(now, MOST_DUE):
            if self._under_way >= MOST_UNDER_WAY:
                return
            if taken := await self._kept.take(due, now + LOOK_MS):
                await self._look(taken, now)

    async def _look(self, due: DueCall, now: int) -> None:
        """Whatever is wrong with one table, others are called to theirs."""
        again_at = None
        try:
            again_at = await self._looked(await self._house.room(due.table_id), now)
        except HouseError:
            pass  # it was set aside, and that was said
        except (JournalFull, JournalDown):
            raise
        except Exception:
            log.exception("driver-fault")
        await self._kept.looked(due, again_at)

    async def _looked(self, room: Room, now: int) -> int | None:
        """Call whoever is to be called; when to look again."""
        table = room.table
        waiting = waiting_for(table)
        invited = await self._kept.invitations(table.id) if table.status == "open" else []
        persons = [*(one.person for one in waiting), *(call.person for call in invited)]
        wishes = await self._kept.reachable(persons) if persons else {}
        looking = await self._looking(room) if wishes else frozenset()
        found = [
            timed
            for one in waiting
            if one.person in wishes
            for timed in calls_for(table, one, wishes[one.person], now)
        ]
        found += [
            Timed(call, call.about)
            for call in invited
            if call.person in wishes and wishes[call.person].invited and _may_come(table, call)
        ]
        again: list[int | None] = []
        for call, at in found:
            if at > now:
                again.append(at)
            elif call.person in looking:
                again.append(now + AGAIN_MS)
            else:
                again.append(await self._call(room, call, wishes[call.person], now))
        return min((at for at in again if at is not None), default=None)

    async def _call(self, room: Room, call: Call, wishes: Wishes, now: int) -> int | None:
        """Make a call, unless it has been made or must wait; when to look again."""
        if (at := after_quiet(wishes, now)) > now:
            return at
        try:
            claim = await self._kept.claim(call, now, his_day(wishes, now))
        except Enough:
            return his_tomorrow(wishes, now)
        if claim.ours and (person := await self._house.people.known(call.person)):
            self._under_way += 1
            self._tasks.begin(self._send(call, person, letter(room, call, person)))
        return claim.again_at

    async def _looking(self, room: Room) -> frozenset[str]:
        """Who has the table before his eyes, through this process or another."""
        name = seen(room.table.id)
        elsewhere = await self._house.cluster.here([name])
        return room.looking | elsewhere.get(name, frozenset())

    # -- sending ---------------------------------------------------------------------------------

    async def _send(self, call: Call, person: Person, said: Letter) -> None:
        try:
            async with self._few:
                await asyncio.gather(*(way.send(person, said) for way in self._ways))
            CALLS.labels(call.kind).inc()
            await self._kept.sent(call)
        except (JournalFull, JournalDown):
            log.warning("calls-wait-for-the-journal")  # it is looked at again, and sent again
        finally:
            self._under_way -= 1


def _may_come(table: Table, call: Call) -> bool:
    is_free = any(chair.is_open for chair in table.chairs)
    return is_free and table.seat_of(call.person) is None and call.person not in table.removed
