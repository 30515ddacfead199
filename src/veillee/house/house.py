"""The house: it finds tables, and changes them in one way: decide, write, then show."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from secrets import token_hex
from typing import Final

from msgspec.structs import replace

from veillee.house.cluster.cluster import Cluster, News
from veillee.house.errors import HouseError
from veillee.house.ids import is_id, new_id
from veillee.house.journal import Journal, JournalDown, JournalFull, Overtaken, Row, written
from veillee.house.live.room import Room
from veillee.house.metrics import TABLES_IN_MEMORY
from veillee.house.people.blocks import Blocks
from veillee.house.people.names import told_apart
from veillee.house.people.people import People
from veillee.house.set_aside import SetAside
from veillee.house.table.action import Command, Decide, Entry
from veillee.house.table.actions import write_entry
from veillee.house.table.actions.lay import Opened
from veillee.house.table.actions.prune import Pruned
from veillee.house.table.reading import Unreadable, read_first, read_on
from veillee.house.table.table import Table
from veillee.house.table.told import Notice
from veillee.house.tasks import Tasks, unhurried
from veillee.kernel import Match, VeilleeError

MOST_IDLE: Final = 500
"""Tables kept in memory though nobody looks at them; the others come back from the journal."""
IDLE_SECONDS: Final = 30
PAUSE_SECONDS: Final = 1.0
PROCESS: Final = token_hex(4)
_marks = count()


class House:
    """Tables by id, and the one way in which they change."""

    def __init__(self, journal: Journal, people: People, cluster: Cluster) -> None:
        self.journal = journal
        self.people = people
        self.blocks = Blocks(journal.blocks)
        self.cluster = cluster
        self.rooms: dict[str, Room] = {}
        self.watchers: list[Callable[[Room], None]] = []
        """Who looks at every table that changes: is a bot to move, when is somebody's time up?"""
        self.set_aside = SetAside()
        self._tasks = Tasks()
        journal.on_late(self._late)
        self._loading: dict[str, asyncio.Lock] = {}

    # -- finding a table -------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the journal where it is not in memory."""
        room = self.rooms.get(table_id)
        if room is None:
            self.set_aside.check(table_id)
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
        if not is_id(table_id):
            return False
        try:
            return table_id in self.rooms or bool(await self.journal.newest([table_id]))
        except (JournalFull, JournalDown):
            return True

    async def _load(self, table_id: str) -> Room:
        return await self._keep(await self.read(table_id))

    async def read(self, table_id: str) -> Table:
        """A table as the journal has it, whether it is in memory or not."""
        table: Table | None = None
        try:
            rows = await self.journal.read(table_id)
            opened = read_first(rows[0].body) if rows else None
            if opened is None or isinstance(opened, Pruned):
                raise HouseError("no-such-table", 404)
            past = await _past(opened)
            async for row in unhurried(rows):
                table = read_on(table_id, table, row.number, row.body, past)
        except Unreadable as why:
            self.set_aside.add(table_id, why)
            raise
        assert table is not None  # noqa: S101  (it has a first entry)
        self.set_aside.discard(table_id)
        return table

    async def _keep(self, table: Table) -> Room:
        self._let_idle_tables_go()
        room = self.rooms[table.id] = Room(table, self.stir)
        TABLES_IN_MEMORY.set(len(self.rooms))
        await self._learn_names(room, table, _persons(table) | _told_of(table, since=0))
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
            if not room.sockets
            and not room.lock.locked()
            and not room.ahead
            and room.last_used < long_ago
        ]
        idle.sort(key=lambda room: room.last_used)
        for room in idle[: MOST_IDLE // 4]:
            del self.rooms[room.table.id]

    async def _learn_names(self, room: Room, table: Table, persons: set[str]) -> None:
        with suppress(JournalDown, JournalFull):  # a table without names is better than none
            known = await self.people.known_among(persons)
            if any(room.known.get(person) != who for person, who in known.items()):
                room.known |= known
                name_anew(room, table)

    # -- changing it -----------------------------------------------------------------------------

    async def lay(self, opened: Opened, past: Match | None = None) -> Room:
        """A new table; `past` is the match that it goes on from."""
        table_id = new_id()
        opened = replace(opened, code=await self.journal.codes.take(table_id))
        table = Table.laid(table_id, opened, past)
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
                    await self._learn_names(room, after, persons)
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
            return _decided_now(room, decide)
        except VeilleeError:
            if not self.cluster.shared or not await self._read_on(room):
                raise
        return _decided_now(room, decide)

    def _row(self, table: Table, entry: Entry) -> Row:
        # The mark tells our entry from one of another process that took its number.
        mark = f"{PROCESS}{next(_marks):x}"
        return Row(table.id, table.number, mark, write_entry(entry), entry.speaker)

    def _not_yet_named(self, room: Room, after: Table) -> set[str]:
        """All whom the table will show, and whose names are to be learnt before it is written: from
        then on nothing may come between."""
        before = room.table
        persons = _told_of(after, since=len(before.told))
        if not before.looks_like(after):
            persons |= _persons(after)
        if persons and not self.cluster.shared:  # elsewhere somebody may have taken another name
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
            if news.number <= room.table.number:
                return
            # What the news cannot tell, or tell wrong, the journal knows.
            with suppress(Unreadable):
                await self._follow(room, [(news.number, news.body)])
                return
            with suppress(Unreadable):
                await self._read_on(room)

    def _late(self, table_id: str) -> None:
        """An entry that we had given up may be in the journal after all."""
        if room := self.rooms.get(table_id):
            self._tasks.begin(self._catch_up_when_it_answers(room))

    async def _catch_up_when_it_answers(self, room: Room) -> None:
        with suppress(Unreadable):
            while not await self._caught_up(room):
                await asyncio.sleep(PAUSE_SECONDS)

    async def _caught_up(self, room: Room) -> bool:
        try:
            await self.catch_up(room)
        except (JournalFull, JournalDown):
            return False
        return True

    async def close(self) -> None:
        await self._tasks.close()

    async def catch_up(self, room: Room) -> None:
        async with room.lock:
            await self._read_on(room)

    async def _read_on(self, room: Room) -> set[str]:
        """Read what the journal has beyond us; the marks of what was new."""
        try:
            rows = await self.journal.read(room.table.id, after=room.table.number)
            await self._follow(room, [(row.number, row.body) for row in rows])
        except Unreadable as why:
            self._put_aside(room, why)
            raise
        return {row.mark for row in rows}

    def _put_aside(self, room: Room, why: Unreadable) -> None:
        """What was written since we read it makes no sense: nobody goes on from here."""
        self.set_aside.add(room.table.id, why)
        self.rooms.pop(room.table.id, None)
        for socket in list(room.sockets):
            socket.close()

    async def _follow(self, room: Room, written: Iterable[tuple[int, str]]) -> None:
        after = room.table
        for number, body in written:
            after = read_on(after.id, after, number, body)
        if after is not room.table:
            if persons := self._not_yet_named(room, after):
                await self._learn_names(room, after, persons)
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
            socket.close()


async def _past(opened: Entry) -> Match | None:
    """The match that a table goes on from: to play a long one again takes a while, in which others
    have their turn. What is wrong with it is found when the table is read."""
    past = None
    if isinstance(opened, Opened) and opened.goes_on:
        with suppress(Exception):
            async for match in unhurried(opened.replays()):
                past = match
    return past


def name_anew(room: Room, table: Table | None = None) -> None:
    """Tell those apart whose names look the same: the host, then whoever came first."""
    table = table or room.table
    lines = (told.line for told in table.told)
    came = (line.person for line in lines if isinstance(line, Notice) and line.person)
    given = {person: known.name for person, known in room.known.items()}
    room.names = told_apart(given, (table.host, *came))


def _decided_now(room: Room, decide: Decide) -> tuple[Entry, Table] | None:
    table = room.table
    entry = decide(table, room.now())
    return (entry, table.after(entry)) if entry else None


def _persons(table: Table) -> set[str]:
    """Everyone who sits at the table or asks for a chair, and the host."""
    return {table.host, *table.asking, *(chair.person for chair in table.chairs if chair.person)}


def _told_of(table: Table, since: int) -> set[str]:
    """Everyone who is spoken of around the board, from that line on."""
    lines = [told.line for told in table.told[since:]]
    return {line.person for line in lines if isinstance(line, Notice) and line.person}
