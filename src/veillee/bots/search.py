"""A plain search that plays any game of the contract, for games that have no bots of their own.

It imagines a world that its seat cannot tell from the truth, follows the moves that have done well
in such worlds so far, adds one, and plays on at random to the end; and so again, as often as its
time lets it (information set Monte Carlo tree search, one tree for the seat that thinks).
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import partial
from math import log, sqrt
from typing import Any, Final, cast

from veillee.bots.bot import Level
from veillee.bots.budget import Budget, counted_clock
from veillee.bots.reason import Reason, percent
from veillee.kernel import AnyGame, Chance, Outcome

CURIOSITY: Final = 0.7
"""How much a move that was seldom tried is preferred to one that did well."""
COUNTED_ROUNDS: Final = 40
"""Where no clock tells when to stop."""


class Node:
    """What came of a move, in all worlds in which it was tried there."""

    __slots__ = ("after", "offered", "tried", "won", "worth")

    def __init__(self) -> None:
        self.after: dict[Any, Node] = {}
        self.tried = 0
        self.offered = 0
        """In how many rounds it could have been tried: not every world offers every move."""
        self.worth = 0.0
        self.won = 0

    def promise(self) -> float:
        return self.worth / self.tried + CURIOSITY * sqrt(log(self.offered) / self.tried)


class Searcher:
    """Searches for so many rounds, or for as long as it may, whatever ends first."""

    def __init__(self, game: AnyGame, rounds: int, seed: int, seconds: float) -> None:
        self._game, self._rounds, self._seconds = game, rounds, seconds
        self._random = random.Random(seed)
        self._root = Node()

    def choose(self, view: Any, legal: list[Any]) -> Any:
        if len(legal) == 1:
            return legal[0]
        root = self._root = Node()
        budget = Budget(self._seconds)
        for _ in range(min(self._rounds, COUNTED_ROUNDS) if counted_clock() else self._rounds):
            self._round(root, view)
            if budget.is_over() and not counted_clock():
                break
        # Of the legal moves: an imagined world may offer others, where the rules forget something.
        return max(legal, key=lambda move: root.after[move].tried if move in root.after else 0)

    def reason(self, view: Any, move: Any) -> Reason | None:  # noqa: ARG002
        """Its share of wins, and that of the move it tried most beside it."""
        tried = {other: node for other, node in self._root.after.items() if node.tried}
        if move not in tried:
            return None
        chosen = tried.pop(move)
        args = {"tried": chosen.tried, "share": percent(chosen.won / chosen.tried)}
        beside = max(tried.values(), key=lambda node: node.tried, default=chosen)
        # Among several players it may come before more of the others, though it win less often.
        if chosen.won / chosen.tried <= beside.won / beside.tried:
            return Reason("reason-searched", args)
        args["other"] = percent(beside.won / beside.tried)
        return Reason("reason-searched-better", args)

    def _round(self, root: Node, view: Any) -> None:
        game, chance = self._game, Chance(str(self._random.getrandbits(64)))
        state, node, path = game.imagine(view, chance), root, list[tuple[int, Node]]()
        in_tree = True
        while acting := game.to_act(state):
            seat = view.seat if view.seat in acting else acting[0]
            moves = game.legal(state, seat)
            if in_tree:
                move, in_tree = self._next(node, moves)
                node = node.after[move]
                path.append((seat, node))
            else:
                move = self._random.choice(moves)
            state = game.play(state, seat, move, chance).state
        outcome = cast(Outcome, game.outcome(state))  # nobody is to act: it has ended
        for seat, node in path:
            node.tried += 1
            node.worth += worth(outcome, seat)
            node.won += seat in outcome.winners

    def _next(self, node: Node, moves: list[Any]) -> tuple[Any, bool]:
        """The move to follow, and whether it was tried here before."""
        untried = [move for move in moves if move not in node.after]
        for known in known_of(node, moves):
            known.offered += 1
        if untried:
            move = self._random.choice(untried)
            node.after[move] = Node()
            node.after[move].offered = 1
            return move, False
        return max(moves, key=lambda move: node.after[move].promise()), True


def known_of(node: Node, moves: list[Any]) -> Iterable[Node]:
    return (node.after[move] for move in moves if move in node.after)


def worth(outcome: Outcome, seat: int) -> float:
    """The share of the others that the seat came before; whoever came level counts half."""
    mine = outcome.ranks[seat]
    others = [rank for other, rank in enumerate(outcome.ranks) if other != seat]
    return sum((rank > mine) + (rank == mine) / 2 for rank in others) / max(1, len(others))


def levels_of(game: AnyGame) -> dict[str, Level]:
    """Three strengths: a few dozen worlds, some hundreds, and as many as its time allows."""
    return {
        "easy": Level(partial(Searcher, game, 30), 0.3),
        "medium": Level(partial(Searcher, game, 300), 0.8),
        "hard": Level(partial(Searcher, game, 100_000), 1.5),
    }
