"""Granting a wish from beginning to end: limits, the house, a hint, a rematch."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from veillee.house import wishes as w
from veillee.house.again import rematch
from veillee.house.driver import Driver, thought
from veillee.house.house import House
from veillee.house.limits import Limits
from veillee.house.metrics import GRANTED
from veillee.house.people import Person
from veillee.house.rooms import Room
from veillee.house.sharing import Sharing, wisher_of
from veillee.house.sockets import Socket
from veillee.house.thinkers import CutOff
from veillee.house.troubles import HouseError

HINTS_BY: Final = "hard"


class Answer(NamedTuple):
    """What came of a wish."""

    done: bool
    hint: Any = None
    table: str | None = None


class Granting:
    """The one door for wishes, whether they come over a socket or over HTTP."""

    def __init__(self, house: House, driver: Driver, limits: Limits) -> None:
        self._house = house
        self._driver = driver
        self._limits = limits
        self._sharing = Sharing(house, limits)

    async def grant(
        self, room: Room, person: Person, wish: w.AnyWish, page: Socket | None = None
    ) -> Answer:
        """`page` is the socket over which it was wished: on a shared phone, a hand's."""
        with GRANTED.time():
            match wish:
                case w.Say() if not self._limits.talk_of_person.take(person.id):
                    raise HouseError("too-much-talk", 429)
                case w.TakeUp() if page:
                    await self._sharing.take_up(room, page, wish)
                    return Answer(done=True)
                case w.PutDown() if page:
                    await self._sharing.put_down(room, page)
                    return Answer(done=True)
                case w.SetCode():
                    return Answer(await self._sharing.set_code(room, person, wish, page))
                case w.Share():
                    return Answer(await self._sharing.share(room, person, wish))
                case w.Rematch():
                    return Answer(done=True, table=await rematch(self._house, room, person.id))
                case _:
                    wisher = wisher_of(room.table, person.id, wish, page)
                    if isinstance(wish, w.Hint):
                        return await self._hint(room, wisher, wish)
                    return Answer(await self._house.grant(room, wisher, wish))

    async def _hint(self, room: Room, wisher: str, wish: w.Hint) -> Answer:
        if not self._limits.hints_of_person.take(wisher):
            raise HouseError("too-fast", 429)
        await self._house.grant(room, wisher, wish)
        seat = w.seat_or_trouble(room.table, wisher)
        async with room.lock:
            legal = room.table.running().legal(seat)
            if not legal:
                raise HouseError("hint-not-now")
            asked = thought(room.table, seat, HINTS_BY, legal)
        try:
            place = await self._driver.think(asked)
        except CutOff:
            raise HouseError("hint-too-long", 503) from None
        return Answer(done=True, hint=msgspec.to_builtins(legal[place]))
