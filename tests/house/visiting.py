"""People who come by HTTP and sockets, as a browser would."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from tests.house.conftest import METRICS_KEY, PLAIN, Server
from veillee.house.people.people import COOKIE

PATIENCE_SECONDS = 60


class Live:
    """An open socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.texts: list[dict[str, Any]] = []

    async def command(self, **fields: Any) -> None:
        await self.connection.send(msgspec.json.encode(fields).decode())

    async def next(self) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.connection.recv(), PATIENCE_SECONDS)
        self.texts.append(msgspec.json.decode(raw))
        return self.texts[-1]

    async def next_of(self, *kinds: str) -> dict[str, Any]:
        while (text := await self.next())["type"] not in kinds:
            pass
        return text

    async def answer(self, **fields: Any) -> dict[str, Any]:
        """Command, and wait for the answer to it."""
        await self.command(**fields)
        while (text := await self.next_of("ack", "refused"))["id"] not in ("", fields.get("id")):
            pass
        return text


class Visitor:
    """A browser with its cookie."""

    def __init__(self, client: httpx.AsyncClient, server: Server) -> None:
        self.client = client
        self.server = server
        self.me: dict[str, Any] = {}

    async def counted(self) -> str:
        """What the house has counted, as Prometheus reads it."""
        key = {"Authorization": f"Bearer {METRICS_KEY}"}
        return (await self.client.get("/metrics", headers=key)).text

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.client.cookies[COOKIE]}"

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.client.get(f"/api/{path}", **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.client.post(f"/api/{path}", json=body, **more)

    async def lay(self, game: str = "ergo", seats: int = 2, **terms: Any) -> str:
        answer = await self.post("tables", {"game": game, "seats": seats, **terms})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def command(self, table: str, **fields: Any) -> httpx.Response:
        return await self.post(f"tables/{table}/commands", fields)

    @asynccontextmanager
    async def live(
        self,
        table: str,
        last: int = 0,
        server: Server | None = None,
        *,
        screen: bool = False,
        words: str = "",
        **options: Any,
    ) -> AsyncIterator[Live]:
        asked = f"last={last}&words={words}" + ("&screen=true" if screen else "")
        address = f"{(server or self.server).live}/api/tables/{table}/live?{asked}"
        headers = {"Cookie": self.cookie, **options.pop("headers", {})}
        async with websockets.connect(
            address,
            additional_headers=headers,
            max_size=None,
            proxy=None,
            close_timeout=1,
            **options,
        ) as connection:
            yield Live(connection)


@asynccontextmanager
async def visitor(server: Server, language: str = "en") -> AsyncIterator[Visitor]:
    async with httpx.AsyncClient(
        base_url=server.address,
        headers={"Accept-Language": language},
        timeout=PATIENCE_SECONDS,
        **PLAIN,
    ) as client:
        found = Visitor(client, server)
        found.me = (await found.get("me")).json()
        yield found


async def two_at_a_table(host: Visitor, other: Visitor) -> str:
    table = await host.lay(chairs=["me", "open"])
    await other.command(table, type="sit", seat=1)
    await host.command(table, type="start")
    return table


async def opened_and_left(person: Visitor, table: str) -> socket.socket:
    """A socket that was opened, and behind which nobody reads or answers any more."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", person.server.port))
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Cookie: {person.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(line, request.encode())
    assert b"101" in await loop.sock_recv(line, 20)
    return line
