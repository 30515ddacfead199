"""Chapter 4: what the squares A, V, S and E offer."""

from typing import Any

import pytest

from tests.games.sponsors.situations import (
    ON_THE_OVAL,
    TEAMS,
    Loaded,
    at,
    building,
    car,
    cards,
    die,
    hand,
    offered,
    played,
    played_with_events,
    refused,
)
from veillee.games import sponsors
from veillee.games.sponsors.components import CATEGORIES, CATEGORY
from veillee.kernel import Event

EMPTY = ("",) * 8


def landed(letter: str, zone: str = "red", seats: int = 4, **facts: Any) -> sponsors.State:
    """The red car has just come to this square."""
    return landing(letter, zone, seats, **facts)[0]


def told_on(letter: str, zone: str = "red", seats: int = 4, **facts: Any) -> tuple[str, str]:
    """Why the square brings the red car nothing, and by which clause; everybody is told."""
    _, events = landing(letter, zone, seats, **facts)
    (told,) = (e for e in events if e.what.__struct_config__.tag == "nothing")
    assert told.audience is None
    return told.rule, told.what.why


def landing(letter: str, zone: str, seats: int, **facts: Any) -> tuple[sponsors.State, list[Event]]:
    cars = dict(facts.pop("cars", {}))
    options = facts.get("options", ON_THE_OVAL)
    board = sponsors.BOARDS[options.board]
    loop = (at(letter, zone, board) - 1) % len(board.loop)
    cars["red"] = {"loop": loop, **cars.get("red", {})}
    return played_with_events(building(seats, cars=cars, **facts), "roll", chance=die(1))


@pytest.mark.rule("sponsors", "4.1")
@pytest.mark.parametrize("zone", ["red", "green"])
def test_on_a_one_may_buy_any_category(zone: str) -> None:
    assert offered(landed("A", zone)) == {"skip", *(f"buy {c}" for c in CATEGORIES)}


@pytest.mark.rule("sponsors", "4.2")
def test_on_v_one_may_buy_the_categories_of_the_zone() -> None:
    state = landed("V", "blue")
    assert offered(state) == {"skip", "buy engine", "buy driver"}
    assert refused(state, "buy tyres") == "4.2"


@pytest.mark.rule("sponsors", "4.3")
def test_a_workshop_card_costs_a_million_on_the_board_that_people_play_on() -> None:
    state = landed("V", options=sponsors.Options())
    top = state.piles[CATEGORY["engine"]][0]
    after = played(state, "buy engine")
    assert car(after, "red").money == 4
    assert cards(after, "red", "engine") == "".join(sorted(cards(state, "red", "engine") + top))
    assert after.piles[CATEGORY["engine"]] == state.piles[CATEGORY["engine"]][1:]
    assert after.car == 1


@pytest.mark.rule("sponsors", "4.3")
def test_a_car_without_the_money_buys_nothing() -> None:
    assert landed("A", cars={"red": {"money": 1}}).car == 1
    assert landed("A", cars={"red": {"money": 2}}).stage == "buy"
    assert told_on("A", cars={"red": {"money": 1}}) == ("4.3", "money")


@pytest.mark.rule("sponsors", "4.4")
def test_nothing_is_bought_from_an_empty_pile() -> None:
    piles = hand(tests="3")
    state = landed("V", piles=piles)
    assert offered(state) == {"skip", "buy tests"}
    assert refused(state, "buy tyres") == "4.4"
    assert landed("V", "blue", piles=piles).car == 1
    assert told_on("V", "blue", piles=piles) == ("4.4", "cards")
    # Without money either, it is the empty pile that nothing can change.
    assert told_on("V", "blue", piles=piles, cars={"red": {"money": 0}}) == ("4.4", "cards")


@pytest.mark.rule("sponsors", "4.5")
def test_on_s_a_sponsor_is_drawn_from_the_top() -> None:
    state = landed("S", sponsor_pile="yrb")
    assert car(state, "red").sponsors == "y"
    assert state.sponsor_pile == "rb"
    assert state.car == 1


