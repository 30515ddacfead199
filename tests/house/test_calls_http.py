"""Calls over HTTP: wishes, this browser, the calendar, and what is kept of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.house.conftest import Server
from tests.house.push_service import PushService, push_service
from tests.house.visiting import Visitor, visitor
from veillee.house.calls.calendar import Deadline, calendar

pytestmark = pytest.mark.anyio

WISHES = {
    "turn": True,
    "time": False,
    "invited": True,
    "most": 3,
    "quiet_from": 1320,
    "quiet_until": 420,
    "zone": 60,
}


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"), VEILLEE_PUSH_LOOPBACK="yes").open()
    yield server
    server.close()


async def over_days(host: Visitor, other: Visitor) -> str:
    """It is the host's turn."""
    table = await host.lay(chairs=["me", "open"], clock={"type": "days", "days": 2})
    await other.command(table, type="sit", seat=1)
    await host.command(table, type="start")
    return table


async def test_ones_wishes_are_kept(server: Server) -> None:
    async with visitor(server) as me:
        assert (await me.client.put("/api/me/calls", json=WISHES)).status_code == 200
        assert (await me.get("me/calls")).json()["wishes"] == WISHES


@pytest.mark.parametrize(
    "change", [{"most": -1}, {"most": 1000}, {"zone": 2000}, {"quiet_from": 1440}, {"more": 1}]
)
async def test_wishes_that_make_no_sense_are_refused(
    server: Server, change: dict[str, int]
) -> None:
    async with visitor(server) as me:
        answer = await me.client.put("/api/me/calls", json=WISHES | change)
        assert answer.status_code == 400


async def test_a_browser_is_called_and_then_no_more(server: Server, service: PushService) -> None:
    async with visitor(server) as me:
        path = "/api/me/calls/push"
        assert (await me.client.put(path, json=service.subscription)).json()["here"]
        assert (await me.get("me/kept")).json()["calls"]["devices"]
        assert not (await me.client.delete(path)).json()["here"]
        assert not (await me.get("me/kept")).json()["calls"]["devices"]


async def test_a_browser_that_has_renewed_its_subscription_is_called_there_alone(
    server: Server, service: PushService
) -> None:
    async with visitor(server) as me, visitor(server) as other:
        path, renewed = "/api/me/calls/push", f"{service.subscription['endpoint']}/renewed"
        await me.client.put(path, json=service.subscription)
        answer = await me.client.put(path, json=service.subscription | {"endpoint": renewed})
        assert answer.json()["here"]
        [device] = (await me.get("me/kept")).json()["calls"]["devices"]
        assert device["endpoint"] == renewed
        assert not (await other.get("me/calls")).json()["here"]


@pytest.mark.parametrize(
    "endpoint", ["https://10.0.0.1/x", "https://intranet/x", "http://fcm.googleapis.com/x", "x"]
)
async def test_a_browser_cannot_send_the_house_where_it_likes(
    server: Server, service: PushService, endpoint: str
) -> None:
    async with visitor(server) as me:
        asked = service.subscription | {"endpoint": endpoint}
        answer = await me.client.put("/api/me/calls/push", json=asked)
        assert answer.status_code == 400
        assert answer.json()["error"] == "push-service-unknown"


async def test_where_the_house_sends_no_letters_it_says_so(server: Server) -> None:
    async with visitor(server) as me:
        assert (await me.get("me/calls")).json()["mail"] is None
        answer = await me.client.put("/api/me/calls/mail", json={"address": "a@example.org"})
        assert answer.json()["error"] == "mail-not-offered"


async def test_the_calendar_says_by_when_to_move_and_nothing_of_the_match(server: Server) -> None:
    async with visitor(server) as me, visitor(server) as other:
        table = await over_days(me, other)
        feed = (await me.post("me/feed")).json()["feed"]
        answer = await me.client.get(feed)
        assert answer.headers["content-type"].startswith("text/calendar")
        assert answer.text.count("BEGIN:VEVENT") == 1
        assert f"/table/{table}" in answer.text.replace("\r\n ", "")
        await me.command(table, type="move", move="e5")
        assert "VEVENT" not in (await me.client.get(feed)).text
        await other.command(table, type="move", move="a1")
        # The id of a table may have anything in it.
        told = (await me.client.get(feed)).text.replace("\r\n ", "").replace(table, "")
        assert "e5" not in told


async def test_a_calendar_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    async with visitor(server) as me:
        feed = (await me.post("me/feed")).json()["feed"]
        tag = (await me.client.get(feed)).headers["etag"]
        answer = await me.client.get(feed, headers={"If-None-Match": tag})
        assert answer.status_code == 304


async def test_a_new_address_closes_the_old_one(server: Server) -> None:
    async with visitor(server) as me:
        old = (await me.post("me/feed")).json()["feed"]
        new = (await me.post("me/feed")).json()["feed"]
        assert (await me.client.get(old)).status_code == 404
        assert (await me.client.get(new)).status_code == 200
        assert (await me.client.delete("/api/me/feed")).json()["feed"] is None
        assert (await me.client.get(new)).status_code == 404
        third = (await me.post("me/feed")).json()["feed"]
        assert third not in (old, new)


@pytest.mark.parametrize("name", ["x.ics", "2222222222222222-1.0.ics", "x", ".ics", "é.é.ics"])
async def test_an_address_that_nobody_was_given_leads_nowhere(server: Server, name: str) -> None:
    async with visitor(server) as me:
        assert (await me.client.get(f"/feed/{name}")).status_code == 404


async def test_with_oneself_ones_calls_are_gone(server: Server, service: PushService) -> None:
    async with visitor(server) as me:
        await me.client.put("/api/me/calls/push", json=service.subscription)
        feed = (await me.post("me/feed")).json()["feed"]
        assert (await me.client.delete("/api/me")).status_code == 200
        assert (await me.client.get(feed)).status_code == 404


async def test_the_page_can_be_installed(server: Server) -> None:
    async with visitor(server) as me:
        manifest = await me.client.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        for icon in manifest.json()["icons"]:
            assert (await me.client.get(icon["src"])).headers["content-type"] == icon["type"]
        worker = await me.client.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"


def test_a_calendar_is_written_as_calendars_are_read() -> None:
    event = Deadline(
        "id", 0, 86_400_000, "Ergo; à vous, \\ \n X", "é" * 100, "https://house/table/x"
    )
    lines = calendar([event]).split(b"\r\n")
    assert b"DTSTART:19700102T000000Z" in lines
    assert "SUMMARY:Ergo\\; à vous\\, \\\\ X".encode() in lines
    assert max(len(line) for line in lines) <= 75
    assert "é" * 100 in b"\r\n".join(lines).replace(b"\r\n ", b"").decode()
