"""What is found out about a match, as the page, `--json` and the journal have it."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from veillee.bots import Reason

VERSION: Final = 2

ShiftKind = Literal["deal", "luck", "choice", "several", "gave-up"]
Size = Literal["small", "large", "decisive"]


class Chances(msgspec.Struct, frozen=True):
    """Everybody's chances after so many moves, for the truth."""

    moves: int
    shares: tuple[float, ...]
    """For each seat, the share of winning it may expect: 0 to 1."""
    errors: tuple[float, ...]
    """The standard error of each."""
    playouts: int


class KnownChances(msgspec.Struct, frozen=True):
    """One seat's chances after so many moves, from all that it knew then."""

    moves: int
    seat: int
    share: float
    error: float
    playouts: int


class Shift(msgspec.Struct, frozen=True):
    """What changed between two moments that were looked at, one after the other."""

    kind: ShiftKind
    """`deal`: before the first move; `luck`: what a move drew; `choice`: what one seat chose;
    `gave-up`: what giving up changed; `several`: moves that were not looked at one by one."""
    before: int
    after: int
    """From after so many moves to after so many."""
    seats: tuple[int, ...]
    """Who moved."""
    move: str | None
    """The one move that made the change, in notation; those after it were forced. It is the first
    one after `before`. None where there were several, or none."""
    changes: tuple[float, ...]
    """Of each seat's share."""
    errors: tuple[float, ...]


class Swing(msgspec.Struct, frozen=True):
    """A shift that is more than noise."""

    moves: int
    """After so many moves one sees it."""
    shift: int
    """Its place among the shifts."""
    seat: int
    """Whose chances changed most."""
    change: float
    error: float


class Sum(msgspec.Struct, frozen=True):
    share: float
    error: float


class Balance(msgspec.Struct, frozen=True):
    """Luck or skill, for one seat: the four sums add up to its result less the fair share."""

    seat: int
    result: float
    fair: float
    luck: Sum
    own: Sum
    """What its own choices changed."""
    others: Sum
    """What the choices of others changed."""
    rest: Sum
    """What was not told apart."""


class Decision(msgspec.Struct, frozen=True):
    """A move that was chosen among several, and what the strong bot would have done there."""

    moves: int
    """So many moves had been made before it."""
    seat: int
    played: str
    better: str
    """In notation; the same as `played` where the bot would have done the same."""
    move: Any
    """The same in JSON."""
    reason: Reason | None
    loss: Sum | None
    """By how much the bot's move had better chances, from what the seat knew. None where both are
    the same, or the difference did not seem worth a closer look."""
    size: Size | None
    """How large a mistake it was, where it certainly was one."""


class Analysis(msgspec.Struct, frozen=True):
    """All there is so far."""

    version: int
    game: str
    seats: int
    moves: int
    teams: tuple[int, ...]
    """Who won and lost together, at the end."""
    teams_change: bool
    """Whether people change teams in the course of the match: then the chances of all teams need
    not add up to 1, as those who were one team at the end might have ended in several."""
    curve: list[Chances]
    known: list[KnownChances]
    """Empty where nothing is hidden: there the curve is what everybody could know."""
    shifts: list[Shift]
    swings: list[Swing]
    """The largest of them, in the order of the match."""
    balances: list[Balance]
    decisions: list[Decision]
    playouts: int
    progress: float
    done: bool
