"""Can a side force a win at Ergo? A search of general moves over the proofs of `forcing`.

There the attacker only threatens; so nothing is found where few pieces stand. Here he also has free
moves, which need not threaten anything: so many in a line of play at most, each of the few that
look best. The defender has every legal move. So what is proven is won against everything; what is
refuted is so only within these attacks.

Positions that are mirror images of each other are one node. Proof and disproof numbers are those of
`forcing`, and the position is looked at next on which they hang.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Records
from veillee.bots.ergo.clock import NO_LIMIT
from veillee.bots.ergo.forcing import defences, is_won
from veillee.bots.ergo.forcing_nodes import NEAR, NEVER, WHOLE, new_proofs
from veillee.bots.ergo.proving.certificate import alike
from veillee.bots.ergo.rules import (
    MOST_MOVES,
    NO_MOVE,
    Position,
    legal,
    letters,
    make,
    position,
    take_back,
)
from veillee.bots.ergo.search import new_memory, score_moves
from veillee.bots.ergo.threats import win_in_one

WIDTH: Final = 8
"""So many free moves are tried in a position, of the three times as many that look best."""
EFFORT: Final = 3_000_000
"""Of the proof by threats in each position, in its nodes: half a second at most."""
LITTLE: Final = EFFORT // 10
"""What most won positions take: so one soon sees which of many are not so easily won."""
PROOF_BITS: Final = 16
MEMORY_BITS: Final = 14
BY_THREATS: Final = NO_MOVE
"""In the place of a move: the win is one of `forcing`."""


class Spot(NamedTuple):
    """A position, and how many free moves the attacker may still make."""

    board: str
    side: int
    free: int


class Node:
    """How far a spot is from being proven, and from being refuted."""

    __slots__ = ("branches", "disproof", "proof")

    def __init__(
        self, proof: int = 1, disproof: int = 1, branches: Sequence[tuple[int, Spot]] | None = None
    ) -> None:
        self.proof, self.disproof, self.branches = proof, disproof, branches

    @property
    def is_solved(self) -> bool:
        return self.proof == 0 or self.disproof == 0


class Progress(NamedTuple):
    free: int
    proof: int
    disproof: int
    positions: int


class Prover:
    """All that is known of one side's wins; it grows from question to question."""

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.nodes = dict[Spot, Node]()
        self.won = dict[str, int]()  # positions with the attacker to move: his move
        self.vain = dict[str, int]()  # those not won by threats, within an effort
        self.proofs = new_proofs(PROOF_BITS)  # of the position that was looked at last
        self._memory = new_memory(1, bits=MEMORY_BITS)
        self.good = dict[int, int]()  # how often a reply has saved the defender

    def work(self, board: str, side: int, most_free: int) -> Iterator[Progress]:
        """Work on a position, with more and more free moves; it may be gone on with later."""
        for free in range(most_free + 1):
            root = Spot(alike(board), side, free)
            node = self.nodes.setdefault(root, Node())
            while not node.is_solved:
                self._step(root)
                node = self.nodes[root]
                yield Progress(free, node.proof, node.disproof, len(self.nodes))
            if node.proof == 0:
                break

    def verdict(self, board: str, side: int, most_free: int) -> bool | None:
        """Won, or refuted within so many free moves; None while that is not known."""
        spots = [Spot(alike(board), side, free) for free in range(most_free + 1)]
        nodes = [self.nodes.get(spot, Node()) for spot in spots]
        if any(node.proof == 0 for node in nodes):
            return True
        return False if nodes[-1].disproof == 0 else None

    def is_won_by_threats(self, pos: Position, effort: int) -> bool:
        """Is it proven within the effort? The proof is then in `proofs`.

        Nothing is remembered from one position to the next, so that the proof is found again when
        it is written down.
        """
        self._memory.chains[:] = 0
        for part in self.proofs:
            part[:] = np.zeros(1, dtype=part.dtype)
        control, past = self._control(effort), np.empty(0, dtype=np.int64)
        return is_won(self.proofs, pos, self.attacker, control, self._memory.chains, past)

    def replies(self, pos: Position) -> list[int]:
        """Every legal move of the side to move; the most promising first."""
        moves, scores = np.empty((2, MOST_MOVES), dtype=np.int64)
        count = legal(pos, int(pos.facts[0].side), moves)
        score_moves(pos, moves, count, scores, self._memory.history)
        return [int(move) for move in moves[:count][np.argsort(-scores[:count], kind="stable")]]

    def _control(self, effort: int) -> Records:
        work = self._memory.control[0]
        work.stop, work.nodes, work.node_limit = 0, 0, effort
        return self._memory.control

    def _step(self, root: Spot) -> None:
        """Look at the position on which the root's numbers hang, and bring them up to date."""
        path, node = [root], self._node(root)
        while node.branches is not None:
            self._weigh(path[-1], node)
            if node.is_solved:
                break
            attacking = path[-1].side == self.attacker
            below = [(self._node(child), child) for _, child in node.branches]
            node, child = min(below, key=lambda one: _need(one[0], attacking))
            path.append(child)
        if node.branches is None and not node.is_solved:
            self.nodes[path[-1]] = self._looked_at(path[-1])
        for spot in reversed(path):
            self._weigh(spot, self.nodes[spot])

    def _node(self, spot: Spot) -> Node:
        """What is known of the spot; a win may have been found on another way."""
        node = self.nodes[spot]
        if spot.side == self.attacker and spot.board in self.won:
            node.proof, node.disproof = 0, NEVER
        return node

    def _weigh(self, spot: Spot, node: Node) -> None:
        if node.branches is None:
            return
        below = [self._node(child) for _, child in node.branches]
        proofs, disproofs = [one.proof for one in below], [one.disproof for one in below]
        if spot.side == self.attacker:
            node.proof, node.disproof = min(proofs), _all_of(disproofs)
            if node.proof == 0:
                self.won.setdefault(spot.board, node.branches[proofs.index(0)][0])
        else:
            node.proof, node.disproof = _all_of(proofs), min(disproofs)

    def _looked_at(self, spot: Spot) -> Node:
        if spot.side != self.attacker:
            return self._defended(spot)
        if self._is_known_won(spot.board, EFFORT):
            return Node(0, NEVER)
        return Node(NEVER, 0) if spot.free == 0 else self._attacked(spot)

    def _is_known_won(self, board: str, effort: int) -> bool:
        """Of a position with the attacker to move: is it won by threats, as far as we look?"""
        if board in self.won or self.vain.get(board, 0) >= effort:
            return board in self.won
        if self.is_won_by_threats(position(board, self.attacker), effort):
            self.won[board] = BY_THREATS
        else:
            is_broken_off = self._memory.control[0].stop != 0
            self.vain[board] = effort if is_broken_off else NO_LIMIT
        return board in self.won

    def _attacked(self, spot: Spot) -> Node:
        """The free moves: half of them those that look best, the others those with few answers."""
        pos, found = position(spot.board, self.attacker), dict[str, tuple[int, int]]()
        for move in self.replies(pos)[: 3 * WIDTH]:
            before = make(pos, move)
            if win_in_one(pos, 1 - self.attacker) == NO_MOVE:
                found.setdefault(alike(letters(pos)), (self._answers(pos), move))
            take_back(pos, move, before)
        few = sorted(found, key=lambda board: found[board])
        best = list(dict.fromkeys([*list(found)[: WIDTH // 2], *few]))[:WIDTH]
        branches = [
            (found[board][1], Spot(board, 1 - self.attacker, spot.free - 1)) for board in best
        ]
        for _, child in branches:
            self.nodes.setdefault(child, Node(1 + found[child.board][0] // 20))
        return Node(1, 1, branches) if branches else Node(NEVER, 0)

    def _answers(self, pos: Position) -> int:
        """How many moves no chain of threats refutes."""
        out, control = np.empty(MOST_MOVES, dtype=np.int64), self._control(NO_LIMIT)
        stages = [NEAR, WHOLE] if win_in_one(pos, self.attacker) == NO_MOVE else [WHOLE]
        return sum(defences(pos, stage, control, self._memory.chains, out)[0] for stage in stages)

    def _defended(self, spot: Spot) -> Node:
        """Every reply, but for those that lose to threats."""
        pos, boards = position(spot.board, spot.side), dict[str, int]()
        if win_in_one(pos, spot.side) != NO_MOVE:
            return Node(NEVER, 0)
        for move in sorted(self.replies(pos), key=lambda move: -self.good.get(move, 0)):
            before = make(pos, move)
            boards.setdefault(alike(letters(pos)), move)
            take_back(pos, move, before)
        if not boards:
            return Node(NEVER, 0)  # without a legal move the match is drawn
        if spot.free == 0:
            return self._answered(boards)
        branches = [
            (move, Spot(board, self.attacker, spot.free))
            for board, move in boards.items()
            if not self._is_known_won(board, LITTLE)
        ]
        for _, child in branches:
            self.nodes.setdefault(child, Node())
        return Node(len(branches), 1, branches) if branches else Node(0, NEVER)

    def _answered(self, boards: Mapping[str, int]) -> Node:
        """Are all these positions won by threats? One that is not is enough, so a glance at each of
        them comes first. Then one of them is looked at long: the others when it is asked again."""
        left = list[str]()
        for board in boards:
            if not self._is_known_won(board, LITTLE):
                left.append(board)
                if self.vain[board] >= EFFORT:
                    left = [board]
                    break
        if left and not self._is_known_won(left[0], EFFORT):
            reply = boards[left[0]]
            self.good[reply] = self.good.get(reply, 0) + 1
            return Node(NEVER, 0)
        return Node(len(left) - 1) if len(left) > 1 else Node(0, NEVER)


def _need(node: Node, attacking: bool) -> int:
    return node.proof if attacking else node.disproof


def _all_of(needed: Sequence[int]) -> int:
    """What must all be done: the hardest counts, and one for each other."""
    unsolved = [one for one in needed if one > 0]
    return min(NEVER, max(unsolved) + len(unsolved) - 1) if unsolved else 0
