"""A small client for floods: connections from an address of one's choice, as cheap as can be."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any, Final, NamedTuple

from websockets.frames import Frame, Opcode

PATIENCE_SECONDS: Final = 30


class Answer(NamedTuple):
    status: int
    cookie: str
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Target(NamedTuple):
    """The house, and the address from which one comes."""

    port: int
    address: str

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def person(self) -> Person:
        """Somebody new."""
        caller = Caller(self)
        cookie = (await caller.ask("GET", "/api/me")).cookie
        return Person(self, cookie)


class Caller:
    """One connection, on which one thing is asked after the other."""

    def __init__(self, target: Target, cookie: str = "") -> None:
        self._target = target
        self._cookie = cookie
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        if self._line is None:
            self._line = await self._target.connect()
        reader, writer = self._line
        content = json.dumps(body).encode() if body is not None else b""
        writer.write(head(method, path, self._cookie, len(content)) + content)
        try:
            answered = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE_SECONDS)
            fields = dict(
                line.split(": ", 1) for line in answered.decode().split("\r\n")[1:] if line
            )
            length = int(fields.get("content-length", 0))
            told = await asyncio.wait_for(reader.readexactly(length), PATIENCE_SECONDS)
        except (OSError, EOFError, TimeoutError):
            writer.close()
            self._line = None
            raise
        cookie = fields.get("set-cookie", "").split(";")[0]
        return Answer(int(answered.split(b" ", 2)[1]), cookie, told)


class Person(NamedTuple):
    """Somebody with a cookie."""

    target: Target
    cookie: str

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return (await Caller(self.target, self.cookie).ask(method, path, body)).json()

    async def lay(self, game: str, seats: int, **terms: Any) -> str:
        body = {"game": game, "seats": seats, **terms}
        return str((await self.ask("POST", "/api/tables", body))["id"])

    async def look(self, table: str) -> Page:
        """An open page at a table."""
        reader, writer = await self.target.connect()
        key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        writer.write(head("GET", f"/api/tables/{table}/live", self.cookie, extra=key))
        answered = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE_SECONDS)
        if b" 101 " not in answered:
            raise ConnectionError(answered[:100])
        return Page(reader, writer)


class Page:
    """A page at a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, *commands: Any) -> None:
        self.writer.write(b"".join(framed(json.dumps(command).encode()) for command in commands))

    async def hear(self) -> Any:
        """The next text of the house."""
        while True:
            first, length = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE_SECONDS)
            if length >= 126:
                more = await self.reader.readexactly(2 if length == 126 else 8)
                length = int.from_bytes(more, "big")
            text = await self.reader.readexactly(length)
            if first == 0x81:
                return json.loads(text)
            if first == 0x89:
                self.writer.write(framed(text, Opcode.PONG))

    async def discard(self) -> None:
        """Read all that comes, and forget it."""
        while await self.reader.read(1 << 20):
            pass


def framed(text: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, text).serialize(mask=True)


def head(method: str, path: str, cookie: str, length: int = 0, extra: str = "") -> bytes:
    return (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n{extra}\r\n"
    ).encode()


def own_priority() -> None:
    """The attacker leaves the processor to the house and to the witness, as another machine
    would."""
    os.nice(10)
