"""Questions about past games: whose, with whom, and how they went.

Pages are cut by time: to turn one costs the same however many lie before it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    and_,
    exists,
    func,
    select,
)

from veillee.house.journal.asking import Questions
from veillee.house.journal.schema import counted, people, results, tables

PAGE: Final = 30
MOST_MET: Final = 8
"""Of a great many at one table the first few are named."""


class Wanted(NamedTuple):
    """Which of a person's games are asked for."""

    person: str
    game: str | None = None
    opponent: str | None = None
    bot: str | None = None
    """The level of a bot that played too."""


class PageEnd(NamedTuple):
    """Where a page ends: the time of its last game, and how many of that very time were shown."""

    ended_at: int
    shown: int


class Met(NamedTuple):
    """Somebody else at the table. Neither a person nor a bot: someone who left the house."""

    seat: int
    person: str | None
    name: str | None
    shows_games: bool | None
    bot: str | None
    place: int


class Past(NamedTuple):
    """A finished match, as it went for one person."""

    table_id: str
    seat: int
    game: str
    clock: str
    seats: int
    place: int
    result: str
    quit: str
    moves: int
    ended_at: int
    public: bool
    """Whether it was played before everybody."""
    viewer_sat: bool
    points_before: float | None
    """Of a rated match: his rating before it, and after."""
    points: float | None
    met: list[Met]


class Tally(NamedTuple):
    """How often one came before an opponent, and behind, and beside."""

    ahead: int
    behind: int
    level: int


class PastKept(Questions):
    """What the database keeps of finished matches."""

    async def games(
        self, wanted: Wanted, viewer: str, after: PageEnd | None = None
    ) -> tuple[list[Past], PageEnd | None]:
        """The newest games, as the viewer may open them, and where the next page begins."""

        def games(connection: Connection) -> tuple[list[Past], PageEnd | None]:
            rows = connection.execute(_page(wanted, viewer, after)).all()
            shown = rows[:PAGE]
            met = _met(connection, wanted.person, [row.table_id for row in shown])
            found = [Past._make((*row, met[row.table_id])) for row in shown]
            return found, _end(found, after) if len(rows) > PAGE else None

        return await self._ask(games)

    async def tally(self, wanted: Wanted) -> Tally:
        """How the person stands with the opponent; of several bots of a level the best counts."""
        gap = (mine.c.place - _best_place(wanted)).label("gap")
        found = select(gap, func.count()).where(*_wanted(wanted)).group_by("gap")

        def tally(connection: Connection) -> Tally:
            gaps = {gap: count for gap, count in connection.execute(found) if gap is not None}
            ahead = sum(count for gap, count in gaps.items() if gap < 0)
            level = gaps.get(0, 0)
            return Tally(ahead, sum(gaps.values()) - ahead - level, level)

        return await self._ask(tally)

    async def have_met(self, one: str, other: str) -> bool:
        """Whether the two have finished a match together."""
        found = select(exists(select(1).where(mine.c.person == one, _met_in_match(other))))
        return await self._ask(lambda connection: bool(connection.scalar(found)))


mine = results.alias("mine")
met = results.alias("met")
# The index of a person's games has the time before the table.
_same_match = met.c.table_id == mine.c.table_id, met.c.ended_at == mine.c.ended_at


def _page(wanted: Wanted, viewer: str, after: PageEnd | None) -> Select[Any]:
    public = select(tables.c.public).where(tables.c.id == mine.c.table_id).scalar_subquery()
    found = select(
        mine.c.table_id,
        mine.c.seat,
        mine.c.game,
        mine.c.clock,
        mine.c.seats,
        mine.c.place,
        mine.c.result,
        mine.c.quit,
        mine.c.moves,
        mine.c.ended_at,
        func.coalesce(public, False),
        (mine.c.person == viewer) | _met_in_match(viewer),
        counted.c.points_before,
        counted.c.points,
    ).where(*_wanted(wanted))
    same_seat = counted.c.table_id == mine.c.table_id, counted.c.seat == mine.c.seat
    found = found.outerjoin(counted, and_(*same_seat))
    if wanted.opponent is not None:
        found = found.where(_met_in_match(wanted.opponent))
    if wanted.bot is not None:
        found = found.where(_best_place(wanted).is_not(None))
    if after is not None:
        found = found.where(mine.c.ended_at <= after.ended_at).offset(after.shown)
    return found.order_by(mine.c.ended_at.desc(), mine.c.table_id.desc()).limit(PAGE + 1)


def _wanted(wanted: Wanted) -> Iterable[ColumnElement[bool]]:
    yield mine.c.person == wanted.person
    if wanted.game is not None:
        yield mine.c.game == wanted.game


def _best_place(wanted: Wanted) -> ScalarSelect[int]:
    """Of the opponent in that match; none where he did not play. Asked match by match: all the
    games of a bot are those of the whole house."""
    if wanted.bot is not None:
        is_opponent = met.c.bot == wanted.bot
    else:
        is_opponent = met.c.person == wanted.opponent
    found = select(func.min(met.c.place)).where(is_opponent, *_same_match)
    return found.correlate(mine).scalar_subquery()


def _met_in_match(person: str) -> ColumnElement[bool]:
    return exists(select(1).where(met.c.person == person, *_same_match))


def _met(connection: Connection, person: str, table_ids: list[str]) -> dict[str, list[Met]]:
    columns = met.c.seat, met.c.person, people.c.name, people.c.shows_games, met.c.bot, met.c.place
    found = (
        select(met.c.table_id, *columns)
        .outerjoin(people, people.c.id == met.c.person)
        .where(met.c.table_id.in_(table_ids), met.c.seat <= MOST_MET)
        .where(met.c.person.is_distinct_from(person))
        .order_by(met.c.seat)
    )
    others = defaultdict[str, list[Met]](list)
    for table_id, *row in connection.execute(found):
        if len(others[table_id]) < MOST_MET:
            others[table_id].append(Met(*row))
    return others


def _end(shown: list[Past], after: PageEnd | None) -> PageEnd:
    last = shown[-1].ended_at
    at_once = sum(game.ended_at == last for game in shown)
    before = after.shown if after is not None and after.ended_at == last else 0
    return PageEnd(last, before + at_once)
