"""Resigning: one comes last. A bot plays the chair to the end, for the others who play."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import Command, Entry, seat_or_trouble
from veillee.house.table.table import Table
from veillee.house.table.told import Told

Why = Literal["resigned", "left", "late", "gone"]
"""At a rated table whoever leaves, is late or stays away gives up too."""


class Resign(Command, tag="resign"):
    """Give the match up, for good."""

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        seat = seat_or_trouble(table, who)
        if table.match is None:
            raise HouseError("not-started")
        if table.status == "over":
            raise HouseError("match-over")
        if seat in table.match.gave_up:
            return None
        return gives_up(table, seat, at, "resigned")


class Resigned(Entry, tag="resigned"):
    seat: int
    level: str
    """Of the bot that plays the chair to the end, where the match goes on."""
    why: Why = "resigned"

    def happen(self, table: Table) -> Table:
        ends = resigning_ends_it(table)
        match = table.running().fork()
        match.give_up(self.seat, stop="ended-resigned" if ends else "")
        bot = None if ends else self.level
        chair = replace(table.chairs[self.seat], bot=bot, why=self.why, gave_up=True)
        table = replace(table, undo=None).with_chair(self.seat, chair)
        return table.at_match(match, self.at) if ends else replace(table, match=match)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        level = None if after.status == "over" else self.level
        why = None if self.why == "resigned" else self.why
        return self.to_all(seat=self.seat, level=level, why=why)


def gives_up(table: Table, seat: int, at: int, why: Why) -> Resigned:
    return Resigned(at=at, seat=seat, level=table.terms.stand_in, why=why)


def resigning_ends_it(table: Table) -> bool:
    """Whether the match is over once somebody resigns: for two, and where only bots are left."""
    return table.terms.seats == 2 or len(table.seated) + len(table.may_return) == 1
