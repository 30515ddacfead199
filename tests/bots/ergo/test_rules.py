"""The native twin plays by the same rules as `veillee.games.ergo`."""

from random import Random

import numpy as np
import pytest

from tests.bots.ergo.drawing import board
from tests.bots.ergo.positions import crowded, has_line, impossible
from veillee.bots.ergo import rules
from veillee.bots.ergo.geometry import CELLS, WINDOW_COUNT
from veillee.bots.ergo.moves import SIDES, encode_all
from veillee.games import ergo
from veillee.games.ergo import State
from veillee.games.ergo.ending import line_through
from veillee.kernel import Chance

EMPTY = "." * CELLS


@pytest.mark.parametrize(
    ("depth", "leaves"),
    [
        (1, 90),
        (2, 8_010),
        (3, 830_896),  # worked out by hand
        (4, 84_932_016),
    ],
)
def test_the_twin_counts_the_known_numbers_of_openings(depth: int, leaves: int) -> None:
    assert rules.leaf_count(EMPTY, 0, depth) == leaves


def test_the_board_has_164_windows_of_five() -> None:
    # By hand: 9 rows of 6, 10 columns of 5, and two times 6 * 5 on diagonals.
    assert WINDOW_COUNT == 9 * 6 + 10 * 5 + 2 * 6 * 5


def test_a_line_has_no_continuation() -> None:
    assert rules.leaf_count("bbbbb" + EMPTY[5:], 1, 2) == 0


def state_of(letters: str, side: int, ply: int = 30) -> State:
    return State(ergo.Options(), letters, SIDES[side], ply=ply)


def native_moves(pos: rules.Position, side: int) -> set[int]:
    out = np.empty(rules.MOST_MOVES, dtype=np.int64)
    count = rules.legal(pos, side, out)
    assert count == rules.legal_count(pos, side)
    moves = set(out[:count].tolist())
    assert len(moves) == count
    return moves


def counts(pos: rules.Position) -> object:
    """All that is known of a position but for the order in which pieces are listed."""
    men = [sorted(own.men[: own.on_board].tolist()) for own in pos.sides]
    others = [pos.sides[name].tolist() for name in rules.SIDE.names or () if name != "men"]
    return pos.board.tolist(), pos.facts.tolist(), men, others


def follow(state: State, plies: int, random: Random, chance: Chance) -> int:
    """Play at random with both, comparing everything; answers how many positions were seen."""
    pos = rules.position(state.board, SIDES.index(state.turn), state.ply)
    for seen in range(plies):
        side = SIDES.index(state.turn)
        legal = ergo.legal(state, state.seat_to_move)
        numbers = encode_all(legal)
        assert native_moves(pos, side) == set(numbers)
        number = random.choice(list(numbers))
        before = rules.make(pos, number)
        if seen % 16 == 0:
            rules.take_back(pos, number, before)
            assert counts(pos) == counts(rules.position(state.board, side, state.ply))
            rules.make(pos, number)
        state = ergo.play(state, state.seat_to_move, numbers[number], chance).state
        assert rules.letters(pos) == state.board
        assert (pos.sides[side].lines > 0) == (state.ended == "line")
        if state.ended is None or state.ended == "repetition":
            assert rules.legal_count(pos, 1 - side) > 0
        if state.ended is not None:
            assert state.ended != "blocked" or rules.legal_count(pos, 1 - side) == 0
            return seen + 1
    return plies


def test_the_twin_agrees_with_the_readable_rules_on_100_000_positions() -> None:
    random, chance = Random(5), Chance("twin")
    seen = 0
    while seen < 50_000:
        seen += follow(ergo.setup(ergo.Options(), 2, chance), 300, random, chance)
    while seen < 100_000:
        letters, side = crowded(random)
        if not has_line(letters):
            seen += follow(state_of(letters, side, random.randrange(24, 290)), 12, random, chance)


def test_in_worlds_that_no_play_leads_to_both_know_the_same_moves_and_lines() -> None:
    random, lines = Random(6), 0
    for _ in range(5000):
        letters, turn = impossible(random)
        pos = rules.position(letters, turn)
        for side, own in enumerate(("bB", "wW")):
            legal = ergo.legal(state_of(letters, side), side)
            assert native_moves(pos, side) == set(encode_all(legal))
            cells = [cell for cell, piece in enumerate(letters) if piece in own]
            has_five = any(line_through(letters, cell) for cell in cells)
            assert (pos.sides[side].lines > 0) == has_five
            lines += has_five
    assert lines > 100


def test_and_play_on_alike_from_there() -> None:
    random, chance, seen = Random(7), Chance("twin"), 0
    while seen < 10_000:
        letters, side = impossible(random)
        if not has_line(letters) and ergo.legal(state_of(letters, side), side):
            seen += follow(state_of(letters, side), 12, random, chance)


def test_the_twin_sees_that_a_walled_in_side_has_no_move() -> None:
    walled_in = board(
        """
        9 .......W..
        8 ..........
        7 .......w.W
        6 ..........
        5 .......w.W
        4 Wwww......
        3 Bbbbw.....
        2 Bbbbw.....
        1 BBBBW.....
          abcdefghij
        """
    )
    assert ergo.legal(state_of(walled_in, 0), 0) == []
    assert rules.legal_count(rules.position(walled_in, 0), 0) == 0


@pytest.mark.parametrize("letters", ["b" * 13 + EMPTY[13:], EMPTY[1:], "?" + EMPTY[1:]])
def test_a_board_that_cannot_be_is_turned_away(letters: str) -> None:
    with pytest.raises(ValueError, match=r"not a board|substring not found"):
        rules.position(letters, 0)
