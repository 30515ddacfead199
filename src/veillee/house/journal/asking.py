"""Putting questions to the database, without holding up the event loop.

A database may be frozen: then nobody is kept waiting, and nobody asks it anything more until it has
answered. The threads that wait for it are our own: the process can end without them.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Table, exc, insert
from sqlalchemy.dialects.postgresql import insert as upsert

from veillee.house.journal.engine import LOCKED_SECONDS
from veillee.house.journal.errors import (
    JournalDown,
    JournalFull,
    is_crossed,
    is_full,
    is_passing,
)

ANSWER_SECONDS: Final = 4.0
"""So long a question, or an entry, waits for the database."""
CLOSING_SECONDS: Final = 1.0
PAUSE_SECONDS: Final = 0.01
"""Between two tries at a question that another's writing has crossed."""
THREADS: Final = 6

T = TypeVar("T")

log = logging.getLogger(__name__)


class Query:
    """Something that is asked of the database, and who waits for the answer until when."""

    def __init__(self, asked: Callable[[Connection], Any], seconds: float) -> None:
        self.asked = asked
        self.until = time.monotonic() + seconds
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.given_up = False
        self.answered = False
        """Whether the database has answered; the event loop may hear of it much later."""

    def is_owed(self, now: float) -> bool:
        """Whether the database has let its time pass. A house that was busy itself has not."""
        return self.until < now and not self.answered


class Asking:
    """Threads that put questions to the database, each in a transaction of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._open: set[Query] = set()
        self._closing = False
        self._queries: queue.SimpleQueue[Query | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name="asking", daemon=True) for _ in range(THREADS)
        ]
        for thread in self._threads:
            thread.start()

    async def ask(self, asked: Callable[[Connection], T], seconds: float = ANSWER_SECONDS) -> T:
        """The answer; JournalDown where there is none in time."""
        now = time.monotonic()
        if any(query.is_owed(now) for query in self._open):
            log.warning("the database still owes an answer")
            raise JournalDown
        query = Query(asked, seconds)
        self._open.add(query)
        self._queries.put(query)
        await asyncio.wait((query.answer,), timeout=seconds)
        if not query.answer.done() and not query.answered:
            query.given_up = True
            log.warning("the database did not answer in time")
            raise JournalDown
        answer: T = await query.answer
        return answer

    def close(self) -> None:
        """Let what is being asked be answered, if that takes no more than a moment."""
        self._closing = True
        for _ in self._threads:
            self._queries.put(None)
        give_up = time.monotonic() + CLOSING_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, give_up - time.monotonic()))

    def _work(self) -> None:
        while (query := self._queries.get()) is not None:
            answer, trouble = None, None
            try:
                # Nobody waits for it any more: then it is not done either.
                answer = None if query.given_up else self._answered(query)
            except BaseException as error:
                trouble = error
            query.answered = True
            with suppress(RuntimeError):  # the house has closed meanwhile
                query.loop.call_soon_threadsafe(self._tell, query, answer, trouble)

    def _answered(self, query: Query) -> Any:
        while True:
            try:
                with self._engine.begin() as connection:
                    answer = query.asked(connection)
                    if self._closing:
                        connection.detach()  # nobody may be left to close it when it comes back
                    return answer
            except exc.DBAPIError as error:
                # Nothing was written: it can be asked again, if it will still end in time.
                if is_crossed(error) and time.monotonic() + LOCKED_SECONDS < query.until:
                    time.sleep(PAUSE_SECONDS)
                    continue
                if is_full(error):
                    raise JournalFull from error
                if is_passing(error):
                    log.warning("the database refused: %s", error.orig)
                    raise JournalDown from error
                raise
            except exc.TimeoutError as error:  # every connection is waited for
                log.warning("no connection to the database was free")
                raise JournalDown from error

    def _tell(self, query: Query, answer: Any, trouble: BaseException | None) -> None:
        self._open.discard(query)
        if query.given_up or query.answer.cancelled():
            return
        if trouble is None:
            query.answer.set_result(answer)
        else:
            query.answer.set_exception(trouble)
            query.answer.exception()  # whoever asked may have gone


class Questions:
    """Named questions to the database, about one thing that it keeps."""

    def __init__(self, asking: Asking) -> None:
        self._asking = asking

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        return await self._asking.ask(question)


def insert_ignoring(connection: Connection, table: Table, values: Mapping[str, object]) -> None:
    """Insert where there is no such row yet."""
    if connection.dialect.name == "sqlite":
        connection.execute(insert(table).prefix_with("OR IGNORE"), values)
    else:
        connection.execute(upsert(table).on_conflict_do_nothing(), values)
