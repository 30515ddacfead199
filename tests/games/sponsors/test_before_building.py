"""Chapter 2: markers, cards and money."""

from typing import Any

import pytest

from tests.games.sponsors.situations import building, played
from veillee.games import sponsors
from veillee.games.sponsors.components import CATEGORIES, CATEGORY
from veillee.kernel import Chance


def start(seats: int, seed: str = "start", **options: Any) -> sponsors.State:
    return sponsors.setup(sponsors.Options(**options), seats, Chance(seed))


@pytest.mark.rule("sponsors", "2.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_have_a_car_each(seats: int) -> None:
    cars = sponsors.view(start(seats), None).cars
    colours = ["red", "blue", "yellow", "green"][:seats]
    assert [(car.colour, car.seat) for car in cars] == list(zip(colours, range(seats), strict=True))


@pytest.mark.rule("sponsors", "2.2")
def test_two_players_have_two_cars_each() -> None:
    cars = sponsors.view(start(2), None).cars
    assert {car.colour: car.seat for car in cars} == {"red": 0, "yellow": 0, "blue": 1, "green": 1}


@pytest.mark.rule("sponsors", "2.2")
def test_two_cars_of_a_player_keep_their_money_apart() -> None:
    state = building(2, cars={"red": {"sponsors": "bry"}, "yellow": {"sponsors": "bbb"}})
    after = played(state, "sell blue red yellow")
    assert [car.money for car in after.cars] == [12, 4, 4, 4]
    assert after.cars[2].sponsors == "bbb"


@pytest.mark.rule("sponsors", "2.3")
def test_three_players_do_without_the_eight_cards_of_the_rulebook() -> None:
    state = start(3)
    missing = {
        (category, value)
        for number, category in enumerate(CATEGORIES)
        for value in "01234567"
        if value not in state.piles[number] + "".join(car.hand[number] for car in state.cars)
    }
    assert missing == {
        ("tyres", "4"),
        ("mechanics", "2"),
        ("bodywork", "6"),
        ("chassis", "3"),
        ("driver", "5"),
        ("engine", "4"),
        ("engineer", "6"),
        ("tests", "5"),
    }
    assert len(state.cars) == 3


@pytest.mark.rule("sponsors", "2.4")
def test_teams_are_for_four() -> None:
    assert start(4, teams=True).in_teams
    assert not start(4).in_teams
    assert not start(3, teams=True).has_sides
    assert not start(2, teams=True).in_teams


@pytest.mark.rule("sponsors", "2.5")
def test_markers_start_on_the_a_of_their_zone() -> None:
    state = start(4)
    assert [car.loop for car in state.cars] == [0, 6, 12, 18]
    assert [state.board.loop[car.loop] for car in state.cars] == ["A"] * 4


@pytest.mark.rule("sponsors", "2.6")
@pytest.mark.parametrize(("seats", "cars"), [(2, 4), (3, 3), (4, 4)])
def test_each_car_has_a_card_of_each_category_and_four_of_each_are_left(
    seats: int, cars: int
) -> None:
    state = start(seats)
    assert [tuple(map(len, car.hand)) for car in state.cars] == [(1,) * 8] * cars
    assert tuple(map(len, state.piles)) == (4,) * 8


@pytest.mark.rule("sponsors", "2.6")
def test_categories_are_shuffled_apart() -> None:
    orders = {start(4).piles[CATEGORY[category]] for category in CATEGORIES}
    assert len(orders) > 4


@pytest.mark.rule("sponsors", "2.7")
def test_each_car_starts_with_five_million() -> None:
    assert [car.money for car in start(2).cars] == [5, 5, 5, 5]


@pytest.mark.rule("sponsors", "2.8")
def test_the_car_that_begins_is_drawn() -> None:
    firsts = [start(4, f"seed {n}").car for n in range(200)]
    assert {car: firsts.count(car) > 30 for car in range(4)} == dict.fromkeys(range(4), True)


@pytest.mark.rule("sponsors", "2.8")
def test_the_others_follow_clockwise() -> None:
    state, order = start(3), list[int]()
    dice = Chance("order")
    while len(order) < 7:
        order.append(state.car)
        turn = (state.round, state.car)
        while (state.round, state.car) == turn:
            (seat,) = sponsors.to_act(state)
            state, _ = sponsors.play(state, seat, sponsors.timeout(state, seat), dice)
    assert [(car - order[0]) % 3 for car in order] == [0, 1, 2, 0, 1, 2, 0]
