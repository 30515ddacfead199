"""Giving a chair to a bot, before the match."""

from __future__ import annotations

from veillee.house.errors import HouseError
from veillee.house.table.action import (
    Command,
    Entry,
    Seat,
    check_anchor,
    check_host,
    check_level,
    check_seat,
)
from veillee.house.table.chairs import Chair
from veillee.house.table.table import Table
from veillee.house.table.terms import LevelName
from veillee.house.table.told import Told


class SeatBot(Command, tag="seat-bot"):
    """The host gives an open chair, or another bot's, to a bot."""

    seat: Seat
    level: LevelName

    of_the_phone = True

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        check_host(table, who)
        check_seat(table, self.seat)
        if table.status != "open":
            raise HouseError("started-already")
        if table.chairs[self.seat].person is not None:
            raise HouseError("chair-taken")
        check_level(table.terms.game, self.level)
        if table.terms.rated:
            check_anchor(table.terms.game, self.level)
        return BotSat(at=at, seat=self.seat, level=self.level)


class BotSat(Entry, tag="bot-sat"):
    """A bot is given a chair before the match."""

    seat: int
    level: str

    def happen(self, table: Table) -> Table:
        return table.with_chair(self.seat, Chair(bot=self.level))

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(seat=self.seat, level=self.level)