@pytest.mark.rule("sponsors", "4.6")
def test_whoever_draws_a_fourth_sponsor_discards_one_of_the_four() -> None:
    state = landed("S", sponsor_pile="yrb", cars={"red": {"sponsors": "bbr"}})
    assert offered(state) == {"discard blue", "discard red", "discard yellow"}
    after, (discarded,) = played_with_events(state, "discard blue")
    assert car(after, "red").sponsors == "bry"
    assert after.sponsor_pile == "rbb"
    assert after.car == 1
    assert discarded.audience is None


@pytest.mark.rule("sponsors", "4.6")
def test_one_discards_a_sponsor_one_has_and_nothing_else_comes_first() -> None:
    state = landed("S", sponsor_pile="brb", cars={"red": {"sponsors": "bbr"}})
    assert refused(state, "discard yellow") == "4.6"
    assert refused(state, "skip") == "4.6"


@pytest.mark.rule("sponsors", "4.7")
def test_e_at_home_takes_the_top_of_a_pile_and_puts_a_card_underneath() -> None:
    state = landed("E", piles=hand(engine="314"), cars={"red": {"hand": hand(engine="05")}})
    assert offered(state) == {"skip", "exchange engine 0 board", "exchange engine 5 board"}
    after = played(state, "exchange engine 0 board")
    assert cards(after, "red", "engine") == "35"
    assert after.piles[CATEGORY["engine"]] == "140"
    assert after.car == 1


@pytest.mark.rule("sponsors", "4.7")
def test_e_at_home_offers_nothing_where_the_pile_is_empty() -> None:
    state = landed("E", piles=hand(tests="3"))
    mine = cards(state, "red", "tyres")
    assert refused(state, f"exchange tyres {mine} board") == "4.7"
    assert landed("E", piles=EMPTY).car == 1
    assert told_on("E", piles=EMPTY) == ("4.7", "piles")


@pytest.mark.rule("sponsors", "4.7")
def test_e_at_home_is_for_the_board_only() -> None:
    state = landed("E", cars={"red": {"hand": hand(engine="05")}})
    assert refused(state, "exchange engine 0 blue") == "4.7"


@pytest.mark.rule("sponsors", "4.8")
@pytest.mark.parametrize(("fall", "took"), [(0, "2"), (1, "4"), (2, "6")])
def test_e_abroad_gives_a_card_for_one_drawn_at_random(fall: int, took: str) -> None:
    hands = {"red": {"hand": hand(engine="0")}, "blue": {"hand": hand(engine="246")}}
    state = landed("E", "blue", cars=hands)
    after = played(state, "exchange engine 0 blue", chance=Loaded(fall))
    assert cards(after, "red", "engine") == took
    assert cards(after, "blue", "engine") == "".join(sorted("246".replace(took, "0")))


@pytest.mark.rule("sponsors", "4.8")
def test_e_abroad_is_for_the_car_of_that_zone() -> None:
    state = landed("E", "blue", cars={"red": {"hand": hand(engine="05")}})
    assert refused(state, "exchange engine 0 yellow") == "4.8"
    assert refused(state, "exchange engine 0 board") == "4.8"
    assert offered(state) == {"skip", "exchange engine 0 blue", "exchange engine 5 blue"}


@pytest.mark.rule("sponsors", "4.9")
def test_e_offers_nothing_where_there_is_no_opponent() -> None:
    assert landed("E", "green", seats=3).car == 1
    assert told_on("E", "green", seats=3) == ("4.9", "nobody")
    assert landed("E", "yellow", seats=2).car == 1
    assert landed("E", "yellow", options=TEAMS).car == 1
    assert landed("E", "yellow").stage == "exchange"


@pytest.mark.rule("sponsors", "4.10")
def test_one_gives_only_a_card_that_the_car_has() -> None:
    held = {"hand": hand(engine="05")}
    assert refused(landed("E", cars={"red": held}), "exchange engine 4 board") == "4.10"
    assert refused(landed("E", "blue", cars={"red": held}), "exchange tyres 5 blue") == "4.10"
