"""Chapter 8: ways, slipstream and green squares."""

import pytest

from tests.games.sponsors.situations import (
    Loaded,
    goes_to,
    hand,
    offered,
    played,
    played_with_events,
    race,
    refused,
    square,
)
from veillee.kernel import Event


def causes(events: list[Event]) -> list[tuple[str, str, str]]:
    """By which clause a car goes on, why, and to which square."""
    told = (e for e in events if e.what.__struct_config__.tag == "advanced")
    return [(e.rule, e.what.cause, e.what.to) for e in told]


ENGINES = {c: hand(engine="1234567") for c in ("red", "blue", "yellow", "green")}


@pytest.mark.rule("sponsors", "8.1")
def test_a_car_goes_straight_on_or_to_a_neighbouring_lane() -> None:
    state = race("R... .... ....", from_rank=26, hands=ENGINES)
    assert goes_to(state, 1) == {"27a", "27b"}
    assert goes_to(state, 2) == {"28a", "28b", "28c"}
    assert refused(state, "drive engine 1 27c") == "8.1"


@pytest.mark.rule("sponsors", "8.1")
def test_a_car_goes_onto_free_squares_only_and_not_sideways() -> None:
    state = race(
        """
        YR.....g
        G.B.....
        """,
        done=["blue"],
        hands=ENGINES,
    )
    assert goes_to(state, 1) == {"3a"}
    assert refused(state, "drive engine 1 3b") == "8.1"
    assert refused(state, "drive engine 1 2b") == "8.3"
    assert refused(state, "drive engine 1 77a") == "8.1"


@pytest.mark.rule("sponsors", "8.1")
def test_the_track_grows_narrower_and_wider() -> None:
    # From rank 20 with two lanes to rank 21 with three.
    state = race("R B", from_rank=20, hands=ENGINES)
    assert goes_to(state, 1) == {"21a", "21b"}
    after = race("R B", from_rank=20, hands=ENGINES, done=["red"])
    assert goes_to(after, 1) == {"21a", "21b", "21c"}


@pytest.mark.rule("sponsors", "8.2")
def test_a_car_does_not_slip_diagonally_between_two_cars() -> None:
    #  a  . R B        red may go neither through blue nor between blue and yellow
    #  b  . Y .
    state = race("G.RB...g ..Y.....", done=["blue"], hands=ENGINES)
    assert goes_to(state, 3) == set()
    assert refused(state, "drive engine 1 4b") == "6.10"


@pytest.mark.rule("sponsors", "8.2")
def test_a_diagonal_is_open_where_only_one_of_the_two_squares_is_taken() -> None:
    beside = race("G.R....g ..YB....", done=["blue"], hands=ENGINES)
    assert goes_to(beside, 1) == {"4a"}
    ahead = race("G.RB...g Y.......", done=["blue"], hands=ENGINES)
    assert goes_to(ahead, 1) == {"4b"}


@pytest.mark.rule("sponsors", "8.1")
def test_cars_that_stand_on_the_way_are_named_as_such() -> None:
    # Red could reach 29c only over 28b or 28c, where blue and yellow stand.
    state = race(
        """
        .....
        R.B..
        .GY..
        """,
        from_rank=26,
        done=["blue", "yellow", "green"],
        hands=ENGINES,
    )
    assert goes_to(state, 2) == {"28a"}
    assert refused(state, "drive engine 2 28b") == "8.1"
    assert goes_to(state, 3) == {"29a", "29b"}
    assert refused(state, "drive engine 3 29c") == "8.1"


@pytest.mark.rule("sponsors", "8.1")
def test_what_lies_beyond_a_wall_is_barred_by_the_cars_on_the_way() -> None:
    state = race("R...B..g.. G...Y....v", done=["blue", "yellow"], hands=ENGINES)
    assert refused(state, "drive engine 5 6a") == "8.1"
    assert refused(state, "drive engine 5 7a") == "8.3"


@pytest.mark.rule("sponsors", "8.2")
def test_a_diagonal_between_two_cars_is_named_as_such() -> None:
    #  a  R . B .       from 2a only the diagonal to 3b is left, between blue and yellow
    #  b  . Y . .
    state = race("R.B....g GY......", done=["blue", "yellow"], hands=ENGINES)
    assert goes_to(state, 2) == {"2a"}
    assert refused(state, "drive engine 2 3b") == "8.2"
    assert refused(state, "drive engine 2 3a") == "8.1"


