"""Time that has run out for every player: no bots play on among themselves, the match ends."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.house.table.action import Entry
from veillee.house.table.table import Table
from veillee.house.table.told import Notice, Told


class OutOfTime(Entry, tag="out-of-time"):
    """Nobody is left who has any time: whoever was the first to go comes last."""

    seats: tuple[int, ...]
    """In the order in which they went."""

    def happen(self, table: Table) -> Table:
        match = table.running().fork()
        match.give_up(*self.seats, stop="ended-out-of-time")
        return replace(table, undo=None).at_match(match, self.at)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(seat=self.seats[-1])


def in_order_of_going(table: Table) -> list[int]:
    """Those whose chairs bots keep warm, from the first who went to the last."""
    went = dict[int | None, int]()
    for place, told in enumerate(table.told):
        if isinstance(told.line, Notice) and told.line.what == "stood-in":
            went[told.line.seat] = place
    return sorted(table.may_return, key=lambda seat: went[seat])
