"""Moving the bots of the tables at which somebody looks, or whose clock runs.

A table at which nobody looks sleeps, unless a clock runs: the bots wait for people, as people do
for them. So does one that all its people have left, whoever looks on.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from secrets import randbits
from typing import Any, Final

import msgspec

from veillee.bots import level as bot_level
from veillee.house.bots.kept import KeptBot, kept_bot
from veillee.house.bots.processes import BotProcesses, Choice, CutOff, Question
from veillee.house.cluster.cluster import LEASE_MS
from veillee.house.house import House
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.live.room import Room
from veillee.house.metrics import CUT_OFF, THOUGHTS
from veillee.house.table.action import Advice, Entry
from veillee.house.table.actions.lay import hides_something
from veillee.house.table.actions.move import By, answer, is_last_word
from veillee.house.table.table import Table
from veillee.house.table.terms import SECOND
from veillee.house.tasks import Tasks, give_way
from veillee.kernel import Talk, plain_move, talk_of

PAUSE_SECONDS: Final = 1.0
CALM_SECONDS: Final = 5.0
"""After so long without a late bot the house waits a little less for them."""
MARGIN_SECONDS: Final = 0.2
"""A bot's answer is there so long after its thinking time, unless the machine is busy."""
ALLOWANCE_SECONDS: Final = 1.0
"""Who is not ready at the usual moment answers so much later."""
LAST_WORD_PACES: Final = 5
"""Room for all that a bot may do in a step that everyone answers at once, thinking included."""
MOST_PATIENT: Final = 8
"""On a busy machine there is up to so many times as much."""
SECOND_THOUGHTS: Final = 3
SPEECH_PACES: Final = 4
"""What a bot has said can be read for so long before the next one speaks."""

log = logging.getLogger(__name__)


