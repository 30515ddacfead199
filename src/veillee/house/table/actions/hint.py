"""Asking the strong bot what it would play, and why; the record says that one did."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import Answer, Command, Desk, Entry, seat_or_trouble
from veillee.house.table.table import Table
from veillee.house.table.told import Told


class Hint(Command, tag="hint"):
    """Ask the strong bot, where the table's terms allow it."""

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        seat = seat_or_trouble(table, who)
        if table.hints == "none":
            raise HouseError("no-hints-here", 403)
        if seat not in table.awaited(seat):
            raise HouseError("hint-not-now")
        return Hinted(at=at, seat=seat)

    async def carry_out(self, desk: Desk) -> Answer:
        who = desk.who(self)
        desk.spend("hints_of_person", who)
        await desk.change(lambda table, at: self.decide(table, who, at))
        advice = await desk.think(seat_or_trouble(desk.table, who))
        if advice is None:
            raise HouseError("hint-not-now")
        return Answer(done=True, hint=msgspec.to_builtins(advice.move), why=advice.reason)


class Hinted(Entry, tag="hinted"):
    """A seat asked the strong bot what it would play."""

    seat: int

    def happen(self, table: Table) -> Table:
        return replace(table, hinted=table.hinted | {self.seat})

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        # While everyone answers at once in secret, whether one asked is his own affair.
        audience = None if after.hints == "shown" and not after.together else (self.seat,)
        return (Told(audience, self.notice(seat=self.seat)),)
