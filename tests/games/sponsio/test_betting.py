"""Chapter 3: the betting phase."""

from typing import Any

import pytest

import veillee
from tests.games.sponsio.tables import Table, cards, table
from veillee.games import sponsio
from veillee.games.sponsio.components import ODDS, Ticket


@pytest.mark.rule("sponsio", "3.1")
@pytest.mark.parametrize(("seats", "talon"), [(3, 3), (4, 4)])
def test_everyone_is_dealt_eight_cards_and_the_rest_is_the_talon(seats: int, talon: int) -> None:
    state = veillee.Match(sponsio, seats=seats, seed="deal").state
    assert [len(player.hand) for player in state.players] == [8] * seats
    assert len(state.talon) == talon


@pytest.mark.rule("sponsio", "3.1")
def test_the_talon_lies_open_to_everybody() -> None:
    match = veillee.Match(sponsio, seats=4, seed="deal")
    assert all(match.view(seat).talon == match.state.talon for seat in (None, 0, 1, 2, 3))


@pytest.mark.rule("sponsio", "3.2")
def test_four_turns_go_clockwise_from_the_dealers_left() -> None:
    seen, betting = [], table(dealer=1).go("pass", "pass", "pass", "reveal R1", "bet V 2")
    while betting.state.phase == "betting":
        seen.append(betting.seat)
        betting.go("pass")
    assert seen == [2, 3, 0, 1] * 3


@pytest.mark.rule("sponsio", "3.3")
def test_a_revealed_card_lies_open_and_is_no_longer_in_the_hand() -> None:
    peter = table().go("reveal R9").players[0]
    assert peter.revealed == ("R9",)
    assert peter.hand == cards("R47 G9 Y357 B3")


@pytest.mark.rule("sponsio", "3.3")
def test_only_a_card_of_the_hand_can_be_revealed() -> None:
    assert table().refused("reveal R1") == "3.3"
    later = table().go("reveal R9", "done").passes(3)
    assert later.refused("reveal R9") == "3.3"


@pytest.mark.rule("sponsio", "3.4")
@pytest.mark.parametrize("action", ["bet V 2", "token double", "swap R4 R3", "done"])
def test_one_acts_after_revealing_and_once(action: str) -> None:
    assert table().refused(action) == "3.4"
    acted = table().go("reveal R9", action)
    assert acted.seat == 1


@pytest.mark.rule("sponsio", "3.4")
def test_after_revealing_one_neither_passes_nor_reveals_again() -> None:
    shown = table().go("reveal R9")
    assert shown.refused("pass") == "3.4"
    assert shown.refused("reveal R4") == "3.4"


@pytest.mark.rule("sponsio", "3.4", "3.13")
def test_a_dealer_on_duty_who_has_revealed_is_told_to_bet() -> None:
    duty = nobody_bet_before_turn_four().passes(3).go("reveal Y1")
    assert duty.says("pass") == "You have already revealed a card this turn: place a bet."
    assert duty.says("reveal Y2", "fr").endswith("à ce tour : placez un pari.")


@pytest.mark.rule("sponsio", "3.5")
def test_a_bet_costs_one_coin() -> None:
    bet = table().go("reveal R9", "bet V 2")
    assert bet.coins == (9, 10, 10, 10)
    assert bet.state.bank == 300 - 39
    assert [(placed.ticket, placed.stake) for placed in bet.players[0].bets] == [("V", "2")]


@pytest.mark.rule("sponsio", "3.5")
def test_a_bet_names_a_stake_that_its_ticket_offers() -> None:
    shown = table().go("reveal R9")
    assert shown.refused("bet V") == "3.5"
    assert shown.refused("bet V 5+") == "3.5"
    assert shown.refused("bet XIV 2") == "3.5"


