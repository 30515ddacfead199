"""Bots think in processes of their own: they see a view, never hold up the house, and are cut off.

A process keeps the bots of seats from move to move. Where a bot overruns its budget the process is
killed, and another takes its place; the table then plays what the clock would.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple
from zlib import crc32

from veillee.analysis import Answer, Piece
from veillee.bots import Reason, Riddle, daily_of, quick_level
from veillee.bots import levels as bot_levels
from veillee.games import shelf
from veillee.house.bots.finishing import LEVEL as FINISHES_AT
from veillee.house.bots.finishing import Finish, Finished
from veillee.house.bots.yardstick import LEVELS as MEASURED_AT
from veillee.house.bots.yardstick import Playing, Playings
from veillee.house.metrics import BOTS_WAITING

log = logging.getLogger(__name__)

LONGEST_WARM_UP: Final = 600.0
LEEWAY: Final = 2.0
"""A bot may take so many times its budget, and a second, before it is cut off."""

LONGEST_FINISH: Final = 5.0
"""Games of a thousand seats are not finished over and over."""
LONGEST_LAYING: Final = 60.0
"""A riddle takes a second or two; where it takes longer, others wait only once a day."""
EXIT_SECONDS: Final = 0.1


class Question(NamedTuple):
    """What a bot is asked."""

    game: str
    level: str
    view: bytes
    legal: bytes
    seconds: float
    seed: int
    bot: str | None = None
    """The name of the kept bot that answers; none where one is made for this question alone."""
    why: bool = False
    """Whether it is to say why."""


class Choice(NamedTuple):
    """What it answers: the place of a move among the legal ones, and why where that was asked."""

    place: int
    reason: Reason | None = None
    made: Any = None
    """The move in the bot's own manner, where that is another than the plain one."""


class Laying(NamedTuple):
    """The riddle of the day of a game, to be laid from this seed."""

    game: str
    seed: str


class CutOff(Exception):  # noqa: N818  (what happened to the bot)
    """The bot did not answer in its time, or broke down."""


