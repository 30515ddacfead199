"""Sliding along the path (clause 4.3)."""

from __future__ import annotations

from functools import lru_cache
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


@lru_cache(maxsize=4096)
def free_ways(ring: str) -> dict[int, tuple[int, int]]:
    """For each piece on the path, by its cell: how many cells it can slide one way round, and how
    many the other. Alone on the path it would come round to itself: half of it counts for each way.

    Asked by both sides, and again for what is shown; mostly nothing on the path has changed.
    """
    taken = [place for place, letter in enumerate(ring) if letter != FREE]
    if len(taken) == 1:
        return {RING[taken[0]]: (len(RING) // 2, (len(RING) - 1) // 2)}
    gaps = [(place - taken[number - 1] - 1) % len(RING) for number, place in enumerate(taken)]
    return {
        RING[place]: (gaps[(number + 1) % len(gaps)], gaps[number])
        for number, place in enumerate(taken)
    }


@lru_cache(maxsize=4096)
def slides(origin: int, ahead: int, behind: int) -> tuple[Displace, ...]:
    moves = ROUND_THE_RING[PLACE_ON_RING[origin]]
    return moves[:ahead] + moves[len(moves) - behind :]


# By what stands on the path.
BY_A_SLIDE: Final[tuple[Condition[str, Displace], ...]] = (
    Condition(
        "4.3",
        "path-is-blocked",
        lambda ring, move: move in slides(CELL[move.origin], *free_ways(ring)[CELL[move.origin]]),
        lambda _, move: {"from": move.origin, "to": move.to},
    ),
)
