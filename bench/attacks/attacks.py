"""The attacks: each goes on until its process is ended. All come from one address."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import count, cycle
from typing import Any, Final

from websockets.frames import Opcode

from bench.attacks.client import Caller, Page, Person, Target, framed, head, own_priority

ATTACKS: Final[dict[str, Callable[[Target], Awaitable[None]]]] = {}
CONNECTIONS: Final = 100
CROWD: Final = 600
PAGES_OF_PERSON: Final = 30
LARGEST: Final = 16_000

Attack = Callable[[Target], Awaitable[None]]


def attack(name: str) -> Callable[[Attack], Attack]:
    def listed(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return listed


async def again_and_again(work: Callable[[], Awaitable[Any]]) -> None:
    """Whatever happens, on and on."""
    while True:
        try:
            await work()
        except (OSError, EOFError, TimeoutError, ValueError, KeyError):
            await asyncio.sleep(0.05)


async def flood(target: Target, method: str, path: str, cookies: list[str], body: Any) -> None:
    """The same request over many connections, each as fast as it is answered."""
    callers = [Caller(target, cookie) for cookie, _ in zip(cycle(cookies), range(CONNECTIONS))]
    await asyncio.gather(
        *(again_and_again(partial(caller.ask, method, path, body)) for caller in callers)
    )


async def open_table(target: Target) -> str:
    return await (await target.person()).lay("ergo", 2)


# -- commands -------------------------------------------------------------------------------------


async def at_large_table(target: Target) -> tuple[Person, str, Page]:
    """Alone among bots in a Sporz of 200, some way into the match."""
    person = await target.person()
    chairs = ["me", *["random"] * 199]
    table = await person.lay("sporz", 200, chairs=chairs, start=True)
    page = await person.look(table)

    async def play() -> None:
        for number in count():
            text = await page.hear()
            if text["type"] == "frame" and 0 in text["awaited"] and text["legal"]:
                page.send({"type": "move", "id": f"{number}", "move": text["legal"][-1]})

    with suppress(TimeoutError):
        await asyncio.wait_for(play(), 8)
    return person, table, page


@attack("200 ask-undo at once, in a Sporz of 200")
async def ask_undo(target: Target) -> None:
    person, table, _ = await at_large_table(target)
    pages = [await person.look(table) for _ in range(8)]
    await flood_pages(pages, framed(b'{"type":"ask-undo"}') * 200)


async def flood_pages(pages: list[Page], data: bytes) -> None:
    async def say(page: Page) -> None:
        while True:
            page.writer.write(data)
            await page.writer.drain()

    await asyncio.gather(*map(say, pages), *(page.discard() for page in pages))


async def some_pages(target: Target, number: int) -> list[Page]:
    person = await target.person()
    table = await person.lay("ergo", 2, chairs=["me", "open"])
    return [await person.look(table) for _ in range(number)]


@attack("largest messages")
async def largest(target: Target) -> None:
    await flood_pages(await some_pages(target, 30), framed(b"x" * LARGEST))


@attack("largest commands: a whisper to 1,000 chairs")
async def whispers(target: Target) -> None:
    to = ",".join(["1"] * 1000)
    said = f'{{"type":"say","text":"{"x" * 300}","to":[{to}]}}'.encode()
    await flood_pages(await some_pages(target, 30), framed(said))


@attack("pings without end")
async def pings(target: Target) -> None:
    await flood_pages(await some_pages(target, 30), framed(b"", Opcode.PING) * 5000)


@attack("messages in empty pieces")
async def pieces(target: Target) -> None:
    first = bytes((framed(b"")[0] & 0x7F, *framed(b"")[1:]))
    more = bytes((0, *framed(b"")[1:]))
    await flood_pages(await some_pages(target, 30), first + more * 5000)


@attack("sitting down and standing up, 200 chairs, 100 pages")
async def restless(target: Target) -> None:
    people = [await target.person() for _ in range(10)]
    table = await people[0].lay("sporz", 200)
    pages = [await person.look(table) for person in people for _ in range(10)]

    async def say(seat: int, page: Page) -> None:
        while True:
            page.send({"type": "sit", "seat": seat}, {"type": "stand"})
            await page.writer.drain()
            await asyncio.sleep(0.02)

    await asyncio.gather(
        *(say(number // 10, page) for number, page in enumerate(pages)),
        *(page.discard() for page in pages),
    )


@attack("tables of 200 chairs with 199 bots each")
async def bots(target: Target) -> None:
    async def another() -> None:
        person = await target.person()
        chairs = ["me", *["random"] * 199]
        table = await person.lay("sporz", 200, chairs=chairs, start=True)
        await (await person.look(table)).discard()

    await asyncio.gather(*(again_and_again(another) for _ in range(8)))


# -- pages that come and go -----------------------------------------------------------------------


async def come_and_go(target: Target, game: str, seats: int) -> None:
    people = [await target.person() for _ in range(CROWD // PAGES_OF_PERSON)]
    table = await people[0].lay(game, seats)
    while True:
        opened = await asyncio.gather(
            *(person.look(table) for person in people for _ in range(PAGES_OF_PERSON)),
            return_exceptions=True,
        )
        pages = [page for page in opened if isinstance(page, Page)]
        reading = [asyncio.create_task(page.discard()) for page in pages]
        await asyncio.sleep(1)
        for task, page in zip(reading, pages, strict=True):
            task.cancel()
            page.writer.transport.abort()
        await asyncio.sleep(0.5)


@attack("600 pages drop at once, 2 chairs")
async def drop_two(target: Target) -> None:
    await come_and_go(target, "ergo", 2)


@attack("600 pages drop at once, 200 chairs")
async def drop_many(target: Target) -> None:
    await come_and_go(target, "sporz", 200)


# -- requests -------------------------------------------------------------------------------------


@attack("invitation.svg")
async def invitations(target: Target) -> None:
    table = await open_table(target)
    await flood(target, "GET", f"/api/tables/{table}/invitation.svg", [""], None)


@attack("/api/games")
async def games(target: Target) -> None:
    await flood(target, "GET", "/api/games", [""], None)


@attack("the public list")
async def public_list(target: Target) -> None:
    await flood(target, "GET", "/api/tables", [""], None)


@attack("POST tables, 100 people")
async def lay_tables(target: Target) -> None:
    cookies = [(await target.person()).cookie for _ in range(CONNECTIONS)]
    await flood(
        target, "POST", "/api/tables", cookies, {"game": "ergo", "seats": 2, "public": True}
    )


@attack("new people")
async def new_people(target: Target) -> None:
    await flood(target, "GET", "/api/me", [""], None)


@attack("addresses that lead nowhere")
async def nowhere(target: Target) -> None:
    await flood(target, "GET", "/nothing/here", [""], None)


# -- connections ----------------------------------------------------------------------------------


async def held_open(target: Target, number: int, beginning: bytes, drop: bytes = b"") -> None:
    async def hold() -> None:
        reader, writer = await target.connect()
        writer.write(beginning)
        while not reader.at_eof():
            writer.write(drop)
            await writer.drain()
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(100), 1)

    await asyncio.gather(*(again_and_again(hold) for _ in range(number)))


@attack("1,300 silent connections")
async def silence(target: Target) -> None:
    await held_open(target, 1300, b"")


@attack("slow heads")
async def slow_heads(target: Target) -> None:
    await held_open(target, 900, b"GET / HTTP/1.1\r\nHost: x\r\nx: ", b"y")


@attack("slow bodies")
async def slow_bodies(target: Target) -> None:
    await held_open(target, 900, head("POST", "/api/tables", "", 60_000), b"y")


if __name__ == "__main__":
    own_priority()
    house = Target(int(sys.argv[2]), sys.argv[3])
    asyncio.run(again_and_again(lambda: ATTACKS[sys.argv[1]](house)))
