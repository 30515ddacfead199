"""Letting go of what nobody needs: tables that never began, finished ones, people long unseen.

Every step is a transaction of its own and a small one, so that an open house goes on meanwhile. Of
a table one entry is left for a day, numbered as the next one would be: a house that has the table
in memory cannot write to it any more, and finds out why.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    delete,
    exists,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from veillee.house.journal.analyses import drop_analyses
from veillee.house.journal.calls import drop_calls
from veillee.house.journal.codes import free_code
from veillee.house.journal.daily import let_table_go
from veillee.house.journal.engine import check_there, connected
from veillee.house.journal.people import forget, take_words
from veillee.house.journal.reaching import drop_unanswered
from veillee.house.journal.reports import let_go_of_old
from veillee.house.journal.schema import (
    entries,
    invitations,
    people,
    results,
    sitters,
    tables,
    waiting,
)
from veillee.house.journal.stray_rows import drop_orphans
from veillee.house.settings import Retention
from veillee.house.table.action import Entry
from veillee.house.table.actions import write_entry
from veillee.house.table.actions.prune import Pruned
from veillee.house.table.actions.talk import Forgotten
from veillee.house.table.terms import DAY

AT_ONCE: Final = 20
GONE: Final = "gone"
"""The status of a table of which one entry is left."""
MARK: Final = "pruned"


class Pruning(NamedTuple):
    """How many were let go of."""

    unstarted: int = 0
    finished: int = 0
    people: int = 0


class When(msgspec.Struct):
    """Of an entry, when it was written."""

    at: int


def prune_at(address: str, kept: Retention, now: int, *, dry_run: bool) -> Iterator[Pruning]:
    """The same, for a command at the terminal."""
    check_there(address)
    with connected(address) as engine:
        yield from prune(engine, kept, now, dry_run=dry_run)


def prune(engine: Engine, kept: Retention, now: int, *, dry_run: bool) -> Iterator[Pruning]:
    """Let go of what is older, a little at each step; what was let go of so far."""
    done = Pruning()
    for status, days, name in (
        ("open", kept.unstarted, "unstarted"),
        ("over", kept.finished, "finished"),
    ):
        before = now - days * DAY
        for ids in _in_batches(engine, _tables_of(status, before)) if days else ():
            found = _prune_tables(engine, ids, before, now, dry_run=dry_run)
            done = done._replace(**{name: getattr(done, name) + found})
            yield done
    unseen = _people_unseen(now // DAY - kept.people)
    for ids in _in_batches(engine, unseen) if kept.people else ():
        if not dry_run:
            forget_people(engine, ids, now)
        done = done._replace(people=done.people + len(ids))
        yield done
    if not dry_run:
        with engine.begin() as connection:
            drop_unanswered(connection, now)
            let_go_of_old(connection, now)
            drop_orphans(connection)
        for ids in _in_batches(engine, _tables_of(GONE, now - DAY)):
            with engine.begin() as connection:
                connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
                connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def _tables_of(status: str, before: int) -> Select[tuple[str]]:
    return select(tables.c.id).where(tables.c.status == status, tables.c.made_at < before)


def _people_unseen(day: int) -> Select[tuple[str]]:
    """People last seen before that day, and who hold no chair of a table that goes on."""
    holds_a_chair = exists().where(
        sitters.c.person == people.c.id,
        sitters.c.table_id == tables.c.id,
        tables.c.status.in_(("open", "running")),
    )
    return select(people.c.id).where(
        people.c.seen_day < day, people.c.made_at < day * DAY, ~holds_a_chair
    )


def _in_batches(engine: Engine, found: Select[tuple[str]]) -> Iterator[list[str]]:
    """The ids that are found, a few at a time; those that are not let go of come only once."""
    [column], last = found.selected_columns, ""
    while True:
        more = found.where(column > last).order_by(column).limit(AT_ONCE)
        with engine.connect() as connection:
            ids = [str(name) for (name,) in connection.execute(more)]
        if not ids:
            return
        yield ids
        last = ids[-1]


def _prune_tables(
    engine: Engine, ids: Iterable[str], before: int, now: int, *, dry_run: bool
) -> int:
    """How many of these tables nobody has touched since; they are let go of."""
    pruned = 0
    for table_id in ids:
        try:
            with engine.begin() as connection:
                if not dry_run:
                    _intend_to_write(connection)
                number, at = _last_entry(connection, table_id)
                if at >= before:
                    continue
                if not dry_run:
                    _prune_table(connection, table_id, number, now)
                pruned += 1
        except IntegrityError:
            continue  # somebody has just done something there
    return pruned


def _prune_table(connection: Connection, table_id: str, number: int, now: int) -> None:
    _append(connection, table_id, number + 1, Pruned(at=now))
    earlier = entries.c.table_id == table_id, entries.c.number <= number
    connection.execute(delete(entries).where(*earlier))
    connection.execute(delete(sitters).where(sitters.c.table_id == table_id))
    connection.execute(delete(results).where(results.c.table_id == table_id))
    for beside in (invitations, waiting):
        connection.execute(delete(beside).where(beside.c.table_id == table_id))
    let_table_go(connection, table_id)
    free_code(connection, table_id)
    drop_calls(connection, table_id)
    drop_analyses(connection, table_id)
    gone = {"status": GONE, "host": "", "public": False, "made_at": now}
    gone |= {"wake_at": None, "call_at": None}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**gone))


def forget_people(engine: Engine, ids: Iterable[str], now: int) -> None:
    """Take away all that is kept of them; whoever has their words in memory is told."""
    for person in ids:
        with _telling_of_words(engine, person, now) as connection:
            forget(connection, person, now)


def forget_words(engine: Engine, person: str, now: int) -> None:
    """Take away what a person has said; whoever has it in memory is told."""
    with _telling_of_words(engine, person, now) as connection:
        take_words(connection, person)


@contextmanager
def _telling_of_words(engine: Engine, person: str, now: int) -> Iterator[Connection]:
    with engine.begin() as connection:
        _intend_to_write(connection)
        spoke = select(entries.c.table_id).where(entries.c.speaker == person).distinct()
        talks = list(connection.scalars(spoke))
        yield connection
    for table_id in talks:
        try:
            with engine.begin() as connection:
                _intend_to_write(connection)
                number, _ = _last_entry(connection, table_id)
                _append(connection, table_id, number + 1, Forgotten(at=now, person=person))
        except IntegrityError:
            continue  # the table lives: it reads on before it writes again


def _intend_to_write(connection: Connection) -> None:
    """SQLite lets nobody go from reading to writing while others write: so write nothing first."""
    connection.execute(delete(tables).where(false()))


def _last_entry(connection: Connection, table_id: str) -> tuple[int, int]:
    """The number of a table's last entry, and when it was written."""
    last = select(func.max(entries.c.number)).where(entries.c.table_id == table_id)
    number = connection.scalar(last) or 0
    found = select(entries.c.body).where(entries.c.table_id == table_id, entries.c.number == number)
    body = connection.scalar(found)
    return number, msgspec.json.decode(body, type=When).at if body else 0


def _append(connection: Connection, table_id: str, number: int, entry: Entry) -> None:
    """IntegrityError where a house has just written that number."""
    values = {"table_id": table_id, "number": number, "mark": MARK, "body": write_entry(entry)}
    connection.execute(insert(entries), values)
