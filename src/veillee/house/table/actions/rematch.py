"""Playing again: the same chairs, at a new table."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import Answer, Command, Desk, Entry, seat_or_trouble, simply
from veillee.house.table.actions.leave import Stand
from veillee.house.table.actions.seat_bot import BotSat
from veillee.house.table.actions.shared_phone import CodeSet
from veillee.house.table.actions.sit import Sat
from veillee.house.table.chairs import Chair
from veillee.house.table.table import Table
from veillee.house.table.told import Told


class Rematch(Command, tag="rematch"):
    """The same chairs again, at a new table."""

    of_the_phone = True

    async def carry_out(self, desk: Desk) -> Answer:
        check_over(desk.table)
        seat = seat_or_trouble(desk.table, desk.person)
        async with desk.one_by_one():  # two who ask at once get one table
            if desk.table.rematch is None:
                await self._lay(desk, seat)
        return Answer(done=True, table=desk.table.rematch)

    async def _lay(self, desk: Desk, seat: int) -> None:
        """The asker, those who share his phone, and the bots sit there already."""
        desk.spend("tables_of_person", desk.person)
        # Those who have played find it by their table; strangers are not asked again.
        other = await desk.lay(replace(desk.table.terms, public=False))
        person = desk.person
        await other.change(simply(Sat(at=0, seat=seat, person=person)))
        for place, chair in enumerate(desk.table.chairs):
            if entry := seated_again(chair, place, person):
                await other.change(simply(entry))

        def decide(table: Table, at: int) -> Entry | None:
            check_over(table)
            return None if table.rematch else Rematched(at=at, table=other.table.id)

        if not await desk.change(decide):  # somebody asked at another process
            await Stand().carry_out(other)


def seated_again(chair: Chair, seat: int, person: str) -> Entry | None:
    """How a chair is taken at the other table, where it is at once.

    On a shared phone whose it is, and its code, stay the same.
    """
    if chair.person is None and chair.bot:
        return BotSat(at=0, seat=seat, level=chair.bot)
    if not chair.code or chair.holder != person:
        return None
    if chair.of is None:
        return CodeSet(at=0, seat=seat, code=chair.code)
    return Sat(at=0, seat=seat, person=str(chair.person), of=chair.of, code=chair.code)


def check_over(table: Table) -> None:
    if table.status != "over":
        raise HouseError("rematch-not-over")


class Rematched(Entry, tag="rematched"):
    """The same chairs meet again, at another table."""

    table: str

    def happen(self, table: Table) -> Table:
        return replace(table, rematch=self.table)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(table=self.table)
