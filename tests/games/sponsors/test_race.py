"""Chapter 6: the start, the order of play, and what each driver may do."""

import pytest

from tests.games.sponsors.situations import (
    Loaded,
    building,
    car,
    cards,
    hand,
    offered,
    played,
    played_with_events,
    race,
    refused,
    square,
)
from veillee.games import sponsors
from veillee.games.sponsors.components import COLOURS
from veillee.games.sponsors.starting import start_race
from veillee.kernel import Chance

# Red leads, blue follows in the other lane, yellow and green are well behind.
SPREAD = """
    Y.....Rg....
    .G..B....v..
"""


@pytest.mark.rule("sponsors", "6.1")
def test_the_cars_stand_on_the_grid_in_an_order_that_is_drawn() -> None:
    state = building(options=sponsors.Options())
    started = start_race(state, Chance("start"), [])
    seen = {c.place: c.square for c in sponsors.view(started, None).cars}
    assert seen == {1: "5a", 2: "4b", 3: "2a", 4: "1b"}
    orders = {start_race(state, Chance(f"{n}"), []).grid for n in range(300)}
    assert len(orders) == 24


@pytest.mark.rule("sponsors", "6.1")
def test_three_cars_take_the_first_three_squares_of_the_grid() -> None:
    started = start_race(building(3, options=sponsors.Options()), Chance("start"), [])
    assert sorted(c.square or "" for c in sponsors.view(started, None).cars) == ["2a", "4b", "5a"]


@pytest.mark.rule("sponsors", "6.2")
def test_the_best_placed_car_plays_first_then_the_others_by_place() -> None:
    state, order = race(SPREAD, hands=dict.fromkeys(COLOURS, hand(engine="2"))), []
    for text in ("drive engine 2 9a", "drive engine 2 7b", "drive engine 2 4b"):
        order.append(COLOURS[state.car])
        state = played(state, text)
    assert [*order, COLOURS[state.car]] == ["red", "blue", "green", "yellow"]


@pytest.mark.rule("sponsors", "6.2")
def test_a_car_plays_once_in_a_round_even_if_it_has_come_to_the_front() -> None:
    # Blue has just played and overtaken red: it does not play again before the others.
    state = race(
        """
        Y...R..g....
        ..G.....Bv..
        """,
        done=["blue"],
    )
    assert state.car == 0
    after = played(state, "drive engine 5 10a")
    assert after.car == 3


@pytest.mark.rule("sponsors", "6.2")
def test_after_all_have_played_a_new_round_begins_with_the_leader() -> None:
    state = race(
        """
        G...R..g..
        ..Y...B..v
        """,
        done=["blue", "red", "yellow"],
        hands={"green": hand(engine="1")},
    )
    after = played(state, "drive engine 1 2a")
    assert (after.car, after.round, after.done) == (1, 2, ())


@pytest.mark.rule("sponsors", "6.3")
def test_on_one_rank_the_inside_car_is_ahead() -> None:
    state = race(
        """
        ..Y..R.g
        G....B..
        """
    )
    places = {c.colour: c.place for c in sponsors.view(state, None).cars}
    assert places == {"red": 1, "blue": 2, "yellow": 3, "green": 4}


@pytest.mark.rule("sponsors", "6.3")
def test_a_car_off_the_track_comes_last_on_its_rank() -> None:
    state = race(
        """
        .r
        .R
        """,
        from_rank=15,
        off={"yellow": 16, "blue": 16, "green": 17},
    )
    places = {c.colour: c.place for c in sponsors.view(state, None).cars}
    assert places == {"green": 1, "red": 2, "blue": 3, "yellow": 4}


