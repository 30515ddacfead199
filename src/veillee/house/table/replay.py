"""Replays: after the end the whole match, before it one's own view's past."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace
from typing import Any

import msgspec

from veillee.house.errors import HouseError
from veillee.house.table.actions import read_entry
from veillee.house.table.actions.lay import Opened
from veillee.house.table.actions.move import Moved
from veillee.house.table.actions.out_of_time import OutOfTime
from veillee.house.table.actions.resign import Resigned
from veillee.house.table.actions.start import Started
from veillee.house.table.actions.undo import UndoAnswered, UndoAsked
from veillee.house.table.table import Table
from veillee.house.table.told import Happening
from veillee.kernel import Match, Outcome, record_with_draws


class Moment(msgspec.Struct):
    """The match after so many moves, as one seat or a watcher knew it then."""

    moves: int
    of: int
    """How many moves there are in all."""
    seat: int | None
    mover: int | None
    move: Any
    note: str
    told: list[Happening]
    view: Any
    outcome: Outcome | None


class Mark(msgspec.Struct):
    """A move of a finished match in which something of a wanted kind happened."""

    moves: int
    """How many moves have been made with it."""
    what: Any


def marks(table: Table, kinds: Container[str]) -> list[Mark]:
    """Where the match can be entered: the first event of these kinds in each move that had one,
    as everybody saw it. While a match runs how many moves were made may be secret."""
    match = table.match
    if match is None or match.to_act:
        return []
    found = []
    for number in range(len(match)):
        for event in match.events(None, number, number + 1):
            if event.what.__struct_config__.tag in kinds:
                found.append(Mark(number + 1, event.what))
                break
    return found


def moment(table: Table, person: str | None, moves: int, seat: int | None) -> Moment:
    """A moment for this person; HouseError where he may not see it."""
    match = table.match
    if match is None:
        raise HouseError("not-started")
    mine = table.seat_in_hand(person, None)
    over = not match.to_act
    if not over and (mine is None or seat != mine):
        raise HouseError("replay-not-over", 403)
    if over and not table.terms.open_record and seat != mine and seat is not None:
        raise HouseError("record-not-opened", 403)
    if seat is not None and seat >= match.seats:
        raise HouseError("no-such-chair", 404, chairs=match.seats)
    if not over:
        return _own_past(match, moves, seat)
    if moves > len(match):
        raise HouseError("no-such-moment", 404, made=len(match))
    then = match.fork(after=moves)
    mover, move = match.made(moves - 1) if moves else (None, None)
    # In a record that is not opened a hidden move stays hidden in its replay too.
    shown = table.terms.open_record or mover == mine
    events = then.events(seat, since=moves - 1) if moves else []
    return Moment(
        moves=moves,
        of=len(match),
        seat=seat,
        mover=mover if shown else None,
        move=msgspec.to_builtins(move) if shown and move is not None else None,
        note=table.plays[moves - 1].by if moves else "",
        told=[Happening(0, event.rule, event.what) for event in events],
        view=then.view(seat),
        outcome=then.outcome,
    )


def _own_past(match: Match, moves: int, seat: int | None) -> Moment:
    """While it runs, moments are counted by one's own moves: how many others made may be secret."""
    own = [number for number, (mover, _) in enumerate(match.moves, start=1) if mover == seat]
    if moves > len(own):
        raise HouseError("no-such-moment", 404, made=len(own))
    after = own[moves - 1] if moves else 0
    then = match.fork(after=after)
    move = match.made(after - 1)[1] if moves else None
    return Moment(
        moves=moves,
        of=len(own),
        seat=seat,
        mover=seat if moves else None,
        move=msgspec.to_builtins(move) if move is not None else None,
        note="",
        told=[],
        view=then.view(seat),
        outcome=None,
    )


def written_record(table: Table) -> str:
    """The record of a finished match, with who played each move and what was drawn."""
    match = table.match
    if match is None or match.to_act:
        raise HouseError("replay-not-over", 403)
    if not table.terms.open_record:
        raise HouseError("record-not-opened", 403)
    record = record_with_draws(match)
    notes = [_note(play.by, hinted=play.hinted) for play in table.plays]
    moves = tuple(
        entry._replace(note=note) for entry, note in zip(record.moves, notes, strict=True)
    )
    return str(replace(record, moves=moves))


def record_as_written(bodies: Iterable[str], now: int) -> str:
    """The record of a finished match whose rules the house no longer has: what was written of its
    moves, as it is."""
    first, *rest = bodies
    opened = read_entry(first)
    if not isinstance(opened, Opened) or not opened.terms_at(now).open_record:
        raise HouseError("record-not-opened", 403)
    kinds = Started, Moved, UndoAsked, UndoAnswered, Resigned, OutOfTime
    lines = [first, *(body for body in rest if isinstance(read_entry(body), kinds))]
    return "".join(f"{line}\n" for line in lines)


def _note(by: str, *, hinted: bool) -> str:
    if by in ("person", "before"):
        return "hint" if hinted else ""
    return by
