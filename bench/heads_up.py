"""A one-step best response to the strategy that `hard` has been trained for between two.

Between two nothing need be imagined: what the other may hold is reckoned with for all hands at
once, and so is all that may still be bid. What it gains over the strategy is therefore no sample:
only the deals are. It exchanges as the strategy does.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Reals
from veillee.bots.dice import dice
from veillee.bots.spacepoker.betting import empty_table
from veillee.bots.spacepoker.dealing import set_out
from veillee.bots.spacepoker.exchanges import COUNTS, choices_of
from veillee.bots.spacepoker.hands import Chances, hands_of
from veillee.bots.spacepoker.solver import FLEET
from veillee.bots.spacepoker.strategy import WHOLE, Trained, strategy
from veillee.bots.spacepoker.translation import part_of_middle, raises, taken_for
from veillee.bots.spacepoker.tree import FOLDED, SHOWN, Tree, nearest_depth, tree_of
from veillee.bots.spacepoker.worlds import ways_to

PARTS: Final = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)
"""Raises that are tried, in parts of the middle; and all that can be bet."""
DICE: Final = 8
"""A bet between two sizes is taken for one or the other: so finely it is reckoned how often."""
NEVER: Final = 1e-7

Nodes = dict[int, Chances]
"""Where the other may take the round to be: [hand] how likely he is there and holds that."""


class Bets(NamedTuple):
    own: int
    other: int


class Two:
    """A round between two, as the exploiter sees it."""

    def __init__(self, most: int, pair: int, hand: int, *, timid: bool) -> None:
        self.most, self.hand = most, hand
        depth = nearest_depth(most)
        self.tree: Tree = tree_of(depth)
        self._parts = strategy().depths[depth].bids[pair]
        self._timid = timid

    def chances(self, node: int) -> Chances:
        """[bid, hand] how likely the strategy bids so."""
        first, bids = int(self.tree.first[node]), int(self.tree.bids[node])
        found: Chances = self._parts[first : first + bids].astype(np.float64) / WHOLE
        if self._timid and self.tree.level[node]:
            found[0] += found[1] / 2
            found[1] /= 2
        return found

    def to(self, node: int, child: int, level: int) -> int:
        """What a raise of the tree is at this table."""
        if self.tree.level[child] >= self.tree.depth:
            return self.most
        part = part_of_middle(self.tree, node, child)
        return min(self.most, level + max(1, round(part * 2 * (1 + level))))

    def read(self, node: int, level: int, to: int) -> dict[int, float]:
        """For which raises of the tree that one is taken, and how likely."""
        children = raises(self.tree, node)
        if not children:
            return {}
        if to >= self.most:
            return {children[-1]: 1.0}
        sizes = [part_of_middle(self.tree, node, child) for child in children]
        part, found = (to - level) / (2 * (1 + level)), dict[int, float]()
        for die in range(DICE):
            child = children[taken_for(part, sizes, (die + 0.5) / DICE)]
            found[child] = found.get(child, 0.0) + 1 / DICE
        return found

    def ended(self, kind: int, bets: Bets, weight: Chances, *, own: bool) -> float:
        """Points won, weighed: the one whose turn it was folds or calls."""
        if kind == FOLDED:
            return float(weight.sum()) * (-(1 + bets.own) if own else 1 + bets.other)
        below, equal = weight[: self.hand].sum(), weight[self.hand]
        return float(2 * below + equal - weight.sum()) * (1 + max(bets))

    def worth(self, node: int, bets: Bets, weight: Chances, *, own: bool) -> float:
        """What the rest of the round brings where both play on by the strategy."""
        if weight.sum() < NEVER:
            return 0.0
        chances, total, level = self.chances(node), 0.0, max(bets)
        for number, one in enumerate(chances):
            child = int(self.tree.first[node]) + number
            left = weight * (one[self.hand] if own else one)
            kind = int(self.tree.kind[child])
            if kind in (FOLDED, SHOWN):
                total += self.ended(kind, bets, left, own=own)
            elif left.sum() > NEVER:
                to = self.to(node, child, level)
                after = Bets(to, bets.other) if own else Bets(bets.own, to)
                total += self.worth(child, after, left, own=not own)
        return total

    def worth_of(self, nodes: Nodes, bets: Bets, bid: int) -> float:
        """Of a bid of one's own: below nothing a fold, nothing a call, or a raise."""
        total = 0.0
        for node, weight in nodes.items():
            if bid <= 0:
                total += self.ended(FOLDED if bid < 0 else SHOWN, bets, weight, own=True)
                continue
            for child, likely in self.read(node, max(bets), bid).items():
                total += self.worth(child, Bets(bid, bets.other), weight * likely, own=False)
        return total

    def bids(self, nodes: Nodes, bets: Bets) -> list[int]:
        level = max(bets)
        middle = 2 * (1 + level)
        plain = [-1, 0] if level else [-1]
        if not any(raises(self.tree, node) for node in nodes):
            return plain
        raised = {min(self.most, level + max(1, round(part * middle))) for part in PARTS}
        return [*plain, *sorted(to for to in {*raised, self.most} if to > level)]

    def usual(self, nodes: Nodes, bets: Bets) -> float:
        """What the strategy would win here."""
        return sum(self.worth(node, bets, weight, own=True) for node, weight in nodes.items())

    def seen(self, nodes: Nodes, bets: Bets, to: int) -> Nodes:
        """After a raise of the other."""
        found: Nodes = {}
        for node, weight in nodes.items():
            chances = self.chances(node)
            for child in raises(self.tree, node):
                if self.to(node, child, max(bets)) == to:
                    found[child] = weight * chances[child - int(self.tree.first[node])]
        return found


