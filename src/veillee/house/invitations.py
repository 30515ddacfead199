"""Inviting people one knows to a table, and hearing that it was done."""

from __future__ import annotations

from collections.abc import Callable

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal.acquaintances import Invitation
from veillee.house.journal.people import Person
from veillee.house.live.room import Room
from veillee.house.now import now_ms


class Invitations:
    """Who invites whom to which table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.listeners: list[Callable[[Invitation], object]] = []
        """Whoever calls people who are away is told of each invitation."""

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
        at, game = now_ms(), table.terms.game
        await kept.invite(person, table.id, host.id, at)
        told = Invitation(person, table.id, game, host.id, host.name, host.face, at)
        for listener in self.listeners:
            listener(told)
