"""The live channel: numbered frames, nothing missed, nothing played twice, nobody held up."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.house.conftest import Server
from tests.house.playing import guest, guests, laid, started, written
from tests.house.visiting import opened_and_left, two_at_a_table, visitor
from veillee.house.services import Services
from veillee.house.table.actions.move import Moved
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start

pytestmark = pytest.mark.anyio


# -- frames ---------------------------------------------------------------------------------------


async def test_a_page_is_told_the_table_and_then_the_whole_match(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with host.live(table) as live:
            seen, frame = await live.next(), await live.next()
            assert (seen["type"], seen["seat"], seen["you"]) == ("table", 0, host.me["id"])
            assert (frame["type"], frame["n"], len(frame["told"])) == ("frame", 3, 3)
            assert frame["view"]["seat"] == 0
            assert frame["awaited"] == [0]
            assert len(frame["legal"]) == 90
            assert frame["clock"] == {"deadlines": {}, "reserves": [], "talk": False}


async def test_a_move_reaches_the_other_chair_with_its_own_view(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with host.live(table) as ours, other.live(table) as theirs:
            await ours.next_of("frame")
            first = await theirs.next_of("frame")
            assert first["legal"] == []
            answer = await ours.answer(type="move", id="m1", move={"type": "place", "cell": "e5"})
            assert answer == {"type": "ack", "id": "m1"}
            frame = await theirs.next_of("frame")
            assert frame["n"] == first["n"] + 1
            assert frame["told"][0]["what"]["cell"] == "e5"
            assert frame["view"]["seat"] == 1
            assert frame["legal"]


async def test_who_comes_back_is_told_what_he_missed_and_no_more(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with other.live(table) as theirs:
            last = (await theirs.next_of("frame"))["n"]
        for turn, cell in enumerate(("e5", "a1", "b2")):
            await (host, other)[turn % 2].command(table, type="move", move=cell)
        async with other.live(table, last=last) as theirs:
            frame = await theirs.next_of("frame")
            assert frame["n"] == last + 3
            assert [line["what"]["cell"] for line in frame["told"]] == ["e5", "a1", "b2"]
        async with other.live(table, last=frame["n"]) as theirs:
            assert (await theirs.next_of("frame"))["told"] == []
        async with other.live(table, last=99) as theirs:
            assert len((await theirs.next_of("frame"))["told"]) == frame["n"]


async def test_frames_are_numbered_without_gaps_for_each_chair(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other, visitor(server) as watcher:
        table = await host.lay("spacepoker", 2, chairs=["me", "open"])
        async with host.live(table) as a, other.live(table) as b, watcher.live(table) as c:
            await b.answer(type="sit", id="s", seat=1)
            await a.answer(type="start", id="s")
            for number in range(30):
                frame = await frame_now(a)
                if frame["status"] == "over":
                    break
                live = (a, b)[frame["awaited"][0]]
                legal = (await frame_now(live))["legal"]
                await live.answer(type="move", id=f"m{number}", move=legal[0])
            for live in (a, b, c):
                await frame_now(live)
                last = 0
                for frame in (text for text in live.texts if text["type"] == "frame"):
                    first = frame["n"] - len(frame["told"])
                    assert first in (last, 0), "a chair that is taken begins anew"
                    last = frame["n"]


async def frame_now(live: Any) -> dict[str, Any]:
    """The newest frame, after everything that is on its way: answers come in their order."""
    await live.answer(type="answer-undo", id="now", yes=True)
    await live.answer(type="answer-undo", id="now", yes=True)
    frames: list[dict[str, Any]] = [text for text in live.texts if text["type"] == "frame"]
    return frames[-1]


async def test_watchers_see_the_watchers_view_only(services: Services) -> None:
    people = await guests(services, 3)
    room = await started(people[:2], game="spacepoker")
    match = room.table.running()
    frame = await people[2].page(room).frame()
    assert msgspec.json.encode(frame["view"]) == msgspec.json.encode(
        msgspec.to_builtins(match.view(None))
    )
    assert frame["legal"] == []


async def test_two_pages_of_one_person_hear_the_same(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    phone, desk = people[0].page(room), people[0].page(room)
    await people[0].move(room, "e5")
    assert await phone.frame() == await desk.frame()


# -- moves ----------------------------------------------------------------------------------------


async def test_the_same_move_sent_twice_is_played_once(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with host.live(table) as live:
            for _ in range(3):
                answer = await live.answer(type="move", id="only", move="e5")
                assert answer == {"type": "ack", "id": "only"}
            assert (await frame_now(live))["n"] == 4
        again = await host.command(table, type="move", id="only", move="e5")
        assert again.json()["done"] is False


async def test_two_clients_may_count_their_moves_alike(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5", "1")
    await people[1].move(room, "a1", "1")
    assert len(room.table.running()) == 2


async def test_a_move_sent_twice_over_a_restart_is_played_once(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5", "before")
    services.house.rooms.clear()
    again = await services.house.room(room.table.id)
    assert again is not room
    assert not (await people[0].move(again, "e5", "before")).done
    assert sum(isinstance(x, Moved) for x in await written(services, room.table.id)) == 1


async def test_a_refusal_is_a_message_with_its_rule_and_arguments(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with host.live(table) as ours, other.live(table) as theirs:
            assert await ours.answer(type="move", id="x", move="z99") == {
                "type": "refused",
                "id": "x",
                "error": "not-a-move",
                "rule": "0.4",
                "args": {"move": "z99"},
            }
            early = await theirs.answer(type="move", id="y", move="a1")
            assert (early["error"], early["rule"]) == ("not-your-turn", "0.2")


async def test_a_program_may_ask_for_refusals_in_words(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        said = []
        for language in ("fr", "en"):
            async with host.live(table, words=language) as ours:
                said.append((await ours.answer(type="move", id="x", move="z99"))["text"])
        assert said[0].startswith("« z99 »")
        assert said[1].startswith("“z99”")


@pytest.mark.parametrize(
    "raw",
    ["", "{", "[]", "null", '{"type":"fly"}', '{"type":"move"}', '{"type":"sit","seat":-1}', "é"],
)
async def test_what_is_no_wish_is_refused_and_the_socket_stays_open(
    server: Server, raw: str
) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with host.live(table) as live:
            await live.connection.send(raw)
            refused = await live.next_of("refused")
            assert (refused["id"], refused["error"]) == ("", "not-understood")
            await live.connection.send(raw.encode())
            await live.next_of("refused")
            assert (await live.answer(type="move", id="m", move="e5"))["type"] == "ack"


async def test_a_wish_that_is_too_long_is_refused(server: Server) -> None:
    async with visitor(server) as host:
        table = await host.lay()
        async with host.live(table) as live:
            refused = await live.answer(type="say", id="", text="x" * 9000)
            assert refused["error"] == "too-big"


async def test_a_message_that_is_far_too_long_closes_the_socket(server: Server) -> None:
    async with visitor(server) as host:
        table = await host.lay()
        async with host.live(table) as live:
            await live.connection.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await live.next_of("ack")


# -- who may open one -----------------------------------------------------------------------------


async def test_a_socket_needs_a_cookie_a_table_and_our_own_page(server: Server) -> None:
    async with visitor(server) as host:
        table = await host.lay()
        good = f"{server.live}/api/tables/{table}/live"
        nowhere = f"{server.live}/api/tables/{'2' * 16}/live"
        cookie = {"Cookie": host.cookie}
        for address, headers in (
            (good, {}),
            (good, {"Cookie": "veillee=forged.00"}),
            (nowhere, cookie),
            (f"{server.live}/api/tables/x/live", cookie),
            (f"{good}?last=x", cookie),
            (good, {**cookie, "Origin": "https://elsewhere.example"}),
            (good, {**cookie, "Origin": "null"}),
            (good, {**cookie, "Origin": "http://["}),
        ):
            with pytest.raises(InvalidStatus):
                await websockets.connect(address, additional_headers=headers, proxy=None)
        async with host.live(table, headers={"Origin": server.address}) as live:
            await live.next_of("frame")


async def test_one_person_opens_many_pages_but_not_any_number(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(VEILLEE_LIMITS="0.5")
    async with visitor(server) as host:
        table = await host.lay()
        async with AsyncExitStack() as pages:
            for _ in range(20):
                await pages.enter_async_context(host.live(table, max_queue=None))
            with pytest.raises(InvalidStatus):
                await pages.enter_async_context(host.live(table))
        async with host.live(table) as again:
            await again.next_of("frame")


# -- sockets that stop ----------------------------------------------------------------------------


async def test_a_socket_that_falls_silent_is_noticed_within_seconds(
    new_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays open, but nobody is behind it any more: pings are not answered."""
    often = "from veillee.house.http import line; line.PING_SECONDS = 1.0"
    monkeypatch.setattr(Server, "first", often)
    server = new_server()
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with host.live(table) as live:
            silent = await opened_and_left(other, table)
            began = asyncio.get_running_loop().time()
            here = False
            while True:
                seen = await live.next_of("table")
                if here and not seen["chairs"][1].get("here"):
                    break
                here = here or seen["chairs"][1].get("here", False)
            assert asyncio.get_running_loop().time() - began < 30
            silent.close()


