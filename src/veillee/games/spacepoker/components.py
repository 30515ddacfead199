"""The ships and the planets (chapter 1)."""

from __future__ import annotations

from typing import Final, Literal

Ship = Literal["probe", "shuttle", "fighter", "cruiser", "mothership", "fortress", "ark"]
SHIPS: Final[tuple[Ship, ...]] = (
    "probe",
    "shuttle",
    "fighter",
    "cruiser",
    "mothership",
    "fortress",
    "ark",
)
SIZE: Final[dict[Ship, int]] = {ship: size for size, ship in enumerate(SHIPS, start=1)}

Fleet = Literal["5x7", "7x5"]
KINDS: Final[dict[Fleet, tuple[Ship, ...]]] = {"5x7": SHIPS[:5], "7x5": SHIPS}
OF_EACH_KIND: Final[dict[Fleet, int]] = {"5x7": 7, "7x5": 5}
FLEETS: Final[dict[Fleet, tuple[Ship, ...]]] = {
    fleet: tuple(ship for ship in kinds for _ in range(OF_EACH_KIND[fleet]))
    for fleet, kinds in KINDS.items()
}

SHIPS_EACH: Final = 5

Planets = tuple[int, int, int, int, int, int]
"""How many planets of value 1, 2, 3, 4, 5 and 6."""

PLANETS_EACH: Final[Planets] = (10, 5, 4, 3, 2, 1)
NO_PLANETS: Final[Planets] = (0, 0, 0, 0, 0, 0)
POINTS_EACH: Final = 60
MOST_SEATS: Final = 5
ALL_POINTS: Final = POINTS_EACH * MOST_SEATS


def points(planets: Planets) -> int:
    """Clause 1.3: what the planets are worth together."""
    ones, twos, threes, fours, fives, sixes = planets
    return ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives + 6 * sixes


def by_size(ships: list[Ship]) -> tuple[Ship, ...]:
    """Ships in the order of their size: it tells nothing of the order in which they came."""
    return tuple(sorted(ships, key=SIZE.__getitem__))
