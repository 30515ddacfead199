"""Chapter 4: the six displacements, and what bars them."""

import pytest

from tests.games.ergo.drawn import drawn, goes_to, on, played, refused
from veillee.games import ergo

MIXED = drawn("""
    . . . . . . . . . W
    . b . . . . . . . .
    . . . . . . . . B .
    . . . . . . . . . .
    B . . . b w . . . .
    . . . . . . . . . .
    . . . B . . . . . .
    . . . . . . . . . .
    . . W . . . . . . .
""")


@pytest.mark.rule("ergo", "4.1")
def test_a_hollow_piece_goes_to_the_four_cells_beside_it_that_are_free() -> None:
    assert goes_to(MIXED, "e5") == {"e4", "e6", "d5"}


@pytest.mark.rule("ergo", "4.1")
def test_a_hollow_piece_stays_hollow_in_the_arena() -> None:
    assert on(played(MIXED, "e5-e6"), "e6") == "b"


@pytest.mark.rule("ergo", "4.1")
@pytest.mark.parametrize("move", ["e5-d6", "e5-e7", "e5-b2"])
def test_a_hollow_piece_goes_neither_diagonally_nor_far(move: str) -> None:
    assert refused(MIXED, move) == "4.1"


@pytest.mark.rule("ergo", "4.2")
def test_a_lion_in_the_arena_goes_to_the_eight_cells_around_it() -> None:
    assert goes_to(MIXED, "d3") == {"c2", "c3", "c4", "d2", "d4", "e2", "e3", "e4"}
    assert on(played(MIXED, "d3-e4"), "e4") == "B"


@pytest.mark.rule("ergo", "4.2")
def test_a_lion_in_the_arena_goes_one_cell_only() -> None:
    assert refused(MIXED, "d3-d5") == "4.2"


@pytest.mark.rule("ergo", "4.3")
def test_a_lion_slides_along_the_path_as_far_as_it_is_free_either_way_round() -> None:
    on_the_path = {cell for cell in goes_to(MIXED, "a5") if cell[0] in "aj" or cell[1] in "19"}
    down_to_c1 = {"a4", "a3", "a2", "a1", "b1"}
    up_to_j9 = {"a6", "a7", "a8", *(column + "9" for column in "abcdefghi")}
    assert on_the_path == down_to_c1 | up_to_j9


@pytest.mark.rule("ergo", "4.3")
def test_a_lion_does_not_slide_past_a_piece() -> None:
    assert refused(MIXED, "a5-d1") == "4.3"
    assert refused(MIXED, "a5-j5") == "4.3"


@pytest.mark.rule("ergo", "4.3")
def test_a_lion_does_not_cut_across_a_corner() -> None:
    state = drawn(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        W . . . . . . . . .
        B . . . . . . . . .
        w . . . . . . . . .
    """.replace("w", "W")
    )
    assert refused(state, "a2-b1") == "4.3"


@pytest.mark.rule("ergo", "4.3")
def test_alone_on_the_path_a_lion_reaches_every_other_cell_of_it_once() -> None:
    state = played(ergo.State(ergo.Options()), "a1", "e5")
    slides = [m for m in ergo.legal(state, 0) if isinstance(m, ergo.Displace) and m.to != "b2"]
    assert len(slides) == len(set(slides)) == 33


@pytest.mark.rule("ergo", "4.4")
def test_a_lion_enters_the_arena_by_one_cell_in_any_direction_and_stays_a_lion() -> None:
    entered = {cell for cell in goes_to(MIXED, "a5") if cell[0] == "b" and cell[1] in "2345678"}
    assert entered == {"b4", "b5", "b6"}
    assert on(played(MIXED, "a5-b6"), "b6") == "B"


@pytest.mark.rule("ergo", "4.4")
def test_a_lion_does_not_enter_further_in() -> None:
    assert refused(MIXED, "a5-c5") == "4.4"


@pytest.mark.rule("ergo", "4.5")
def test_a_hollow_piece_that_leaves_the_arena_turns_into_a_lion() -> None:
    assert goes_to(MIXED, "b8") == {"a8", "b9", "b7", "c8"}
    after = played(MIXED, "b8-b9")
    assert on(after, "b9") == "B"
    assert on(after, "b8") == "."


@pytest.mark.rule("ergo", "4.5")
def test_a_hollow_piece_does_not_leave_diagonally() -> None:
    assert refused(MIXED, "b8-c9") == "4.5"
    assert refused(MIXED, "b8-a7") == "4.5"


@pytest.mark.rule("ergo", "4.5")
def test_a_piece_that_has_turned_stays_a_lion_back_in_the_arena() -> None:
    after = played(MIXED, "b8-b9", "j9-j8", "b9-c8")
    assert on(after, "c8") == "B"


@pytest.mark.rule("ergo", "4.6")
def test_a_lion_leaves_the_arena_diagonally_too() -> None:
    assert goes_to(MIXED, "i7") >= {"j6", "j7", "j8"}
    assert on(played(MIXED, "i7-j8"), "j8") == "B"


@pytest.mark.rule("ergo", "4.6")
@pytest.mark.parametrize("to", ["j6", "j7", "j8"])
def test_a_lion_that_leaves_the_arena_stays_lion_side_up(to: str) -> None:
    assert on(played(MIXED, f"i7-{to}"), to) == "B"


@pytest.mark.rule("ergo", "4.6")
def test_a_lion_leaves_by_one_cell_only() -> None:
    assert refused(MIXED, "i7-j4") == "4.6"


@pytest.mark.rule("ergo", "4.7")
def test_a_hollow_piece_beside_a_corner_does_not_go_there() -> None:
    assert refused(MIXED, "b8-a9") == "4.7"


@pytest.mark.rule("ergo", "4.7")
def test_a_lion_goes_through_the_corner_both_ways() -> None:
    state = drawn("""
        . . . . . . . . . .
        . B . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . W
    """)
    out = played(state, "b8-a9")
    assert on(out, "a9") == "B"
    back = played(out, "j1-i2")
    assert on(back, "i2") == "W"


@pytest.mark.rule("ergo", "4.8")
@pytest.mark.parametrize("move", ["e4-e5", "f5-f6", "e5-e5", "e5-f5"])
def test_only_ones_own_piece_goes_and_only_to_another_free_cell(move: str) -> None:
    assert refused(MIXED, move) == "4.8"
