"""What is in the box (chapter 1): cards, tickets with their odds, tokens, track and coins.

A card is written as its colour and its value, `R9`. Its number, 0 to 35, runs through the colours
in the order G, Y, B, R, and through the values from 1 to 9.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal

Card = str
Suit = Literal["G", "Y", "B", "R"]
SUITS: Final[tuple[Suit, ...]] = ("G", "Y", "B", "R")
VALUES: Final = "123456789"
CARDS: Final[tuple[Card, ...]] = tuple(suit + value for suit in SUITS for value in VALUES)
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
HAND_SIZE: Final = 8

ROUNDS: Final = 5
TURNS: Final = 4
"""In which to bet, each round."""

# fmt: off
Ticket = Literal[
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII",
    "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
]
# fmt: on
Stake = str
"""A number, numbers from one to another (`1-4`), a number or more (`5+`), `yes` or `no`."""
Colour = Literal["G", "Y", "B", "R", "tricks", "last", "nines", "counter"]
COUNTER_BET: Final = "XVI"

# Clauses 1.2 and 1.3: the colour of each ticket tells what it bets on.
COLOUR: Final[dict[Ticket, Colour]] = {
    "I": "G",
    "II": "Y",
    "III": "B",
    "IV": "R",
    "V": "tricks",
    "VI": "tricks",
    "VII": "last",
    "VIII": "nines",
    "IX": "G",
    "X": "Y",
    "XI": "B",
    "XII": "R",
    "XIII": "tricks",
    "XIV": "last",
    "XV": "nines",
    "XVI": "counter",
}

# Clauses 1.4 and 1.5: the stakes of every ticket and their odds. "printed" are the rulebook's;
# all others are ours, to be tuned between 2 and 5 (the table in rulebook.*.md follows this one).
_A_SUIT: Final[dict[Stake | None, int]] = {
    "0": 2,
    "1-4": 3,  # printed
    "5+": 2,
}
_LAST_TRICK: Final[dict[Stake | None, int]] = {
    "yes": 2,
    "no": 2,  # printed
}
_EVERY_NINE: Final[dict[Stake | None, int]] = {
    "yes": 2,
    "no": 2,
}
ODDS: Final[dict[Ticket, dict[Stake | None, int]]] = {
    "I": _A_SUIT,
    "II": _A_SUIT,
    "III": _A_SUIT,
    "IV": _A_SUIT,
    "V": {
        "0": 2,
        "1": 3,
        "2": 5,  # printed
        "3": 4,
    },
    "VI": {
        "1-2": 2,
        "3-4": 2,
        "5+": 2,
    },
    "VII": _LAST_TRICK,
    "VIII": _EVERY_NINE,
    "IX": _A_SUIT,
    "X": _A_SUIT,
    "XI": _A_SUIT,
    "XII": _A_SUIT,
    "XIII": {
        "0": 2,
        "2-3": 2,
        "4-6": 2,
    },
    "XIV": _LAST_TRICK,
    "XV": _EVERY_NINE,
    "XVI": {
        None: 3,  # printed; the counter-bet has no stake to choose
    },
}

# How many tricks, or cards of a suit, each stake that counts them stands for.
NUMBERS: Final[dict[Stake | None, range]] = {
    "0": range(1),
    "1": range(1, 2),
    "2": range(2, 3),
    "3": range(3, 4),
    "1-2": range(1, 3),
    "2-3": range(2, 4),
    "3-4": range(3, 5),
    "4-6": range(4, 7),
    "1-4": range(1, 5),
    "5+": range(5, 10),
}

Token = Literal["combat", "double", "modifier", "coins"]
TOKENS: Final[tuple[Token, ...]] = ("combat", "double", "modifier", "coins")
COINS_ON_TOKEN: Final = 3

# Clause 5.11: what each token costs.
TOKEN_COSTS: Final[dict[Token, Literal["coin", "card"]]] = {
    "combat": "card",
    "double": "coin",
    "modifier": "card",
    "coins": "coin",
}

BET_PRICE: Final = 1
DOUBLED_PRICE: Final = 2
TOKEN_PRICE: Final = 1

# Clauses 1.7 and 1.8: what each square of the track is worth, the start being square 0. The
# fourth is printed, the others are ours; the ninth is never cashed.
TRACK: Final = (0, 1, 2, 4, 6, 8, 10, 12, 15, 0)
LAST_SQUARE: Final = 9

FIRST_COINS: Final = 10
# Clause 1.10, our ruling. Before a round four players hold 29 coins each at most; in it their bets
# bring 85 at most (sixteen at odds of 5, one doubled), their tracks 60 and the bonus 4: 265.
ALL_COINS: Final = 300


@cache
def deck(removed: Suit | None) -> tuple[Card, ...]:
    """Clauses 1.1 and 2.2: the cards in use."""
    return tuple(card for card in CARDS if card[0] != removed)


@lru_cache(maxsize=10_000)
def in_play(removed: Suit | None, talon: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a round: all in use but those in the talon (clause 7.18)."""
    return tuple(card for card in deck(removed) if card not in talon)


@cache
def tickets_in_use(seats: int, removed: Suit | None) -> tuple[Ticket, ...]:
    """Clause 2.3: three players use I to VIII, less the missing colour, and XVI.
    Clause 2.4: four use V to XVI."""
    tickets = tuple(COLOUR)
    if seats == 3:
        return (*(ticket for ticket in tickets[:8] if COLOUR[ticket] != removed), COUNTER_BET)
    return tickets[4:]


def pays(ticket: Ticket, stake: Stake | None, *, doubled: bool) -> int:
    """Clauses 1.4, 5.4 and 7.17: what a bet brings if it is won."""
    return ODDS[ticket][stake] * (2 if doubled else 1)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards as a player sorts them: how they came must not show."""
    return tuple(sorted(cards, key=NUMBER.__getitem__))
