"""The betting of two players in few sizes: a tree for each depth of the planets.

Points are counted in antes. The opener folds or bets; the other folds, calls or raises; and so on.
A raise is a part of what would lie in the middle after a call, or all that both can bet.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers

DEPTHS: Final = (0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 47, 59)
"""What the poorer of the two can bet, in antes. 59 is the first round of a match."""

SIZES: Final = ((0.5, 1.0, 2.0, 4.0), (0.5, 1.0, 2.0), (0.5, 1.0), (0.5, 1.0), (1.0,))
"""The raises in parts of the middle: for the opening bet, the first raise, and so on."""

CLOSE_TO_ALL: Final = 0.2
"""A raise that would leave less than this part of it behind is one of everything."""

OPENER, RESPONDER, FOLDED, SHOWN = 0, 1, 2, 3
ANTE: Final = 1


class Tree(NamedTuple):
    """Nodes in the order of their distance from the root. What leads to a node is one bid."""

    depth: int
    kind: Numbers  # [node] whose turn it is, or how the round ended
    first: Numbers  # [node] the first of its children, which stand side by side
    bids: Numbers  # [node] how many children: the fold, the call if there is a bet, the raises
    level: Numbers  # [node] the bet to match
    stake: Numbers  # [node] at an end: what the loser loses, ante included
    loser: Numbers  # [node] of those that end by a fold: who folded


@cache
def tree_of(depth: int) -> Tree:
    rows: list[tuple[int, int, int, int, int, int]] = []
    # Each waiting node: whose turn, the bet to match, what the one to act has bet, how many raises.
    waiting: list[tuple[int, int, int, int]] = []

    def add(kind: int, level: int, own: int, raises: int, loser: int = -1) -> None:
        waiting.append((kind, level, own, raises))
        rows.append((kind, 0, 0, level, ANTE + (own if kind == FOLDED else level), loser))

    add(OPENER if depth else SHOWN, 0, 0, 0)
    place = 0
    while place < len(rows):
        kind, level, own, raises = waiting[place]
        if kind in (OPENER, RESPONDER):
            first = len(rows)
            add(FOLDED, level, own, raises, loser=kind)
            if level:
                add(SHOWN, level, level, raises)
            for to in raises_from(level, raises, depth):
                add(1 - kind, to, level, raises + 1)
            rows[place] = (kind, first, len(rows) - first, level, 0, -1)
        place += 1
    kind, first, bids, level, stake, loser = np.array(rows, dtype=np.int64).T.copy()
    return Tree(depth, kind, first, bids, level, stake, loser)


def raises_from(level: int, raises: int, depth: int) -> list[int]:
    """The bets to which one may raise, smallest first."""
    if level >= depth:
        return []
    middle = 2 * (ANTE + level)
    parts = SIZES[min(raises, len(SIZES) - 1)]
    bets = {level + max(1, round(part * middle)) for part in parts}
    return [*sorted(bet for bet in bets if bet * (1 + CLOSE_TO_ALL) < depth), depth]


def nearest_depth(antes: float) -> int:
    """The depth whose tree is played when the poorer player can bet so much."""
    return min(DEPTHS, key=lambda depth: abs(np.log((depth + 1) / (antes + 1))))