@pytest.mark.rule("sponsors", "8.3")
def test_all_points_are_used_where_there_is_a_way() -> None:
    state = race("R......g.. ..B......v", done=["blue"], hands=ENGINES)
    assert goes_to(state, 4) == {"5a", "5b"}
    assert refused(state, "drive engine 4 4a") == "8.3"
    assert refused(state, "drive engine 4 6a") == "8.3"


@pytest.mark.rule("sponsors", "8.3")
def test_where_cars_bar_the_track_a_car_stops_behind_them() -> None:
    state = race("R...B..g.. G...Y....v", done=["blue", "yellow"], hands=ENGINES)
    assert goes_to(state, 7) == {"4a", "4b"}
    assert goes_to(state, 3) == {"4a", "4b"}
    assert goes_to(state, 2) == {"3a", "3b"}


@pytest.mark.rule("sponsors", "8.3")
def test_a_car_that_a_ball_cannot_move_stays_where_it_is() -> None:
    state = race(
        """
        .RB....g
        G.Y.....
        """,
        done=["blue", "yellow"],
        hands={"red": hand()},
    )
    after = played(state, "spin 0", chance=Loaded(0))
    assert square(after, "red") == "2a"
    assert after.car == 3


@pytest.mark.rule("sponsors", "8.4")
def test_where_only_one_square_is_left_the_car_goes_there_by_itself() -> None:
    state = race("R......g.. .B.......v", done=["blue"], hands={"red": hand()})
    after = played(state, "spin 0", chance=Loaded(0))
    assert square(after, "red") == "2a"


@pytest.mark.rule("sponsors", "8.4")
def test_where_there_is_a_choice_the_player_names_one_of_the_squares() -> None:
    state = race("R......g.. ....B....v", done=["blue"], hands={"red": hand()})
    choosing = played(state, "spin 0", chance=Loaded(0))
    assert offered(choosing) == {"advance 2a", "advance 2b"}
    for text in ("advance 2", "advance", "pass", "drive engine 1 2a"):
        assert refused(choosing, text) == "8.4"
    assert refused(choosing, "advance 3a") == "8.3"
    assert refused(choosing, "advance 99c") == "8.1"


@pytest.mark.rule("sponsors", "8.5")
def test_a_car_that_ends_behind_another_goes_on_by_two_ranks() -> None:
    state = race("R...B..g.. G........v", done=["blue"], hands=ENGINES)
    after = played(state, "drive engine 3 4a")
    # From 4a behind blue: by the other lane to rank 6.
    assert offered(after) == {"advance 6a", "advance 6b"}
    assert square(played(after, "advance 6a"), "red") == "6a"


@pytest.mark.rule("sponsors", "8.5")
def test_where_only_one_rank_is_open_slipstream_gives_that_one() -> None:
    #  a  R . . . B Y       from 4a behind blue only 5b is free: yellow and green bar rank 6
    #  b  . . . . . G
    state = race("R...BY.g .....G..", done=["blue", "yellow", "green"], hands=ENGINES)
    after, events = played_with_events(state, "drive engine 3 4a")
    assert square(after, "red") == "5b"
    assert causes(events) == [("8.5", "slipstream", "5b")]


@pytest.mark.rule("sponsors", "8.5")
def test_there_is_no_slipstream_after_a_single_rank_or_in_another_lane() -> None:
    state = race("..R.B..g.. G........v", done=["blue"], hands=ENGINES)
    assert square(played(state, "drive engine 1 4a"), "red") == "4a"
    other = race("R...B..g.. G........v", done=["blue"], hands=ENGINES)
    assert square(played(other, "drive engine 3 4b"), "red") == "4b"


@pytest.mark.rule("sponsors", "8.5")
def test_a_barred_track_leaves_no_slipstream() -> None:
    state = race("R...B..g.. G...Y....v", done=["blue", "yellow"], hands=ENGINES)
    after, events = played_with_events(state, "drive engine 3 4a")
    assert square(after, "red") == "4a"
    (blocked,) = (e for e in events if e.what.__struct_config__.tag == "blocked")
    assert (blocked.rule, blocked.what.cause) == ("8.3", "slipstream")


@pytest.mark.rule("sponsors", "8.6")
@pytest.mark.parametrize(
    ("picture", "rank"),
    [
        # Red lands on 8a. First place: one rank.
        ("BR.....g...... YG.......v....", 9),
        # Second and third place: two ranks.
        ("YR.....g..B... G........v....", 10),
        ("YR.....g..B... .........vG...", 10),
        # Fourth place: three ranks.
        (".R.....g....YB .........v...G", 11),
    ],
)
def test_a_green_square_helps_the_more_the_farther_one_is_behind(picture: str, rank: int) -> None:
    state = race(picture, hands=ENGINES, done=["blue", "yellow", "green"])
    after = played(state, "drive engine 6 8a")
    assert {text.split()[1][:-1] for text in offered(after)} == {str(rank)}


