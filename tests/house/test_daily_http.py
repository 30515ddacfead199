"""Games of the day over HTTP, and in the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.house.conftest import Server
from tests.house.visiting import Visitor, visitor
from veillee.bots import daily_games, daily_of
from veillee.cli import main
from veillee.house.journal.engine import connect
from veillee.house.journal.schema import house
from veillee.kernel.chance import commitment

pytestmark = pytest.mark.anyio

SECRET = select(house.c.value).where(house.c.name == "daily")
DAILY = {game: daily_of(game, "any") for game in daily_games()}
DEAL = next(game for game, daily in DAILY.items() if not (daily.within or daily.riddle))


async def given_up(one: Visitor, game: str = DEAL) -> str:
    table = (await one.post(f"days/today/{game}")).json()["id"]
    assert (await one.command(table, type="resign")).status_code == 200
    return str(table)


async def of_day(one: Visitor) -> Any:
    games = (await one.get("days/today")).json()["games"]
    return next(game for game in games if game["game"] == DEAL)


async def test_a_day_tells_what_there_is_and_nothing_of_what_is_dealt(server: Server) -> None:
    async with visitor(server) as me:
        day = (await me.get("days/today")).json()
        assert [game["game"] for game in day["games"]] == list(daily_games())
        assert {game["status"] for game in day["games"]} == {"new"}
        assert day["seed"] is None
        assert day["commitment"] != day["next_commitment"]


async def test_a_median_is_told_to_those_who_have_finished(server: Server) -> None:
    async with visitor(server) as me, visitor(server) as other:
        table = await given_up(me)
        mine, theirs = await of_day(me), await of_day(other)
        assert (mine["status"], mine["table"], mine["score"]) == ("done", table, 0)
        assert mine["players"] >= 1
        assert (theirs["status"], theirs["players"], theirs["compared"]) == ("new", None, None)


async def test_nobody_else_sits_down_at_ones_table(server: Server) -> None:
    async with visitor(server) as me, visitor(server) as other:
        table = (await me.post(f"days/today/{DEAL}")).json()["id"]
        refused = await other.command(table, type="sit", seat=1)
        assert refused.json()["error"] == "no-latecomers"


async def test_the_record_of_a_running_day_stays_closed(server: Server) -> None:
    async with visitor(server) as me:
        table = await given_up(me)
        for path in ("record", "moments/0?seat=1", "turning-point"):
            answer = await me.get(f"tables/{table}/{path}")
            assert (answer.status_code, answer.json()["error"]) == (403, "record-not-opened")
        forked = await me.post(f"tables/{table}/fork", {"moves": 0, "seat": 1})
        assert forked.json()["error"] == "fork-not-open"


@pytest.mark.parametrize("day", ["1999-01-01", "2999-01-01", "2026-02-31"])
async def test_there_is_no_such_day(server: Server, day: str) -> None:
    async with visitor(server) as me:
        for answer in (await me.get(f"days/{day}"), await me.post(f"days/{day}/{DEAL}")):
            assert (answer.status_code, answer.json()["error"]) == (404, "no-such-day")


async def test_there_is_no_such_game(server: Server) -> None:
    async with visitor(server) as me:
        assert (await me.post("days/today/chess")).status_code == 404


async def test_what_is_kept_has_ones_tries(server: Server) -> None:
    async with visitor(server) as me:
        await given_up(me)
        [tried] = (await me.get("me/kept")).json()["attempts"]
        assert (tried["game"], tried["tries"], tried["score"]) == (DEAL, 1, 0)


def opened_before(server: Server, days: int) -> None:
    """As if the house had opened so many days earlier."""
    engine = connect(server.database, power_cuts=False)
    with engine.begin() as connection:
        first, key = str(connection.scalar(SECRET)).split()
        older = update(house).where(house.c.name == "daily")
        connection.execute(older.values(value=f"{int(first) - days} {key}"))
    engine.dispose()


async def test_days_that_are_over_are_listed_opened_and_played(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    async with visitor(server) as me:
        today = (await me.get("days/today")).json()["day"]
        assert (await me.get("days")).json() == {"days": [], "next": None}
    server.close()
    opened_before(server, days=40)
    server.open()
    async with visitor(server) as me:
        page = (await me.get("days")).json()
        older = (await me.get("days", params={"until": page["next"]})).json()
        days = [one["day"] for one in (*page["days"], *older["days"])]
        assert (len(days), len(set(days)), older["next"]) == (40, 40, None)
        assert today not in days
        past = (await me.get(f"days/{days[-1]}")).json()
        assert commitment(past["seed"]) == past["commitment"]
        table = (await me.post(f"days/{days[-1]}/{DEAL}")).json()
        assert table["daily"]["number"] == 0
        assert table["commitment"] == commitment(f"{past['seed']} {DEAL}")


async def test_the_terminal_tells_how_one_stands(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    async with visitor(server) as me:
        await given_up(me)
        key = (await me.get("me/key")).json()["key"]
        asked = ["today", server.address, "--key", key, "--lang", "en"]
        assert await asyncio.to_thread(main, asked) == 0
        told = capsys.readouterr().out
        assert "One day: a beginning." in told
        assert f"{server.address}/today/" in told
        assert told.count("to be played") == len(daily_games()) - 1
