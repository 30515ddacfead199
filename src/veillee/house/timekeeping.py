"""What happens at a table when somebody does nothing: his time is up, or he is gone.

Nothing looks at all tables again and again: each table that waits for somebody has an alarm.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.table.actions.keep_warm import keep_warm
from veillee.house.table.actions.move import time_is_up
from veillee.house.table.terms import SECOND, DaysPerMove
from veillee.house.tasks import Tasks

SWEEP_SECONDS: Final = 5.0
PAUSE_SECONDS: Final = 1.0
MOST_DUE: Final = 1000
LONGEST_ALARM: Final = 30.0
"""It is set again at the latest then: the machine may have slept."""

log = logging.getLogger(__name__)


class Timekeeper:
    """Sets the alarms of the tables in memory, and fetches those whose time may be up."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks = Tasks()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._missed: dict[str, dict[int, float]] = {}
        """Since when somebody who is awaited has been away, by table and seat."""

    def begin(self) -> None:
        self._house.watchers.append(self.look)
        self._tasks.begin(self._sweeps())

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        await self._tasks.close()

    # -- alarms ----------------------------------------------------------------------------------

    def look(self, room: Room, soonest: float = 0.0) -> None:
        """The table has changed, or somebody came or went: set its alarm anew."""
        seconds = self._seconds_left(room)
        if seconds is not None:
            self._set(room, min(max(soonest, seconds), LONGEST_ALARM))
        elif alarm := self._alarms.pop(room.table.id, None):
            alarm.cancel()

    def _set(self, room: Room, seconds: float) -> None:
        if alarm := self._alarms.pop(room.table.id, None):
            alarm.cancel()
        loop = asyncio.get_running_loop()
        self._alarms[room.table.id] = loop.call_later(seconds, self._ring, room)

    def _ring(self, room: Room) -> None:
        del self._alarms[room.table.id]
        if self._house.rooms.get(room.table.id) is room:
            self._tasks.begin(self._time_has_come(room))

    async def _time_has_come(self, room: Room) -> None:
        try:
            if await self._house.cluster.may_drive(room.table.id):
                await self._act(room)
                self.look(room, soonest=PAUSE_SECONDS)  # a bot that is late has its own budget
                return
        except (JournalFull, JournalDown):
            log.warning("clock-waits-for-the-journal")
        # Whatever is wrong with one table, its clock goes on, and the others' too.
        except Exception:
            log.exception("driver-fault")
        # Another process looks after it, or the journal is down; they may be back, or gone, soon.
        self._set(room, PAUSE_SECONDS)

    # -- what is due -----------------------------------------------------------------------------

    def _seconds_left(self, room: Room) -> float | None:
        """How long until somebody's time is up, or somebody has been away for too long."""
        table = room.table
        if table.status != "running":
            self._missed.pop(table.id, None)
            return None
        left = [self._grace(room) + since - time.monotonic() for since in self._away(room).values()]
        if (deadline := table.wake_at) is not None:
            left.append((deadline - room.now() + 1) / SECOND)
        return min(left, default=None)

    def _grace(self, room: Room) -> int:
        return room.table.terms.grace or 0

    def _away(self, room: Room) -> dict[int, float]:
        """Seats of people who are awaited and away, and since when.

        By correspondence people are away most of the time, and have their days.
        """
        table = room.table
        waits = room.anybody_here and table.terms.grace is not None
        if not waits or isinstance(table.terms.clock, DaysPerMove):
            seats = []
        else:
            seats = [
                seat
                for seat in table.awaited(None)  # not whether he has answered in secret
                if (chair := table.chairs[seat]).person
                and not chair.bot
                and not room.is_here(chair.holder)
            ]
        if not seats or len(table.seated) == 1:
            self._missed.pop(table.id, None)
            return {}
        before, now = self._missed.get(table.id, {}), time.monotonic()
        missed = self._missed[table.id] = {seat: before.get(seat, now) for seat in seats}
        return missed

    async def _act(self, room: Room) -> None:
        table = room.table
        if table.status != "running":
            return
        now = room.now()
        late = [
            seat
            for seat in table.running().to_act
            if (deadline := table.clock.deadline(seat)) is not None and deadline <= now
        ]
        for seat in late:
            # A step closes with its last answer: what comes before is nobody's to see.
            last = seat == late[-1] or not table.together
            await self._house.change(room, partial(time_is_up, seat), show=last)
        long_ago = time.monotonic() - self._grace(room)
        for seat in [seat for seat, since in self._away(room).items() if since <= long_ago]:
            await self._house.change(room, partial(keep_warm, seat))

    # -- tables that are not in memory -----------------------------------------------------------

    async def _sweeps(self) -> None:
        """Fetch tables whose time may be up."""
        looked_ahead = False
        while True:
            try:
                if not looked_ahead:
                    await self._fetch_from_the_future()
                    looked_ahead = True
                await self._sweep()
            except (JournalFull, JournalDown):
                log.warning("sweep-waits-for-the-journal")
            except Exception:
                log.exception("driver-fault")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        now, last = now_ms(), None
        while due := await self._house.journal.due(now, MOST_DUE, after=last):
            for waiting in due:
                if waiting.id not in self._house.rooms:
                    await self._fetch(waiting.id)
            last = due[-1]

    async def _fetch_from_the_future(self) -> None:
        """Tables of a time when the machine's clock was ahead: they have alarms, and the house
        would look at them too late otherwise."""
        for table_id in await self._house.journal.from_the_future(now_ms() + SECOND):
            await self._fetch(table_id)

    async def _fetch(self, table_id: str) -> None:
        """Whatever is wrong with one table, the others' clocks go on."""
        try:
            await self._house.room(table_id)
        except HouseError:
            pass  # it was set aside, and that was said
        except (JournalFull, JournalDown):
            raise
        except Exception:
            log.exception("driver-fault")
