"""The line beneath a socket: however messages come, and whatever else does."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tests.house.conftest import Server
from tests.house.visiting import opened_and_left, two_at_a_table, visitor
from veillee.house.http.line import EXTENSION, Heartbeat, Line

pytestmark = pytest.mark.anyio


def client_frames(*parts: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A message as a client sends it, in as many frames as there are parts."""
    last = len(parts) - 1
    return b"".join(
        Frame(opcode if n == 0 else Opcode.CONT, part, fin=n == last).serialize(mask=True)
        for n, part in enumerate(parts)
    )


COMMAND = b'{"type":"answer-undo","id":"%d","yes":true}'


@pytest.mark.parametrize("size", [1, 2, 3, 7, 50, 100, 10_000])
async def test_however_messages_are_cut_each_has_its_answer(server: Server, size: int) -> None:
    """Whole or in pieces, one by one or many at once, with pings in between."""
    long = b'{"type":"answer-undo","yes":true,"id":"2"' + b" " * 300 + b"}"
    said = [
        client_frames(COMMAND % 0),
        client_frames(b"are you there", opcode=Opcode.PING),
        client_frames((COMMAND % 1)[:9], (COMMAND % 1)[9:20], (COMMAND % 1)[20:]),
        client_frames(long),
        client_frames(COMMAND % 3, opcode=Opcode.BINARY),
        client_frames(b"", COMMAND % 4, b""),
        client_frames(COMMAND % 5),
        client_frames(COMMAND % 6),
    ]
    stream = b"".join(said)
    async with visitor(server) as host:
        table = await host.lay()
        line = await opened_and_left(host, table)
        loop = asyncio.get_running_loop()
        for start in range(0, len(stream), size):
            await loop.sock_sendall(line, stream[start : start + size])
            await asyncio.sleep(0)
        heard = b""
        while b'"id":"6"' not in heard:
            heard += await asyncio.wait_for(loop.sock_recv(line, 65_536), 10)
        places = [heard.index(b'"id":"%d"' % number) for number in range(7)]
        assert places == sorted(places), "answers come in their order"
        assert b"are you there" in heard
        line.close()


@pytest.mark.parametrize(
    "nonsense",
    [
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        client_frames(b"{}", opcode=Opcode.CONT),
        b"\xf1" + client_frames(b"{}")[1:],
        b"\x83" + client_frames(b"{}")[1:],
        b"\x89" + client_frames(b"x" * 126)[1:],
        client_frames(*[b"x" * 10_000] * 2),
    ],
    ids=["unmasked", "continues nothing", "reserved bits", "no opcode", "long ping", "too long"],
)
async def test_what_is_no_message_closes_that_line_alone(server: Server, nonsense: bytes) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        async with host.live(table) as live:
            line = await opened_and_left(other, table)
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(line, nonsense + client_frames(COMMAND % 9))
            heard = b""
            while part := await asyncio.wait_for(loop.sock_recv(line, 65_536), 15):
                heard += part
            assert b'"id":"9"' not in heard
            assert (await live.answer(type="move", id="m", move="e5"))["type"] == "ack"
            line.close()


async def test_one_page_that_asks_without_end_does_not_keep_others_waiting(server: Server) -> None:
    """A line gives way after each of its commands."""
    many, heard = 20_000, 0
    async with visitor(server) as host, visitor(server) as other:
        table = await two_at_a_table(host, other)
        loop = asyncio.get_running_loop()
        flood = await opened_and_left(other, table)

        async def listen() -> None:
            nonlocal heard
            while answers := await loop.sock_recv(flood, 65_536):
                heard += answers.count(b'"id":"1"')

        asking = loop.sock_sendall(flood, client_frames(COMMAND % 1) * many)
        tasks = [asyncio.create_task(work) for work in (asking, listen())]
        async with host.live(table) as live:
            while heard < 100:
                await asyncio.sleep(0)
                assert not tasks[1].done(), "the line was closed"
            await live.answer(type="answer-undo", id="now", yes=True)
            assert heard < many // 2
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        flood.close()


async def test_whoever_does_not_read_his_answers_is_not_read_either(server: Server) -> None:
    async with visitor(server) as host:
        table = await host.lay()
        deaf = await opened_and_left(host, table)
        loop, sent = asyncio.get_running_loop(), 0
        refused = client_frames(b"x" * 120) * 500

        async def talk() -> None:
            nonlocal sent
            while True:
                await loop.sock_sendall(deaf, refused)
                sent += 500

        with pytest.raises(TimeoutError):
            await asyncio.wait_for(talk(), 6)
        assert 0 < sent < 200_000
        deaf.close()


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_read = True
        self.write = self.written.append

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return "127.0.0.1", 1

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def close(self) -> None:
        pass


class Listener:
    """A visit that has nothing to say."""

    async def turn(self) -> None:
        pass

    def charge(self, seconds: float) -> None:
        pass

    async def hear(self, message: bytes) -> None:
        pass

    def go_on(self) -> None:
        pass

    def leave(self) -> None:
        pass


async def test_a_great_deal_that_comes_at_once_is_taken_apart_piece_by_piece() -> None:
    """Ten thousand pings fit into what is read at once: others are heard in between."""

    async def application(scope: Any, _: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        scope["extensions"][EXTENSION].take(Listener())

    server: Any = SimpleNamespace(connections=set(), tasks=set())
    line = Line(Heartbeat(), SimpleNamespace(loaded_app=application), server, {})  # type: ignore[arg-type]
    wire: Any = Wire()
    line.connection_made(wire)
    line.data_received(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    while len(wire.written) < 1:
        await asyncio.sleep(0)
    line.data_received(client_frames(b"?", opcode=Opcode.PING) * 10_000)
    assert sum(map(len, wire.written)) < 10_000
    assert not wire.is_read, "no more is read meanwhile"
    while not wire.is_read:
        await asyncio.sleep(0)
    assert sum(part.count(b"\x8a\x01?") for part in wire.written) == 10_000
    line.connection_lost(None)
