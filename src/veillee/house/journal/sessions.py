"""What the database keeps of sessions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import people, push_devices, sessions

DAY_MS: Final = 24 * 3600 * 1000
LIFE_DAYS: Final = 365
"""A session that was not seen for so long is over; so is its cookie."""


class Session(NamedTuple):
    """One browser in which a person is known."""

    id: str
    person: str
    device: str
    begun_at: int
    seen_on: int


class Ended(NamedTuple):
    """Sessions of a person that are over."""

    person: str
    sessions: tuple[str, ...]


class SessionsKept(Questions):
    """Questions about sessions, and their answers."""

    async def begin(self, session: Session, most: int) -> Ended:
        """Begin a session; those of the person beyond so many end, the longest unseen first."""

        def begin(connection: Connection) -> Ended:
            connection.execute(insert(sessions), session._asdict())
            latest = _open.where(sessions.c.person == session.person).order_by(
                sessions.c.seen_on.desc(), sessions.c.begun_at.desc()
            )
            surplus = [row.id for row in connection.execute(latest.offset(most))]
            if not surplus:
                return Ended(session.person, ())
            which = sessions.c.id.in_(surplus)
            return end_sessions(connection, session.person, session.begun_at, which)

        return await self._ask(begin)

    async def exchange(self, session: Session) -> bool:
        """Begin this session for an old cookie; False where such cookies hold no longer."""

        def exchange(connection: Connection) -> bool:
            # Written, not read: so nobody ends his sessions in between.
            holds = update(people).where(people.c.id == session.person, people.c.old_cookie)
            if not connection.execute(holds.values(old_cookie=True)).rowcount:
                return False
            insert_ignoring(connection, sessions, session._asdict())
            return True

        return await self._ask(exchange)

    async def find(self, session: str, today: int) -> str | None:
        """Whose session this is, seen today; None where it is over."""

        found = _open.where(sessions.c.id == session)
        row = await self._ask(lambda connection: connection.execute(found).one_or_none())
        if row is None or row.seen_on < today - LIFE_DAYS:
            return None
        if row.seen_on != today:
            seen = update(sessions).where(sessions.c.id == session).values(seen_on=today)
            await self._ask(lambda connection: connection.execute(seen))
        return str(row.person)

    async def of(self, person: str) -> list[Session]:
        """The open sessions of a person, the newest first."""
        found = _open.where(sessions.c.person == person).order_by(sessions.c.begun_at.desc())
        return await self._ask(
            lambda connection: [Session(*row) for row in connection.execute(found)]
        )

    async def end(self, person: str, at: int, *, only: str | None = None, but: str = "") -> Ended:
        """End one of a person's sessions, or all but one; his old cookies hold no longer."""

        def end(connection: Connection) -> Ended:
            which = sessions.c.id == only if only is not None else sessions.c.id != but
            return end_sessions(connection, person, at, which)

        return await self._ask(end)

    async def ended_since(self, at: int) -> list[tuple[str, str]]:
        """Persons and their sessions that ended since then."""
        found = select(sessions.c.person, sessions.c.id).where(sessions.c.ended_at >= at)
        return await self._ask(lambda c: [(row.person, row.id) for row in c.execute(found)])


def end_sessions(connection: Connection, person: str, at: int, which: ColumnElement[bool]) -> Ended:
    """The same within another transaction."""
    mine = (sessions.c.person == person, sessions.c.ended_at.is_(None), which)
    # Written first: SQLite lets nobody write who has read before another wrote.
    connection.execute(update(people).where(people.c.id == person).values(old_cookie=False))
    ended: Sequence[str] = connection.scalars(select(sessions.c.id).where(*mine)).all()
    connection.execute(update(sessions).where(*mine).values(ended_at=at, device=""))
    # A browser that the house has forgotten is not called any more.
    connection.execute(delete(push_devices).where(push_devices.c.session.in_(ended)))
    connection.execute(delete(sessions).where(sessions.c.ended_at < at - DAY_MS))
    return Ended(person, tuple(ended))


_open = select(
    sessions.c.id, sessions.c.person, sessions.c.device, sessions.c.begun_at, sessions.c.seen_on
).where(sessions.c.ended_at.is_(None))
