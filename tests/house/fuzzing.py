"""A house in this process, fed rubbish in bulk: as commands, and as the bytes of connections.

One round is one seed; `python -m bench.fuzz` plays as many as one likes, and the tests a few.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import uvicorn
from uvicorn.server import ServerState

from tests.house.playing import Guest, Page, guest, guests, laid, reread, started
from tests.house.rubbish import (
    OF_A_PLAYER,
    bent_command,
    bent_frame,
    bent_handshake,
    bent_request,
    dumped,
    handshake,
)
from veillee.games import GAMES, load
from veillee.house.endings import begin_session
from veillee.house.http import live
from veillee.house.live.room import Room
from veillee.house.people.people import COOKIE
from veillee.house.server import config_of
from veillee.house.services import Services
from veillee.house.settings import Settings
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start

COMMANDS, OF_PLAYERS, FRAMES, REQUESTS = 16_000, 1000, 1500, 500
A_ROUND = COMMANDS + OF_PLAYERS + FRAMES + REQUESTS
AT_ONCE = 25
FRAMES_A_LINE = 60
STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")


class Found(Exception):  # noqa: N818  (what one hopes not to)
    """Something that rubbish did to the house."""

    def __init__(self, what: str, seed: str, *inputs: bytes) -> None:
        super().__init__(f"{what}; seed {seed!r}; one of {inputs!r}")


class Faults(logging.Handler):
    """Whatever is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.lines.append(f"{record.name} {record.getMessage()} {error!r}")