class BotProcesses:
    """A few processes in which the bots of all tables think."""

    def __init__(self, count: int | None = None) -> None:
        self._processes = [BotProcess() for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
        self._ready: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._at_leisure = asyncio.Lock()
        BOTS_WAITING.set_function(lambda: sum(process.waiting for process in self._processes))

    async def choose(self, question: Question) -> int:
        """The place of the chosen move among the legal ones."""
        return (await self.advise(question)).place

    async def advise(self, question: Question) -> Choice:
        """The same, and why."""
        process = self._keeping(question.bot) if question.bot else self._soonest_free()
        return await process.advise(question)

    async def finish(self, asked: Finish) -> Finished:
        """Have bots finish a match some times."""
        return await self._soonest_free().finish(asked)

    async def play_out(self, asked: Playings) -> list[Playing]:
        """Have bots play a game of the day some times."""
        return await self._soonest_free().play_out(asked)

    async def riddle(self, asked: Laying) -> Riddle:
        """Have bots play the match that a riddle of the day is about."""
        return await self._soonest_free().riddle(asked)

    async def analyse(self, game: str, piece: Piece) -> list[Answer]:
        """Have a piece of an analysis worked out where no bot is asked anything, so that no bot
        ever waits for more than one. Those who ask have their turns one after the other."""
        async with self._at_leisure:
            while (process := self._soonest_free()).waiting:
                await process.next_answer()
            answer = process.analyse(game, piece)
        return await answer

    def _keeping(self, bot: str) -> BotProcess:
        """The process that keeps the bot, always the same: its name says which."""
        return self._processes[crc32(bot.encode()) % len(self._processes)]

    def _soonest_free(self) -> BotProcess:
        return min(self._processes, key=lambda process: process.waiting)

    async def warm_up(self) -> None:
        """Have every bot's native code ready before the first person meets it."""
        for game in shelf():
            for level in bot_levels(game):
                await self.ready(game, level)

    async def ready(self, game: str, level: str) -> None:
        """Wait until bots of this level need no getting ready any more."""
        if (game, level) not in self._ready:
            self._ready[game, level] = asyncio.ensure_future(self._get_ready(game, level))
        await asyncio.shield(self._ready[game, level])

    async def _get_ready(self, game: str, level: str) -> None:
        for process in self._processes:
            # It will be told again when it is asked to play.
            with contextlib.suppress(CutOff):
                await process.warm_up(game, level)

    async def close(self) -> None:
        for readying in self._ready.values():
            readying.cancel()
        for process in self._processes:
            await process.close()


class BotProcess:
    """One process, started when it is first needed. It is asked one question at a time.

    When it is killed its bots are lost: they are made anew when they are next asked.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._warm: set[tuple[str, str]] = set()
        self._one_by_one = asyncio.Lock()
        self._asked: set[asyncio.Task[Any]] = set()

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return len(self._asked)

    async def advise(self, question: Question) -> Choice:
        found: Choice = await self._in_turn(partial(self._advise, question))
        return found

    async def finish(self, asked: Finish) -> Finished:
        found: Finished = await self._in_turn(partial(self._finish, asked))
        return found

    async def play_out(self, asked: Playings) -> list[Playing]:
        found: list[Playing] = await self._in_turn(partial(self._play_out, asked))
        return found

    async def riddle(self, asked: Laying) -> Riddle:
        found: Riddle = await self._in_turn(partial(self._riddle, asked))
        return found

    def analyse(self, game: str, piece: Piece) -> asyncio.Future[list[Answer]]:
        return asyncio.shield(self._queue(partial(self._analyse, game, piece)))

    async def next_answer(self) -> None:
        """Wait until one of the questions is answered."""
        await asyncio.wait(self._asked, return_when=asyncio.FIRST_COMPLETED)

    async def warm_up(self, game: str, level: str) -> None:
        await self._in_turn(partial(self._warm_up, game, level))

    async def close(self) -> None:
        for task in self._asked:
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        self._stop()

    async def _in_turn(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """Whoever asked may go: the process finishes its answer, or it would be taken for that to
        the next question, and killing it would cost other tables their bots."""
        return await asyncio.shield(self._queue(ask))

    def _queue(self, ask: Callable[[], Awaitable[Any]]) -> asyncio.Task[Any]:
        async def alone() -> Any:
            async with self._one_by_one:
                return await ask()

        task = asyncio.create_task(alone())
        self._asked.add(task)
        task.add_done_callback(self._answered)
        return task

    def _answered(self, task: asyncio.Task[Any]) -> None:
        self._asked.discard(task)
        if not task.cancelled():
            task.exception()  # seen: perhaps nobody waits for it any more

    async def _advise(self, question: Question) -> Choice:
        # Native code is loaded, or compiled on its first day, before the budget begins to count.
        await self._warm_up(question.game, question.level)
        found: Choice = await self._ask(question, question.seconds * LEEWAY + 1)
        return found

    async def _finish(self, asked: Finish) -> Finished:
        await self._warm_up(asked.game, FINISHES_AT)
        found: Finished = await self._ask(asked, LONGEST_FINISH)
        return found

    async def _analyse(self, game: str, piece: Piece) -> list[Answer]:
        await self._warm_up(game, quick_level(game))
        found: list[Answer] = await self._ask(piece, LONGEST_FINISH)
        return found

    async def _play_out(self, asked: Playings) -> list[Playing]:
        for level in MEASURED_AT:
            await self._warm_up(asked.game, level)
        found: list[Playing] = await self._ask(asked, LONGEST_FINISH)
        return found

    async def _riddle(self, asked: Laying) -> Riddle:
        await self._warm_up(asked.game, daily_of(*asked).level)
        found: Riddle = await self._ask(asked, LONGEST_LAYING)
        return found

    async def _warm_up(self, game: str, level: str) -> None:
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
            answer = await asyncio.wait_for(answer_over(line), seconds)
        except TimeoutError:
            self._stop()
            raise CutOff from None
        except (EOFError, OSError) as error:
            # Nobody has ended it: whoever keeps the house should know by what it did.
            assert self._process is not None  # noqa: S101  (begun above)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(EXIT_SECONDS)
            log.warning("bot-process-died by %s", self._process.poll(), exc_info=error)
            self._stop()
            raise CutOff from None
        if isinstance(answer, Exception):
            raise CutOff from answer
        return answer

    def _begin(self) -> None:
        # A program of its own, not a fork: it must not inherit sockets, the journal or secrets.
        self._line, theirs = multiprocessing.Pipe()
        number = theirs.fileno()
        self._process = subprocess.Popen(  # noqa: S603  (our own program)
            [sys.executable, "-m", "veillee.house.bots.worker", str(number)],
            stdin=subprocess.DEVNULL,
            pass_fds=(number,),
            start_new_session=True,  # an interrupt is for the house; with it the line ends
        )
        theirs.close()

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
        self._warm.clear()


async def answer_over(line: Connection) -> Any:
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
    # The loop lets nobody wait for what it watches (uvloop sees to that), and a long answer comes
    # in pieces: it is read where waiting for the rest keeps nobody.
    os.set_blocking(number, True)
    return await asyncio.to_thread(line.recv)
