"""Keeping a chair warm: a bot plays for somebody who is gone, late or left, until he is back."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from veillee.house.table.action import Entry
from veillee.house.table.actions.resign import gives_up
from veillee.house.table.chairs import Chair
from veillee.house.table.table import Table
from veillee.house.table.told import Told


class StoodIn(Entry, tag="stood-in"):
    """A bot keeps a person's chair warm."""

    seat: int
    level: str
    why: Literal["gone", "late", "left", "removed"]

    def happen(self, table: Table) -> Table:
        chair = table.chairs[self.seat]
        if self.why == "removed":
            removed = {chair.person} if chair.person else set()
            table = replace(table, removed=table.removed | removed)
            chair = Chair(luck=chair.luck)
        return table.with_chair(self.seat, replace(chair, bot=self.level, why=self.why))

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        waits = after.adjourned and self.why != "removed"
        why = "adjourned" if waits else self.why
        return self.to_all(seat=self.seat, level=self.level, why=why)


class Returned(Entry, tag="returned"):
    """The person takes his chair back from the bot."""

    seat: int

    def happen(self, table: Table) -> Table:
        return table.with_chair(self.seat, replace(table.chairs[self.seat], bot=None, why=""))

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(seat=self.seat)


def keep_warm(seat: int, table: Table, at: int) -> Entry | None:
    """A bot takes the chair of somebody who is gone, for the others who play. At a rated table he
    gives up with it, or has as long as the clock gives him."""
    if seat not in table.seated or len(table.seated) == 1 or seat not in table.awaited(None):
        return None
    if table.terms.rated:
        return None if table.clock.runs else gives_up(table, seat, at, "gone")
    return StoodIn(at=at, seat=seat, level=table.terms.stand_in, why="gone")
