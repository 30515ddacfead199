"""Counterfactual regret minimisation (CFR+) over the betting trees, and exact best answers.

A tree is walked once for all 126 hands of each player at a time: what is written of a node below
is a row with a number for each hand. The two players' hands are not independent, as they come from
one fleet: `meet` says how much more (or less) likely two hands are to meet than if they were.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.native import native
from veillee.bots.spacepoker.tree import FOLDED, SHOWN, Tree

Rows = NDArray[np.float32]  # [node, hand]
Row = NDArray[np.float32]  # [hand]

# Chances this small change nothing, and numbers near the smallest that floats can hold make
# processors many times slower.
NEVER, HARDLY_EVER = np.float32(1e-20), np.float32(1e-9)


class Meeting(NamedTuple):
    """How two hands meet."""

    meet: Rows  # [hand, hand] the weight of the pair
    win: Rows  # [hand, hand] the same, negative where the first hand is the weaker, 0 for equal


class Scratch(NamedTuple):
    """Room for one walk over a tree."""

    play: Rows  # how likely each bid is, given that its node is reached
    own: Rows  # how likely the player's own bids lead here
    other: Rows  # how likely the other's ships and bids lead here
    value: Rows  # what the player wins from here on, weighted with `other`


def new_scratch(nodes: int, hands: int) -> Scratch:
    return Scratch(*(np.zeros((nodes, hands), dtype=np.float32) for _ in range(4)))


@native
def improve(
    tree: Tree,
    meeting: Meeting,
    player: int,
    own: Row,
    other: Row,
    regrets: Rows,
    average: Rows,
    weight: float,
    scratch: Scratch,
) -> None:
    """One step of learning for one player; the root's value is left in the scratch."""
    hands = len(own)
    scratch.own[0] = own
    scratch.other[0] = other
    for node in range(len(tree.kind)):
        kind = tree.kind[node]
        if kind >= FOLDED:
            continue
        first, last = tree.first[node], tree.first[node] + tree.bids[node]
        match_regrets(regrets, scratch.play, first, last)
        for child in range(first, last):
            for hand in range(hands):
                part = scratch.play[child, hand]
                mine, theirs = scratch.own[node, hand], scratch.other[node, hand]
                if kind == player:
                    mine *= part
                    average[child, hand] += np.float32(weight) * mine
                else:
                    theirs *= part
                scratch.own[child, hand] = mine if mine > NEVER else np.float32(0)
                scratch.other[child, hand] = theirs if theirs > NEVER else np.float32(0)
    for node in range(len(tree.kind) - 1, -1, -1):
        kind = tree.kind[node]
        value = scratch.value[node]
        if kind >= FOLDED:
            settle(tree, meeting, player, node, scratch)
            continue
        first, last = tree.first[node], tree.first[node] + tree.bids[node]
        value[:] = 0
        for child in range(first, last):
            for hand in range(hands):
                worth = scratch.value[child, hand]
                value[hand] += worth * scratch.play[child, hand] if kind == player else worth
        if kind == player:
            for child in range(first, last):
                for hand in range(hands):
                    regret = regrets[child, hand] + scratch.value[child, hand] - value[hand]
                    regrets[child, hand] = max(regret, np.float32(0))


@native
def answer(
    tree: Tree, meeting: Meeting, player: int, other: Row, play: Rows, scratch: Scratch
) -> None:
    """The most the player can win against a fixed play of the other, for each of his hands."""
    hands = len(other)
    scratch.other[0] = other
    for node in range(len(tree.kind)):
        kind = tree.kind[node]
        if kind < FOLDED:
            for child in range(tree.first[node], tree.first[node] + tree.bids[node]):
                scratch.other[child] = scratch.other[node]
                if kind != player:
                    scratch.other[child] *= play[child]
    for node in range(len(tree.kind) - 1, -1, -1):
        kind = tree.kind[node]
        value = scratch.value[node]
        if kind >= FOLDED:
            settle(tree, meeting, player, node, scratch)
            continue
        first, last = tree.first[node], tree.first[node] + tree.bids[node]
        value[:] = scratch.value[first]
        for child in range(first + 1, last):
            for hand in range(hands):
                worth = scratch.value[child, hand]
                value[hand] = max(value[hand], worth) if kind == player else value[hand] + worth


@native
def settle(tree: Tree, meeting: Meeting, player: int, node: int, scratch: Scratch) -> None:
    """At an end: what each hand of the player wins there."""
    value, other = scratch.value[node], scratch.other[node]
    value[:] = 0
    shown = tree.kind[node] == SHOWN
    stake = np.float32(tree.stake[node])
    # Row by row over the other's hands: `win` changes its sign with the sides, `meet` does not.
    if shown or tree.loser[node] == player:
        stake = -stake
    table = meeting.win if shown else meeting.meet
    for hand in range(len(other)):
        part = other[hand] * stake
        if part != 0:
            row = table[hand]
            for mine in range(len(value)):
                value[mine] += part * row[mine]


@native
def match_regrets(regrets: Rows, play: Rows, first: int, last: int) -> None:
    """Each bid in proportion to its regret; all alike where nothing is regretted."""
    for hand in range(regrets.shape[1]):
        total = np.float32(0)
        for child in range(first, last):
            total += regrets[child, hand]
        for child in range(first, last):
            if total > 0:
                part = regrets[child, hand] / total
                play[child, hand] = part if part > HARDLY_EVER else np.float32(0)
            else:
                play[child, hand] = np.float32(1) / np.float32(last - first)