async def test_a_slow_reader_slows_nobody(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with host.live(table) as live:
            slow = await opened_and_left(other, table)
            for number in range(300):
                answer = await live.answer(type="say", id=f"s{number}", text="x" * 300)
                assert answer["type"] == "ack"
            slow.close()


async def test_a_reader_that_fell_behind_gets_every_line_once_it_reads(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    page = people[1].page(room)
    for number in range(60):
        page.is_full = number % 20 > 2
        if number == 30:
            page.socket.answer(b'{"type":"ack","id":"kept"}')
        if not page.is_full:
            page.socket.go_on()
        seat = room.table.to_act[0]
        await people[seat].move(room, room.table.running().legal(seat)[0])
        if not room.table.to_act:
            break
    sent = len(page.texts)
    page.is_full = False
    page.socket.go_on()
    page.socket.go_on()
    assert len(page.texts) == sent + 2, "the table and the match, once"
    told: list[Any] = []
    kinds = []
    for text in map(msgspec.json.decode, page.texts):
        kinds.append(text["type"])
        if text["type"] == "frame":
            first = text["n"] - len(text["told"])
            assert first <= len(told), "a line is missing"
            told[first:] = text["told"]
    everything = [line.line for line in room.table.told if line.heard_by(1)]
    assert told == msgspec.json.decode(msgspec.json.encode(everything))
    assert "ack" in kinds, "answers are never dropped"
    assert kinds[-2:] == ["table", "frame"]


async def test_who_takes_a_chair_meanwhile_sees_it_from_there(services: Services) -> None:
    """A page leaves just while another's chair is being named: everyone is told all the same."""
    host, other, passer_by = await guests(services, 3)
    room = await laid(host, "spacepoker")
    pages = [host.page(room), other.page(room)]
    passing = passer_by.page(room)
    services.house.people._known.clear()
    sitting = asyncio.create_task(host.command(room, Sit(seat=0)))
    while room.table.seat_of(host.id) is None:
        await asyncio.sleep(0)
    passing.leave()
    await sitting
    await other.command(room, Sit(seat=1))
    await host.command(room, Start())
    assert [(await page.frame())["view"]["seat"] for page in pages] == [0, 1]
    assert (await guest(services)).page(room)
