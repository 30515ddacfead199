"""Past games over HTTP, and in the terminal."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path

import pytest

from tests.house.conftest import Server
from tests.house.visiting import Visitor, visitor
from veillee.cli import main
from veillee.house.journal.past import PAGE

pytestmark = pytest.mark.anyio


async def resigned(one: Visitor, level: str) -> str:
    table = await one.lay(chairs=["me", level], start=True)
    assert (await one.command(table, type="resign")).status_code == 200
    return table


async def test_ones_own_games_are_asked_for_page_by_page(server: Server) -> None:
    async with visitor(server) as me:
        tables = [await resigned(me, "easy") for _ in range(PAGE + 2)]
        first = (await me.get(f"people/{me.me['id']}/games")).json()
        more = {"after": first["next"]}
        second = (await me.get(f"people/{me.me['id']}/games", params=more)).json()
        found = [game["table"] for game in (*first["games"], *second["games"])]
        assert found == tables[::-1]
        assert second["next"] is None


async def test_the_tally_comes_with_an_opponent(server: Server) -> None:
    async with visitor(server) as me:
        await resigned(me, "hard")
        asked = await me.get(f"people/{me.me['id']}/games", params={"bot": "hard"})
        assert asked.json()["tally"] == {"ahead": 0, "behind": 1, "level": 0}


async def test_a_stranger_and_nobody_are_refused_alike(server: Server) -> None:
    async with visitor(server) as me, visitor(server) as other:
        for person in (other.me["id"], "2" * 16):
            for path in (f"people/{person}", f"people/{person}/games"):
                answer = await me.get(path)
                assert answer.status_code == 403
                assert answer.json()["error"] == "games-not-shown"


@pytest.mark.parametrize("after", ["1", "x.1", "1.x", "-1.2", "1.99999", "9" * 40 + ".1"])
async def test_a_page_that_there_is_not_is_refused(server: Server, after: str) -> None:
    async with visitor(server) as me:
        answer = await me.get(f"people/{me.me['id']}/games", params={"after": after})
        assert answer.status_code == 400


async def test_what_is_kept_has_ones_results(server: Server) -> None:
    async with visitor(server) as me:
        table = await resigned(me, "easy")
        [game] = (await me.get("me/kept")).json()["games"]
        assert (game["table"], game["result"], game["quit"]) == (table, "lost", "resigned")


async def test_the_terminal_lists_ones_games_and_leaves_no_session(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    async with visitor(server) as me:
        table = await resigned(me, "easy")
        key = (await me.get("me/key")).json()["key"]
        asked = ["games", server.address, "--key", key, "--lang", "en"]
        assert await asyncio.to_thread(main, asked) == 0
        told = capsys.readouterr().out
        assert "a bot (easy)" in told
        assert f"{server.address}/replay/{table}" in told
        assert len((await me.get("me/sessions")).json()) == 1


async def test_the_terminal_fetches_all_records(server: Server, tmp_path: Path) -> None:
    async with visitor(server) as me:
        table = await resigned(me, "easy")
        key = (await me.get("me/key")).json()["key"]
        asked = ["games", server.address, "--key", key, "--save", str(tmp_path / "mine.zip")]
        assert await asyncio.to_thread(main, asked) == 0
        with zipfile.ZipFile(tmp_path / "mine.zip") as file:
            assert file.namelist() == [f"0001-ergo-{table[:4]}.jsonl"]


@pytest.mark.parametrize(
    ("address", "told"),
    [("games.example.org", "not the address"), ("http://127.0.0.1:1", "does not answer")],
)
def test_the_terminal_says_where_no_house_is(
    address: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", address, "--key", "a b", "--lang", "en"]) == 1
    assert told in capsys.readouterr().err


async def test_a_wrong_key_is_refused_in_the_houses_words(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["games", server.address, "--key", "no such key", "--lang", "en"]
    assert await asyncio.to_thread(main, asked) == 1
    assert "No one here has this key" in capsys.readouterr().err


async def test_records_come_as_a_download(server: Server) -> None:
    async with visitor(server) as me:
        table = await resigned(me, "easy")
        answer = await me.get("me/records")
        assert "attachment" in answer.headers["content-disposition"]
        with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
            assert file.namelist() == [f"0001-ergo-{table[:4]}.jsonl"]
