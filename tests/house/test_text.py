"""A finished match as text, over HTTP: for whoever may have its record."""

import asyncio

import pytest

from tests.house.conftest import Server
from tests.house.test_analyses import finished
from tests.house.visiting import Visitor, visitor

pytestmark = pytest.mark.anyio


async def text(who: Visitor, table: str, language: str = "en") -> str:
    answer = await who.get(f"tables/{table}/text?language={language}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="ergo-{table[:4]}.txt"'
    return answer.text


async def test_whoever_has_the_link_of_a_finished_table_reads_it_in_his_language(
    server: Server,
) -> None:
    async with visitor(server) as host, visitor(server) as other, visitor(server) as third:
        table = await finished(host, other)
        assert "9 moves" in await text(third, table)
        assert "9 coups" in await text(third, table, "fr")


async def test_it_has_the_names_of_those_who_played(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await finished(host, other)
        for seat, one in enumerate((host, other)):
            assert f"seat {seat}: {one.me['name']}\n" in await text(host, table)


async def test_it_has_no_comments_and_says_so_until_the_analysis_is_done(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await finished(host, other)
        assert "has not been analysed" in await text(host, table)
        while not (await host.get(f"tables/{table}/analysis")).json()["done"]:
            await asyncio.sleep(0.5)
        whole = await text(host, table)
        assert "has not been analysed" not in whole
        assert "Luck or skill" in whole


async def test_there_is_none_before_the_end(server: Server) -> None:
    async with visitor(server) as host:
        table = await host.lay(chairs=["me", "random"], start=True)
        early = await host.get(f"tables/{table}/text")
        assert (early.status_code, early.json()["error"]) == (403, "replay-not-over")


async def test_nor_of_a_record_that_stays_closed(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await finished(host, other, open_record=False)
        closed = await host.get(f"tables/{table}/text")
        assert (closed.status_code, closed.json()["error"]) == (403, "record-not-opened")
