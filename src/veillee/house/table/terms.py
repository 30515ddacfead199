"""What a table is laid for: the game and its options, who may sit, the clock."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE

LevelName = Annotated[str, Meta(max_length=20, pattern="^[a-z]+$")]
GameName = Annotated[str, Meta(max_length=20, pattern="^[a-z]+$")]


Latecomers = Literal["ask", "welcome", "no"]
Hints = Literal["none", "shown", "free"]


class Untimed(
    msgspec.Struct, frozen=True, tag="none", tag_field="type", forbid_unknown_fields=True
):
    """Everyone thinks as long as he likes."""


class SecondsPerMove(
    msgspec.Struct, frozen=True, tag="move", tag_field="type", forbid_unknown_fields=True
):
    """Seconds for each move, and a reserve for the whole match once they are used up."""

    seconds: Annotated[int, Meta(ge=1, le=3600)] = 30
    reserve: Annotated[int, Meta(ge=0, le=7200)] = 120


class DaysPerMove(
    msgspec.Struct, frozen=True, tag="days", tag_field="type", forbid_unknown_fields=True
):
    """By correspondence: so many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)] = 2


class SecondsPerStep(
    msgspec.Struct, frozen=True, tag="step", tag_field="type", forbid_unknown_fields=True
):
    """Steps in which several answer at once last so long, however soon they have answered.

    A step for talking (by the game's own word, `leisurely`) lasts `talk` seconds at most.
    """

    seconds: Annotated[int, Meta(ge=1, le=600)] = 40
    talk: Annotated[int, Meta(ge=1, le=3600)] = 300


TimeControl = Untimed | SecondsPerMove | DaysPerMove | SecondsPerStep


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the table is laid; it does not change afterwards."""

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=1000)]
    options: dict[str, Any] = {}
    clock: TimeControl = Untimed()
    late: Literal["timeout", "bot"] = "bot"
    """What happens at the end of time: the game's own move for the absent, or a bot's."""
    grace: Annotated[int, Meta(ge=5, le=3600)] | None = 60
    """After so many seconds of absence a bot keeps the chair warm; None: never."""
    latecomers: Latecomers | None = None
    """Whether somebody new may take a bot's chair once the match has begun. Where it is left out he
    asks the host in a game with secrets, and is welcome in one without."""
    seating: Literal["chosen", "lot"] = "chosen"
    """Whether everyone plays from the chair he took, or chairs are drawn by lot at the start."""
    hints: Hints | None = None
    """Whether one may ask the strong bot, and whether everybody is told that one did (`shown`).
    Where it is left out, `free` alone against bots; between people `none` with a clock, and `shown`
    without."""
    rated: bool = False
    """Whether it counts for ratings: without hints, without taking back, and whoever leaves or runs
    out of time has given up."""
    public: bool = False
    open_record: bool = True
    """Whether the whole record is opened at the end, hidden hands included."""
    stand_in: LevelName = "medium"
    """The level of the bot that keeps a chair warm."""
