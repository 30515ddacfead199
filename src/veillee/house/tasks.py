"""Work that goes on beside everything else: it gives way, and ends when the house closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Generator, Iterable
from time import perf_counter
from types import coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
AT_A_STRETCH: Final = 0.005

log = logging.getLogger(__name__)


@coroutine
def give_way() -> Generator[None, None, None]:
    """Let others have their turn: a pass of the event loop."""
    yield


async def unhurried(items: Iterable[T]) -> AsyncIterator[T]:
    """The items, one after the other; where they are many, others have their turn in between."""
    began = perf_counter()
    for item in items:
        yield item
        if perf_counter() - began > AT_A_STRETCH:
            await give_way()
            began = perf_counter()


class Tasks:
    """Tasks somebody looks after: what goes wrong in them is logged, and none is left behind."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, Any] | asyncio.Task[Any]) -> None:
        task = work if isinstance(work, asyncio.Task) else asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task-fault", exc_info=error)