@pytest.mark.rule("sponsio", "3.5")
@pytest.mark.parametrize("ticket", ["V", "VI", "XIII"])
@pytest.mark.parametrize(
    "stake", [*(str(number) for number in range(14)), "0-1", "0-2", "1-8", "2+", "4+", "6-7"]
)
def test_any_number_of_tricks_is_offered_or_refused_by_the_ticket(
    ticket: Ticket, stake: str
) -> None:
    shown = table().go("reveal R9")
    wanted = None if stake in ODDS[ticket] else "3.5"
    assert shown.refused(f"bet {ticket} {stake}") == wanted


@pytest.mark.rule("sponsio", "3.6")
def test_a_ticket_that_was_taken_is_gone() -> None:
    later = table().go("reveal R9", "bet V 2", "reveal R1")
    assert later.refused("bet V 3") == "3.6"
    assert later.refused("bet VI 3-4") is None


@pytest.mark.rule("sponsio", "3.7")
@pytest.mark.parametrize(
    ("first", "second"),
    [("V 2", "VI 3-4"), ("VI 3-4", "XIII 2-3"), ("VII no", "XIV yes"), ("XV no", "VIII no")],
)
def test_nobody_has_two_tickets_of_one_colour(first: str, second: str) -> None:
    later = table().go("reveal R9", f"bet {first}").passes(3).go("reveal R4")
    assert later.refused(f"bet {second}") == "3.7"
    assert later.refused("bet XII 1-4") is None


@pytest.mark.rule("sponsio", "3.8")
def test_whoever_has_no_coin_does_not_bet_but_may_do_what_costs_none() -> None:
    broke = table(coins=(0, 10, 10, 10)).go("reveal R9")
    assert broke.refused("bet V 2") == "3.8"
    offers = broke.offers()
    assert {"done", "swap R4 R3", "token combat R4"} <= offers
    assert not any(offer.startswith("bet") for offer in offers)


@pytest.mark.rule("sponsio", "3.8")
@pytest.mark.parametrize("bet", ["V 9", "V 2 doubled", "XVI > 0", "XVI > 1", "IV 0"])
def test_without_a_coin_no_bet_is_advised(bet: str) -> None:
    broke = table(coins=(0, 10, 10, 10)).go("reveal R9")
    assert broke.refused(f"bet {bet}") == "3.8"
    assert broke.says(f"bet {bet}").endswith("swap a card, or end your turn.")


@pytest.mark.rule("sponsio", "3.9", "5.1")
def test_a_token_that_was_taken_is_gone_until_the_round_ends() -> None:
    later = table().go("reveal R9", "token double", "reveal R1")
    assert later.refused("token double") == "5.1"
    assert later.refused("token combat R5") is None


@pytest.mark.rule("sponsio", "3.10")
def test_a_swap_takes_a_card_of_the_talon_and_leaves_one_of_the_hand() -> None:
    swapped = table().go("reveal R9", "swap G9 R8")
    assert swapped.players[0].hand == cards("R478 Y357 B3")
    assert swapped.state.talon == cards("R3 B8 G89")
    assert swapped.told("swapped") == [{"type": "swapped", "seat": 0, "give": "G9", "take": "R8"}]


@pytest.mark.rule("sponsio", "3.10")
def test_a_swap_is_between_ones_own_hand_and_the_talon() -> None:
    shown = table().go("reveal R9")
    assert shown.refused("swap R1 R8") == "3.10"
    assert shown.refused("swap R4 R1") == "3.10"
    assert shown.refused("swap R4 R7") == "3.10"


@pytest.mark.rule("sponsio", "3.10")
def test_the_next_player_may_take_what_was_given() -> None:
    assert table().go("reveal R9", "swap G9 R8", "reveal R1").refused("swap R5 G9") is None


@pytest.mark.rule("sponsio", "3.11")
def test_a_revealed_card_is_not_swapped() -> None:
    assert table().go("reveal R9").refused("swap R9 R8") == "3.11"


