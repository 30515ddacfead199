"""Writing the journal: entries that arrive together are committed together.

A commit to SQLite that need not reach the disk at once is a short write into the page cache, and
takes less time than waking a thread, which would then fight over the interpreter. So such entries
are committed in the event loop: on the spot as long as one table alone is moving, else together
with all that come in the same turn of the loop. A thread has all else: PostgreSQL, disk syncs,
lists that change with an entry, a database that is locked, full or being restarted.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, text

from veillee.house.journal.asking import ANSWER_SECONDS
from veillee.house.journal.errors import (
    DatabaseErrors,
    JournalDown,
    JournalFull,
    Overtaken,
    is_full,
    is_passing,
)
from veillee.house.metrics import COMMIT, COMMITTED

MOST_IN_A_BATCH: Final = 400
PATIENCE_SECONDS: Final = 3.5
PAUSE_SECONDS: Final = 0.1
LOOK_SECONDS: Final = 0.25
ROWS_TO_A_CHECKPOINT: Final = 5000
"""The first commit after a checkpoint waits for the disk, in the event loop: it is to be rare."""

INSERT_INTO_SQLITE: Final = (
    "INSERT OR IGNORE INTO entries (table_id, number, mark, body, speaker) VALUES (?, ?, ?, ?, ?)"
)
# One statement for a whole batch: an entry whose number is taken is left out of what returns.
INSERT_INTO_POSTGRESQL: Final = text(
    "INSERT INTO entries (table_id, number, mark, body, speaker)"
    " SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS int[]),"
    " CAST(:marks AS text[]), CAST(:bodies AS text[]), CAST(:speakers AS text[]))"
    " ON CONFLICT DO NOTHING RETURNING table_id, number"
)


log = logging.getLogger(__name__)


class Row(NamedTuple):
    """An entry as the database keeps it."""

    table_id: str
    number: int
    mark: str
    body: str
    speaker: str | None = None


class Commit(asyncio.Future[None]):
    """Done when an entry is in the journal. It will be, whoever has gone meanwhile: to cancel
    whoever waits for it does not cancel it."""

    def cancel(self, msg: Any = None) -> bool:  # noqa: ARG002
        return False


async def written(commit: Commit) -> bool:
    """Wait for an entry that is on its way; whether we were cancelled while we waited."""
    if commit.done():
        commit.result()
        return False
    try:
        await commit
    except asyncio.CancelledError:
        commit.result()  # it is done: before that nobody tells us
        return True
    return False


class Writing(NamedTuple):
    """An entry on its way, what else changes with it, and who waits for it."""

    row: Row
    also: Callable[[Connection], None] | None
    done: Commit
    alone: bool = False
    """Whether it has a transaction of its own."""


class Batch(NamedTuple):
    """Entries that are being committed, and since when."""

    writings: list[Writing]
    since: float


class Checkpoint(NamedTuple):
    """What was committed on the spot is to be brought from SQLite's log into its file."""


