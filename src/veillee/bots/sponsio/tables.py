"""Sponsio's components as numbers, made once at import.

A card is its number from 0 to 35, a set of cards a mask of 36 bits, a suit nine of them. A bet is
a kind of count and the numbers between which it must end: every kind of bet is won or lost by the
same comparison. Everything is int64: numba would otherwise compile each function once for every
width of integer it is called with.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Records, record
from veillee.games.sponsio.components import (
    CARDS,
    COLOUR,
    NUMBER,
    NUMBERS,
    ODDS,
    SUITS,
    TRACK,
    Stake,
    Suit,
    Ticket,
)

SUIT_SIZE = 9
SUIT_MASK = 0b111111111
NINE = 8  # the value of a nine, counted from 0
ALL_CARDS = (1 << len(CARDS)) - 1
NINES = sum(1 << (SUIT_SIZE * suit + NINE) for suit in range(len(SUITS)))
# What a bet counts: the cards of a suit (0 to 3, the suit), tricks, the last trick, whether every
# nine wins, whether its target loses a bet.
TRICKS, LAST, NINE_WINS, COUNTER = 4, 5, 6, 7
KINDS = (*SUITS, "tricks", "last", "nines", "counter")
POPULATION = np.array([number.bit_count() for number in range(SUIT_MASK + 1)], dtype=np.int64)
TRACK_COINS = np.array(TRACK, dtype=np.int64)


class Option(NamedTuple):
    """One stake of one ticket."""

    ticket: Ticket
    stake: Stake | None
    kind: int
    low: int
    high: int
    odds: int


def _numbers(kind: int, stake: Stake | None) -> tuple[int, int]:
    """Between which numbers the bet's count must end."""
    if kind in (LAST, NINE_WINS):
        return (1, 1) if stake == "yes" else (0, 0)
    if kind == COUNTER:
        return 1, 1
    allowed = NUMBERS[stake]
    return allowed[0], allowed[-1]


def _options() -> tuple[Option, ...]:
    found = []
    for ticket, odds in ODDS.items():
        kind = KINDS.index(COLOUR[ticket])
        for stake in odds:
            low, high = _numbers(kind, stake)
            found.append(Option(ticket, stake, kind, low, high, odds[stake]))
    return tuple(found)


OPTIONS = _options()
OPTION = {(option.ticket, option.stake): number for number, option in enumerate(OPTIONS)}
OPTION_COUNT = len(OPTIONS)
TICKETS: tuple[Ticket, ...] = tuple(ODDS)

# By option, for native code: the same, with the ticket's number.
TERMS: Records = np.array(
    [
        (TICKETS.index(option.ticket), option.kind, option.low, option.high, option.odds)
        for option in OPTIONS
    ],
    dtype=record("ticket", "kind", "low", "high", "odds"),
)


def mask(cards: tuple[str, ...] | list[str]) -> int:
    """A set of cards."""
    return sum(1 << NUMBER[card] for card in cards)


def cards_of_suit(suit: Suit) -> int:
    return SUIT_MASK << SUIT_SIZE * SUITS.index(suit)


def cards_in(cards: int) -> list[str]:
    """The cards of a set, as a player sorts them."""
    return [card for number, card in enumerate(CARDS) if cards >> number & 1]
