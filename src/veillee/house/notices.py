"""What is told at a table: the events of the match, and what happens around the board."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from veillee.house import entries as e


class Happening(msgspec.Struct, frozen=True, tag="event", tag_field="type"):
    """An event of the match. It does not say after how many moves: that might tell a secret."""

    at: int
    rule: str
    what: Any


class Notice(msgspec.Struct, frozen=True, tag="notice", tag_field="type", omit_defaults=True):
    """Something that happened around the board: `what` is the type of the journal's entry."""

    at: int
    what: str
    seat: int | None = None
    person: str | None = None
    level: str | None = None
    why: str | None = None
    yes: bool | None = None
    text: str | None = None
    to: tuple[int, ...] | None = None
    table: str | None = None
    since: int | None = None
    """A move is taken back: the events told from then on no longer hold."""


class Told(NamedTuple):
    """One line of what was told, and to whom (None: everyone)."""

    audience: tuple[int, ...] | None
    line: Happening | Notice
    but: tuple[int, ...] = ()
    """Seats that are told otherwise, in a line of their own."""

    @property
    def is_whisper(self) -> bool:
        return isinstance(self.line, Notice) and self.line.what == "said" and bool(self.line.to)

    def heard_by(self, seat: int | None) -> bool:
        return seat in self.audience if self.audience is not None else seat not in self.but


def notices(entry: e.AnyEntry, since: int | None = None, *, in_secret: bool = False) -> list[Told]:
    """How an entry that is not a move is told to everyone whom it concerns.

    While everyone answers `in_secret`, that somebody asked for a hint is his own affair.
    """
    told = [notice(entry, since)]
    if in_secret and isinstance(entry, e.Hinted):
        told = [told[0]._replace(audience=(entry.seat,))]
    if isinstance(entry, e.Said) and entry.to is not None:
        # Who whispers with whom is seen; what is said is not.
        seen = Notice(entry.at, "whispered", entry.seat, to=entry.to)
        told.append(Told(None, seen, but=entry.to))
    return told


def notice(entry: e.AnyEntry, since: int | None = None) -> Told:
    """How an entry that is not a move is told."""
    match entry:
        case (
            e.Sat(seat=seat, person=person)
            | e.AskedIn(seat=seat, person=person)
            | e.TurnedAway(seat=seat, person=person)
        ):
            return _to_all(entry, seat=seat, person=person)
        case e.BotSat(seat=seat, level=level):
            return _to_all(entry, seat=seat, level=level)
        case e.Freed(seat=seat, removed=removed):
            return _to_all(entry, seat=seat, why="removed" if removed else None)
        case e.StoodIn(seat=seat, level=level, why=why):
            return _to_all(entry, seat=seat, level=level, why=why)
        case e.Returned(seat=seat) | e.Hinted(seat=seat):
            return _to_all(entry, seat=seat)
        case e.UndoAsked(seat=seat):
            return _to_all(entry, seat=seat, since=since)
        case e.UndoAnswered(seat=seat, yes=yes):
            return _to_all(entry, seat=seat, yes=yes, since=since)
        case e.Rematched(table=table):
            return _to_all(entry, table=table)
        case e.CodeSet(seat=seat):
            return Told((seat,), Notice(entry.at, "code-set", seat=seat))
        case e.Held(seat=seat):
            # Whose answer was the last must not be seen, so only he is told that it is kept.
            return Told((seat,), Notice(entry.at, "held", seat=seat))
        case e.Said(person=person, seat=seat, text=text, to=to):
            return Told(to, Notice(entry.at, "said", seat, person, text=text, to=to))
        case _:
            return _to_all(entry)


def _to_all(entry: e.AnyEntry, **fields: Any) -> Told:
    return Told(None, Notice(entry.at, str(entry.__struct_config__.tag), **fields))
