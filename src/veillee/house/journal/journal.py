"""Reading and writing the journal, and the lists that are kept beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from sqlalchemy import Connection, Engine, Table, delete, exc, func, insert, select, update

from veillee.house.journal import schema
from veillee.house.journal.troubles import JournalDown, JournalFull, is_full, is_passing
from veillee.house.journal.writer import Row, Writer

T = TypeVar("T")


class Journal:
    """The database, as the rest of the house sees it."""

    def __init__(self, engine: Engine, on_the_spot: sqlite3.Connection | None = None) -> None:
        self._engine = engine
        self._writer = Writer(engine, on_the_spot)

    async def close(self) -> None:
        await self._writer.close()
        self._engine.dispose()

    def write(
        self, row: Row, also: Callable[[Connection], None] | None = None
    ) -> asyncio.Future[None]:
        """Commit an entry, and with it whatever else changes in the database."""
        return self._writer.write(row, also)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Put a question to the database, without holding up the event loop."""

        def answer() -> T:
            try:
                with self._engine.begin() as connection:
                    return question(connection)
            except exc.DBAPIError as error:
                if is_full(error):
                    raise JournalFull from error
                if is_passing(error):
                    raise JournalDown from error
                raise

        return await asyncio.to_thread(answer)

    async def read(self, table_id: str, after: int = 0) -> list[Row]:
        """The entries of a table, in order, from number `after` on."""
        found = select(
            schema.entries.c.table_id,
            schema.entries.c.number,
            schema.entries.c.mark,
            schema.entries.c.body,
            schema.entries.c.speaker,
        ).where(schema.entries.c.table_id == table_id, schema.entries.c.number > after)
        ordered = found.order_by(schema.entries.c.number)
        return await self.ask(lambda connection: [Row(*row) for row in connection.execute(ordered)])

    async def newest(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        entries = schema.entries
        last = (
            select(entries.c.table_id, func.max(entries.c.number))
            .where(entries.c.table_id.in_(list(table_ids)))
            .group_by(entries.c.table_id)
        )
        return await self.ask(
            lambda connection: {row[0]: row[1] for row in connection.execute(last)}
        )

    async def due(self, now: int, most: int) -> list[str]:
        """Tables that the house must look at, the longest waiting first."""
        tables = schema.tables
        waiting = (
            select(tables.c.id)
            .where(tables.c.wake_at <= now)
            .order_by(tables.c.wake_at)
            .limit(most)
        )
        return await self.ask(lambda connection: list(connection.scalars(waiting)))

    async def forget_words_of(self, person: str) -> None:
        """Take away what a person said, wherever it was; that something was said remains."""
        entries = schema.entries

        def forget(connection: Connection) -> None:
            spoken = select(entries).where(entries.c.speaker == person)
            for row in connection.execute(spoken).all():
                connection.execute(
                    update(entries)
                    .where(entries.c.table_id == row.table_id, entries.c.number == row.number)
                    .values(speaker=None, body=without_text(row.body))
                )
            connection.execute(delete(schema.sitters).where(schema.sitters.c.person == person))
            connection.execute(
                delete(schema.mutes).where(
                    (schema.mutes.c.person == person) | (schema.mutes.c.muted == person)
                )
            )
            connection.execute(delete(schema.people).where(schema.people.c.id == person))

        await self.ask(forget)


def without_text(body: str) -> str:
    """A line of talk whose words were taken away."""
    from msgspec.structs import replace

    from veillee.house.entries import Said, decode, encode

    entry = decode(body)
    return encode(replace(entry, text="")) if isinstance(entry, Said) else body


def insert_ignoring(connection: Connection, table: Table, values: Mapping[str, object]) -> None:
    """Insert where there is no such row yet."""
    if connection.dialect.name == "sqlite":
        connection.execute(insert(table).prefix_with("OR IGNORE"), values)
    else:
        from sqlalchemy.dialects.postgresql import insert as upsert

        connection.execute(upsert(table).on_conflict_do_nothing(), values)
