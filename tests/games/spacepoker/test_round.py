"""Chapters 2 and 3: a round begins, ships are exchanged."""

from collections import Counter

import msgspec
import pytest

import veillee
from tests.games.spacepoker.tables import ships, table
from veillee.games import spacepoker as game
from veillee.games.spacepoker.components import FLEETS
from veillee.games.spacepoker.state import State
from veillee.kernel import Chance


@pytest.mark.rule("spacepoker", "2.1")
@pytest.mark.parametrize(("seats", "pot"), [(2, 25), (3, 20), (4, 15), (5, 10)])
def test_each_player_is_dealt_five_ships_and_the_rest_is_the_pot(seats: int, pot: int) -> None:
    state = game.setup(game.Options(), seats, Chance("deal"))
    assert [len(hand) for hand in state.ships] == [5] * seats
    assert len(state.pot) == pot
    assert Counter(FLEETS["5x7"]) == Counter(state.pot) + Counter(sum(state.ships, ()))


@pytest.mark.rule("spacepoker", "2.2")
def test_a_player_sees_his_own_ships_and_a_watcher_none() -> None:
    state = game.setup(game.Options(), 3, Chance("look"))
    assert [game.view(state, seat).ships for seat in range(3)] == list(state.ships)
    assert game.view(state, None).ships == ()


@pytest.mark.rule("spacepoker", "2.3")
def test_seat_0_opens_every_round_and_turns_go_by_seat_numbers() -> None:
    match = veillee.Match(game, seats=3, seed="turns", options=game.presets["book"])
    for _ in range(2):
        turns = []
        for move in ("x -", "x -", "x -", "raise 2", "raise 3", "call", "call"):
            turns.append(match.to_act[0])
            match.play(match.to_act[0], move)
        assert turns == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("spacepoker", "2.4", "2.5")
def test_when_seat_0_has_no_planets_it_sits_out_and_the_next_player_opens() -> None:
    here = table("ppsfc psfcm ppscm", rounds=2).play("raise 60", "call", "fold")
    assert here.points == [0, 120, 60]
    assert here.told("without-planets") == [{"type": "without-planets", "seat": 0}]
    assert (here.state.players, here.turn) == ((1, 2), 1)
    assert here.state.ships[0] == ()
    here.play("x -", "x -", "raise 1", "call")
    assert here.state.ended == "rounds"


@pytest.mark.rule("spacepoker", "2.6")
def test_a_new_round_deals_all_ships_again_and_leaves_the_planets() -> None:
    here = table("ppsfc psfcm", rounds=2).play("raise 6", "call")
    assert here.state.number == 2
    assert here.points == [54, 66]
    assert Counter(here.state.pot + sum(here.state.ships, ())) == Counter(FLEETS["5x7"])
    assert here.told("round") == [{"type": "round", "number": 2, "opener": 0, "players": [0, 1]}]


@pytest.mark.rule("spacepoker", "3.1")
def test_a_hand_with_a_pair_has_all_exchanges_of_none_to_three_ships_each_once() -> None:
    here = table("ppsfc ssffc", phase="exchange", pot="mmmmm")
    # None: 1. One ship: 4 kinds. Two: pp, and 6 pairs of kinds. Three: pp with 3, and 4 triples.
    assert len(here.legal()) == 1 + 4 + 7 + 7
    assert len(set(here.legal())) == 19
    assert "x probe probe cruiser" in here.legal()


@pytest.mark.rule("spacepoker", "3.1")
def test_four_ships_are_too_many_to_exchange() -> None:
    here = table("ppsfc ssffc", phase="exchange", pot="mmmmm")
    assert here.refused("x probe probe shuttle fighter") == "3.1"


@pytest.mark.rule("spacepoker", "3.1")
def test_the_exchanged_ships_are_replaced_from_the_top_of_the_pot() -> None:
    here = table("ppsfc ssffc", phase="exchange", pot="mcfsp").play("x probe probe")
    assert here.state.ships[0] == ships("sfccm")
    assert here.state.pot == ships("fsp")


