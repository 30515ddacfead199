"""The whole truth of a match of Sponsio."""

from __future__ import annotations

from functools import cache
from typing import Literal

from veillee.kernel import Input, Value

from .components import Card, Stake, Suit, Ticket, Token
from .sheet import Sheet

Phase = Literal["betting", "tricks", "scoring", "over"]
Ending = Literal["square", "coins", "rounds"]


class Options(Input):
    """What a table may choose."""

    removed: Literal["drawn", "G", "Y", "B", "R"] = "drawn"


class PlacedBet(Value):
    """A ticket with its bet, as long as the round lasts."""

    ticket: Ticket
    stake: Stake | None
    target: int | None
    """Before whom a counter-bet lies."""
    doubled: bool
    turn: int
    modified: bool = False
    """Whether the modifier token lies on the ticket."""
    won: bool | None = None
    """None until the tricks are over."""


class Swapped(Value):
    """A card of a hand left in the talon for one that lay there: everyone saw both."""

    seat: int
    turn: int
    give: Card
    take: Card


class Trick(Value):
    leader: int
    cards: tuple[Card, ...]
    """From the leader on, clockwise."""
    winner: int


class Player(Value):
    coins: int
    """On the board; what lies in the betting area is not among them."""
    hand: tuple[Card, ...] = ()
    revealed: tuple[Card, ...] = ()
    """In the information area, in the order in which they were revealed, until they are played."""
    bets: tuple[PlacedBet, ...] = ()
    tokens: tuple[Token, ...] = ()
    area: int = 0
    """Coins lying in the betting area."""
    streak: int = 0
    """The square of the track; 0 is the start."""
    gain: int = 0
    """The coins that counted for the winner of the last finished round."""


class State(Value):
    options: Options
    removed: Suit | None
    """The colour that three players leave in the box."""
    dealer: int
    players: tuple[Player, ...]
    bank: int
    round: int = 1
    phase: Phase = "betting"
    seat: int = 0
    """Whose turn it is."""
    turn: int = 1
    """Of the four betting turns."""
    acting: bool = False
    """Whether the seat has revealed its card of this turn and may act."""
    talon: tuple[Card, ...] = ()
    swaps: tuple[Swapped, ...] = ()
    combat: Card | None = None
    """The card that was put under the combat token this round."""
    tricks: tuple[Trick, ...] = ()
    """The finished tricks of the round."""
    leader: int = 0
    trick: tuple[Card, ...] = ()
    """The trick on the table, from the leader on."""
    ended: Ending | None = None
    scored: Sheet | None = None
    """The score of the last round that was counted."""

    def clockwise(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def from_dealers_left(self) -> tuple[int, ...]:
        """All seats in the order of play, the dealer last."""
        return clockwise_from(self.dealer, len(self.players))


@cache
def clockwise_from(dealer: int, count: int) -> tuple[int, ...]:
    return tuple((dealer + step) % count for step in range(1, count + 1))


def seated(players: tuple[Player, ...], seat: int, player: Player) -> tuple[Player, ...]:
    """The players, with `player` on the seat."""
    return (*players[:seat], player, *players[seat + 1 :])
