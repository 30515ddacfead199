"""An end takes effect in every process at once, and without Redis within a second."""

import asyncio

import pytest

from tests.house.parts import Redis
from tests.house.test_many_processes import Pair, pair
from tests.house.test_sessions import SESSION_ENDED, is_known, known_again, until_closed
from tests.house.visiting import visitor
from veillee.house.cluster.over_redis import OverRedis
from veillee.house.journal.sessions import Ended

__all__ = ["pair"]
pytestmark = pytest.mark.anyio


async def test_a_session_ends_in_the_other_process_at_once(pair: Pair) -> None:
    here, there = pair.servers
    async with visitor(here) as at_home, visitor(there) as on_the_phone:
        await known_again(at_home, on_the_phone)
        table = await at_home.lay(chairs=["me", "open"])
        async with at_home.live(table) as kept, on_the_phone.live(table) as ended:
            await ended.next_of("frame")
            await at_home.client.delete("/api/me/sessions")
            assert await asyncio.wait_for(until_closed(ended), 5) == SESSION_ENDED
            assert not await is_known(on_the_phone)
            assert (await kept.answer(type="say", id="a", text="still here"))["type"] == "ack"


async def test_an_end_is_told_over_redis(redis: Redis) -> None:
    here, there = OverRedis(redis.address), OverRedis(redis.address)
    heard: asyncio.Queue[Ended] = asyncio.Queue()

    async def nothing(_: object) -> None:
        raise AssertionError

    await here.open(nothing, nothing, nothing)
    await there.open(nothing, heard.put, nothing)
    ended = Ended("somebody", ("one", "two"))
    while heard.empty():  # it may not be listening yet
        here.tell(ended)
        await asyncio.sleep(0.05)
    assert await heard.get() == ended
    await here.close()
    await there.close()


async def test_without_redis_it_ends_there_within_a_second(pair: Pair, redis: Redis) -> None:
    here, there = pair.servers
    async with visitor(here) as at_home, visitor(there) as on_the_phone:
        await known_again(at_home, on_the_phone)
        table = await at_home.lay(chairs=["me", "open"])
        async with on_the_phone.live(table) as ended:
            await ended.next_of("frame")
            redis.close()
            await at_home.client.delete("/api/me/sessions")
            assert await asyncio.wait_for(until_closed(ended), 5) == SESSION_ENDED
            assert not await is_known(on_the_phone)


async def test_whoever_has_himself_deleted_is_gone_from_every_process(pair: Pair) -> None:
    here, there = pair.servers
    async with visitor(here) as other, visitor(here) as leaving, visitor(there) as elsewhere:
        await leaving.client.patch("/api/me", json={"name": "Forgettable"})
        await known_again(leaving, elsewhere)
        table = await other.lay(chairs=["me", "open"])
        await leaving.command(table, type="sit", seat=1)
        async with elsewhere.live(table) as page, other.live(table, server=there) as watching:
            while "Forgettable" not in str(await watching.next_of("table")):
                pass
            await leaving.client.delete("/api/me")
            assert await asyncio.wait_for(until_closed(page), 5) == SESSION_ENDED
            assert not await is_known(elsewhere)
            while "Forgettable" in str(await watching.next_of("table")):
                pass


async def test_two_processes_agree_who_bears_which_number(pair: Pair) -> None:
    here, there = pair.servers
    async with visitor(here) as host, visitor(there) as other:
        await host.client.patch("/api/me", json={"name": "Marie-Lou"})
        table = await host.lay("spacepoker", 3, chairs=["open", "open", "me"])
        for command in (
            {"type": "set-code", "code": "1234"},
            {"type": "share", "seat": 1, "name": "Marie Lou", "code": "1234"},
            {"type": "share", "seat": 0, "name": "Маriе-Lоu", "code": "1234"},
        ):
            assert (await host.command(table, **command)).status_code == 200
        for who in (host, other):
            chairs = (await who.get(f"tables/{table}")).json()["chairs"]
            assert [chair["name"] for chair in chairs] == [
                "Маriе-Lоu 3",
                "Marie Lou 2",
                "Marie-Lou",
            ]
