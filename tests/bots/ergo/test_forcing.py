"""Wins with quiet moves among the threats: found, and won against every answer."""

from itertools import islice
from typing import Any

import numpy as np
import pytest

from tests.bots.ergo.positions import legal_moves, open_positions, view_of
from veillee.bots import reason_of
from veillee.bots.arrays import Records
from veillee.bots.ergo import LEVELS, forcing, rules
from veillee.bots.ergo.forcing import is_won, winning_move
from veillee.bots.ergo.forcing_nodes import WHOLE, Proofs, find, key_of, new_proofs
from veillee.bots.ergo.moves import decode, encode
from veillee.bots.ergo.reference_prover import can_win_now, is_forced
from veillee.bots.ergo.rules import Position
from veillee.bots.ergo.search import Memory, new_memory
from veillee.games import ergo
from veillee.games.ergo import Displace, Place

NOTHING = np.empty(0, dtype=np.int64)


def after(moves: str) -> Position:
    pos = rules.position("." * 90, 0)
    for text in moves.split():
        move = ergo.read(text)
        assert isinstance(move, Place | Displace)
        rules.make(pos, encode(move))
    return pos


def proven(memory: Memory, pos: Position, attacker: int, past: np.ndarray = NOTHING) -> bool:
    return is_won(memory.proofs, pos, attacker, memory.control, memory.chains, past)


QUIET_WINS = [
    ("f6 e5 f4 f5 g5 h6 g4 e4 g6 g7 g3 g2 e3 f3 d5 i5 j4 h4 h5 f7 e7", "e9"),
    (
        "f6 f5 e5 d4 g5 d6 e7 h4 e4 e6 d7 g4 f7 g7 h3 f4 i4 d5 c7 b7 c9 d8 c7-c6 f9",
        "g5-h5",
    ),
]


@pytest.mark.parametrize(("moves", "first"), QUIET_WINS)
def test_a_win_that_needs_one_quiet_move_is_proven(moves: str, first: str) -> None:
    memory, pos = new_memory(1, proof_bits=12), after(moves)
    assert proven(memory, pos, int(pos.facts[0].side))
    win = winning_move(memory.proofs, pos, memory.control, memory.chains)
    assert win
    assert ergo.write(decode(win[0])) == first


@pytest.mark.parametrize(("moves", "first"), QUIET_WINS)
def test_hard_plays_it_and_says_that_it_is_proven(moves: str, first: str) -> None:
    pos = after(moves)
    view = view_of(rules.letters(pos), int(pos.facts[0].side), ply=len(moves.split()))
    bot = LEVELS["hard"].make(1, LEVELS["hard"].seconds)
    move = bot.choose(view, [decode(code) for code in legal_moves(pos, int(pos.facts[0].side))])
    reason = reason_of(bot, view, [], move)
    assert ergo.write(move) == first
    assert reason
    assert reason.message == "reason-proven"


def survivors(memory: Memory, pos: Position, attacker: int) -> list[int]:
    """The first answers that the proof's own moves do not win against, by the plain rules."""
    found = []
    for answer in legal_moves(pos, 1 - attacker):
        before = rules.make(pos, answer)
        if not wins_on(memory, pos, attacker):
            found.append(answer)
        rules.take_back(pos, answer, before)
    return found


def wins_on(memory: Memory, pos: Position, attacker: int) -> bool:
    """Does the attacker, to move, make his line if he plays as it was proven?"""
    if pos.sides[1 - attacker].lines > 0:
        return False
    if can_win_now(pos):
        return True
    if not proven(memory, pos, attacker):
        return False
    win = winning_move(memory.proofs, pos, memory.control, memory.chains)
    assert win
    before = rules.make(pos, win[0])
    lost = survivors(memory, pos, attacker)
    rules.take_back(pos, win[0], before)
    return not lost


@pytest.mark.parametrize(("moves", "first"), QUIET_WINS)
def test_no_answer_saves_the_other_side(moves: str, first: str) -> None:
    pos = after(f"{moves} {first}")
    assert survivors(new_memory(1, proof_bits=14), pos, 1 - int(pos.facts[0].side)) == []


def test_whatever_a_chain_of_threats_wins_is_proven() -> None:
    memory, chains = new_memory(1, proof_bits=14), 0
    for letters, side in islice(open_positions(31), 150):
        pos = rules.position(letters, side)
        if is_forced(pos, 3):
            chains += 1
            assert proven(memory, pos, side)
    assert chains > 10


def test_a_proof_leaves_the_position_as_it_was() -> None:
    pos = after(QUIET_WINS[1][0])
    letters, facts = rules.letters(pos), pos.facts.copy()
    proven(new_memory(1, proof_bits=12), pos, 0)
    assert rules.letters(pos) == letters
    assert (pos.facts == facts).all()


def test_a_position_of_the_past_is_no_step_of_a_proof() -> None:
    moves, first = QUIET_WINS[0]
    pos = after(moves)
    memory, side = new_memory(1, proof_bits=14), int(pos.facts[0].side)
    reached = after(f"{moves} {first}").facts[0].hash
    proven(memory, pos, side, np.array([reached]))
    win = winning_move(memory.proofs, pos, memory.control, memory.chains)
    assert win is None or ergo.write(decode(win[0])) != first


def test_a_full_table_proves_nothing_and_breaks_nothing() -> None:
    moves, _ = QUIET_WINS[1]
    pos = after(moves)
    assert not proven(new_memory(1, proof_bits=2), pos, 0)
    assert rules.letters(pos) == rules.letters(after(moves))


def test_a_quiet_board_without_threats_is_soon_disproven() -> None:
    proofs, memory, pos = new_proofs(6), new_memory(1), after("e5 d4 f5 g7")
    is_won(proofs, pos, 0, memory.control, memory.chains, NOTHING)
    assert proofs.nodes[find(proofs, key_of(pos, 0))].disproof == 0


def test_a_proof_that_the_clock_breaks_off_after_the_nearest_defences_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The flag is raised just when the other moves have been written, and none yet looked at."""
    memory, pos = new_memory(1, proof_bits=12), after("e5 d4 f5 g7")
    grow, prove = forcing.grow, forcing.prove

    def grow_until_it_rings(pos: Position, proofs: Proofs, control: Records, *rest: Any) -> bool:
        grown = grow(pos, proofs, control, *rest)
        control[0].stop = proofs.nodes[find(proofs, key_of(pos, 1))].stage == WHOLE
        return grown

    monkeypatch.setattr(forcing, "grow", grow_until_it_rings)
    monkeypatch.setattr(forcing, "prove", prove.py_func)  # type: ignore[attr-defined]
    assert not proven(memory, pos, 1)
    assert memory.control[0].stop