@pytest.mark.rule("sponsors", "8.6")
@pytest.mark.parametrize(
    ("picture", "rank"),
    [
        ("YR.....g...... B........v....", 9),
        ("YR.....g...... .........vB...", 10),
        (".R.....g.....Y .........v...B", 11),
    ],
)
def test_with_three_cars_a_green_square_gives_one_two_or_three(picture: str, rank: int) -> None:
    state = race(picture, seats=3, hands=ENGINES, done=["blue", "yellow"])
    after = played(state, "drive engine 6 8a")
    assert {text.split()[1][:-1] for text in offered(after)} == {str(rank)}


@pytest.mark.rule("sponsors", "8.7")
def test_a_car_that_earns_both_takes_them_in_either_order() -> None:
    # Fourth place gives three ranks, the slipstream two: first 10 or first 11, then 13.
    last = race(
        """
        R......gB......r
        .........v....YG
        """,
        hands=ENGINES,
        done=["blue", "yellow", "green"],
    )
    after = played(last, "drive engine 7 8a")
    assert after.motion is not None
    assert {(due.cause, due.ranks) for due in after.motion.due} == {("slipstream", 2), ("green", 3)}
    assert offered(after) == {"advance 10a", "advance 10b", "advance 11a", "advance 11b"}
    for to, events in (("10a", [("8.5", "slipstream", "10a")]), ("11a", [("8.6", "green", "11a")])):
        first, told = played_with_events(after, f"advance {to}")
        assert causes(told) == events
        assert {text[:10] for text in offered(first)} == {"advance 13"}


@pytest.mark.rule("sponsors", "8.7")
def test_a_slipstream_may_lead_to_a_green_square() -> None:
    state = race("...R..Bg...... YG.......v....", hands=ENGINES, done=["blue"])
    behind = played(state, "drive engine 2 6a")
    assert offered(behind) == {"advance 8a", "advance 8b"}
    on_green = played(behind, "advance 8a")
    # Red has overtaken blue: first place, one rank more.
    assert offered(on_green) == {"advance 9a", "advance 9b"}


@pytest.mark.rule("sponsors", "8.7")
def test_a_green_square_may_lead_into_a_slipstream() -> None:
    state = race(".R.....g..B... YG.......v....", hands=ENGINES, done=["blue"])
    on_green = played(state, "drive engine 6 8a")
    assert offered(on_green) == {"advance 10a", "advance 10b"}
    behind = played(on_green, "advance 10a")
    assert {text[:10] for text in offered(behind)} == {"advance 12"}


@pytest.mark.rule("sponsors", "8.8")
def test_a_car_has_one_slipstream_in_a_turn() -> None:
    # Red drives up behind blue, slips past, and ends behind yellow: that is all.
    state = race("R..B.YGg.. .........v", hands=ENGINES, done=["blue", "yellow", "green"])
    after = played(state, "drive engine 2 3a", "advance 5a")
    assert square(after, "red") == "5a"
    assert after.stage == "drive"


@pytest.mark.rule("sponsors", "8.8")
def test_a_car_earns_a_green_square_in_anothers_turn_too() -> None:
    state = race("R.....Yg.. .G...B...v", done=["yellow"], hands={"blue": hand()})
    assert state.car == 1
    on_green = played(state, "spin 0", "advance 8a", chance=Loaded(2))
    # Yellow leads: its ball took it to the green square, and that one rank farther.
    assert (on_green.stage, on_green.seat) == ("advance", 2)
    assert offered(on_green) == {"advance 9a", "advance 9b"}


@pytest.mark.rule("sponsors", "8.8")
def test_the_violet_ball_can_lead_into_a_slipstream() -> None:
    # Blue on the violet square 10b goes three ranks, right behind red, and is drawn on.
    state = race(
        """
        .Y....rr.
        B..R.....
        """,
        from_rank=10,
        done=["red"],
        hands={"yellow": hand()},
    )
    after = played(state, "spin 0", "advance 14b", "advance 12a", "advance 13b", chance=Loaded(3))
    assert (after.stage, after.seat) == ("advance", 1)
    assert offered(after) == {"advance 15a", "advance 15b"}
