"""Playing again: the same chairs at a new table, or another end from a moment of a match."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from veillee.house import entries as e
from veillee.house import wishes as w
from veillee.house.chairs import Chair
from veillee.house.house import Dealt, House
from veillee.house.rooms import Room
from veillee.house.terms import NoClock
from veillee.house.troubles import HouseError


async def rematch(house: House, room: Room, person: str) -> str:
    """The table where the same chairs meet again.

    The asker, those who share his phone, and the bots sit there already.
    """
    table = room.table
    if table.status != "over":
        raise HouseError("rematch-not-over")
    seat = w.seat_or_trouble(table, person)
    async with house.rematching:  # two who ask at once get one table
        if table.rematch is None:
            await _lay_rematch(house, room, person, seat)
    return str(table.rematch)


async def _lay_rematch(house: House, room: Room, person: str, seat: int) -> None:
    table = room.table
    other = await house.lay(person, table.terms)
    await house.grant(other, person, w.Sit(seat=seat))
    for place, chair in enumerate(table.chairs):
        if chair.person is None and chair.bot:
            await house.grant(other, person, w.SeatBot(seat=place, level=chair.bot))
        elif chair.code and chair.holder == person:
            await house.change(other, partial(_shared_again, chair, place))
    named = e.Rematched(at=0, table=other.table.id)
    first = await house.change(
        room, lambda at: None if table.rematch else w.Decision(replace(named, at=at))
    )
    if not first:  # somebody asked at another process
        await house.grant(other, person, w.Stand())


def _shared_again(chair: Chair, seat: int, at: int) -> w.Decision:
    """A chair of a shared phone, at another table: whose it is, and its code, stay the same."""
    if chair.of is None:
        return w.Decision(e.CodeSet(at=at, seat=seat, code=chair.code))
    return w.Decision(
        e.Sat(at=at, seat=seat, person=str(chair.person), of=chair.of, code=chair.code)
    )


async def fork(house: House, room: Room, person: str, moves: int, seat: int, level: str) -> Room:
    """A table that goes on from a moment of a finished match, against bots."""
    table = room.table
    async with room.lock:
        if table.match is None or table.match.to_act or not table.terms.open_record:
            raise HouseError("fork-not-open", 403)
        record = table.match.record
    if moves > len(record.moves):
        raise HouseError("no-such-moment", 404, made=len(record.moves))
    if seat >= record.seats:
        raise HouseError("no-such-chair", 404, chairs=record.seats)
    w.check_level(table.terms.game, level)
    before = tuple((entry.seat, entry.move) for entry in record.moves[:moves])
    terms = replace(table.terms, clock=NoClock(), public=False)
    dealt = Dealt(record.seed or "", record.contributions)
    other = await house.lay(person, terms, before, dealt)
    for place in range(record.seats):
        who = w.Sit(seat=place) if place == seat else w.SeatBot(seat=place, level=level)
        await house.grant(other, person, who)
    await house.grant(other, person, w.Start())
    return other
