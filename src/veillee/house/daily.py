"""A game a day, the same for everyone in the house.

The seeds of all days come from one secret of the house, each for itself: to open one tells nothing
of another. A day's commitment is shown the day before, its seed the day after.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from datetime import UTC, date, datetime
from functools import partial
from hashlib import sha256
from statistics import median
from typing import Final, NamedTuple

from msgspec.structs import replace

from veillee.bots import Daily, daily_games, daily_of
from veillee.house.bots.processes import BotProcesses, CutOff
from veillee.house.bots.yardstick import Playing, Playings
from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.journal.daily import Attempt, Field, Secret
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.riddles import LaidRiddle, Riddles
from veillee.house.table.action import Entry
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.seat_bot import BotSat
from veillee.house.table.actions.sit import Sat
from veillee.house.table.actions.start import Started
from veillee.house.table.of_the_day import OfTheDay
from veillee.house.table.table import Table
from veillee.house.table.terms import DAY, Terms

ENOUGH: Final = 5
"""So many have played before they are compared with each other: fewer would know who had what."""
MANY: Final = 1000
FIELD_SECONDS: Final = 10.0
PLAYINGS: Final = 20
PLAYINGS_AT_A_TIME: Final = 4
"""Few: a bot that is to move at a table waits no longer than for these."""
PATIENCE_SECONDS: Final = 3.0
SQUARES: Final = 5


class Comparison(NamedTuple):
    """How a result compares: with all who have played, or as long as those are few with bots."""

    players: int
    median: float | None
    by_bots: bool
    squares: int
    """How many of the five that one shares are filled: so far one has come from the last."""


class Days:
    """Which games there are on a day, and how one plays them."""

    def __init__(self, house: House, processes: BotProcesses) -> None:
        self._house = house
        self._processes = processes
        self._riddles = Riddles(house, processes)
        self._secret: Secret | None = None
        self._fields: dict[tuple[int, str], tuple[float, Field]] = {}
        self._measuring: dict[tuple[int, str], asyncio.Task[list[int]]] = {}

    async def close(self) -> None:
        for task in self._measuring.values():
            task.cancel()
        await asyncio.gather(*self._measuring.values(), return_exceptions=True)

    @property
    def today(self) -> int:
        return now_ms() // DAY

    async def first(self) -> int:
        """The first day of the house."""
        return (await self._known_secret()).first_day

    async def check(self, day: int) -> None:
        """HouseError where nobody can play that day: not yet, or not any more."""
        if not await self.first() <= day <= self.today:
            raise HouseError("no-such-day", 404)

    async def seed(self, day: int) -> str:
        key = (await self._known_secret()).key
        return hmac.new(key.encode(), str(day).encode(), sha256).hexdigest()

    async def game(self, day: int, game: str) -> Daily:
        return daily_of(game, seed_of(await self.seed(day), game))

    async def _known_secret(self) -> Secret:
        if self._secret is None:
            self._secret = await self._house.journal.daily.secret(self.today)
        return self._secret

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, person: str, day: int, game: str) -> Room:
        """One's table with a game of a day: the try that counts, as long as it is not finished,
        and from then on, or on another day, another one for practice."""
        await self.check(day)
        if game not in daily_games():
            raise HouseError("no-such-day", 404)
        daily, attempt = await self.game(day, game), await self.attempt(person, day, game)
        if daily.riddle:
            raise HouseError("riddle-has-no-table", day=date_of(day), game=game)
        if attempt and attempt.score is None and attempt.table_id:
            room = await self._house.room(attempt.table_id)
            if room.table.status != "over":
                return await self._begun(room, daily)
        is_open = attempt is None or (attempt.score is None and daily.within)
        tries = attempt.tries if attempt else 0
        number = tries + 1 if day == self.today and is_open else 0
        room = await self._laid(person, OfTheDay(day, number, daily.seat, daily.within), game)
        if number:
            # Asked for twice at once, or at another process, it is the same table.
            first = await self.attempt(person, day, game)
            if first and first.table_id and first.table_id != room.table.id:
                room = await self._house.room(first.table_id)
            if not daily.within:
                self._measure(day, game)
        return await self._begun(room, daily)

    async def _laid(self, person: str, daily: OfTheDay, game: str) -> Room:
        seed = seed_of(await self.seed(daily.day), game)
        lay = daily_of(game, seed)
        terms = Terms(
            game=game,
            seats=lay.seats,
            options=lay.options,
            grace=None,
            latecomers="no",
            hints="none" if daily.counts else None,
        )
        past = lay.match(game, seed) if lay.moves else None
        opened = decide_to_lay(person, terms, now_ms(), past, seed)
        return await self._house.lay(replace(opened, daily=daily), past)

    async def _begun(self, room: Room, daily: Daily) -> Room:
        """The table with everyone seated and the match begun, also where a house that was killed
        had not come so far."""
        host = room.table.host
        seating: list[Entry] = [
            BotSat(at=0, seat=seat, level=daily.level) for seat in range(daily.seats)
        ]
        # What a browser would add to the chance is left out: the deal is the same for all.
        seating[daily.seat] = Sat(at=0, seat=daily.seat, person=host)
        for entry in (*seating, Started(at=0)):
            await self._house.change(room, partial(_while_open, entry))
        return room

    async def attempt(self, person: str, day: int, game: str) -> Attempt | None:
        found = await self._house.journal.daily.attempts(person, day, day)
        return next((one for one in found if one.game == game), None)

    # -- riddles ---------------------------------------------------------------------------------

    async def riddle(self, day: int, game: str) -> LaidRiddle:
        """The riddle of a game on that day."""
        await self.check(day)
        if game not in daily_games() or not (await self.game(day, game)).riddle:
            raise HouseError("no-such-riddle", 404)
        return await self._riddles.of(day, game, seed_of(await self.seed(day), game))

    async def answer(self, person: str, day: int, game: str, chances: list[int]) -> int:
        """What an answer comes to. The first one given on the day counts; on any other day it is
        practice, and not kept."""
        riddle = (await self.riddle(day, game)).riddle
        if len(chances) != len(riddle.asked):
            raise HouseError("riddle-not-answered", 400, asked=len(riddle.asked))
        points = riddle.points(chances)
        if day == self.today:
            await self._house.journal.riddles.answer(person, day, game, chances, points, now_ms())
        kept = await self.attempt(person, day, game)
        if kept and kept.answer != chances:
            raise HouseError("riddle-answered")
        return points

    # -- how it went -----------------------------------------------------------------------------

    async def standing(self, day: int, game: str, score: int) -> Comparison:
        """How so many points compare."""
        field = await self._field(day, game)
        if field.players >= ENOUGH:
            squares = _squares(field.below(score), field.players - 1)
            return Comparison(field.players, field.median, by_bots=False, squares=squares)
        points = await self._yardstick(day, game)
        if not points:
            return Comparison(field.players, None, by_bots=True, squares=0)
        below = sum(one < score for one in points)
        middle = float(median(points))
        return Comparison(field.players, middle, by_bots=True, squares=_squares(below, len(points)))

    async def _field(self, day: int, game: str) -> Field:
        """All who have played. Of a great many it is not asked anew for everybody who looks."""
        asked_at, field = self._fields.get((day, game), (0.0, None))
        if field is None or time.monotonic() - asked_at > FIELD_SECONDS:
            field = await self._house.journal.daily.field(day, game)
            if field.players >= MANY:
                self._fields[day, game] = time.monotonic(), field
        return field

    async def streak(self, person: str) -> int:
        """On how many days without a gap he has finished something, up to today or yesterday."""
        days = await self._house.journal.daily.days_finished(person)
        newest = days[0] if days else 0
        if newest < self.today - 1:
            return 0
        return sum(newest - day == place for place, day in enumerate(days))

    async def _yardstick(self, day: int, game: str) -> list[int]:
        """What bots make of it; empty where that takes long."""
        if (await self.game(day, game)).riddle:
            return list((await self.riddle(day, game)).riddle.yardstick)
        if kept := await self._house.journal.daily.yardstick(day, game):
            return kept
        task = self._measure(day, game)
        await asyncio.wait((task,), timeout=PATIENCE_SECONDS)
        return task.result() if task.done() and not task.cancelled() else []

    def _measure(self, day: int, game: str) -> asyncio.Task[list[int]]:
        task = self._measuring.get((day, game))
        if task is None or (task.done() and not task.result()):
            task = asyncio.create_task(self._measured(day, game))
            self._measuring[day, game] = task
        return task

    async def _measured(self, day: int, game: str) -> list[int]:
        try:
            points = [playing.score for playing in await self.playings(day, game)]
            await self._house.journal.daily.keep_yardstick(day, game, points)
        except (CutOff, JournalDown, JournalFull):
            return []  # whoever asks next begins anew
        return points

    async def playings(self, day: int, game: str) -> list[Playing]:
        """What bots make of it. CutOff where they do not come to an end."""
        found: list[Playing] = []
        for first in range(0, PLAYINGS, PLAYINGS_AT_A_TIME):
            last = first + PLAYINGS_AT_A_TIME
            asked = Playings(game, seed_of(await self.seed(day), game), first, last)
            found += await self._processes.play_out(asked)
        return found


def seed_of(seed: str, game: str) -> str:
    """The seed of the day's table of a game."""
    return f"{seed} {game}"


def date_of(day: int) -> str:
    """A day as people write it: 2026-11-17."""
    return datetime.fromtimestamp(day * DAY / 1000, UTC).date().isoformat()


def day_of(text: str) -> int:
    """The same, counted from 1970. HouseError where it is no day."""
    try:
        return date.fromisoformat(text).toordinal() - date(1970, 1, 1).toordinal()
    except ValueError:
        raise HouseError("no-such-day", 404) from None


def _while_open(entry: Entry, table: Table, at: int) -> Entry | None:
    return replace(entry, at=at) if table.status == "open" else None


def _squares(below: int, others: int) -> int:
    return round(SQUARES * below / others) if others else SQUARES
