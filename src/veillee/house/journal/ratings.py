"""Counting rated matches: with their last entry, or anew in the order in which they were counted.

All who played are locked first, in the order of their ids, and the match is numbered after that: so
its number is above that of every earlier match of any of them, whichever house counted it. Matches
of one number have nobody in common, and may be counted in any order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    select,
    text,
    update,
)

from veillee.bots import anchor
from veillee.house.journal.asking import insert_ignoring
from veillee.house.journal.schema import counted, people, ratings
from veillee.house.ratings import START, Rating, after_match
from veillee.house.table.table import Table
from veillee.house.table.terms import DAY

AT_ONCE: Final = 1000
LOCK_WAIT: Final = text("SET LOCAL lock_timeout = '2s'")
"""A house that was frozen as it counted does not hold up another's moves."""


class RatedSeat(NamedTuple):
    """What a rated match told of one of its seats."""

    table_id: str
    seat: int
    number: int
    person: str | None
    bot: str | None
    game: str
    clock: str
    team: int
    place: int
    ended_at: int
    points_before: float
    uncertainty_before: float
    points: float
    uncertainty: float

    @property
    def before(self) -> Rating:
        return Rating(self.points_before, self.uncertainty_before)

    def with_before(self, before: Rating) -> RatedSeat:
        return self._replace(points_before=before.points, uncertainty_before=before.uncertainty)


class Standing(NamedTuple):
    """Somebody's rating as of his last rated match, with a game and a kind of clock."""

    points: float = START.points
    uncertainty: float = START.uncertainty
    matches: int = 0
    number: int = 0
    week: int = 0
    gained: float = 0.0
    provisional: bool = True

    def after(self, match: RatedSeat) -> Standing:
        week = week_of(match.ended_at)
        earlier = self.gained if week == self.week else 0.0
        rating = Rating(match.points, match.uncertainty)
        return Standing(
            *rating,
            self.matches + 1,
            match.number,
            week,
            earlier + match.points - match.points_before,
            rating.is_provisional,
        )


