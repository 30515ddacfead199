"""What the database keeps of people."""

from __future__ import annotations

from secrets import token_hex
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, select, true, update

from veillee.house.journal.acquaintances import forget_acquaintances
from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.blocks import forget_blocks
from veillee.house.journal.calls import forget_calls
from veillee.house.journal.daily import Attempt, attempts_of, forget_attempts
from veillee.house.journal.ratings import forget_ratings
from veillee.house.journal.reports import forget_reports
from veillee.house.journal.results import Result
from veillee.house.journal.schema import (
    entries,
    house,
    mutes,
    people,
    results,
    sessions,
    sitters,
    tables,
)
from veillee.house.journal.sessions import Ended, end_sessions
from veillee.house.journal.waiting import forget_waiting
from veillee.house.table.action import Entry
from veillee.house.table.actions import read_entry, write_entry
from veillee.house.table.actions.talk import Said, without_words
from veillee.house.table.terms import DAY


class Person(msgspec.Struct, frozen=True):
    """Whom the house knows."""

    id: str
    name: str
    language: str
    face: str = ""
    shows_games: bool = False
    """Whether anybody may see his past games, or only those he has played with."""


class Kept(NamedTuple):
    """Everything that is kept of a person, beside his name."""

    made_at: int
    seen_day: int
    tables: list[str]
    said: list[str]
    results: list[Result]
    attempts: list[Attempt]


class PeopleKept(Questions):
    """Questions about people, and their answers."""

    async def secret(self) -> str:
        """What the house signs its cookies with: made once, and the same ever after."""

        def secret(connection: Connection) -> str:
            insert_ignoring(connection, house, {"name": "secret", "value": token_hex(32)})
            found = select(house.c.value).where(house.c.name == "secret")
            return str(connection.scalar(found))

        return await self._ask(secret)

    async def find(self, person: str) -> Person | None:
        return await self._one(_persons.where(people.c.id == person))

    async def find_by_key(self, key_digest: str) -> Person | None:
        return await self._one(_persons.where(people.c.key_digest == key_digest))

    async def _one(self, found: Select[tuple[str, str, str, str, bool]]) -> Person | None:
        row = await self._ask(lambda connection: connection.execute(found).one_or_none())
        return Person(row.id, row.name, row.language, row.face, row.shows_games) if row else None

    async def add(self, person: Person, look: str, key_digest: str, at: int) -> None:
        values = {
            **msgspec.structs.asdict(person),
            "look": look,
            "key_digest": key_digest,
            "made_at": at,
            "seen_day": at // DAY,
            "old_cookie": False,
        }
        await self._ask(lambda connection: insert_ignoring(connection, people, values))

    async def change(self, person: Person, look: str) -> None:
        changed = update(people).where(people.c.id == person.id)
        values = {**msgspec.structs.asdict(person), "look": look}
        await self._ask(lambda connection: connection.execute(changed.values(**values)))

    async def looks_taken(self, looks: list[str], person: str, since: int) -> set[str]:
        """Which of these looks others have who were seen since that day."""
        found = (
            select(people.c.look)
            .join(sessions, sessions.c.person == people.c.id)
            .where(people.c.look.in_(looks), people.c.id != person)
            .where(sessions.c.seen_on >= since, sessions.c.ended_at.is_(None))
        )
        return await self._ask(lambda connection: set(connection.scalars(found)))

    async def key(self, person: str) -> tuple[str, int]:
        """The digest of a person's key, and how many there were before it."""
        found = select(people.c.key_digest, people.c.key_number).where(people.c.id == person)
        row = await self._ask(lambda connection: connection.execute(found).one_or_none())
        return (row.key_digest, row.key_number) if row else ("", 0)

    async def set_key(self, person: str, key_digest: str, number: int) -> None:
        changed = update(people).where(people.c.id == person)
        values = {"key_digest": key_digest, "key_number": number}
        await self._ask(lambda connection: connection.execute(changed.values(**values)))

    async def kept(self, person: str) -> Kept:
        since = select(people.c.made_at, people.c.seen_day).where(people.c.id == person)
        sat = select(sitters.c.table_id).where(sitters.c.person == person)
        at = sat.union(select(tables.c.id).where(tables.c.host == person))
        said = select(entries.c.body).where(entries.c.speaker == person)
        counted = select(results).where(results.c.person == person).order_by(results.c.ended_at)

        def kept(connection: Connection) -> Kept:
            made_at, seen_day = connection.execute(since).one_or_none() or (0, 0)
            scalars = connection.scalars
            past = [Result(*row) for row in connection.execute(counted)]
            tries = attempts_of(connection, person)
            return Kept(made_at, seen_day, list(scalars(at)), list(scalars(said)), past, tries)

        return await self._ask(kept)

    async def sat_at(self, person: str) -> list[str]:
        """Every table that the person has sat down at."""
        found = select(sitters.c.table_id).where(sitters.c.person == person)
        return await self._ask(lambda connection: list(connection.scalars(found)))

    async def spoke_at(self, person: str) -> list[str]:
        """Every table where the person has said something."""
        found = select(entries.c.table_id).where(entries.c.speaker == person).distinct()
        return await self._ask(lambda connection: list(connection.scalars(found)))

    async def forget(self, person: str, at: int) -> Ended:
        """Take away what is kept of a person, and what he said; that he spoke remains."""
        return await self._ask(lambda connection: forget(connection, person, at))

    async def take_words(self, person: str) -> None:
        await self._ask(lambda connection: take_words(connection, person))

    async def saw(self, person: str, day: int) -> None:
        """He was here on this day."""
        seen = update(people).where(people.c.id == person, people.c.seen_day < day)
        await self._ask(lambda connection: connection.execute(seen.values(seen_day=day)))

    # -- whom one does not wish to hear ----------------------------------------------------------

    async def muted_by(self, person: str) -> list[str]:
        found = select(mutes.c.muted).where(mutes.c.person == person)
        return await self._ask(lambda connection: list(connection.scalars(found)))

    async def mute(self, person: str, other: str, *, muted: bool) -> None:
        def change(connection: Connection) -> None:
            if muted:
                insert_ignoring(connection, mutes, {"person": person, "muted": other})
            else:
                connection.execute(
                    delete(mutes).where(mutes.c.person == person, mutes.c.muted == other)
                )

        await self._ask(change)


