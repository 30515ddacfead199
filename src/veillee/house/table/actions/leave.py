"""Leaving a chair, of one's own will or the host's: before the match it is open again, during it a
bot keeps it, and at a rated table one has given up. Where nobody else plays the match is adjourned,
and waits."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import (
    Command,
    Entry,
    Seat,
    check_host,
    check_seat,
    seat_or_trouble,
)
from veillee.house.table.actions.keep_warm import StoodIn
from veillee.house.table.actions.resign import gives_up
from veillee.house.table.chairs import Chair
from veillee.house.table.table import Table
from veillee.house.table.told import Told


class Stand(Command, tag="stand"):
    """Leave the chair: open before the match, kept by a bot during it."""

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        seat = seat_or_trouble(table, who)
        if table.status == "open":
            return Freed(at=at, seat=seat)
        if table.status == "over":
            raise HouseError("match-over")
        chair = table.chairs[seat]
        if chair.gave_up or chair.why == "left":
            return None
        if table.terms.rated:
            return gives_up(table, seat, at, "left")
        return StoodIn(at=at, seat=seat, level=table.terms.stand_in, why="left")


class Free(Command, tag="free"):
    """The host opens a chair before the match: a bot's or a person's."""

    seat: Seat

    of_the_phone = True

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        # Whose phone is shared may also send away those who share it.
        if who not in table.shared or self.seat not in table.seats_of(who):
            check_host(table, who)
        check_seat(table, self.seat)
        return _freed(table, self.seat, at, removed=False)


class Remove(Command, tag="remove"):
    """The host removes a person; in a running match a bot takes the chair."""

    seat: Seat

    of_the_phone = True

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        check_host(table, who)
        check_seat(table, self.seat)
        if table.status == "running" and table.chairs[self.seat].person:
            if table.terms.rated:
                raise HouseError("rated-no-removing", 403)
            return StoodIn(at=at, seat=self.seat, level=table.terms.stand_in, why="removed")
        return _freed(table, self.seat, at, removed=True)


class Freed(Entry, tag="freed"):
    """A chair is open again."""

    seat: int
    removed: bool = False

    def happen(self, table: Table) -> Table:
        sitter = table.chairs[self.seat].person
        if self.removed and sitter:
            table = replace(table, removed=table.removed | {sitter})
        return table.with_chair(self.seat, Chair())

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(seat=self.seat, why="removed" if self.removed else None)


def _freed(table: Table, seat: int, at: int, *, removed: bool) -> Freed:
    if table.status != "open":
        raise HouseError("started-already")
    if table.chairs[seat].is_open:
        raise HouseError("chair-open-already")
    return Freed(at=at, seat=seat, removed=removed)
