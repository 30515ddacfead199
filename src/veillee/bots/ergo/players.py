"""Ergo's three bots: a friendly beginner, a club player, and one that is hard to beat.

None of them touches a piece without moving it; each goes on with one that somebody has touched
whose chair it takes over, or who asks for a hint.
"""

from hashlib import sha256
from math import exp
from random import Random

from veillee.bots.ergo.geometry import WINDOWS_OF, WINDOWS_OF_COUNT
from veillee.bots.ergo.moves import decode, encode_all, position_of
from veillee.bots.ergo.reasons import first_of_all, reason_for
from veillee.bots.ergo.rules import NO_MOVE, RESERVE, SIDE, Position
from veillee.bots.ergo.search import new_memory
from veillee.bots.ergo.thinking import (
    GLANCE_DEPTH,
    Found,
    best_of,
    glance,
    makes_a_line,
    remember_past,
    think,
    warm_up,
)
from veillee.bots.ergo.threats import win_in_one
from veillee.bots.reason import Reason
from veillee.games.ergo import Move, Place, Swap, View

# Where a first move gives Black neither too much nor too little when White may swap.
BALANCED_OPENINGS = ("a1", "j1", "a9", "j9")
CENTRE = ("e4", "f4", "e5", "f5", "e6", "f6")
GLANCE_BITS = 10  # room for what a look at a move and an answer comes across
PROOF_BITS = 15  # room for what a second of proving needs, and for earlier moves' proofs
NO_HURRY = 60.0  # in seconds: for a search whose depth is fixed


def _number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


class Easy:
    """A friendly beginner: sees a win, mostly sees yours coming, builds where it stands."""

    ALERTNESS = 0.8  # how often it notices that you are about to win
    CARE = 0.25  # how much better-looking moves are preferred

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = Random(_number_of(seed))
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        pos = position_of(view)
        side = int(pos.facts[SIDE])
        moves = encode_all(legal)
        for code, move in moves.items():
            if makes_a_line(pos, code):
                return move
        danger = win_in_one(pos, 1 - side)
        candidates = list(moves)
        if danger != NO_MOVE and self._random.random() < self.ALERTNESS:
            blocking = [code for code in candidates if code & 127 == danger & 127]
            candidates = blocking or candidates
        liking = [exp(self.CARE * self._appeal(pos, side, code)) for code in candidates]
        return moves[self._random.choices(candidates, liking)[0]]

    def _appeal(self, pos: Position, side: int, code: int) -> float:
        """Good company at the target, less the company left behind."""
        origin, to = code >> 7, code & 127
        appeal = _company(pos, side, to, 0)
        return appeal if origin == RESERVE else appeal - _company(pos, side, origin, 1)


def _company(pos: Position, side: int, cell: int, itself: int) -> float:
    """How many own pieces share open windows with the cell; fuller windows count for more."""
    windows = WINDOWS_OF[cell, : WINDOWS_OF_COUNT[cell]]
    open_windows = windows[pos.tally[1 - side, windows] == 0]
    return float(((pos.tally[side, open_windows] - itself) ** 2).sum())


class Medium:
    """A club player: misses no win or block in one, looks a move and an answer ahead."""

    NOISE = 31

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (fixed depth)
        number = _number_of(seed)
        self._random = Random(number)
        self._memory = new_memory(number, self.NOISE, bits=GLANCE_BITS)
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        if view.ply == 0:
            return Place(self._random.choice(CENTRE))
        memory, pos = self._memory, position_of(view)
        if view.touched:
            return decode(
                best_of(memory, view, pos, list(encode_all(legal)), NO_HURRY, GLANCE_DEPTH)
            )
        remember_past(memory, view)
        memory.table[:] = 0  # its moves depend on its seed and the position alone
        found = glance(memory, pos)
        if found.score < 0 and Swap() in legal:
            return Swap()
        return decode(found.move)


class Hard:
    """Finds chains of threats and searches as deep as its time allows."""

    def __init__(self, seed: int | str, seconds: float) -> None:
        number = _number_of(seed)
        self._random = Random(number)
        self.memory = new_memory(number, proof_bits=PROOF_BITS)
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
            self._found = Found(best_of(self.memory, view, pos, moves, self._seconds), 0)
        else:
            self._found = think(self.memory, view, pos, self._seconds)
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
        return reason_for(self.memory, view, self._found)
