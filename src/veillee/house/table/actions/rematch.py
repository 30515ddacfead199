"""Playing again, once everyone agrees: a new table, at which everybody moves on by one chair."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import (
    Answer,
    Command,
    Desk,
    Entry,
    Luck,
    PersonId,
    seat_or_trouble,
    simply,
)
from veillee.house.table.actions.seat_bot import BotSat
from veillee.house.table.actions.sit import Sat
from veillee.house.table.actions.start import Started
from veillee.house.table.chairs import Chair
from veillee.house.table.table import Table
from veillee.house.table.told import Told


class Rematch(Command, tag="rematch"):
    """Play again. It begins once all who played have asked for it."""

    luck: Luck = ""
    now: bool = False
    """Do not wait for the others: bots play for those who have not asked."""

    of_the_phone = True

    async def carry_out(self, desk: Desk) -> Answer:
        _check_over(desk.table)
        async with desk.one_by_one():  # two who ask at once get one table
            await desk.change(lambda table, at: self.decide(table, desk.person, at))
            if desk.table.rematch is None and (self.now or not _waited_for(desk.table)):
                await _lay(desk)
        return Answer(done=True, table=desk.table.rematch)

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        _check_over(table)
        seat = seat_or_trouble(table, who)
        if table.rematch or who in table.rematching:
            return None
        return RematchAsked(at=at, seat=seat, person=who, luck=self.luck)


class RematchAsked(Entry, tag="rematch-asked"):
    """Somebody would play again."""

    seat: int
    person: PersonId
    luck: str = ""

    def happen(self, table: Table) -> Table:
        return replace(table, rematching={**table.rematching, self.person: self.luck})

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(seat=self.seat, person=self.person)


class Rematched(Entry, tag="rematched"):
    """The same people meet again, at another table."""

    table: str

    def happen(self, table: Table) -> Table:
        return replace(table, rematch=self.table)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(table=self.table)


def _waited_for(table: Table) -> set[str]:
    """Who has not asked yet, of those who played; whose phone is shared asks for all of it."""
    return {chair.holder for chair in table.chairs if chair.holder} - table.rematching.keys()


async def _lay(desk: Desk) -> None:
    desk.spend("tables_of_person", desk.person)
    table = desk.table
    host = table.host if table.host in table.rematching else desk.person
    # Those who have played find it by their table; strangers are not asked again.
    other = await desk.lay(replace(table.terms, public=False, seating="chosen"), host)

    def decide(table: Table, at: int) -> Entry | None:
        _check_over(table)
        return None if table.rematch else Rematched(at=at, table=other.table.id)

    if not await desk.change(decide):
        return  # somebody asked at another process, and everyone sits there
    for seat, chair in enumerate(table.chairs):
        await other.change(simply(_seated_again(table, chair, seat)))
    await other.change(simply(Started(at=0)))


def _seated_again(table: Table, chair: Chair, seat: int) -> Entry:
    """How a chair is taken at the other table: who was second is first there. On a shared phone
    whose it is, and its code, stay the same."""
    place = (seat - 1) % len(table.chairs)
    if chair.person is None:
        return BotSat(at=0, seat=place, level=chair.bot or table.terms.stand_in)
    if chair.holder not in table.rematching:
        return BotSat(at=0, seat=place, level=table.terms.stand_in)
    luck = table.rematching.get(chair.person, "")
    return Sat(at=0, seat=place, person=chair.person, luck=luck, of=chair.of, code=chair.code)


def _check_over(table: Table) -> None:
    if table.status != "over":
        raise HouseError("rematch-not-over")
