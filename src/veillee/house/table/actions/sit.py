"""Sitting down: on an open chair, on a bot's, or back on one's own. Latecomers ask the host."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import (
    Command,
    Entry,
    Luck,
    PersonId,
    Seat,
    check_host,
    check_seat,
)
from veillee.house.table.actions.keep_warm import Returned
from veillee.house.table.chairs import Chair
from veillee.house.table.table import Table
from veillee.house.table.told import Told

MOST_ASKING: Final = 8
"""Latecomers who may wait for the host's word at once."""


class Sit(Command, tag="sit"):
    """Take an open chair, a bot's, or one's own back; or add to chance from one's own, before the
    match: whoever has laid a table sees only then what the house is bound to."""

    seat: Seat
    luck: Luck = ""

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        check_seat(table, self.seat)
        chair, mine = table.chairs[self.seat], table.seat_of(who)
        if mine == self.seat:
            if chair.gave_up:
                raise HouseError("resigned-already")
            if self.luck and table.status == "open":
                of, code = chair.of, chair.code
                return Sat(at=at, seat=mine, person=who, luck=self.luck, of=of, code=code)
            return Returned(at=at, seat=mine) if chair.bot else None
        if mine is not None:
            raise HouseError("sits-already")
        if who in table.removed:
            raise HouseError("removed-by-host", 403)
        check_free(table, self.seat)
        if table.seen.get(who, self.seat) != self.seat:
            raise HouseError("seen-another-chair", 403)
        if table.latecomers == "welcome" or who == table.host:
            return Sat(at=at, seat=self.seat, person=who, luck=self.luck)
        return self._ask(table, who, at)

    def _ask(self, table: Table, who: str, at: int) -> Entry | None:
        """A latecomer at a table with secrets: whoever is handed a chair sees what it knows."""
        if table.latecomers == "no":
            raise HouseError("no-latecomers", 403)
        if who in table.turned_away:
            raise HouseError("turned-away", 403)
        asked = table.asking.get(who)
        if asked and asked.seat == self.seat:
            return None
        if asked is None and len(table.asking) >= MOST_ASKING:
            raise HouseError("many-are-asking", 429)
        return AskedIn(at=at, seat=self.seat, person=who, luck=self.luck)


class LetIn(Command, tag="let-in"):
    """The host answers a latecomer who asks for a bot's chair."""

    person: PersonId
    yes: bool

    of_the_phone = True

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        check_host(table, who)
        asked = table.asking.get(self.person)
        if asked is None:
            raise HouseError("nobody-asks-in")
        if not self.yes:
            return TurnedAway(at=at, seat=asked.seat, person=self.person)
        check_free(table, asked.seat)
        return Sat(at=at, seat=asked.seat, person=self.person, luck=asked.luck)


class Sat(Entry, tag="sat"):
    """A person takes a chair: an open one or a bot's."""

    seat: int
    person: str
    luck: str = ""
    """What his browser adds to the chance of the match."""
    of: str | None = None
    """Whose phone he shares."""
    code: str = ""
    """The digest of his code on that phone."""

    def happen(self, table: Table) -> Table:
        luck, since, seen = self.luck or table.chairs[self.seat].luck, 0, table.seen
        if table.match is not None:
            seen, since = {**seen, self.person: self.seat}, len(table.told)
        chair = Chair(self.person, luck=luck, of=self.of, code=self.code, since=since)
        asking = {
            who: asked
            for who, asked in table.asking.items()
            if who != self.person and asked.seat != self.seat
        }
        sharers = table.sharers if self.of is None else {**table.sharers, self.person: self.of}
        table = replace(table, seen=seen, asking=asking, sharers=sharers)
        return table.with_chair(self.seat, chair)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        if before.chairs[self.seat].person == self.person:
            return ()
        return self.to_all(seat=self.seat, person=self.person)


class AskedIn(Entry, tag="asked-in"):
    """A latecomer asks the host for the chair of a bot."""

    seat: int
    person: str
    luck: str = ""

    def happen(self, table: Table) -> Table:
        return replace(table, asking={**table.asking, self.person: self})

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(seat=self.seat, person=self.person)


class TurnedAway(Entry, tag="turned-away"):
    """The host has said no to a latecomer."""

    seat: int
    person: str

    def happen(self, table: Table) -> Table:
        asking = {who: asked for who, asked in table.asking.items() if who != self.person}
        return replace(table, asking=asking, turned_away=table.turned_away | {self.person})

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return self.to_all(seat=self.seat, person=self.person)


def check_free(table: Table, seat: int) -> None:
    """HouseError where nobody may sit down there any more."""
    if table.chairs[seat].person is not None:
        raise HouseError("chair-taken")
    if table.status == "over":
        raise HouseError("match-over")
    if table.terms.rated and table.match is not None:
        raise HouseError("rated-has-begun", 403)
    if table.for_one and any(chair.person for chair in table.chairs):
        # Either of the two could have read in the old record what the other holds.
        raise HouseError("table-for-one", 403)
