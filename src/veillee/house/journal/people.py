"""What the database keeps of people."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, delete, select, update

from veillee.house.journal.asking import ask, insert_ignoring
from veillee.house.journal.schema import entries, house, mutes, people, sitters, tables
from veillee.house.table.actions import read_entry, write_entry
from veillee.house.table.actions.talk import without_words
from veillee.house.table.terms import DAY

T = TypeVar("T")


class Person(msgspec.Struct, frozen=True):
    """Whom the house knows."""

    id: str
    name: str
    language: str


class Kept(NamedTuple):
    """Everything that is kept of a person, beside his name."""

    made_at: int
    seen_day: int
    tables: list[str]
    said: list[str]


class PeopleKept:
    """Questions about people, and their answers."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        return await ask(self._engine, question)

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

    async def _one(self, found: Select[tuple[str, str, str]]) -> Person | None:
        row = await self._ask(lambda connection: connection.execute(found).one_or_none())
        return Person(row.id, row.name, row.language) if row else None

    async def add(self, person: Person, key_digest: str, at: int) -> None:
        values = {**msgspec.structs.asdict(person), "key_digest": key_digest, "made_at": at}
        values["seen_day"] = at // DAY
        await self._ask(lambda connection: insert_ignoring(connection, people, values))

    async def change(self, person: Person) -> None:
        changed = update(people).where(people.c.id == person.id)
        values = {"name": person.name, "language": person.language}
        await self._ask(lambda connection: connection.execute(changed.values(**values)))

    async def kept(self, person: str) -> Kept:
        since = select(people.c.made_at, people.c.seen_day).where(people.c.id == person)
        sat = select(sitters.c.table_id).where(sitters.c.person == person)
        at = sat.union(select(tables.c.id).where(tables.c.host == person))
        said = select(entries.c.body).where(entries.c.speaker == person)

        def kept(connection: Connection) -> Kept:
            made_at, seen_day = connection.execute(since).one_or_none() or (0, 0)
            scalars = connection.scalars
            return Kept(made_at, seen_day, list(scalars(at)), list(scalars(said)))

        return await self._ask(kept)

    async def sat_at(self, person: str) -> list[str]:
        """Every table that the person has sat down at."""
        found = select(sitters.c.table_id).where(sitters.c.person == person)
        return await self._ask(lambda connection: list(connection.scalars(found)))

    async def spoke_at(self, person: str) -> list[str]:
        """Every table where the person has said something."""
        found = select(entries.c.table_id).where(entries.c.speaker == person).distinct()
        return await self._ask(lambda connection: list(connection.scalars(found)))

    async def forget(self, person: str) -> None:
        """Take away what is kept of a person, and what he said; that he spoke remains."""
        await self._ask(lambda connection: forget(connection, person))

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


def forget(connection: Connection, person: str) -> None:
    spoken = select(entries).where(entries.c.speaker == person)
    for row in connection.execute(spoken).all():
        body = write_entry(without_words(read_entry(row.body)))
        connection.execute(
            update(entries)
            .where(entries.c.table_id == row.table_id, entries.c.number == row.number)
            .values(speaker=None, body=body)
        )
    connection.execute(delete(sitters).where(sitters.c.person == person))
    connection.execute(delete(mutes).where((mutes.c.person == person) | (mutes.c.muted == person)))
    connection.execute(delete(people).where(people.c.id == person))


_persons = select(people.c.id, people.c.name, people.c.language)
