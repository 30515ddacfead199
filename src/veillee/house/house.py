"""The house: it finds tables, and changes them in one way: decide, write, then show."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from secrets import token_hex
from typing import Final

from veillee.house.cluster.cluster import Cluster, News
from veillee.house.errors import HouseError
from veillee.house.ids import new_id
from veillee.house.journal import Journal, JournalDown, JournalFull, Overtaken, Row, written
from veillee.house.live.room import Room
from veillee.house.metrics import TABLES_IN_MEMORY
from veillee.house.now import now_ms
from veillee.house.people.people import People
from veillee.house.table.action import Command, Decide, Entry
from veillee.house.table.actions import read_entry, write_entry
from veillee.house.table.actions.lay import Opened
from veillee.house.table.actions.prune import Pruned
from veillee.house.table.table import Table
from veillee.house.table.told import Notice
from veillee.kernel import VeilleeError

MOST_IDLE: Final = 500
"""Tables kept in memory though nobody looks at them; the others come back from the journal."""
IDLE_SECONDS: Final = 30
PROCESS: Final = token_hex(4)
_marks = count()


class House:
    """Tables by id, and the one way in which they change."""

    def __init__(self, journal: Journal, people: People, cluster: Cluster) -> None:
        self.journal = journal
        self.people = people
        self.cluster = cluster
        self.rooms: dict[str, Room] = {}
        self.watchers: list[Callable[[Room], None]] = []
        """Who looks at every table that changes: is a bot to move, when is somebody's time up?"""
        self._loading: dict[str, asyncio.Lock] = {}

    # -- finding a table -------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the journal where it is not in memory."""
        room = self.rooms.get(table_id)
        if room is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    room = self.rooms.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        elif self.cluster.shared:
            await self.catch_up(room)  # whoever comes from elsewhere must not go back in time
        if room.table.pruned:
            raise HouseError("no-such-table", 404)
        room.last_used = time.monotonic()
        return room

    async def knows(self, table_id: str) -> bool:
        """Whether there is such a table; asked of a journal that is down, there may well be."""
        try:
            return table_id in self.rooms or bool(await self.journal.newest([table_id]))
        except (JournalFull, JournalDown):
            return True

    async def _load(self, table_id: str) -> Room:
        rows = await self.journal.read(table_id)
        opened = read_entry(rows[0].body) if rows else None
        if opened is None or isinstance(opened, Pruned):
            raise HouseError("no-such-table", 404)
        assert isinstance(opened, Opened)  # noqa: S101  (always the first entry)
        table = Table.laid(table_id, opened)
        for row in rows[1:]:
            table = table.after(read_entry(row.body))
        return await self._keep(table)

    async def _keep(self, table: Table) -> Room:
        self._let_idle_tables_go()
        room = self.rooms[table.id] = Room(table, self.stir)
        TABLES_IN_MEMORY.set(len(self.rooms))
        await self._learn_names(room, _persons(table) | _told_of(table, since=0))
        self.stir(room)
        return room

    def _let_idle_tables_go(self) -> None:
        """Let go of tables nobody looks at, the longest unused first."""
        if len(self.rooms) < MOST_IDLE:
            return
        # Somebody who was handed a room a moment ago may be about to enter it.
        long_ago = time.monotonic() - IDLE_SECONDS
        idle = [
            room
            for room in self.rooms.values()
            if not room.sockets and not room.lock.locked() and room.last_used < long_ago
        ]
        idle.sort(key=lambda room: room.last_used)
        for room in idle[: MOST_IDLE // 4]:
            del self.rooms[room.table.id]

    async def _learn_names(self, room: Room, persons: set[str]) -> None:
        with suppress(JournalDown, JournalFull):  # a table without names is better than none
            room.names |= await self.people.names(persons)

    # -- changing it -----------------------------------------------------------------------------

    async def lay(self, opened: Opened) -> Room:
        """A new table."""
        table = Table.laid(new_id(), opened)
        await self.journal.write(self._row(table, opened), None, table)
        return await self._keep(table)

    async def command(self, room: Room, person: str, command: Command) -> bool:
        """Have a command of a person decided and written; False where it had been done before."""
        return await self.change(room, lambda table, at: command.decide(table, person, at))

    async def change(self, room: Room, decide: Decide, *, show: bool = True) -> bool:
        """Decide, write, then show. Another process may be quicker: then decide anew.

        What is not shown comes out with whatever is shown next.
        """
        cancelled = False
        async with room.lock:
            while decided := await self._decided(room, decide):
                entry, after = decided
                row = self._row(after, entry)
                if persons := self._not_yet_named(room, after):
                    await self._learn_names(room, persons)
                try:
                    cancelled = await written(self.journal.write(row, room.table, after))
                except Overtaken:
                    if row.mark in await self._read_on(room):
                        break  # it was ours, and the line broke before we heard
                    continue
                room.table = after
                break
            else:
                return False
            if show:
                room.publish()
                self.stir(room)
                self.cluster.tell(News(row.table_id, row.number, row.body))
        if cancelled:
            raise asyncio.CancelledError
        return True

    async def _decided(self, room: Room, decide: Decide) -> tuple[Entry, Table] | None:
        """What is decided, and the table after it; nothing is refused for what another process has
        changed meanwhile."""
        if room.table.pruned:
            raise HouseError("no-such-table", 404)
        try:
            return _decided_now(room.table, decide)
        except VeilleeError:
            if not self.cluster.shared or not await self._read_on(room):
                raise
        return _decided_now(room.table, decide)

    def _row(self, table: Table, entry: Entry) -> Row:
        # The mark tells our entry from one of another process that took its number.
        mark = f"{PROCESS}{next(_marks):x}"
        return Row(table.id, table.number, mark, write_entry(entry), entry.speaker)

    def _not_yet_named(self, room: Room, after: Table) -> set[str]:
        """All whom the table will show, and whose names are to be learnt before it is written: from
        then on nothing may come between."""
        before = room.table
        persons = _told_of(after, since=len(before.told))
        if before.seen_around() != after.seen_around():
            persons |= _persons(after)
        if not self.cluster.shared:  # elsewhere somebody may have taken another name
            persons -= room.names.keys()
        return persons

    def stir(self, room: Room) -> None:
        """The table has changed, or somebody came or went: have it looked at."""
        for look in self.watchers:
            look(room)

    # -- what other processes did ----------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Another process changed the table: go on with it, if anybody here looks at it."""
        room = self.rooms.get(news.table_id)
        if room is None:
            return
        async with room.lock:
            if news.number == room.table.number + 1:
                await self._follow(room, [news.body])
            elif news.number > room.table.number:
                await self._read_on(room)

    async def catch_up(self, room: Room) -> None:
        async with room.lock:
            await self._read_on(room)

    async def _read_on(self, room: Room) -> set[str]:
        """Read what the journal has beyond us; the marks of what was new."""
        rows = await self.journal.read(room.table.id, after=room.table.number)
        await self._follow(room, [row.body for row in rows])
        return {row.mark for row in rows}

    async def _follow(self, room: Room, bodies: Iterable[str]) -> None:
        after = room.table
        for body in bodies:
            after = after.after(read_entry(body))
        if after is not room.table:
            if persons := self._not_yet_named(room, after):
                await self._learn_names(room, persons)
            room.table = after
            room.publish()
            self.stir(room)
            if after.pruned:
                self._let_go(room)

    def _let_go(self, room: Room) -> None:
        """The table is no longer kept."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for socket in list(room.sockets):
            socket.dismiss()


def _decided_now(table: Table, decide: Decide) -> tuple[Entry, Table] | None:
    entry = decide(table, now_ms())
    return (entry, table.after(entry)) if entry else None


def _persons(table: Table) -> set[str]:
    """Everyone who sits at the table or asks for a chair, and the host."""
    return {table.host, *table.asking, *(chair.person for chair in table.chairs if chair.person)}


def _told_of(table: Table, since: int) -> set[str]:
    """Everyone who is spoken of around the board, from that line on."""
    lines = (told.line for told in table.told[since:])
    return {line.person for line in lines if isinstance(line, Notice) and line.person}
