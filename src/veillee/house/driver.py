"""What moves a table when nobody does: bots, clocks, and chairs that are kept warm.

A table at which nobody looks sleeps, unless a clock runs: the bots wait for people, as people do
for them.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Coroutine
from functools import partial
from secrets import randbits
from typing import Any, Final

import msgspec

from veillee.bots import level as bot_level
from veillee.house import entries as e
from veillee.house.house import House
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.metrics import CUT_OFF, THOUGHTS
from veillee.house.rooms import Room, now_ms
from veillee.house.table import Table
from veillee.house.terms import SECOND, DaysClock
from veillee.house.thinkers import CutOff, Thinkers, Thought
from veillee.house.wishes import Decision, answer

TICK_SECONDS: Final = 0.5
SWEEP_SECONDS: Final = 5.0
PAUSE_SECONDS: Final = 1.0
MOST_DUE: Final = 1000
LAST_WORD_PACES: Final = 5
"""Room for all that a bot may do in a step that everyone answers at once, thinking included."""
MOST_PATIENT: Final = 8
"""On a busy machine there is up to so many times as much."""

log = logging.getLogger(__name__)


class Driver:
    """Looks after the tables that are in memory, and fetches those whose time may be up."""

    def __init__(self, house: House, thinkers: Thinkers, pace: float) -> None:
        self._house = house
        self._thinkers = thinkers
        self._pace = pace
        self._thinking: set[tuple[str, int]] = set()
        self._missed: dict[tuple[str, int], float] = {}
        self._noted: set[str] = set()
        """Tables of which the other processes know who looks at them here."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._load = 1
        """By how much bots' last words come later, because they were late of late."""

    def begin(self) -> None:
        for work in (self._bots(), self._ticks(), self._sweeps(), self._thinkers.warm_up()):
            self._spawn(work)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinkers.close()

    def _spawn(self, work: Coroutine[Any, Any, Any] | asyncio.Task[Any]) -> None:
        task = work if isinstance(work, asyncio.Task) else asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("driver-fault", exc_info=error)

    # -- bots ------------------------------------------------------------------------------------

    async def _bots(self) -> None:
        """A table has changed: perhaps a bot is to move."""
        while True:
            table_id = await self._house.stirred.get()
            if room := self._house.rooms.get(table_id):
                self._look_for_bots(room)

    def _look_for_bots(self, room: Room) -> None:
        table = room.table
        if table.match is None or not self._anybody(room):
            return
        for seat in table.to_act:
            name = (table.id, seat)
            if table.chairs[seat].bot and name not in self._thinking:
                self._thinking.add(name)
                self._spawn(self._move_bot(room, seat))

    async def _move_bot(self, room: Room, seat: int) -> None:
        """Move the bot, then look again: another may be to move, or the same once more.

        Where another process drives the table there is nothing to look for until it stirs again.
        """
        name = (room.table.id, seat)
        try:
            if not await self._house.news.may_drive(room.table.id):
                return
            await self._move(room, seat)
        except (JournalFull, JournalDown):
            log.warning("bot-waits-for-the-journal")
            await asyncio.sleep(PAUSE_SECONDS)
        except Exception:
            await asyncio.sleep(PAUSE_SECONDS)
            self._house.stirred.put_nowait(room.table.id)
            raise
        finally:
            self._thinking.discard(name)
        self._house.stirred.put_nowait(room.table.id)

    async def _move(self, room: Room, seat: int) -> None:
        table = room.table
        async with room.lock:  # a bot sees no move that is not committed
            level = table.chairs[seat].bot
            if level is None or seat not in table.to_act:
                return
            legal, timeout = table.running().legal(seat), table.running().timeout(seat)
            asked = thought(table, seat, level, legal)
            taken_back = table.taken_back
        if table.together and not table.clock.in_steps:
            by, move = await self._in_time(room, seat, asked, legal, timeout)
        else:
            began = time.monotonic()
            by, move = await self._chosen(asked, legal, timeout)
            await asyncio.sleep(_to_the_beat(self._pace, time.monotonic() - began))

        def decide(at: int) -> Decision | None:
            match = table.match
            stale = match is None or seat not in table.to_act or not table.chairs[seat].bot
            stale = stale or taken_back != table.taken_back  # it thought about another position
            if stale or match is None or match.why_not(seat, move):
                return None
            return answer(table, seat, move, at, by=by)

        await self._house.change(room, decide)

    async def _in_time(
        self, room: Room, seat: int, asked: Thought, legal: list[Any], timeout: Any
    ) -> tuple[e.By, Any]:
        """What a bot plays, and when, where everyone answers at once and no clock closes the step.

        When the step closes must not tell whether bots have something to do in it. So their last
        words come all at one time, settled when it opens; who is not ready by then has missed it.
        (Where one talks, what bots do is heard, and they are waited for.)
        """
        table = room.table
        await self._thinkers.ready(asked.game, asked.level)
        ends = self._last_words(room)
        thinking = asyncio.ensure_future(self._chosen(asked, legal, timeout))
        if ends and not table.was_for_talk:
            await asyncio.wait({thinking}, timeout=_until(ends, _since(table)))
            if not thinking.done():
                self._spawn(thinking)  # the process that thinks goes on, and is not killed for it
                self._load = min(room.last_words + 1, MOST_PATIENT)
                return "clock", timeout
        by, move = await thinking
        since = _since(table)
        is_last = not table.running().why_not(seat, move) and table.is_last_word(seat, move)
        await asyncio.sleep(_until(ends, since) if is_last else _to_the_beat(self._pace, since))
        return by, move

    def _last_words(self, room: Room) -> float:
        """How long after the opening of the step bots have their last word: longer for a while
        where bots were late of late, at this table or any other."""
        if room.step != room.table.step_began:
            room.step, room.last_words = room.table.step_began, self._load
        return LAST_WORD_PACES * self._pace * room.last_words

    async def _chosen(self, asked: Thought, legal: list[Any], timeout: Any) -> tuple[e.By, Any]:
        """What the bot plays, or the clock for it if it does not answer in time."""
        if len(legal) == 1:
            return "bot", legal[0]
        try:
            return "bot", legal[await self.think(asked)]
        except CutOff:
            CUT_OFF.labels(asked.game, asked.level).inc()
            return "clock", timeout

    async def think(self, asked: Thought) -> int:
        """Have a bot think; the place of its choice among the legal moves."""
        chosen = await self._thinkers.choose(asked)
        THOUGHTS.labels(asked.game, asked.level).inc()
        return chosen

    # -- clocks and absences ---------------------------------------------------------------------

    async def _ticks(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            for room in list(self._house.rooms.values()):
                try:
                    await self._tick(room)
                except (JournalFull, JournalDown):
                    log.warning("clock-waits-for-the-journal")
                # Whatever is wrong with one table, the others' clocks go on.
                except Exception:
                    log.exception("driver-fault")

    async def _tick(self, room: Room) -> None:
        table = room.table
        if table.status != "running":
            return
        late = [
            seat
            for seat in table.running().to_act
            if (deadline := table.clock.deadline(seat)) is not None and deadline <= now_ms()
        ]
        gone = self._gone(room)
        if (late or gone) and await self._house.news.may_drive(table.id):
            for seat in late:
                # A step closes with its last answer: what comes before is nobody's to see.
                last = seat == late[-1] or not table.together
                await self._house.change(room, partial(time_is_up, table, seat), tell=last)
            for seat in gone:
                await self._house.change(room, partial(keep_warm, table, seat))

    def _gone(self, room: Room) -> list[int]:
        """Seats of people who have been away for longer than the table's grace.

        By correspondence people are away most of the time, and have their days.
        """
        table, now = room.table, time.monotonic()
        if isinstance(table.terms.clock, DaysClock):
            return []
        here = room.people() | room.elsewhere
        awaited = table.awaited(None)  # not whether he has answered in secret
        gone = []
        for seat, chair in enumerate(table.chairs):
            name = (table.id, seat)
            missed = seat in awaited and chair.person and not chair.bot
            if not missed or chair.holder in here or not here or table.terms.grace is None:
                self._missed.pop(name, None)
            elif now - self._missed.setdefault(name, now) >= table.terms.grace:
                gone.append(seat)
        return gone

    def _anybody(self, room: Room) -> bool:
        """Whether somebody looks at the table, or its clock does not wait for people."""
        return bool(room.sockets) or room.table.clock.runs or bool(room.elsewhere)

    async def _sweeps(self) -> None:
        """Fetch tables whose time may be up; where processes share tables, ask what was missed."""
        while True:
            try:
                for table_id in await self._house.journal.due(now_ms(), MOST_DUE):
                    if table_id not in self._house.rooms:
                        await self._house.room(table_id)
                if self._house.news.shared:
                    await self._share()
                self._load = max(1, self._load - 1)
            except (JournalFull, JournalDown):
                log.warning("sweep-waits-for-the-journal")
            except Exception:
                log.exception("driver-fault")
            await asyncio.sleep(1.0 if self._house.news.shared else SWEEP_SECONDS)

    async def _share(self) -> None:
        rooms = {r.table.id: r for r in self._house.rooms.values() if r.sockets}
        left = {table_id: set[str]() for table_id in self._noted}
        await self._house.news.note_here(left | {i: room.people() for i, room in rooms.items()})
        self._noted = set(rooms)
        elsewhere = await self._house.news.here(rooms)
        for room in list(self._house.rooms.values()):
            # Should Redis be gone, people are thought to be where they were.
            known = room.elsewhere if room.sockets else set()
            found = elsewhere.get(room.table.id, known)
            if found != room.elsewhere:
                room.elsewhere = found
                room.publish_table()
        newest = await self._house.journal.newest(rooms)
        for table_id, number in newest.items():
            if number > rooms[table_id].table.number:
                await self._house.hear(table_id)
        for table_id in rooms:
            self._house.stirred.put_nowait(table_id)  # whoever drove it may be gone


def _since(table: Table) -> float:
    """How long the open step has been open, in seconds."""
    return max(0.0, now_ms() - table.step_began) / SECOND


def _to_the_beat(beat: float, since: float) -> float:
    """How long it is to the next beat, if they are counted from so long ago: one at the least.

    How soon a bot knew would tell what it holds: a forced card, or one worth a thought.
    """
    return max(1, math.ceil(since / beat)) * beat - since if beat else 0.0


def _until(ends: float, since: float) -> float:
    """How long it is to the time of last words. Who comes a little late for it has them at once;
    who comes much later, to a step that waits for a person, at the next such time."""
    return max(0.0, max(1, round(since / ends)) * ends - since) if ends else 0.0


def thought(table: Table, seat: int, level: str, legal: list[Any]) -> Thought:
    """What a bot of the level is asked for the seat: its view, and what it may play."""
    game = table.terms.game
    return Thought(
        game=game,
        level=level,
        view=msgspec.json.encode(table.running().view(seat)),
        legal=msgspec.json.encode(legal),
        seed=randbits(32),
        seconds=bot_level(game, level).seconds,
    )


def time_is_up(table: Table, seat: int, at: int) -> Decision | None:
    """What happens to a seat whose time is over, by the table's choice."""
    deadline = table.clock.deadline(seat)
    match = table.match
    if match is None or seat not in match.to_act or deadline is None or deadline > at:
        return None
    if held := table.held.get(seat):
        move = table.game.read(held.move)
        return Decision(e.Moved(at=at, seat=seat, move=held.move, by=held.by), move)
    # Where everyone answers at once a late answer is nobody's to see: the game's own move it is.
    if not table.clock.in_steps and not table.together:
        if table.chairs[seat].bot:
            return None  # it has its own budget, and is cut off when that is over
        if table.terms.late == "bot":
            return Decision(e.StoodIn(at=at, seat=seat, level=table.terms.stand_in, why="late"))
    move = match.timeout(seat)
    entry = e.Moved(at=at, seat=seat, move=table.game.write(move), by="clock")
    return Decision(entry, move)


def keep_warm(table: Table, seat: int, at: int) -> Decision | None:
    """A bot takes the chair of somebody who is gone."""
    chair = table.chairs[seat]
    if chair.bot or chair.person is None or seat not in table.awaited(None):
        return None
    return Decision(e.StoodIn(at=at, seat=seat, level=table.terms.stand_in, why="gone"))
