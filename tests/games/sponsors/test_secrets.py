"""Chapter 10: what each seat sees, remembers and can work out."""

from typing import Any

import msgspec
import pytest

from tests.games.sponsors.situations import (
    ON_THE_OVAL,
    TEAMS,
    Loaded,
    building,
    hand,
    played,
    played_with_events,
    race,
)
from veillee.contract import checks
from veillee.games import sponsors
from veillee.games.sponsors.components import CATEGORY
from veillee.kernel import Chance, Event

ENGINE = CATEGORY["engine"]
HELD: dict[str, dict[str, Any]] = {
    "red": {"hand": hand(engine="03")},
    "blue": {"hand": hand(engine="5")},
    "yellow": {"hand": hand(engine="1")},
    "green": {"hand": hand(engine="6")},
}


def engines(state: sponsors.State, seat: int) -> tuple[str, ...]:
    """How the engine cards may lie, as the seat knows it: pile, red, blue, yellow, green."""
    return sponsors.view(state, seat).memory[ENGINE]


def exchanging(loop: int, **facts: Any) -> sponsors.State:
    """Red stands on an E of the oval: 3 is red's own, 7 blue's, 11 yellow's, 15 green's."""
    cars = {**HELD, "red": {**HELD["red"], "loop": loop}}
    piles = facts.pop("piles", hand(engine="24"))
    return building(cars=cars, stage="exchange", piles=piles, **facts)


def turn_of(state: sponsors.State, number: int, loop: int) -> sponsors.State:
    """Another car stands on an E."""
    cars = list(state.cars)
    cars[number] = msgspec.structs.replace(cars[number], loop=loop)
    return msgspec.structs.replace(
        state, cars=tuple(cars), car=number, seat=number, stage="exchange"
    )


def heard_by(events: list[Event], seat: int | None) -> list[str]:
    return [e.what.__struct_config__.tag for e in events if e.seen_by(seat)]


@pytest.mark.rule("sponsors", "10.1")
def test_all_see_money_energy_markers_and_the_numbers_of_cards() -> None:
    state = building(cars={"red": {"sponsors": "bry", "money": 9, "energy": 2, "loop": 5}})
    for seat in (0, 1, None):
        seen = sponsors.view(state, seat)
        red = seen.cars[0]
        assert (red.money, red.energy, red.loop, red.sponsor_cards) == (9, 2, 5, 3)
        assert red.cards == (1,) * 8
        # The oval has seven cards of each category, and four cars.
        assert seen.piles == (3,) * 8
        assert seen.sponsor_pile == 18


@pytest.mark.rule("sponsors", "10.2")
def test_only_its_player_sees_the_workshop_cards_of_a_car() -> None:
    state = building()
    assert sponsors.view(state, 0).cars[0].hand == state.cars[0].hand
    for seat in (1, 2, 3, None):
        assert sponsors.view(state, seat).cars[0].hand is None


@pytest.mark.rule("sponsors", "10.2")
def test_a_player_with_two_cars_sees_both_hands() -> None:
    seen = sponsors.view(building(2), 1)
    assert [car.hand is not None for car in seen.cars] == [False, True, False, True]


@pytest.mark.rule("sponsors", "10.2")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_piles_and_hands_of_others_are_left_open(seat: int | None) -> None:
    facts = set(sponsors.hidden(building(cars={"blue": {"sponsors": "bry"}}), seat))
    assert {"pile of tyres", "sponsor pile", "hand of blue", "sponsors of blue"} <= facts
    assert "hand of red" not in facts or seat != 0


@pytest.mark.rule("sponsors", "10.3")
def test_only_its_player_sees_the_sponsors_of_a_car() -> None:
    state = building(cars={"red": {"sponsors": "bry"}})
    assert [sponsors.view(state, seat).cars[0].sponsors for seat in (0, 1, None)] == [
        "bry",
        None,
        None,
    ]


