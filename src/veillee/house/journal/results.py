"""What came of finished matches: counted with the last entry, or anew from the whole journal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from veillee.house.journal.daily import end_attempt
from veillee.house.journal.engine import check_there, connected
from veillee.house.journal.ratings import recount_ratings, recount_seats
from veillee.house.journal.riddles import recount_answers
from veillee.house.journal.rows import read_rows
from veillee.house.journal.schema import people, results, tables
from veillee.house.table.chairs import Chair
from veillee.house.table.reading import Unreadable, read_on
from veillee.house.table.table import Table
from veillee.kernel import Match, Outcome


class Result(NamedTuple):
    """What came of a match for one of its seats."""

    table_id: str
    seat: int
    person: str | None
    bot: str | None
    game: str
    clock: str
    seats: int
    place: int
    result: str
    quit: str
    moves: int
    ended_at: int


def results_of(table: Table) -> list[Result]:
    """Of a table at the moment at which its match has ended; a game of the day is kept apart."""
    if table.opened.daily:
        return []
    match = table.running()
    outcome = match.outcome
    assert outcome is not None  # noqa: S101  (nobody is to act any more)
    return [
        Result(
            table.id,
            seat,
            chair.person,
            None if chair.person else chair.bot,
            table.terms.game,
            str(table.terms.clock.__struct_config__.tag),
            match.seats,
            outcome.ranks[seat],
            _result(outcome, seat),
            _why_quit(match, chair, seat),
            len(match),
            table.at,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def _result(outcome: Outcome, seat: int) -> str:
    if not outcome.winners:
        return "drawn"
    return "won" if seat in outcome.winners else "lost"


def _why_quit(match: Match, chair: Chair, seat: int) -> str:
    if chair.person is None:
        return ""
    return "late" if seat in match.gave_up and not chair.gave_up else chair.why


def count(connection: Connection, counted: Iterable[Result]) -> None:
    """Write results down; whoever has left the house meanwhile is not named."""
    rows = [result._asdict() for result in counted]
    persons = {row["person"] for row in rows if row["person"]}
    known = set(connection.scalars(select(people.c.id).where(people.c.id.in_(persons))))
    for row in rows:
        row["person"] = row["person"] if row["person"] in known else None
    if rows:
        connection.execute(insert(results), rows)


def is_counted(connection: Connection, table_id: str, ended: Table | None) -> bool:
    """Whether the results are those of the table at the end of its match; None: it goes on."""
    found = select(results).where(results.c.table_id == table_id).order_by(results.c.seat)
    counted = [Result(*row) for row in connection.execute(found)]
    due = results_of(ended) if ended else []
    # Whoever has left is named no longer.
    left = {result.seat for result in counted if result.person is None}
    return counted == [r._replace(person=None) if r.seat in left else r for r in due]


# -- counting anew -------------------------------------------------------------------------------


class Recount(NamedTuple):
    """How far one is: of how many finished matches, and how many could not be read."""

    done: int
    of: int
    unreadable: int


def recount_at(address: str) -> Iterator[Recount]:
    """Count every finished match anew, each in a transaction of its own: a house may be open."""
    check_there(address)
    with connected(address) as engine:
        with engine.begin() as connection:
            ids = _begin(connection)
        unreadable = 0
        yield Recount(0, len(ids), unreadable)
        for done, table_id in enumerate(ids, start=1):
            with engine.begin() as connection:
                unreadable += not _recount_table(connection, table_id, rated=True)
            yield Recount(done, len(ids), unreadable)
        with engine.begin() as connection:
            recount_ratings(connection)
        recount_answers(engine)


def count_all(connection: Connection) -> None:
    """The same in one transaction, for a journal from before results were counted."""
    for table_id in _begin(connection):
        _recount_table(connection, table_id, rated=False)


def _begin(connection: Connection) -> list[str]:
    """Drop the results of tables that are no longer kept; which others there are to count."""
    over = select(tables.c.id).where(tables.c.status == "over")
    connection.execute(delete(results).where(results.c.table_id.not_in(over)))
    return list(connection.scalars(over))


def _recount_table(connection: Connection, table_id: str, *, rated: bool) -> bool:
    """Count one match anew. One that cannot be read keeps the results it has."""
    # Whoever would prune it waits. Written first: SQLite lets nobody write who has read before.
    still_over = update(tables).where(tables.c.id == table_id, tables.c.status == "over")
    if not connection.execute(still_over.values(status="over")).rowcount:
        return True
    try:
        ended = _ended(connection, table_id)
    except Unreadable:
        return False
    connection.execute(delete(results).where(results.c.table_id == table_id))
    count(connection, results_of(ended))
    if rated:
        recount_seats(connection, ended)
    end_attempt(connection, ended)
    return True


def _ended(connection: Connection, table_id: str) -> Table:
    """The table as it was when its match ended: people may talk on, and its time goes on."""
    table: Table | None = None
    for row in read_rows(connection, table_id, after=0):
        table = read_on(table_id, table, row.number, row.body)
        if table.status == "over":
            return table
    raise Unreadable("damage-no-beginning")
