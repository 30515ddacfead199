"""Chapters 4 and 5: betting, and what becomes of it."""

import msgspec
import pytest

from tests.games.spacepoker.tables import table
from veillee.games import spacepoker as game


@pytest.mark.rule("spacepoker", "4.1")
def test_the_opener_bets_at_least_one_point_or_folds() -> None:
    here = table("ppsfc ssffc")
    assert here.legal() == ["fold", *(f"raise {to}" for to in range(1, 61))]
    assert here.refused("raise 0") == "4.1"
    assert here.refused("raise 1") is None


@pytest.mark.rule("spacepoker", "4.2")
def test_there_is_no_check_and_after_a_fold_the_next_player_opens() -> None:
    here = table("ppsfc ssffc ppcmm")
    assert here.refused("call") == "4.2"
    here.play("fold")
    assert here.turn == 1
    assert here.refused("call") == "4.2"
    assert here.refused("raise 0") == "4.1"
    here.play("raise 4")
    assert here.told("raised") == [
        {"type": "raised", "seat": 1, "to": 4, "paid": 4, "opening": True}
    ]


@pytest.mark.rule("spacepoker", "4.3", "4.7")
def test_the_rulebooks_example_a_bets_6_b_makes_it_8_c_and_a_match() -> None:
    here = table("ppsfc ssffc ppcmm", rounds=2).play("raise 6", "raise 8", "call")
    assert here.turn == 0
    assert here.state.bets == (6, 8, 8)
    here.play("call")
    assert here.told("called")[-1] == {
        "type": "called",
        "seat": 0,
        "to": 8,
        "paid": 2,
        "short": False,
    }
    assert here.state.number == 2
    assert sum(here.points) == 180


@pytest.mark.rule("spacepoker", "4.3")
def test_after_a_bet_one_matches_raises_or_folds() -> None:
    here = table("ppsfc ssffc").play("raise 57")
    assert here.legal() == ["fold", "call", "raise 58", "raise 59", "raise 60"]


@pytest.mark.rule("spacepoker", "4.4")
def test_a_raise_goes_above_the_bet_to_match_and_no_further_than_the_planets() -> None:
    here = table("ppsfc ssffc", (50, 70)).play("raise 6", "raise 8")
    assert here.refused("raise 6") == here.refused("raise 8") == "4.4"
    assert here.refused("raise 9") is None
    assert here.refused("raise 50") is None
    assert here.refused("raise 51") == "4.4"


@pytest.mark.rule("spacepoker", "4.4")
def test_one_may_raise_again_and_again() -> None:
    here = table("ppsfc ssffc").play(*(f"raise {to}" for to in range(1, 61)))
    assert here.legal() == ["fold", "call"]
    assert here.state.bets == (59, 60)


@pytest.mark.rule("spacepoker", "4.5")
def test_whoever_folds_leaves_his_bet_and_has_no_more_turns() -> None:
    here = table("psfcm ssffc ppcmm").play("raise 5", "call", "raise 9", "fold", "call")
    # The best ships were folded: 1 and 2 show, and 1 has the lower pairs.
    assert here.points == [55, 51, 60 + 5 + 9]


@pytest.mark.rule("spacepoker", "4.6")
def test_whoever_has_not_enough_planets_to_match_has_to_fold() -> None:
    here = table("ppsfc ssffc ppcmm", (90, 50, 40)).play("raise 45", "call")
    assert here.legal() == ["fold"]
    assert here.refused("call") == here.refused("raise 40") == here.refused("raise 46") == "4.6"


@pytest.mark.rule("spacepoker", "4.6")
def test_even_one_who_has_bet_his_last_planet_folds_to_a_raise_in_the_printed_game() -> None:
    here = table("psfcm ppsfc", (40, 80)).play("raise 40", "raise 41")
    assert here.legal() == ["fold"]
    here.play("fold")
    assert here.points == [0, 120]


@pytest.mark.rule("spacepoker", "4.7")
def test_the_betting_ends_when_the_turn_would_come_back_to_the_last_who_raised() -> None:
    here = table("ppsfc ssffc ppcmm psfcm", rounds=2)
    here.play("raise 2", "call", "raise 3", "call", "call")
    assert here.state.number == 1
    assert here.turn == 1
    here.play("call")
    assert here.state.number == 2


@pytest.mark.rule("spacepoker", "4.7")
def test_the_turn_round_the_table_is_counted_from_whoever_raised_last() -> None:
    here = table("ppsfc ssffc ppcmm", rounds=2).play("raise 2", "call")
    # All have bet as much as the first, but a turn round the table is not over before seat 2.
    assert here.turn == 2
    here.play("raise 3", "call")
    assert here.state.number == 1
    here.play("call")
    assert here.state.number == 2


@pytest.mark.rule("spacepoker", "4.8", "5.3")
def test_one_left_alone_takes_all_and_shows_nothing() -> None:
    here = table("ppsfc ssffc ppcmm").play("raise 5", "raise 9", "fold", "fold")
    assert here.points == [55, 65, 60]
    assert here.told("shown") == []
    assert here.told("took-all") == [{"type": "took-all", "seat": 1, "points": 14}]
    assert here.state.last is not None
    assert here.state.last.shown == ()


@pytest.mark.rule("spacepoker", "5.3", "4.8")
def test_when_all_others_fold_before_any_bet_the_last_need_not_bet_and_gets_nothing() -> None:
    here = table("ppsfc ssffc ppcmm", rounds=2).play("fold", "fold")
    assert here.told("took-all") == [{"type": "took-all", "seat": 2, "points": 0}]
    assert here.points == [60, 60, 60]
    assert here.state.number == 2


@pytest.mark.rule("spacepoker", "5.1")
def test_those_left_show_their_ships_and_a_folded_hand_is_not_shown() -> None:
    here = table("ppsfc mmmmm psfcm", rounds=2).play("raise 5", "fold", "call")
    assert [(fact["seat"], fact["hand"]) for fact in here.told("shown")] == [
        (0, "one-pair"),
        (2, "five-different"),
    ]
    for seat in (None, 0, 2):
        last = game.view(here.state, seat).last
        assert last is not None
        assert [one.seat for one in last.shown] == [0, 2]
        assert b"mothership" not in msgspec.json.encode(last.shown[0])


@pytest.mark.rule("spacepoker", "5.2")
def test_the_best_hand_takes_all_that_was_bet() -> None:
    here = table("ppsfc ssffc psfcm").play("raise 5", "raise 10", "call", "fold")
    assert here.points == [55, 50, 75]
    assert here.told("won") == [{"type": "won", "seat": 2, "points": 25, "shared": False}]
    assert here.state.middle == (0,) * 6
