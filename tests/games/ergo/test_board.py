"""Chapter 1: the board, the pieces, whose turn it is."""

import pytest

import veillee
from tests.games.ergo.drawn import drawn, goes_to, on, played, refused
from veillee.games import ergo
from veillee.games.ergo.components import ARENA, CELL, CELLS, CORNERS, PATH, RING, reserve

START = ergo.State(ergo.Options())


@pytest.mark.rule("ergo", "1.1")
def test_the_board_has_90_cells_a_path_of_34_and_an_arena_of_56() -> None:
    assert len(CELLS) == 90
    assert len(PATH) == 34
    assert len(ARENA) == 56
    assert set(range(90)) == PATH | ARENA


@pytest.mark.rule("ergo", "1.1")
def test_the_arena_goes_from_b2_to_i8() -> None:
    assert {CELLS[cell] for cell in ARENA} == {c + r for c in "bcdefghi" for r in "2345678"}


@pytest.mark.rule("ergo", "1.1")
def test_the_path_is_a_ring_in_which_every_cell_touches_the_next() -> None:
    for here, there in zip(RING, (*RING[1:], RING[0]), strict=True):
        assert abs(here - there) in (1, 10)
    assert {CELLS[corner] for corner in CORNERS} == {"a1", "j1", "a9", "j9"}


@pytest.mark.rule("ergo", "1.2")
def test_each_side_begins_with_twelve_pieces_in_reserve() -> None:
    assert reserve(START.board, "black") == reserve(START.board, "white") == 12
    assert reserve(played(START, "e5").board, "black") == 11


@pytest.mark.rule("ergo", "1.2")
def test_a_piece_of_the_reserve_keeps_its_lion_up_on_the_path_and_is_turned_for_the_arena() -> None:
    assert on(played(START, "a1"), "a1") == "B"
    assert on(played(START, "e5"), "e5") == "b"


@pytest.mark.rule("ergo", "1.3")
def test_no_piece_ever_leaves_the_board() -> None:
    state = played(START, "e5", "a1", "e5-e6", "a1-a9", "e6-f6", "a9-b8")
    assert state.board.count(".") == 88


@pytest.mark.rule("ergo", "1.3", "3.4")
def test_a_cell_holds_one_piece_at_most() -> None:
    state = played(START, "e5")
    assert refused(state, "e5") == "3.4"


@pytest.mark.rule("ergo", "1.4")
def test_black_begins_and_the_sides_take_turns() -> None:
    match = veillee.Match("ergo")
    assert match.view(0).turn == "black"
    for number, cell in enumerate(("e5", "f5", "e6", "f6")):
        assert match.to_act == (number % 2,)
        match.play(number % 2, cell)


@pytest.mark.rule("ergo", "1.4")
def test_one_may_not_pass() -> None:
    match = veillee.Match("ergo")
    refusal = match.why_not(0, "pass")
    assert refusal is not None
    assert refusal.rule == "0.4"


def test_the_empty_board_offers_90_moves() -> None:
    assert len(ergo.legal(START, 0)) == 90


def test_from_a_drawn_position_every_kind_of_piece_moves_in_its_own_way() -> None:
    state = drawn("""
        . . . . . . . . . .
        . . . . . . . . . .
        . . B . . . . . . .
        . . . . . . . . . .
        . . . . . b . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        B . . . . . . . . .
    """)
    assert on(state, "c7") == "B"
    assert CELL["c7"] == 62
    assert goes_to(state, "f5") == {"f4", "f6", "e5", "g5"}
    assert len(goes_to(state, "c7")) == 8
    assert len(goes_to(state, "a1")) == 33 + 1
