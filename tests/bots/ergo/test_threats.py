"""The quick eyes of the bots see what the slow, plain prover sees."""

from itertools import islice
from random import Random

import numpy as np

from tests.bots.ergo.positions import has_line, impossible, legal_moves, open_positions
from veillee.bots.ergo import rules
from veillee.bots.ergo.clock import NO_LIMIT
from veillee.bots.ergo.moves import SIDES
from veillee.bots.ergo.reference_prover import (
    can_win_now,
    is_forced,
    shortest_forced_win,
    threatens,
)
from veillee.bots.ergo.search import new_memory
from veillee.bots.ergo.threats import shortest_chain, stopping_moves, threatening_moves, win_in_one
from veillee.games import ergo
from veillee.kernel import Chance

NO_CHANCE = Chance("nothing is drawn in Ergo")


def written(pos: rules.Position, writer: object) -> set[int]:
    out = np.empty(rules.MOST_MOVES, dtype=np.int64)
    return set(out[: writer(pos, out)].tolist())  # type: ignore[operator]


def moves_such_that(pos: rules.Position, wanted: object) -> set[int]:
    """The legal moves after which something is true, tried one by one."""
    found = set()
    for move in legal_moves(pos, int(pos.facts[0].side)):
        before = rules.make(pos, move)
        if wanted(pos):  # type: ignore[operator]
            found.add(move)
        rules.take_back(pos, move, before)
    return found


def test_a_win_in_one_is_seen_exactly_when_a_move_makes_a_line() -> None:
    wins = 0
    for letters, side in islice(open_positions(1), 5000):
        pos = rules.position(letters, side)
        move = win_in_one(pos, side)
        assert (move != rules.NO_MOVE) == can_win_now(pos)
        if move != rules.NO_MOVE:
            assert move in legal_moves(pos, side)
            rules.make(pos, move)
            assert pos.sides[side].lines > 0
            wins += 1
    assert wins > 300


def test_and_in_worlds_that_no_play_leads_to_when_the_readable_rules_know_one() -> None:
    random, wins = Random(6), 0
    worlds = (impossible(random) for _ in range(1500))
    for letters, side in (world for world in worlds if not has_line(world[0])):
        state = ergo.State(ergo.Options(), letters, SIDES[side], ply=30)
        ends = (ergo.play(state, side, move, NO_CHANCE).state for move in ergo.legal(state, side))
        can_win = any(after.ended == "line" for after in ends)
        assert (win_in_one(rules.position(letters, side), side) != rules.NO_MOVE) == can_win
        wins += can_win
    assert wins > 100


def test_every_move_that_stops_a_win_is_found_and_no_other() -> None:
    for letters, side in islice(open_positions(2), 1500):
        pos = rules.position(letters, side)
        if win_in_one(pos, 1 - side) != rules.NO_MOVE:
            stops = moves_such_that(pos, lambda after: not can_win_now(after))
            assert written(pos, stopping_moves) == stops


def test_every_threat_is_found_and_no_other() -> None:
    for letters, side in islice(open_positions(3), 1500):
        pos = rules.position(letters, side)
        if win_in_one(pos, side) == rules.NO_MOVE:
            threats = moves_such_that(
                pos, lambda after: threatens(after) and not can_win_now(after)
            )
            assert written(pos, threatening_moves) == threats


def test_chains_of_threats_are_as_long_as_the_prover_says() -> None:
    memory, lengths = new_memory(1), []
    memory.control[0].chain_limit = NO_LIMIT
    for letters, side in islice(open_positions(4), 400):
        pos = rules.position(letters, side)
        length = shortest_chain(pos, 5, memory.control, memory.chains)[0] or None
        assert length == shortest_forced_win(letters, side, 5)
        lengths.append(length)
    assert {1, 3, 5, None} <= set(lengths)


def test_a_proof_leaves_the_position_as_it_was() -> None:
    letters, side = next(open_positions(5))
    pos = rules.position(letters, side)
    is_forced(pos, 5)
    assert rules.letters(pos) == letters
    assert pos.facts[0].side == side
