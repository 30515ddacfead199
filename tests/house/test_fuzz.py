"""A hundred thousand broken messages: none does anything, none costs anything."""

import asyncio
import random
import string
from typing import Any

import httpx
import msgspec
import psutil
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from tests.house.conftest import Server
from tests.house.playing import guests, started, written
from tests.house.visiting import visitor
from veillee.house.http import live
from veillee.house.services import Services

pytestmark = pytest.mark.anyio

IN_PROCESS = 92_000
OVER_SOCKETS = 5_000
REQUESTS = 3_000
STEADY = 60_000_000

# Well-formed commands that nobody at the fuzzed table may have carried out.
WISHES: tuple[dict[str, Any], ...] = (
    {"type": "sit", "id": "a", "seat": 1, "luck": "x"},
    {"type": "seat-bot", "id": "b", "seat": 0, "level": "easy"},
    {"type": "free", "id": "c", "seat": 0},
    {"type": "start", "id": "d"},
    {"type": "move", "id": "e", "move": "z99"},
    {"type": "move", "id": "f", "move": {"type": "place", "cell": "z9"}},
    {"type": "answer-undo", "id": "g", "yes": True},
    {"type": "ask-undo", "id": "h"},
    {"type": "rematch", "id": "i"},
    {"type": "say", "id": "j", "text": "psst", "to": [0]},
    {"type": "hint", "id": "k"},
)
ODD = (None, True, -1, 2**63, 10**40, 1e308, "", "x" * 500, "\ud83d", "\x00", [], {}, [[]], "é")


def fuzzed(dice: random.Random) -> str | bytes:
    """Random bytes, or a command that was bent, cut, or glued to another."""
    if dice.random() < 0.15:
        return dice.randbytes(dice.randrange(200))
    if dice.random() < 0.1:
        return "".join(dice.choices(string.printable, k=dice.randrange(100)))
    command = dict(dice.choice(WISHES))
    for _ in range(dice.randrange(3)):
        name = dice.choice([*command, "id", "seat", "extra"])
        bent = dice.choice(ODD)
        command[name] = {"type": bent} if name == "move" and dice.random() < 0.5 else bent
    if dice.random() < 0.1:
        command.pop(dice.choice(list(command)))
    if command.get("type") == "say" and command.get("to") is None:
        command["type"] = "start"  # anybody may speak to everyone
    text = dumped(command)
    if dice.random() < 0.3:
        place = dice.randrange(len(text))
        text = text[:place] + dice.choice(["", '"', "}", "\\", "9", "\x00"]) + text[place + 1 :]
    if dice.random() < 0.1:
        text = text[: dice.randrange(len(text))]
    if dice.random() < 0.05:
        text += dumped(dice.choice(WISHES))
    if dice.random() < 0.01:
        text = "[" * dice.randrange(1, 7000)
    return text.encode("utf-8", "surrogatepass") if dice.random() < 0.2 else text


def dumped(command: dict[str, Any]) -> str:
    try:
        return msgspec.json.encode(command).decode()
    except (UnicodeError, OverflowError, ValueError, TypeError):
        return str(command)


async def test_broken_wishes_change_nothing(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    """By a watcher: whatever a fuzzed command comes to mean, he may not have it."""
    people = await guests(services, 3)
    room = await started(people[:2])
    watcher = people[2]
    line = watcher.page(room)
    line.texts.clear()
    page = live.OpenPage(services.desks, services.limits, room, watcher.person, "", line.socket)
    dice = random.Random("fuzz")
    before = msgspec.json.encode(room.seen_by(None).chairs), room.table.number
    memory = []
    for number in range(IN_PROCESS):
        text = fuzzed(dice)
        raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        await page.hear(raw)
        if number % 200 == 0:
            await asyncio.sleep(0)
        if number % (IN_PROCESS // 10) == 0:
            memory.append(psutil.Process().memory_info().rss)
            line.texts.clear()
    await asyncio.sleep(0.1)
    assert (msgspec.json.encode(room.seen_by(None).chairs), room.table.number) == before
    assert len(await written(services, room.table.id)) == room.table.number
    assert all(msgspec.json.decode(text)["type"] == "refused" for text in line.texts)
    assert memory[-1] - memory[2] < STEADY
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


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
                            message = fuzzed(dice)
                            if isinstance(message, str):
                                message = message.encode("utf-8", "replace").decode()
                            await live.connection.send(message)
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
    async for _ in connection:
        pass


async def test_broken_requests_are_answered_without_a_fault(server: Server) -> None:
    dice = random.Random("requests")
    async with visitor(server) as host, visitor(server) as other, visitor(server) as fuzzer:
        table = await host.lay(chairs=["me", "open"])
        await other.command(table, type="sit", seat=1)
        await host.command(table, type="start")
        before = (await host.get(f"tables/{table}")).json()
        paths = (
            f"/api/tables/{table}/commands",
            f"/api/tables/{table}/fork",
            f"/api/tables/{table}/moments/1",
            f"/api/tables/{table}",
            "/api/me/key",
            "/api/tables",
            "/api/games/ergo",
            f"/api/me/muted/{host.me['id']}",
        )
        statuses = set()
        for _ in range(REQUESTS):
            path = dice.choice(paths)
            if dice.random() < 0.3:
                place = dice.randrange(len(path))
                path = path[:place] + dice.choice(["%00", "%ff", "..", "é", "//", "?a=%"]) + path
            body = fuzzed(dice)
            raw = body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")
            method = dice.choice(["GET", "POST", "PUT", "PATCH", "OPTIONS", "HEAD", "TRACE"])
            kind = dice.choice(["application/json", "text/plain", "multipart/form-data", "x"])
            request = fuzzer.client.build_request(
                method,
                httpx.URL(fuzzer.server.address).copy_with(raw_path=quoted(path)),
                content=raw,
                headers={"Content-Type": kind, "Accept-Language": dice.choice(["fr", ";;,", "*"])},
            )
            answer = await fuzzer.client.send(request)
            statuses.add(answer.status_code)
            assert answer.status_code < 500, (method, path, raw, answer.text)
            assert "Traceback" not in answer.text
        assert {200, 400, 404} <= statuses
        after = (await host.get(f"tables/{table}")).json()
        assert {**before, "now": 0} == {**after, "now": 0}
        async with host.live(table) as live:
            assert (await live.next_of("frame"))["n"] == 3
    assert "Traceback" not in server.logged()


def quoted(path: str) -> bytes:
    raw = path if path.startswith("/") else f"/{path}"
    return "".join(letter if letter.isascii() else "%C3%A9" for letter in raw).encode()
