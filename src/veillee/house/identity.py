"""Being somebody else, or nobody: a new name or face, and farewell. Every table shows it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

from veillee.house.endings import forget, tell_ended
from veillee.house.errors import HouseError
from veillee.house.house import House, name_anew
from veillee.house.journal.people import Person
from veillee.house.live.room import Room
from veillee.house.table.action import simply
from veillee.house.table.actions.leave import Stand
from veillee.house.table.actions.talk import Forgotten
from veillee.house.table.reading import Unreadable


async def change_identity(
    house: House,
    person: Person,
    *,
    name: str | None = None,
    language: str | None = None,
    face: str | None = None,
    shows_games: bool | None = None,
) -> Person:
    """Another name, language or face; the tables where the person is known show it at once."""
    changed = await house.people.change(
        person, name=name, language=language, face=face, shows_games=shows_games
    )
    for room in house.rooms.values():
        if person.id in room.known:
            room.known[person.id] = changed
            name_anew(room)
            room.publish_soon()
    return changed


async def renew_key(house: House, person: str, session: str) -> str:
    """Another key; whoever came by the old one, or otherwise, is known no longer."""
    key = await house.people.new_key(person)
    tell_ended(house, await house.people.sessions.end_all(person, but=session))
    return key


async def _rooms(house: House, table_ids: list[str]) -> AsyncIterator[Room]:
    """Those of the tables that can be read: what is wrong with one keeps nobody here."""
    for table_id in table_ids:
        try:
            room = await house.room(table_id)
        except HouseError:
            continue
        yield room


async def farewell(house: House, person: str) -> None:
    """Take away all that is kept of a person; bots keep his chairs."""
    kept = house.journal.people
    talks, tables = await kept.spoke_at(person), await kept.sat_at(person)
    # First, so that he is known nowhere from now on, whatever else may take its time.
    ended = await house.people.delete(person)
    forget(house, person)
    tell_ended(house, ended)
    async for room in _rooms(house, tables):
        for sharer, of in list(room.table.sharers.items()):
            if of == person:
                await farewell(house, sharer)
        if room.table.status != "over" and room.table.seat_of(person) is not None:
            with suppress(HouseError):
                await house.command(room, person, Stand())
    await _forget_words(house, talks, person)


async def take_words(house: House, person: str) -> None:
    """Take away all that a person has said."""
    talks = await house.journal.people.spoke_at(person)
    await house.journal.people.take_words(person)
    await _forget_words(house, talks, person)


async def _forget_words(house: House, talks: list[str], person: str) -> None:
    async for room in _rooms(house, talks):
        with suppress(Unreadable):
            await house.change(room, simply(Forgotten(at=0, person=person)))
