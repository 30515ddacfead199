"""Clauses 1.5 and 6.2 to 6.4: a piece that has been touched must be played."""

import msgspec
import pytest

import veillee
from tests.games.ergo.drawn import drawn, ended, goes_to, played, refused
from veillee.games import ergo
from veillee.games.ergo import Displace, Place, Swap, Touch
from veillee.games.ergo.events import Touched
from veillee.kernel import Chance, Event

STRICT = ergo.Options(touch_move=True)

TABLE = drawn(
    """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . w . . . . .
    . . . w b w . . . .
    . . . . w . . . . .
    . . b . . . . . . .
    . . . . . . . . . .
    . . . B . . . . . W
    """,
    options=STRICT,
)


def kinds(state: ergo.State) -> set[type]:
    return {type(move) for move in ergo.legal(state, state.seat_to_move)}


@pytest.mark.rule("ergo", "1.5", "6.2")
def test_after_a_touch_the_same_side_goes_on_and_must_displace_that_piece() -> None:
    state = played(TABLE, "c3!")
    assert ergo.to_act(state) == ergo.to_act(TABLE) == (0,)
    assert {ergo.write(move) for move in ergo.legal(state, 0)} == {
        *("c3-c2", "c3-c4", "c3-b3", "c3-d3")
    }
    after = played(state, "c3-c4")
    assert after.touched is None
    assert ergo.to_act(after) == (1,)


@pytest.mark.rule("ergo", "1.5", "6.2")
@pytest.mark.parametrize("move", ["h8", "d1-e1", "d1!", "c3!", "e5!", "swap", "e6-e7", "d1-e5"])
def test_whatever_else_one_tries_then_is_refused_by_the_printed_clause(move: str) -> None:
    assert refused(played(TABLE, "c3!"), move) == "1.5"


@pytest.mark.rule("ergo", "1.5", "6.2")
def test_the_touched_piece_itself_goes_by_the_rules_of_chapter_4() -> None:
    state = played(TABLE, "c3!")
    assert goes_to(state, "c3") == goes_to(TABLE, "c3")
    assert refused(state, "c3-d4") == "4.1"
    assert goes_to(played(TABLE, "d1!"), "d1") == goes_to(TABLE, "d1")


@pytest.mark.rule("ergo", "6.2")
def test_everyone_is_told_and_sees_which_piece_is_touched() -> None:
    step = ergo.play(TABLE, 0, Touch("c3"), Chance(""))
    assert step.events == (Event("6.2", Touched(side="black", cell="c3")),)
    for seat in (0, 1, None):
        assert ergo.view(step.state, seat).touched == "c3"
        assert ergo.imagine(ergo.view(step.state, seat), Chance("")) == step.state


@pytest.mark.rule("ergo", "6.2")
def test_who_comes_back_to_the_table_still_has_the_piece_in_hand() -> None:
    match = veillee.Match("ergo", options=STRICT)
    for move in ("e5", "f5", "e5!"):
        match.play(match.to_act[0], move)
    again = veillee.replay(str(match.record))
    assert again.view(0).touched == "e5"
    assert again.why_not(0, "a1").rule == "1.5"  # type: ignore[union-attr]


@pytest.mark.rule("ergo", "6.2")
def test_a_touch_is_written_with_an_exclamation_mark() -> None:
    assert ergo.read("e5!") == ergo.read(" E5 ! ") == Touch("e5")
    assert ergo.write(Touch("e5")) == "e5!"
    assert msgspec.json.encode(Touch("e5")) == b'{"type":"touch","cell":"e5"}'


@pytest.mark.rule("ergo", "6.2")
def test_where_the_table_plays_without_it_touching_is_no_move() -> None:
    free = played(ergo.State(ergo.Options()), "e5", "f5")
    assert refused(free, "e5!") == "6.2"
    assert Touch not in kinds(free)


@pytest.mark.rule("ergo", "6.3")
@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("a9", "nothing-there"),
        ("e6", "not-your-piece"),
        ("e5", "touched-would-be-stuck"),
    ],
)
def test_one_touches_only_a_piece_of_ones_own_that_can_go_somewhere(cell: str, why: str) -> None:
    refusal = ergo.why_not(TABLE, 0, Touch(cell))
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("6.3", why)
    touched = [move.cell for move in ergo.legal(TABLE, 0) if isinstance(move, Touch)]
    assert sorted(touched) == ["c3", "d1"]


@pytest.mark.rule("ergo", "6.3")
def test_on_an_empty_board_there_is_nothing_to_touch() -> None:
    assert kinds(ergo.State(STRICT)) == {Place}


@pytest.mark.rule("ergo", "6.4")
def test_a_displacement_needs_no_touch_before_it() -> None:
    assert kinds(TABLE) == {Place, Displace, Touch}
    direct, slow = played(TABLE, "c3-c4"), played(TABLE, "c3!", "c3-c4")
    assert direct == slow


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
THERE_AND_BACK = ("c5!", "c5-c6", "h5!", "h5-h6", "c6!", "c6-c5", "h6!", "h6-h5")


@pytest.mark.rule("ergo", "6.4", "5.1")
def test_a_touch_makes_no_position_stand_once_more() -> None:
    state = played(drawn(QUIET, options=STRICT), *THERE_AND_BACK, "c5!")
    assert ergo.outcome(state) is None
    assert len(state.since) == 4
    state = played(state, "c5-c6", *THERE_AND_BACK[2:7])
    assert ergo.outcome(state) is None
    assert ended(played(state, "h6-h5")).rule == "5.1"


@pytest.mark.rule("ergo", "6.4", "5.2")
def test_a_touch_is_no_move_of_the_three_hundred() -> None:
    state = played(drawn(QUIET, options=STRICT, ply=298), "c5!", "c5-c6", "h5!")
    assert (state.ply, ergo.outcome(state)) == (299, None)
    assert ended(played(state, "h5-h6")).rule == "5.2"


@pytest.mark.rule("ergo", "6.4")
def test_the_clock_displaces_what_was_touched_and_touches_nothing_itself() -> None:
    state = played(TABLE, "d1!")
    move = ergo.timeout(state, 0)
    assert isinstance(move, Displace)
    assert move.origin == "d1"
    assert not isinstance(ergo.timeout(TABLE, 0), Touch)


@pytest.mark.rule("ergo", "6.4", "2.1")
def test_a_touched_piece_that_completes_a_line_wins() -> None:
    state = drawn(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . w w . . . . .
        . . . . . b . . . .
        . b b b b . . . . .
        . . . . . . . . . .
        . . . w w w . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        """,
        options=STRICT,
    )
    assert ended(played(state, "f6!", "f6-f5")).winners == (0,)


def test_after_a_touch_a_match_still_ends_within_its_bound() -> None:
    assert ergo.bound(STRICT, 2) == 600
    assert ergo.bound(ergo.Options(swap=True), 2) == 301


@pytest.mark.rule("ergo", "6.1", "6.2")
def test_sides_may_be_swapped_where_touching_binds() -> None:
    match = veillee.Match("ergo", options={"swap": True, "touch_move": True})
    match.play(0, "e5")
    assert match.why_not(1, "e5!").rule == "6.3"  # type: ignore[union-attr]
    match.play(1, "swap")
    match.play(0, "f5")
    match.play(1, "e5!")
    assert match.to_act == (1,)
    assert Swap() not in match.legal(1)


def test_newcomers_play_ours_and_the_book_has_the_printed_clause() -> None:
    assert next(iter(ergo.presets.values())) == ergo.Options()
    assert not ergo.presets["house"].touch_move
    assert ergo.presets["book"] == STRICT
