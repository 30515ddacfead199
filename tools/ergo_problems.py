"""Make the kept set of Ergo problems: `python -m tools.ergo_problems` (an hour of one core), or a
small one elsewhere: `--file PATH --wanted 3=2 5=1`. It goes on with what the file has.

Bots play each other, and wherever a chain of threats wins that nobody may have seen, the plain
prover proves it, and that no shorter one does. Of a game at most one position is taken, with few
first moves that keep the win, and none that is another one in a mirror. How hard it is the bots
say: who of them finds one of those moves.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from veillee.bots import level as bot_level
from veillee.bots.ergo import rules
from veillee.bots.ergo.moves import decode, position_of
from veillee.bots.ergo.problems import FILE, Problem, read, write
from veillee.bots.ergo.reference_prover import is_forced, keeps_forced_win
from veillee.bots.ergo.search import Memory, new_memory
from veillee.bots.ergo.threats import shortest_chain, win_in_one
from veillee.games import ergo
from veillee.games.ergo import Displace, Move, Place, View
from veillee.kernel import Match

WANTED: Final = {3: 24, 5: 40, 7: 19}
"""How many problems of each length, in plies to the line."""
CHAIN_NODES_MOST: Final = 50_000
FEWEST_MOVES: Final = 8
MOST_SOLUTIONS: Final = 2
PLAYERS: Final = (("easy", 0.1), ("medium", 0.1), ("hard", 0.05))
"""Who plays the games, and how long they think."""
TRIES: Final = {"easy": 12, "medium": 12, "hard": 3}
HARD_SECONDS: Final = 0.3


def main() -> None:
    file, wanted = _asked()
    found = list(read(file)) if file.is_file() else []
    boards = {board for problem in found for board in _boards(problem)}
    missing = Counter(wanted)
    missing.subtract(problem.plies for problem in found)
    memory, number = new_memory(1), len(found) * 1000
    while +missing:
        number += 1
        problem = _problem_of_game(Random(number), memory, missing)
        if problem and not boards & (turned := _boards(problem)):
            missing[problem.plies] -= 1
            found.append(problem)
            boards |= turned
            file.write_text(write(found), "utf-8")
            sys.stdout.write(f"{len(found)} found, {(+missing).total()} to find\n")
            sys.stdout.flush()


def _asked() -> tuple[Path, dict[int, int]]:
    """Which file, and how many of each length."""

    def of_a_length(text: str) -> tuple[int, int]:
        plies, _, count = text.partition("=")
        if plies not in map(str, WANTED):
            raise argparse.ArgumentTypeError(f"PLIES=COUNT, with PLIES one of {list(WANTED)}")
        return int(plies), int(count)

    parser = argparse.ArgumentParser(prog="python -m tools.ergo_problems")
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--wanted", type=of_a_length, nargs="+", default=WANTED.items())
    asked = parser.parse_args()
    return asked.file, dict(asked.wanted)


def _problem_of_game(random: Random, memory: Memory, missing: Counter[int]) -> Problem | None:
    """One position of a game between bots, the one with the longest way to the line."""
    found: Problem | None = None
    moves: list[str] = []
    match = Match(ergo, 2, "a problem")
    bots = [
        bot_level("ergo", name).make(random.getrandbits(32), seconds)
        for name, seconds in random.choices(PLAYERS, k=2)
    ]
    while match.to_act:
        [seat] = match.to_act
        view = match.view(seat)
        plies = _promising(view, memory) if len(moves) >= FEWEST_MOVES else 0
        if missing[plies] > 0 and (found is None or plies > found.plies):
            found = _proven(view, tuple(moves), plies) or found
        move = bots[seat].choose(view, match.legal(seat))
        moves.append(ergo.write(move))
        match.play(seat, move)
    return found


def _boards(problem: Problem) -> set[str]:
    """The board, and what it is in the mirrors: all of them are the same problem."""
    return {_board(problem.turned(*mirrors)) for mirrors in product((False, True), repeat=2)}


def _board(problem: Problem) -> str:
    match = Match(ergo, 2, "a problem")
    for move in problem.moves:
        match.play(match.to_act[0], move)
    return str(match.state.board)


def _promising(view: View, memory: Memory) -> int:
    """How long the shortest chain is that the quick search finds; 0 where one wins at once."""
    pos = position_of(view)
    if win_in_one(pos, int(pos.facts[0].side)) != rules.NO_MOVE:
        return 0
    memory.control[0].chain_limit = CHAIN_NODES_MOST
    length, _ = shortest_chain(pos, max(WANTED), memory.control, memory.chains)
    return int(length)


def _proven(view: View, moves: tuple[str, ...], plies: int) -> Problem | None:
    pos = position_of(view)
    if is_forced(pos, plies - 2) or not is_forced(pos, plies):
        return None
    solutions = _solutions(view, plies)
    if not 1 <= len(solutions) <= MOST_SOLUTIONS:
        return None
    return Problem(moves, plies, _grade(view, solutions))


def _solutions(view: View, plies: int) -> set[Place | Displace]:
    """The first moves that win in time; looking stops where there are too many."""
    pos, side = position_of(view), int(position_of(view).facts[0].side)
    codes = np.empty(rules.MOST_MOVES, dtype=np.int64)
    found = set[Place | Displace]()
    for index in range(rules.legal(pos, side, codes)):
        if keeps_forced_win(view.board, side, int(codes[index]), plies):
            found.add(decode(int(codes[index])))
            if len(found) > MOST_SOLUTIONS:
                break
    return found


def _grade(view: View, solutions: set[Place | Displace]) -> int:
    """1 where the beginner mostly finds it, 2 the club player, 3 the strong one, 4 none of them."""
    legal = _legal(view)
    for grade, (name, tries) in enumerate(TRIES.items(), start=1):
        seconds = HARD_SECONDS if name == "hard" else 0.1
        bots = (bot_level("ergo", name).make(seed, seconds) for seed in range(tries))
        hits = sum(bot.choose(view, legal) in solutions for bot in bots)
        if 2 * hits > tries:
            return grade
    return len(TRIES) + 1


def _legal(view: View) -> list[Move]:
    pos = position_of(view)
    codes = np.empty(rules.MOST_MOVES, dtype=np.int64)
    count = rules.legal(pos, int(pos.facts[0].side), codes)
    return [decode(int(code)) for code in codes[:count]]


if __name__ == "__main__":
    main()
