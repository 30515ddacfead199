"""What a player may do: build the car, then race it."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Annotated, Final, Literal

import msgspec

from veillee.kernel import Input

from .components import (
    CATEGORIES,
    FARTHEST_ON_A_SIX,
    MOST_ENERGY,
    MOST_EXTRA_BALLS,
    MOST_SPONSORS,
    SPONSORS,
    Category,
    Colour,
    Sponsor,
)

# A length besides the pattern: `$` would let a line break pass at the end.
Square = Annotated[str, msgspec.Meta(pattern="^([1-9][0-9]?[a-c]|finish)$", max_length=6)]
Value = Annotated[int, msgspec.Meta(ge=0, le=7)]
Points = Annotated[int, msgspec.Meta(ge=1, le=7)]
Energy = Annotated[int, msgspec.Meta(ge=0, le=MOST_ENERGY)]
Extra = Annotated[int, msgspec.Meta(ge=0, le=MOST_EXTRA_BALLS)]
OnASix = Annotated[int, msgspec.Meta(ge=1, le=FARTHEST_ON_A_SIX)]


class Sell(Input, tag="sell"):
    """Sell sponsor cards to the bank, all at once. Their order means nothing."""

    cards: Annotated[tuple[Sponsor, ...], msgspec.Meta(min_length=1, max_length=3)]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))


class Roll(Input, tag="roll"):
    """Throw the die."""


class Advance(
    Input,
    omit_defaults=True,
    tag="advance",
):
    """While building, the squares to go on a six; in the race, the square a car goes on to."""

    squares: OnASix | None = None
    to: Square | None = None


class Buy(Input, tag="buy"):
    """Buy the top workshop card of a category."""

    category: Category


class Discard(Input, tag="discard"):
    """Put one of four sponsor cards under the pile."""

    sponsor: Sponsor


class Exchange(Input, tag="exchange"):
    """Give a workshop card for one of its category: the board's, or another car's."""

    category: Category
    value: Value
    partner: Literal["board"] | Colour = msgspec.field(name="with")


class Skip(Input, tag="skip"):
    """Do nothing on the square; or exchange nothing before the race."""


class BuyEnergy(Input, tag="energy"):
    """Buy so many energy points for the car, and be done with building it."""

    points: Energy


class Swap(Input):
    """Two cards of a category that change places: `give` leaves the red or blue car."""

    category: Category
    give: Value
    take: Value


class Transfer(
    Input,
    omit_defaults=True,
    tag="transfer",
):
    """Two cards that change places, if any, and the energy the red or blue car then has."""

    energy: Energy
    cards: Swap | None = None


class Drive(Input, tag="drive"):
    """Play a card and go to a square."""

    category: Category
    value: Points
    to: Square


class Spin(
    Input,
    omit_defaults=True,
    tag="spin",
):
    """Use the roulette, with extra balls for energy points, and a card of value 0 if need be."""

    extra: Extra
    zero: Category | None = None


class Pass(Input, tag="pass"):
    """Stay behind the cars that block the way."""


Move = (
    Sell
    | Roll
    | Advance
    | Buy
    | Discard
    | Exchange
    | Skip
    | BuyEnergy
    | Transfer
    | Drive
    | Spin
    | Pass
)

# Moves are values without identity: one of each is enough, and building lists of them is quick.
ROLL: Final = Roll()
SKIP: Final = Skip()
PASS: Final = Pass()
ON_A_SIX: Final = tuple(Advance(squares=n) for n in range(1, FARTHEST_ON_A_SIX + 1))
BUY: Final = tuple(Buy(category) for category in CATEGORIES)
SELL: Final = {
    cards: Sell(cards)
    for cards in sorted(
        cards
        for count in range(1, MOST_SPONSORS + 1)
        for cards in combinations_with_replacement(SPONSORS.values(), count)
    )
}
DISCARD: Final[dict[tuple[Sponsor, ...], Discard]] = {
    (sponsor,): Discard(sponsor) for sponsor in SPONSORS.values()
}
ENERGY: Final = tuple(BuyEnergy(points) for points in range(MOST_ENERGY + 1))
SPIN: Final = {
    zero: tuple(Spin(extra, zero) for extra in range(MOST_EXTRA_BALLS + 1))
    for zero in (None, *CATEGORIES)
}


class _AdvancesTo(dict[str, Advance]):
    def __missing__(self, to: str) -> Advance:
        self[to] = Advance(to=to)
        return self[to]


class _Transfers(dict[Swap | None, tuple[Transfer, ...]]):
    """For two cards, or none, the transfers by the energy that goes with them."""

    def __missing__(self, swap: Swap | None) -> tuple[Transfer, ...]:
        self[swap] = tuple(Transfer(energy, swap) for energy in range(MOST_ENERGY + 1))
        return self[swap]


TRANSFERS: Final = _Transfers()
ADVANCES_TO: Final = _AdvancesTo()