class Driver:
    """Has bots move when it is their turn."""

    def __init__(self, house: House, processes: BotProcesses, pace: float) -> None:
        self._house = house
        self._processes = processes
        self._pace = pace
        self._thinking: set[tuple[str, int]] = set()
        self._tasks = Tasks()
        self._load = 1
        """By how much bots' latest moment comes later, because they were late of late."""

    def begin(self) -> None:
        self._house.watchers.append(self.look)
        self._tasks.begin(self._processes.warm_up())
        self._tasks.begin(self._calm_down())

    async def close(self) -> None:
        await self._tasks.close()
        await self._processes.close()

    def look(self, room: Room) -> None:
        """The table has changed, or somebody came: perhaps a bot is to move."""
        table = room.table
        if table.match is None or table.adjourned or not table.has_bots or not _anybody(room):
            return
        for seat in table.to_act:
            name = (table.id, seat)
            if table.chairs[seat].bot and name not in self._thinking:
                self._thinking.add(name)
                self._tasks.begin(self._move_bot(room, seat))

    async def _move_bot(self, room: Room, seat: int) -> None:
        """Move the bot, then look again: another may be to move, or the same once more.

        Where another process drives the table there is nothing to look for until it stirs again;
        but if only bots are waited for, that process may have gone, or not have heard of it.
        """
        name, goes_on, before = (room.table.id, seat), True, room.table
        try:
            goes_on = await self._house.cluster.may_drive(room.table.id)
            if goes_on:
                goes_on = await self._move(room, seat) or room.table is not before
        except (JournalFull, JournalDown):
            log.warning("bot-waits-for-the-journal")
            await asyncio.sleep(PAUSE_SECONDS)
        except Exception:
            log.exception("driver-fault")
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            self._thinking.discard(name)
        if not goes_on and not _people_awaited(room.table):
            await asyncio.sleep(LEASE_MS / SECOND)
            goes_on = True
        if goes_on:
            self.look(room)

    async def _move(self, room: Room, seat: int) -> bool:
        """Whether the bot has moved: where one talks it may wait for what others have to say."""
        table = room.table
        level = table.chairs[seat].bot
        if level is None or seat not in table.to_act:
            return True
        talk = talk_of(table.game) if table.step.for_talk and table.together else None
        if talk:
            return await self._speak(room, seat, level, talk)
        async with _one_by_one(room):
            legal, timeout = table.running().legal(seat), table.running().timeout(seat)
            asked = question(table, seat, level, legal, kept_bot(table, seat, level))
        if table.together and not table.clock.in_steps:
            by, move = await self._in_time(room, seat, asked, legal, timeout)
        elif self._pace and hides_something(table.running()):
            await self._processes.ready(asked.game, asked.level)
            thinking = asyncio.create_task(self._chosen(asked, legal, timeout))
            # At a game of the day a busy machine must not change what a bot plays.
            patient = table.opened.daily is not None
            found = await self._at_a_moment(thinking, asked.seconds, patient=patient)
            by, move = found or ("clock", timeout)
        else:
            began = time.monotonic()
            by, move = await self._chosen(asked, legal, timeout)
            await asyncio.sleep(max(0.0, self._pace - (time.monotonic() - began)))
        await self._play(room, seat, by, move, table)
        return True

    async def _play(self, room: Room, seat: int, by: By, move: Any, thought_at: Table) -> None:
        async with _one_by_one(room):
            await self._house.change(room, partial(_decide, seat, by, move, thought_at.taken_back))

    async def _speak(self, room: Room, seat: int, level: str, talk: Talk) -> bool:
        """A bot's next move where one talks: one after the other, and who speaks has heard those
        before him. A last word waits for those of the people, who may yet speak to the bot.
        """
        step = room.table.step.began
        by, move = await self._thought(room, seat, level)
        async with room.floor:
            if talk.is_said(move) and room.table.step.began == step:
                by, move = await self._thought(room, seat, level)
            table = room.table
            if table.step.began != step or seat not in table.to_act:
                return True
            if move == table.running().timeout(seat) and _people_awaited(table):
                return False
            if not is_last_word(table, seat, move):
                await self._play(room, seat, by, move, table)
                if talk.is_said(move) and _people_awaited(table):
                    await asyncio.sleep(SPEECH_PACES * self._pace)
                return True
        await asyncio.sleep(_until(self._last_words(room), _since(room)))
        if room.table.step.began == step:
            await self._play(room, seat, by, move, table)
        return True

    async def _thought(self, room: Room, seat: int, level: str) -> tuple[By, Any]:
        """What the bot would do now; the same as before where it has heard nothing since."""
        table = room.table
        async with _one_by_one(room):
            legal, timeout = table.running().legal(seat), table.running().timeout(seat)
            asked = question(table, seat, level, legal, kept_bot(table, seat, level))
        heard = hash(asked.view)
        if seat not in room.thoughts or room.thoughts[seat][0] != heard:
            await self._processes.ready(asked.game, asked.level)
            thinking = asyncio.create_task(self._chosen(asked, legal, timeout))
            await self._at_a_moment(thinking, asked.seconds, patient=True)
            room.thoughts[seat] = (heard, *await thinking)
        _, by, move = room.thoughts[seat]
        return by, move

    async def _at_a_moment(
        self, thinking: asyncio.Task[tuple[By, Any]], seconds: float, *, patient: bool = False
    ) -> tuple[By, Any] | None:
        """What a bot plays where something is hidden: at the usual moment of its level, or if it is
        not ready then, at the latest. None where it is not ready at all, unless one is patient.

        How soon a bot knew would tell what it holds: a forced card, or one worth a thought. So the
        usual moment comes when the whole thinking time is over, though many stop before; and both
        are settled when it is asked, whatever it finds.
        """
        began = time.monotonic()
        usual = max(self._pace, seconds + MARGIN_SECONDS)
        latest = usual + ALLOWANCE_SECONDS * self._load
        for moment in itertools.chain((usual,), itertools.count(latest, latest)):
            await asyncio.sleep(max(0.0, began + moment - time.monotonic()))
            if thinking.done():
                return thinking.result()
            if moment >= latest:
                self._load = min(self._load + 1, MOST_PATIENT)
                if not patient:
                    break
        self._tasks.begin(thinking)  # the process that thinks is not killed for it
        return None

    async def _in_time(
        self, room: Room, seat: int, asked: Question, legal: list[Any], timeout: Any
    ) -> tuple[By, Any]:
        """What a bot plays, and when, where everyone answers at once and no clock closes the step.

        When the step closes must not tell whether bots have something to do in it. So their last
        words come all at one time, settled when it opens; who is not ready by then has missed it.
        """
        await self._processes.ready(asked.game, asked.level)
        ends = self._last_words(room)
        thinking = asyncio.create_task(self._chosen(asked, legal, timeout))
        if ends:
            await asyncio.wait({thinking}, timeout=_until(ends, _since(room)))
            if not thinking.done():
                self._tasks.begin(thinking)  # the process that thinks is not killed for it
                self._load = min(room.last_words + 1, MOST_PATIENT)
                return "clock", timeout
        by, move = await thinking
        table, since = room.table, _since(room)
        is_last = not table.running().why_not(seat, move) and is_last_word(table, seat, move)
        await asyncio.sleep(_until(ends, since) if is_last else _to_the_beat(self._pace, since))
        return by, move

    def _last_words(self, room: Room) -> float:
        """How long after the opening of the step bots have their last word: longer for a while
        where bots were late of late, at this table or any other."""
        if room.step != room.table.step.began:
            room.step, room.last_words = room.table.step.began, self._load
        return LAST_WORD_PACES * self._pace * room.last_words

    async def _calm_down(self) -> None:
        while True:
            await asyncio.sleep(CALM_SECONDS)
            self._load = max(1, self._load - 1)

    async def _chosen(self, asked: Question, legal: list[Any], timeout: Any) -> tuple[By, Any]:
        """What the bot plays, or the clock for it if it does not answer in time."""
        if len(legal) == 1:
            return "bot", legal[0]
        try:
            choice = await self._think(asked)
        except CutOff:
            CUT_OFF.labels(asked.game, asked.level).inc()
            return "clock", timeout
        return "bot", legal[choice.place] if choice.made is None else choice.made

    async def hint(self, table: Table, seat: int, level: str) -> Advice | None:
        """What a bot of the level would play there; None where there is nothing to play."""
        legal = table.running().legal(seat)
        if not legal:
            return None
        asked = question(table, seat, level, legal)._replace(why=True)
        choice = await self._think(asked)
        return Advice(legal[choice.place], choice.reason)

    async def why(self, table: Table, number: int) -> Advice:
        """What the bot that made this move says of it. It thinks again, knowing what it knew then,
        and once or twice more where it comes to something else: bots play by chance too."""
        match = table.running()
        seat, made = match.made(number)
        then = match.fork(after=number)
        level = table.chairs[seat].bot or table.terms.stand_in
        legal, seed = then.legal(seat), kept_bot(table, seat, level).seed
        view = msgspec.json.encode(then.view(seat))
        asked = question(table, seat, level, legal)._replace(view=view, why=True)
        advice = Advice(made, None)
        for again in range(SECOND_THOUGHTS):
            choice = await self._think(asked._replace(seed=seed + again))
            if legal[choice.place] == plain_move(match.game, made):
                return Advice(made, choice.reason)
            advice = Advice(legal[choice.place], choice.reason)
        return advice

    async def _think(self, asked: Question) -> Choice:
        choice = await self._processes.advise(asked)
        THOUGHTS.labels(asked.game, asked.level).inc()
        return choice


