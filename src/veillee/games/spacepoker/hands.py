"""The seven hands and how they compare (chapter 6).

Five ships fall into groups of one kind: the sizes of the groups name the hand, and the sizes of
the ships, larger groups first, settle between two hands of one name.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, Literal

from .components import SIZE, Ship

Hand = Literal[
    "five-different", "five-alike", "four", "three-and-two", "three", "two-pairs", "one-pair"
]
HANDS: Final[tuple[Hand, ...]] = (
    "five-different",
    "five-alike",
    "four",
    "three-and-two",
    "three",
    "two-pairs",
    "one-pair",
)
"""Clause 6.1: the hands, best first."""

GROUPS: Final[dict[tuple[int, ...], Hand]] = {
    (1, 1, 1, 1, 1): "five-different",
    (5,): "five-alike",
    (4, 1): "four",
    (3, 2): "three-and-two",
    (3, 1, 1): "three",
    (2, 2, 1): "two-pairs",
    (2, 1, 1, 1): "one-pair",
}
"""Clause 6.2: the seven ways in which five ships can fall into groups."""

Strength = tuple[int, ...]


@cache
def hand_of(ships: tuple[Ship, ...]) -> Hand:
    """Clauses 6.1 and 6.2: which of the seven hands five ships make."""
    return GROUPS[tuple(sorted(Counter(ships).values(), reverse=True))]


@cache
def kinds_of(ships: tuple[Ship, ...]) -> tuple[Ship, ...]:
    """Clause 6.3: the kinds of ships in the order in which they are compared: larger groups before
    smaller ones, larger ships before smaller ones."""
    return tuple(sorted(set(ships), key=lambda ship: (ships.count(ship), SIZE[ship]), reverse=True))


@cache
def as_compared(ships: tuple[Ship, ...]) -> tuple[Ship, ...]:
    return tuple(kind for kind in kinds_of(ships) for _ in range(ships.count(kind)))


@cache
def made_of(ships: tuple[Ship, ...]) -> tuple[Ship, ...]:
    """Clause 6.1: the kinds that make up the hand: those held more than once, or all five."""
    kinds = kinds_of(ships)
    return tuple(kind for kind in kinds if ships.count(kind) > 1) or kinds


@cache
def strength(ships: tuple[Ship, ...]) -> Strength:
    """Clauses 6.1 and 6.3: of two hands the one with the larger strength wins.

    First how many of the seven hands are weaker, then the sizes of the ships as they are compared.
    """
    sizes = [SIZE[kind] for kind in kinds_of(ships)]
    return (len(HANDS) - 1 - HANDS.index(hand_of(ships)), *sizes)
