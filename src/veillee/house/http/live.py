"""The live channel: one socket for each chair, and for each who watches."""

from __future__ import annotations

import contextlib
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromQuery

from veillee.house.desk import Desks
from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.http.errors import counted_problem
from veillee.house.http.line import EXTENSION, Line
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import LOCAL, address, visit_or_trouble
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.journal.people import Person
from veillee.house.live import frames
from veillee.house.live.room import Room
from veillee.house.live.socket import Socket
from veillee.house.metrics import SOCKETS
from veillee.house.rate_limits import RateLimits, measured
from veillee.house.table.actions import read_command
from veillee.house.table.actions.sit import Sit

LONGEST_COMMAND: Final = 8000


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: NamedDependency[House],
    desks: NamedDependency[Desks],
    limits: NamedDependency[RateLimits],
    table_id: TableId,
    last: FromQuery[int] = 0,
    screen: FromQuery[bool] = False,
    words: FromQuery[str] = "",
) -> None:
    """Hear the table, and ask for things. `last` is the number of the newest frame one has.

    Refusals come as messages with their arguments; in `words` of a language too, if one is given.

    A `screen` for everybody is shown what watchers may see, whoever has opened it.
    """
    person, session = await visit_or_trouble(socket, house.people)
    room = await house.room(table_id)
    if not limits.pages_of_person.take(person.id):
        raise HouseError("too-many-pages", 429)
    line: Line = cast(Any, socket.scope["extensions"])[EXTENSION]
    page = OpenPage(
        desks,
        limits,
        room,
        person,
        Socket(
            person.id,
            line,
            room.tell_all,
            is_screen=screen,
            session=session,
            deaf_to=await house.blocks.deaf_to(person.id),
        ),
        address(socket),
        words,
    )
    try:
        await socket.accept()
        await page.enter(last)
        page.leave_if_ended()
    finally:
        line.take(page)


class OpenPage:
    """A page at a table: what it asks for is carried out, each with an answer of its own id."""

    def __init__(
        self,
        desks: Desks,
        limits: RateLimits,
        room: Room,
        person: Person,
        socket: Socket,
        address: str = LOCAL,
        words: str = "",
    ) -> None:
        self._desks = desks
        self._limits = limits
        self._room = room
        self._person = person
        self._words = words or None
        self._socket = socket
        self._address = address
        self.go_on = socket.go_on
        SOCKETS.inc()

    async def enter(self, last: int) -> None:
        room, socket = self._room, self._socket
        room.enter(socket, last)
        room.publish_soon()
        for seat in () if socket.is_screen else room.table.seats_of(socket.person):
            chair = room.table.chairs[seat]
            if chair.person and chair.why in ("gone", "late"):
                # Should the journal be down, he can still look, and ask for his chair himself.
                with contextlib.suppress(HouseError, JournalDown, JournalFull):
                    await self._desks.house.command(room, chair.person, Sit(seat=seat))

    def leave_if_ended(self) -> None:
        """The session may have ended while the page came in, and nobody could close it yet."""
        if self._desks.house.people.sessions.is_ended(self._socket.session):
            self._socket.dismiss()

    def leave(self) -> None:
        SOCKETS.dec()
        self._limits.pages_of_person.free(self._person.id)
        self._room.leave(self._socket)
        self._room.publish_soon()

    async def turn(self) -> None:
        by_person, by_address = self._limits.time_of_person, self._limits.time_of_address
        if by_person.must_wait(self._person.id):
            await by_person.turn(self._person.id)
        if by_address.must_wait(self._address):
            await by_address.turn(self._address)

    def charge(self, seconds: float) -> None:
        self._limits.time_of_person.charge(self._person.id, seconds)
        self._limits.time_of_address.charge(self._address, seconds)

    async def hear(self, message: bytes) -> None:
        await self.turn()
        self._socket.answer(await measured(self._answer(message), self.charge))

    async def _answer(self, message: bytes) -> bytes:
        if not self._limits.commands_of_person.take(self._person.id):
            return self._refused("", HouseError("too-fast", 429))
        if len(message) > LONGEST_COMMAND:
            return self._refused("", HouseError("too-big", 413))
        try:
            command = read_command(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return self._refused("", error)
        try:
            answer = await self._desks.carry_out(self._room, self._person, command, self._socket)
        # Whatever goes wrong is told to the one who asked, and changes nothing for the others.
        except Exception as error:
            return self._refused(command.id, error)
        return frames.encode(frames.Ack(command.id, answer.hint, answer.table, answer.why))

    def _refused(self, command_id: str, error: Exception) -> bytes:
        return refused(command_id, error, self._words)


def refused(command_id: str, error: Exception, language: str | None) -> bytes:
    _, told = counted_problem(error, language, "live")
    return frames.encode(
        frames.Refused(command_id, told.error, told.rule, told.args, text=told.text)
    )
