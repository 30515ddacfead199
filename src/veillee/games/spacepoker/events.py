"""What happens in a match of Spacepoker. `Dealt` and `Drew` are for their own seat alone.

Where points are paid, `planets` has how many of each value went over.
"""

from __future__ import annotations

import msgspec

from veillee.kernel import Value

from .components import Planets, Ship
from .hands import Hand


class RoundBegun(Value, tag="round"):
    number: int
    opener: int
    players: tuple[int, ...]


class AntePaid(Value, tag="ante"):
    seat: int
    points: int
    planets: Planets


class Dealt(Value, tag="dealt"):
    """Private: the ships the seat was dealt."""

    seat: int
    ships: tuple[Ship, ...]


class Exchanged(Value, tag="exchanged"):
    seat: int
    count: int


class Drew(Value, tag="drew"):
    """Private: what the seat laid aside, and what it got."""

    seat: int
    discarded: tuple[Ship, ...]
    drawn: tuple[Ship, ...]


class PotRefilled(Value, tag="refilled"):
    count: int


class Changed(Value, tag="changed"):
    """A planet changed into ones; None stands for the middle."""

    seat: int | None
    partner: int | None = msgspec.field(name="with")
    value: int


class Raised(Value, tag="raised"):
    seat: int
    to: int
    paid: int
    planets: Planets
    opening: bool


class Called(Value, tag="called"):
    seat: int
    to: int
    paid: int
    planets: Planets
    short: bool
    """Whether the seat matched with all it had, and that was less than the bet (clause 8.5)."""


class Folded(Value, tag="folded"):
    seat: int


class HandShown(Value, tag="shown"):
    seat: int
    ships: tuple[Ship, ...]
    hand: Hand


class TieDrawn(Value, tag="tie-drawn"):
    seat: int
    ship: Ship


class TakenBack(Value, tag="taken-back"):
    seat: int
    points: int
    planets: Planets


class Won(Value, tag="won"):
    seat: int
    points: int
    planets: Planets
    shared: bool


class TookAll(Value, tag="took-all"):
    """The last one left takes the middle and shows nothing."""

    seat: int
    points: int
    planets: Planets


class WithoutPlanets(Value, tag="without-planets"):
    seat: int


class CannotPay(Value, tag="cannot-pay"):
    """Planets are left, but too few for the ante and a bet: from now on the seat sits out."""

    seat: int
    points: int


class MatchEnded(Value, tag="ended"):
    by: str