class Wire:
    """A transport to nowhere: it keeps what is written, and says when it is closed."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.closed = asyncio.Event()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("192.0.2.7", 1), "sockname": ("192.0.2.1", 80)}.get(name, default)

    def get_protocol(self) -> Any:
        return self.protocol

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed.set()

    abort = close

    def is_closing(self) -> bool:
        return self.closed.is_set()

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


class Fuzzed(NamedTuple):
    """The house, its server's parts, and a table that nobody may change."""

    services: Services
    config: uvicorn.Config
    state: ServerState
    faults: Faults
    room: Room
    watcher: Guest
    page: live.OpenPage
    told: Page
    cookie: bytes

    async def round(self, seed: str) -> None:
        """Found where anything went wrong."""
        before = self.seen()
        await self.commands(random.Random(f"commands {seed}"), seed)
        await self.of_players(random.Random(f"players {seed}"), seed)
        await self.connections(random.Random(f"connections {seed}"), seed)
        if self.seen() != before:
            raise Found("the table has changed", seed)
        await self.check_written(self.room, seed)

    def seen(self) -> bytes:
        seen = self.room.seen_by(None)
        return msgspec.json.encode((seen.chairs, seen.status, self.room.table.number))

    async def commands(self, dice: random.Random, seed: str) -> None:
        """Of a watcher: whatever they come to mean, he may not have them."""
        for number in range(COMMANDS):
            message = bent_command(dice)
            await self.page.hear(message)
            if not self.told.texts[-1].startswith('{"type":"refused"'):
                raise Found(f"answered {self.told.texts[-1]}", seed, message)
            self.check(seed, message)
            if number % 200 == 0:
                self.told.texts.clear()
                await asyncio.sleep(0)

    async def of_players(self, dice: random.Random, seed: str) -> None:
        """Of people who sit: much is allowed, and nothing breaks the table."""
        game = dice.choice(GAMES)
        people = await guests(self.services, load(game).seats[0])
        room = await laid(people[0], game, len(people))
        for seat, person in enumerate(people):
            await person.command(room, Sit(seat=seat))
        await people[0].command(room, Start())
        pages = [Page(room, person.person) for person in people]
        open_pages = [self._open(room, p, page) for p, page in zip(people, pages, strict=True)]
        for _ in range(OF_PLAYERS):
            seat = dice.randrange(len(people))
            message = bent_command(dice, OF_A_PLAYER)
            if (legal := room.table.running().legal(seat)) and dice.random() < 0.3:
                move = dice.choice(legal)
                message = dumped({"type": "move", "id": str(dice.random())[2:], "move": move})
            await open_pages[seat].hear(message)
            pages[seat].texts.clear()
            self.check(seed, message)
        for open_page in open_pages:
            open_page.leave()
        await self.check_written(room, seed)
        self.services.house.rooms.pop(room.table.id, None)

    async def check_written(self, room: Room, seed: str) -> None:
        number = room.table.number  # bots may go on meanwhile
        try:
            written = (await reread(self.services, room.table.id)).number
        except Exception as error:
            raise Found(f"a table cannot be read again: {error!r}", seed) from error
        if not number <= written <= room.table.number:
            raise Found(f"{written} entries are written of {number}", seed)

    def _open(self, room: Room, person: Guest, page: Page) -> live.OpenPage:
        services = self.services
        services.limits.pages_of_person.take(person.id)
        return live.OpenPage(services.desks, services.limits, room, person.person, page.socket)

    async def connections(self, dice: random.Random, seed: str) -> None:
        made = [self.request(dice) for _ in range(REQUESTS)]
        made += [self.line(dice) for _ in range(FRAMES // FRAMES_A_LINE)]
        dice.shuffle(made)
        for start in range(0, len(made), AT_ONCE):
            part = made[start : start + AT_ONCE]
            wires = await asyncio.gather(*(self.feed(chunks, seed) for chunks in part))
            for chunks, wire in zip(part, wires, strict=True):
                if any(int(status) >= 500 for status in STATUS.findall(wire.written)):
                    raise Found(f"answered {bytes(wire.written[:300])!r}", seed, *chunks)
            self.check(seed, *(chunk for chunks in part for chunk in chunks))

    def request(self, dice: random.Random) -> list[bytes]:
        table, host = self.room.table.id, self.room.table.host
        return [bent_request(dice, table, host, self.cookie)]

    def line(self, dice: random.Random) -> list[bytes]:
        if dice.random() < 0.2:
            return [bent_handshake(dice, self.room.table.id, self.cookie)]
        shaken = handshake(self.room.table.id, self.cookie)
        return [shaken, *(bent_frame(dice) for _ in range(FRAMES_A_LINE))]

    async def feed(self, chunks: list[bytes], seed: str) -> Wire:
        try:
            return await self._feed(chunks)
        except Exception as error:
            raise Found(f"raised {error!r}", seed, *chunks) from error

    async def _feed(self, chunks: list[bytes]) -> Wire:
        """Give a connection these bytes, as they would come, and hang up."""
        wire = Wire()
        make = cast(Any, self.config.http_protocol_class)
        wire.protocol = make(config=self.config, server_state=self.state, app_state={})
        wire.protocol.connection_made(cast(Any, wire))
        first, *rest = chunks
        wire.protocol.data_received(first)
        whole = rest or b"\r\n\r\n" in first
        for _ in range(400 if whole else 3):
            await asyncio.sleep(0.0005)
            if wire.closed.is_set() or (rest and wire.written):
                break
        for chunk in rest:
            if wire.closed.is_set():
                break
            wire.protocol.data_received(chunk)
            await asyncio.sleep(0)
        wire.protocol.connection_lost(None)
        return wire

    def check(self, seed: str, *inputs: bytes) -> None:
        if self.faults.lines:
            raise Found(f"logged {self.faults.lines}", seed, *inputs)


@contextmanager
def own_logging() -> Iterator[None]:
    """The house sets up logging for its process; here others need theirs back."""
    root, uvicorns = logging.getLogger(), logging.getLogger("uvicorn.error")
    before = root.handlers[:], root.level, uvicorns.level
    try:
        yield
    finally:
        root.handlers, root.level, uvicorns.level = before


@asynccontextmanager
async def fuzzed_house(folder: Path) -> AsyncIterator[Fuzzed]:
    settings = Settings(f"sqlite:///{folder}/house.sqlite", limits=1e9, thinkers=1, pace=0.0)
    services, faults = Services(settings), Faults()
    with own_logging():
        config = config_of(services)
        config.load()
        logging.getLogger().handlers = [faults]
        async with services.open():
            # Nobody is at the table: no bot is to keep their chairs, however long it takes.
            room = await started(await guests(services, 2), grace=None)
            watcher = await guest(services)
            told = Page(room, watcher.person)
            page = live.OpenPage(services.desks, services.limits, room, watcher.person, told.socket)
            session = await begin_session(services.house, watcher.id, "")
            cookie = f"{COOKIE}={services.house.people.sessions.cookie(session)}".encode()
            state = ServerState()
            yield Fuzzed(services, config, state, faults, room, watcher, page, told, cookie)
