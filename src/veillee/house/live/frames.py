"""What leaves the house over a socket: frames for each chair, built from what it may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from veillee.bots import Reason
from veillee.house.table.clock import ClockFace
from veillee.house.table.of_the_day import OfTheDay
from veillee.house.table.terms import Hints, Terms
from veillee.house.table.told import Happening, Notice
from veillee.kernel import Outcome

_encoder = msgspec.json.Encoder()


class Body(msgspec.Struct):
    """The match as one chair, or a watcher, may know it now."""

    status: str
    view: Any
    legal: list[Any]
    """Every move the chair may make; who is not awaited may still change his answer."""
    awaited: tuple[int, ...]
    """Whose move the table waits for, as far as the chair may know."""
    held: Any
    """The chair's own answer, where it is kept until the time of the step is up."""
    clock: ClockFace
    outcome: Outcome | None


class Frame(Body, tag="frame", tag_field="type", kw_only=True):
    """What is sent: the body, and what was told. docs/protocol.md goes through one."""

    n: int
    """How many lines this chair has been told, those of this frame included."""
    told: list[Happening | Notice]
    """The lines since the last frame, or since the one the client says it has."""
    may_take_back: bool
    """Whether the chair may ask to take its last move back. Where the game has secrets that is
    found out a moment later, and told in a frame of its own."""


class Head(msgspec.Struct, tag="frame", tag_field="type"):
    """The part of a frame that is new each time."""

    n: int
    told: list[Happening | Notice]
    may_take_back: bool


class ChairSeen(msgspec.Struct, omit_defaults=True):
    """A chair as everybody at the table sees it."""

    name: str | None = None
    """Of the person, or the level of the bot."""
    face: str = ""
    """Of the person, where there is one."""
    person: str | None = None
    bot: str | None = None
    here: bool = False
    why: str = ""
    gave_up: bool = False
    """Whether a bot plays the chair to the end, and nobody comes back to it."""
    of: str | None = None
    """Whose phone the person shares."""


class Latecomer(msgspec.Struct):
    """A latecomer who waits for the host's word."""

    seat: int
    person: str
    name: str | None


class Around(msgspec.Struct):
    """The table around the board, as everybody there sees it."""

    id: str
    code: str
    """Opens the table from the shelf, as long as it is not over; empty where it has none."""
    terms: Terms
    daily: OfTheDay | None
    """Where it is a game of the day."""
    status: str
    host: str
    chairs: list[ChairSeen]
    others: dict[str, str]
    """The names of people who do not sit there, and are spoken of: they sat, asked or talked."""
    watchers: int
    commitment: str
    goes_on: bool
    """Whether it began at a moment of another match, whose record anybody may have read."""
    asking: list[Latecomer]
    hints: Hints
    """Whether one may ask for a hint, with those who sit here now."""
    undo: dict[int, bool] | None
    rematch: str | None
    rematching: list[str]
    """Who would play again."""
    adjourned: bool
    """Whether all who play have left: nobody plays on until one of them is back."""
    resigning_ends: bool
    """Whether the match is over where one resigns; else a bot plays the chair to the end."""
    now: int
    """The house's clock, for a page whose own is wrong."""


class TableSeen(Around, tag="table", tag_field="type", kw_only=True):
    """The table around the board, and one's own place there."""

    you: str | None
    seat: int | None
    """The chair one looks from."""
    shares: tuple[int, ...]
    """The chairs of one's phone, where it is shared: each is opened by its code."""


class Place(msgspec.Struct, tag="table", tag_field="type"):
    """The part of `TableSeen` that is one's own."""

    you: str | None
    seat: int | None
    shares: tuple[int, ...]


class Ack(msgspec.Struct, tag="ack", tag_field="type", omit_defaults=True):
    """The command with this id has been carried out."""

    id: str
    hint: Any = None
    table: str | None = None
    why: Reason | None = None
    """Why the bot would play the hint: a message of the game's, and what fills it."""


class Refused(msgspec.Struct, tag="refused", tag_field="type", omit_defaults=True):
    """The command with this id is not carried out, and why; nothing has changed."""

    id: str
    error: str
    """The name of a message: of the game's catalogue where a rule is given, else of the house's."""
    rule: str | None = None
    args: Mapping[str, str | int] = {}
    text: str = ""
    """The message as a sentence, for programs that asked for one when they opened the line."""


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def compose(
    n: int, told: list[Happening | Notice], body: bytes, *, may_take_back: bool = False
) -> bytes:
    """A `Frame` of a body that is encoded already: chairs compare it to the one they sent last."""
    return _joined(Head(n, told, may_take_back), body)


def compose_table(place: Place, around: bytes) -> bytes:
    """A `TableSeen` of what is around the board, encoded once for everybody."""
    return _joined(place, around)


def _joined(head: Head | Place, rest: bytes) -> bytes:
    return _encoder.encode(head)[:-1] + b"," + rest[1:]
