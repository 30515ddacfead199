"""Moving: at once, or, where a step has its fixed time, once that is up."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import Command, Entry, seat_or_trouble
from veillee.house.table.actions.keep_warm import StoodIn
from veillee.house.table.actions.out_of_time import OutOfTime, in_order_of_going
from veillee.house.table.actions.resign import gives_up, resigning_ends_it
from veillee.house.table.actions.undo import to_take_back
from veillee.house.table.table import Play, Table
from veillee.house.table.told import Told, happenings
from veillee.kernel import Chance, Refused
from veillee.kernel.understanding import understand

By = Literal["person", "bot", "clock"]
REMEMBERED_IDS: Final = 8
"""So many of a seat's last moves: a client does not send an old one again."""


class Move(Command, tag="move"):
    move: dict[str, Any] | Annotated[str, Meta(max_length=2000)]
    """In its JSON form or in notation."""

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        """A person's move. Sent twice, it is played once."""
        seat = seat_or_trouble(table, who)
        # Ids are the client's own: two clients may well count alike.
        mark = f"{seat}:{self.id}" if self.id else ""
        if mark and mark in table.recent.get(seat, ()):
            return None
        match = table.match
        if match is None:
            raise HouseError("not-started")
        try:
            move = understand(table.game, self.move)
        except (ValueError, TypeError, OverflowError, RecursionError):
            # It means no move at all; the match has the words for that.
            if refusal := match.why_not(seat, self.move):
                raise Refused(refusal) from None
            raise
        return answer(table, seat, move, at, id_=mark)


class Moved(Entry, tag="moved"):
    seat: int
    move: str
    """In the game's notation."""
    by: By = "person"
    id: str = ""
    """Made by the client; the same move sent twice is played once."""

    def happen(self, table: Table) -> Table:
        seat = self.seat
        match, events = table.running().played(seat, self.move)
        back = to_take_back(table, seat, self.by, match, events)
        play = Play(self.by, seat in table.hinted, self.at, *back)
        held = table.held
        if seat in held and seat not in match.to_act:
            held = {other: kept for other, kept in held.items() if other != seat}
        after = replace(
            table,
            plays=table.plays.plus(play),
            told=table.told.plus(*happenings(events, self.at)),
            held=held,
            hinted=table.hinted - {seat},
            undo=None,
            recent=_remembered(table, seat, self.id),
        )
        return after.at_match(match, self.at, seat)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return ()  # nothing but its events


class Held(Entry, tag="held"):
    """The last answer of a step that has its fixed length: kept until the step closes."""

    seat: int
    move: str
    by: By = "person"
    id: str = ""

    def happen(self, table: Table) -> Table:
        recent = _remembered(table, self.seat, self.id)
        return replace(table, held={**table.held, self.seat: self}, recent=recent)

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        # Whose answer was the last must not be seen, so only he is told that it is kept.
        return (Told((self.seat,), self.notice(seat=self.seat)),)


def answer(
    table: Table, seat: int, move: Any, at: int, by: By = "person", id_: str = ""
) -> Moved | Held:
    """A move as the journal takes it: made, or kept until the time of its step is up."""
    written = table.game.write(move)
    if table.clock.in_steps:
        if refusal := table.running().why_not(seat, move):
            raise Refused(refusal)
        if is_kept(table, seat, move, at):
            return Held(at=at, seat=seat, move=written, by=by, id=id_)
    # Whether it is allowed the match says when it is made: once is enough.
    return Moved(at=at, seat=seat, move=written, by=by, id=id_)


def time_is_up(seat: int, table: Table, at: int) -> Entry | None:
    """What happens to a seat whose time is over, by the table's choice."""
    deadline, match = table.clock.deadline(seat), table.match
    if match is None or seat not in match.to_act or deadline is None or deadline > at:
        return None
    if held := table.held.get(seat):
        return Moved(at=at, seat=seat, move=held.move, by=held.by)
    # Where everyone answers at once a late answer is nobody's to see: the game's own move it is.
    if not table.clock.in_steps and not table.together:
        if table.chairs[seat].bot:
            return None  # it has its own budget, and is cut off when that is over
        if table.terms.rated:
            if resigning_ends_it(table):
                return OutOfTime(at=at, seats=(seat,))
            return gives_up(table, seat, at, "late")
        if table.terms.late == "bot":
            if table.seated == (seat,) and table.may_return:
                return OutOfTime(at=at, seats=(*in_order_of_going(table), seat))
            return StoodIn(at=at, seat=seat, level=table.terms.stand_in, why="late")
    return Moved(at=at, seat=seat, move=table.game.write(match.timeout(seat)), by="clock")


def is_last_word(table: Table, seat: int, move: Any) -> bool:
    """Whether the seat is not awaited any more after this move: it has answered."""
    return _answered(table, seat, move) is not None


def is_kept(table: Table, seat: int, move: Any, at: int) -> bool:
    """Whether this answer is kept until the time of the step is up.

    Where steps have a fixed length every last word is, be it the last of all or not: nobody
    learns from it how many have answered, and everybody may change it until then. What can be
    changed by the rules anyway, as pointing can, is played at once.
    """
    deadline = table.clock.deadline(seat)
    if not table.clock.in_steps or table.step.for_talk or deadline is None or at >= deadline:
        return False
    after = _answered(table, seat, move)
    if after is None:
        return False
    match = table.running()
    stays_open = set(table.game.to_act(after)) < set(match.to_act)
    may_change = stays_open and bool(table.game.legal(after, seat))
    return not may_change or move == match.timeout(seat)


def _answered(table: Table, seat: int, move: Any) -> Any:
    """The state after this move, if it is the seat's last word in the open step; else None."""
    before = table.running()
    after, _ = table.game.play(before.state, seat, move, Chance(""))
    to_act = table.game.to_act(after)
    goes_on = seat in to_act and set(to_act) <= set(before.to_act)
    return None if goes_on else after


def _remembered(table: Table, seat: int, move_id: str) -> Any:
    if not move_id:
        return table.recent
    ids = table.recent.get(seat, ())
    return {**table.recent, seat: (*ids[1 - REMEMBERED_IDS :], move_id)}
