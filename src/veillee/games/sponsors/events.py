"""What happens in a match. A fact that only some may know is a fact of its own."""

from __future__ import annotations

from typing import Literal

import msgspec

from .components import Category, Cause, Colour, Lane, Sponsor

Partner = Literal["board"] | Colour
Ball = Literal["violet"] | Colour


class Sold(msgspec.Struct, frozen=True, gc=False, tag="sold"):
    car: Colour
    blue: int
    red: int
    yellow: int
    millions: int


class Thrown(msgspec.Struct, frozen=True, gc=False, tag="thrown"):
    car: Colour
    die: int


class MarkerMoved(msgspec.Struct, frozen=True, gc=False, tag="marker"):
    car: Colour
    square: str
    """A, V, S or E."""
    zone: Colour


class Bought(msgspec.Struct, frozen=True, gc=False, tag="bought"):
    car: Colour
    category: Category


class CardReceived(msgspec.Struct, frozen=True, gc=False, tag="received"):
    """Told to whoever bought the card."""

    car: Colour
    category: Category
    value: int


class SponsorDrawn(msgspec.Struct, frozen=True, gc=False, tag="drew"):
    car: Colour


class SponsorSeen(msgspec.Struct, frozen=True, gc=False, tag="sponsor"):
    """Told to whoever drew the sponsor."""

    car: Colour
    sponsor: Sponsor


class Discarded(msgspec.Struct, frozen=True, gc=False, tag="discarded"):
    car: Colour
    sponsor: Sponsor


class Exchanged(msgspec.Struct, frozen=True, gc=False, tag="exchanged"):
    car: Colour
    category: Category
    partner: Partner = msgspec.field(name="with")


class CardsSeen(msgspec.Struct, frozen=True, gc=False, tag="swapped"):
    """Told to those who held the two cards: `gave` left the car, `took` came to it."""

    car: Colour
    category: Category
    gave: int
    took: int


class NothingThere(msgspec.Struct, frozen=True, gc=False, tag="nothing"):
    """Why the square brings nothing: no money, no card left to buy or to exchange for, nobody to
    exchange with."""

    car: Colour
    why: Literal["money", "cards", "piles", "nobody"]


class Skipped(msgspec.Struct, frozen=True, gc=False, tag="skipped"):
    car: Colour


class BuildingOver(msgspec.Struct, frozen=True, gc=False, tag="built"):
    rounds: int


class EnergyBought(msgspec.Struct, frozen=True, gc=False, tag="energy"):
    car: Colour
    points: int


class Proposed(msgspec.Struct, frozen=True, gc=False, tag="proposed"):
    """Told to the team."""

    seat: int
    energy: int
    category: Category | None
    give: int | None
    take: int | None


class Shared(msgspec.Struct, frozen=True, gc=False, tag="shared"):
    """Energy as the two cars of a side have it for the race."""

    car: Colour
    energy: int
    other: Colour
    other_energy: int


class NothingShared(msgspec.Struct, frozen=True, gc=False, tag="kept"):
    seat: int


class Started(msgspec.Struct, frozen=True, gc=False, tag="started"):
    car: Colour
    square: str
    rank: int
    """Rank and lane of the square again, so that they can be said in words."""
    lane: Lane


class Drove(msgspec.Struct, frozen=True, gc=False, tag="drove"):
    car: Colour
    category: Category
    value: int
    to: str
    rank: int
    lane: Lane
    way: tuple[str, ...]
    """The squares it passes, the last one included."""


class Spun(msgspec.Struct, frozen=True, gc=False, tag="spun"):
    car: Colour
    extra: int
    zero: Category | None
    balls: tuple[Ball, ...]
    """Those that were in the roulette."""
    ball: Ball


class CarAdvanced(msgspec.Struct, frozen=True, gc=False, tag="advanced"):
    car: Colour
    to: str
    rank: int
    lane: Lane
    cause: Cause
    way: tuple[str, ...]


class CarBlocked(msgspec.Struct, frozen=True, gc=False, tag="blocked"):
    car: Colour
    cause: Cause


class LeftTrack(msgspec.Struct, frozen=True, gc=False, tag="off"):
    car: Colour
    square: str
    rank: int


class CameBack(msgspec.Struct, frozen=True, gc=False, tag="back"):
    car: Colour
    square: str
    rank: int
    lane: Lane


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    car: Colour


class Finished(msgspec.Struct, frozen=True, gc=False, tag="finished"):
    car: Colour
    place: int


class RaceOver(msgspec.Struct, frozen=True, gc=False, tag="over"):
    order: tuple[Colour, ...]
