"""What a player may do: bet or prepare the tricks, play a card, decide on the streak's coins."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from veillee.kernel import Input

from . import components
from .components import CARDS, COUNTER_BET, ODDS, Ticket

# A length besides the pattern: `$` would let a line break pass at the end.
Card = Annotated[str, msgspec.Meta(pattern="^[GYBR][1-9]$", max_length=2)]
# Stakes that no ticket offers and seats that nobody has are understood, so that a clause of the
# rulebook answers them.
STAKE: Final = "([0-9]{1,2}|[0-9]-[0-9]|[0-9]\\+|yes|no)"
Stake = Annotated[str, msgspec.Meta(pattern=f"^{STAKE}(?!\\s)$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Pass(Input, tag="pass"):
    """Do nothing this turn, and reveal nothing."""


class Reveal(Input, tag="reveal"):
    """Lay a card of the hand face up; then act, or not."""

    card: Card


class Bet(Input, omit_defaults=True, tag="bet"):
    """Take a ticket. Every ticket but the counter-bet has a stake; that one has a target."""

    ticket: Ticket
    stake: Stake | None = None
    doubled: bool = False
    target: Seat | None = None


class Token(
    Input,
    omit_defaults=True,
    tag="token",
):
    """Take a token: combat with the card it lies on; modifier with the card revealed for it, and
    the ticket and stake it leads to; double and coins with nothing."""

    token: components.Token
    card: Card | None = None
    ticket: Ticket | None = None
    stake: Stake | None = None


class Swap(Input, tag="swap"):
    """Leave a card of the hand in the talon for one that lies there."""

    give: Card
    take: Card


class Done(Input, tag="done"):
    """End the turn without acting."""


class Play(Input, tag="play"):
    card: Card


class Collect(Input, tag="collect"):
    """Take the coins of the streak and start again, or keep going."""

    take: bool


Move = Pass | Reveal | Bet | Token | Swap | Done | Play | Collect

# Moves are values without identity: one of each is enough, and building lists of them is quick.
PASS: Final = Pass()
DONE: Final = Done()
REVEAL: Final = {card: Reveal(card) for card in CARDS}
PLAY: Final = {card: Play(card) for card in CARDS}
SWAP: Final = {give: {take: Swap(give, take) for take in CARDS} for give in CARDS}
BET: Final[dict[bool, dict[Ticket, tuple[Bet, ...]]]] = {
    doubled: {
        ticket: tuple(Bet(ticket, stake, doubled) for stake in odds)
        for ticket, odds in ODDS.items()
        if ticket != COUNTER_BET
    }
    for doubled in (False, True)
}
AGAINST: Final = {
    doubled: tuple(Bet(COUNTER_BET, None, doubled, target) for target in range(4))
    for doubled in (False, True)
}
COMBAT: Final = {card: Token("combat", card) for card in CARDS}
ALONE: Final[dict[components.Token, Token]] = {
    "double": Token("double"),
    "coins": Token("coins"),
}
MODIFIER: Final[dict[str, dict[Ticket, dict[components.Stake | None, Token]]]] = {
    card: {
        ticket: {stake: Token("modifier", card, ticket, stake) for stake in odds}
        for ticket, odds in ODDS.items()
        if ticket != COUNTER_BET
    }
    for card in CARDS
}
COLLECT: Final = Collect(take=True)
KEEP: Final = Collect(take=False)