class Writer:
    """Takes entries from the event loop, and tells it when they are safe."""

    def __init__(self, engine: Engine, on_the_spot: sqlite3.Connection | None = None) -> None:
        self._engine = engine
        self._sqlite = engine.dialect.name == "sqlite"
        self._on_the_spot = on_the_spot
        self._since_checkpoint = 0
        self._last_table = ""
        self._gathered: list[Writing] = []
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[Writing | Checkpoint | None] = queue.SimpleQueue()
        self._at_work: Batch | None = None
        self._stuck = False
        """Whether the database has not answered for too long: until it does, all is refused."""
        self.late: Callable[[str], None] = lambda _table_id: None
        """Told of tables with an entry that was refused, and may be in all the same."""
        self._watch = self._loop.call_later(LOOK_SECONDS, self._look)
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    def write(
        self, row: Row, also: Callable[[Connection], None] | None = None, *, alone: bool = False
    ) -> Commit:
        """Done when the entry is committed; Overtaken, JournalFull or JournalDown if it is not."""
        writing = Writing(row, also, Commit(loop=self._loop), alone)
        if self._stuck:
            writing.done.set_exception(JournalDown())
            return writing.done
        if also or self._on_the_spot is None:
            self._waiting.put(writing)
            return writing.done
        alone, self._last_table = row.table_id == self._last_table, row.table_id
        self._gathered.append(writing)
        if len(self._gathered) == 1:
            if alone:
                self._write_gathered()
            else:
                self._loop.call_soon(self._write_gathered)
        return writing.done

    def _write_gathered(self) -> None:
        """Commit in the event loop what has come in this turn of it."""
        batch, self._gathered = self._gathered, []
        if not batch:
            return  # the house closed meanwhile, and wrote it
        began = time.perf_counter()
        if self._at_once([writing.row for writing in batch]):
            COMMIT.observe(time.perf_counter() - began)
            self._settle(batch, [None] * len(batch))
        else:
            for writing in batch:
                self._waiting.put(writing)

    def _at_once(self, rows: list[Row]) -> bool:
        """Commit; False where that would mean waiting, or finding out which were overtaken."""
        connection = self._on_the_spot
        assert connection is not None  # noqa: S101  (nothing is gathered without it)
        try:
            connection.execute("BEGIN IMMEDIATE")
            if connection.executemany(INSERT_INTO_SQLITE, rows).rowcount < len(rows):
                connection.rollback()
                return False
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            return False
        self._since_checkpoint += len(rows)
        if self._since_checkpoint >= ROWS_TO_A_CHECKPOINT:
            self._since_checkpoint = 0
            self._waiting.put(Checkpoint())
        return True

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._write_gathered()
        self._waiting.put(None)
        self._watch.cancel()
        # A database that does not answer does not keep the house open.
        await asyncio.to_thread(self._thread.join, 2 * ANSWER_SECONDS)
        if self._on_the_spot is not None:
            self._on_the_spot.close()

    def _work(self) -> None:
        while (batch := self._next_batch()) is not None:
            if batch:
                self._at_work = Batch(batch, time.monotonic())
                began = time.perf_counter()
                troubles = self._in_turn(batch)
                COMMIT.observe(time.perf_counter() - began)
                self._at_work = None
                with suppress(RuntimeError):  # the house has closed meanwhile
                    self._loop.call_soon_threadsafe(self._settle, batch, troubles)
            else:
                self._checkpoint()

    # -- a database that does not answer ---------------------------------------------------------

    def _look(self) -> None:
        """Nobody waits for ever: what has waited too long is refused, and all that waits behind it.

        What is being committed just now may still be written, when the database goes on. The house
        is told then, and asks the journal.
        """
        self._watch = self._loop.call_later(LOOK_SECONDS, self._look)
        batch = self._at_work
        if batch is None or time.monotonic() - batch.since < ANSWER_SECONDS:
            return
        if not self._stuck:
            self._stuck = True
            log.warning("journal-does-not-answer")
        behind = []
        with suppress(queue.Empty):
            while True:
                behind.append(self._waiting.get_nowait())
        for writing in (*batch.writings, *behind):
            if isinstance(writing, Writing) and not writing.done.done():
                writing.done.set_exception(JournalDown())
        if None in behind:
            self._waiting.put(None)

    def _settle(self, batch: list[Writing], troubles: list[Exception | None]) -> None:
        """Tell everyone who waits, in the event loop."""
        if self._stuck:
            self._stuck = False
            log.warning("journal-answers-again")
        COMMITTED.inc(troubles.count(None))
        for writing, trouble in zip(batch, troubles, strict=True):
            if writing.done.done():
                self.late(writing.row.table_id)
            elif trouble is None:
                writing.done.set_result(None)
            else:
                writing.done.set_exception(trouble)

    def _next_batch(self) -> list[Writing] | None:
        """What waits to be written; empty where a checkpoint is due, None at the end."""
        first = self._waiting.get()
        if first is None:
            return None
        batch = [first] if isinstance(first, Writing) else []
        while batch and len(batch) < MOST_IN_A_BATCH:
            try:
                writing = self._waiting.get_nowait()
            except queue.Empty:
                break
            if not isinstance(writing, Writing):
                self._waiting.put(writing)
                break
            batch.append(writing)
        return batch

    def _checkpoint(self) -> None:
        # Should it fail, the log goes on growing until the next one.
        with suppress(*DatabaseErrors), self._engine.connect() as connection:
            cursor = connection.connection.cursor()
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _in_turn(self, batch: list[Writing]) -> list[Exception | None]:
        """Commit what may be together, then what stands alone."""
        together = [writing for writing in batch if not writing.alone]
        troubles = iter(self._patiently(together) if together else ())
        return [self._patiently([w])[0] if w.alone else next(troubles) for w in batch]

    def _patiently(self, batch: list[Writing]) -> list[Exception | None]:
        """Commit; wait for a database that is being restarted.

        An entry that was committed just before the line broke is met again as `Overtaken`; its
        mark then tells whoever waits that it is his own.
        """
        give_up = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return self._commit(batch)
            except DatabaseErrors as error:
                if is_full(error):
                    return [JournalFull() for _ in batch]
                if not is_passing(error):
                    return self._one_by_one(batch, error)
                # What was refused meanwhile is not written any more.
                if time.monotonic() > give_up or all(w.done.done() for w in batch):
                    return [JournalDown() for _ in batch]
                time.sleep(PAUSE_SECONDS)
            # Whatever else happens, those who wait must be told.
            except Exception as error:
                return self._one_by_one(batch, error)

    def _one_by_one(self, batch: list[Writing], error: Exception) -> list[Exception | None]:
        """What is wrong with one entry is its own table's affair: the others are written."""
        if len(batch) == 1:
            return [error]
        return [self._patiently([writing])[0] for writing in batch]

    def _commit(self, batch: list[Writing]) -> list[Exception | None]:
        """Write the batch as one transaction; the troubles of those that were overtaken."""
        with self._engine.begin() as connection:
            written = self._insert(connection, [writing.row for writing in batch])
            for writing, is_in in zip(batch, written, strict=True):
                if is_in and writing.also:
                    writing.also(connection)
        return [None if is_in else Overtaken() for is_in in written]

    def _insert(self, connection: Connection, rows: list[Row]) -> list[bool]:
        """Which of the rows are in now; the others' numbers were taken."""
        if self._sqlite:
            # Straight to the driver: this is the one statement that every move waits for.
            cursor = connection.connection.cursor()
            return [cursor.execute(INSERT_INTO_SQLITE, row).rowcount == 1 for row in rows]
        table_ids, numbers, marks, bodies, speakers = zip(*rows, strict=True)
        returned = connection.execute(
            INSERT_INTO_POSTGRESQL,
            {
                "tables": list(table_ids),
                "numbers": list(numbers),
                "marks": list(marks),
                "bodies": list(bodies),
                "speakers": list(speakers),
            },
        )
        taken = {(table_id, number) for table_id, number in returned}
        return [(row.table_id, row.number) in taken for row in rows]
