"""What is told at a table: the events of the match, and what happens around the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from veillee.kernel import Event, Value


class Happening(Value, tag="event", tag_field="type"):
    """An event of the match. It does not say after how many moves: that might tell a secret."""

    at: int
    rule: str
    what: Any


class Notice(Value, tag="notice", tag_field="type", omit_defaults=True):
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
    order: tuple[int, ...] | None = None
    """Chairs were drawn by lot: from which chair came who now sits on each."""
    since: int | None = None
    """A move is taken back: the events told from then on no longer hold."""


class Told(Value):
    """One line of what was told, and to whom (None: everyone)."""

    audience: tuple[int, ...] | None
    line: Happening | Notice
    but: tuple[int, ...] = ()
    """Seats that are told otherwise, in a line of their own."""

    @property
    def is_whisper(self) -> bool:
        return isinstance(self.line, Notice) and self.line.what == "said" and bool(self.line.to)

    def is_said_by(self, persons: Iterable[tuple[str, int]]) -> bool:
        """Whether one of these has said it, each from a time on."""
        line = self.line
        if not isinstance(line, Notice) or line.what != "said":
            return False
        return any(line.person == person and line.at >= since for person, since in persons)

    def heard_by(self, seat: int | None) -> bool:
        return seat in self.audience if self.audience is not None else seat not in self.but


def happenings(events: Iterable[Event], at: int) -> tuple[Told, ...]:
    """Events of the match as lines, each to those who may know of it."""
    return tuple([Told(event.audience, Happening(at, event.rule, event.what)) for event in events])