@pytest.mark.rule("sponsio", "3.12")
def test_whoever_has_no_bet_after_four_turns_is_a_traitor() -> None:
    played = table().go("reveal R9", "bet V 2", "pass", "reveal R2", "token coins").passes(13)
    assert [fact["seat"] for fact in played.told("traitor")] == [1, 2, 3]


def nobody_bet_before_turn_four(**given: Any) -> Table:
    return table(**given).passes(12)


@pytest.mark.rule("sponsio", "3.13")
def test_the_dealer_must_bet_if_no_bet_stands_when_turn_four_begins() -> None:
    duty = nobody_bet_before_turn_four().passes(3)
    assert duty.seat == duty.state.dealer
    assert duty.refused("pass") == "3.13"
    assert duty.says("pass").endswith("you are the dealer: reveal a card, then place a bet.")
    duty.go("reveal Y1")
    for other in ("done", "token double", "swap Y2 R8"):
        assert duty.refused(other) == "3.13"
        assert duty.says(other).endswith("you are the dealer: place a bet.")
    assert all(offer.startswith("bet") for offer in duty.offers())
    assert duty.go("bet VII no").coins == (10, 10, 10, 9)


@pytest.mark.rule("sponsio", "3.13")
def test_a_bet_made_in_turn_four_does_not_free_the_dealer() -> None:
    duty = nobody_bet_before_turn_four().go("reveal R9", "bet V 2", "pass", "pass")
    assert duty.refused("pass") == "3.13"


@pytest.mark.rule("sponsio", "3.13")
def test_a_bet_made_before_turn_four_frees_the_dealer() -> None:
    free = table().passes(11).go("reveal Y1", "bet V 2").passes(3)
    assert free.refused("pass") is None
    other = table().go("reveal R9", "bet XVI > 1").passes(14)
    assert other.refused("pass") is None


@pytest.mark.rule("sponsio", "3.13")
def test_nobody_but_the_dealer_is_bound_in_turn_four() -> None:
    assert nobody_bet_before_turn_four().refused("pass") is None


@pytest.mark.rule("sponsio", "3.13")
def test_everybody_is_told_that_the_dealer_must_bet() -> None:
    duty = nobody_bet_before_turn_four()
    assert [sponsio.view(duty.state, seat).dealer_must_bet for seat in (None, 0, 3)] == [True] * 3
    assert not sponsio.view(table().state, 0).dealer_must_bet
    assert not sponsio.view(table().go("reveal R9", "bet V 2").passes(11).state, 0).dealer_must_bet


@pytest.mark.rule("sponsio", "3.14")
def test_the_dealers_forced_bet_is_free_if_he_has_no_coin() -> None:
    duty = nobody_bet_before_turn_four(coins=(10, 10, 10, 0)).passes(3).go("reveal Y1")
    assert duty.refused("bet VII no") is None
    assert duty.go("bet VII no").coins == (10, 10, 10, 0)
    assert duty.all_coins == 300


@pytest.mark.rule("sponsio", "3.14", "5.4")
def test_a_free_bet_is_not_doubled() -> None:
    duty = table(coins=(10, 10, 10, 1)).passes(3).go("reveal Y1", "token double").passes(11)
    assert duty.go("reveal Y2").refused("bet VII no doubled") == "5.4"
    assert duty.refused("bet VII no") is None


@pytest.mark.rule("sponsio", "3.15")
def test_one_may_reveal_a_card_and_leave_it_at_that() -> None:
    done = table().go("reveal R9", "done")
    assert done.players[0].revealed == ("R9",)
    assert done.coins == (10, 10, 10, 10)


@pytest.mark.rule("sponsio", "3.15")
def test_a_pass_reveals_nothing() -> None:
    assert table().go("pass").players[0].revealed == ()


def test_the_clock_passes_for_an_absent_player_or_ends_his_turn() -> None:
    assert sponsio.timeout(table().state, 0) == sponsio.Pass()
    assert sponsio.timeout(table().go("reveal R9").state, 0) == sponsio.Done()
