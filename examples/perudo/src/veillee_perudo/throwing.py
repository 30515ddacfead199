"""Throwing the dice (chapter 1)."""

from __future__ import annotations

from veillee.kernel import Chance, Event

from .components import CALZAS, DICE
from .events import Thrown
from .state import Cup, Options, State


def setup(options: Options, seats: int, chance: Chance) -> State:
    """Clauses 1.1 to 1.3."""
    dice = (DICE,) * seats
    return State(options, dice, throw(dice, chance), calzas=(CALZAS,) * seats)


def throw(dice: tuple[int, ...], chance: Chance) -> tuple[Cup, ...]:
    """Clause 1.2."""
    return tuple(tuple(sorted(chance.die() for _ in range(count))) for count in dice)


def told_of_throws(cups: tuple[Cup, ...]) -> list[Event]:
    """Clause 1.2: each sees his own dice, and nobody else's."""
    return [Event("1.2", Thrown(cup), audience=(seat,)) for seat, cup in enumerate(cups) if cup]
