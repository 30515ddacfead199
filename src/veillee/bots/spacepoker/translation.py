"""From the table to the trained strategy and back: depths, bets, and whose turn it is."""

from collections.abc import Callable
from typing import NamedTuple

from veillee.bots.spacepoker.exchanges import COUNTS
from veillee.bots.spacepoker.solver import FLEET
from veillee.bots.spacepoker.table import ante, highest, pretended
from veillee.bots.spacepoker.tree import ANTE, FOLDED, Tree, nearest_depth, tree_of
from veillee.games.spacepoker import View

TWO = 2


def is_trained(view: View) -> bool:
    """The strategy knows rounds between two players with the fleet of five kinds."""
    return len(view.players) == TWO and view.options.fleet == FLEET


def depth_of(view: View) -> int:
    """By what the poorer of the two can bet."""
    return nearest_depth(both_can_bet(view) / ante(view))


def both_can_bet(view: View) -> int:
    return min(highest(view, seat) for seat in view.players)


class Place(NamedTuple):
    """A decision about a bid in the abstract round."""

    tree: Tree
    pair: int
    node: int


def find_place(view: View, dice: Callable[[int], float]) -> Place | None:
    """Where the betting so far has led to; None where the tree has no such place.

    `dice` gives, for the number of a bid, always the same random number: a bet between two sizes is
    taken for one of them, and stays so for the rest of the round.
    """
    opener, responder = view.players
    first, second = view.exchanged[opener], view.exchanged[responder]
    if first is None or second is None:
        return None
    tree, node, level = tree_of(depth_of(view)), 0, 0
    for number, bid in enumerate(view.betting):
        children = raises(tree, node)
        if not children:
            return None
        sizes = [part_of_middle(tree, node, child) for child in children]
        if bid.to >= both_can_bet(view):
            node = children[-1]
        else:
            node = children[taken_for((bid.to - level) / middle(view, level), sizes, dice(number))]
        level = bid.to
    return None if tree.kind[node] >= FOLDED else Place(tree, first * COUNTS + second, node)


def raises(tree: Tree, node: int) -> list[int]:
    """The children of a node that are raises."""
    first = int(tree.first[node])
    children = range(first, first + int(tree.bids[node]))
    return [child for child in children if tree.kind[child] < FOLDED]


def part_of_middle(tree: Tree, node: int, child: int) -> float:
    """A raise of the tree, as a part of what would lie in the middle after a call."""
    level = int(tree.level[node])
    return (int(tree.level[child]) - level) / (TWO * (ANTE + level))


def middle(view: View, level: int) -> int:
    """At the table: what lies in the middle when both have bet so much."""
    return sum(view.antes) + pretended(view) + TWO * level


def taken_for(part: float, sizes: list[float], die: float) -> int:
    """Which of the known sizes a bet is taken for (pseudo-harmonic mapping: near the smaller one it
    is mostly that, and no size in between gains by being misread)."""
    if part <= sizes[0]:
        return 0
    for above in range(1, len(sizes)):
        low, high = sizes[above - 1], sizes[above]
        if part < high:
            as_low = (high - part) * (1 + low) / ((high - low) * (1 + part))
            return above - 1 if die < as_low else above
    return len(sizes) - 1


def bet_for(view: View, place: Place, child: int) -> int:
    """The bet at the table that the tree's raise stands for."""
    if place.tree.level[child] >= place.tree.depth:
        return both_can_bet(view)
    part = part_of_middle(place.tree, place.node, child)
    return view.level + max(1, round(part * middle(view, view.level)))
