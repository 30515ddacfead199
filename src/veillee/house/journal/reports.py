"""Reports of what people said, who may say nothing, and the log of what the operator does.

The functions here are for one transaction: of an open house, or of a command at the terminal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from veillee.house.ids import new_id
from veillee.house.journal.asking import Questions
from veillee.house.journal.schema import house, operator_log, people, reports, silenced
from veillee.house.table.terms import DAY

KEY: Final = "operator-key"
HANDLED_DAYS: Final = 30
UNHANDLED_DAYS: Final = 180
LOG_DAYS: Final = 365
MOST_SHOWN: Final = 200

What = Literal["mute", "unmute", "remove-talk", "remove-name", "remove-person", "handle", "key"]
WHATS: Final[tuple[What, ...]] = get_args(What)


class SaidLine(msgspec.Struct, frozen=True):
    """Something that was said, as it was said."""

    at: int
    text: str
    whispered: bool = False


class Report(NamedTuple):
    id: str
    person: str
    name: str
    reporter: str | None
    table_id: str
    game: str
    lines: list[SaidLine]
    words: str
    at: int
    handled_at: int | None = None


class Logged(NamedTuple):
    """Something that the operator has done."""

    at: int
    what: What
    person: str | None
    name: str | None
    hours: int


class Silence(NamedTuple):
    """Somebody who may say nothing."""

    person: str
    name: str
    until: int


class Overview(NamedTuple):
    """What lies on the operator's desk."""

    reports: list[Report]
    silenced: list[Silence]
    log: list[Logged]


class ReportsKept(Questions):
    """The same for an open house."""

    async def add(self, report: Report) -> None:
        await self._ask(lambda connection: add_report(connection, report))

    async def desk(self, now: int) -> Overview:
        return await self._ask(lambda connection: desk(connection, now))

    async def find(self, report: str) -> Report | None:
        found = select(reports).where(reports.c.id == report)

        def find(connection: Connection) -> Report | None:
            row = connection.execute(found).one_or_none()
            return _report(row) if row else None

        return await self._ask(find)

    async def of(self, person: str) -> list[Report]:
        """Reports that he has made, or that were made of him."""
        theirs = or_(reports.c.person == person, reports.c.reporter == person)
        found = select(reports).where(theirs).order_by(reports.c.at)
        return await self._ask(lambda c: [_report(row) for row in c.execute(found)])

    async def silenced_until(self, person: str, now: int) -> int:
        """0 where he may speak."""
        found = select(silenced.c.until).where(silenced.c.person == person, silenced.c.until > now)
        return await self._ask(lambda connection: connection.scalar(found) or 0)

    async def do(self, what: What, at: int, person: str | None, hours: int, report: str) -> None:
        """Note it, with what it changes in these lists."""
        await self._ask(lambda connection: do(connection, what, at, person, hours, report))

    async def key_digest(self) -> str:
        """Of the operator's key; empty where none was made."""
        found = select(house.c.value).where(house.c.name == KEY)
        return await self._ask(lambda connection: connection.scalar(found) or "")


def add_report(connection: Connection, report: Report) -> None:
    let_go_of_old(connection, report.at)
    lines = msgspec.json.encode(report.lines).decode()
    connection.execute(insert(reports), {**report._asdict(), "lines": lines})


def desk(connection: Connection, now: int) -> Overview:
    let_go_of_old(connection, now)
    # Those that wait come first.
    order = reports.c.handled_at.is_not(None), reports.c.at.desc()
    told = select(reports).order_by(*order).limit(MOST_SHOWN)
    quiet = (
        select(silenced.c.person, people.c.name, silenced.c.until)
        .join(people, people.c.id == silenced.c.person)
        .order_by(silenced.c.until)
    )
    done = (
        select(
            operator_log.c.at,
            operator_log.c.what,
            operator_log.c.person,
            people.c.name,
            operator_log.c.hours,
        )
        .outerjoin(people, people.c.id == operator_log.c.person)
        .order_by(operator_log.c.at.desc())
        .limit(MOST_SHOWN)
    )
    return Overview(
        [_report(row) for row in connection.execute(told)],
        [Silence._make(row) for row in connection.execute(quiet)],
        [Logged._make(row) for row in connection.execute(done)],
    )


def do(
    connection: Connection, what: What, at: int, person: str | None, hours: int, report: str
) -> None:
    values = {"id": new_id(), "at": at, "what": what, "person": person, "hours": hours}
    connection.execute(insert(operator_log), values)
    if what in ("mute", "unmute"):
        connection.execute(delete(silenced).where(silenced.c.person == person))
    if what == "mute":
        until = at + hours * DAY // 24
        connection.execute(insert(silenced), {"person": person, "until": until})
    if report:
        handled = update(reports).where(reports.c.id == report, reports.c.handled_at.is_(None))
        connection.execute(handled.values(handled_at=at))


def set_key(connection: Connection, digest: str, at: int) -> None:
    """From now on this key opens the operator's page, and no other."""
    connection.execute(delete(house).where(house.c.name == KEY))
    connection.execute(insert(house), {"name": KEY, "value": digest})
    do(connection, "key", at, None, 0, "")


def let_go_of_old(connection: Connection, now: int) -> None:
    connection.execute(
        delete(reports).where(
            or_(
                reports.c.handled_at < now - HANDLED_DAYS * DAY,
                reports.c.at < now - UNHANDLED_DAYS * DAY,
            )
        )
    )
    connection.execute(delete(silenced).where(silenced.c.until < now))
    connection.execute(delete(operator_log).where(operator_log.c.at < now - LOG_DAYS * DAY))


def forget_reports(connection: Connection, person: str) -> None:
    """Those of him go; those he made stay with the operator, nameless and without his words."""
    connection.execute(delete(reports).where(reports.c.person == person))
    mine = update(reports).where(reports.c.reporter == person)
    connection.execute(mine.values(reporter=None, words=""))
    connection.execute(delete(silenced).where(silenced.c.person == person))
    done = update(operator_log).where(operator_log.c.person == person)
    connection.execute(done.values(person=None))


def _report(row: Iterable[Any]) -> Report:
    found = Report._make(row)
    lines: list[SaidLine] = msgspec.json.decode(str(found.lines), type=list[SaidLine])
    return found._replace(lines=lines)
