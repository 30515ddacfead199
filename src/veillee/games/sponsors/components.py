"""Colours, categories and cards (chapter 1), and the numbers that the printed rules fix."""

from __future__ import annotations

from typing import Final, Literal

Colour = Literal["red", "blue", "yellow", "green"]
Category = Literal[
    "engineer", "engine", "chassis", "bodywork", "tyres", "mechanics", "driver", "tests"
]
Sponsor = Literal["blue", "red", "yellow"]
Lane = Literal["inside", "middle", "outside", "finish"]
Cause = Literal["own-ball", "ball", "violet", "slipstream", "green"]
"""What takes a car farther besides a card: clauses 7.3 to 7.5, 8.5 and 8.6."""

COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow", "green")
CATEGORIES: Final[tuple[Category, ...]] = (
    "engineer",
    "engine",
    "chassis",
    "bodywork",
    "tyres",
    "mechanics",
    "driver",
    "tests",
)
CATEGORY: Final = {name: number for number, name in enumerate(CATEGORIES)}

# Cards are letters: a workshop card the digit of its value within its category, a sponsor the
# first letter of its colour. A hand or a pile is then a text, and a card nobody saw is a `?`.
SPONSORS: Final[dict[str, Sponsor]] = {"b": "blue", "r": "red", "y": "yellow"}
SPONSOR_LETTER: Final[dict[Sponsor, str]] = {name: letter for letter, name in SPONSORS.items()}
UNSEEN: Final = "?"
ZERO: Final = "0"

MOST_SPONSORS: Final = 3
MOST_ENERGY: Final = 10
MOST_EXTRA_BALLS: Final = 4
SIX: Final = 6
FARTHEST_ON_A_SIX: Final = 5
SLIPSTREAM: Final = 2
VIOLET_SQUARE_ADVANCE: Final = 3
POINTS: Final = (4, 3, 2, 1)

# Clause 8.6: the bonus of a green square, by place, for each number of cars.
GREEN_BONUS: Final[dict[int, tuple[int, ...]]] = {3: (1, 2, 3), 4: (1, 2, 2, 3)}


def cars_of(seats: int) -> int:
    """Clauses 2.1 and 2.2: two players drive two cars each."""
    return 4 if seats == 2 else seats


def in_order(cards: str) -> str:
    """A hand as it is kept: sorted, so that its order tells nothing."""
    return "".join(sorted(cards))
