"""Chapter 5: the tokens."""

import pytest

from tests.games.sponsio.tables import Table, settle, table


@pytest.mark.rule("sponsio", "5.1", "8.2")
def test_tokens_and_tickets_come_back_for_the_next_round() -> None:
    settled = settle({0: ["V 2"]}).go("keep")
    assert settled.state.round == 2
    assert all(player.tokens == () and player.bets == () for player in settled.players)


@pytest.mark.rule("sponsio", "5.2", "5.11")
def test_the_combat_token_costs_one_more_card_and_lies_on_it() -> None:
    taken = table().go("reveal R9", "token combat R4")
    assert taken.players[0].revealed == ("R9", "R4")
    assert taken.state.combat == "R4"
    assert taken.coins[0] == 10


@pytest.mark.rule("sponsio", "5.2")
def test_the_combat_token_takes_a_card_and_nothing_else() -> None:
    shown = table().go("reveal R9")
    assert shown.refused("token combat") == "5.2"
    assert shown.refused("token combat R4 V") == "5.2"
    assert shown.refused("token combat R4 2") == "5.2"


@pytest.mark.rule("sponsio", "5.11")
def test_a_price_in_cards_is_paid_from_the_hand() -> None:
    shown = table().go("reveal R9")
    assert shown.refused("token combat R9") == "5.11"
    assert shown.refused("token combat R1") == "5.11"


@pytest.mark.rule("sponsio", "5.3")
def test_the_double_bet_token_costs_one_coin() -> None:
    taken = table().go("reveal R9", "token double")
    assert taken.coins == (9, 10, 10, 10)
    assert taken.players[0].tokens == ("double",)


@pytest.mark.rule("sponsio", "5.3", "5.11")
def test_the_double_bet_token_needs_a_coin_and_takes_nothing_else() -> None:
    assert table(coins=(0, 1, 1, 1)).go("reveal R9").refused("token double") == "5.11"
    assert table().go("reveal R9").refused("token double R4") == "5.3"


@pytest.mark.rule("sponsio", "5.3")
def test_only_the_owner_of_the_token_doubles_a_bet() -> None:
    assert table().go("reveal R9").refused("bet V 2 doubled") == "5.3"
    other = table().go("reveal R9", "token double", "reveal R1")
    assert other.refused("bet V 2 doubled") == "5.3"


@pytest.mark.rule("sponsio", "5.3")
def test_the_owner_may_still_place_a_single_bet() -> None:
    later = table().go("reveal R9", "token double").passes(3).go("reveal R4")
    assert later.refused("bet V 2") is None
    assert later.go("bet V 2").coins[0] == 8


@pytest.mark.rule("sponsio", "5.4")
def test_a_doubled_bet_costs_two_coins() -> None:
    later = table().go("reveal R9", "token double").passes(3).go("reveal R4", "bet V 2 doubled")
    assert later.coins[0] == 10 - 1 - 2
    assert later.players[0].bets[0].doubled


@pytest.mark.rule("sponsio", "5.4")
def test_a_doubled_bet_needs_two_coins() -> None:
    later = table(coins=(2, 1, 1, 1)).go("reveal R9", "token double").passes(3).go("reveal R4")
    assert later.refused("bet V 2 doubled") == "5.4"


@pytest.mark.rule("sponsio", "5.5")
def test_the_token_doubles_one_bet_only() -> None:
    later = table().go("reveal R9", "token double").passes(3).go("reveal R4", "bet V 2 doubled")
    again = later.passes(3).go("reveal R7")
    assert again.refused("bet XIV no doubled") == "5.5"


@pytest.mark.rule("sponsio", "5.6", "5.11")
def test_the_modifier_costs_one_more_card_and_changes_a_stake() -> None:
    later = table().go("reveal R9", "bet V 2").passes(3)
    modified = later.go("reveal R4", "token modifier R7 V 3")
    (bet,) = modified.players[0].bets
    assert (bet.ticket, bet.stake, bet.modified) == ("V", "3", True)
    assert modified.players[0].revealed == ("R9", "R4", "R7")
    assert modified.coins[0] == 9


@pytest.mark.rule("sponsio", "5.6")
def test_the_modifier_may_leave_the_stake_as_it_is() -> None:
    later = table().go("reveal R9", "bet V 2").passes(3)
    (bet,) = later.go("reveal R4", "token modifier R7 V 2").players[0].bets
    assert (bet.stake, bet.modified) == ("2", True)


