"""Chapter 3: placing a piece of the reserve."""

import pytest

from tests.games.ergo.drawn import drawn, on, played, refused
from veillee.games import ergo

START = ergo.State(ergo.Options())

ALL_TWELVE_IN_PLAY = """
    . . . . . . . . . .
    . b b . b b . b . .
    . . . . . . . . . .
    . b b . b b . b . .
    . . . . . . . . . .
    . b b . . . . . . .
    . . . . . . . . . .
    . w w . w w . w w .
    . . . . . . . . . .
"""


@pytest.mark.rule("ergo", "3.1")
def test_a_piece_placed_in_the_arena_lies_hollow_side_up() -> None:
    assert on(played(START, "b2"), "b2") == "b"
    assert on(played(START, "e5", "i8"), "i8") == "w"


@pytest.mark.rule("ergo", "3.2")
def test_a_piece_placed_on_the_path_lies_lion_side_up() -> None:
    assert on(played(START, "a1"), "a1") == "B"
    assert on(played(START, "e5", "e9"), "e9") == "W"


@pytest.mark.rule("ergo", "3.3")
def test_without_a_reserve_nothing_is_placed() -> None:
    state = drawn(ALL_TWELVE_IN_PLAY)
    assert refused(state, "e5") == "3.3"
    assert not any(isinstance(move, ergo.Place) for move in ergo.legal(state, 0))


@pytest.mark.rule("ergo", "3.3")
def test_the_other_side_still_places_from_its_own_reserve() -> None:
    assert refused(drawn(ALL_TWELVE_IN_PLAY, turn="white"), "e5") == ""


@pytest.mark.rule("ergo", "3.4")
@pytest.mark.parametrize("cell", ["e5", "a1"])
def test_a_taken_cell_is_refused_whoever_stands_there(cell: str) -> None:
    state = played(START, "e5", "a1")
    assert refused(state, cell) == "3.4"
