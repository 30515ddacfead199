"""Granting a wish from beginning to end: limits, the house, a hint, a rematch."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from veillee.house import wishes as w
from veillee.house.driver import Driver, thought
from veillee.house.house import House
from veillee.house.limits import Limits
from veillee.house.metrics import GRANTED
from veillee.house.people import Person
from veillee.house.rooms import Room
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

    async def grant(self, room: Room, person: Person, wish: w.AnyWish) -> Answer:
        with GRANTED.time():
            match wish:
                case w.Say() if not self._limits.talk_of_person.take(person.id):
                    raise HouseError("too-much-talk", 429)
                case w.Hint():
                    return await self._hint(room, person, wish)
                case w.Rematch():
                    return Answer(done=True, table=await self._house.rematch(room, person.id))
                case _:
                    return Answer(await self._house.grant(room, person.id, wish))

    async def _hint(self, room: Room, person: Person, wish: w.Hint) -> Answer:
        if not self._limits.hints_of_person.take(person.id):
            raise HouseError("too-fast", 429)
        await self._house.grant(room, person.id, wish)
        seat = w.seat_or_trouble(room.table, person.id)
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
