"""Ratings as they are seen: at the table, on a player's page, and on the lists of the best."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Table, insert

from tests.house.conftest import Server
from tests.house.playing import Guest, guest, guests, started
from tests.house.visiting import Visitor, visitor
from veillee.house.identity import farewell
from veillee.house.journal.engine import connect
from veillee.house.journal.ratings import Standing, week_of
from veillee.house.journal.schema import people, ratings
from veillee.house.journal.standings import PAGE, After, Board
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.table.actions.resign import Resign

pytestmark = pytest.mark.anyio

NOW = now_ms()
EVER = Board("ergo", "none", "ever", NOW)
WEEK = EVER._replace(when="week")


def stand(services: Services, person: str, *, listed: bool = True, **fields: Any) -> None:
    """A rating that nobody has played for."""
    add(services, ratings, [rating(person, listed=listed, **fields)])


def rating(person: str, *, listed: bool = True, **fields: Any) -> dict[str, Any]:
    standing = Standing(matches=30, uncertainty=60.0, week=week_of(NOW), provisional=False)
    key = {"person": person, "game": "ergo", "clock": "none", "listed": listed}
    return {**key, **standing._asdict(), **fields}


def add(services: Services, table: Table, rows: list[dict[str, Any]]) -> None:
    engine = connect(services.settings.database, power_cuts=False)
    with engine.begin() as connection:
        connection.execute(insert(table), rows)
    engine.dispose()


async def listed(services: Services, board: Board = EVER) -> list[str]:
    lines, _ = await services.house.journal.standings.best(board)
    return [line.person for line in lines]


async def with_points(services: Services, *points: float) -> list[Guest]:
    found = await guests(services, len(points))
    for person, has in zip(found, points, strict=True):
        stand(services, person.id, points=has)
    return found


# -- the lists -----------------------------------------------------------------------------------


async def test_the_best_come_first(house: Services) -> None:
    low, high = await with_points(house, 1400.0, 1700.0)
    assert await listed(house) == [high.id, low.id]


async def test_nobody_is_listed_who_does_not_wish_it(house: Services) -> None:
    shy = await guest(house)
    stand(house, shy.id, listed=False)
    assert await listed(house) == []


async def test_the_switch_holds_for_ratings_there_are_and_those_to_come(house: Services) -> None:
    first, second = people = await guests(house, 2)
    standings = house.house.journal.standings

    async def play(loser: Guest, **terms: Any) -> None:
        room = await started(people, rated=True, **terms)
        await loser.command(room, Resign())

    provisional = EVER._replace(provisional=True)
    await play(second)
    await standings.set_listed(first.id, listed=True)
    assert await listed(house, provisional) == [first.id]
    await play(second)
    assert await listed(house, provisional) == [first.id]
    await standings.set_listed(first.id, listed=False)
    assert await listed(house, provisional) == []


async def test_provisional_ratings_have_a_list_of_their_own(house: Services) -> None:
    sure, new = await guests(house, 2)
    stand(house, sure.id)
    stand(house, new.id, points=1900.0, uncertainty=200.0, provisional=True)
    assert await listed(house) == [sure.id]
    assert await listed(house, EVER._replace(provisional=True)) == [new.id]


async def test_the_week_is_by_what_it_has_brought_and_for_those_who_played(
    house: Services,
) -> None:
    strong, rising, idle = await guests(house, 3)
    stand(house, strong.id, points=1900.0, gained=5.0)
    stand(house, rising.id, points=1600.0, gained=80.0)
    stand(house, idle.id, points=1700.0, gained=90.0, week=week_of(NOW) - 1)
    assert await listed(house, WEEK) == [rising.id, strong.id]


async def test_every_line_is_on_one_page_though_many_have_the_same_points(
    house: Services,
) -> None:
    everyone = [f"{number:016}" for number in range(2 * PAGE + 7)]
    known = {"language": "en", "made_at": 0}
    add(house, people, [{**known, "id": o, "name": o, "key_digest": o} for o in everyone])
    theirs = [rating(one, points=1500.0 + n // 40) for n, one in enumerate(everyone)]
    add(house, ratings, theirs)
    found: list[str] = []
    after, more = None, True
    while more:
        lines, more = await house.house.journal.standings.best(EVER, after)
        found += [line.person for line in lines]
        after = After(lines[-1].points, lines[-1].person, len(found))
    assert found == everyone[::-1]


async def test_ones_own_line_has_its_place_whether_listed_or_not(house: Services) -> None:
    low, high = await with_points(house, 1400.0, 1700.0)
    between = await guest(house)
    stand(house, between.id, points=1550.0, listed=False)
    standings = house.house.journal.standings
    for person, place in ((high, 1), (between, 2), (low, 2)):
        found = await standings.line_of(person.id, EVER)
        assert found is not None
        assert (found[0].person, found[1]) == (person.id, place)


async def test_ones_own_line_is_seen_though_it_has_no_place(house: Services) -> None:
    new, idle = await guests(house, 2)
    stand(house, new.id, provisional=True)
    stand(house, idle.id, week=week_of(NOW) - 1, gained=50.0)
    standings = house.house.journal.standings
    provisional, last_week = [
        await standings.line_of(person.id, board) for person, board in ((new, EVER), (idle, WEEK))
    ]
    assert provisional is not None
    assert last_week is not None
    assert (provisional[1], last_week[1], last_week[0].gained) == (None, None, 0.0)


async def test_who_leaves_is_on_no_list(house: Services) -> None:
    [only] = await with_points(house, 1600.0)
    await farewell(house.house, only.id)
    assert await listed(house) == []


# -- over HTTP -----------------------------------------------------------------------------------


async def rated_match(host: Visitor, other: Visitor) -> str:
    table = await host.lay(chairs=["me", "open"], rated=True)
    await other.command(table, type="sit", seat=1)
    await host.command(table, type="start")
    return table


async def test_a_rated_table_shows_ratings_and_at_the_end_what_it_brought(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await rated_match(host, other)
        before = (await other.get(f"tables/{table}/ratings")).json()
        new = {"points": 1500, "uncertainty": 350, "provisional": True}
        assert before == [{"rating": new, "after": None}] * 2
        await host.command(table, type="resign")
        lost, won = (await other.get(f"tables/{table}/ratings")).json()
        assert lost["after"]["points"] < 1500 < won["after"]["points"]


async def test_a_table_that_is_not_rated_shows_nobodys_rating(server: Server) -> None:
    async with visitor(server) as host:
        table = await host.lay(chairs=["me", "easy"], start=True)
        assert (await host.get(f"tables/{table}/ratings")).json() == []


async def test_past_games_say_whether_they_were_rated_and_what_they_brought(
    server: Server,
) -> None:
    async with visitor(server) as host, visitor(server) as other:
        await host.command(await rated_match(host, other), type="resign")
        await host.command(await host.lay(chairs=["me", "easy"], start=True), type="resign")
        answer = await host.get(f"people/{host.me['id']}/games")
        unrated, rated = [game["rated"] for game in answer.json()["games"]]
        assert unrated is None
        assert rated["before"] == 1500 > rated["after"]


async def test_a_player_whom_one_has_met_shows_his_curve_and_a_stranger_does_not(
    server: Server,
) -> None:
    async with visitor(server) as host, visitor(server) as other, visitor(server) as stranger:
        for _ in range(2):
            await host.command(await rated_match(host, other), type="resign")
        [rating] = (await other.get(f"people/{host.me['id']}/ratings")).json()
        steps = [step["points"] for step in rating["curve"]]
        assert (rating["game"], rating["clock"], rating["matches"]) == ("ergo", "none", 2)
        assert 1500 > steps[0] > steps[1] == rating["rating"]["points"]
        refused = await stranger.get(f"people/{host.me['id']}/ratings")
        assert (refused.status_code, refused.json()["error"]) == (403, "games-not-shown")


async def test_pages_of_a_list_follow_each_other(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        await host.command(await rated_match(host, other), type="resign")
        for who in (host, other):
            await who.client.put("/api/me/listed", json={"listed": True})
        path = "best/ergo/none?provisional=true"
        page = (await host.get(path)).json()
        names = [line["name"] for line in page["lines"]]
        assert names.index(other.me["name"]) < names.index(host.me["name"])
        assert (page["mine"]["name"], page["mine"]["me"]) == (host.me["name"], True)
        first = page["lines"][0]
        cursor = f"{first['rating']['points'] + 1}:{host.me['id']}:7"
        rest = (await host.get(f"{path}&after={cursor}")).json()
        assert rest["lines"][0]["place"] == 8
        assert rest["mine"] is None


async def test_all_that_is_kept_of_ones_ratings_is_shown(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await rated_match(host, other)
        await host.command(table, type="resign")
        kept = (await host.get("me/kept")).json()
        [rated] = kept["ratings"]
        assert (rated["table"], rated["place"], rated["points_before"]) == (table, 2, 1500)
        assert kept["listed"] is False