def _decide(seat: int, by: By, move: Any, taken_back: int, table: Table, at: int) -> Entry | None:
    """The bot's move, unless it thought about another position."""
    match = table.match
    if match is None or table.adjourned:
        return None
    if seat not in table.to_act or not table.chairs[seat].bot:
        return None
    if taken_back != table.taken_back or match.why_not(seat, move):
        return None
    return answer(table, seat, move, at, by=by)


@asynccontextmanager
async def _one_by_one(room: Room) -> AsyncIterator[None]:
    """At a table of many bots all are to move at the same moment: others are heard in between."""
    async with room.bots:
        yield
        await give_way()


def _anybody(room: Room) -> bool:
    """Whether somebody looks at the table, or its clock does not wait for people."""
    return bool(room.sockets) or room.table.clock.runs or bool(room.elsewhere)


def _people_awaited(table: Table) -> bool:
    return any(not table.chairs[seat].bot for seat in table.to_act)


def _since(room: Room) -> float:
    """How long the open step has been open, in seconds."""
    return max(0.0, room.now() - room.table.step.began) / SECOND


def _to_the_beat(beat: float, since: float) -> float:
    """How long it is to the next beat, if they are counted from so long ago: one at the least."""
    return max(1, math.ceil(since / beat)) * beat - since if beat else 0.0


def _until(ends: float, since: float) -> float:
    """How long it is to the time of last words. Who comes a little late for it has them at once;
    who comes much later, to a step that waits for a person, at the next such time."""
    return max(0.0, max(1, round(since / ends)) * ends - since) if ends else 0.0


def question(
    table: Table, seat: int, level: str, legal: list[Any], bot: KeptBot | None = None
) -> Question:
    """What a bot of the level is asked for the seat: its view, and what it may play. A hint is of
    no kept bot."""
    game = table.terms.game
    return Question(
        game=game,
        level=level,
        view=msgspec.json.encode(table.running().view(seat)),
        legal=msgspec.json.encode(legal),
        seconds=bot_level(game, level).seconds,
        seed=bot.seed if bot else randbits(32),
        bot=bot.name if bot else None,
    )
