"""Blocking somebody: from then on neither of the two meets the other, in every process."""

from __future__ import annotations

from veillee.house.cluster.cluster import Parted
from veillee.house.errors import HouseError
from veillee.house.house import House


async def set_blocked(house: House, person: str, other: str, *, blocked: bool) -> None:
    if person == other:
        raise HouseError("block-yourself", 400)
    await house.blocks.set(person, other, blocked=blocked)
    await Parting(house).hear(Parted(person, other))
    house.cluster.tell(Parted(person, other))


class Parting:
    """Hears of blocks, here and elsewhere: open pages are told no more of the other's words."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def hear(self, parted: Parted) -> None:
        for person in parted:
            self._house.blocks.ask_anew(person)
            deaf_to = await self._house.blocks.deaf_to(person)
            for room in list(self._house.rooms.values()):
                for socket in list(room.sockets):
                    if socket.person == person:
                        room.deafen(socket, deaf_to)
