"""Several processes of a house, which tell each other by a Redis what is new."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from redis import asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from veillee.house.cluster.cluster import (
    IN_SECONDS,
    LEASE_MS,
    AnyNews,
    Hearing,
    HearingEnded,
    HearingParted,
    News,
    Parted,
)
from veillee.house.ids import new_id
from veillee.house.journal.sessions import Ended

CHANNEL: Final = "veillee:news"
HERE_SECONDS: Final = 12
PAUSE_SECONDS: Final = 0.5
ANSWER_SECONDS: Final = 0.4
BEAT_SECONDS: Final = 0.4
"""Together less than the second within which a Redis that is frozen must be noticed."""

log = logging.getLogger(__name__)


class Bulletin(msgspec.Struct):
    """All that was new in a process since its last one: a busy house has many at a time."""

    sender: str
    news: list[News]
    ended: list[Ended]
    parted: list[Parted] = []


_read_bulletin = msgspec.json.Decoder(Bulletin).decode


class OverRedis:
    """Several processes, told of each other's doings by Redis."""

    shared = True

    def __init__(self, address: str) -> None:
        self._redis = redis.from_url(
            address,
            decode_responses=True,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        self._listening = redis.from_url(address, socket_keepalive=True)
        self._lost = False
        """Whether Redis did not answer when it was asked last: nobody waits for it then."""
        self._me = new_id(8)
        self._outbox: asyncio.Queue[AnyNews] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(
        self, hearing: Hearing, hearing_ended: HearingEnded, hearing_parted: HearingParted
    ) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(hearing, hearing_ended, hearing_parted)),
            asyncio.create_task(self._publish()),
            asyncio.create_task(self._watch()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await self._listening.aclose()

    def tell(self, news: AnyNews) -> None:
        if not self._lost:  # who misses it asks the journal within a second
            self._outbox.put_nowait(news)

    async def _watch(self) -> None:
        """Ask whether Redis is there, again and again: it may be frozen, and say nothing."""
        while True:
            with self._noticing():
                await self._redis.ping()
                if self._lost:
                    self._lost = False
                    log.warning("redis-found-again")
            await asyncio.sleep(BEAT_SECONDS)

    @contextlib.contextmanager
    def _noticing(self) -> Iterator[None]:
        """Whatever is asked of Redis in here: it may be lost."""
        try:
            yield
        except (RedisError, OSError):
            if not self._lost:
                self._lost = True
                log.warning("redis-lost")

    async def _publish(self) -> None:
        while True:
            waiting = [await self._outbox.get()]
            while not self._outbox.empty():
                waiting.append(self._outbox.get_nowait())
            ended = [told for told in waiting if isinstance(told, Ended)]
            news = [told for told in waiting if isinstance(told, News)]
            parted = [told for told in waiting if isinstance(told, Parted)]
            bulletin = msgspec.json.encode(Bulletin(self._me, news, ended, parted))
            with self._noticing():
                await self._redis.publish(CHANNEL, bulletin)

    async def _listen(
        self, hearing: Hearing, hearing_ended: HearingEnded, hearing_parted: HearingParted
    ) -> None:
        while True:
            try:
                async with self._listening.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] != "message":
                            continue
                        await self._hear(hearing, hearing_ended, hearing_parted, message["data"])
            except (RedisError, OSError):
                log.warning("redis-lost")
                await asyncio.sleep(PAUSE_SECONDS)

    async def _hear(
        self,
        hearing: Hearing,
        hearing_ended: HearingEnded,
        hearing_parted: HearingParted,
        text: bytes,
    ) -> None:
        """The journal may be down just now, or the text no bulletin: whatever it is, listen on."""
        try:
            bulletin = _read_bulletin(text)
            if bulletin.sender == self._me:
                return
            for ended in bulletin.ended:
                await hearing_ended(ended)
            for parted in bulletin.parted:
                await hearing_parted(parted)
            for news in bulletin.news:
                await hearing(news)
        except Exception as error:
            log.warning("news-not-heard", exc_info=error)

    async def may_drive(self, table_id: str) -> bool:
        key = f"veillee:drives:{table_id}"
        if not self._lost:
            with self._noticing():
                if await self._redis.set(key, self._me, nx=True, px=LEASE_MS):
                    return True
                if await self._redis.get(key) != self._me:
                    return False
                await self._redis.pexpire(key, LEASE_MS)
        return True  # if in doubt, better twice than never: the journal takes one of the two moves

    async def note_here(self, people: dict[str, frozenset[str]]) -> None:
        if self._lost:
            return
        with self._noticing():
            async with self._redis.pipeline(transaction=False) as pipe:
                for table_id, persons in people.items():
                    key = f"veillee:here:{table_id}:{self._me}"
                    pipe.delete(key)
                    if persons:
                        pipe.sadd(key, *persons)
                        pipe.expire(key, HERE_SECONDS)
                        # Which processes to ask about the table.
                        pipe.sadd(f"veillee:here:{table_id}", self._me)
                        pipe.expire(f"veillee:here:{table_id}", HERE_SECONDS)
                await pipe.execute()

    async def here(self, table_ids: Iterable[str]) -> dict[str, frozenset[str]]:
        asked = list(table_ids)
        found: dict[str, frozenset[str]] = {}
        if self._lost:
            return found
        with self._noticing():
            async with self._redis.pipeline(transaction=False) as pipe:
                for table_id in asked:
                    pipe.smembers(f"veillee:here:{table_id}")
                processes = await pipe.execute()
                for table_id, theirs in zip(asked, processes, strict=True):
                    others = theirs - {self._me} or {"nobody"}  # of no keys there is no union
                    pipe.sunion([f"veillee:here:{table_id}:{other}" for other in others])
                people = await pipe.execute()
            found.update(zip(asked, map(frozenset, people), strict=True))
        return found

    async def note_in(self, person: str) -> None:
        if not self._lost:
            with self._noticing():
                await self._redis.set(f"veillee:in:{person}", "", ex=IN_SECONDS)

    async def who_is_in(self, persons: Iterable[str]) -> frozenset[str]:
        asked, found = list(persons), list[object]()
        if asked and not self._lost:
            with self._noticing():
                found = list(await self._redis.mget([f"veillee:in:{one}" for one in asked]))
        # Should Redis be gone, nobody is said to be here.
        return frozenset(one for one, noted in zip(asked, found, strict=False) if noted is not None)
