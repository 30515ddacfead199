"""The journal as the rest of the house sees it: entries are written, and questions answered."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from typing import IO, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, exc, func, insert, select, update

from veillee.house.errors import StartError
from veillee.house.journal.asking import ask, insert_ignoring
from veillee.house.journal.engine import build, claim, connect, on_the_spot
from veillee.house.journal.people import PeopleKept
from veillee.house.journal.pruning import Pruning, prune
from veillee.house.journal.schema import entries, sitters, tables
from veillee.house.journal.writer import Commit, Row, Writer
from veillee.house.settings import Retention
from veillee.house.table.table import Table

T = TypeVar("T")
MOST_LISTED = 60


class Journal:
    """The database: what happened at every table, and the lists that are kept beside it."""

    def __init__(self, engine: Engine, on_the_spot: sqlite3.Connection | None = None) -> None:
        self._engine = engine
        self._writer = Writer(engine, on_the_spot)
        self._lock: IO[str] | None = None
        self.people = PeopleKept(engine)

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
        self._engine.dispose()
        if self._lock:
            self._lock.close()

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        return await ask(self._engine, question)

    # -- entries ---------------------------------------------------------------------------------

    def write(self, row: Row, before: Table | None, after: Table) -> Commit:
        """Commit an entry, and with it what it changes in the lists beside the journal."""
        return self._writer.write(row, _changes_in_lists(before, after))

    async def read(self, table_id: str, after: int = 0) -> list[Row]:
        """The entries of a table, in order, from number `after` on."""
        found = (
            select(
                entries.c.table_id,
                entries.c.number,
                entries.c.mark,
                entries.c.body,
                entries.c.speaker,
            )
            .where(entries.c.table_id == table_id, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return await self._ask(lambda connection: [Row(*row) for row in connection.execute(found)])

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

    # -- what is no longer kept ------------------------------------------------------------------

    async def prune(self, kept: Retention, now: int) -> Pruning:
        """Let go of what is older than that, a little at a time."""
        steps, done = prune(self._engine, kept, now, dry_run=False), Pruning()
        while (step := await asyncio.to_thread(next, steps, None)) is not None:
            done = step
        return done

    # -- lists of tables -------------------------------------------------------------------------

    async def due(self, now: int, most: int) -> list[str]:
        """Tables that the house must look at, the longest waiting first."""
        waiting = (
            select(tables.c.id)
            .where(tables.c.wake_at <= now)
            .order_by(tables.c.wake_at)
            .limit(most)
        )
        return await self._ask(lambda connection: list(connection.scalars(waiting)))

    async def public_tables(self) -> list[str]:
        """The newest tables that anybody may sit down at."""
        found = (
            select(tables.c.id)
            .where(tables.c.status == "open", tables.c.public)
            .order_by(tables.c.made_at.desc())
            .limit(MOST_LISTED)
        )
        return await self._ask(lambda connection: list(connection.scalars(found)))

    async def tables_of(self, person: str) -> list[str]:
        """The newest tables that the person has sat down at, and that are not over."""
        found = (
            select(sitters.c.table_id)
            .join(tables, tables.c.id == sitters.c.table_id)
            .where(sitters.c.person == person, tables.c.status != "over")
            .order_by(tables.c.made_at.desc())
            .limit(MOST_LISTED)
        )
        return await self._ask(lambda connection: list(connection.scalars(found)))


class Listing(NamedTuple):
    """What the lists say of a table."""

    status: str
    wake_at: int | None


def _changes_in_lists(before: Table | None, after: Table) -> Callable[[Connection], None] | None:
    """What changes in the lists with the entry between, in the same transaction."""
    if before is None:
        return lambda connection: _add(connection, after)
    sat = () if before.chairs is after.chairs else _newcomers(before, after)
    listing = Listing(after.status, after.wake_at)
    if not sat and listing == (before.status, before.wake_at):
        return None

    def change(connection: Connection) -> None:
        for person in sat:
            insert_ignoring(connection, sitters, {"person": person, "table_id": after.id})
        listed = update(tables).where(tables.c.id == after.id).values(**listing._asdict())
        connection.execute(listed)

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
