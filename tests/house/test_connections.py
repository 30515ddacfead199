"""Connections: whoever keeps the house waiting is cut off, and nobody holds all of them."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
import uvicorn

from tests.house.conftest import Server
from tests.house.playing import until
from tests.house.visiting import visitor
from veillee.house.http.connection import Connection, Doorkeeper
from veillee.house.rate_limits import FairShare

pytestmark = pytest.mark.anyio

FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))"
HASTY = (
    "from veillee.house.http import connection\n"
    "connection.HEAD_SECONDS = connection.BODY_SECONDS = 1.0"
)
POST = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"
)


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that waits for nobody longer than a second; each test has its own connection."""
    server = Server(tmp_path_factory.mktemp("house"))
    server.first = HASTY
    yield server.open()
    server.close()


def silent(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10)


def told(line: socket.socket) -> bytes:
    """What is told until the house ends the connection; TimeoutError where it waits on."""
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(1000):
            heard += more
    return heard


@pytest.mark.parametrize(
    "beginning",
    [b"", b"GET / HTTP/1.1\r\nHost: ", POST, POST + b"{"],
    ids=["silent", "half a head", "no body", "half a body"],
)
def test_whoever_does_not_end_a_request_is_cut_off(hasty_server: Server, beginning: bytes) -> None:
    with silent(hasty_server) as line:
        line.sendall(beginning)
        assert told(line) == b""


def test_a_head_that_comes_drop_by_drop_is_not_waited_for(
    hasty_server: Server,
) -> None:
    with silent(hasty_server) as line:

        def drip() -> None:
            for _ in range(300):
                line.sendall(b"G")
                time.sleep(0.03)

        with pytest.raises(ConnectionError):
            drip()


async def test_a_page_that_only_listens_stays_open(hasty_server: Server) -> None:
    async with visitor(hasty_server) as host:
        table = await host.lay()
        async with host.live(table) as live:
            await asyncio.sleep(3)
            assert (await live.answer(type="sit", id="s", seat=0))["type"] == "ack"


async def test_silent_connections_shut_nobody_out(
    new_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """More of them than the house may have files; and the log says so once."""
    monkeypatch.setattr(Server, "first", FEW_FILES)
    server = new_server()
    with ExitStack() as opened:
        for _ in range(400):
            opened.enter_context(silent(server))
        async with visitor(server) as newcomer:
            assert (await newcomer.get("games")).status_code == 200
            async with newcomer.live(await newcomer.lay()) as live:
                assert (await live.next())["type"] == "table"
    assert server.logged().count("too-many-connections") == 1


async def test_pages_that_are_closed_make_room_for_others(
    new_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Server, "first", FEW_FILES)
    server = new_server()
    async with visitor(server) as host:
        table = await host.lay()
        for _ in range(300):
            async with host.live(table) as live:
                await live.next()
    assert "too-many-connections" not in server.logged()


@pytest.mark.parametrize("head", [b"x: " + b"y" * 30_000, b"x: y\r\n" * 6_000])
def test_an_endless_head_is_not_read_to_its_end(server: Server, head: bytes) -> None:
    with silent(server) as line:
        with suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\n" + head + b"\r\n\r\n")
        assert told(line) == b""
    assert httpx.get(f"{server.address}/health", trust_env=False).status_code == 200


async def test_many_who_ask_at_once_from_one_address_are_read_in_turn() -> None:
    async def application(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    config = uvicorn.Config(application, log_config=None, ws="none", interface="asgi3")
    config.load()
    state: Any = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
    share, keeper, made = FairShare(at_once=0.001, part=0.5), Doorkeeper(100, set(), 100), []
    for _ in range(20):
        made.append(Connection(keeper, share, config=config, server_state=state, app_state={}))
        wire = Mock(is_closing=lambda: False, get_extra_info=lambda _: None)
        made[-1].connection_made(wire)
    share.charge(made[0].address, 0.05)
    for connection in made:
        connection.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    assert not any(connection.cycle for connection in made), "all of them wait"
    await until(lambda: all(connection.cycle for connection in made))
    await until(lambda: not state.tasks)
