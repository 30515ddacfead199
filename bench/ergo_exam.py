"""An exam for Ergo's bots: wins from games between bots, found by a proof search of a minute.

`python -m bench.ergo_exam make [JOBS]` makes the set anew (half an hour of one core): bots of
several levels play, and in each game one of the winner's last positions is given to the prover.
`python -m bench.ergo_exam score` has `hard` choose in each of them, with its second; a choice
counts where the prover finds that it still wins.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from veillee.bots import level as bot_level
from veillee.bots.budget import nobody_waits
from veillee.bots.ergo import LEVELS, rules
from veillee.bots.ergo.clock import StopTimer
from veillee.bots.ergo.forcing import is_won
from veillee.bots.ergo.forcing_nodes import Proofs, find, key_of, new_proofs
from veillee.bots.ergo.moves import encode, position_of
from veillee.bots.ergo.search import Memory, new_memory
from veillee.bots.ergo.thinking import chain_of_threats
from veillee.bots.ergo.threats import win_in_one
from veillee.games import ergo
from veillee.games.ergo import Displace, Place
from veillee.kernel import Match

FILE: Final = Path(__file__).with_name("ergo_exam.txt")
HEADER: Final = (
    "# plies to the line, chain or quiet, moves. Made by bench/ergo_exam.py: do not edit.\n"
)
WANTED: Final = 32
PROOF_SECONDS: Final = 60.0
PROOF_BITS: Final = 20
PLAYERS: Final = (("easy", 0.1), ("medium", 0.1), ("hard", 0.02), ("hard", 0.1), ("hard", 0.1))
"""Who plays the games, and how long they think."""
LAST_PLIES: Final = 9
"""So near to the end the winner's position is taken."""


class Question(NamedTuple):
    """A position by the moves that lead to it, whose side to move wins."""

    moves: tuple[str, ...]
    plies: int
    kind: str
    """`chain` where threats alone do it, `quiet` where other moves are needed among them."""


def read() -> Iterator[Question]:
    for line in FILE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            plies, kind, *moves = line.split()
            yield Question(tuple(moves), int(plies), kind)


def make(jobs: int) -> None:
    found, games = list[Question](), 0
    with ProcessPoolExecutor(jobs, initializer=nobody_waits) as pool:
        waiting, seeds = set[Future[Question | None]](), count(1)
        while len(found) < WANTED:
            waiting |= {pool.submit(question_of, next(seeds)) for _ in range(jobs - len(waiting))}
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            found += filter(None, (future.result() for future in done))
            lines = (f"{plies} {kind} {' '.join(moves)}\n" for moves, plies, kind in found)
            FILE.write_text(HEADER + "".join(lines), "utf-8")
            games += len(done)
            _tell(f"{games} games, {len(found)} wins")
        pool.shutdown(cancel_futures=True)


def question_of(seed: int) -> Question | None:
    return Prover().question_of(Random(seed))


class Prover:
    """A proof search with much time and room."""

    def __init__(self) -> None:
        self._memory: Memory = new_memory(1)

    def question_of(self, random: Random) -> Question | None:
        """A position of a game between bots, if the prover finds that the winner to be wins it."""
        moves, winner = _game(random)
        places = range(max(0, len(moves) - LAST_PLIES), len(moves) - 1)
        own = [place for place in places if place % 2 == winner]
        if winner is None or not own:
            return None
        begin = tuple(moves[: random.choice(own)])
        pos = position_after(begin)
        if win_in_one(pos, int(winner)) != rules.NO_MOVE:
            return None
        if chain := chain_of_threats(self._memory, pos, PROOF_SECONDS / 10):
            return Question(begin, 1_000_000 - chain.score, "chain")
        proofs = self.proofs_of(pos, int(winner))
        node = proofs.nodes[find(proofs, key_of(pos, int(winner)))]
        return Question(begin, int(node.plies), "quiet") if node.proof == 0 else None

    def proofs_of(self, pos: rules.Position, attacker: int) -> Proofs:
        proofs, memory = new_proofs(PROOF_BITS), self._memory
        with StopTimer(memory.control, PROOF_SECONDS):
            none = np.empty(0, dtype=np.int64)
            is_won(proofs, pos, attacker, memory.control, memory.chains, none)
        return proofs

    def approves(self, question: Question, move: str) -> bool:
        """Does this move win, as far as the prover finds?"""
        pos = position_after(question.moves)
        attacker = int(pos.facts[0].side)
        rules.make(pos, _encoded(move))
        proofs = self.proofs_of(pos, attacker)
        return bool(proofs.nodes[find(proofs, key_of(pos, attacker))].proof == 0)


def _game(random: Random) -> tuple[list[str], int | None]:
    """The moves of a game between bots, and the winner's seat."""
    match, moves = Match(ergo, 2, "an exam"), list[str]()
    bots = [
        bot_level("ergo", name).make(random.getrandbits(32), seconds)
        for name, seconds in random.choices(PLAYERS, k=2)
    ]
    while match.to_act:
        [seat] = match.to_act
        move = bots[seat].choose(match.view(seat), match.legal(seat))
        moves.append(ergo.write(move))
        match.play(seat, move)
    winners = match.outcome.winners if match.outcome else ()
    return moves, winners[0] if len(winners) == 1 else None


def match_after(moves: tuple[str, ...]) -> Match:
    match = Match(ergo, 2, "an exam")
    for move in moves:
        match.play(match.to_act[0], move)
    return match


def position_after(moves: tuple[str, ...]) -> rules.Position:
    match = match_after(moves)
    return position_of(match.view(match.to_act[0]))


def _encoded(text: str) -> int:
    move = ergo.read(text)
    assert isinstance(move, Place | Displace)  # noqa: S101  (no bot touches, and nobody swaps)
    return encode(move)


def answers() -> Iterator[tuple[Question, str]]:
    """What `hard` chooses in each position, with the time a person's opponent has."""
    for question in read():
        match = match_after(question.moves)
        [seat] = match.to_act
        bot = LEVELS["hard"].make(1, LEVELS["hard"].seconds)
        yield question, ergo.write(bot.choose(match.view(seat), match.legal(seat)))


def score() -> None:
    prover = Prover()
    right = dict.fromkeys(("chain", "quiet"), 0)
    asked = dict.fromkeys(right, 0)
    for question, move in answers():
        asked[question.kind] += 1
        if prover.approves(question, move):
            right[question.kind] += 1
        else:
            _tell(f"{move} loses the win after {' '.join(question.moves)}")
    for kind in asked:
        _tell(f"{kind}: {right[kind]} of {asked[kind]}")


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    nobody_waits()
    match sys.argv[1:]:
        case ["make", *jobs]:
            make(int(jobs[0]) if jobs else 1)
        case ["score"]:
            score()
        case _:
            sys.exit("usage: python -m bench.ergo_exam make [JOBS] | score")
