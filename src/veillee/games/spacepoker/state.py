"""The whole truth of a match of Spacepoker."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from veillee.kernel import Input, Rulebook, Value

from .components import NO_PLANETS, Fleet, Planets, Ship, points
from .hands import Hand

RULEBOOK: Final = Rulebook(__package__)

MOST_ROUNDS: Final = 1000
LARGEST_ANTE: Final = 10

Phase = Literal["exchange", "betting", "over"]
Ending = Literal["rounds", "planets"]


class Options(Input):
    """What a table may choose (chapter 8); what it has not chosen is as in preset `house`."""

    fleet: Fleet = "5x7"
    all_in: bool = True
    opener: Literal["youngest", "rotating"] = "rotating"
    ante: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_ANTE)] = 1
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 10


class Bid(Value):
    """One turn of the betting."""

    seat: int
    does: Literal["fold", "call", "raise"]
    to: int
    """What the seat has bet in the round after it."""


class Shown(Value):
    """Ships laid open at the end of a round."""

    seat: int
    ships: tuple[Ship, ...]
    hand: Hand


class Drawn(Value):
    """A ship drawn to settle between equal hands."""

    seat: int
    ship: Ship


class Pot(Value):
    """Points of the middle, who could win them, and who did."""

    points: int
    among: tuple[int, ...]
    winners: tuple[int, ...]


class RoundPlayed(Value):
    """How a round ended: what everyone at the table saw of it."""

    number: int
    players: tuple[int, ...]
    exchanged: tuple[int | None, ...]
    betting: tuple[Bid, ...]
    bets: tuple[int, ...]
    shown: tuple[Shown, ...]
    drawn: tuple[Drawn, ...]
    pots: tuple[Pot, ...]


class State(Value):
    options: Options
    number: int
    """The round, counted from 1."""
    phase: Phase
    opener: int
    players: tuple[int, ...]
    """The seats that were dealt ships, in turn order from the opener."""
    left: tuple[int, ...]
    """Those of the players who have not folded."""
    turn: int | None
    planets: tuple[Planets, ...]
    """What lies in front of each seat."""
    middle: Planets
    antes: tuple[int, ...]
    bets: tuple[int, ...]
    """What each seat has bet in this round, the ante not counted."""
    betting: tuple[Bid, ...]
    ships: tuple[tuple[Ship, ...], ...]
    """What each seat holds; a folded seat's ships stay with it, unseen, until the next deal."""
    pot: tuple[Ship, ...]
    """The ships that were not dealt, the next to be drawn first."""
    exchanged: tuple[int | None, ...]
    """How many ships each seat has exchanged; None before its turn to do so."""
    discarded: tuple[tuple[Ship, ...], ...]
    """What each seat laid aside in this round."""
    drawn: tuple[tuple[Ship, ...], ...]
    """What each seat got for it, in the order of drawing."""
    recycled: tuple[bool, ...]
    """Whose discards have become the pot since (clause 3.5)."""
    last: RoundPlayed | None = None
    ended: Ending | None = None

    @property
    def level(self) -> int:
        """The bet to match."""
        return max(self.bets)

    def points_of(self, seat: int) -> int:
        """What the seat has in front of it."""
        return points(self.planets[seat])

    def has_planets(self, seat: int) -> bool:
        return self.planets[seat] != NO_PLANETS

    def aside(self) -> list[Ship]:
        """The discards that wait beside the pot."""
        return [
            ship
            for ships, recycled in zip(self.discarded, self.recycled, strict=True)
            if not recycled
            for ship in ships
        ]
