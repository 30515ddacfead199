"""Beginning the match, once every chair is taken."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import Command, Entry, check_host
from veillee.house.table.table import Play, Table


class Start(Command, tag="start"):
    """The host begins the match, once every chair is taken."""

    of_the_phone = True

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        check_host(table, who)
        if table.status != "open":
            raise HouseError("started-already")
        if any(chair.is_open for chair in table.chairs):
            raise HouseError("chairs-open")
        return Started(at=at)


class Started(Entry, tag="started"):
    """The match begins with those who sit."""

    def happen(self, table: Table) -> Table:
        opened = table.opened
        match = opened.match(table.past, [chair.luck for chair in table.chairs if chair.luck])
        played = [Play("before", hinted=False)] * len(opened.before)
        seen = {chair.person: seat for seat, chair in enumerate(table.chairs) if chair.person}
        table = replace(table, seen=seen, plays=table.plays.plus(*played), past=None)
        return table.at_match(match, self.at)
