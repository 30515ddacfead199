"""Looking at the page of a table, or at something else: whoever looks need not be called."""

from __future__ import annotations

from veillee.house.table.action import Answer, Command, Desk
from veillee.house.table.actions.shared_phone import check_line


class Look(Command, tag="look"):
    """The page comes before one's eyes, or goes behind another; over the live channel only."""

    seen: bool

    of_the_phone = True

    async def carry_out(self, desk: Desk) -> Answer:
        check_line(desk)
        desk.look(is_seen=self.seen)
        return Answer(done=True)