def week_of(at: int) -> int:
    """Weeks begin on Monday, as 1970 did on a Thursday."""
    return (at // DAY + 3) // 7


def rate(connection: Connection, ended: Table) -> None:
    """Count a rated match that has just ended."""
    seats = _seats_of(ended)
    game, clock = seats[0].game, seats[0].clock
    standings = _locked(connection, [seat.person for seat in seats if seat.person], game, clock)
    number = 1 + max((standing.number for standing in standings.values()), default=0)
    rows = [
        seat._replace(number=number, person=seat.person if seat.person in standings else None)
        for seat in seats
    ]
    rows = _rated(rows, standings)
    connection.execute(insert(counted), [row._asdict() for row in rows])
    for row in rows:
        if row.person:
            after = standings[row.person].after(row)
            connection.execute(
                update(ratings)
                .where(ratings.c.person == row.person)
                .where(ratings.c.game == game, ratings.c.clock == clock)
                .values(**after._asdict())
            )


def _seats_of(ended: Table) -> list[RatedSeat]:
    """What the journal tells; those who play have their ratings from elsewhere."""
    match = ended.running()
    outcome, teams = match.outcome, match.teams
    assert outcome is not None  # noqa: S101  (nobody is to act any more)
    game, clock = ended.terms.game, str(ended.terms.clock.__struct_config__.tag)
    rows = []
    for seat, chair in enumerate(ended.chairs):
        bot = None if chair.person else chair.bot
        rating = Rating(*(anchor(game, bot) or START)) if bot else START
        fixed = ended.id, seat, 0, chair.person, bot, game, clock
        rows.append(RatedSeat(*fixed, teams[seat], outcome.ranks[seat], ended.at, *rating, *rating))
    return rows


def _locked(
    connection: Connection, persons: list[str], game: str, clock: str
) -> dict[str, Standing]:
    """How those stand whom the house still knows; nobody else counts anything for them now."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK_WAIT)
    known = (
        select(people.c.id, people.c.listed)
        .where(people.c.id.in_(persons))
        .order_by(people.c.id)
        .with_for_update(read=True)
    )
    for person, listed in connection.execute(known).all():
        new = {"person": person, "game": game, "clock": clock, "listed": listed}
        insert_ignoring(connection, ratings, {**new, **Standing()._asdict()})
    found = (
        select(ratings.c.person, *(ratings.c[name] for name in Standing._fields))
        .where(ratings.c.person.in_(persons), ratings.c.game == game, ratings.c.clock == clock)
        .order_by(ratings.c.person)
        .with_for_update()
    )
    return {person: Standing(*row) for person, *row in connection.execute(found)}


def _rated(rows: Sequence[RatedSeat], standings: Mapping[str, Standing]) -> list[RatedSeat]:
    """The rows with what the match changes: bots stay as strong as they are."""
    rows = [
        row.with_before(Rating(*standings.get(row.person, Standing())[:2])) if row.person else row
        for row in rows
    ]
    after = after_match(
        [row.before for row in rows], [row.team for row in rows], [row.place for row in rows]
    )
    return [
        row._replace(points=new.points, uncertainty=new.uncertainty)
        for row, new in zip(
            rows,
            (new if row.person else row.before for row, new in zip(rows, after, strict=True)),
            strict=True,
        )
    ]


def forget_ratings(connection: Connection, person: str) -> None:
    """How strong he was stays where others were rated by it, without his name."""
    his = select(counted.c.table_id).where(counted.c.person == person)
    tables = list(connection.scalars(his))
    connection.execute(delete(ratings).where(ratings.c.person == person))
    nameless = {
        "person": None,
        "points": counted.c.points_before,
        "uncertainty": counted.c.uncertainty_before,
    }
    connection.execute(update(counted).where(counted.c.person == person).values(**nameless))
    other = counted.alias()
    anybody = exists().where(other.c.table_id == counted.c.table_id, other.c.person.is_not(None))
    connection.execute(delete(counted).where(counted.c.table_id.in_(tables), ~anybody))


# -- counting anew -------------------------------------------------------------------------------


def is_rated_right(connection: Connection, table_id: str, ended: Table | None) -> bool:
    """Whether what is counted of the match is what its journal tells; None: it goes on."""
    return of_table(connection, table_id) == _due(connection, table_id, ended)


def recount_seats(connection: Connection, ended: Table) -> None:
    """Have what is counted of a match be what its journal tells."""
    due = _due(connection, ended.id, ended)
    connection.execute(delete(counted).where(counted.c.table_id == ended.id))
    if due:
        connection.execute(insert(counted), [row._asdict() for row in due])


def of_table(connection: Connection, table_id: str) -> list[RatedSeat]:
    """What is counted of a match, seat by seat."""
    found = select(counted).where(counted.c.table_id == table_id).order_by(counted.c.seat)
    return [RatedSeat(*row) for row in connection.execute(found)]


def _due(connection: Connection, table_id: str, ended: Table | None) -> list[RatedSeat]:
    """The rows that the match should have: only the journal knows how it went, and only they know
    when it was counted, and how strong bots and those who left were."""
    if ended is None or not ended.terms.rated:
        return []
    seats = _seats_of(ended)
    there = {row.seat: row for row in of_table(connection, table_id)}
    if len(there) < len(seats):
        persons = [seat.person for seat in seats if seat.person]
        known = set(connection.scalars(select(people.c.id).where(people.c.id.in_(persons))))
        earlier = select(func.max(counted.c.number)).where(counted.c.ended_at <= ended.at)
        number = connection.scalar(earlier) or 0
        return [
            seat._replace(number=number, person=seat.person if seat.person in known else None)
            for seat in seats
        ]
    return [
        there[seat.seat]._replace(team=seat.team, place=seat.place, ended_at=seat.ended_at)
        for seat in seats
    ]


def recount_ratings(connection: Connection) -> None:
    """Work every rating out from all rated matches; whatever ends meanwhile waits."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE ratings IN EXCLUSIVE MODE"))
    else:
        connection.execute(delete(ratings).where(false()))
    order = counted.c.number, counted.c.ended_at, counted.c.table_id, counted.c.seat
    in_order = connection.execute(
        select(counted).order_by(*order).execution_options(yield_per=AT_ONCE)
    )
    standings: dict[tuple[str, str, str], Standing] = {}
    changed: list[RatedSeat] = []
    for _, found in groupby((RatedSeat(*row) for row in in_order), key=lambda row: row.table_id):
        changed += _counted_again(list(found), standings)
    if changed:
        connection.execute(_CHANGE, [_change(row) for row in changed])
    _replace_all(connection, standings)


def _change(row: RatedSeat) -> dict[str, object]:
    changed = {name: getattr(row, name) for name in CHANGED}
    return {"of": row.table_id, "at": row.seat, **changed}


CHANGED: Final = RatedSeat._fields[-4:]
_CHANGE = (
    update(counted)
    .where(counted.c.table_id == bindparam("of"), counted.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in CHANGED})
)


def _counted_again(
    rows: list[RatedSeat], standings: dict[tuple[str, str, str], Standing]
) -> Iterable[RatedSeat]:
    """Carry the standings over a match; the rows of it that are not as they were."""
    game, clock = rows[0].game, rows[0].clock
    theirs = {
        row.person: standings.get((row.person, game, clock), Standing())
        for row in rows
        if row.person
    }
    again = _rated(rows, theirs)
    for row in again:
        if row.person:
            standings[row.person, game, clock] = theirs[row.person].after(row)
    return [row for row, was in zip(again, rows, strict=True) if row != was]


def _replace_all(
    connection: Connection, standings: Mapping[tuple[str, str, str], Standing]
) -> None:
    on_lists = set(connection.scalars(select(people.c.id).where(people.c.listed)))
    connection.execute(delete(ratings))
    rows = [
        {
            "person": person,
            "game": game,
            "clock": clock,
            "listed": person in on_lists,
            **standing._asdict(),
        }
        for (person, game, clock), standing in standings.items()
    ]
    for start in range(0, len(rows), AT_ONCE):
        connection.execute(insert(ratings), rows[start : start + AT_ONCE])
