"""Rows beside the tables that should not be there: of people or tables that are gone, or with what
the house never writes. `veillee doctor` counts them; `veillee prune` takes the first kind away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    delete,
    exists,
    func,
    inspect,
    or_,
    select,
)

from veillee.house.journal.reports import SaidLine
from veillee.house.journal.schema import (
    blocks,
    call_wishes,
    calls,
    invitations,
    mail_addresses,
    mutes,
    people,
    push_devices,
    reports,
    sessions,
    shown_here,
    silenced,
    tables,
    waiting,
)

MINUTES_A_DAY: Final = 24 * 60


class Stray(NamedTuple):
    """So many rows of a list, and the key of the first."""

    list: str
    rows: int
    key: str


def _is_gone(person: Column[Any]) -> ColumnElement[bool]:
    """Where the column names somebody, and the house knows nobody of that id."""
    return person.is_not(None) & (person != "") & ~exists().where(people.c.id == person)


def _is_cleared(table: Column[Any]) -> ColumnElement[bool]:
    return table.is_not(None) & ~exists().where(tables.c.id == table)


def _not_within(column: Column[Any], least: int, most: int) -> ColumnElement[bool]:
    return ~column.between(least, most)


_BROWSER_IS_KNOWN: Final = exists().where(
    sessions.c.id == push_devices.c.session,
    sessions.c.person == push_devices.c.person,
    sessions.c.ended_at.is_(None),
)

ORPHANS: Final[dict[Table, ColumnElement[bool]]] = {
    mutes: _is_gone(mutes.c.person) | _is_gone(mutes.c.muted),
    blocks: _is_gone(blocks.c.person) | _is_gone(blocks.c.blocked),
    shown_here: _is_gone(shown_here.c.person),
    invitations: or_(
        _is_gone(invitations.c.person),
        _is_gone(invitations.c.by),
        _is_cleared(invitations.c.table_id),
    ),
    waiting: _is_gone(waiting.c.person) | _is_cleared(waiting.c.table_id),
    reports: _is_gone(reports.c.person),
    silenced: _is_gone(silenced.c.person),
    call_wishes: _is_gone(call_wishes.c.person),
    calls: _is_gone(calls.c.person) | _is_gone(calls.c.inviter) | _is_cleared(calls.c.table_id),
    push_devices: _is_gone(push_devices.c.person) | ~_BROWSER_IS_KNOWN,
    mail_addresses: _is_gone(mail_addresses.c.person),
}

IMPOSSIBLE: Final[dict[Table, ColumnElement[bool]]] = {
    blocks: blocks.c.person == blocks.c.blocked,
    invitations: invitations.c.person == invitations.c.by,
    waiting: or_(
        waiting.c.until < waiting.c.since,
        waiting.c.claimed_until < 0,
        # Who was sent to a table is no longer spoken for.
        waiting.c.claim.is_not(None) & waiting.c.table_id.is_not(None),
    ),
    reports: reports.c.handled_at < reports.c.at,
    silenced: silenced.c.until <= 0,
    call_wishes: or_(
        call_wishes.c.most < 0,
        call_wishes.c.made < 0,
        _not_within(call_wishes.c.quiet_from, 0, MINUTES_A_DAY - 1),
        _not_within(call_wishes.c.quiet_until, 0, MINUTES_A_DAY - 1),
        _not_within(call_wishes.c.zone, -MINUTES_A_DAY, MINUTES_A_DAY),
    ),
    calls: or_(
        calls.c.kind.not_in(("turn", "time", "invited")),
        (calls.c.kind == "invited") != (calls.c.inviter != ""),
        calls.c.until < 0,
    ),
    push_devices: or_(*(push_devices.c[key] == "" for key in ("endpoint", "p256dh", "auth"))),
    mail_addresses: ~mail_addresses.c.address.contains("@") | (mail_addresses.c.failed < 0),
}


def orphans(connection: Connection) -> list[Stray]:
    """Rows of people, tables or browsers that are gone."""
    return list(_found(connection, ORPHANS))


def impossible(connection: Connection) -> list[Stray]:
    """Rows with what the house never writes."""
    return [*_found(connection, IMPOSSIBLE), *_unreadable_reports(connection)]


def drop_orphans(connection: Connection) -> None:
    for table, is_stray in ORPHANS.items():
        connection.execute(delete(table).where(is_stray))


def _found(connection: Connection, of: dict[Table, ColumnElement[bool]]) -> Iterator[Stray]:
    # A journal that is older has not all of them.
    there = set(inspect(connection).get_table_names())
    for table, is_stray in of.items():
        if table.name not in there:
            continue
        rows = connection.scalar(select(func.count()).select_from(table).where(is_stray))
        if rows:
            key = table.primary_key.columns
            first = connection.execute(select(*key).where(is_stray).order_by(*key).limit(1)).one()
            yield Stray(table.name, rows, " ".join(map(str, first)))


def _unreadable_reports(connection: Connection) -> Iterator[Stray]:
    """The operator's page opens none of its reports where one cannot be read."""
    if not inspect(connection).has_table(reports.name):
        return
    found = connection.execute(select(reports.c.id, reports.c.lines).order_by(reports.c.id))
    if ids := [row.id for row in found if not _is_read(row.lines)]:
        yield Stray(reports.name, len(ids), ids[0])


def _is_read(lines: str) -> bool:
    try:
        msgspec.json.decode(lines, type=list[SaidLine])
    except (ValueError, RecursionError):
        return False
    return True
