"""People and their pages in this process: they wish at tables, and keep what they are told."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from veillee.house import entries as e
from veillee.house import wishes as w
from veillee.house.granting import Answer
from veillee.house.opened import Opened
from veillee.house.people import Person
from veillee.house.rooms import Room
from veillee.house.sockets import Socket
from veillee.house.table import Table
from veillee.house.terms import Terms


class Page:
    """An open page: every text that was sent to it."""

    def __init__(self, room: Room, person: Person, last: int = 0) -> None:
        self.room = room
        self.texts: list[str] = []
        self.socket = Socket(person.id, person.language, self._send, room.catch_up)
        room.enter(self.socket, last)

    async def _send(self, text: str) -> None:
        self.texts.append(text)

    def leave(self) -> None:
        self.room.leave(self.socket)
        self.room.publish_table()
        self.socket.hang_up()

    async def heard(self, kind: str) -> list[dict[str, Any]]:
        """What it was sent of this kind: `frame` or `table`."""
        for _ in range(10):
            await asyncio.sleep(0)
        found = [msgspec.json.decode(text) for text in self.texts]
        return [text for text in found if text["type"] == kind]

    async def frame(self) -> dict[str, Any]:
        return (await self.heard("frame"))[-1]

    async def table(self) -> dict[str, Any]:
        return (await self.heard("table"))[-1]


class Guest:
    """Somebody in the house."""

    def __init__(self, opened: Opened, person: Person) -> None:
        self.opened = opened
        self.person = person
        self.id = person.id

    async def wish(self, room: Room, wish: w.AnyWish) -> Answer:
        return await self.opened.granting.grant(room, self.person, wish)

    async def move(self, room: Room, move: Any, wish_id: str = "") -> Answer:
        return await self.wish(room, w.Move(move=move, id=wish_id))

    def page(self, room: Room, last: int = 0) -> Page:
        return Page(room, self.person, last)


async def guest(opened: Opened, name: str | None = None) -> Guest:
    return Guest(opened, await opened.house.people.welcome("en", name))


async def guests(opened: Opened, count: int) -> list[Guest]:
    return [await guest(opened) for _ in range(count)]


async def laid(host: Guest, game: str = "ergo", seats: int = 2, **terms: Any) -> Room:
    return await host.opened.house.lay(host.id, Terms(game=game, seats=seats, **terms))


async def started(people: list[Guest], game: str = "ergo", **terms: Any) -> Room:
    """A table at which all of them sit, the first one being the host; the match has begun."""
    room = await laid(people[0], game, len(people), **terms)
    for seat, person in enumerate(people):
        await person.wish(room, w.Sit(seat=seat))
    await people[0].wish(room, w.Start())
    return room


async def written(opened: Opened, table_id: str) -> list[Any]:
    """The entries in the journal."""
    return [e.decode(row.body) for row in await opened.house.journal.read(table_id)]


async def reread(opened: Opened, table_id: str) -> Table:
    """The table as another process would find it."""
    rows = await opened.house.journal.read(table_id)
    first = e.decode(rows[0].body)
    assert isinstance(first, e.Opened)
    table = Table(table_id, first)
    for row in rows[1:]:
        table.apply(e.decode(row.body))
    return table


async def until(holds: Any, seconds: float = 60.0) -> None:
    """Wait until it holds; the machine may be busy with other things."""
    give_up = asyncio.get_running_loop().time() + seconds
    while not holds():
        assert asyncio.get_running_loop().time() < give_up, "it never came to hold"
        await asyncio.sleep(0.02)
