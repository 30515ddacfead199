"""The desk where commands are handed in, whether they come over a socket or over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from time import perf_counter
from typing import Any, Final

from veillee.house.bots.driver import Driver
from veillee.house.bots.processes import CutOff
from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal.people import Person
from veillee.house.live.room import Room
from veillee.house.live.socket import Socket
from veillee.house.metrics import CARRIED_OUT
from veillee.house.now import now_ms
from veillee.house.rate_limits import RateLimits
from veillee.house.table.action import Advice, Answer, Command, Decide
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.chairs import Chair
from veillee.house.table.table import Table
from veillee.house.table.terms import Terms

HINTS_BY: Final = "hard"


class Desks:
    """Gives everyone who asks for something a desk."""

    def __init__(self, house: House, driver: Driver, limits: RateLimits) -> None:
        self.house = house
        self.driver = driver
        self.limits = limits
        self.one_by_one = asyncio.Lock()

    async def carry_out(
        self, room: Room, person: Person, command: Command, socket: Socket | None = None
    ) -> Answer:
        """Do what a person asks for, or say why not."""
        began = perf_counter()
        try:
            return await command.carry_out(OneDesk(self, room, person, socket))
        finally:
            CARRIED_OUT.observe(perf_counter() - began, str(command.__struct_config__.tag))


class OneDesk:
    """One person at one table, and what the house can do for him (the `Desk` of actions)."""

    def __init__(self, desks: Desks, room: Room, asker: Person, socket: Socket | None) -> None:
        self._desks = desks
        self._room = room
        self._asker = asker
        self._socket = socket

    @property
    def table(self) -> Table:
        return self._room.table

    @property
    def person(self) -> str:
        return self._asker.id

    @property
    def over_the_line(self) -> bool:
        return self._socket is not None and not self._socket.is_screen

    def who(self, command: Command) -> str:
        if self.person not in self.table.shared or command.of_the_phone:
            return self.person
        hand = self._socket.hand if self._socket else None
        if hand is None or self.table.seat_in_hand(self.person, hand) is None:
            raise HouseError("phone-is-down", 403)
        return hand

    def spend(self, limit: str, name: str, error: str = "too-fast") -> None:
        getattr(self._desks.limits, limit).spend(name, error)

    async def check_voice(self) -> None:
        now = now_ms()
        until = await self._desks.house.journal.reports.silenced_until(self.person, now)
        if until:
            raise HouseError("silenced", 403, hours=-(-(until - now) // (3600 * 1000)))

    async def try_code(self, chair: Chair, code: str) -> None:
        house, limits, now = self._desks.house, self._desks.limits, now_ms()
        person = chair.person or ""
        of_chair, of_phone = f"chair {person}", f"phone {self.person}"
        # Before it is looked at, so that guessing on stays hopeless. By people, not by tables: at a
        # rematch the codes are the same.
        too_soon = await house.journal.tries.take(
            {of_chair: limits.codes_of_chair.wait_ms, of_phone: limits.codes_of_phone.wait_ms},
            now,
        )
        if too_soon:
            raise HouseError("too-many-codes", 429, seconds=-(-too_soon // 1000))
        if not house.people.is_code(chair.code, person, code):
            raise HouseError("wrong-code", 403)
        await house.journal.tries.succeed(of_chair, of_phone, now)

    def change(self, decide: Decide) -> Coroutine[Any, Any, bool]:
        return self._desks.house.change(self._room, decide)

    def one_by_one(self) -> AbstractAsyncContextManager[object]:
        return self._desks.one_by_one

    async def lay(self, terms: Terms, host: str) -> OneDesk:
        room = await self._desks.house.lay(decide_to_lay(host, terms, now_ms()))
        return OneDesk(self._desks, room, self._asker, None)

    async def think(self, seat: int) -> Advice | None:
        try:
            return await self._desks.driver.hint(self.table, seat, HINTS_BY)
        except CutOff:
            raise HouseError("hint-too-long", 503) from None

    async def welcome(self, name: str) -> str:
        return (await self._desks.house.people.welcome(self._asker.language, name)).id

    async def send_away(self, person: str) -> None:
        await self._desks.house.people.delete(person)

    def digest(self, person: str, code: str) -> str:
        return self._desks.house.people.code(person, code)

    def look(self, *, is_seen: bool) -> None:
        if self._socket is not None:
            self._socket.is_seen = is_seen

    def hand_over(self, person: str | None) -> None:
        if self._socket is not None:
            self._room.hand_over(self._socket, person)
