"""What a car has in its hand: whoever plays, gives or transfers a card must have it there."""

from __future__ import annotations

from collections.abc import Mapping

from .components import CATEGORY, Category

Hand = tuple[str, ...]
"""Workshop cards, category by category, each as the digits of its values."""


def has_card(hand: Hand, category: Category, value: int) -> bool:
    return str(value) in hand[CATEGORY[category]]


def the_card(_: Hand, category: Category, value: int) -> Mapping[str, str | int]:
    """What refusals say of it."""
    return {"category": category, "value": value}
