"""What the page's board is told of the box: tickets, tokens, track."""

from __future__ import annotations

from typing import Final, Literal

from veillee.kernel import Value

from . import components as box
from .components import Colour as Kind
from .components import Stake, Ticket, Token
from .components import Suit as Suit


class Printed(Value):
    """A stake of a ticket, and what it pays: a single bet, and a doubled one."""

    stake: Stake | None
    pays: int
    doubled: int


class PrintedTicket(Value):
    kind: Kind
    stakes: tuple[Printed, ...]


TICKETS: Final[dict[Ticket, PrintedTicket]] = {
    ticket: PrintedTicket(
        box.COLOUR[ticket],
        tuple(
            Printed(
                stake,
                box.pays(ticket, stake, doubled=False),
                box.pays(ticket, stake, doubled=True),
            )
            for stake in odds
        ),
    )
    for ticket, odds in box.ODDS.items()
}
TOKENS: Final[dict[Token, Literal["coin", "card"]]] = box.TOKEN_COSTS
TOKEN_PRICE: Final[int] = box.TOKEN_PRICE
DOUBLED_PRICE: Final[int] = box.DOUBLED_PRICE
TRACK: Final[tuple[int, ...]] = box.TRACK
LAST_SQUARE: Final[int] = box.LAST_SQUARE
ROUNDS: Final[int] = box.ROUNDS
TURNS: Final[int] = box.TURNS
HAND_SIZE: Final[int] = box.HAND_SIZE
