"""Being somebody else, or nobody: a new name, and farewell. Every table in memory shows it."""

from __future__ import annotations

from contextlib import suppress

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.journal.people import Person
from veillee.house.table.action import simply
from veillee.house.table.actions.leave import Stand
from veillee.house.table.actions.talk import Forgotten


async def rename(house: House, person: Person, name: str | None, language: str | None) -> Person:
    """A person changes his name or language; the tables where he is known show it at once."""
    changed = await house.people.change(person, name=name, language=language)
    for room in house.rooms.values():
        if person.id in room.names:
            room.names[person.id] = changed.name
            room.publish_soon()
    return changed


async def farewell(house: House, person: str) -> None:
    """Take away all that is kept of a person; bots keep his chairs."""
    kept = house.journal.people
    talks = await kept.spoke_at(person)
    for table_id in await kept.sat_at(person):
        room = await house.room(table_id)
        for sharer, of in list(room.table.sharers.items()):
            if of == person:
                await farewell(house, sharer)
        if room.table.status != "over" and room.table.seat_of(person) is not None:
            with suppress(HouseError):
                await house.command(room, person, Stand())
    await house.people.delete(person)
    for table_id in talks:
        await house.change(await house.room(table_id), simply(Forgotten(at=0, person=person)))
    for room in house.rooms.values():
        if room.names.pop(person, None):
            room.publish_soon()
        for socket in list(room.sockets):
            if socket.person == person:
                socket.dismiss()
