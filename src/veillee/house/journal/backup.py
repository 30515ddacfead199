"""Backing the database up while houses write to it, and restoring it, into either database.

Both are one transaction: a backup sees everything as it was at one moment, a restored database has
everything or is as it was. SQLite (which keeps a log of what is written meanwhile) and PostgreSQL
both let others write while it is read.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import reduce
from itertools import groupby, islice
from operator import or_
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
    text,
)

from veillee.house.errors import HouseError, StartError
from veillee.house.journal import schema
from veillee.house.journal.backup_file import VERSION, BackupHead, BackupWriter, Reader, opened
from veillee.house.journal.engine import MIGRATIONS, check_there, claim, connected, upgrade

AT_ONCE: Final = 1000
REVISIONS: Final = "alembic_version"
LEAVING_SECONDS: Final = 3.0
"""So long PostgreSQL may take to notice that a house has been closed."""

Progress = Callable[[int], object]
"""Is told how many rows are done."""
Begin = Callable[[int], Progress]
"""Is told how many there are."""


def back_up(address: str, file: IO[bytes], begin: Begin) -> int:
    """Write all that the database holds into the file; how many rows that are."""
    check_there(address)
    with connected(address) as engine, _snapshot(engine) as connection:
        tables = _tables(connection)
        if not tables:
            raise StartError("journal-missing", file=engine.url.render_as_string())
        rows = {
            str(table.name): connection.scalar(select(func.count()).select_from(table)) or 0
            for table in tables
        }
        revision = str(connection.scalar(text(f"SELECT version_num FROM {REVISIONS}")))  # noqa: S608
        columns = {str(t.name): [str(column.name) for column in t.columns] for t in tables}
        writer = BackupWriter(file, BackupHead("backup", VERSION, revision, columns, rows))
        progress, done = begin(sum(rows.values())), 0
        for table in tables:
            writer.table(str(table.name))
            for batch in connection.execute(select(table)).partitions(AT_ONCE):
                writer.rows([tuple(row) for row in batch])
                done += len(batch)
                progress(done)
        writer.close()
    return done


def check(path: Path) -> int:
    """Read a backup from end to end; HouseError where it is not whole. How many rows it has."""
    with opened(path) as reader:
        return sum(1 for _ in reader.rows())


def restore(address: str, path: Path, begin: Begin, *, replace: bool) -> int:
    """Have the database hold what the backup does, and nothing else; how many rows that are."""
    check(path)
    lock = claim(address)
    try:
        with opened(path) as reader, connected(address) as engine:
            _check_revision(reader, path)
            _check_nobody_is_in(engine)
            with engine.begin() as connection:
                if not replace and _holds_anything(connection):
                    raise HouseError("restore-not-empty")
                try:
                    return _restore(connection, reader, begin)
                except (KeyError, ValueError):  # rows that do not fit its own revision
                    raise reader.damaged() from None
    finally:
        if lock:
            lock.close()


def _restore(connection: Connection, reader: Reader, begin: Begin) -> int:
    for table in reversed(_tables(connection)):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {REVISIONS}"))
    upgrade(connection, reader.head.revision)
    tables = {table.name: table for table in _tables(connection)}
    progress, done = begin(sum(reader.head.rows.values())), 0
    for name, lines in groupby(reader.rows(), key=lambda row: row[0]):
        columns = reader.head.columns[name]
        decoder = _decoder(tables[name], columns)
        while batch := [decoder.decode(line) for _, line in islice(lines, AT_ONCE)]:
            values = [dict(zip(columns, row, strict=True)) for row in batch]
            connection.execute(insert(tables[name]), values)
            done += len(batch)
            progress(done)
    upgrade(connection, "head")
    return done


def _decoder(table: Table, columns: list[str]) -> msgspec.json.Decoder[Any]:
    """Reads a row into what its columns hold."""
    kinds = tuple(
        reduce(or_, (table.columns[name].type.python_type, None))
        if table.columns[name].nullable
        else table.columns[name].type.python_type
        for name in columns
    )
    return msgspec.json.Decoder(tuple.__class_getitem__(kinds))


def _tables(connection: Connection) -> list[Table]:
    """Ours, as they are in the database, whatever its revision; those others need come first."""
    found = MetaData()
    there = set(inspect(connection).get_table_names())
    found.reflect(connection, only=sorted(there & schema.metadata.tables.keys()))
    return found.sorted_tables


def _holds_anything(connection: Connection) -> bool:
    """Whether somebody has been in this house: its own secret alone is nothing to lose."""
    return any(
        connection.scalar(select(func.count()).select_from(table))
        for table in _tables(connection)
        if table.name != schema.house.name
    )


def _check_revision(reader: Reader, path: Path) -> None:
    known = {script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()}
    if reader.head.revision not in known:
        raise HouseError("backup-newer", 400, file=str(path))


def _check_nobody_is_in(engine: Engine) -> None:
    """SQLite's file is locked by the house that has it open; PostgreSQL knows who is connected."""
    if engine.dialect.name != "postgresql":
        return
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
    )
    give_up = time.monotonic() + LEAVING_SECONDS
    while True:
        with engine.connect() as connection:  # within one transaction the answer never changes
            if not connection.scalar(others):
                return
        if time.monotonic() > give_up:
            raise HouseError("restore-house-open")
        time.sleep(0.1)


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """Everything as it is at one moment, read a few rows at a time."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            yield connection.execution_options(yield_per=AT_ONCE)