def exploited_heads_up(rounds: int, *, timid: bool = False, seed: int = 1) -> Reals:
    """[round] the points gained over the strategy in the same chair."""
    random, purses = Random(seed), dice(seed)
    gains, table = np.zeros(rounds), empty_table(2)
    for number in range(rounds):
        set_out(table, purses)
        if most := int(table.purses.min()):
            gains[number] = one_round(most, number % 2, random, timid=timid)
    return gains


def one_round(most: int, chair: int, random: Random, *, timid: bool) -> float:
    """The exploiter opens on chair 0, and answers on chair 1."""
    hands = hands_of(FLEET)
    trained = strategy().depths[nearest_depth(most)]
    deck = [kind for kind in range(len(hands.kinds)) for _ in range(hands.of_each)]
    random.shuffle(deck)
    held, counts, seen = [], list[int](), []
    for _ in range(2):
        hand, count, ships = exchanged(trained, deck, counts, random)
        held.append(hand)
        counts.append(count)
        seen.append(ships)
    two = Two(most, counts[0] * COUNTS + counts[1], held[chair], timid=timid)
    likely = likely_held(trained, counts, 1 - chair)
    unseen = (hands.of_each - seen[chair]).astype(np.int8)
    weight = likely * np.exp(
        ways_to(unseen, hands.counts) - ways_to(np.int8(hands.of_each), hands.counts)
    )
    return betting(two, {0: weight / weight.sum()}, chair, held[1 - chair], random)


def exchanged(
    trained: Trained, deck: list[int], counts: list[int], random: Random
) -> tuple[int, int, Numbers]:
    """Five ships, and as many others as the strategy likes: the hand, how many, and all seen."""
    hands, choices = hands_of(FLEET), choices_of(FLEET)
    dealt = np.bincount([deck.pop() for _ in range(5)], minlength=len(hands.kinds))
    hand = int(np.flatnonzero((hands.counts == dealt).all(axis=1))[0])
    parts = trained.replies[counts[0]] if counts else trained.opens
    own = range(choices.first[hand], choices.first[hand + 1])
    choice = random.choices(own, parts[own.start : own.stop].tolist())[0]
    count = int(choices.exchanged[choice])
    drawn = np.bincount([deck.pop() for _ in range(count)], minlength=len(hands.kinds))
    after = dealt - choices.discards[choice] + drawn
    return int(np.flatnonzero((hands.counts == after).all(axis=1))[0]), count, dealt + drawn


def likely_held(trained: Trained, counts: list[int], place: int) -> Chances:
    """[hand] of whoever exchanged so many there."""
    choices = choices_of(FLEET)
    parts = trained.replies[counts[0]] if place else trained.opens
    held = choices.held(hands_of(FLEET).dealt[choices.hand] * parts / WHOLE)
    found: Chances = held[counts[place]]
    return found


def betting(two: Two, nodes: Nodes, chair: int, theirs: int, random: Random) -> float:
    """The exploiter's gains in a round of betting."""
    gain, bets, turn, node = 0.0, Bets(0, 0), 0, 0
    while nodes:
        if turn == chair:
            worths = {bid: two.worth_of(nodes, bets, bid) for bid in two.bids(nodes, bets)}
            best = max(worths, key=worths.__getitem__)
            gain += (worths[best] - two.usual(nodes, bets)) / sum(
                float(weight.sum()) for weight in nodes.values()
            )
            if best <= 0:
                return gain
            split = {
                child: weight * likely
                for at, weight in nodes.items()
                for child, likely in two.read(at, max(bets), best).items()
            }
            taken = two.read(node, max(bets), best)
            node = random.choices([*taken], [*taken.values()])[0]
            nodes, bets = split, Bets(best, bets.other)
        else:
            chances = two.chances(node)[:, theirs]
            child = (
                int(two.tree.first[node]) + random.choices(range(len(chances)), chances.tolist())[0]
            )
            if two.tree.kind[child] in (FOLDED, SHOWN):
                return gain
            to = two.to(node, child, max(bets))
            nodes, bets, node = two.seen(nodes, bets, to), Bets(bets.own, to), child
        turn = 1 - turn
    return gain
