"""The live channel: one socket for each chair, and for each who watches."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromQuery

from veillee.house import frames
from veillee.house import wishes as w
from veillee.house.granting import Granting
from veillee.house.house import House
from veillee.house.http.errors import counted_problem
from veillee.house.http.tables import TableId
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.limits import Limits
from veillee.house.metrics import SOCKETS
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
    house: NamedDependency[House],
    granting: NamedDependency[Granting],
    limits: NamedDependency[Limits],
    table_id: TableId,
    last: FromQuery[int] = 0,
    screen: FromQuery[bool] = False,
) -> None:
    """Hear the table, and wish. `last` is the number of the newest frame that the page has.

    A `screen` for the whole room is shown what watchers may see, whoever has opened it.
    """
    person = await visitor_or_trouble(socket, house.people)
    room = await house.room(table_id)
    with limits.pages_of_person.taken(person.id) as there_is_one:
        if not there_is_one:
            raise HouseError("too-many-pages", 429)
        await socket.accept()

        async def send(text: str) -> None:
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})

        page = Socket(
            person.id, person.language, send, room.catch_up, socket.close, is_screen=screen
        )
        SOCKETS.inc()
        try:
            await _enter(house, room, page, last)
            await _read(socket, granting, limits, room, person, page)
        finally:
            SOCKETS.dec()
            page.hang_up()
            room.leave(page)
            room.publish_table()


async def _enter(house: House, room: Room, page: Socket, last: int) -> None:
    async with room.lock:
        room.enter(page, last)
        for other in room.sockets - {page}:
            other.put(room.table_seen(other))
    for seat in () if page.is_screen else room.table.seats_of(page.person):
        chair = room.table.chairs[seat]
        if chair.person and chair.why in ("gone", "late"):
            # Should the journal be down, he can still look, and ask for his chair himself.
            with contextlib.suppress(HouseError, JournalDown, JournalFull):
                await house.grant(room, chair.person, w.Sit(seat=seat))
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
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        raw = event.get("text") or event.get("bytes") or ""
        if not limits.wishes_of_person.take(person.id):
            await page.answer(_refused("", HouseError("too-fast", 429), page.language))
            continue
        if len(raw) > LONGEST_WISH:
            await page.answer(_refused("", HouseError("too-big", 413), page.language))
            continue
        await _grant(granting, room, person, page, raw)


async def _grant(
    granting: Granting, room: Room, person: Person, page: Socket, raw: str | bytes
) -> None:
    try:
        wish = _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        await page.answer(_refused("", error, page.language))
        return
    try:
        answer = await granting.grant(room, person, wish, page)
    # Whatever goes wrong is told to the one who wished, and changes nothing for the others.
    except Exception as error:
        await page.answer(_refused(wish.id, error, page.language))
    else:
        await page.answer(frames.encode(frames.Ack(wish.id, answer.hint, answer.table)))


def _refused(wish_id: str, error: Exception, language: str) -> str:
    _, told = counted_problem(error, language, "live")
    return frames.encode(frames.Refused(wish_id, told.text, told.error, told.rule))
