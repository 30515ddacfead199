"""Chapter 4: the counter-bet."""

import pytest

from tests.games.sponsio.tables import settle, table


@pytest.mark.rule("sponsio", "4.1")
def test_the_counter_bet_is_placed_in_front_of_an_opponent() -> None:
    placed = table().go("reveal R9", "bet XVI > 2")
    (bet,) = placed.players[0].bets
    assert (bet.ticket, bet.target, bet.stake) == ("XVI", 2, None)
    assert placed.coins[0] == 9


@pytest.mark.rule("sponsio", "4.1")
def test_the_counter_bet_names_an_opponent_and_no_stake() -> None:
    shown = table().go("reveal R9")
    assert shown.refused("bet XVI") == "4.1"
    assert shown.refused("bet XVI yes > 2") == "4.1"


@pytest.mark.rule("sponsio", "4.1")
def test_no_other_ticket_aims_at_an_opponent() -> None:
    assert table().go("reveal R9").refused("bet V 2 > 2") == "4.1"


@pytest.mark.rule("sponsio", "4.1")
@pytest.mark.parametrize("seat", [3, 4, 9, 99])
def test_the_counter_bet_is_not_placed_before_a_seat_that_is_not_there(seat: int) -> None:
    assert table(seats=3).go("reveal Y1").refused(f"bet XVI > {seat}") == "4.1"


@pytest.mark.rule("sponsio", "4.2")
def test_nobody_bets_against_himself() -> None:
    assert table().go("reveal R9").refused("bet XVI > 0") == "4.2"


@pytest.mark.rule("sponsio", "4.3")
def test_whoever_placed_only_a_counter_bet_is_no_traitor() -> None:
    played = table().go("reveal R9", "bet XVI > 2").passes(15)
    assert [fact["seat"] for fact in played.told("traitor")] == [1, 2, 3]


@pytest.mark.rule("sponsio", "4.3", "7.10")
def test_a_won_counter_bet_moves_the_streak() -> None:
    assert settle({0: ["XVI > 1"], 1: ["VII yes"]}, "00000000").streaks[:2] == (1, 0)


@pytest.mark.rule("sponsio", "4.4")
def test_a_counter_bet_against_somebody_without_a_bet_is_lost() -> None:
    settled = settle({0: ["XVI > 1"]})
    assert settled.told("bet-scored")[0]["won"] is False


@pytest.mark.rule("sponsio", "4.5", "5.4")
def test_a_doubled_counter_bet_costs_two_and_brings_six() -> None:
    later = table().go("reveal R9", "token double").passes(3).go("reveal R4")
    assert later.go("bet XVI > 2 doubled").coins[0] == 7
    settled = settle({0: ["XVI > 1 doubled"], 1: ["VII yes"]}, "00000000")
    assert settled.told("bet-scored")[0]["coins"] == 6
