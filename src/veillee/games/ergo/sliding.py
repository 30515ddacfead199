"""Sliding along the path (clause 4.3)."""

from __future__ import annotations

from typing import Final

from veillee.kernel import Condition

from .components import CELL, CELLS, FREE, RING
from .moves import Displace

PLACE_ON_RING: Final = {cell: place for place, cell in enumerate(RING)}
ONWARD: Final = tuple(RING[place + 1 :] + RING[:place] for place in range(len(RING)))
"""From each place of the path, the others in the order in which one comes by them."""
ROUND_THE_RING: Final = tuple(
    tuple(Displace(CELLS[origin], CELLS[to]) for to in ONWARD[place])
    for place, origin in enumerate(RING)
)

# By what stands on the path.
BY_A_SLIDE: Final[tuple[Condition[str, Displace], ...]] = (
    Condition(
        "4.3",
        "path-is-blocked",
        lambda ring, move: move in slides(ring, CELL[move.origin]),
        lambda _, move: {"from": move.origin, "to": move.to},
    ),
)


def free_ways(ring: str, place: int) -> tuple[int, int]:
    """How many cells one can slide one way round, and how many the other. Alone on the path one
    would come round to oneself: half of it counts for each way."""
    others = ring[place + 1 :] + ring[:place]
    ahead = len(others) - len(others.lstrip(FREE))
    if ahead == len(others):
        return len(RING) // 2, (len(RING) - 1) // 2
    return ahead, len(others) - len(others.rstrip(FREE))


def slides(ring: str, origin: int) -> tuple[Displace, ...]:
    place = PLACE_ON_RING[origin]
    ahead, behind = free_ways(ring, place)
    moves = ROUND_THE_RING[place]
    return moves[:ahead] + moves[len(moves) - behind :]
