"""Chapter 3: a turn of building."""

from collections.abc import Iterator

import pytest

from tests.games.sponsors.situations import (
    at,
    building,
    car,
    die,
    offered,
    played,
    played_with_events,
    refused,
)
from veillee.games import sponsors


@pytest.mark.rule("sponsors", "3.1")
@pytest.mark.parametrize("move", ["buy tyres", "skip", "energy 1", "advance 2", "spin 0", "pass"])
def test_before_the_throw_one_can_only_sell_or_throw(move: str) -> None:
    assert refused(building(), move) == "3.1"


@pytest.mark.rule("sponsors", "3.1")
def test_the_die_is_thrown_once_in_a_turn() -> None:
    for state in after_the_throw():
        assert refused(state, "roll") == "3.1"


@pytest.mark.rule("sponsors", "3.2")
def test_after_the_throw_nothing_is_sold() -> None:
    for state in after_the_throw():
        assert refused(state, "sell blue") == "3.2"


def after_the_throw() -> Iterator[sponsors.State]:
    """Red on each kind of square where there is something to decide, and before a six."""
    for letter in "VSE":
        rich = {"sponsors": "bry", "loop": at(letter, "red") - 1}
        yield played(building(cars={"red": rich}), "roll", chance=die(1))
    yield played(building(), "roll", chance=die(6))


@pytest.mark.rule("sponsors", "3.1")
def test_whoever_is_not_to_play_waits() -> None:
    refusal = sponsors.why_not(building(), 1, sponsors.read("roll"))
    assert refusal is not None
    assert refusal.rule == "0.2"


@pytest.mark.rule("sponsors", "3.2")
def test_one_may_sell_any_cards_one_has_in_several_sales() -> None:
    state = building(cars={"red": {"sponsors": "bby"}})
    assert offered(state) == {
        "roll",
        "sell blue",
        "sell yellow",
        "sell blue blue",
        "sell blue yellow",
        "sell blue blue yellow",
    }
    assert car(played(state, "sell yellow", "sell blue"), "red").sponsors == "b"


@pytest.mark.rule("sponsors", "3.2")
def test_one_cannot_sell_a_sponsor_the_car_has_not() -> None:
    state = building(cars={"red": {"sponsors": "bby"}, "blue": {"sponsors": "rrr"}})
    assert refused(state, "sell red") == "3.2"
    assert refused(state, "sell yellow yellow") == "3.2"


@pytest.mark.rule("sponsors", "3.2")
def test_the_order_in_which_cards_are_named_does_not_matter() -> None:
    state = building(cars={"red": {"sponsors": "bry"}})
    assert sponsors.read("sell yellow, red, blue") == sponsors.read("sell blue red yellow")
    assert refused(state, "sell yellow red blue") == ""


@pytest.mark.rule("sponsors", "3.3")
@pytest.mark.parametrize(
    ("cards", "millions"),
    [
        ("blue red yellow", 7),
        ("blue blue blue", 10),
        ("red red red", 10),
        ("yellow yellow yellow", 10),
        ("blue blue red", 3),
        ("red yellow", 2),
        ("red red", 2),
        ("yellow", 1),
    ],
)
def test_the_bank_pays_for_sponsors_as_the_rulebook_says(cards: str, millions: int) -> None:
    held = "".join(sorted(word[0] for word in cards.split()))
    state = building(options=sponsors.Options(), cars={"red": {"sponsors": held}})
    assert car(played(state, f"sell {cards}"), "red").money == 5 + millions


@pytest.mark.rule("sponsors", "3.4")
def test_sold_cards_are_shown_and_go_under_the_pile() -> None:
    state = building(cars={"red": {"sponsors": "bry"}})
    after, (sold,) = played_with_events(state, "sell red yellow")
    assert after.sponsor_pile == state.sponsor_pile + "ry"
    assert sold.audience is None
    assert (sold.what.blue, sold.what.red, sold.what.yellow) == (0, 1, 1)


@pytest.mark.rule("sponsors", "3.5")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_marker_goes_as_many_squares_as_the_die_shows(number: int) -> None:
    state = building(options=sponsors.Options())
    assert car(played(state, "roll", chance=die(number)), "red").loop == number


@pytest.mark.rule("sponsors", "3.6")
def test_on_a_six_one_chooses_from_one_to_five_squares() -> None:
    state = played(building(options=sponsors.Options()), "roll", chance=die(6))
    assert car(state, "red").loop == 0
    assert offered(state) == {f"advance {n}" for n in range(1, 6)}
    assert car(played(state, "advance 4"), "red").loop == 4


@pytest.mark.rule("sponsors", "3.6")
def test_on_a_six_one_names_squares_of_the_loop_and_not_of_the_circuit() -> None:
    state = played(building(), "roll", chance=die(6))
    for text in ("advance 12b", "advance 3 12b", "advance"):
        assert refused(state, text) == "3.6"


@pytest.mark.rule("sponsors", "3.7")
def test_markers_go_round_and_may_share_a_square() -> None:
    state = building(options=sponsors.Options(), cars={"red": {"loop": 22}, "blue": {"loop": 1}})
    after = played(state, "roll", chance=die(3))
    assert car(after, "red").loop == car(after, "blue").loop == 1


@pytest.mark.rule("sponsors", "3.8")
@pytest.mark.parametrize("letter", ["V", "E"])
def test_a_square_may_be_left_unused(letter: str) -> None:
    state = building(cars={"red": {"loop": at(letter, "red") - 1}})
    after = played(played(state, "roll", chance=die(1)), "skip")
    assert after.cars[0].hand == state.cars[0].hand
    assert after.car == 1


@pytest.mark.rule("sponsors", "3.8")
def test_where_a_square_offers_nothing_the_turn_is_over() -> None:
    poor = building(cars={"red": {"money": 1}})
    assert played(poor, "roll", chance=die(1)).car == 1


@pytest.mark.rule("sponsors", "3.8")
def test_a_sponsor_is_not_left_on_the_pile() -> None:
    full = {"sponsors": "bry", "loop": at("S", "red") - 1}
    drawn = played(building(cars={"red": full}), "roll", chance=die(1))
    assert len(car(drawn, "red").sponsors) == 4
    assert refused(drawn, "skip") == "4.6"
