"""What a player may do in a turn: exchange ships, then fold, call or raise."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from veillee.kernel import Input

from .components import ALL_POINTS, SHIPS_EACH, SIZE, Ship

MOST_EXCHANGED: Final = 3


class Exchange(Input, tag="exchange"):
    """Swap these ships for as many from the pot; none at all is an exchange too."""

    # A whole hand can be written, so that clause 3.1 can say why it is too much.
    cards: Annotated[tuple[Ship, ...], msgspec.Meta(max_length=SHIPS_EACH)]

    def __post_init__(self) -> None:
        """The order in which ships are named means nothing: equal moves are equal values."""
        if len(self.cards) > 1:
            in_order = tuple(sorted(self.cards, key=SIZE.__getitem__))
            msgspec.structs.force_setattr(self, "cards", in_order)


class Fold(Input, tag="fold"):
    """Leave the round."""


class Call(Input, tag="call"):
    """Match the bet."""


class Raise(Input, tag="raise"):
    """Bet more. `to` is what the player will then have bet in this round, the ante not counted;
    the first bet of a round is a raise from nothing."""

    to: Annotated[int, msgspec.Meta(ge=0, le=ALL_POINTS)]


Move = Exchange | Fold | Call | Raise

# Moves are values without identity: one of each is enough, and building lists of them is quick.
NO_EXCHANGE: Final = Exchange(())
FOLD: Final = Fold()
CALL: Final = Call()
RAISE: Final = tuple(Raise(to) for to in range(ALL_POINTS + 1))
