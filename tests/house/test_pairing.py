"""Finding somebody: nobody is paired twice, against his wish, or left waiting for ever."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.house.conftest import Server, settings
from tests.house.parts import Postgres, Redis
from tests.house.playing import Guest, guests, started
from tests.house.test_talk import refusing
from tests.house.visiting import visitor
from veillee.house.blocking import set_blocked
from veillee.house.errors import HouseError
from veillee.house.identity import farewell
from veillee.house.ids import new_id
from veillee.house.journal import JournalDown
from veillee.house.journal.waiting import BAND, CLAIM_MS, LEASE_MS, Claim, Search
from veillee.house.now import now_ms
from veillee.house.pairing import BOTS_AFTER_MS, Wait, begin, look, strength_of
from veillee.house.ratings import START
from veillee.house.services import Services
from veillee.house.table.actions.resign import Resign
from veillee.house.table.terms import SecondsPerMove

pytestmark = pytest.mark.anyio

CROWD = 200


async def looks(one: Guest, game: str = "ergo", *, rated: bool = False) -> Wait:
    return await begin(one.services.house, one.id, game, "quick", rated=rated)


async def again(one: Guest, wait: Wait, game: str = "ergo") -> Wait:
    return await look(one.services.house, Search(one.id, wait.search, game, "quick"))


async def waits(one: Guest, strength: int = 1500, since: int = 0) -> Search:
    """He began to wait so many milliseconds ago, and his page has just asked."""
    kept = one.services.house.journal.waiting
    search = Search(one.id, new_id(), "ergo", "quick")
    # For more than are there: he is not paired yet.
    await kept.begin(search, strength, 100, lambda: now_ms() - since)
    return search


async def found(one: Guest, search: Search, later: int = 0) -> set[str]:
    kept = await one.services.house.journal.waiting.look(search, 2, lambda: now_ms() + later)
    return set(kept.claim.persons) if kept and kept.claim else set()


async def test_two_who_wait_for_the_same_game_sit_at_one_table(house: Services) -> None:
    one, other = await guests(house, 2)
    first = await looks(one)
    assert first.table is None
    second = await looks(other)
    assert second.table
    assert (await again(one, first)).table == second.table
    room = await house.house.room(second.table)
    assert {chair.person for chair in room.table.chairs} == {one.id, other.id}
    assert room.table.status == "running"


async def test_strength_is_the_rating_of_that_game_and_clock(house: Services) -> None:
    loser, winner = await guests(house, 2)
    clock = SecondsPerMove(seconds=20, reserve=60)
    room = await started([loser, winner], rated=True, clock=clock)
    await loser.command(room, Resign())
    weak, strong = [
        await strength_of(house.house, one.id, "ergo", "quick") for one in (loser, winner)
    ]
    assert weak < START.points < strong
    assert await strength_of(house.house, winner.id, "spacepoker", "quick") == START.points


async def test_who_waits_for_another_game_or_clock_is_not_found(house: Services) -> None:
    one, other, third = await guests(house, 3)
    await looks(one)
    assert (await looks(other, "spacepoker")).table is None
    assert (await begin(house.house, third.id, "ergo", "calm")).table is None


async def test_a_rated_match_is_found_by_those_alone_who_wish_for_one(house: Services) -> None:
    casual, one, other = await guests(house, 3)
    await looks(casual)
    assert (await looks(one, rated=True)).table is None
    table = (await looks(other, rated=True)).table
    room = await house.house.room(table or "")
    assert {chair.person for chair in room.table.chairs} == {one.id, other.id}


@pytest.mark.parametrize("rated", [True, False])
async def test_a_table_is_laid_as_both_wished(house: Services, rated: bool) -> None:
    one, other = await guests(house, 2)
    await looks(one, rated=rated)
    table = (await looks(other, rated=rated)).table
    assert (await house.house.room(table or "")).table.terms.rated is rated


async def test_a_search_for_an_unrated_match_finds_no_rated_one(house: Services) -> None:
    one, _ = await guests(house, 2)
    wait = await looks(one)
    with refusing("wait-ended"):
        await look(house.house, Search(one.id, wait.search, "ergo", "quick", rated=True))


async def test_a_game_whose_bots_nobody_has_measured_is_not_rated(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.house.table.action.anchor", lambda _game, _level: None)
    [one] = await guests(house, 1)
    with refusing("rated-no-anchor"):
        await looks(one, rated=True)
    assert (await looks(one)).table is None


async def test_who_stops_just_after_others_were_found_is_told_the_table(house: Services) -> None:
    one, other = await guests(house, 2)
    first = await looks(one, rated=True)
    second = await looks(other, rated=True)
    assert second.table
    assert await house.house.journal.waiting.end(one.id, first.search) == second.table


async def test_a_game_for_more_waits_until_they_are_enough(house: Services) -> None:
    people = await guests(house, 3)
    tables = [(await looks(one, "sponsio")).table for one in people]
    assert tables[:2] == [None, None]
    room = await house.house.room(tables[2] or "")
    assert {chair.person for chair in room.table.chairs} == {one.id for one in people}


async def test_who_has_left_the_page_is_not_found(house: Services) -> None:
    one, other = await guests(house, 2)
    gone = await looks(one)
    await house.house.journal.waiting.end(one.id, gone.search)
    assert (await looks(other)).table is None


async def test_a_page_that_asks_no_more_is_not_waited_with(house: Services) -> None:
    one, other = await guests(house, 2)
    await waits(one, since=LEASE_MS + 1000)
    assert (await looks(other)).table is None
    assert await house.house.journal.waiting.game_of(one.id) is None


async def test_a_second_search_of_a_person_ends_the_first(house: Services) -> None:
    one, _ = await guests(house, 2)
    first = await looks(one)
    await looks(one, "spacepoker")
    with refusing("wait-ended"):
        await again(one, first)


@pytest.mark.parametrize("how", ["mutes", "is muted", "blocks", "is blocked"])
async def test_nobody_is_paired_with_whom_he_has_muted_or_blocked(
    house: Services, how: str
) -> None:
    pair = one, other = await guests(house, 2)
    who, whom = pair if not how.startswith("is") else (other, one)
    if "mute" in how:
        await house.house.people.mute(who.id, whom.id, muted=True)
    else:
        await set_blocked(house.house, who.id, whom.id, blocked=True)
    await looks(one)
    assert (await looks(other)).table is None


async def test_of_several_the_nearest_in_strength_is_found(house: Services) -> None:
    one, weak, near, strong = await guests(house, 4)
    await waits(weak, 1500 - BAND)
    await waits(strong, 1500 + BAND)
    await waits(near, 1510)
    assert await found(one, await waits(one, 1500)) == {one.id, near.id}


async def test_the_band_widens_with_time(house: Services) -> None:
    one, other = await guests(house, 2)
    await waits(other, 1500 + 2 * BAND)
    search = await waits(one, 1500)
    assert await found(one, search) == set()
    assert await found(one, search, later=LEASE_MS - 2500) == {one.id, other.id}


async def test_who_was_claimed_by_a_house_that_died_is_found_again(house: Services) -> None:
    one, other = await guests(house, 2)
    await waits(other)
    search = await waits(one)
    assert await found(one, search) == {one.id, other.id}
    assert await found(one, search) == set(), "they are spoken for"
    assert await found(one, search, later=CLAIM_MS + 500) == {one.id, other.id}


async def test_a_claim_that_has_run_out_sends_nobody_anywhere(house: Services) -> None:
    one, other = await guests(house, 2)
    await waits(other)
    search = await waits(one)
    kept = house.house.journal.waiting
    claimed = await kept.look(search, 2)
    assert claimed
    assert isinstance(claimed.claim, Claim)
    late = now_ms() + CLAIM_MS + 100
    assert not await kept.settle(search, claimed.claim, new_id(), lambda: late)


async def test_who_left_before_the_table_was_laid_holds_nobody_back(house: Services) -> None:
    one, other, third = await guests(house, 3)
    theirs = await waits(other)
    search = await waits(one)
    kept = house.house.journal.waiting
    claimed = await kept.look(search, 2)
    assert claimed
    assert claimed.claim
    await kept.end(other.id, theirs.id)
    assert not await kept.settle(search, claimed.claim, new_id())
    await waits(third)
    assert await found(one, search, later=CLAIM_MS + 500) == {one.id, third.id}


async def test_who_leaves_the_house_waits_no_longer(house: Services) -> None:
    one, other = await guests(house, 2)
    await looks(one)
    await farewell(house.house, one.id)
    assert (await looks(other)).table is None


async def test_bots_are_offered_after_a_while() -> None:
    now = now_ms()
    assert not Wait("a", now, None).bots
    assert Wait("a", now - BOTS_AFTER_MS - 1000, None).bots
    assert not Wait("a", now - BOTS_AFTER_MS - 1000, "table").bots


async def test_a_game_that_is_not_here_is_refused(house: Services) -> None:
    [one] = await guests(house, 1)
    with refusing("no-such-game"):
        await begin(house.house, one.id, "chess", "quick")


# -- a crowd -------------------------------------------------------------------------------------


async def until_paired(one: Guest) -> str:
    """As a page does it: a house that is too busy is asked again, a search that ended begins
    anew."""
    wait: Wait | None = None
    while wait is None or wait.table is None:
        try:
            wait = await (looks(one) if wait is None else again(one, wait))
        except JournalDown:
            continue
        except HouseError:
            wait = None
        await asyncio.sleep(0.5)
    return wait.table


async def all_are_paired_once(people: list[Guest]) -> None:
    tables = await asyncio.gather(*map(until_paired, people))
    assert set(Counter(tables).values()) == {2}
    by_table: dict[str, set[str]] = {}
    for one, table in zip(people, tables, strict=True):
        by_table.setdefault(table, set()).add(one.id)
    house = people[0].services.house
    sat = [await house.journal.people.sat_at(one.id) for one in people]
    assert [len(tables) for tables in sat] == [1] * len(people), "nobody sits at two tables"
    for table, pair in by_table.items():
        room = await house.room(table)
        assert {chair.person for chair in room.table.chairs} == pair


async def test_a_crowd_is_paired_each_once_and_nobody_is_lost(services: Services) -> None:
    await all_are_paired_once(await guests(services, CROWD))


async def test_a_crowd_at_two_houses_is_paired_each_once_and_nobody_is_lost(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    database = postgres.copy()
    async with AsyncExitStack() as stack:
        houses = [
            Services(settings(tmp_path, database=database, redis=redis.address)) for _ in range(2)
        ]
        people: list[Guest] = []
        for one in houses:
            await stack.enter_async_context(one.open())
            people += await guests(one, CROWD // 2)
        await all_are_paired_once(people[::2] + people[1::2])


async def test_two_pages_find_each_other(server: Server) -> None:
    async with visitor(server) as one, visitor(server) as other:
        body = {"game": "ergo", "clock": "calm"}
        first = (await one.post("pairing", body)).json()
        second = (await other.post("pairing", body)).json()
        assert second["table"]
        asked = await one.post("pairing", {**body, "search": first["search"]})
        assert asked.json()["table"] == second["table"]
        assert (await one.get("me/kept")).json()["waits_for"] == "ergo"
        stopped = await one.client.delete(f"/api/pairing/{first['search']}")
        assert stopped.json() == {"table": second["table"]}
        assert (await one.get("me/kept")).json()["waits_for"] is None


async def test_a_page_that_wishes_for_a_rated_match_is_told_that_it_is(server: Server) -> None:
    async with visitor(server) as one, visitor(server) as other:
        body = {"game": "ergo", "clock": "quick", "rated": True}
        await one.post("pairing", body)
        found = (await other.post("pairing", body)).json()
        terms = (await one.get(f"tables/{found['table']}")).json()["terms"]
        assert (terms["rated"], terms["hints"], terms["latecomers"]) == (True, "none", "no")


@pytest.mark.parametrize(
    "body", [{"game": "chess", "clock": "quick"}, {"game": "ergo", "clock": "step"}]
)
async def test_what_cannot_be_played_is_refused(server: Server, body: dict[str, str]) -> None:
    async with visitor(server) as one:
        assert (await one.post("pairing", body)).status_code in (400, 404)
