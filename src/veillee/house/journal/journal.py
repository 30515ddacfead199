"""The journal as the rest of the house sees it: entries are written, and questions answered."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from typing import IO, Any, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    delete,
    exc,
    func,
    insert,
    select,
    tuple_,
    update,
)

from veillee.house.errors import StartError
from veillee.house.journal.acquaintances import AcquaintancesKept
from veillee.house.journal.analyses import AnalysesKept
from veillee.house.journal.asking import ANSWER_SECONDS, Asking, insert_ignoring
from veillee.house.journal.blocks import BlocksKept
from veillee.house.journal.calls import CallsKept, drop_calls
from veillee.house.journal.codes import CodesKept, free_code
from veillee.house.journal.daily import DailyKept, begin_attempt, end_attempt
from veillee.house.journal.engine import build, claim, connect, on_the_spot
from veillee.house.journal.ghosts import GhostsKept
from veillee.house.journal.past import PastKept
from veillee.house.journal.people import PeopleKept
from veillee.house.journal.pruning import Pruning, prune
from veillee.house.journal.ratings import rate
from veillee.house.journal.reaching import ReachingKept
from veillee.house.journal.reports import ReportsKept
from veillee.house.journal.results import count, results_of
from veillee.house.journal.riddles import RiddlesKept
from veillee.house.journal.rows import read_rows, written_at
from veillee.house.journal.schema import entries, house, sitters, tables
from veillee.house.journal.sessions import SessionsKept
from veillee.house.journal.standings import StandingsKept
from veillee.house.journal.tries import TriesKept
from veillee.house.journal.waiting import WaitingKept
from veillee.house.journal.writer import Commit, Row, Writer
from veillee.house.settings import Retention
from veillee.house.table.table import Table

T = TypeVar("T")
MOST_LISTED = 60
CHECKED = "checked"
LONG_SECONDS = 60.0
"""For a question about all tables at once."""
MOST_OF_HOST = 4


class Journal:
    """The database: what happened at every table, and the lists that are kept beside it."""

    def __init__(self, engine: Engine, on_the_spot: sqlite3.Connection | None = None) -> None:
        self._engine = engine
        self._writer = Writer(engine, on_the_spot)
        self._asking = Asking(engine)
        self._lock: IO[str] | None = None
        self.people = PeopleKept(self._asking)
        self.sessions = SessionsKept(self._asking)
        self.tries = TriesKept(self._asking)
        self.codes = CodesKept(self._asking)
        self.past = PastKept(self._asking)
        self.standings = StandingsKept(self._asking)
        self.calls = CallsKept(self._asking)
        self.reaching = ReachingKept(self._asking)
        self.acquaintances = AcquaintancesKept(self._asking)
        self.blocks = BlocksKept(self._asking)
        self.reports = ReportsKept(self._asking)
        self.waiting = WaitingKept(self._asking)
        self.daily = DailyKept(self._asking)
        self.riddles = RiddlesKept(self._asking)
        self.ghosts = GhostsKept(self._asking)
        self.analyses = AnalysesKept(self._asking)
        self.is_shared = engine.dialect.name != "sqlite"
        """Whether other processes may write to it."""

    @classmethod
    async def open(cls, address: str, *, power_cuts: bool) -> Journal:
        """The journal at that address, brought to our newest revision; StartError if it cannot."""
        try:
            lock = claim(address)
            engine = connect(address, power_cuts=power_cuts)
            await asyncio.to_thread(build, engine)
        except (exc.SQLAlchemyError, OSError) as error:
            why = " ".join(str(error).split())[:200]
            raise StartError("journal-unreachable", why=why) from error
        journal = cls(engine, on_the_spot(engine, power_cuts=power_cuts))
        journal._lock = lock
        return journal

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._asking.close)
        self._engine.dispose()
        if self._lock:
            self._lock.close()

    async def _ask(self, question: Callable[[Connection], T], seconds: float = ANSWER_SECONDS) -> T:
        return await self._asking.ask(question, seconds)

    def on_late(self, look: Callable[[str], None]) -> None:
        """Have a table looked at when an entry of it was refused, and may be in all the same."""
        self._writer.late = look

    # -- entries ---------------------------------------------------------------------------------

    def write(self, row: Row, before: Table | None, after: Table) -> Commit:
        """Commit an entry, and with it what it changes in the lists beside the journal."""
        changes = _changes_in_lists(before, after)
        # A rated match that ends may wait for another house: no other table is to wait with it.
        return self._writer.write(row, changes, alone=changes is not None and after.terms.rated)

    async def read(self, table_id: str, after: int = 0) -> list[Row]:
        """The entries of a table, in order, from number `after` on; Unreadable where they are more
        than any table has."""
        return await self._ask(lambda connection: read_rows(connection, table_id, after))

    async def newest(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        last = (
            select(entries.c.table_id, func.max(entries.c.number))
            .where(entries.c.table_id.in_(list(table_ids)))
            .group_by(entries.c.table_id)
        )
        return await self._ask(
            lambda connection: {row[0]: row[1] for row in connection.execute(last)}
        )

    async def check(self) -> None:
        """JournalFull or JournalDown where nothing could be written now."""

        def check(connection: Connection) -> None:
            # More than fits where little is left: a disk is full before its last byte is.
            connection.execute(delete(house).where(house.c.name == CHECKED))
            connection.execute(insert(house), {"name": CHECKED, "value": "-" * 8192})
            connection.execute(delete(house).where(house.c.name == CHECKED))

        await self._ask(check)

    # -- what is no longer kept ------------------------------------------------------------------

    async def prune(self, kept: Retention, now: int) -> Pruning:
        """Let go of what is older than that, a little at a time."""
        steps, done = prune(self._engine, kept, now, dry_run=False), Pruning()
        while (step := await asyncio.to_thread(next, steps, None)) is not None:
            done = step
        return done

    # -- lists of tables -------------------------------------------------------------------------

    async def due(self, now: int, most: int, after: Due | None = None) -> list[Due]:
        """Tables that the house must look at, the longest waiting first, from `after` on."""
        order = tables.c.wake_at, tables.c.id
        waiting = select(tables.c.id, tables.c.wake_at).where(tables.c.wake_at <= now)
        if after is not None:
            waiting = waiting.where(tuple_(*order) > (after.wake_at, after.id))
        return await self._rows(Due, waiting.order_by(*order).limit(most))

    async def from_the_future(self, now: int) -> list[str]:
        """Tables with a running clock whose last entry is later than now."""
        of_table = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id)
        last = of_table.correlate(tables).scalar_subquery()
        found = (
            select(tables.c.id, entries.c.body)
            .join(entries, tables.c.id == entries.c.table_id)
            .where(tables.c.wake_at.is_not(None))
            .where(entries.c.number == last)
        )
        return await self._ask(
            lambda c: [table_id for table_id, body in c.execute(found) if written_at(body) > now],
            LONG_SECONDS,
        )

    async def public_tables(self, after: Listed | None = None) -> list[Listed]:
        """The newest tables that anybody may sit down at, from `after` on; a few of each host, so
        that others' are not pushed out by them."""
        place = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.made_at.desc())
        open_to_all = tables.c.status == "open", tables.c.public
        waiting = select(tables, place.label("place")).where(*open_to_all).subquery()
        seen = waiting.c.id, waiting.c.game, waiting.c.status, waiting.c.made_at
        newest = waiting.c.made_at, waiting.c.id
        found = select(*seen).where(waiting.c.place <= MOST_OF_HOST)
        if after is not None:
            found = found.where(tuple_(*newest) < (after.made_at, after.id))
        order = (column.desc() for column in newest)
        return await self._rows(Listed, found.order_by(*order).limit(MOST_LISTED))

    async def still_open(self, table_ids: list[str]) -> list[str]:
        """Those of these tables that still wait for people."""
        found = select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.status == "open")
        return await self._ask(lambda connection: list(connection.scalars(found)))

    async def is_over(self, table_id: str) -> bool:
        found = select(tables.c.status).where(tables.c.id == table_id)
        return await self._ask(lambda connection: connection.scalar(found) == "over")

    async def tables_of(self, person: str) -> list[Listed]:
        """The newest tables that the person has sat down at, and that are not over."""
        sat = _listed.join(sitters, tables.c.id == sitters.c.table_id)
        found = sat.where(sitters.c.person == person, tables.c.status != "over")
        return await self._rows(Listed, found)

    async def _rows(self, kind: Callable[..., T], found: Select[Any]) -> list[T]:
        return await self._ask(lambda connection: [kind(*row) for row in connection.execute(found)])


