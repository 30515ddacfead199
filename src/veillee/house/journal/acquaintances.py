"""People one knows: whom one has played with of late, who is shown when here, invitations."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, delete, exists, or_, select

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.blocks import is_blocked
from veillee.house.journal.schema import (
    invitations,
    mutes,
    people,
    results,
    sessions,
    shown_here,
    sitters,
    tables,
)
from veillee.house.table.terms import DAY

LATELY: Final = 60
"""Among so many of one's last matches, and as many that go on, people are looked for."""
MOST_KNOWN: Final = 12


class Acquaintance(NamedTuple):
    """Somebody one has played with of late."""

    person: str
    name: str
    face: str
    game: str
    """What was played when they last met."""
    shown_here: bool


class Invitation(NamedTuple):
    """Somebody is invited to a table."""

    person: str
    table_id: str
    game: str
    by: str
    name: str
    face: str
    at: int


class Waiting(NamedTuple):
    """What waits for a person, and whether he may be shown as here."""

    invitations: list[Invitation]
    shown_here: bool


class AcquaintancesKept(Questions):
    """Questions about people one knows, and their answers."""

    async def of(self, person: str) -> list[Acquaintance]:
        """Whom the person has played with, the latest first; nobody who cannot be invited."""
        return await self._ask(lambda connection: _acquaintances(connection, person))

    async def shows_here(self, person: str) -> bool:
        return await self._ask(lambda connection: _shows_here(connection, person))

    async def set_shown_here(self, person: str, *, shown: bool) -> None:
        def change(connection: Connection) -> None:
            if shown:
                insert_ignoring(connection, shown_here, {"person": person})
            else:
                connection.execute(delete(shown_here).where(shown_here.c.person == person))

        await self._ask(change)

    # -- invitations -----------------------------------------------------------------------------

    async def invite(self, person: str, table_id: str, by: str, at: int) -> None:
        """One of each host waits for a person: the newest."""

        def invite(connection: Connection) -> None:
            old = invitations.c.at < at - DAY
            same = (invitations.c.person == person) & (
                (invitations.c.by == by) | (invitations.c.table_id == table_id)
            )
            connection.execute(delete(invitations).where(or_(old, same)))
            values = {"person": person, "table_id": table_id, "by": by, "at": at}
            insert_ignoring(connection, invitations, values)

        await self._ask(invite)

    async def waiting(self, person: str, now: int) -> Waiting:
        """Invitations of the last day to tables where one may still sit down."""

        def waiting(connection: Connection) -> Waiting:
            found = [Invitation._make(row) for row in connection.execute(_waiting(person, now))]
            return Waiting(found, _shows_here(connection, person))

        return await self._ask(waiting)

    async def answered(self, person: str, table_id: str) -> None:
        theirs = invitations.c.person == person, invitations.c.table_id == table_id
        await self._ask(lambda connection: connection.execute(delete(invitations).where(*theirs)))

    async def kept(self, person: str) -> list[dict[str, object]]:
        """All invitations that a person has made or received."""
        mine = or_(invitations.c.person == person, invitations.c.by == person)
        found = select(invitations).where(mine).order_by(invitations.c.at)

        def kept(connection: Connection) -> list[dict[str, object]]:
            return [
                {
                    "table": row.table_id,
                    "how": "made" if row.by == person else "received",
                    "at": row.at,
                }
                for row in connection.execute(found)
            ]

        return await self._ask(kept)


def _acquaintances(connection: Connection, person: str) -> list[Acquaintance]:
    when: dict[str, tuple[int, str]] = {}
    for found in (_finished(person), _going_on(person)):
        when |= {row[0]: (row[1], row[2]) for row in connection.execute(found)}
    played = select(results.c.person, results.c.table_id).where(results.c.table_id.in_(when))
    plays = select(sitters.c.person, sitters.c.table_id).join(
        tables, tables.c.id == sitters.c.table_id
    )
    going_on = plays.where(sitters.c.table_id.in_(when), tables.c.status == "running")
    last: dict[str, tuple[int, str]] = {}
    for other, table_id in (*connection.execute(played), *connection.execute(going_on)):
        if other and other != person:
            last[other] = max(last.get(other, (0, "")), when[table_id])
    known = [
        Acquaintance(row.id, row.name, row.face, last[row.id][1], bool(row.shown))
        for row in connection.execute(_may_be_known(person, list(last)))
    ]
    return sorted(known, key=lambda one: last[one.person], reverse=True)[:MOST_KNOWN]


def _finished(person: str) -> Select[Any]:
    mine = select(results.c.table_id, results.c.ended_at, results.c.game)
    newest = results.c.ended_at.desc()
    return mine.where(results.c.person == person).order_by(newest).limit(LATELY)


def _going_on(person: str) -> Select[Any]:
    mine = select(tables.c.id, tables.c.made_at, tables.c.game)
    sat = mine.join(sitters, sitters.c.table_id == tables.c.id)
    running = sat.where(sitters.c.person == person, tables.c.status == "running")
    return running.order_by(tables.c.made_at.desc()).limit(LATELY)


def _may_be_known(person: str, others: list[str]) -> Select[Any]:
    """Nobody who is hidden; nor those without a browser of their own, who shared a phone."""
    shown = exists().where(shown_here.c.person == people.c.id)
    has_a_browser = exists().where(sessions.c.person == people.c.id, sessions.c.ended_at.is_(None))
    found = select(people.c.id, people.c.name, people.c.face, shown.label("shown"))
    return found.where(people.c.id.in_(others), has_a_browser, ~is_blocked(person, people.c.id))


def _waiting(person: str, now: int) -> Select[Any]:
    mine = invitations.c
    sits = exists().where(sitters.c.person == person, sitters.c.table_id == mine.table_id)
    muted = exists().where(mutes.c.person == person, mutes.c.muted == mine.by)
    return (
        select(
            mine.person,
            mine.table_id,
            tables.c.game,
            mine.by,
            people.c.name,
            people.c.face,
            mine.at,
        )
        .join(tables, tables.c.id == mine.table_id)
        .join(people, people.c.id == mine.by)
        .where(mine.person == person, mine.at > now - DAY)
        .where(tables.c.status.in_(("open", "running")))
        .where(~sits, ~muted, ~is_blocked(person, mine.by))
        .order_by(mine.at.desc())
    )


def _shows_here(connection: Connection, person: str) -> bool:
    return bool(connection.scalar(select(exists().where(shown_here.c.person == person))))


def forget_acquaintances(connection: Connection, person: str) -> None:
    mine = or_(invitations.c.person == person, invitations.c.by == person)
    connection.execute(delete(invitations).where(mine))
    connection.execute(delete(shown_here).where(shown_here.c.person == person))