@pytest.mark.rule("sponsors", "10.3", "10.7")
def test_sold_sponsors_are_remembered_when_they_come_up_again() -> None:
    state = building(
        cars={"red": {"sponsors": "bb"}, "blue": {"loop": 1, "money": 0}}, sponsor_pile=""
    )
    state = played(state, "sell blue blue")
    assert state.shown.pile == "bb"
    state = msgspec.structs.replace(state, car=1, seat=1)
    state = played(state, "roll", chance=Loaded(4))
    # Blue has drawn the card that red sold: every one at the table knows it.
    assert state.cars[1].sponsors == "b"
    assert state.shown.hands[1] == ("b",)
    worlds = [sponsors.imagine(sponsors.view(state, 2), Chance(f"{n}")) for n in range(9)]
    assert {world.cars[1].sponsors for world in worlds} == {"b"}


@pytest.mark.rule("sponsors", "10.3")
def test_a_sold_sponsor_may_be_the_known_one_or_another_of_its_colour() -> None:
    state = building(cars={"red": {"sponsors": "bb"}})
    known = msgspec.structs.replace(state.shown, hands=(("?b",), *state.shown.hands[1:]))
    after = played(msgspec.structs.replace(state, shown=known), "sell blue")
    assert after.shown.hands[0] == ("?", "b")


@pytest.mark.rule("sponsors", "10.4")
def test_all_hear_what_is_bought_and_only_the_buyer_which_card() -> None:
    state = building(stage="buy", piles=hand(tyres="42"))
    after, events = played_with_events(state, "buy tyres")
    assert heard_by(events, 0) == ["bought", "received"]
    assert heard_by(events, 1) == heard_by(events, None) == ["bought"]
    tyres = CATEGORY["tyres"]
    mine = state.cars[0].hand[tyres]
    assert sponsors.view(after, 0).memory[tyres] == (f"?|{''.join(sorted(mine + '4'))}|?|?|?",)
    theirs = state.cars[1].hand[tyres]
    assert sponsors.view(after, 1).memory[tyres] == (f"?|??|{theirs}|?|?",)


@pytest.mark.rule("sponsors", "10.4")
def test_all_hear_that_a_sponsor_is_drawn_and_only_the_player_which() -> None:
    state = building(cars={"red": {"loop": 1}})
    _, events = played_with_events(state, "roll", chance=Loaded(0))
    assert heard_by(events, 0) == ["thrown", "marker", "drew", "sponsor"]
    assert heard_by(events, 3) == ["thrown", "marker", "drew"]


@pytest.mark.rule("sponsors", "10.5")
def test_both_players_of_an_exchange_see_both_cards() -> None:
    after, events = played_with_events(exchanging(7), "exchange engine 0 blue")
    assert heard_by(events, 0) == heard_by(events, 1) == ["exchanged", "swapped"]
    assert heard_by(events, 2) == ["exchanged"]
    assert engines(after, 0) == ("??|35|0|?|?",)
    assert engines(after, 1) == ("??|5?|0|?|?",)
    assert engines(after, 2) == ("??|??|?|1|?",)


@pytest.mark.rule("sponsors", "10.5")
def test_only_the_player_knows_what_he_exchanges_with_the_board() -> None:
    after, events = played_with_events(exchanging(3), "exchange engine 0 board")
    assert heard_by(events, 0) == ["exchanged", "swapped"]
    assert heard_by(events, 1) == ["exchanged"]
    # Red has taken the 2 from the top, and knows its 0 at the bottom.
    assert engines(after, 0) == ("?0|23|?|?|?",)
    assert engines(after, 1) == ("??|??|5|?|?",)


@pytest.mark.rule("sponsors", "10.7")
def test_a_card_given_away_is_followed_through_what_happens_out_of_sight() -> None:
    # Red gives blue the 0 for the 5; then yellow exchanges with blue, unseen by red.
    state = turn_of(played(exchanging(7), "exchange engine 0 blue"), 2, 7)
    state = played(state, "exchange engine 1 blue")
    # Blue had but the 0: now yellow has it.
    assert engines(state, 0) == ("??|35|?|0|?",)


