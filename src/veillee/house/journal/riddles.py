"""Riddles of the day: laid once for everyone, and answered once by each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, select, update

from veillee.bots import Riddle
from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import attempts, riddles


class RiddlesKept(Questions):
    """What the database keeps of riddles."""

    async def riddle(self, day: int, game: str) -> Riddle | None:
        return await self._ask(lambda connection: _riddle(connection, day, game))

    async def keep(self, day: int, game: str, laid: Riddle) -> Riddle:
        """The riddle of that day: this one, unless another process has laid it before."""
        values = {"day": day, "game": game, "riddle": msgspec.json.encode(laid).decode()}

        def keep(connection: Connection) -> Riddle:
            insert_ignoring(connection, riddles, values)
            return _riddle(connection, day, game) or laid

        return await self._ask(keep)

    async def answer(
        self, person: str, day: int, game: str, chances: list[int], score: int, at: int
    ) -> None:
        """Keep a person's answer, unless he has given one before."""
        values = {
            "person": person,
            "day": day,
            "game": game,
            "tries": 1,
            "score": score,
            "ended_at": at,
            "answer": msgspec.json.encode(chances).decode(),
        }
        await self._ask(lambda connection: insert_ignoring(connection, attempts, values))


def _riddle(connection: Connection, day: int, game: str) -> Riddle | None:
    found = select(riddles.c.riddle).where(riddles.c.day == day, riddles.c.game == game)
    text = connection.scalar(found)
    return msgspec.json.decode(text, type=Riddle) if text else None


# -- counting anew -------------------------------------------------------------------------------


class Wrong(NamedTuple):
    """An answer that is kept with other points than it comes to."""

    person: str
    day: int
    game: str
    points: int


def wrong_answers(connection: Connection) -> Iterator[Wrong]:
    """Those of all days whose riddle is kept."""
    for day, game in connection.execute(select(riddles.c.day, riddles.c.game)).all():
        riddle = _riddle(connection, day, game)
        if riddle is None:
            continue
        found = select(attempts.c.person, attempts.c.score, attempts.c.answer).where(
            attempts.c.day == day, attempts.c.game == game, attempts.c.answer.is_not(None)
        )
        for person, score, answer in connection.execute(found):
            points = riddle.points(msgspec.json.decode(answer, type=list[int]))
            if score != points:
                yield Wrong(person, day, game, points)


def recount_answers(engine: Engine) -> None:
    """Two transactions: SQLite lets nobody write who has read before, while a house is open."""
    with engine.begin() as connection:
        found = list(wrong_answers(connection))
    with engine.begin() as connection:
        for wrong in found:
            connection.execute(update(attempts).where(*_key(wrong)).values(score=wrong.points))


def _key(wrong: Wrong) -> tuple[ColumnElement[bool], ...]:
    of_day = attempts.c.day == wrong.day, attempts.c.game == wrong.game
    return attempts.c.person == wrong.person, *of_day
