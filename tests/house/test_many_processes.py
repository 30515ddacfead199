"""Two processes on one PostgreSQL and one Redis, any of which may fall over."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.house.conftest import Server, started_postgres
from tests.house.crowd import Crowd, every_game
from tests.house.parts import Postgres, Redis
from tests.house.visiting import visitor
from veillee.house.journal.engine import connect

pytestmark = pytest.mark.anyio

PLAN = every_game(people=33, bots=7)


class Pair:
    """Two processes; whoever finds his own closed goes to the other, as behind a proxy."""

    def __init__(self, folder: Path, database: str, redis: Redis) -> None:
        self.database = database
        self.servers = [
            Server(folder, VEILLEE_DATABASE=database, VEILLEE_REDIS=redis.address) for _ in range(2)
        ]
        self._closed: set[int] = set()

    def open(self) -> None:
        for server in self.servers:
            server.begin()  # both at once, on an empty database
        for server in self.servers:
            server.wait_until_open()

    def door(self, seat: int) -> Callable[[], Server]:
        def choose() -> Server:
            place = seat % 2
            return self.servers[1 - place if place in self._closed else place]

        return choose

    async def kill(self, place: int) -> None:
        self._closed.add(place)
        self.servers[place].kill()

    async def reopen(self, place: int) -> None:
        await asyncio.to_thread(self.servers[place].open)
        self._closed.discard(place)

    def close(self) -> None:
        for server in self.servers:
            server.close()

    def logged(self) -> str:
        return "".join(server.logged() for server in self.servers)


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[Postgres]:
    """One of its own: it is stopped here."""
    yield from started_postgres()


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    pair = Pair(tmp_path, postgres.database(), redis)
    pair.open()
    yield pair
    pair.close()


async def test_players_of_one_table_sit_at_different_processes(pair: Pair) -> None:
    here, there = pair.servers
    async with visitor(here) as host, visitor(there) as other:
        table = await host.lay(chairs=["me", "open"])
        assert (await other.command(table, type="sit", seat=1)).status_code == 200
        async with host.live(table) as ours, other.live(table) as theirs:
            await ours.answer(type="start", id="s")
            for turn, move in enumerate(("e5", "a1", "e6", "a2")):
                mover, waiting = (ours, theirs) if turn % 2 == 0 else (theirs, ours)
                answer = await mover.answer(type="move", id=f"m{turn}", move=move)
                assert answer["type"] == "ack"
                while move not in str((await waiting.next_of("frame"))["told"]):
                    pass


async def test_people_are_known_to_every_process_and_so_are_their_names(pair: Pair) -> None:
    here, there = pair.servers
    async with visitor(here) as somebody:
        cookie = {"Cookie": somebody.cookie}
        async with visitor(there) as elsewhere:
            elsewhere.client.cookies.clear()
            seen = await elsewhere.client.get("/api/me", headers=cookie)
            assert seen.json()["id"] == somebody.me["id"]


async def test_who_looks_through_another_process_is_here_all_the_same(pair: Pair) -> None:
    here, there = pair.servers
    async with visitor(here) as host, visitor(there) as other:
        table = await host.lay(chairs=["me", "open"])
        await other.command(table, type="sit", seat=1)
        async with host.live(table) as ours, other.live(table):
            while not (await ours.next_of("table"))["chairs"][1].get("here"):
                pass


async def test_the_promises_hold_whatever_falls_over(
    pair: Pair, postgres: Postgres, redis: Redis
) -> None:
    crowd = Crowd(pair.servers[0])
    async with AsyncExitStack() as leaving:
        await crowd.lay(PLAN, pair.door)
        crowd.begin()
        leaving.push_async_callback(crowd.go_home)
        await crowd.more(100)
        for place in (0, 1):
            await pair.kill(place)
            await crowd.more(50)
            await pair.reopen(place)
            await crowd.more(50)
        for how in ("fast", "immediate"):
            await asyncio.to_thread(postgres.restart, how)
            await crowd.more(50)
        await asyncio.to_thread(redis.restart)
        await crowd.more(50)
        await pair.kill(0)
        await asyncio.to_thread(redis.restart)
        await asyncio.to_thread(postgres.restart, "fast")
        await pair.reopen(0)
        await crowd.everyone_moves()
    pair.close()
    assert "Traceback" not in pair.logged()
    assert '"level":"error"' not in pair.logged()
    engine = connect(pair.database, power_cuts=False)
    crowd.check(engine)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM entries"))
    engine.dispose()
