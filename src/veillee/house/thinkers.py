"""Bots think in processes of their own: they see a view, never hold up the house, and are cut off.

A thinker that overruns its budget is killed, and another takes its place; the table then plays
what the clock would.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import subprocess
import sys
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from veillee.bots import levels as bot_levels
from veillee.games import GAMES
from veillee.house.finishing import LEVEL as FINISHES_AT
from veillee.house.finishing import Finish, Finished

LONGEST_WARM_UP: Final = 600.0
LEEWAY: Final = 2.0
"""A bot may take so many times its budget, and a second, before it is cut off."""

LONGEST_FINISH: Final = 5.0
"""Games of a thousand seats are not finished over and over."""


class Thought(NamedTuple):
    """What a bot is asked."""

    game: str
    level: str
    view: bytes
    legal: bytes
    seed: int
    seconds: float


class CutOff(Exception):  # noqa: N818  (what happened to the bot)
    """The bot did not answer in its time, or broke down."""


class Thinkers:
    """A few processes that think for the bots of all tables, the first come first."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        self._ready: dict[tuple[str, str], asyncio.Future[None]] = {}
        for _ in range(self._count):
            self._free.put_nowait(Thinker())

    async def choose(self, thought: Thought) -> int:
        """The place of the chosen move among the legal ones."""
        thinker = await self._free.get()
        try:
            return await thinker.choose(thought)
        finally:
            self._free.put_nowait(thinker)

    async def finish(self, asked: Finish) -> Finished:
        """Have bots finish a match some times."""
        thinker = await self._free.get()
        try:
            return await thinker.finish(asked)
        finally:
            self._free.put_nowait(thinker)

    async def warm_up(self) -> None:
        """Have every bot's native code ready before the first person meets it."""
        for game in GAMES:
            for level in bot_levels(game):
                await self.ready(game, level)

    async def ready(self, game: str, level: str) -> None:
        """Wait until bots of this level need no getting ready any more."""
        if (game, level) not in self._ready:
            self._ready[game, level] = asyncio.ensure_future(self._get_ready(game, level))
        await asyncio.shield(self._ready[game, level])

    async def _get_ready(self, game: str, level: str) -> None:
        for _ in range(self._count):
            thinker = await self._free.get()
            try:
                await thinker.warm_up(game, level)
            except CutOff:
                continue  # it will be told when it is asked to play
            finally:
                self._free.put_nowait(thinker)

    async def close(self) -> None:
        for readying in self._ready.values():
            readying.cancel()
        for _ in range(self._count):
            with contextlib.suppress(asyncio.TimeoutError):
                (await asyncio.wait_for(self._free.get(), 1)).stop()


class Thinker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._warm: set[tuple[str, str]] = set()

    async def choose(self, thought: Thought) -> int:
        # Native code is loaded, or compiled on its first day, before the budget begins to count.
        await self.warm_up(thought.game, thought.level)
        return int(await self._ask(thought, thought.seconds * LEEWAY + 1))

    async def finish(self, asked: Finish) -> Finished:
        await self.warm_up(asked.game, FINISHES_AT)
        found: Finished = await self._ask(asked, LONGEST_FINISH)
        return found

    async def warm_up(self, game: str, level: str) -> None:
        if not self._lives:
            self._warm.clear()  # it died while nobody asked it anything
        if (game, level) not in self._warm:
            await self._ask((game, level), LONGEST_WARM_UP)
            self._warm.add((game, level))

    @property
    def _lives(self) -> bool:
        return self._process is not None and self._process.poll() is None

    async def _ask(self, question: Any, seconds: float) -> Any:
        if not self._lives:
            self._begin()
        line = self._line
        assert line is not None  # noqa: S101  (begun above)
        try:
            line.send(question)
            return await asyncio.wait_for(_answer(line), seconds)
        except (TimeoutError, EOFError, OSError):
            self.stop()
            raise CutOff from None
        except asyncio.CancelledError:
            self.stop()  # or its answer would be taken for the next one's
            raise

    def _begin(self) -> None:
        # A program of its own, not a fork: it must not inherit sockets, the journal or secrets.
        self._line, theirs = multiprocessing.Pipe()
        number = theirs.fileno()
        self._process = subprocess.Popen(  # noqa: S603  (our own program)
            [sys.executable, "-m", "veillee.house.thinking", str(number)],
            stdin=subprocess.DEVNULL,
            pass_fds=(number,),
            start_new_session=True,  # an interrupt is for the house; with it the line ends
        )
        theirs.close()

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
        self._warm.clear()


async def _answer(line: Connection) -> Any:
    """What comes over the line, without blocking the event loop."""
    loop = asyncio.get_running_loop()
    ready = loop.create_future()
    number = line.fileno()

    def arrived() -> None:
        if not ready.done():
            ready.set_result(None)

    loop.add_reader(number, arrived)
    try:
        await ready
    finally:
        loop.remove_reader(number)
    answer = line.recv()
    if isinstance(answer, Exception):
        raise EOFError from answer
    return answer
