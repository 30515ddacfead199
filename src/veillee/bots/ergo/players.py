"""Ergo's bots from the club player on: they look ahead, as far as their reach and time let them.

None of them touches a piece without moving it; each goes on with one that somebody has touched
whose chair it takes over, or who asks for a hint.
"""

from dataclasses import replace
from random import Random
from typing import ClassVar

from veillee.bots.ergo.moves import decode, encode_all, position_of
from veillee.bots.ergo.reasons import first_of_all, reason_for
from veillee.bots.ergo.rules import NO_MOVE, Position
from veillee.bots.ergo.search import new_memory
from veillee.bots.ergo.thinking import (
    A_GLANCE,
    FARTHEST,
    GLANCE_BITS,
    NO_HURRY,
    Found,
    Reach,
    best_of,
    glance,
    number_of,
    remember_past,
    think,
    warm_up,
)
from veillee.bots.reason import Reason
from veillee.games.ergo import Move, Place, Swap, View

# Where a first move gives Black neither too much nor too little when White may swap.
BALANCED_OPENINGS = ("a1", "j1", "a9", "j9")
CENTRE = ("e4", "f4", "e5", "f5", "e6", "f6")


class Thinker:
    """Finds chains of threats, and searches as deep as it can."""

    REACH: ClassVar[Reach]
    NOISE: ClassVar = 15  # how much its judgement is blurred, in bits
    BITS: ClassVar = 16  # room for what it remembers (see `new_memory`)
    PROOF_BITS: ClassVar = 0  # room for what it proves

    def __init__(self, seed: int | str, seconds: float) -> None:
        number = number_of(seed)
        self._random = Random(number)
        self.memory = new_memory(number, self.NOISE, bits=self.BITS, proof_bits=self.PROOF_BITS)
        self._seconds = seconds
        self._found = Found(NO_MOVE, 0)
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        if view.ply == 0:
            openings = BALANCED_OPENINGS if view.options.swap else CENTRE
            return Place(self._random.choice(openings))
        pos = position_of(view)
        if view.touched:
            moves = list(encode_all(legal))
            best = best_of(self.memory, view, pos, moves, self._seconds, self.REACH)
            self._found = Found(best, 0)
        else:
            self._found = self._think(view, pos)
        if self._found.score < 0 and Swap() in legal:
            return Swap()
        return decode(self._found.move)

    def reason(self, view: View, move: Move) -> Reason | None:
        if isinstance(move, Swap):
            return Reason("reason-swap")
        if view.ply == 0:
            return first_of_all(view, encode_all([move]).popitem()[0] & 127)
        if self._found.move == NO_MOVE:
            return None
        return reason_for(self.memory, view, self._found, self.REACH.chain)

    def _think(self, view: View, pos: Position) -> Found:
        return think(self.memory, view, pos, self._seconds, self.REACH)


class Medium(Thinker):
    """A club player: looks a move, an answer and the threats after them ahead, by no clock."""

    REACH = replace(A_GLANCE, links=5)
    NOISE = 31
    BITS = GLANCE_BITS

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (fixed depth)
        super().__init__(seed, NO_HURRY)

    def _think(self, view: View, pos: Position) -> Found:
        memory = self.memory
        remember_past(memory, view)
        # Its moves depend on its seed and the position alone.
        memory.table[:], memory.chains[:], memory.history[:] = 0, 0, 0
        return glance(memory, pos, self.REACH.links)


class Seasoned(Thinker):
    """Knows the short combinations, and what follows a quiet move for a while."""

    REACH = Reach(depth=4, links=5, chain=7, proves=False)


class Tough(Thinker):
    """Sees far, as long as one threat leads to the next: quiet moves surprise it."""

    REACH = Reach(depth=8, links=7, chain=11, proves=False)


class Hard(Thinker):
    """Finds chains of threats, quiet moves that prepare them, and thinks as deep as it has time."""

    REACH = FARTHEST
    BITS = 18
    PROOF_BITS = 15  # for a second of proving, and for earlier moves' proofs
