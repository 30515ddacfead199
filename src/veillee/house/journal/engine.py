"""Connections to the database: SQLite as one file, or PostgreSQL for many processes."""

from __future__ import annotations

import fcntl
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, exc, text
from sqlalchemy.engine import make_url

from veillee.house.errors import StartError
from veillee.house.journal.errors import is_full

MIGRATIONS = Path(__file__).parent / "migrations"
# A machine that is gone says no farewell: without these a line to it would be waited on for hours.
NOTICE_A_SILENT_PEER = {
    "connect_timeout": 2,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
LOCKED_SECONDS = 3
"""So long a statement waits in SQLite for another that is writing."""
BUILDING = 0x7665696C
"""The number of our lock among a database's advisory locks."""


def connect(address: str, *, power_cuts: bool) -> Engine:
    """An engine for the address; `power_cuts`: survive those too, at the price of a disk sync."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"check_same_thread": False}, pool_size=4)
        synchronous = "FULL" if power_cuts else "NORMAL"
        # Where the writer says when, SQLite says so itself only should nobody else.
        most_pages = 1000 if power_cuts else 20_000

        @event.listens_for(engine, "connect")
        def settle(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves, below
            # A letter that is none makes its row unreadable, not the whole answer.
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for pragma in (
                "journal_mode=WAL",
                f"synchronous={synchronous}",
                f"wal_autocheckpoint={most_pages}",
                f"busy_timeout={1000 * LOCKED_SECONDS}",
                "foreign_keys=ON",
            ):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN")

        return engine
    # PostgreSQL has no setting between the two: without `synchronous_commit` it would lose the last
    # commits whenever it crashes, not only when the power fails. So there it is always on.
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=4,
        max_overflow=4,
        pool_timeout=3,
        pool_pre_ping=True,
        connect_args=NOTICE_A_SILENT_PEER,
    )


def on_the_spot(engine: Engine, *, power_cuts: bool) -> sqlite3.Connection | None:
    """A connection that never waits: not for the disk, nor for another that is writing.

    None where commits must wait for a disk or a server.
    """
    if engine.dialect.name != "sqlite" or power_cuts or not engine.url.database:
        return None
    connection = sqlite3.connect(engine.url.database, timeout=0, isolation_level=None)
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def build(engine: Engine, revision: str = "head") -> None:
    """Bring the database to our newest revision, from nothing or from an older one."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Several processes may open at once: one builds, the others wait and find it built.
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": BUILDING})
        check_revision(connection)
        upgrade(connection, revision)


def upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(alembic_config(connection), revision)


def check_revision(connection: Connection) -> None:
    """StartError where a newer house has built the database: what it keeps there is not ours to
    guess."""
    known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise StartError("journal-newer", revision=found[:40])


def alembic_config(connection: Any) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def check_there(address: str) -> None:
    """StartError where there is no such file: to connect to it would make one."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StartError("journal-missing", file=str(url.database))


@contextmanager
def connected(address: str) -> Iterator[Engine]:
    """An engine for a command at the terminal, and what goes wrong with the database in words."""
    engine = connect(address, power_cuts=True)
    try:
        yield engine
    except exc.SQLAlchemyError as error:
        if is_full(error):
            raise StartError("journal-disk-full") from error
        why = " ".join(str(getattr(error, "orig", error)).split())[:200]
        raise StartError("journal-unreachable", why=why) from error
    finally:
        engine.dispose()


def claim(address: str) -> IO[str] | None:
    """An SQLite file belongs to one process at a time: hold its lock, or say who has it."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    path = Path(url.database)
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StartError("journal-in-use", file=str(path)) from None
    return lock
