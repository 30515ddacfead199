"""Games of the day: the secret behind them, tries, and what they are compared with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from secrets import token_hex
from statistics import median
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    func,
    insert,
    select,
    update,
)

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import attempts, house, people, yardsticks
from veillee.house.table.of_the_day import score_of
from veillee.house.table.table import Table


class Secret(NamedTuple):
    """What the seeds of all days are made from, and the first day there is."""

    first_day: int
    key: str


class Attempt(NamedTuple):
    """A person's try that counts."""

    day: int
    game: str
    table_id: str | None
    tries: int
    score: int | None
    ended_at: int | None
    answer: list[int] | None = None
    """Of a riddle: the chances one gave, in percent."""


class Field(NamedTuple):
    """All who have finished a game of a day: how many, and how many had so many points."""

    players: int
    median: float | None
    scores: Counter[int]

    def below(self, score: int) -> int:
        return sum(count for other, count in self.scores.items() if other < score)


class DailyKept(Questions):
    """What the database keeps of the games of the days."""

    async def secret(self, today: int) -> Secret:
        """Made once, and the same ever after, for all houses on this database."""

        def secret(connection: Connection) -> Secret:
            made = {"name": "daily", "value": f"{today} {token_hex(32)}"}
            insert_ignoring(connection, house, made)
            value = connection.scalar(select(house.c.value).where(house.c.name == "daily"))
            first_day, key = str(value).split()
            return Secret(int(first_day), key)

        return await self._ask(secret)

    async def attempts(self, person: str, first_day: int, last_day: int) -> list[Attempt]:
        """Those of these days, both included."""
        found = _attempts.where(
            attempts.c.person == person, attempts.c.day.between(first_day, last_day)
        )
        return await self._rows(found)

    async def days_finished(self, person: str) -> list[int]:
        """On which days he finished anything, the newest first."""
        found = (
            select(attempts.c.day)
            .where(attempts.c.person == person, attempts.c.score.is_not(None))
            .distinct()
            .order_by(attempts.c.day.desc())
        )
        return await self._ask(lambda connection: list(connection.scalars(found)))

    async def field(self, day: int, game: str) -> Field:
        """What all have made of it. Nobody is named."""
        found = (
            select(attempts.c.score, func.count())
            .where(attempts.c.day == day, attempts.c.game == game, attempts.c.score.is_not(None))
            .group_by(attempts.c.score)
        )

        def field(connection: Connection) -> Field:
            scores: Counter[int] = Counter(dict(map(tuple, connection.execute(found))))
            middle = float(median(scores.elements())) if scores else None
            return Field(scores.total(), middle, scores)

        return await self._ask(field)

    async def yardstick(self, day: int, game: str) -> list[int]:
        """What bots made of it; empty where that is not known yet."""
        found = select(yardsticks.c.points).where(
            yardsticks.c.day == day, yardsticks.c.game == game
        )
        text = await self._ask(lambda connection: connection.scalar(found))
        return msgspec.json.decode(text, type=list[int]) if text else []

    async def keep_yardstick(self, day: int, game: str, points: list[int]) -> None:
        values = {"day": day, "game": game, "points": msgspec.json.encode(points).decode()}
        await self._ask(lambda connection: insert_ignoring(connection, yardsticks, values))

    async def _rows(self, found: Select[Any]) -> list[Attempt]:
        return await self._ask(lambda c: [attempt_of(row) for row in c.execute(found)])


_columns = (
    attempts.c.day,
    attempts.c.game,
    attempts.c.table_id,
    attempts.c.tries,
    attempts.c.score,
    attempts.c.ended_at,
    attempts.c.answer,
)
_attempts = select(*_columns).order_by(attempts.c.day, attempts.c.game)


def attempts_of(connection: Connection, person: str) -> list[Attempt]:
    """All of a person's."""
    found = _attempts.where(attempts.c.person == person)
    return [attempt_of(row) for row in connection.execute(found)]


def attempt_of(row: Sequence[Any]) -> Attempt:
    answer = row[-1]
    decoded = msgspec.json.decode(answer, type=list[int]) if answer else None
    return Attempt._make((*row[:-1], decoded))


def begin_attempt(connection: Connection, table: Table) -> None:
    """With the first entry of a table: the person's try, unless another process has laid one."""
    daily = table.opened.daily
    if daily is None or not daily.counts:
        return
    values = {"table_id": table.id, "tries": daily.number}
    if daily.number == 1:
        key = {"person": table.host, "day": daily.day, "game": table.terms.game}
        insert_ignoring(connection, attempts, {**key, **values})
        return
    earlier = attempts.c.tries == daily.number - 1, attempts.c.score.is_(None)
    connection.execute(update(attempts).where(*_key(table), *earlier).values(**values))


def end_attempt(connection: Connection, table: Table) -> None:
    """With the last entry of a match, or counted anew: what the try came to."""
    score = score_of(table)
    if score is None or table.opened.daily is None:
        return
    values = {"score": score, "ended_at": table.at}
    ended = update(attempts).where(*_key(table), attempts.c.table_id == table.id)
    if connection.execute(ended.values(**values)).rowcount or _attempt(connection, table):
        return
    # It was lost; but whoever has left the house is not named again.
    if connection.scalar(select(people.c.id).where(people.c.id == table.host)):
        daily = table.opened.daily
        key = {"person": table.host, "day": daily.day, "game": table.terms.game}
        connection.execute(
            insert(attempts), {**key, "table_id": table.id, "tries": daily.number, **values}
        )


def is_attempt_kept(connection: Connection, table: Table) -> bool:
    """Whether what is kept of a finished try is what its table tells."""
    if table.opened.daily is None:
        return True
    score, row = score_of(table), _attempt(connection, table)
    if row is None:
        there = select(people.c.id).where(people.c.id == table.host)
        return score is None or connection.scalar(there) is None
    return row.table_id != table.id or row.score == score


def forget_attempts(connection: Connection, person: str) -> None:
    connection.execute(delete(attempts).where(attempts.c.person == person))


def let_table_go(connection: Connection, table_id: str) -> None:
    """The table is no longer kept: what came of it is, and a try that came to nothing is not."""
    of_table = attempts.c.table_id == table_id
    connection.execute(delete(attempts).where(of_table, attempts.c.score.is_(None)))
    connection.execute(update(attempts).where(of_table).values(table_id=None))


def _attempt(connection: Connection, table: Table) -> Attempt | None:
    row = connection.execute(select(*_columns).where(*_key(table))).one_or_none()
    return attempt_of(row) if row else None


def _key(table: Table) -> tuple[ColumnElement[bool], ...]:
    daily = table.opened.daily
    day = daily.day if daily else -1
    game = attempts.c.game == table.terms.game
    return attempts.c.person == table.host, attempts.c.day == day, game