def forget(connection: Connection, person: str, at: int) -> Ended:
    """Take away what is kept of a person; which of his sessions end with it."""
    ended = end_sessions(connection, person, at, true())
    take_words(connection, person)
    connection.execute(delete(sitters).where(sitters.c.person == person))
    connection.execute(update(results).where(results.c.person == person).values(person=None))
    connection.execute(delete(mutes).where((mutes.c.person == person) | (mutes.c.muted == person)))
    forget_acquaintances(connection, person)
    forget_blocks(connection, person)
    forget_reports(connection, person)
    forget_waiting(connection, person)
    forget_calls(connection, person)
    forget_attempts(connection, person)
    connection.execute(delete(people).where(people.c.id == person))
    forget_ratings(connection, person)
    return ended


def take_words(connection: Connection, person: str) -> None:
    """Take away what a person has said; that he spoke remains."""
    spoken = select(entries).where(entries.c.speaker == person)
    for row in connection.execute(spoken).all():
        body = write_entry(_without_words(row.body, person))
        connection.execute(
            update(entries)
            .where(entries.c.table_id == row.table_id, entries.c.number == row.number)
            .values(speaker=None, body=body)
        )


def _without_words(body: str, speaker: str) -> Entry:
    """What remains of an entry of talk; of one that cannot be read, that somebody spoke."""
    try:
        return without_words(read_entry(body))
    except (ValueError, RecursionError):
        return Said(at=0, person=speaker, text="")


_persons = select(
    people.c.id, people.c.name, people.c.language, people.c.face, people.c.shows_games
)