@pytest.mark.rule("sponsors", "6.4")
def test_a_car_that_has_finished_counts_as_ahead() -> None:
    state = race(
        """
        ..Y..R.g
        ...B....
        """
    )
    assert state.finished == (3,)
    places = {c.colour: c.place for c in sponsors.view(state, None).cars}
    assert places == {"red": 2, "blue": 3, "yellow": 4, "green": 1}
    # Nobody leads any more, so red uses the roulette as any other car does.
    assert refused(state, "spin 0") == ""


@pytest.mark.rule("sponsors", "6.5")
def test_the_leader_plays_a_card_or_a_zero_with_the_roulette() -> None:
    state = race(SPREAD, hands={"red": hand(engine="2", tyres="0")}, energy={"red": 1})
    assert offered(state) == {
        "drive engine 2 9a",
        "drive engine 2 9b",
        "spin 0 tyres",
        "spin 1 tyres",
    }
    assert refused(state, "spin 0") == "6.5"


@pytest.mark.rule("sponsors", "6.5")
def test_a_leader_without_cards_uses_the_roulette() -> None:
    state = race(SPREAD, hands={"red": hand()}, energy={"red": 2})
    assert offered(state) == {"spin 0", "spin 1", "spin 2"}


@pytest.mark.rule("sponsors", "6.5")
def test_the_leader_is_told_what_the_leader_may_do() -> None:
    assert refused(race(SPREAD), "roll") == "6.5"
    assert refused(race(SPREAD, done=["red"]), "roll") == "6.6"


@pytest.mark.rule("sponsors", "6.5")
@pytest.mark.parametrize("text", ["drive engine 5 12a", "spin 0", "pass"])
def test_the_leader_waits_for_his_turn(text: str) -> None:
    state = race(SPREAD, done=["red"])
    assert sponsors.to_act(state) == (1,)
    refusals = [sponsors.why_not(state, seat, sponsors.read(text)) for seat in (0, 2)]
    assert [refusal and refusal.rule for refusal in refusals] == ["6.5", "0.2"]


@pytest.mark.rule("sponsors", "6.5")
def test_a_card_is_played_by_the_clause_of_the_place() -> None:
    for done, clause, text in (
        ([], "6.5", "drive engine 5 12a"),
        (["red"], "6.6", "drive engine 5 10a"),
    ):
        _, (drove, *_) = played_with_events(race(SPREAD, done=done), text)
        assert (drove.rule, drove.what.lane) == (clause, "inside")


@pytest.mark.rule("sponsors", "6.6", "6.7")
def test_a_follower_who_blocks_nobody_plays_a_card_or_uses_the_roulette() -> None:
    state = race(SPREAD, done=["red"], hands={"blue": hand(engine="1", tyres="0")})
    assert offered(state) == {"drive engine 1 6a", "drive engine 1 6b", "spin 0"}


@pytest.mark.rule("sponsors", "6.7")
def test_a_follower_who_blocks_nobody_keeps_his_zero() -> None:
    state = race(SPREAD, done=["red"], hands={"blue": hand(engine="1", tyres="0")})
    assert refused(state, "spin 0 tyres") == "6.7"


WALL = """
    Y...B..g..
    .G..R....v
"""


@pytest.mark.rule("sponsors", "6.8", "6.11")
def test_a_follower_who_blocks_the_way_needs_a_zero_for_the_roulette() -> None:
    state = race(WALL, done=["blue"], hands={"red": hand(engine="1", tyres="0")})
    assert refused(state, "spin 0") == "6.8"
    assert refused(state, "spin 0 tyres") == ""
    assert refused(state, "spin 0 engine") == "6.12"


@pytest.mark.rule("sponsors", "6.9")
def test_a_follower_without_cards_uses_the_roulette_though_he_blocks_the_way() -> None:
    state = race(WALL, done=["blue"], hands={"red": hand()})
    assert offered(state) == {"spin 0"}


