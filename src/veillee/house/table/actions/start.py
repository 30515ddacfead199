"""Beginning the match, once every chair is taken; where it was agreed, chairs are drawn by lot."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import Command, Entry, check_host
from veillee.house.table.table import Play, Table
from veillee.house.table.told import Told, happenings
from veillee.kernel import Chance


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
        if order := _lot(table):
            table = replace(table, chairs=tuple(table.chairs[came] for came in order))
        opened = table.opened
        match = opened.match(table.past, [chair.luck for chair in table.chairs if chair.luck])
        played = [Play("before", hinted=False)] * len(opened.before)
        seen = {chair.person: seat for seat, chair in enumerate(table.chairs) if chair.person}
        table = replace(table, seen=seen, plays=table.plays.plus(*played), past=None)
        return table.at_match(match, self.at)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:
        started = self.to_all(order=_lot(before))
        if after.opened.daily:
            return started  # what bots did before one came is nobody's story
        # A match that goes on from another brings its story: each chair what it was told then.
        return (*happenings(after.running().happened(), self.at), *started)


def _lot(table: Table) -> tuple[int, ...] | None:
    """Who sits where, by lot: drawn from the seed that everyone was shown the commitment to, and
    from what everyone adds to it."""
    if table.terms.seating != "lot":
        return None
    luck = [chair.luck for chair in table.chairs if chair.luck]
    chance = Chance(f"{table.opened.seed} chairs", luck)
    return tuple(chance.shuffle(range(len(table.chairs))))
