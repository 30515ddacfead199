"""Ergo problems from games between bots: forced wins, proven, and graded by what bots find.

`tools/ergo_problems.py` makes the file. Each line has the grade, the plies to the line, and the
moves that lead to the position, whose side to move wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from veillee.games.ergo import Displace, Place
from veillee.games.ergo import read as read_move
from veillee.games.ergo import write as write_move
from veillee.games.ergo.components import COLUMNS, ROWS
from veillee.kernel import Chance

FILE: Final = Path(__file__).with_name("problems.txt")
HEADER: Final = "# grade, plies to the line, moves. Made by tools/ergo_problems.py: do not edit.\n"


class Problem(NamedTuple):
    """A position by the moves that lead to it, and how long and how hard the win is."""

    moves: tuple[str, ...]
    plies: int
    grade: int
    """1 where the beginner mostly finds it, 2 the club player, 3 the strong bot, 4 none of them."""

    @property
    def own_moves(self) -> int:
        """Within so many moves of one's own the line is made."""
        return (self.plies + 1) // 2

    def turned(self, left_right: bool, up_down: bool) -> Problem:
        """The same problem in one of the board's two mirrors, or in both."""
        moves = tuple(_mirrored(move, left_right, up_down) for move in self.moves)
        return self._replace(moves=moves)


def problem_of(seed: str) -> Problem:
    """The problem that this seed picks, turned over as it says."""
    chance = Chance(seed)
    problem = chance.choice(problems())
    return problem.turned(chance.below(2) == 1, chance.below(2) == 1)


@cache
def problems() -> tuple[Problem, ...]:
    return tuple(read())


def read(file: Path = FILE) -> Iterator[Problem]:
    for line in file.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            grade, plies, *moves = line.split()
            yield Problem(tuple(moves), int(plies), int(grade))


def write(problems: Iterable[Problem]) -> str:
    lines = (f"{grade} {plies} {' '.join(moves)}\n" for moves, plies, grade in problems)
    return HEADER + "".join(lines)


def _mirrored(move: str, left_right: bool, up_down: bool) -> str:
    def cell(name: str) -> str:
        column, row = COLUMNS.index(name[0]), ROWS.index(name[1])
        return COLUMNS[-1 - column if left_right else column] + ROWS[-1 - row if up_down else row]

    match read_move(move):
        case Place(place):
            return write_move(Place(cell(place)))
        case Displace(origin, to):
            return write_move(Displace(cell(origin), cell(to)))
        case other:
            return write_move(other)
