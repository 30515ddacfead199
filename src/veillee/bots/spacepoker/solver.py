"""The whole abstract round of two players, ready to be solved: the deal, both exchanges, the bets.

What is left out of the true game: bets come in few sizes (`tree`); and once the exchange is done a
player forgets which ships he laid aside, so that a hand's chances against another depend on the
ten ships held, not on the discards. All exchanges of all hands are kept.
"""

from functools import cache
from math import comb
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.spacepoker.exchanges import COUNTS, Choices, choices_of, sensible
from veillee.bots.spacepoker.hands import Chances, Hands, hands_of
from veillee.bots.spacepoker.regrets import (
    Meeting,
    Row,
    Rows,
    Scratch,
    answer,
    improve,
    new_scratch,
)
from veillee.bots.spacepoker.tree import OPENER, RESPONDER, Tree, tree_of
from veillee.games.spacepoker.components import SHIPS_EACH, Fleet

FLEET: Final[Fleet] = "5x7"
PAIRS: Final = COUNTS * COUNTS
"""How many the opener exchanged, times four, plus how many the responder did."""

ROUNDS_OF_BALANCING: Final = 100


class Plan(NamedTuple):
    """Numbers for every decision of both players: regrets, sums, or chances."""

    bids: Rows  # [pair, node, hand]: of the bid that leads to the node
    opens: Row  # [choice] of the opener's exchange
    replies: Rows  # [opener's count, choice] of the responder's exchange


def new_plan(depth: int) -> Plan:
    nodes, hands = len(tree_of(depth).kind), len(hands_of(FLEET).counts)
    choices = len(choices_of(FLEET).hand)
    return Plan(
        np.zeros((PAIRS, nodes, hands), dtype=np.float32),
        np.zeros(choices, dtype=np.float32),
        np.zeros((COUNTS, choices), dtype=np.float32),
    )


@cache
def meeting() -> Meeting:
    """How two hands meet. Clause 6.4: equal hands draw ships, and either may win."""
    hands = hands_of(FLEET)
    left = hands.counts[:, None, :].astype(int)
    ways = np.array([[comb(n, k) for k in range(SHIPS_EACH + 1)] for n in range(hands.of_each + 1)])
    together = ways[hands.of_each - left, hands.counts].prod(axis=2)
    meet = balanced(together / ways[hands.of_each, hands.counts].prod(axis=1))
    above = np.sign(np.subtract.outer(np.arange(len(meet)), np.arange(len(meet))))
    return Meeting(meet.astype(np.float32), (meet * above).astype(np.float32))


def balanced(meet: Chances) -> Chances:
    """The same, so that against somebody who exchanges sensibly every hand meets some hand with
    certainty: ships that were dealt are not held as dealt, but exchanged."""
    held = sensible(FLEET).held.sum(axis=0)
    for _ in range(ROUNDS_OF_BALANCING):
        part = np.sqrt(meet @ held)
        meet = meet / np.outer(part, part)
    return meet


