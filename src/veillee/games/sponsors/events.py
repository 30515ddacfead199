"""What happens in a match. A fact that only some may know is a fact of its own."""

from __future__ import annotations

from typing import Literal

import msgspec

from veillee.kernel import Value

from .components import Category, Cause, Colour, Lane, Sponsor

Partner = Literal["board"] | Colour
Ball = Literal["violet"] | Colour


class Sold(Value, tag="sold"):
    car: Colour
    blue: int
    red: int
    yellow: int
    millions: int


class Thrown(Value, tag="thrown"):
    car: Colour
    die: int


class MarkerMoved(Value, tag="marker"):
    car: Colour
    square: str
    """A, V, S or E."""
    zone: Colour


class Bought(Value, tag="bought"):
    car: Colour
    category: Category


class CardReceived(Value, tag="received"):
    """Told to whoever bought the card."""

    car: Colour
    category: Category
    value: int


class SponsorDrawn(Value, tag="drew"):
    car: Colour


class SponsorSeen(Value, tag="sponsor"):
    """Told to whoever drew the sponsor."""

    car: Colour
    sponsor: Sponsor


class Discarded(Value, tag="discarded"):
    car: Colour
    sponsor: Sponsor


class Exchanged(Value, tag="exchanged"):
    car: Colour
    category: Category
    partner: Partner = msgspec.field(name="with")


class CardsSeen(Value, tag="swapped"):
    """Told to those who held the two cards: `gave` left the car, `took` came to it."""

    car: Colour
    category: Category
    gave: int
    took: int


class NothingThere(Value, tag="nothing"):
    """Why the square brings nothing: no money, no card left to buy or to exchange for, nobody to
    exchange with."""

    car: Colour
    why: Literal["money", "cards", "piles", "nobody"]


class Skipped(Value, tag="skipped"):
    car: Colour


class BuildingOver(Value, tag="built"):
    rounds: int


class EnergyBought(Value, tag="energy"):
    car: Colour
    points: int


class Proposed(Value, tag="proposed"):
    """Told to the team."""

    seat: int
    energy: int
    category: Category | None
    give: int | None
    take: int | None


class Shared(Value, tag="shared"):
    """Energy as the two cars of a side have it for the race."""

    car: Colour
    energy: int
    other: Colour
    other_energy: int


class NothingShared(Value, tag="kept"):
    seat: int


class Started(Value, tag="started"):
    car: Colour
    square: str
    rank: int
    """Rank and lane of the square again, so that they can be said in words."""
    lane: Lane


class Drove(Value, tag="drove"):
    car: Colour
    category: Category
    value: int
    to: str
    rank: int
    lane: Lane
    way: tuple[str, ...]
    """The squares it passes, the last one included."""


class Spun(Value, tag="spun"):
    car: Colour
    extra: int
    zero: Category | None
    balls: tuple[Ball, ...]
    """Those that were in the roulette."""
    ball: Ball


class CarAdvanced(Value, tag="advanced"):
    car: Colour
    to: str
    rank: int
    lane: Lane
    cause: Cause
    way: tuple[str, ...]


class CarBlocked(Value, tag="blocked"):
    car: Colour
    cause: Cause


class LeftTrack(Value, tag="off"):
    car: Colour
    square: str
    rank: int


class CameBack(Value, tag="back"):
    car: Colour
    square: str
    rank: int
    lane: Lane


class Passed(Value, tag="passed"):
    car: Colour


class Finished(Value, tag="finished"):
    car: Colour
    place: int


class RaceOver(Value, tag="over"):
    order: tuple[Colour, ...]
