"""Going on from a moment of a finished match, at a table of one's own.

All that is drawn from there on is drawn anew. What was dealt before stands in a record that anybody
may have read: so where something is hidden at that moment one person plays, against bots. To deal
it anew instead (`imagine`) would make another match of it, which no record could replay.
"""

from __future__ import annotations

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.table.action import check_level
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.table import Table
from veillee.house.table.terms import Untimed
from veillee.house.tasks import unhurried


async def go_on(house: House, table: Table, person: str, moves: int, seat: int, level: str) -> Room:
    """A table that goes on from there, against bots."""
    match = table.match
    if match is None or match.to_act or not table.terms.open_record:
        raise HouseError("fork-not-open", 403)
    if moves > len(match):
        raise HouseError("no-such-moment", 404, made=len(match))
    if seat >= match.seats:
        raise HouseError("no-such-chair", 404, chairs=match.seats)
    check_level(table.terms.game, level)
    terms = replace(
        table.terms, clock=Untimed(), public=False, hints=None, seating="chosen", rated=False
    )
    then = match.fork(after=moves)
    room = await house.lay(decide_to_lay(person, terms, now_ms(), then), then)
    async for place in unhurried(range(match.seats)):
        who = Sit(seat=place) if place == seat else SeatBot(seat=place, level=level)
        await house.command(room, person, who)
    await house.command(room, person, Start())
    return room
