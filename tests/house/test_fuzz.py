"""A hundred thousand broken messages: none does anything, none costs anything."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from tests.house.conftest import Server
from tests.house.fuzzing import STATUS, fuzzed_house
from tests.house.rubbish import bent_command, bent_request, handshake
from tests.house.visiting import Visitor, two_at_a_table, visitor

pytestmark = pytest.mark.anyio

ROUNDS = 5
OVER_SOCKETS = 5_000
REQUESTS = 1_500
AT_ONCE = 30
STEADY = 60_000_000


async def test_rubbish_in_bulk_changes_nothing_and_costs_nothing(tmp_path: Path) -> None:
    memory = []
    async with fuzzed_house(tmp_path) as house:
        for seed in range(ROUNDS):
            await house.round(f"test {seed}")
            memory.append(psutil.Process().memory_info().rss)
    assert memory[-1] - memory[1] < STEADY


async def test_broken_messages_over_real_sockets_change_nothing(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other, visitor(server) as fuzzer:
        table = await host.lay(chairs=["me", "open"])
        await other.command(table, type="sit", seat=1)
        await host.command(table, type="start")
        before = (await host.get(f"tables/{table}")).json()
        process = psutil.Process(server.pid)
        memory = []

        async def pester(name: int) -> None:
            dice, left = random.Random(f"sockets {name}"), OVER_SOCKETS // 5
            while left > 0:
                try:
                    async with fuzzer.live(table) as live:
                        reading = asyncio.create_task(drain(live.connection))
                        while left > 0:
                            left -= 1
                            await live.connection.send(bent_command(dice), text=True)
                            if dice.random() < 0.01:
                                break  # gone in the middle of it
                        reading.cancel()
                except ConnectionClosed:
                    continue

        for _ in range(2):
            await asyncio.gather(*(pester(name) for name in range(5)))
            memory.append(process.memory_info().rss)
        after = (await host.get(f"tables/{table}")).json()
        assert {**before, "now": 0, "watchers": 0} == {**after, "now": 0, "watchers": 0}
        async with host.live(table) as live:
            assert (await live.next_of("frame"))["n"] == 3
            assert (await live.answer(type="move", id="m", move="e5"))["type"] == "ack"
        assert memory[1] - memory[0] < STEADY
        assert "veillee_faults_total 0.0" in await host.counted()
    assert "Traceback" not in server.logged()
    assert '"level":"error"' not in server.logged()


async def drain(connection: websockets.ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in connection:
            pass


async def sent(server: Server, data: bytes, seconds: float = 5) -> bytes:
    """What the house answers to these bytes, if anything."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(data)
        return await asyncio.wait_for(reader.read(4000), seconds)
    except (TimeoutError, ConnectionError):
        return b""
    finally:
        writer.close()


async def test_broken_requests_are_answered_without_a_fault(server: Server) -> None:
    dice, statuses = random.Random("requests"), set[int]()
    async with visitor(server) as host, visitor(server) as other, visitor(server) as fuzzer:
        table = await two_at_a_table(host, other)
        before = (await host.get(f"tables/{table}")).json()
        for _ in range(REQUESTS // AT_ONCE):
            requests = [
                bent_request(dice, table, host.me["id"], fuzzer.cookie.encode())
                for _ in range(AT_ONCE)
            ]
            answers = await asyncio.gather(*(sent(server, request, 0.5) for request in requests))
            for request, answer in zip(requests, answers, strict=True):
                found = {int(status) for status in STATUS.findall(answer)}
                assert all(status < 500 for status in found), request
                statuses |= found
        assert {200, 400, 404} <= statuses
        after = (await host.get(f"tables/{table}")).json()
        assert {**before, "now": 0} == {**after, "now": 0}
        assert "veillee_faults_total 0.0" in await host.counted()
    assert "Traceback" not in server.logged()
    assert '"level":"error"' not in server.logged()


def request(first: bytes, *headers: bytes, body: bytes = b"") -> bytes:
    lines = (
        first + b" HTTP/1.1",
        *headers,
        b"Connection: close",
        b"Content-Length: %d" % len(body),
    )
    return b"\r\n".join((*lines, b"", body))


HOST = b"Host: house"
JSON = b"Content-Type: application/json"
BROKEN = {
    "path": request(b"GET /api/tables/\xff\xfe", HOST),
    "escaped path": request(b"GET /api/tables/%ff%ed%a0%80", HOST),
    "page's path": request(b"GET /table/%00", HOST),
    "query": request(b"GET /api/tables?which=%ff", HOST),
    "host": request(b"GET /api/me", b"Host: \xff["),
    "host's port": request(b"GET /nowhere/at/all", b"Host: house:99999999"),
    "long host": request(b"GET /api/tables/TABLE/invitation.svg", b"Host: " + b"a" * 3000),
    "body": request(b"PATCH /api/me", HOST, b"COOKIE", JSON, body=b'{"name":"\xff"}'),
    "surrogate": request(b"PATCH /api/me", HOST, b"COOKIE", JSON, body=b'{"name":"\\ud800"}'),
    "raw surrogate": request(
        b"PATCH /api/me", HOST, b"COOKIE", JSON, body=b'{"name":"\xed\xa0\x80"}'
    ),
    "said": request(
        b"POST /api/tables/TABLE/commands",
        HOST,
        b"COOKIE",
        JSON,
        body=b'{"type":"say","text":"\\udfff"}',
    ),
    "line's end in an id": request(
        b"PUT /api/me/muted/2222222222222222%0a", HOST, b"COOKIE", JSON, body=b'{"muted":true}'
    ),
}


async def filled_in(data: bytes, person: Visitor, table: str) -> bytes:
    cookie = b"Cookie: " + person.cookie.encode()
    return data.replace(b"COOKIE", cookie).replace(b"TABLE", table.encode())


@pytest.mark.parametrize("where", BROKEN)
async def test_broken_letters_are_rubbish_like_any_other(server: Server, where: str) -> None:
    async with visitor(server) as person:
        data = await filled_in(BROKEN[where], person, await person.lay())
        answer = await sent(server, data)
        assert STATUS.findall(answer)[0] in (b"400", b"404"), answer
    assert '"level":"error"' not in server.logged()


@pytest.mark.parametrize(
    "header", [b"Cookie: veillee=\xff.\xff", b"Accept-Language: \xff", b"X: \xff"]
)
async def test_broken_letters_in_a_header_are_no_fault(server: Server, header: bytes) -> None:
    answer = await sent(server, request(b"GET /api/me", HOST, header))
    assert STATUS.findall(answer)[0] in (b"200", b"400"), answer
    assert '"level":"error"' not in server.logged()


async def test_whoever_hangs_up_in_the_middle_of_anything_is_no_fault_of_ours(
    server: Server,
) -> None:
    async with visitor(server) as person:
        table = await person.lay()
        whole = [await filled_in(data, person, table) for data in BROKEN.values()]
        whole.append(handshake(table, person.cookie.encode()))
        whole.append(request(b"HEAD /", HOST)[:-2] + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n")
        for data in whole:
            for length in (1, len(data) // 2, len(data) - 1, len(data)):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(data[:length])
                await writer.drain()
                writer.transport.abort()
        assert (await person.get("me")).status_code == 200
        await asyncio.sleep(0.5)
    assert '"level":"error"' not in server.logged()
    assert "Traceback" not in server.logged()