class Due(NamedTuple):
    """A table that the house must look at, and since when."""

    id: str
    wake_at: int


class Listed(NamedTuple):
    """A table as the lists have it: all that is known of one that cannot be read."""

    id: str
    game: str
    status: str
    made_at: int


NEWEST = tables.c.made_at, tables.c.id
_listed = (
    select(tables.c.id, tables.c.game, tables.c.status, tables.c.made_at)
    .order_by(*(column.desc() for column in NEWEST))
    .limit(MOST_LISTED)
)


class Listing(NamedTuple):
    """What the lists say of a table."""

    status: str
    wake_at: int | None


def _changes_in_lists(before: Table | None, after: Table) -> Callable[[Connection], None] | None:
    """What changes in the lists with the entry between, in the same transaction."""
    if before is None:
        return lambda connection: _add(connection, after)
    sat = () if before.chairs is after.chairs else _newcomers(before, after)
    called = before.clock is not after.clock and before.call_at != after.call_at
    same = before.status == after.status and before.wake_at == after.wake_at
    if same and not sat and not called:
        return None
    listing = Listing(after.status, after.wake_at)
    # Nothing else says when to look again after a call.
    values = listing._asdict() | ({"call_at": after.call_at} if called else {})

    def change(connection: Connection) -> None:
        for person in sat:
            insert_ignoring(connection, sitters, {"person": person, "table_id": after.id})
        connection.execute(update(tables).where(tables.c.id == after.id).values(**values))
        if listing.status == "over" != before.status:
            free_code(connection, after.id)
            drop_calls(connection, after.id)
            count(connection, results_of(after))
            if after.terms.rated:
                rate(connection, after)
            end_attempt(connection, after)

    return change


def _newcomers(before: Table, after: Table) -> tuple[str, ...]:
    known = {chair.person for chair in before.chairs}
    return tuple(c.person for c in after.chairs if c.person and c.person not in known)


def _add(connection: Connection, table: Table) -> None:
    values = {
        "id": table.id,
        "game": table.terms.game,
        "host": table.host,
        "public": table.terms.public,
        "status": "open",
        "made_at": table.opened.at,
    }
    connection.execute(insert(tables), values)
    begin_attempt(connection, table)
