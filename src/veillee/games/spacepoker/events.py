"""What happens in a match of Spacepoker. `Dealt` and `Drew` are for their own seat alone.

Where points are paid, `planets` has how many of each value went over.
"""

from __future__ import annotations

import msgspec

from .components import Planets, Ship
from .hands import Hand


class RoundBegun(msgspec.Struct, frozen=True, gc=False, tag="round"):
    number: int
    opener: int
    players: tuple[int, ...]


class AntePaid(msgspec.Struct, frozen=True, gc=False, tag="ante"):
    seat: int
    points: int
    planets: Planets


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """Private: the ships the seat was dealt."""

    seat: int
    ships: tuple[Ship, ...]


class Exchanged(msgspec.Struct, frozen=True, gc=False, tag="exchanged"):
    seat: int
    count: int


class Drew(msgspec.Struct, frozen=True, gc=False, tag="drew"):
    """Private: what the seat laid aside, and what it got."""

    seat: int
    discarded: tuple[Ship, ...]
    drawn: tuple[Ship, ...]


class PotRefilled(msgspec.Struct, frozen=True, gc=False, tag="refilled"):
    count: int


class Changed(msgspec.Struct, frozen=True, gc=False, tag="changed"):
    """A planet changed into ones; None stands for the middle."""

    seat: int | None
    partner: int | None = msgspec.field(name="with")
    value: int


class Raised(msgspec.Struct, frozen=True, gc=False, tag="raised"):
    seat: int
    to: int
    paid: int
    planets: Planets
    opening: bool


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    seat: int
    to: int
    paid: int
    planets: Planets
    short: bool
    """Whether the seat matched with all it had, and that was less than the bet (clause 8.5)."""


class Folded(msgspec.Struct, frozen=True, gc=False, tag="folded"):
    seat: int


class HandShown(msgspec.Struct, frozen=True, gc=False, tag="shown"):
    seat: int
    ships: tuple[Ship, ...]
    hand: Hand


class TieDrawn(msgspec.Struct, frozen=True, gc=False, tag="tie-drawn"):
    seat: int
    ship: Ship


class TakenBack(msgspec.Struct, frozen=True, gc=False, tag="taken-back"):
    seat: int
    points: int
    planets: Planets


class Won(msgspec.Struct, frozen=True, gc=False, tag="won"):
    seat: int
    points: int
    planets: Planets
    shared: bool


class TookAll(msgspec.Struct, frozen=True, gc=False, tag="took-all"):
    """The last one left takes the middle and shows nothing."""

    seat: int
    points: int
    planets: Planets


class WithoutPlanets(msgspec.Struct, frozen=True, gc=False, tag="without-planets"):
    seat: int


class CannotPay(msgspec.Struct, frozen=True, gc=False, tag="cannot-pay"):
    """Planets are left, but too few for the ante and a bet: from now on the seat sits out."""

    seat: int
    points: int


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    by: str
