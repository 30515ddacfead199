"""What the page's board is told of ships, planets and hands."""

from __future__ import annotations

from typing import Final

from . import components as fleet
from . import hands
from .components import Ship
from .hands import Hand

SIZE: Final[dict[Ship, int]] = fleet.SIZE
SHIPS_EACH: Final[int] = fleet.SHIPS_EACH
VALUES: Final[tuple[int, ...]] = tuple(range(1, len(fleet.PLANETS_EACH) + 1))
"""The values of the planets, in the order in which views count them."""
HANDS: Final[tuple[Hand, ...]] = hands.HANDS
"""Best first."""
GROUPS: Final[dict[Hand, tuple[int, ...]]] = {hand: sizes for sizes, hand in hands.GROUPS.items()}
"""How many ships of one kind each hand has, and how many of the next."""
