"""The house itself: it grants wishes, one at a time for each table, journal first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, update

from veillee.games import load
from veillee.house import entries as e
from veillee.house import wishes as w
from veillee.house.ids import new_id
from veillee.house.journal import Journal, JournalDown, JournalFull, Overtaken, Row
from veillee.house.journal import schema as s
from veillee.house.journal.journal import insert_ignoring
from veillee.house.metrics import COMMITTED, ROOMS
from veillee.house.news import News
from veillee.house.notices import Notice
from veillee.house.people import People, Person
from veillee.house.rooms import Room, now_ms
from veillee.house.table import Table
from veillee.house.terms import DAY, SECOND, DaysClock, MoveClock, NoClock, StepClock, Terms
from veillee.house.troubles import HouseError
from veillee.kernel import Match, VeilleeError

MOST_ROOMS: Final = 500
"""Tables kept in memory though nobody looks at them; the others come back from the journal."""
IDLE_SECONDS: Final = 30


class House:
    """Tables by id, and the one way in which they change."""

    def __init__(self, journal: Journal, people: People, news: News) -> None:
        self.journal = journal
        self.people = people
        self.news = news
        self.rooms: dict[str, Room] = {}
        self.stirred: asyncio.Queue[str] = asyncio.Queue()
        """Tables that changed: the driver looks whether a bot is to move."""
        self._loading: dict[str, asyncio.Lock] = {}
        self.rematching = asyncio.Lock()

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
        elif self.news.shared:
            await self.hear(table_id)  # whoever comes from another process must not go back in time
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
        if not rows:
            raise HouseError("no-such-table", 404)
        opened = e.decode(rows[0].body)
        assert isinstance(opened, e.Opened)  # noqa: S101  (always the first entry)
        table = Table(table_id, opened)
        for row in rows[1:]:
            table.apply(e.decode(row.body))
        return await self._keep(Room(table))

    async def _keep(self, room: Room) -> Room:
        self._make_room()
        self.rooms[room.table.id] = room
        ROOMS.set(len(self.rooms))
        await self._name(room)
        self.stirred.put_nowait(room.table.id)
        return room

    def _make_room(self) -> None:
        """Let go of tables nobody looks at, the longest unused first."""
        if len(self.rooms) < MOST_ROOMS:
            return
        # Somebody who was handed a room a moment ago may be about to enter it.
        long_ago = time.monotonic() - IDLE_SECONDS
        idle = [
            room
            for room in self.rooms.values()
            if not room.sockets and not room.lock.locked() and room.last_used < long_ago
        ]
        idle.sort(key=lambda room: room.last_used)
        for room in idle[: MOST_ROOMS // 4]:
            del self.rooms[room.table.id]

    async def _name(self, room: Room) -> None:
        persons = {chair.person for chair in room.table.chairs if chair.person}
        lines = (told.line for told in room.table.told)
        persons |= {line.person for line in lines if isinstance(line, Notice) and line.person}
        with suppress(JournalDown, JournalFull):  # a table without names is better than none
            room.names = await self.people.names(
                persons | room.table.asking.keys() | {room.table.host}
            )

    # -- laying a table --------------------------------------------------------------------------

    async def lay(
        self,
        host: str,
        terms: Terms,
        before: tuple[tuple[int, str], ...] = (),
        dealt: Dealt | None = None,
    ) -> Room:
        """A new table. SetupError where the game cannot be played so."""
        seed = dealt.seed if dealt else new_id(32)
        contributions = dealt.contributions if dealt else ()
        check = Match(load(terms.game), terms.seats, seed, terms.options, contributions)
        for seat, move in before:
            check.play(seat, move)
        if isinstance(terms.clock, StepClock) and len(check.to_act) < 2:
            raise HouseError("no-steps-here", 400)
        w.check_level(terms.game, terms.stand_in)
        if terms.latecomers is None:
            terms = replace(terms, latecomers="ask" if _hides_something(check) else "welcome")
        opened = e.Opened(
            at=now_ms(),
            host=host,
            terms=terms,
            seed=seed,
            contributions=contributions,
            before=before,
        )
        table = Table(new_id(), opened)

        def also(connection: Connection) -> None:
            values = {
                "id": table.id,
                "game": terms.game,
                "host": host,
                "public": terms.public,
                "status": "open",
                "made_at": opened.at,
            }
            connection.execute(insert(s.tables), values)

        await self.journal.write(Row(table.id, 1, new_id(8), e.encode(opened)), also)
        return await self._keep(Room(table))

    # -- changing it -----------------------------------------------------------------------------

    async def grant(self, room: Room, person: str, wish: w.AnyWish) -> bool:
        """Do what a person wishes, or say why not; False where it had been done before."""
        return await self.change(room, lambda at: w.decide(room.table, person, wish, at))

    async def change(
        self, room: Room, decide: Callable[[int], w.Decision | None], *, tell: bool = True
    ) -> bool:
        """Decide, commit, then tell. Another process may be quicker: then decide anew.

        What is not told comes out with whatever is told next.
        """
        cancelled = False
        async with room.lock:
            while decision := await self._decided(room, decide):
                try:
                    cancelled = await self._commit(room, decision)
                except Overtaken:
                    if decision.mark in await self._catch_up(room):
                        break
                    continue
                break
            else:
                return False
            COMMITTED.inc()
            if tell:
                self._told(room, decision.entry)
        if cancelled:
            raise asyncio.CancelledError
        return True

    async def _decided(
        self, room: Room, decide: Callable[[int], w.Decision | None]
    ) -> w.Decision | None:
        """What is decided; nothing is refused for what another process has changed meanwhile."""
        try:
            return decide(now_ms())
        except VeilleeError:
            if not self.news.shared or not await self._catch_up(room):
                raise
        return decide(now_ms())

    async def _commit(self, room: Room, decision: w.Decision) -> bool:
        """The entry is in the journal, and the table as it says; or neither.

        Says whether we were cancelled meanwhile: the others must be told first.
        """
        table, entry = room.table, decision.entry
        if isinstance(entry, e.Moved):
            table.make_move(entry.seat, decision.move)
        row = Row(table.id, table.number + 1, decision.mark, e.encode(entry), _speaker(entry))
        try:
            cancelled = await _to_the_end(self.journal.write(row, _also(table, entry)))
        except BaseException:
            if isinstance(entry, e.Moved):
                table.unmake_move()
            raise
        if isinstance(entry, e.Moved):
            table.settle_move(entry)
        else:
            table.settle(entry)
            await self._name(room)
        return cancelled

    def _told(self, room: Room, entry: e.AnyEntry) -> None:
        unseen = e.Moved | e.Held | e.Hinted | e.Said
        if not isinstance(entry, unseen) or room.table.status == "over":
            room.publish_table()
        room.publish()
        if room.table.has_bots:
            self.stirred.put_nowait(room.table.id)
        self.news.tell(room.table.id)

    # -- what other processes did ----------------------------------------------------------------

    async def hear(self, table_id: str) -> None:
        """Another process changed the table: read on, if anybody here looks at it."""
        if room := self.rooms.get(table_id):
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> set[str]:
        """Read what the journal has beyond us; the marks of what was new."""
        rows = await self.journal.read(room.table.id, after=room.table.number)
        for row in rows:
            room.table.apply(e.decode(row.body))
        if rows:
            await self._name(room)
            room.publish_table()
            room.publish()
            self.stirred.put_nowait(room.table.id)
        return {row.mark for row in rows}

    # -- farewell --------------------------------------------------------------------------------

    async def rename(self, person: Person, name: str | None, language: str | None) -> Person:
        """A person changes his name or language; the tables where he is known show it at once."""
        changed = await self.people.change(person, name=name, language=language)
        for room in self.rooms.values():
            if person.id in room.names:
                room.names[person.id] = changed.name
                room.publish_table()
        return changed

    async def farewell(self, person: str) -> None:
        """Take away all that is kept of a person; bots keep his chairs."""
        sat = select(s.sitters.c.table_id).where(s.sitters.c.person == person)
        spoke = select(s.entries.c.table_id).where(s.entries.c.speaker == person).distinct()
        tables, talks = await self.journal.ask(
            lambda c: (list(c.scalars(sat)), list(c.scalars(spoke)))
        )
        for table_id in tables:
            room = await self.room(table_id)
            for sharer, of in list(room.table.sharers.items()):
                if of == person:
                    await self.farewell(sharer)
            if room.table.status != "over" and room.table.seat_of(person) is not None:
                with suppress(HouseError):
                    await self.grant(room, person, w.Stand())
        await self.people.delete(person)
        for table_id in talks:
            await self.change(
                await self.room(table_id), lambda at: w.Decision(e.Forgotten(at=at, person=person))
            )
        for room in self.rooms.values():
            if room.names.pop(person, None):
                room.publish_table()
            for socket in room.sockets:
                if socket.person == person:
                    socket.dismiss()


class Dealt(NamedTuple):
    """The chance of another match, for one that goes on from it."""

    seed: str
    contributions: tuple[str, ...]


def _hides_something(match: Match) -> bool:
    viewers = (None, *range(match.seats))
    return any(match.game.hidden(match.state, viewer) for viewer in viewers)


async def _to_the_end(writing: asyncio.Future[None]) -> bool:
    """Wait for an entry that is on its way: it will be in the journal, whoever has gone meanwhile.

    Says whether we were cancelled while we waited.
    """
    if writing.done():
        writing.result()
        return False
    cancelled = False
    while True:
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            cancelled = True
        else:
            return cancelled


def _speaker(entry: e.AnyEntry) -> str | None:
    return entry.person if isinstance(entry, e.Said) else None


def _also(table: Table, entry: e.AnyEntry) -> Callable[[Connection], None] | None:
    """What changes in the lists beside the journal, in the same transaction."""
    values: dict[str, Any] = {}
    match entry:
        case e.Sat(person=person):
            sitter = {"person": person, "table_id": table.id}
            return lambda connection: insert_ignoring(connection, s.sitters, sitter)
        case e.Started():
            values = {"status": "running", "wake_at": _wake_at(table, entry.at)}
        case e.Moved() if not table.running().to_act:
            values = {"status": "over", "wake_at": None}
        case e.Moved() if not isinstance(table.terms.clock, NoClock):
            values = {"wake_at": _wake_at(table, entry.at)}
    if not values:
        return None
    change = update(s.tables).where(s.tables.c.id == table.id).values(**values)

    def also(connection: Connection) -> None:
        connection.execute(change)

    return also


def _wake_at(table: Table, at: int) -> int | None:
    """When somebody's time may be up, at the earliest, though nobody looks at the table."""
    match table.terms.clock:
        case NoClock():
            return None
        case DaysClock(days=days):
            return at + days * DAY
        case MoveClock(seconds=seconds):
            return at + seconds * SECOND
        case StepClock(seconds=seconds, talk=talk):
            return at + min(seconds, talk) * SECOND
