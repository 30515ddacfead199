"""What views say so that no board works out a rule."""

import pytest

from tests.games.ergo.drawn import drawn, played
from veillee.games import ergo
from veillee.games.ergo.ways import Way

PATH = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    W . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . B
    . . . . b . . . . .
    . . B . . . . W . .
"""
OPEN_PATH = drawn(PATH)


def ways(state: ergo.State, seat: int | None, origin: str) -> dict[str, tuple[str, ...]]:
    """The corners on the way to each cell that a slide from `origin` gets to round any."""
    found = [way for way in ergo.view(state, seat).ways if way.origin == origin]
    return {to: way.corners for way in found for to in way.to}


@pytest.mark.rule("ergo", "4.3")
def test_a_view_says_which_corners_one_slides_round_and_in_which_order() -> None:
    # From c1 the way to the left is free as far as a4; from j3 that upwards as far as a6.
    assert ways(OPEN_PATH, 0, "c1") == dict.fromkeys(("a2", "a3", "a4"), ("a1",))
    top, left = "abcdefghi", ("a6", "a7", "a8")
    assert ways(OPEN_PATH, 0, "j3") == {
        "i1": ("j1",),
        **dict.fromkeys([column + "9" for column in top], ("j9",)),
        **dict.fromkeys(left, ("j9", "a9")),
    }


@pytest.mark.rule("ergo", "4.3")
def test_a_lion_alone_on_the_path_takes_the_shorter_way() -> None:
    alone = played(ergo.State(ergo.Options()), "e1", "e5")
    assert ways(alone, 0, "e1")["f9"] == ("j1", "j9")
    assert ways(alone, 0, "e1")["e9"] == ("a1", "a9")


@pytest.mark.rule("ergo", "4.3")
def test_every_way_a_view_says_is_open_is_a_legal_slide() -> None:
    legal = ergo.legal(OPEN_PATH, 0)
    for way in ergo.view(OPEN_PATH, 0).ways:
        assert {ergo.Displace(way.origin, to) for to in way.to} <= set(legal)


@pytest.mark.rule("ergo", "4.3")
def test_everyone_sees_which_way_the_last_slide_went() -> None:
    after = played(OPEN_PATH, "j3-a7")
    for seat in (0, None):
        assert ergo.view(after, seat).ways == (Way("j3", ("a7",), ("j9", "a9")),)
    assert ergo.view(played(OPEN_PATH, "j3-j8"), 0).ways == ()


def test_only_who_is_to_move_is_told_where_he_may_slide() -> None:
    assert ergo.view(OPEN_PATH, 1).ways == ergo.view(OPEN_PATH, None).ways == ()


@pytest.mark.rule("ergo", "1.5")
def test_once_a_piece_is_touched_no_other_may_slide() -> None:
    strict = drawn(PATH, options=ergo.Options(touch_move=True))
    origins = {way.origin for way in ergo.view(played(strict, "c1!"), 0).ways}
    assert origins == {"c1"}


@pytest.mark.rule("ergo", "2.1")
def test_a_view_names_the_side_that_won() -> None:
    state = drawn("""
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . w w . . . . .
        . b b b b . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
    """)
    assert ergo.view(state, None).winner is None
    assert ergo.view(played(state, "f5"), None).winner == "black"


@pytest.mark.rule("ergo", "5.2")
def test_nobody_has_won_a_drawn_match() -> None:
    last_but_one = ergo.State(ergo.Options(), ply=299)
    assert ergo.view(played(last_but_one, "e5"), None).winner is None


@pytest.mark.rule("ergo", "6.1")
def test_a_view_says_who_plays_which_side() -> None:
    fair = played(ergo.State(ergo.Options(swap=True)), "e5")
    assert ergo.view(fair, None).seats == (0, 1)
    assert ergo.view(played(fair, "swap"), None).seats == (1, 0)
