"""People and their pages in this process: they play, and keep what they are told."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.journal.people import Person
from veillee.house.live.room import Room
from veillee.house.live.socket import Socket
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.table.action import Answer
from veillee.house.table.actions import AnyCommand, read_entry
from veillee.house.table.actions.lay import Opened, decide_to_lay
from veillee.house.table.actions.move import Move
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.undo import to_take_back
from veillee.house.table.table import Play, Table
from veillee.house.table.terms import Terms
from veillee.kernel import Match


class Page:
    """An open page, and the line to it: every text that was sent."""

    def __init__(
        self, room: Room, person: Person, last: int = 0, *, is_screen: bool = False
    ) -> None:
        self.room = room
        self.texts: list[str] = []
        self.is_full = False
        self.socket = Socket(person.id, self, room.tell_all, is_screen=is_screen)
        room.enter(self.socket, last)

    def write(self, text: bytes) -> None:
        self.texts.append(text.decode())

    def close(self, code: int) -> None:
        self.texts.append(f"closed {code}")

    def leave(self) -> None:
        self.room.leave(self.socket)
        self.room.publish_table()

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

    def __init__(self, services: Services, person: Person) -> None:
        self.services = services
        self.person = person
        self.id = person.id

    async def command(self, room: Room, command: AnyCommand) -> Answer:
        return await self.services.desks.carry_out(room, self.person, command)

    async def move(self, room: Room, move: Any, command_id: str = "") -> Answer:
        return await self.command(room, Move(move=move, id=command_id))

    def page(self, room: Room, last: int = 0) -> Page:
        return Page(room, self.person, last)


async def guest(services: Services, name: str | None = None) -> Guest:
    return Guest(services, await services.house.people.welcome("en", name))


async def guests(services: Services, count: int) -> list[Guest]:
    return [await guest(services) for _ in range(count)]


async def laid(host: Guest, game: str = "ergo", seats: int = 2, **terms: Any) -> Room:
    wanted = Terms(game=game, seats=seats, **terms)
    return await host.services.house.lay(decide_to_lay(host.id, wanted, now_ms()))


async def started(people: list[Guest], game: str = "ergo", **terms: Any) -> Room:
    """A table at which all of them sit, the first one being the host; the match has begun."""
    room = await laid(people[0], game, len(people), **terms)
    for seat, person in enumerate(people):
        await person.command(room, Sit(seat=seat))
    await people[0].command(room, Start())
    return room


async def written(services: Services, table_id: str) -> list[Any]:
    """The entries in the journal."""
    return [read_entry(row.body) for row in await services.house.journal.read(table_id)]


async def reread(services: Services, table_id: str) -> Table:
    """The table as another process would find it."""
    rows = await services.house.journal.read(table_id)
    first = read_entry(rows[0].body)
    assert isinstance(first, Opened)
    table = Table.laid(table_id, first)
    for row in rows[1:]:
        table = table.after(read_entry(row.body))
    return table


def with_move(table: Table, match: Match, by: str) -> Table:
    """The table after the last move of this match; it stood before it."""
    seat, _ = match.made(-1)
    before = replace(table, match=match.fork(len(match) - 1))
    events = match._past[-1].events
    play = Play(by, False, 0, *to_take_back(before, seat, by, match, events))
    return replace(before, match=match, plays=table.plays.plus(play))


async def until(holds: Any, seconds: float = 60.0) -> None:
    """Wait until it holds; the machine may be busy with other things."""
    give_up = asyncio.get_running_loop().time() + seconds
    while not holds():
        assert asyncio.get_running_loop().time() < give_up, "it never came to hold"
        await asyncio.sleep(0.02)


BLACK_WINS = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")


async def finished(services: Services, **terms: Any):  # type: ignore[no-untyped-def]
    """Two people, and a table where black has won."""
    people = await guests(services, 2)
    room = await started(people, **terms)
    for turn, move in enumerate(BLACK_WINS):
        await people[turn % 2].move(room, move)
    assert room.table.status == "over"
    return people, room


def refusing(message: str) -> pytest.RaisesExc[HouseError]:
    return pytest.RaisesExc(HouseError, check=lambda error: error.message == message)
