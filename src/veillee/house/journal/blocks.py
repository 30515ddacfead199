"""Who has blocked whom: such two do not meet, whoever of them wished it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Exists, delete, exists, literal, or_, select

from veillee.house.journal.asking import Questions, insert_ignoring
from veillee.house.journal.schema import blocks, mutes, people


class Blocked(NamedTuple):
    """Somebody whom one has blocked."""

    person: str
    name: str
    face: str


class BlocksKept(Questions):
    """Questions about blocks, and their answers."""

    async def set(self, person: str, other: str, at: int, *, blocked: bool) -> None:
        def change(connection: Connection) -> None:
            if blocked:
                values = {"person": person, "blocked": other, "at": at}
                insert_ignoring(connection, blocks, values)
            else:
                theirs = blocks.c.person == person, blocks.c.blocked == other
                connection.execute(delete(blocks).where(*theirs))

        await self._ask(change)

    async def hidden_from(self, person: str) -> dict[str, int]:
        """Who is hidden from the person, and from when on: from the first where he wished it
        himself, else from the block on, so that nothing he has seen vanishes."""
        mine = select(blocks.c.blocked, literal(0)).where(blocks.c.person == person)
        theirs = select(blocks.c.person, blocks.c.at).where(blocks.c.blocked == person)

        def hidden(connection: Connection) -> dict[str, int]:
            return {
                **{row[0]: row[1] for row in connection.execute(theirs)},
                **{row[0]: row[1] for row in connection.execute(mine)},
            }

        return await self._ask(hidden)

    async def blocked_by(self, person: str) -> list[Blocked]:
        found = (
            select(people.c.id, people.c.name, people.c.face)
            .join(blocks, blocks.c.blocked == people.c.id)
            .where(blocks.c.person == person)
            .order_by(people.c.name, people.c.id)
        )
        return await self._ask(lambda c: [Blocked(*row) for row in c.execute(found)])


def is_blocked(one: ColumnElement[str] | str, other: ColumnElement[str]) -> Exists:
    """Whether one of the two has blocked the other."""
    return exists().where(
        or_(
            (blocks.c.person == one) & (blocks.c.blocked == other),
            (blocks.c.person == other) & (blocks.c.blocked == one),
        )
    )


def parted(connection: Connection, persons: Iterable[str]) -> set[frozenset[str]]:
    """Those pairs of these people of whom one does not wish to meet, or to hear, the other."""
    among = list(persons)
    blocking = select(blocks.c.person, blocks.c.blocked).where(
        blocks.c.person.in_(among), blocks.c.blocked.in_(among)
    )
    muting = select(mutes.c.person, mutes.c.muted).where(
        mutes.c.person.in_(among), mutes.c.muted.in_(among)
    )
    return {frozenset(row) for found in (blocking, muting) for row in connection.execute(found)}


def forget_blocks(connection: Connection, person: str) -> None:
    theirs = or_(blocks.c.person == person, blocks.c.blocked == person)
    connection.execute(delete(blocks).where(theirs))
