"""Putting questions to the database, without holding up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeVar

from sqlalchemy import Connection, Engine, Table, exc, insert
from sqlalchemy.dialects.postgresql import insert as upsert

from veillee.house.journal.errors import JournalDown, JournalFull, is_full, is_passing

T = TypeVar("T")


async def ask(engine: Engine, question: Callable[[Connection], T]) -> T:
    """The answer to a question, in a transaction of its own."""

    def answer() -> T:
        try:
            with engine.begin() as connection:
                return question(connection)
        except exc.DBAPIError as error:
            if is_full(error):
                raise JournalFull from error
            if is_passing(error):
                raise JournalDown from error
            raise

    return await asyncio.to_thread(answer)


def insert_ignoring(connection: Connection, table: Table, values: Mapping[str, object]) -> None:
    """Insert where there is no such row yet."""
    if connection.dialect.name == "sqlite":
        connection.execute(insert(table).prefix_with("OR IGNORE"), values)
    else:
        connection.execute(upsert(table).on_conflict_do_nothing(), values)