@pytest.mark.rule("sponsio", "5.6")
def test_the_modifier_goes_on_a_ticket_of_ones_own_with_a_stake_it_offers() -> None:
    later = table().go("reveal R9", "bet V 2", "reveal R1", "bet VI 1-2", "pass", "pass")
    later.go("reveal R4")
    assert later.refused("token modifier") == "5.6"
    assert later.refused("token modifier R7") == "5.6"
    assert later.refused("token modifier R7 V") == "5.6"
    assert later.refused("token modifier R7 V 5+") == "5.6"
    assert later.refused("token modifier R7 V 7") == "5.6"
    assert later.refused("token modifier R7 VI 3-4") == "5.6"
    assert later.refused("token modifier R9 V 3") == "5.11"


@pytest.mark.rule("sponsio", "5.6")
def test_without_a_ticket_there_is_nothing_to_modify() -> None:
    shown = table().go("reveal R9")
    assert shown.refused("token modifier R4 V 2") == "5.6"
    assert "you have not bet yet" in shown.says("token modifier R4 V 2")
    assert not any(offer.startswith("token modifier") for offer in shown.offers())


def with_a_doubled_bet() -> Table:
    doubled = table().go("reveal R9", "token double").passes(3).go("reveal R4", "bet V 2 doubled")
    return doubled.passes(3).go("reveal R7")


def with_a_counter_bet_before_him() -> Table:
    later = table().go("reveal R9", "bet V 2", "reveal R1", "bet XVI > 0", "pass", "pass")
    return later.go("reveal R4")


@pytest.mark.rule("sponsio", "5.7")
def test_a_doubled_bet_is_not_changed() -> None:
    doubled = with_a_doubled_bet()
    assert doubled.refused("token modifier B3 V 3") == "5.7"
    assert doubled.refused("token modifier B3 V 9") == "5.6"


@pytest.mark.rule("sponsio", "5.7")
def test_the_modifier_may_go_on_a_doubled_bet_that_stays_what_it_is() -> None:
    doubled = with_a_doubled_bet()
    assert doubled.refused("token modifier B3 V 2") is None
    (bet,) = doubled.go("token modifier B3 V 2").players[0].bets
    assert (bet.stake, bet.doubled, bet.modified) == ("2", True, True)


@pytest.mark.rule("sponsio", "5.8")
def test_whoever_has_a_counter_bet_before_him_does_not_change_a_bet() -> None:
    countered = with_a_counter_bet_before_him()
    assert countered.refused("token modifier R7 V 3") == "5.8"
    assert "keep the stake" in countered.says("token modifier R7 V 3")


@pytest.mark.rule("sponsio", "5.8")
def test_whoever_has_a_counter_bet_before_him_may_take_the_modifier_and_change_nothing() -> None:
    countered = with_a_counter_bet_before_him()
    assert countered.refused("token modifier R7 V 2") is None
    assert countered.go("token modifier R7 V 2").players[0].tokens == ("modifier",)
    assert countered.told("token-modifier")[0]["changed"] is False


@pytest.mark.rule("sponsio", "5.9")
def test_a_counter_bet_is_not_modified() -> None:
    later = table().go("reveal R9", "bet XVI > 2").passes(3).go("reveal R4")
    assert later.refused("token modifier R7 XVI") == "5.9"


@pytest.mark.rule("sponsio", "5.10")
def test_the_three_coins_token_costs_one_coin_and_holds_three() -> None:
    taken = table().go("reveal R9", "token coins")
    assert taken.coins == (6, 10, 10, 10)
    assert taken.players[0].area == 3
    assert taken.all_coins == 300


@pytest.mark.rule("sponsio", "5.10")
def test_the_three_coins_token_needs_four_coins_and_nothing_else() -> None:
    assert table(coins=(3, 1, 1, 1)).go("reveal R9").refused("token coins") == "5.10"
    assert table(coins=(4, 1, 1, 1)).go("reveal R9").refused("token coins") is None
    assert table().go("reveal R9").refused("token coins R4") == "5.10"


@pytest.mark.rule("sponsio", "5.10", "7.15", "8.1")
def test_the_three_coins_count_for_the_round_and_come_back() -> None:
    # Seat 0 wins 2 coins and has 3 on the token: 5 are more than the 3 of seat 1.
    bets = {0: ["VII no"], 1: ["XI 1-4"]}
    settled = settle(bets, "33321322", areas=(3, 0, 0, 0)).go("keep", "keep")
    assert [player.gain for player in settled.players] == [5, 3, 0, 0]
    assert settled.told("round-won")[0]["seats"] == [0]
    assert settled.coins[0] == 10 + 5 + 2
