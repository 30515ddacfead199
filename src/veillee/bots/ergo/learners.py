"""Ergo's four learners: they see what lies on the board, each with faults that people have.

A learner looks at the moves that come to its mind and plays the one it likes best; the most careful
of them asks of a few what the answer would be. None plays at random: what it overlooks is left to
chance, what it makes of the rest is not.
"""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.ergo.geometry import CELLS, COLUMNS, NUMBER, WINDOW_COUNT, WINDOWS
from veillee.bots.ergo.moves import encode_all, position_of
from veillee.bots.ergo.reasons import reason_at_sight
from veillee.bots.ergo.rules import NO_MOVE, RESERVE, Position
from veillee.bots.ergo.search import new_memory
from veillee.bots.ergo.thinking import (
    A_GLANCE,
    GLANCE_BITS,
    NO_HURRY,
    best_of,
    moves_that_must_be_made,
    number_of,
    warm_up,
)
from veillee.bots.ergo.threats import makes_a_line, win_in_one
from veillee.bots.ergo.weights import ATTACK_GAIN, BLOCK_GAIN
from veillee.bots.reason import Reason
from veillee.games.ergo import Displace, Move, Place, View

_step = WINDOWS[:, 1] - WINDOWS[:, 0]
_IS_STRAIGHT = (_step == 1) | (_step == COLUMNS)
# _CROSSES[cell, window]: 1 where the window passes through the cell.
_CROSSES = np.zeros((CELLS, WINDOW_COUNT), dtype=np.int64)
_CROSSES[WINDOWS.T, np.arange(WINDOW_COUNT)] = 1
_FOUR = WINDOWS.shape[1] - 1


@dataclass(frozen=True)
class Style:
    """How somebody sees the board; whoever sees everything has no faults."""

    alertness: float = 1
    """How often it notices that you are about to win."""
    diagonals: float = 1
    """How often it thinks of diagonals at all, yours and its own."""
    movement: float = 1
    """How often it remembers, with pieces in reserve, that those on the board can move."""
    attention: float = 1
    """How many of the moves come to its mind."""
    fear: float = 1
    """What your lines weigh beside its own."""
    horizon: int = COLUMNS
    """How many cells around your last piece it looks at."""
    asks: int = 1
    """Of how many moves it asks what the answer would be, to choose between them."""


class Learner:
    """Plays what it likes best at first sight."""

    STYLE: ClassVar[Style]

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        number = number_of(seed)
        self._random = Random(number)
        self._memory = new_memory(number, bits=GLANCE_BITS)
        self._is_alarmed = False
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        pos, moves = position_of(view), encode_all(legal)
        if win_in_one(pos, int(pos.facts[0].side)) != NO_MOVE:
            for code, move in moves.items():
                if makes_a_line(pos, code):
                    return move
        in_sight = _IS_STRAIGHT | self._happens(self.STYLE.diagonals)
        stops = [code for code in moves_that_must_be_made(pos) if code in moves]
        self._is_alarmed = bool(stops) and self._notices(pos, in_sight)
        codes = stops if self._is_alarmed else self._come_to_mind(view, list(moves))
        appeal = self._appeal(pos, in_sight)
        liked = sorted(codes, key=lambda code: appeal[code >> 7, code & 127], reverse=True)
        chosen = liked[: self.STYLE.asks]
        if len(chosen) > 1:
            chosen = [best_of(self._memory, view, pos, chosen, NO_HURRY, A_GLANCE)]
        return moves[chosen[0]]

    def reason(self, view: View, move: Move) -> Reason:
        return reason_at_sight(view, encode_all([move]).popitem()[0], self._is_alarmed)

    def _happens(self, chance: float) -> bool:
        return self._random.random() < chance

    def _notices(self, pos: Position, in_sight: Numbers) -> bool:
        """Whether it sees that the other side is about to win."""
        side = int(pos.facts[0].side)
        is_four = (pos.sides[1 - side].tally == _FOUR) & (pos.sides[side].tally == 0)
        return bool((is_four & in_sight).any()) and self._happens(self.STYLE.alertness)

    def _come_to_mind(self, view: View, codes: list[int]) -> list[int]:
        """The moves it looks at; where none comes to mind it looks for any."""
        moves_pieces = self._happens(self.STYLE.movement)
        seen = [
            code
            for code in codes
            if (moves_pieces or code >> 7 == RESERVE)
            and _distance(view, code & 127) <= self.STYLE.horizon
            and self._happens(self.STYLE.attention)
        ]
        return seen or codes

    def _appeal(self, pos: Position, in_sight: Numbers) -> Numbers:
        """By origin and target: the lines that a piece joins or blocks, less those it leaves."""
        side = int(pos.facts[0].side)
        mine, theirs = pos.sides[side].tally, pos.sides[1 - side].tally
        others = np.maximum(mine - 1, 0)  # of a piece's own side, in its windows

        def gain(own: Numbers) -> Numbers:
            worth = ATTACK_GAIN[own, theirs] + self.STYLE.fear * BLOCK_GAIN[theirs, own]
            gained: Numbers = _CROSSES @ (in_sight * worth)
            return gained

        left = np.append(gain(others), 0)  # the reserve leaves nothing
        appeal: Numbers = gain(mine)[None, :] - left[:, None]
        return appeal


def _distance(view: View, cell: int) -> int:
    """In steps, from where the last piece went."""
    match view.last:
        case Place(last) | Displace(_, last):
            there = NUMBER[last]
            return max(
                abs(cell % COLUMNS - there % COLUMNS), abs(cell // COLUMNS - there // COLUMNS)
            )
        case _:
            return 0


class Novice(Learner):
    """Follows your last piece with its eyes, and forgets the rest of the board."""

    STYLE = Style(alertness=0.6, diagonals=0.5, movement=0.3, attention=0.9, fear=0.5, horizon=1)


class Easy(Learner):
    """Sees the whole board, loves its own lines, and overlooks much of it."""

    STYLE = Style(alertness=0.8, diagonals=0.7, movement=0.5, attention=0.6, fear=0.6)


class Casual(Learner):
    """Has a good eye, and plays the first thing that pleases it."""

    STYLE = Style(alertness=0.95, diagonals=0.9, movement=0.9, attention=0.95, fear=0.8)


class Careful(Learner):
    """Hesitates between a few moves, and asks of each what you would answer."""

    STYLE = Style(diagonals=0.95, attention=0.85, asks=7)
