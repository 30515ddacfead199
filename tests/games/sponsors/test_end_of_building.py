"""Chapter 5: the last sponsors, energy, and what two cars of a side share."""

from typing import Any

import pytest

from tests.games.sponsors.situations import (
    ON_THE_OVAL,
    TEAMS,
    building,
    car,
    cards,
    hand,
    offered,
    played,
    played_with_events,
    refused,
)
from veillee.games import sponsors
from veillee.games.sponsors.memory import fresh

BOOK = sponsors.Options()
EMPTY = ("",) * 8


def last_turn(car: str = "green", first: int = 0, **facts: Any) -> sponsors.State:
    """The last car of a round stands before a square it can leave unused."""
    defaults: dict[str, Any] = {"piles": EMPTY, "stage": "exchange", "options": BOOK}
    return building(car=car, first=first, **{**defaults, **facts})


def before_the_race(options: sponsors.Options, seats: int, **facts: Any) -> sponsors.State:
    """All have bought their energy: the red side may transfer."""
    held = {
        "red": {"hand": hand(engine="06", tyres="2"), "energy": 8},
        "blue": {"hand": hand(engine="1"), "energy": 1},
        "yellow": {"hand": hand(engine="3", tyres="45"), "energy": 6},
        "green": {"hand": hand(engine="2", driver="1"), "energy": 2},
    }
    return building(seats, options=options, cars=held, stage="transfer", piles=EMPTY, **facts)


@pytest.mark.rule("sponsors", "5.1")
def test_building_ends_with_the_round_once_the_board_is_empty() -> None:
    assert played(last_turn("yellow"), "skip").stage == "throw"
    assert played(last_turn("green"), "skip").stage == "energy"


@pytest.mark.rule("sponsors", "5.1")
def test_building_goes_on_as_long_as_a_card_is_left() -> None:
    state = played(last_turn("green", piles=hand(tyres="3")), "skip")
    assert (state.stage, state.car, state.round) == ("throw", 0, 2)


@pytest.mark.rule("sponsors", "5.1")
def test_the_round_ends_before_the_car_that_began() -> None:
    assert played(last_turn("green", first=2), "skip").stage == "throw"
    assert played(last_turn("blue", first=2), "skip").stage == "energy"


@pytest.mark.rule("sponsors", "5.2")
def test_building_ends_after_forty_rounds() -> None:
    piles = hand(tyres="3")
    assert played(last_turn("green", piles=piles, round=39), "skip").stage == "throw"
    after = played(last_turn("green", piles=piles, round=40), "skip")
    assert after.stage == "energy"
    assert after.piles == piles


@pytest.mark.rule("sponsors", "5.3")
def test_sponsors_that_are_left_may_be_sold_at_the_same_prices() -> None:
    state = played(last_turn(cars={"red": {"sponsors": "bbb"}}), "skip")
    assert state.car == 0
    assert car(played(state, "sell blue blue blue"), "red").money == 15


@pytest.mark.rule("sponsors", "5.4")
def test_energy_costs_a_million_a_point_and_ten_are_the_most() -> None:
    state = played(last_turn(cars={"red": {"money": 12}}), "skip")
    assert offered(state) == {f"energy {n}" for n in range(11)}
    after = played(state, "energy 10")
    assert (car(after, "red").energy, car(after, "red").money) == (10, 2)


@pytest.mark.rule("sponsors", "5.4")
def test_energy_is_not_bought_on_credit() -> None:
    state = played(last_turn(cars={"red": {"money": 3}}), "skip")
    assert refused(state, "energy 4") == "5.4"
    assert refused(state, "energy 3") == ""
    assert refused(state, "roll") == "5.4"


@pytest.mark.rule("sponsors", "5.5")
def test_cars_settle_in_turn_from_the_one_that_began_and_the_poor_are_not_asked() -> None:
    poor = {"money": 0}
    state = last_turn("blue", first=2, cars={"green": poor, "red": {"money": 0, "sponsors": "b"}})
    state, asked = played(state, "skip"), []
    while state.stage == "energy":
        asked.append(state.car)
        state = played(state, "energy 0")
    assert asked == [2, 0, 1]


