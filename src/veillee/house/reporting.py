"""Reporting somebody with the lines concerned, and what the operator does about it."""

from __future__ import annotations

from collections.abc import Collection

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.identity import change_identity, farewell, take_words
from veillee.house.ids import new_id
from veillee.house.journal.people import Person
from veillee.house.journal.reports import Report, SaidLine, What
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.people.names import offered_names
from veillee.house.table.told import Notice


async def report(
    house: House, room: Room, reporter: Person, person: str, times: Collection[int], words: str
) -> None:
    """Copy what he said at these times, as far as the reporter was told it himself."""
    if person == reporter.id:
        raise HouseError("report-yourself", 400)
    table = room.table
    deaf_to = await house.blocks.deaf_to(reporter.id)
    told = table.lines_for(table.seat_of(reporter.id), len(table.told), deaf_to)
    lines = [
        SaidLine(line.at, line.text, whispered=line.to is not None)
        for line in told
        if isinstance(line, Notice)
        and line.what == "said"
        and line.person == person
        and line.at in times
        and line.text
    ]
    if not lines:
        raise HouseError("report-no-lines", 404)
    await house.journal.reports.add(
        Report(
            id=new_id(),
            person=person,
            name=room.names.get(person, ""),
            reporter=reporter.id,
            table_id=table.id,
            game=table.terms.game,
            lines=lines,
            words=" ".join(words.split()),
            at=now_ms(),
        )
    )


async def operate(house: House, what: What, person: str | None, hours: int, report: str) -> None:
    """Do what the operator asks for. It is in the log first: nothing is done unseen."""
    if report and await house.journal.reports.find(report) is None:
        raise HouseError("no-such-report", 404)
    known = await house.people.known(person)
    if what != "handle" and known is None:
        raise HouseError("no-such-person", 404)
    await house.journal.reports.do(what, now_ms(), known.id if known else None, hours, report)
    if known is None:
        return
    if what == "remove-talk":
        await take_words(house, known.id)
    elif what == "remove-name":
        await change_identity(house, known, name=offered_names(known.language)[-1])
    elif what == "remove-person":
        await farewell(house, known.id)