class Solver:
    """Learns for one depth: regrets, and the sum of all play so far (its average is the result)."""

    def __init__(self, depth: int) -> None:
        self.tree: Tree = tree_of(depth)
        self.regrets, self.average = new_plan(depth), new_plan(depth)
        self._hands: Hands = hands_of(FLEET)
        self._choices: Choices = choices_of(FLEET)
        self._scratch: Scratch = new_scratch(len(self.tree.kind), len(self._hands.counts))

    def iterate(self, iteration: int) -> None:
        """CFR+: the players learn in turn, later play counts for more."""
        replies = self._replies(self.regrets.replies)
        replied = self._replied(replies)
        opens = normalised(self.regrets.opens, self._choices)
        self.average.opens[:] += iteration * opens
        values = self._improve_bids(OPENER, self._held(opens), replied, iteration)
        self._improve_exchange(self.regrets.opens, opens, values.sum(axis=1))

        opens = normalised(self.regrets.opens, self._choices)
        self.average.replies[:] += iteration * replies
        values = self._improve_bids(RESPONDER, self._held(opens), replied, iteration)
        for regrets, play, worth in zip(self.regrets.replies, replies, values, strict=True):
            self._improve_exchange(regrets, play, worth)

    def _replies(self, numbers: Rows) -> Rows:
        """To each number that the opener may exchange, the chances of the responder's choices."""
        return np.stack([normalised(row, self._choices) for row in numbers])

    def _held(self, play: Row) -> Rows:
        """How likely a player who exchanges so holds each hand: [own count, hand]."""
        dealt = self._hands.dealt[self._choices.hand]
        return self._choices.held(dealt * play).astype(np.float32)

    def _replied(self, replies: Rows) -> Rows:
        """The same for the responder: [opener's count, own count, hand]."""
        return np.stack([self._held(row) for row in replies])

    def _improve_bids(self, player: int, opened: Rows, replied: Rows, weight: int) -> Rows:
        values = np.empty_like(replied)
        for pair in range(PAIRS):
            first, second = divmod(pair, COUNTS)
            sides = opened[first], replied[first, second]
            improve(
                self.tree,
                meeting(),
                player,
                sides[player],
                sides[1 - player],
                self.regrets.bids[pair],
                self.average.bids[pair],
                float(weight),
                self._scratch,
            )
            values[first, second] = self._scratch.value[0]
        return values

    def _improve_exchange(self, regrets: Row, play: Row, values: Rows) -> None:
        worth = self._choices.expected(values)
        expected = np.add.reduceat(play * worth, self._choices.first[:-1])
        np.maximum(
            regrets + worth - expected[self._choices.hand], 0, out=regrets, casting="same_kind"
        )

    def exploitability(self, play: Plan | None = None) -> float:
        """What a perfect opponent wins from this play (the average so far, if none is given), in
        antes a round: the mean over both chairs."""
        play = play or self.played()
        opened, replied = self._held(play.opens), self._replied(play.replies)
        gains = [self._best_answer(player, opened, replied, play.bids) for player in (0, 1)]
        return sum(gains) / 2

    def _best_answer(self, player: int, opened: Rows, replied: Rows, bids: Rows) -> float:
        values = np.empty_like(replied)
        for pair in range(PAIRS):
            first, second = divmod(pair, COUNTS)
            other = replied[first, second] if player == OPENER else opened[first]
            answer(self.tree, meeting(), player, other, bids[pair], self._scratch)
            values[first, second] = self._scratch.value[0]
        decisions = [values.sum(axis=1)] if player == OPENER else list(values)
        best = [
            np.maximum.reduceat(self._choices.expected(decision), self._choices.first[:-1])
            for decision in decisions
        ]
        return float(self._hands.dealt @ np.sum(best, axis=0, dtype=np.float64))

    def played(self) -> Plan:
        """The average play so far, as chances."""
        bids = np.zeros_like(self.average.bids)
        for node in np.flatnonzero(self.tree.bids):
            first = self.tree.first[node]
            rows = slice(first, first + self.tree.bids[node])
            total = self.average.bids[:, rows].sum(axis=1, keepdims=True)
            # Where the average never came the last word of learning stands.
            seen = np.where(total > 0, self.average.bids[:, rows], self.regrets.bids[:, rows])
            total = seen.sum(axis=1, keepdims=True)
            even = np.float32(1 / self.tree.bids[node])
            bids[:, rows] = np.where(total > 0, seen / np.where(total > 0, total, 1), even)
        opens = normalised(self.average.opens, self._choices)
        return Plan(bids, opens, self._replies(self.average.replies))


def normalised(numbers: Row, choices: Choices) -> Row:
    """For each hand the chances of its choices, in proportion to the numbers."""
    starts = choices.first[:-1]
    total = np.add.reduceat(numbers, starts)[choices.hand]
    size = np.diff(choices.first)[choices.hand]
    chances: Row = np.where(total > 0, numbers / np.where(total > 0, total, 1), 1 / size)
    return chances.astype(np.float32)
