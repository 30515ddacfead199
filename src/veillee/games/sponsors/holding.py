"""What a car has in its hand: whoever plays, gives or transfers a card must have it there."""

from __future__ import annotations

from veillee.kernel import Condition

from .components import CATEGORY, Category

Hand = tuple[str, ...]
"""Workshop cards, category by category, each as the digits of its values."""


def has_card(hand: Hand, category: Category, value: int) -> bool:
    return str(value) in hand[CATEGORY[category]]


def card_held(rule: str, message: str) -> tuple[Condition[Hand, Category, int], ...]:
    return (
        Condition(
            rule,
            message,
            has_card,
            lambda _, category, value: {"category": category, "value": value},
        ),
    )
