"""A match as a page of its own: what is in it, who may have it, and that nothing breaks out."""

from __future__ import annotations

import base64
import gzip
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import veillee
from tests.house.conftest import Server
from tests.house.visiting import Visitor, visitor
from veillee.analysis import Study
from veillee.house.errors import HouseError
from veillee.house.http import standalone
from veillee.house.http.standalone import Asked, change, made_apart, standalone_page
from veillee.house.live.frames import ChairSeen
from veillee.kernel import Record

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = GOLDEN / "ergo" / "book-2.jsonl"
HOSTILE = "</script><script>alert(1)</script><!--"


def packed(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="match">(.*?)</script>', page, re.DOTALL)
    assert found
    return msgspec.json.decode(found[1])  # type: ignore[no-any-return]


def unpacked(text: str) -> Any:
    return msgspec.json.decode(gzip.decompress(base64.b64decode(text)))


def changed(before: Any, how: Any) -> Any:
    """As the page does it."""
    if isinstance(how, list):
        return how[0]
    after = {field: value for field, value in before.items() if how.get(field, "") is not None}
    return after | {k: changed(after.get(k), one) for k, one in how.items() if one is not None}


def moments(page: str, eyes: int) -> list[Any]:
    now: Any = {}
    return [now := changed(now, how) for how in unpacked(packed(page)["eyes"][eyes])]


def of_golden(**more: Any) -> str:
    chairs = more.pop("chairs", [ChairSeen(), ChairSeen()])
    return standalone_page(Asked(SHORT.read_text("utf-8"), "a", chairs, **more))


async def over(me: Visitor, **terms: Any) -> str:
    """A match of Ergo against a bot, with a move in it, and given up."""
    table = await me.lay(chairs=["me", "easy"], start=True, **terms)
    await me.command(table, type="move", move={"type": "place", "cell": "e5"})
    assert (await me.command(table, type="resign")).status_code == 200
    return table


async def test_a_finished_match_is_handed_out_as_one_page(server: Server) -> None:
    async with visitor(server) as me:
        table = await over(me)
        answer = await me.get(f"tables/{table}/page")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert f'filename="ergo-{table[:4]}.html"' in answer.headers["content-disposition"]
        assert answer.text.startswith("<!doctype html>")


async def test_its_record_can_be_taken_out_again(server: Server) -> None:
    async with visitor(server) as me:
        table = await over(me)
        page = (await me.get(f"tables/{table}/page")).text
        record = (await me.get(f"tables/{table}/record")).text
        assert unpacked(packed(page)["match"])["record"] == record


async def test_it_shows_every_moment_as_the_house_does(server: Server) -> None:
    async with visitor(server) as me:
        table = await over(me)
        page = (await me.get(f"tables/{table}/page")).text
        for eyes, seat in enumerate(({}, {"seat": 0}, {"seat": 1})):
            for number, shown in enumerate(moments(page, eyes)):
                asked = await me.get(f"tables/{table}/moments/{number}", params=seat)
                assert shown == asked.json() | {"note": ""}


async def test_it_has_the_names_of_those_who_sat_there_and_no_more_of_them(server: Server) -> None:
    async with visitor(server) as me:
        table = await over(me)
        match = unpacked(packed((await me.get(f"tables/{table}/page")).text)["match"])
        assert match["chairs"][0]["name"] == me.me["name"]
        assert me.me["id"] not in msgspec.json.encode(match).decode()


async def test_it_does_not_say_which_table_it_was(server: Server) -> None:
    async with visitor(server) as me:
        table = await over(me)
        match = unpacked(packed((await me.get(f"tables/{table}/page")).text)["match"])
        assert table not in msgspec.json.encode(match).decode()


async def test_there_is_none_of_a_match_that_runs(server: Server) -> None:
    async with visitor(server) as me:
        table = await me.lay(chairs=["me", "easy"], start=True)
        answer = await me.get(f"tables/{table}/page")
        assert (answer.status_code, answer.json()["error"]) == (403, "replay-not-over")


async def test_there_is_none_where_the_record_is_not_opened(server: Server) -> None:
    async with visitor(server) as me:
        table = await over(me, open_record=False)
        answer = await me.get(f"tables/{table}/page")
        assert (answer.status_code, answer.json()["error"]) == (403, "record-not-opened")


async def test_a_match_too_long_for_a_page_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(standalone, "MOST_MOMENTS", 20)
    with pytest.raises(HouseError, match="too long"):
        await made_apart(veillee.replay(SHORT.read_text("utf-8")), Asked("", "a", []))


async def test_a_process_that_breaks_down_is_told_as_such() -> None:
    with pytest.raises(HouseError, match="could not be made"):
        await made_apart(veillee.replay(SHORT.read_text("utf-8")), Asked("no record", "a", []))


async def test_a_hostile_name_does_not_break_out_of_the_file() -> None:
    plain = of_golden(chairs=[ChairSeen(name="Anne", person="a"), ChairSeen(bot="easy")])
    page = of_golden(chairs=[ChairSeen(name=HOSTILE, person="a"), ChairSeen(bot="easy")])
    assert page.count("<script") == plain.count("<script")
    assert "alert(1)" not in page
    assert unpacked(packed(page)["match"])["chairs"][0]["name"] == HOSTILE


async def test_the_analysis_goes_along_where_there_is_one() -> None:
    analysis = Study(Record.parse(SHORT.read_text("utf-8")), 1).analysis()
    match = unpacked(packed(of_golden(analysis=analysis))["match"])
    assert match["analysis"]["moves"] == analysis.moves
    assert unpacked(packed(of_golden())["match"])["analysis"] is None


async def test_the_same_match_gives_the_same_file() -> None:
    assert of_golden() == of_golden()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1, "b": 2}, {"a": 1}),
        ({"a": 1}, {"a": None, "b": []}),
        ({"a": {"b": [1], "c": 2}}, {"a": {"b": [1, 2], "c": 2}}),
        ({"a": {"b": 1}}, {"a": [{"b": 1}]}),
        ({"a": None}, {"a": {"b": None}}),
        ({}, {}),
    ],
)
async def test_a_change_leads_from_one_moment_to_the_next(before: Any, after: Any) -> None:
    how = change(before, after)
    assert changed(before, how) == after


async def test_what_did_not_change_is_not_written_again() -> None:
    assert change({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}) == {"a": {"c": [3]}}