@pytest.mark.rule("spacepoker", "3.2")
def test_each_exchanges_once_in_turn_order_from_the_opener_before_any_bet() -> None:
    here = table("ppsfc ssffc ppcmm", phase="exchange", pot="mmmmm", opener=1)
    assert here.turn == 1
    assert here.refused("raise 1") == here.refused("fold") == here.refused("call") == "3.2"
    here.play("x -", "x probe")
    assert here.turn == 0
    here.play("x -")
    assert (here.state.phase, here.turn) == ("betting", 1)
    assert here.refused("x -") == "3.2"


@pytest.mark.rule("spacepoker", "3.3")
def test_only_ships_one_holds_can_be_exchanged() -> None:
    here = table("ppsfc ssffc", phase="exchange", pot="mmmmm")
    assert here.refused("x mothership") == "3.3"
    assert here.refused("x shuttle shuttle") == "3.3"
    assert here.refused("x ark") == "3.3"
    assert here.refused("x probe probe") is None


@pytest.mark.rule("spacepoker", "3.3")
def test_nobody_gets_his_own_discards_back() -> None:
    here = table("mmmmm ppppp ppppp", phase="exchange", pot="sf").play("x mothership mothership")
    here.state = msgspec.structs.replace(here.state, pot=())
    here.play("x probe probe")  # the pot is empty: only the two motherships can come
    assert here.state.ships[1] == ships("pppmm")
    assert here.state.pot == ()


@pytest.mark.rule("spacepoker", "3.4")
def test_others_see_how_many_ships_were_exchanged_and_never_which() -> None:
    here = table("ppsfc ssffc", phase="exchange", pot="mcfsp").play("x probe probe")
    events = here.events
    assert [msgspec.to_builtins(e.what)["type"] for e in events if e.seen_by(1)] == ["exchanged"]
    assert [msgspec.to_builtins(e.what)["type"] for e in events if e.seen_by(None)] == ["exchanged"]
    assert here.told("drew") == [
        {
            "type": "drew",
            "seat": 0,
            "discarded": ["probe", "probe"],
            "drawn": ["mothership", "cruiser"],
        }
    ]
    assert game.view(here.state, 1).exchanged == (2, None)
    assert game.view(here.state, 1).discarded == game.view(here.state, None).discarded == ()
    assert game.view(here.state, 0).discarded == ships("pp")
    assert game.view(here.state, 0).drawn == ships("mc")


@pytest.mark.rule("spacepoker", "3.5")
def test_five_players_who_all_exchange_three_ships_empty_the_pot_of_ten() -> None:
    match = veillee.Match(game, seats=5, seed="fifteen")
    sizes = []
    for seat in range(5):
        three = match.view(seat).ships[:3]
        match.play(seat, {"type": "exchange", "cards": list(three)})
        seen = match.view(None)
        sizes.append((seen.pot, seen.aside))
    # The fourth takes the last ship, and two of the nine laid aside before him.
    assert sizes == [(7, 3), (4, 6), (1, 9), (7, 3), (4, 6)]
    assert match.view(None).recycled == (True, True, True, False, False)
    refilled = [e.what.count for e in match.events(None) if e.rule == "3.5"]
    assert refilled == [9]


@pytest.mark.rule("spacepoker", "3.5")
def test_the_new_pot_is_the_discards_of_those_before_shuffled() -> None:
    drawn = set()
    for seed in range(50):
        here = table("psfcc ppppp", phase="exchange", pot="mmm")
        here.chance = Chance(str(seed))
        here.play("x probe shuttle fighter", "x probe")
        assert Counter(here.state.drawn[1] + here.state.pot) == Counter(ships("psf"))
        drawn.add(here.state.drawn[1] + here.state.pot)
    assert len(drawn) == 6  # every order


@pytest.mark.rule("spacepoker", "2.1", "3.3", "3.5")
def test_no_ship_is_ever_lost_or_made_in_play(positions: list[State]) -> None:
    for state in positions:
        if state.phase != "over":
            lying = Counter(state.pot) + Counter(state.aside()) + Counter(sum(state.ships, ()))
            assert lying == Counter(FLEETS[state.options.fleet])
