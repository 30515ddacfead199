"""Replays: after the end the whole match, before it one's own view's past."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from veillee.house.errors import HouseError
from veillee.house.table.actions import read_entry
from veillee.house.table.actions.lay import Opened, hides_something
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


class Made(msgspec.Struct):
    """A move of a finished match, for the list of its moves."""

    seat: int | None
    """None where it was hidden, in a record that is not opened."""
    move: Any
    text: str
    """The move in the game's notation."""
    by: str
    """Who made it, where that was not the person whose chair it is."""


class TriedMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move that is tried from a moment of a finished match."""

    seat: Annotated[int, Meta(ge=0, le=999)]
    move: Any
    """Its JSON form, or its notation."""


class Variation(Moment, kw_only=True):
    """The match after the moves that were tried, as somebody would know it then."""

    legal: list[Any]
    to_act: tuple[int, ...]
    line: list[Made]
    """What was tried, with its notation: enough to come back here."""


class Mark(msgspec.Struct):
    """A move of a finished match in which something of a wanted kind happened."""

    moves: int
    """How many moves have been made with it."""
    what: Any


def moves_made(table: Table, person: str | None) -> list[Made]:
    """Every move of a finished match. While it runs how many were made may be secret."""
    match = table.match
    if match is None or match.to_act:
        return []
    mine = table.seat_in_hand(person, None)
    made = []
    for (seat, move), play in zip(match.moves, table.plays, strict=True):
        if table.terms.open_record or seat == mine:
            by = _note(play.by, hinted=play.hinted)
            made.append(Made(seat, msgspec.to_builtins(move), match.game.write(move), by))
        else:
            made.append(Made(None, None, "", ""))
    return made


def variation(table: Table, moves: int, line: Sequence[TriedMove], seat: int | None) -> Variation:
    """A finished match after other moves than were made; all hands are open. What is drawn is drawn
    anew, and the same for everyone who tries the same. `seat`: whose knowledge, if not that of
    whoever is to move. Refused where the rules forbid one of the moves."""
    match = table.match
    if match is None or match.to_act or not table.terms.open_record:
        raise HouseError("fork-not-open", 403)
    if moves > len(match):
        raise HouseError("no-such-moment", 404, made=len(match))
    if seat is not None and seat >= match.seats:
        raise HouseError("no-such-chair", 404, chairs=match.seats)
    tried = match.fork(after=moves).going_on("variation")
    for one in line:
        tried.play(one.seat, one.move)
    made = [
        Made(who, msgspec.to_builtins(move), match.game.write(move), "")
        for who, move in tried.moves[moves:]
    ]
    if seat is None:
        seat = next(iter(tried.to_act), None)
    told = tried.events(seat, since=len(tried) - 1) if line else []
    return Variation(
        moves=moves,
        of=len(match),
        seat=seat,
        mover=made[-1].seat if made else None,
        move=made[-1].move if made else None,
        note="",
        told=[Happening(0, event.rule, event.what) for event in told],
        view=tried.view(seat),
        outcome=tried.outcome,
        legal=tried.legal(seat) if seat is not None else [],
        to_act=tried.to_act,
        line=made,
    )


def marks(table: Table, kinds: Container[str]) -> list[Mark]:
    """Where the match can be entered: the first event of these kinds in each move that had one,
    as everybody saw it. While a match runs how many moves were made may be secret."""
    match = table.match
    return [] if match is None or match.to_act else marks_of(match, kinds)


def marks_of(match: Match, kinds: Container[str]) -> list[Mark]:
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
    if not over:
        return _own_past(match, moves, seat)
    found = moment_of(match, moves, seat)
    found.note = table.plays[moves - 1].by if moves else ""
    # In a record that is not opened a hidden move stays hidden in its replay too.
    if not table.terms.open_record and found.mover != mine:
        found.mover = found.move = None
    return found


def moment_of(match: Match, moves: int, seat: int | None) -> Moment:
    """A moment of a match that is open to everyone."""
    if seat is not None and seat >= match.seats:
        raise HouseError("no-such-chair", 404, chairs=match.seats)
    if moves > len(match):
        raise HouseError("no-such-moment", 404, made=len(match))
    return _moment_at(match, match.fork(after=moves), seat)


def moments_of(match: Match) -> Iterator[list[Moment]]:
    """Every moment of a match that is open to everyone: as a watcher knew it, then each seat."""
    for moves in range(len(match) + 1):
        then = match.fork(after=moves)
        yield [_moment_at(match, then, seat) for seat in (None, *range(match.seats))]


def _moment_at(match: Match, then: Match, seat: int | None) -> Moment:
    moves = len(then)
    mover, move = match.made(moves - 1) if moves else (None, None)
    return Moment(
        moves=moves,
        of=len(match),
        seat=seat,
        mover=mover,
        move=msgspec.to_builtins(move) if move is not None else None,
        note="",
        told=story(then, seat, moves - 1) if moves else [],
        view=then.view(seat),
        outcome=then.outcome,
    )


def story(match: Match, seat: int | None, since: int = 0) -> list[Happening]:
    """What a seat was told from a move on."""
    return [Happening(0, event.rule, event.what) for event in match.events(seat, since)]


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


def bots_move(table: Table, moves: int | None) -> int:
    """The place of a bot's move among those made, the last if not said; HouseError where it is no
    bot's, or nobody may ask about it."""
    match = table.match
    if match is None:
        raise HouseError("not-started")
    if match.to_act:
        # What a bot weighed tells what it holds.
        if hides_something(match):
            raise HouseError("replay-not-over", 403)
        if table.hints == "none":
            raise HouseError("no-hints-here", 403)
    elif not table.terms.open_record:
        raise HouseError("record-not-opened", 403)
    number = (len(match) if moves is None else moves) - 1
    if not 0 <= number < len(match):
        raise HouseError("no-such-moment", 404, made=len(match))
    if table.plays[number].by != "bot":
        raise HouseError("not-a-bots-move", 404)
    return number


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
