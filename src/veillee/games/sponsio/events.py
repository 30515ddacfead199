"""What happens in a match of Sponsio. Only the cards dealt to a hand are private."""

from __future__ import annotations

import msgspec

from .components import Card, Stake, Ticket


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    round: int
    dealer: int
    talon: tuple[Card, ...]


class HandDealt(msgspec.Struct, frozen=True, gc=False, tag="hand"):
    """For the seat alone."""

    seat: int
    cards: tuple[Card, ...]


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    seat: int


class Revealed(msgspec.Struct, frozen=True, gc=False, tag="revealed"):
    seat: int
    card: Card


class BetPlaced(msgspec.Struct, frozen=True, gc=False, tag="bet"):
    seat: int
    ticket: Ticket
    stake: Stake | None
    doubled: bool
    paid: int


class CounterBetPlaced(msgspec.Struct, frozen=True, gc=False, tag="counter-bet"):
    seat: int
    target: int
    doubled: bool
    paid: int


class CombatTaken(msgspec.Struct, frozen=True, gc=False, tag="token-combat"):
    seat: int
    card: Card


class DoubleTaken(msgspec.Struct, frozen=True, gc=False, tag="token-double"):
    seat: int
    paid: int


class ModifierTaken(msgspec.Struct, frozen=True, gc=False, tag="token-modifier"):
    seat: int
    card: Card
    ticket: Ticket
    stake: Stake | None
    changed: bool


class CoinsTaken(msgspec.Struct, frozen=True, gc=False, tag="token-coins"):
    seat: int
    paid: int


class CardSwapped(msgspec.Struct, frozen=True, gc=False, tag="swapped"):
    seat: int
    give: Card
    take: Card


class DidNotAct(msgspec.Struct, frozen=True, gc=False, tag="done"):
    seat: int


class TurnedTraitor(msgspec.Struct, frozen=True, gc=False, tag="traitor"):
    seat: int


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="played"):
    seat: int
    card: Card


class TrickWon(msgspec.Struct, frozen=True, gc=False, tag="trick"):
    seat: int
    number: int
    cards: tuple[Card, ...]


class NineLaidOpen(msgspec.Struct, frozen=True, gc=False, tag="nine"):
    seat: int
    card: Card


class BetScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="bet-scored"):
    seat: int
    ticket: Ticket
    won: bool
    coins: int
    laid: int
    """What lies in the seat's betting area now."""
    stake: Stake | None = None
    target: int | None = None
    doubled: bool = False
    modified: bool = False
    count: int | None = None
    """The tricks or cards that were counted."""


class TraitorPaid(msgspec.Struct, frozen=True, gc=False, tag="traitor-paid"):
    seat: int
    lost: int
    """The bets that the others lost."""
    coins: int
    laid: int


class TraitorFined(msgspec.Struct, frozen=True, gc=False, tag="traitor-fined"):
    seat: int
    coins: int
    laid: int


class StreakMoved(msgspec.Struct, frozen=True, gc=False, tag="streak"):
    seat: int
    square: int


class StreakCollected(msgspec.Struct, frozen=True, gc=False, tag="collected"):
    seat: int
    coins: int
    square: int
    laid: int


class StreakKept(msgspec.Struct, frozen=True, gc=False, tag="kept"):
    seat: int
    square: int


class RoundWon(msgspec.Struct, frozen=True, gc=False, tag="round-won"):
    round: int
    seats: tuple[int, ...]
    count: int
    """How many seats share it."""
    bonus: int
    """For each of them."""
    laid: tuple[int, ...]
    """What lies before each of them now."""


class CoinsCounted(msgspec.Struct, frozen=True, gc=False, tag="coins"):
    seat: int
    coins: int


class StreakCashed(msgspec.Struct, frozen=True, gc=False, tag="cashed"):
    seat: int
    coins: int
    square: int
    total: int
    """The coins that the seat has now."""


class MatchWon(msgspec.Struct, frozen=True, gc=False, tag="match-won"):
    seats: tuple[int, ...]
    count: int