@pytest.mark.rule("sponsors", "5.6")
def test_two_cards_of_a_category_change_places_between_the_cars_of_a_player() -> None:
    after = played(before_the_race(ON_THE_OVAL, 2), "transfer 8 engine 0 3")
    assert cards(after, "red", "engine") == "36"
    assert cards(after, "yellow", "engine") == "0"
    assert after.seat == 1


@pytest.mark.rule("sponsors", "5.6")
def test_energy_is_shared_out_within_ten_for_a_car() -> None:
    state = before_the_race(ON_THE_OVAL, 2)
    after = played(state, "transfer 4")
    assert (car(after, "red").energy, car(after, "yellow").energy) == (4, 10)
    assert refused(state, "transfer 3") == "5.6"
    assert refused(state, "transfer 10") == ""


@pytest.mark.rule("sponsors", "5.6")
@pytest.mark.parametrize("text", ["transfer 8", "transfer 8 engine 3 0", "transfer 8 driver 1 1"])
def test_a_transfer_moves_cards_that_are_there_and_changes_something(text: str) -> None:
    assert refused(before_the_race(ON_THE_OVAL, 2), text) == "5.6"


@pytest.mark.rule("sponsors", "5.6")
def test_every_transfer_is_offered() -> None:
    # Engines 2 x 1 and tyres 1 x 2 make four swaps, or none; red has 4 to 10 of 14 points.
    assert len(offered(before_the_race(ON_THE_OVAL, 2))) == (4 + 1) * 7 - 1 + 1


@pytest.mark.rule("sponsors", "5.6")
def test_both_sides_may_transfer_and_then_the_race_starts() -> None:
    state = played(before_the_race(ON_THE_OVAL, 2), "skip")
    assert (state.stage, state.seat) == ("transfer", 1)
    assert refused(state, "transfer 0") == ""
    assert played(state, "skip").stage == "drive"


@pytest.mark.rule("sponsors", "5.7", "5.8")
def test_team_mates_exchange_once_both_have_named_the_same() -> None:
    state = played(before_the_race(TEAMS, 4), "transfer 5 engine 0 3")
    assert state.seat == 2
    assert cards(state, "red", "engine") == "06"
    after = played(state, "transfer 5 engine 0 3")
    assert cards(after, "red", "engine") == "36"
    assert (car(after, "red").energy, car(after, "yellow").energy) == (5, 9)
    assert after.seat == 1


@pytest.mark.rule("sponsors", "5.8")
def test_a_team_mate_may_propose_something_else_or_call_it_off() -> None:
    state = played(before_the_race(TEAMS, 4), "transfer 5 engine 0 3", "transfer 6")
    assert state.seat == 0
    assert car(played(state, "transfer 6"), "red").energy == 6
    off = played(state, "skip")
    assert off.seat == 1
    assert off.cars == state.cars


@pytest.mark.rule("sponsors", "5.8")
def test_after_six_proposals_nothing_is_exchanged() -> None:
    state = before_the_race(TEAMS, 4)
    after = played(state, *["transfer 5", "transfer 6"] * 3)
    assert after.cars == state.cars
    assert after.seat == 1


@pytest.mark.rule("sponsors", "5.8")
def test_team_mates_see_each_others_cards_before_the_race_and_nobody_else_does() -> None:
    building_state = last_turn(options=sponsors.Options(teams=True))
    building_state = played(building_state, "skip")
    assert sponsors.view(building_state, 0).cars[2].hand is None
    state = played(building_state, *["energy 0"] * 4)
    seen = sponsors.view(state, 0)
    assert state.stage == "transfer"
    assert [c.hand is not None for c in seen.cars] == [True, False, True, False]
    assert fresh(state, 0) == seen.memory


@pytest.mark.rule("sponsors", "5.8")
def test_players_without_sides_go_straight_to_the_race() -> None:
    state = played(last_turn(), "skip", *["energy 5"] * 4)
    assert state.stage == "drive"
    _, events = played_with_events(last_turn(), "skip", *["energy 5"] * 4)
    assert [e.what.__struct_config__.tag for e in events][-4:] == ["started"] * 4
