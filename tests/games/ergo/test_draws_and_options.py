"""Chapters 5 and 6: draws, and what a table may choose."""

import pytest

import veillee
from tests.games.ergo.drawn import drawn, ended, played, refused
from veillee.games import ergo

QUIET = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . b . . . . w . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
"""
THERE_AND_BACK = ("c5-c6", "h5-h6", "c6-c5", "h6-h5")


@pytest.mark.rule("ergo", "5.1")
def test_the_third_time_a_position_stands_the_match_is_drawn() -> None:
    state = played(drawn(QUIET), *THERE_AND_BACK)
    assert ergo.outcome(state) is None
    state = played(state, *THERE_AND_BACK[:3])
    assert ergo.outcome(state) is None
    state = played(state, "h6-h5")
    assert ended(state).rule == "5.1"
    assert ended(state).ranks == (1, 1)
    assert ended(state).winners == ()


@pytest.mark.rule("ergo", "5.1")
def test_the_same_board_with_the_other_side_to_move_does_not_count() -> None:
    # White wastes a move, so the board comes back with the other side to move.
    state = played(drawn(QUIET), "c5-c6", "h5-h6", "c6-c5", "h6-g6", "c5-c6", "g6-g5")
    state = played(state, "c6-c5", "g5-h5")
    assert state.board == drawn(QUIET).board
    assert ergo.outcome(state) is None


@pytest.mark.rule("ergo", "5.1")
def test_a_placement_makes_earlier_positions_impossible() -> None:
    state = played(drawn(QUIET), *THERE_AND_BACK, "e2")
    assert state.since == ()


def test_a_view_knows_every_position_that_may_come_back() -> None:
    state = played(drawn(QUIET), *THERE_AND_BACK, "c5-c6")
    assert len(set(state.since)) == 4
    assert ergo.imagine(ergo.view(state, 0), veillee.Chance("")) == state


@pytest.mark.rule("ergo", "5.2")
def test_after_300_moves_the_match_is_drawn() -> None:
    state = played(drawn(QUIET, ply=298), "c5-c6")
    assert ergo.outcome(state) is None
    state = played(state, "h5-h6")
    assert ended(state).rule == "5.2"


@pytest.mark.rule("ergo", "5.2")
def test_a_line_with_the_300th_move_still_wins() -> None:
    state = drawn(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . w w . . . . .
        . b b b b . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        """,
        ply=299,
    )
    assert ended(played(state, "f5")).rule == "2.1"


WALLED_IN = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    W w w w . . . . . .
    B b b b w . . . . .
    B b b b w . . . . .
    B B B B W . . . . .
"""


@pytest.mark.rule("ergo", "5.3")
def test_a_side_that_can_neither_place_nor_displace_draws() -> None:
    after = played(drawn(WALLED_IN, turn="white"), "e8")
    assert ended(after).rule == "5.3"
    assert ergo.legal(after, 0) == []


@pytest.mark.rule("ergo", "6.1")
def test_white_may_take_the_first_move_over() -> None:
    match = veillee.Match("ergo", options={"swap": True})
    match.play(0, "e5")
    match.play(1, "swap")
    assert match.view(None).seats == (1, 0)
    assert match.to_act == (0,)
    assert match.view(0).turn == "white"
    match.play(0, "f5")
    assert match.view(None).board.count("w") == 1
    assert match.to_act == (1,)


@pytest.mark.rule("ergo", "6.1")
def test_after_a_swap_the_line_counts_for_whoever_plays_that_side_now() -> None:
    match = veillee.Match("ergo", options={"swap": True})
    moves = ["e5", "swap", "a1", "e6", "a3", "e7", "a5", "e8", "a7", "e4"]
    for move in moves:
        match.play(match.to_act[0], move)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.rule("ergo", "6.1")
def test_the_swap_is_offered_once_and_only_after_the_first_move() -> None:
    fair = ergo.State(ergo.Options(swap=True))
    assert refused(fair, "swap") == "6.1"
    assert refused(played(fair, "e5"), "swap") == ""
    assert refused(played(fair, "e5", "swap"), "swap") == "6.1"
    assert refused(played(fair, "e5", "f5"), "swap") == "6.1"


@pytest.mark.rule("ergo", "6.1")
def test_without_the_option_there_is_no_swap() -> None:
    assert refused(played(ergo.State(ergo.Options()), "e5"), "swap") == "6.1"
