"""People who look for somebody to play with, over all processes.

A group is claimed in one transaction, and settled in another once its table is laid. A process that
dies in between leaves nobody behind: its claim runs out, and they wait on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Row, delete, insert, select, text, update

from veillee.house.ids import new_id
from veillee.house.journal.asking import Asking
from veillee.house.journal.blocks import parted
from veillee.house.journal.schema import waiting
from veillee.house.now import now_ms

T = TypeVar("T")
LEASE_MS: Final = 10_000
"""A page that waits asks a few times as often."""
CLAIM_MS: Final = 5_000
TOLD_MS: Final = 60_000
"""For so long a page may ask where to go."""
MOST_LOOKED_AT: Final = 300
BAND: Final = 100
"""By how much two may differ in strength at first, and how much more with each second of both."""
BAND_A_SECOND: Final = 15


Now = Callable[[], int]
"""Asked for the time when it is one's turn."""


class Search(NamedTuple):
    """Somebody looks for others for this game, by this clock, for a match that counts or not."""

    person: str
    id: str
    game: str
    clock: str
    rated: bool = False


class Claim(NamedTuple):
    """A group for whom a table is to be laid now."""

    id: str
    persons: list[str]


class Found(NamedTuple):
    """How a search stands."""

    since: int
    table_id: str | None = None
    claim: Claim | None = None


class WaitingKept:
    """Questions about people who wait, and their answers."""

    def __init__(self, asking: Asking) -> None:
        self._asking = asking
        self._turn = asyncio.Lock()
        """A crowd that waits keeps no more than one of the threads that ask."""

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        async with self._turn:
            return await self._asking.ask(question)

    async def begin(
        self, search: Search, strength: int, seats: int, now: Now = now_ms
    ) -> Found | None:
        """Look for others; whatever else he was looking for, he no longer is."""

        def begin(connection: Connection) -> Found | None:
            _one_by_one(connection, search)
            connection.execute(delete(waiting).where(waiting.c.person == search.person))
            values = {
                "person": search.person,
                "search": search.id,
                "game": search.game,
                "clock": search.clock,
                "rated": search.rated,
                "strength": strength,
                "since": now(),
                "until": now() + LEASE_MS,
            }
            connection.execute(insert(waiting), values)
            return _look(connection, search, seats, now())

        return await self._ask(begin)

    async def look(self, search: Search, seats: int, now: Now = now_ms) -> Found | None:
        """How it stands; with a claim where others were found just now. None: it has ended."""

        def look(connection: Connection) -> Found | None:
            _one_by_one(connection, search)
            return _look(connection, search, seats, now())

        return await self._ask(look)

    async def settle(
        self, search: Search, claim: Claim, table_id: str, clock: Now = now_ms
    ) -> bool:
        """Send the group to its table; False where one of them is no longer there."""

        def settle(connection: Connection) -> bool:
            _one_by_one(connection, search)
            now = clock()
            theirs = waiting.c.claim == claim.id, waiting.c.claimed_until > now
            sent = update(waiting).where(*theirs)
            told = sent.values(table_id=table_id, claim=None, until=now + TOLD_MS)
            if connection.execute(told).rowcount == len(claim.persons):
                return True
            back = update(waiting).where(waiting.c.table_id == table_id)
            connection.execute(back.values(table_id=None, until=now + LEASE_MS))
            return False

        return await self._ask(settle)

    async def end(self, person: str, search: str) -> str | None:
        """Look no longer; the table, where the person had been sent to one by then."""
        ended = waiting.c.person == person, waiting.c.search == search
        gone = delete(waiting).where(*ended).returning(waiting.c.table_id)
        return await self._ask(lambda connection: connection.scalar(gone))

    async def game_of(self, person: str) -> str | None:
        """What the person looks for others for."""
        found = select(waiting.c.game).where(waiting.c.person == person)
        return await self._ask(lambda connection: connection.scalar(found))


def _look(connection: Connection, search: Search, seats: int, now: int) -> Found | None:
    connection.execute(delete(waiting).where(waiting.c.until < now))
    wanted = (
        waiting.c.game == search.game,
        waiting.c.clock == search.clock,
        waiting.c.rated == search.rated,
    )
    mine = waiting.c.person == search.person, waiting.c.search == search.id, *wanted
    me = connection.execute(select(waiting).where(*mine)).one_or_none()
    if me is None:
        return None
    if me.table_id is not None:
        return Found(me.since, me.table_id)
    connection.execute(update(waiting).where(*mine).values(until=now + LEASE_MS))
    if me.claimed_until > now:
        return Found(me.since)
    free = (
        select(waiting)
        .where(*wanted, waiting.c.table_id.is_(None), waiting.c.claimed_until <= now)
        .where(waiting.c.person != search.person)
        .order_by(waiting.c.since)
        .limit(MOST_LOOKED_AT)
    )
    others = connection.execute(free).all()
    apart = parted(connection, [me.person, *(other.person for other in others)])
    group = _group(me, others, seats, apart, now)
    if not group:
        return Found(me.since)
    claim = Claim(new_id(), group)
    claimed = update(waiting).where(waiting.c.person.in_(group))
    connection.execute(claimed.values(claim=claim.id, claimed_until=now + CLAIM_MS))
    return Found(me.since, claim=claim)


def _one_by_one(connection: Connection, search: Search) -> None:
    """Nobody else pairs people for this game and clock meanwhile. With SQLite, whoever has begun to
    write is alone anyway."""
    if connection.dialect.name == "postgresql":
        lock = text("SELECT pg_advisory_xact_lock(hashtext(:name))")
        connection.execute(lock, {"name": f"pairing {search.game} {search.clock}"})


def _group(
    me: Row[tuple[object, ...]],
    others: Sequence[Row[tuple[object, ...]]],
    seats: int,
    apart: set[frozenset[str]],
    now: int,
) -> list[str]:
    """Those nearest in strength, of whom all can sit together; nobody where they are too few."""
    group = [me]
    for other in sorted(others, key=lambda other: abs(other.strength - me.strength)):
        if all(
            abs(other.strength - one.strength) <= (_band(other, now) + _band(one, now)) / 2
            and frozenset((other.person, one.person)) not in apart
            for one in group
        ):
            group.append(other)
        if len(group) == seats:
            return [str(one.person) for one in group]
    return []


def _band(one: Row[tuple[object, ...]], now: int) -> float:
    return float(BAND + BAND_A_SECOND * (now - one.since) / 1000)


def forget_waiting(connection: Connection, person: str) -> None:
    connection.execute(delete(waiting).where(waiting.c.person == person))