@pytest.mark.rule("sponsors", "6.10")
def test_a_blocked_car_may_pass_and_plays_no_card() -> None:
    state = race(
        """
        G..RY..g..
        ....B....v
        """,
        done=["yellow", "blue"],
    )
    # Red stands behind yellow, and blue is beside yellow.
    assert square(state, "red") == "4a"
    assert offered(state) == {"spin 0", "pass"}
    assert refused(state, "drive engine 5 5a") == "6.10"
    assert played(state, "pass").car == 3


@pytest.mark.rule("sponsors", "6.10")
def test_a_car_that_can_advance_may_not_pass() -> None:
    state = race(SPREAD, done=["red"])
    assert refused(state, "pass") == "6.10"


@pytest.mark.rule("sponsors", "6.11")
@pytest.mark.parametrize(
    ("picture", "blocks"),
    [
        # Side by side: nobody gets past.
        ("...B... Y..R...", True),
        # One behind the other, with a lane open.
        ("..RB... Y......", False),
        # On the diagonal: the gap between the two cannot be used.
        ("..R.... Y..B...", True),
        ("...B... Y.R....", True),
        # Two ranks apart there is room to weave.
        ("..R.... Y...B..", False),
        # Nobody behind.
        ("...B... ...R...", False),
    ],
)
def test_a_car_blocks_the_way_if_somebody_behind_could_pass_without_it(
    picture: str, blocks: bool
) -> None:
    state = race(picture, done=["blue"], hands={"red": hand(engine="1")})
    assert (refused(state, "spin 0") == "6.8") == blocks


@pytest.mark.rule("sponsors", "6.11")
def test_a_car_abreast_on_an_outer_lane_follows_too() -> None:
    # Blue could go diagonally past yellow, were it not for red beside it.
    state = race("..R.... ..BY...", done=["yellow"], hands={"red": hand(engine="1")})
    assert state.car == 0
    assert refused(state, "spin 0") == "6.8"


@pytest.mark.rule("sponsors", "6.11")
def test_a_car_abreast_on_an_inner_lane_does_not_follow() -> None:
    # Blue keeps red from the diagonal, but red is ahead of it.
    state = race("..RY... ..B....", done=["yellow", "red"])
    assert state.car == 1
    assert refused(state, "spin 0") == ""


@pytest.mark.rule("sponsors", "6.11")
def test_three_lanes_take_three_cars_to_block() -> None:
    wall, gap = "....B Y...G ....R", "....B Y...G ...R."
    open_lane = "....B Y.... ...GR"
    for picture, blocks in ((wall, True), (gap, True), (open_lane, False)):
        state = race(picture, from_rank=26, done=["blue", "green"])
        assert state.car == 0
        assert (refused(state, "spin 0") == "6.8") == blocks


@pytest.mark.rule("sponsors", "6.11")
def test_a_car_does_not_block_those_who_could_not_pass_anyway() -> None:
    # Without green, yellow would still stand behind red and blue.
    state = race("...YB.. ...GR..", done=["blue", "red", "yellow"])
    assert state.car == 3
    assert refused(state, "spin 0") == ""


@pytest.mark.rule("sponsors", "6.12")
def test_one_plays_cards_that_the_car_has_and_they_do_not_come_back() -> None:
    state = race(SPREAD, hands={"red": hand(engine="25")})
    assert refused(state, "drive engine 3 10a") == "6.12"
    assert refused(state, "drive tyres 2 9a") == "6.12"
    after = played(state, "drive engine 2 9b")
    assert cards(after, "red", "engine") == "5"
    assert car(after, "red").played == hand(engine="2")
    assert sponsors.view(after, 3).cars[0].played == hand(engine="2")


@pytest.mark.rule("sponsors", "6.12")
def test_the_zero_that_pays_for_the_roulette_is_gone() -> None:
    state = race(SPREAD, hands={"red": hand(engine="25", tyres="0")})
    after = played(state, "spin 0 tyres", chance=Loaded(0))
    assert cards(after, "red", "tyres") == ""
    assert car(after, "red").played == hand(tyres="0")
