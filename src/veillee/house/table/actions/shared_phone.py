"""Sharing a phone: several chairs are played from it, and each is opened by its own code.

Between two hands the phone lies face down: it is sent what a watcher may know, and nothing else,
until a code is given on that very connection.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import (
    Answer,
    Command,
    Desk,
    Entry,
    Luck,
    Seat,
    check_seat,
    seat_or_trouble,
)
from veillee.house.table.actions.sit import Sat, check_free
from veillee.house.table.table import Table
from veillee.house.table.told import Told

Code = Annotated[str, Meta(pattern="^[0-9]{4,8}$", max_length=8)]


class SetCode(Command, tag="set-code"):
    """Put a code on one's own chair, to share the phone."""

    code: Code

    of_the_phone = True

    async def carry_out(self, desk: Desk) -> Answer:
        code = desk.digest(desk.person, self.code)

        def decide(table: Table, at: int) -> Entry | None:
            """The first code on one's own chair; from then on it is opened by that code alone."""
            seat = seat_or_trouble(table, desk.person)
            if table.terms.rated:
                raise HouseError("rated-own-phone", 403)
            if table.chairs[seat].code:
                raise HouseError("code-set-already")
            return CodeSet(at=at, seat=seat, code=code)

        done = await desk.change(decide)
        if desk.over_the_line and desk.table.status == "running":
            desk.hand_over(desk.person)  # he has just given it
        return Answer(done)


class Share(Command, tag="share"):
    """Give a chair to somebody without a phone, who will play from this one."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    code: Code
    luck: Luck = ""

    of_the_phone = True

    async def carry_out(self, desk: Desk) -> Answer:
        self._check(desk.table, desk.person)
        desk.spend("sharers_of_person", desk.person)
        sharer = await desk.welcome(self.name)
        code = desk.digest(sharer, self.code)

        def decide(table: Table, at: int) -> Entry | None:
            self._check(table, desk.person)
            seat, luck = self.seat, self.luck
            return Sat(at=at, seat=seat, person=sharer, luck=luck, of=desk.person, code=code)

        try:
            return Answer(await desk.change(decide))
        except HouseError:
            await desk.send_away(sharer)
            raise

    def _check(self, table: Table, person: str) -> None:
        """HouseError where nobody may take this chair to share the person's phone."""
        mine = seat_or_trouble(table, person)
        if not table.chairs[mine].code:
            raise HouseError("code-first")
        check_seat(table, self.seat)
        check_free(table, self.seat)
        if table.latecomers != "welcome":
            # Whose phone it is has seen a chair, and could take up this one with his own code.
            raise HouseError("share-before-the-start", 403)


class TakeUp(Command, tag="take-up"):
    """Take a shared phone in one's hand; over the live channel only."""

    seat: Seat
    code: Code

    of_the_phone = True

    async def carry_out(self, desk: Desk) -> Answer:
        check_line(desk)
        table = desk.table
        if self.seat not in table.seats_of(desk.person):
            raise HouseError("not-your-phone", 403)
        chair = table.chairs[self.seat]
        await desk.try_code(chair, self.code)
        desk.hand_over(chair.person)
        return Answer(done=True)


class PutDown(Command, tag="put-down"):
    """Put a shared phone down: it shows nobody's secrets until the next code."""

    of_the_phone = True

    async def carry_out(self, desk: Desk) -> Answer:
        check_line(desk)
        if desk.person in desk.table.shared:
            desk.hand_over(None)
        return Answer(done=True)


def check_line(desk: Desk) -> None:
    if not desk.over_the_line:
        raise HouseError("over-the-line-only", 400)


class CodeSet(Entry, tag="code-set"):
    """Somebody whose phone is shared puts a code on his own chair."""

    seat: int
    code: str

    def happen(self, table: Table) -> Table:
        return table.with_chair(self.seat, replace(table.chairs[self.seat], code=self.code))

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return (Told((self.seat,), self.notice(seat=self.seat)),)
