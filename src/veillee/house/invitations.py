"""Inviting people one knows to a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal.people import Person
from veillee.house.live.room import Room
from veillee.house.now import now_ms

Call = Callable[[str, str, str], Awaitable[object]]
"""Has somebody who is away called, to a table, by whoever invites him."""


class Invitations:
    """Who invites whom to which table."""

    def __init__(self, house: House, call: Call) -> None:
        self._house = house
        self._call = call

    async def invite(self, host: Person, person: str, room: Room) -> None:
        """HouseError where he is nobody one knows, which whoever is hidden is not either."""
        table = room.table
        if host.id != table.host and table.seat_of(host.id) is None:
            raise HouseError("watchers-only-watch", 403)
        if table.status == "over":
            raise HouseError("match-over")
        kept = self._house.journal.acquaintances
        if all(one.person != person for one in await kept.of(host.id)):
            raise HouseError("nobody-you-know", 404)
        await kept.invite(person, table.id, host.id, now_ms())
        await self._call(person, table.id, host.id)
