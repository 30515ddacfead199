"""Chapter 2: five in a line."""

import pytest

from tests.games.ergo.drawn import drawn, ended, played
from veillee.games import ergo
from veillee.games.ergo.ending import winning_line


def wins(state: ergo.State, move: str) -> bool:
    after = played(state, move)
    outcome = ergo.outcome(after)
    return outcome is not None and outcome.rule == "2.1"


@pytest.mark.rule("ergo", "2.1")
@pytest.mark.parametrize("move", ["f5", "a5"])
def test_five_across_win(move: str) -> None:
    state = drawn("""
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w . . . . . .
        . . . w w . . . . .
        . b b b b . . . . .
        . . . . . . . . . .
        . . . . . . . w . .
        . . . . . . . . . .
        . . . . . . . . . .
    """)
    after = played(state, move)
    assert ended(after).ranks == (1, 2)
    assert ergo.to_act(after) == ()


@pytest.mark.rule("ergo", "2.1")
def test_five_upwards_win_whatever_faces_they_show_and_wherever_they_lie() -> None:
    state = drawn("""
        . . . B . . . . . .
        . . . b . . . . . .
        . . . B . . . . . .
        . . . B . . . . . .
        . . . . . . . . . .
        . . w . w . . . . .
        . . . w . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
    """)
    assert wins(state, "d5")


@pytest.mark.rule("ergo", "2.1")
def test_a_diagonal_from_path_to_path_wins_by_a_displacement() -> None:
    state = drawn(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . W . . . . .
        . . . W . . . . . B
        . . W . . . . . . B
        . W . . . . . . . B
        . . . . . . . . . W
        """,
        turn="white",
    )
    assert wins(state, "j1-a1")
    assert winning_line(played(state, "j1-a1"))[0] == 0


@pytest.mark.rule("ergo", "2.1")
def test_five_on_the_path_win() -> None:
    state = drawn("""
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . B B B B . . .
    """)
    assert wins(state, "h1")


@pytest.mark.rule("ergo", "2.1")
def test_four_are_not_enough_and_a_gap_breaks_a_line() -> None:
    state = drawn("""
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . b b . b b . . . .
        . . . w w . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
    """)
    assert not wins(state, "g5")
    assert wins(state, "d5")


@pytest.mark.rule("ergo", "2.1")
def test_leaving_a_line_to_extend_it_elsewhere_does_not_win() -> None:
    state = drawn("""
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . b b b b . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
    """)
    assert not wins(state, "e5-f5")


@pytest.mark.rule("ergo", "2.2")
def test_more_than_five_win_too() -> None:
    state = drawn("""
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . w w . . . . .
        . b b b . b b b . .
        . . . w . . . . . .
        . . . . w . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
    """)
    after = played(state, "e5")
    assert len(winning_line(after)) == 7
    assert ended(after).winners == (0,)


@pytest.mark.rule("ergo", "2.3")
def test_a_line_does_not_bend_round_a_corner() -> None:
    state = drawn("""
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . . . . . . . .
        B . . . . . . . . .
        B . . . . . . . . .
        . B B . . . . . . .
    """)
    assert not wins(state, "a1")
