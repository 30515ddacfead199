"""The live channel: one socket for each chair, and for each who watches."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from veillee.house import frames
from veillee.house import wishes as w
from veillee.house.granting import Granting
from veillee.house.house import House
from veillee.house.http.errors import problem
from veillee.house.http.tables import TableId
from veillee.house.ids import new_id
from veillee.house.limits import Limits
from veillee.house.metrics import REFUSED, SOCKETS
from veillee.house.people import Person
from veillee.house.rooms import Room
from veillee.house.sockets import Socket
from veillee.house.troubles import HouseError
from veillee.house.visitor import visitor_or_trouble

LONGEST_WISH: Final = 8000
_decoder = msgspec.json.Decoder(w.AnyWish)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: House,
    granting: Granting,
    limits: Limits,
    table_id: TableId,
    last: int = 0,
) -> None:
    """Hear the table, and wish. `last` is the number of the newest frame that the page has."""
    person = await visitor_or_trouble(socket, house.people)
    room = await house.room(table_id)
    await socket.accept()

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    page = Socket(person.id, person.language, send)
    pump = asyncio.create_task(page.pump(room.whole_frame))
    SOCKETS.inc()
    try:
        await _enter(house, room, page, last)
        # When either ends, the page is gone.
        reading = asyncio.create_task(_read(socket, granting, limits, room, person, page))
        await asyncio.wait((reading, pump), return_when=asyncio.FIRST_COMPLETED)
        reading.cancel()
    finally:
        pump.cancel()
        SOCKETS.dec()
        room.leave(page)
        room.publish_table()
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await asyncio.gather(pump, return_exceptions=True)


async def _enter(house: House, room: Room, page: Socket, last: int) -> None:
    async with room.lock:
        room.enter(page, last)
        for other in room.sockets - {page}:
            other.put(room.table_seen(other))
    seat = room.table.seat_of(page.person)
    if seat is not None and room.table.chairs[seat].why in ("gone", "late"):
        await house.grant(room, page.person, w.Sit(seat=seat))
    house.stirred.put_nowait(room.table.id)


async def _read(
    socket: WebSocket[Any, Any, Any],
    granting: Granting,
    limits: Limits,
    room: Room,
    person: Person,
    page: Socket,
) -> None:
    """Read wishes until the socket closes; each gets an answer with its own id."""
    name = new_id(8)
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        raw = event.get("text") or event.get("bytes") or ""
        if not limits.wishes_of_socket.take(name):
            page.put(_refused("", HouseError("too-fast", 429), page.language))
            continue
        if len(raw) > LONGEST_WISH:
            page.put(_refused("", HouseError("too-big", 413), page.language))
            continue
        await _grant(granting, room, person, page, raw)


async def _grant(
    granting: Granting, room: Room, person: Person, page: Socket, raw: str | bytes
) -> None:
    try:
        wish = _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        page.put(_refused("", error, page.language))
        return
    try:
        answer = await granting.grant(room, person, wish)
    # Whatever goes wrong is told to the one who wished, and changes nothing for the others.
    except Exception as error:
        page.put(_refused(wish.id, error, page.language))
    else:
        page.put(frames.encode(frames.Ack(wish.id, answer.hint, answer.table)))


def _refused(wish_id: str, error: Exception, language: str) -> str:
    REFUSED.inc()
    _, told = problem(error, language)
    return frames.encode(frames.Refused(wish_id, told.text, told.error, told.rule))
