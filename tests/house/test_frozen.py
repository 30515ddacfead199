"""A database or a Redis that is frozen: nobody waits long, and nothing is lost or made twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.house.conftest import Server, settings, started_postgres
from tests.house.crowd import Crowd
from tests.house.parts import Postgres, Redis
from tests.house.playing import guests, reread, started, until
from tests.house.visiting import Live, visitor
from veillee.house.journal import JournalDown
from veillee.house.journal.engine import connect
from veillee.house.journal.writer import Writer
from veillee.house.services import Services

pytestmark = pytest.mark.anyio

REFUSED_WITHIN = 5.0


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[Postgres]:
    """One of its own: it is frozen here."""
    yield from started_postgres()


@pytest.fixture
def address(postgres: Postgres) -> Iterator[str]:
    yield postgres.database()
    postgres.thaw()  # whatever became of the test


@asynccontextmanager
async def two_playing(server: Server, there: Server | None = None) -> AsyncIterator[list[Live]]:
    async with visitor(server) as host, visitor(there or server) as other:
        table = await host.lay(chairs=["me", "open"])
        await other.command(table, type="sit", seat=1)
        await host.command(table, type="start")
        async with host.live(table) as ours, other.live(table) as theirs:
            yield [ours, theirs]


async def test_a_move_to_a_frozen_database_is_refused_in_time_and_made_once(
    tmp_path: Path, postgres: Postgres, address: str
) -> None:
    server = Server(tmp_path, VEILLEE_DATABASE=address).open()
    try:
        async with two_playing(server) as (ours, theirs):
            assert (await ours.answer(type="move", id="a", move="e5"))["type"] == "ack"
            postgres.freeze()
            for turn in range(3):
                began = time.monotonic()
                refused = await theirs.answer(type="move", id="b", move="a1")
                assert refused["error"] == "journal-down", turn
                assert time.monotonic() - began < REFUSED_WITHIN
            async with visitor_of(server) as client:
                began = time.monotonic()
                assert (await client.get("/health")).status_code == 503
                assert time.monotonic() - began < REFUSED_WITHIN
            postgres.thaw()
            while (await theirs.answer(type="move", id="b", move="a1"))["type"] != "ack":
                await asyncio.sleep(0.1)
            assert (await ours.answer(type="move", id="c", move="e6"))["type"] == "ack"
            told = [text for live in (ours, theirs) for text in live.texts]
            cells = [
                line["what"]["cell"]
                for text in told
                for line in text.get("told", ())
                if line["type"] == "event"
            ]
            assert {cell: cells.count(cell) for cell in ("e5", "a1")} == {"e5": 2, "a1": 2}
    finally:
        postgres.thaw()
        server.close()
    assert "journal-does-not-answer" in server.logged()
    assert "journal-answers-again" in server.logged()
    assert '"level":"error"' not in server.logged()


@asynccontextmanager
async def visitor_of(server: Server) -> AsyncIterator[Any]:
    import httpx

    async with httpx.AsyncClient(base_url=server.address, timeout=20, trust_env=False) as client:
        yield client


async def test_a_crowd_outlives_a_database_that_freezes_again_and_again(
    tmp_path: Path, postgres: Postgres, address: str
) -> None:
    server = Server(tmp_path, VEILLEE_DATABASE=address).open()
    crowd = Crowd(server)
    try:
        await crowd.lay([("ergo", 2, False)] * 12, lambda seat: lambda: server)
        crowd.begin()
        for seconds in (1, 5, 6):
            await crowd.more(40)
            postgres.freeze()
            await asyncio.sleep(seconds)
            postgres.thaw()
        await crowd.everyone_moves()
    finally:
        postgres.thaw()
        await crowd.go_home()
        server.close()
    engine = connect(address, power_cuts=False)
    crowd.check(engine)
    engine.dispose()


async def test_a_house_closes_though_its_database_is_frozen(
    tmp_path: Path, postgres: Postgres, address: str
) -> None:
    server = Server(tmp_path, VEILLEE_DATABASE=address).open()
    async with visitor(server) as host:
        table = await host.lay(chairs=["me", "easy"], start=True)
        async with host.live(table) as live:
            postgres.freeze()
            await live.command(type="move", id="a", move="e5")
            began = time.monotonic()
            await asyncio.to_thread(server.close)
            assert time.monotonic() - began < 19, "it had to be killed"
    postgres.thaw()


async def test_what_was_refused_and_is_in_the_journal_after_all_is_shown_and_not_made_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit went through, and its answer came too late."""
    services = Services(settings(tmp_path, power_cuts=True))
    async with services.open():
        people = await guests(services, 2)
        room = await started(people)
        page, commit = people[1].page(room), Writer._commit

        def slow(writer: Writer, batch: Any) -> Any:
            troubles = commit(writer, batch)
            time.sleep(6)
            return troubles

        with monkeypatch.context() as held:
            held.setattr(Writer, "_commit", slow)
            began = time.monotonic()
            with pytest.raises(JournalDown):
                await people[0].move(room, "e5", "m")
            assert time.monotonic() - began < REFUSED_WITHIN
            with pytest.raises(JournalDown):
                await people[0].move(room, "e5", "m")
            assert not room.table.plays
            await until(lambda: len(room.table.plays) == 1)
        assert (await page.frame())["told"][-1]["what"]["cell"] == "e5"
        assert not (await people[0].move(room, "e5", "m")).done, "it was made before"
        assert (await reread(services, room.table.id)).number == room.table.number


async def test_a_frozen_redis_is_noticed_and_holds_up_no_move(
    tmp_path: Path, postgres: Postgres, address: str, redis: Redis
) -> None:
    houses = [
        Server(tmp_path, VEILLEE_DATABASE=address, VEILLEE_REDIS=redis.address) for _ in range(2)
    ]
    try:
        for server in houses:
            server.begin()
        for server in houses:
            server.wait_until_open()
        async with two_playing(*houses) as (ours, theirs):
            assert (await ours.answer(type="move", id="a", move="e5"))["type"] == "ack"
            redis.freeze()
            await asyncio.sleep(1.0)
            assert all("redis-lost" in server.logged() for server in houses)
            for turn, move in enumerate(("a1", "e6", "a2", "e7", "a3")):
                mover, other = (theirs, ours) if turn % 2 == 0 else (ours, theirs)
                began = time.monotonic()
                # Of the other's move this house hears by asking the journal, within a second.
                while (await mover.answer(type="move", id=move, move=move))["type"] != "ack":
                    assert time.monotonic() - began < 2.5
                assert time.monotonic() - began < 2.5
                while move not in str((await other.next_of("frame"))["told"]):
                    pass
            redis.thaw()
            await asyncio.sleep(1.5)
            assert all("redis-found-again" in server.logged() for server in houses)
            assert (await ours.answer(type="move", id="z", move="e8"))["type"] == "ack"
    finally:
        redis.thaw()
        for server in houses:
            server.close()
