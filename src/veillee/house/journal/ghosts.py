"""Yesterday's ghosts, kept once they have been asked for: the same for everyone all day, and not
changed by anybody who leaves the house."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    select,
)

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import attempts, ghosts


class Ghosts(NamedTuple):
    """How far two of a day had come at the start and after each round. Nobody is named."""

    by_bots: bool
    best: list[int]
    median: list[int]


class GhostsKept(Questions):
    """What the database keeps of ghosts, and whom they are taken from."""

    async def of(self, day: int, game: str) -> Ghosts | None:
        return await self._ask(lambda connection: _of(connection, day, game))

    async def keep(self, day: int, game: str, made: Ghosts) -> Ghosts:
        """These, unless another process was quicker: then its own."""
        values = {
            "day": day,
            "game": game,
            "by_bots": made.by_bots,
            "best": msgspec.json.encode(made.best).decode(),
            "median": msgspec.json.encode(made.median).decode(),
        }

        def keep(connection: Connection) -> Ghosts:
            insert_ignoring(connection, ghosts, values)
            return _of(connection, day, game) or made

        return await self._ask(keep)

    async def finished(self, day: int, game: str) -> list[str]:
        """The tables at which somebody has played it to the end, the best first."""
        found = (
            select(attempts.c.table_id)
            # Whoever gave up has nothing.
            .where(attempts.c.day == day, attempts.c.game == game, attempts.c.score > 0)
            .where(attempts.c.table_id.is_not(None))
            .order_by(attempts.c.score.desc(), attempts.c.ended_at, attempts.c.table_id)
        )
        return await self._ask(lambda connection: list(connection.scalars(found)))


def _of(connection: Connection, day: int, game: str) -> Ghosts | None:
    columns = ghosts.c.by_bots, ghosts.c.best, ghosts.c.median
    found = select(*columns).where(ghosts.c.day == day, ghosts.c.game == game)
    row = connection.execute(found).one_or_none()
    if row is None:
        return None
    best, median = (msgspec.json.decode(text, type=list[int]) for text in row[1:])
    return Ghosts(row.by_bots, best, median)
