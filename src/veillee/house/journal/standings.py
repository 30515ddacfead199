"""Questions about ratings: whose, how they came about, and who is best."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, func, select, tuple_, update

from veillee.house.journal.asking import Questions
from veillee.house.journal.ratings import RatedSeat, of_table, week_of
from veillee.house.journal.schema import counted, people, ratings
from veillee.house.ratings import START, Rating

PAGE: Final = 50
CURVE: Final = 100
"""So many of the last matches are drawn."""

When = Literal["week", "ever"]


class Board(NamedTuple):
    """A list of the best: of which game, with which clock, by what."""

    game: str
    clock: str
    when: When
    now: int
    provisional: bool = False


class Ranked(NamedTuple):
    """Somebody on a list."""

    person: str
    name: str
    face: str
    shows_games: bool
    points: float
    uncertainty: float
    matches: int
    week: int
    gained: float
    provisional: bool
    listed: bool


class After(NamedTuple):
    """Where a page ends: what its last line is ordered by, and its place."""

    value: float
    person: str
    place: int


class CurvePoint(NamedTuple):
    """A rating after one of the matches."""

    at: int
    points: float
    uncertainty: float


class Rated(NamedTuple):
    """Somebody's rating with a game and a clock, and its last steps."""

    game: str
    clock: str
    points: float
    uncertainty: float
    matches: int
    curve: list[CurvePoint]


class StandingsKept(Questions):
    """What the database keeps of ratings."""

    async def of(self, person: str) -> list[Rated]:
        """All ratings of a person, those he has played for most first."""
        columns = (ratings.c[name] for name in Rated._fields[:-1])
        mine = select(*columns).where(ratings.c.person == person)
        order = ratings.c.matches.desc(), ratings.c.game, ratings.c.clock

        def found(connection: Connection) -> list[Rated]:
            rows = connection.execute(mine.order_by(*order)).all()
            curves = [_curve(connection, person, row.game, row.clock) for row in rows]
            return [Rated._make((*row, curve)) for row, curve in zip(rows, curves, strict=True)]

        return await self._ask(found)

    async def among(self, persons: list[str], game: str, clock: str) -> dict[str, Rating]:
        """How those stand who are asked for; whoever is new is as strong as anybody."""
        found = (
            select(people.c.id, ratings.c.points, ratings.c.uncertainty)
            .outerjoin(
                ratings,
                (ratings.c.person == people.c.id)
                & (ratings.c.game == game)
                & (ratings.c.clock == clock),
            )
            .where(people.c.id.in_(persons))
        )
        rows = await self._ask(lambda connection: connection.execute(found).all())
        return {who: START if points is None else Rating(points, far) for who, points, far in rows}

    async def counted(self, table_id: str) -> list[RatedSeat]:
        """What a rated match told, seat by seat; nothing before its end."""
        return await self._ask(lambda connection: of_table(connection, table_id))

    async def kept(self, person: str) -> list[RatedSeat]:
        """Every rated match of a person."""
        found = select(counted).where(counted.c.person == person).order_by(counted.c.ended_at)
        return await self._ask(lambda c: [RatedSeat(*row) for row in c.execute(found)])

    # -- the best --------------------------------------------------------------------------------

    async def is_listed(self, person: str) -> bool:
        found = select(people.c.listed).where(people.c.id == person)
        return await self._ask(lambda connection: bool(connection.scalar(found)))

    async def set_listed(self, person: str, *, listed: bool) -> None:
        """Whether he is named on the lists."""

        def change(connection: Connection) -> None:
            his = update(people).where(people.c.id == person)
            connection.execute(his.values(listed=listed))
            theirs = update(ratings).where(ratings.c.person == person)
            connection.execute(theirs.values(listed=listed))

        await self._ask(change)

    async def best(self, board: Board, after: After | None = None) -> tuple[list[Ranked], bool]:
        """A page of the list, and whether there are more."""
        order = _value(board), ratings.c.person
        found = _lines(board).where(ratings.c.listed, *_on(board))
        if after is not None:
            found = found.where(tuple_(*order) < (after.value, after.person))
        found = found.order_by(*(column.desc() for column in order)).limit(PAGE + 1)
        lines = await self._ask(lambda c: [Ranked(*row) for row in c.execute(found)])
        return lines[:PAGE], len(lines) > PAGE

    async def line_of(self, person: str, board: Board) -> tuple[Ranked, int | None] | None:
        """Somebody's own line, and the place that he has or would have on the list: none where his
        rating is provisional and the list is not, or where he has not played this week."""
        mine = _lines(board).where(ratings.c.person == person)

        def found(connection: Connection) -> tuple[Ranked, int | None] | None:
            row = connection.execute(mine).one_or_none()
            if row is None:
                return None
            line = Ranked(*row)
            if line.provisional != board.provisional:
                return line, None
            if board.when == "week" and line.week != week_of(board.now):
                return line._replace(gained=0.0), None
            value = line.gained if board.when == "week" else line.points
            ahead = tuple_(_value(board), ratings.c.person) > (value, person)
            listed = _of(board), *_on(board), ratings.c.listed
            before = select(func.count()).select_from(ratings).where(*listed, ahead)
            count = connection.scalar(before) or 0
            return line, count + 1

        return await self._ask(found)


def _curve(connection: Connection, person: str, game: str, clock: str) -> list[CurvePoint]:
    of_rating = counted.c.person == person, counted.c.game == game, counted.c.clock == clock
    found = (
        select(counted.c.ended_at, counted.c.points, counted.c.uncertainty)
        .where(*of_rating)
        .order_by(counted.c.number.desc())
        .limit(CURVE)
    )
    return [CurvePoint(*row) for row in connection.execute(found)][::-1]


def _value(board: Board) -> ColumnElement[float]:
    """What the list is ordered by."""
    return ratings.c.gained if board.when == "week" else ratings.c.points


def _of(board: Board) -> ColumnElement[bool]:
    return and_(ratings.c.game == board.game, ratings.c.clock == board.clock)


def _on(board: Board) -> list[ColumnElement[bool]]:
    on_list = [ratings.c.provisional == board.provisional]
    if board.when == "week":
        on_list.append(ratings.c.week == week_of(board.now))
    return on_list


def _lines(board: Board) -> Select[Any]:
    who = people.c.name, people.c.face, people.c.shows_games
    columns = (ratings.c[name] for name in Ranked._fields[4:])
    return (
        select(ratings.c.person, *who, *columns)
        .join(people, people.c.id == ratings.c.person)
        .where(_of(board))
    )
