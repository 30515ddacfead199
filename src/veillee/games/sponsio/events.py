"""What happens in a match of Sponsio. Only the cards dealt to a hand are private."""

from __future__ import annotations

from veillee.kernel import Value

from .components import Card, Stake, Ticket


class Dealt(Value, tag="dealt"):
    round: int
    dealer: int
    talon: tuple[Card, ...]


class HandDealt(Value, tag="hand"):
    """For the seat alone."""

    seat: int
    cards: tuple[Card, ...]


class Passed(Value, tag="passed"):
    seat: int


class Revealed(Value, tag="revealed"):
    seat: int
    card: Card


class BetPlaced(Value, tag="bet"):
    seat: int
    ticket: Ticket
    stake: Stake | None
    doubled: bool
    paid: int


class CounterBetPlaced(Value, tag="counter-bet"):
    seat: int
    target: int
    doubled: bool
    paid: int


class CombatTaken(Value, tag="token-combat"):
    seat: int
    card: Card


class DoubleTaken(Value, tag="token-double"):
    seat: int
    paid: int


class ModifierTaken(Value, tag="token-modifier"):
    seat: int
    card: Card
    ticket: Ticket
    stake: Stake | None
    changed: bool


class CoinsTaken(Value, tag="token-coins"):
    seat: int
    paid: int


class CardSwapped(Value, tag="swapped"):
    seat: int
    give: Card
    take: Card


class DidNotAct(Value, tag="done"):
    seat: int


class TurnedTraitor(Value, tag="traitor"):
    seat: int


class CardPlayed(Value, tag="played"):
    seat: int
    card: Card


class TrickWon(Value, tag="trick"):
    seat: int
    number: int
    cards: tuple[Card, ...]


class NineLaidOpen(Value, tag="nine"):
    seat: int
    card: Card


class BetScored(Value, omit_defaults=True, tag="bet-scored"):
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


class TraitorPaid(Value, tag="traitor-paid"):
    seat: int
    lost: int
    """The bets that the others lost."""
    coins: int
    laid: int


class TraitorFined(Value, tag="traitor-fined"):
    seat: int
    coins: int
    laid: int


class StreakMoved(Value, tag="streak"):
    seat: int
    square: int


class StreakCollected(Value, tag="collected"):
    seat: int
    coins: int
    square: int
    laid: int


class StreakKept(Value, tag="kept"):
    seat: int
    square: int


class RoundWon(Value, tag="round-won"):
    round: int
    seats: tuple[int, ...]
    count: int
    """How many seats share it."""
    bonus: int
    """For each of them."""
    laid: tuple[int, ...]
    """What lies before each of them now."""


class CoinsCounted(Value, tag="coins"):
    seat: int
    coins: int


class StreakCashed(Value, tag="cashed"):
    seat: int
    coins: int
    square: int
    total: int
    """The coins that the seat has now."""


class MatchWon(Value, tag="match-won"):
    seats: tuple[int, ...]
    count: int
