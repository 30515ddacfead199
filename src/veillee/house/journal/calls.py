"""Calls: what people wish to be called for, which calls were made, and when to look again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, case, delete, insert, or_, select, update

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import (
    call_wishes,
    calls,
    mail_addresses,
    push_devices,
    sitters,
    tables,
)
from veillee.house.table.terms import MINUTE

Kind = Literal["turn", "time", "invited"]
LEASE_MS: Final = 5 * MINUTE
"""Who took a call in hand and has not sent it by then is thought to be gone."""


class Wishes(msgspec.Struct, frozen=True):
    """What somebody wishes to be called for, and how often."""

    turn: bool = True
    time: bool = True
    invited: bool = True
    most: int = 10
    """A day."""
    quiet_from: int = 0
    quiet_until: int = 0
    """Not between these minutes of his day; at any time where they are the same."""
    zone: int = 0
    """How many minutes his clock is ahead of UTC."""


class Call(NamedTuple):
    """Somebody is called to a table."""

    person: str
    table_id: str
    kind: Kind
    about: int
    """Since when he is awaited, or when he was invited: for each such moment he is called once."""
    inviter: str = ""


class DueCall(NamedTuple):
    """A table to be looked at, and since when."""

    table_id: str
    call_at: int


class Taking(NamedTuple):
    """What came of taking a call in hand."""

    ours: bool
    again_at: int | None = None
    """When to look again: another process has it in hand, and may be gone by then."""


class Enough(Exception):  # noqa: N818  (what he says)
    """He was called as often today as he wishes."""


class CallsKept(Questions):
    """Questions about calls, and their answers."""

    # -- which tables to look at -----------------------------------------------------------------

    async def due(self, now: int, most: int) -> list[DueCall]:
        """Tables to be looked at, the longest waiting first."""
        found = select(tables.c.id, tables.c.call_at).where(tables.c.call_at <= now)
        order = found.order_by(tables.c.call_at, tables.c.id).limit(most)
        return await self._ask(lambda c: [DueCall(*row) for row in c.execute(order)])

    async def take(self, due: DueCall, until: int) -> DueCall | None:
        """Look at a table in this process; another one does, should it not be done by then."""
        same = tables.c.id == due.table_id, tables.c.call_at == due.call_at
        taken = update(tables).where(*same).values(call_at=until)
        if await self._ask(lambda connection: connection.execute(taken).rowcount):
            return DueCall(due.table_id, until)
        return None

    async def looked(self, due: DueCall, again_at: int | None) -> None:
        """Look again then, unless something has happened there meanwhile."""
        same = tables.c.id == due.table_id, tables.c.call_at == due.call_at
        later = update(tables).where(*same).values(call_at=again_at)
        await self._ask(lambda connection: connection.execute(later))

    # -- what was called -------------------------------------------------------------------------

    async def reachable(self, persons: Iterable[str]) -> dict[str, Wishes]:
        """Those of these who can be called anywhere, and their wishes."""
        asked = list(persons)
        pushed = select(push_devices.c.person).where(push_devices.c.person.in_(asked))
        mail = mail_addresses.c.person.in_(asked), mail_addresses.c.confirmed
        either = pushed.union(select(mail_addresses.c.person).where(*mail))
        wished = select(call_wishes).where(call_wishes.c.person.in_(asked))

        def reachable(connection: Connection) -> dict[str, Wishes]:
            known = {row.person: _wishes(row) for row in connection.execute(wished)}
            return {who: known.get(who, Wishes()) for who in connection.scalars(either)}

        return await self._ask(reachable)

    async def claim(self, call: Call, now: int, today: int) -> Taking:
        """Take a call in hand, so that no other process makes it; Enough where he was called as
        often today as he wishes. It counts for the day."""
        mine = _same(call)
        fresh = {**call._asdict(), "about": -1, "until": 0, "sent": True}
        left = and_(calls.c.about == call.about, ~calls.c.sent, calls.c.until < now)
        taken = update(calls).where(*mine, or_(calls.c.about < call.about, left))
        wishes, same_day = call_wishes.c, call_wishes.c.day == today
        counted = (
            update(call_wishes)
            .where(wishes.person == call.person, or_(~same_day, wishes.made < wishes.most))
            .where(wishes.most > 0)
            .values(made=case((same_day, wishes.made + 1), else_=1), day=today)
        )

        def claim(connection: Connection) -> Taking:
            insert_ignoring(connection, calls, fresh)
            values = {"about": call.about, "until": now + LEASE_MS, "sent": False}
            if not connection.execute(taken.values(**values)).rowcount:
                row = connection.execute(select(calls).where(*mine)).one()
                return Taking(False, None if row.sent else row.until)
            insert_ignoring(connection, call_wishes, {"person": call.person})
            if not connection.execute(counted).rowcount:
                raise Enough
            return Taking(True, now + LEASE_MS)

        return await self._ask(claim)

    async def sent(self, call: Call) -> None:
        done = update(calls).where(*_same(call), calls.c.about == call.about).values(sent=True)
        await self._ask(lambda connection: connection.execute(done))

    async def invite(self, call: Call) -> bool:
        """Have somebody called to an open table; False where he was before."""
        values = {**call._asdict(), "until": 0, "sent": False}
        look = update(tables).where(tables.c.id == call.table_id, tables.c.status == "open")

        def invite(connection: Connection) -> bool:
            # Written first, so that nobody else writes between.
            if not connection.execute(look.values(call_at=call.about)).rowcount:
                return False
            if connection.scalar(select(calls.c.kind).where(*_same(call))):
                return False
            connection.execute(insert(calls), values)
            return True

        return await self._ask(invite)

    async def invitations(self, table_id: str) -> list[Call]:
        """Those that nobody has been told of yet."""
        found = select(calls).where(calls.c.table_id == table_id, ~calls.c.sent)
        invited = found.where(calls.c.kind == "invited")
        return await self._ask(
            lambda c: [
                Call(row.person, table_id, "invited", row.about, row.inviter)
                for row in c.execute(invited)
            ]
        )

    # -- wishes ----------------------------------------------------------------------------------

    async def wishes(self, person: str) -> tuple[Wishes, int]:
        """His wishes, and the number of his feed's address: below one it is closed."""
        found = select(call_wishes).where(call_wishes.c.person == person)
        row = await self._ask(lambda connection: connection.execute(found).one_or_none())
        return (_wishes(row), row.feed) if row else (Wishes(), 0)

    async def wish(self, person: str, **values: Any) -> None:
        def wish(connection: Connection) -> None:
            insert_ignoring(connection, call_wishes, {"person": person})
            mine = update(call_wishes).where(call_wishes.c.person == person)
            connection.execute(mine.values(**values))
            look_again(connection, person)

        await self._ask(wish)

    async def kept(self, person: str) -> list[Call]:
        """What he was called for of late."""
        found = select(calls).where(calls.c.person == person, calls.c.sent)
        return await self._ask(
            lambda c: [
                Call(person, row.table_id, row.kind, row.about, row.inviter)
                for row in c.execute(found)
            ]
        )


def look_again(connection: Connection, person: str) -> None:
    """Something about his calls has changed: look at the tables that may be waiting for him."""
    his = select(sitters.c.table_id).where(sitters.c.person == person)
    waiting = tables.c.id.in_(his), tables.c.status == "running", tables.c.wake_at.is_not(None)
    connection.execute(update(tables).where(*waiting).values(call_at=0))


def drop_calls(connection: Connection, table_id: str) -> None:
    """The match is over, or the table no longer kept: nobody is called there."""
    connection.execute(delete(calls).where(calls.c.table_id == table_id))


def forget_calls(connection: Connection, person: str) -> None:
    mine = (calls.c.person == person) | (calls.c.inviter == person)
    connection.execute(delete(calls).where(mine))
    for table in (call_wishes, push_devices, mail_addresses):
        connection.execute(delete(table).where(table.c.person == person))


def _same(call: Call) -> tuple[Any, ...]:
    return (
        calls.c.person == call.person,
        calls.c.table_id == call.table_id,
        calls.c.kind == call.kind,
    )


def _wishes(row: Any) -> Wishes:
    return msgspec.convert(row, Wishes, from_attributes=True)
