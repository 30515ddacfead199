"""The live channel: one socket for each chair, and for each who watches."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromQuery

from veillee.house.desk import Desks
from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.http.errors import counted_problem
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.journal.people import Person
from veillee.house.live import frames
from veillee.house.live.room import Room
from veillee.house.live.socket import Socket
from veillee.house.metrics import SOCKETS
from veillee.house.rate_limits import RateLimits
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
) -> None:
    """Hear the table, and ask for things. `last` is the number of the newest frame one has.

    A `screen` for everybody is shown what watchers may see, whoever has opened it.
    """
    person = await visitor_or_trouble(socket, house.people)
    room = await house.room(table_id)
    with limits.pages_of_person.taken(person.id) as there_is_one:
        if not there_is_one:
            raise HouseError("too-many-pages", 429)
        await socket.accept()

        async def send(text: str) -> None:
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})

        line = Socket(
            person.id, person.language, send, room.tell_all, socket.close, is_screen=screen
        )
        SOCKETS.inc()
        try:
            await _enter(house, room, line, last)
            await _read(socket, desks, limits, room, person, line)
        finally:
            SOCKETS.dec()
            line.hang_up()
            room.leave(line)
            room.publish_table()


async def _enter(house: House, room: Room, line: Socket, last: int) -> None:
    room.enter(line, last)
    for other in room.sockets - {line}:
        other.put(room.table_seen(other))
    for seat in () if line.is_screen else room.table.seats_of(line.person):
        chair = room.table.chairs[seat]
        if chair.person and chair.why in ("gone", "late"):
            # Should the journal be down, he can still look, and ask for his chair himself.
            with contextlib.suppress(HouseError, JournalDown, JournalFull):
                await house.command(room, chair.person, Sit(seat=seat))


async def _read(
    socket: WebSocket[Any, Any, Any],
    desks: Desks,
    limits: RateLimits,
    room: Room,
    person: Person,
    line: Socket,
) -> None:
    """Read commands until the socket closes; each gets an answer with its own id."""
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        raw = event.get("text") or event.get("bytes") or ""
        if not limits.commands_of_person.take(person.id):
            await line.answer(_refused("", HouseError("too-fast", 429), line.language))
            continue
        if len(raw) > LONGEST_COMMAND:
            await line.answer(_refused("", HouseError("too-big", 413), line.language))
            continue
        await _carry_out(desks, room, person, line, raw)


async def _carry_out(
    desks: Desks, room: Room, person: Person, line: Socket, raw: str | bytes
) -> None:
    try:
        command = read_command(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        await line.answer(_refused("", error, line.language))
        return
    try:
        answer = await desks.carry_out(room, person, command, line)
    # Whatever goes wrong is told to the one who asked, and changes nothing for the others.
    except Exception as error:
        await line.answer(_refused(command.id, error, line.language))
    else:
        await line.answer(frames.encode(frames.Ack(command.id, answer.hint, answer.table)))


def _refused(command_id: str, error: Exception, language: str) -> str:
    _, told = counted_problem(error, language, "live")
    return frames.encode(frames.Refused(command_id, told.text, told.error, told.rule))