@pytest.mark.rule("sponsors", "10.7")
def test_what_may_have_happened_is_kept_open_until_it_is_seen() -> None:
    cars = {**HELD, "blue": {"hand": hand(engine="52")}, "red": {**HELD["red"], "loop": 7}}
    start = building(cars=cars, stage="exchange", piles=hand(engine="4"))
    state = played(start, "exchange engine 0 blue", chance=Loaded(0))
    assert engines(state, 0) == ("?|35|0?|?|?",)
    state = played(turn_of(state, 2, 7), "exchange engine 1 blue", chance=Loaded(1))
    # Yellow has taken the 0, or the card beside it.
    assert engines(state, 0) == ("?|35|0?|?|?", "?|35|??|0|?")
    worlds = [sponsors.imagine(sponsors.view(state, 0), Chance(f"{n}")) for n in range(40)]
    holders = {n for w in worlds for n in range(4) if "0" in w.cars[n].hand[ENGINE]}
    assert holders == {1, 2}
    assert all(w.cars[0].hand[ENGINE] == "35" for w in worlds)


@pytest.mark.rule("sponsors", "10.7")
def test_a_card_put_under_a_pile_is_known_again_when_it_comes_up() -> None:
    state = played(exchanging(3, piles=hand(engine="2")), "exchange engine 0 board")
    assert engines(state, 0) == ("0|23|?|?|?",)
    bought = played(
        msgspec.structs.replace(state, car=1, seat=1, stage="buy", cars=state.cars), "skip"
    )
    assert engines(bought, 0) == ("0|23|?|?|?",)
    cars = list(state.cars)
    cars[1] = msgspec.structs.replace(cars[1], loop=4)
    state = msgspec.structs.replace(state, car=1, seat=1, stage="buy", cars=tuple(cars))
    assert engines(played(state, "buy engine"), 0) == ("|23|0?|?|?",)


@pytest.mark.rule("sponsors", "10.6")
def test_a_sides_transfer_is_open_but_for_the_cards() -> None:
    state = building(2, cars=HELD, stage="transfer", piles=hand())
    after, events = played_with_events(state, "transfer 0 engine 3 1")
    assert heard_by(events, 0) == ["exchanged", "swapped", "shared"]
    assert heard_by(events, 1) == ["exchanged", "shared"]
    assert engines(after, 0) == ("|01|?|3|?",)
    assert engines(after, 1) == ("|??|5|?|6",)


@pytest.mark.rule("sponsors", "10.6")
def test_only_team_mates_hear_what_they_propose() -> None:
    cars = {c: {**held, "energy": 4} for c, held in HELD.items()}
    state = building(options=TEAMS, cars=cars, stage="transfer", piles=hand())
    after, events = played_with_events(state, "transfer 2")
    assert [heard_by(events, seat) for seat in (0, 1, 2, 3, None)] == [
        ["proposed"],
        [],
        ["proposed"],
        [],
        [],
    ]
    seen = [sponsors.view(after, seat).proposal for seat in (0, 1, 2, None)]
    assert [proposal is not None for proposal in seen] == [True, False, True, False]


@pytest.mark.rule("sponsors", "10.2", "10.7")
def test_cards_played_in_the_race_are_no_longer_imagined_in_any_hand() -> None:
    state = race(
        "Y.....Rg.... .G..B....v..",
        hands={"red": hand(engine="2"), "blue": hand(engine="45"), "yellow": hand(engine="13")},
    )
    memory = list(state.memory)
    memory[ENGINE] = tuple(("|?|??|??|?",) for _ in range(4))
    state = msgspec.structs.replace(state, memory=tuple(memory), piles=("",) * 8)
    after = played(state, "drive engine 2 9b", "drive engine 4 9a")
    for number in range(20):
        world = sponsors.imagine(sponsors.view(after, None), Chance(f"{number}"))
        held = "".join(car.hand[ENGINE] for car in world.cars)
        assert not set("24") & set(held)
        assert [len(car.hand[ENGINE]) for car in world.cars] == [0, 1, 2, 1]


@pytest.mark.parametrize("check", checks.EVERY_CHECK, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, sponsors.Options(teams=True)), (4, TEAMS), (3, ON_THE_OVAL), (2, ON_THE_OVAL)],
    ids=["teams", "teams-oval", "three-oval", "two-oval"],
)
@pytest.mark.rule("sponsors", "10.7")
def test_the_contract_holds_in_teams_and_on_another_board(
    check: Any, seats: int, options: sponsors.Options
) -> None:
    check(sponsors, seats, options)
