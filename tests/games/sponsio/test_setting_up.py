"""Chapters 2 and 10: setting up, and what a table may choose."""

import pytest

import veillee
from tests.games.sponsio.tables import table
from veillee.games import sponsio
from veillee.kernel import SetupError


def start(seats: int, seed: str = "x", **options: str) -> sponsio.State:
    state = veillee.Match(sponsio, seats=seats, seed=seed, options=options).state
    assert isinstance(state, sponsio.State)
    return state


@pytest.mark.rule("sponsio", "2.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_everyone_begins_with_ten_coins_at_the_start_of_the_track(seats: int) -> None:
    players = start(seats).players
    assert len(players) == seats
    assert all((player.coins, player.streak) == (10, 0) for player in players)


@pytest.mark.rule("sponsio", "2.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_two_or_five_do_not_play(seats: int) -> None:
    with pytest.raises(SetupError):
        veillee.Match(sponsio, seats=seats)


@pytest.mark.rule("sponsio", "2.2")
def test_three_players_leave_a_whole_colour_in_the_box() -> None:
    state = start(3)
    used = {card for player in state.players for card in player.hand} | set(state.talon)
    assert len(used) == 27
    assert state.removed not in {card[0] for card in used}


@pytest.mark.rule("sponsio", "2.2")
def test_four_players_use_all_cards() -> None:
    state = start(4)
    assert state.removed is None
    assert len({card for player in state.players for card in player.hand} | set(state.talon)) == 36


@pytest.mark.rule("sponsio", "2.3")
def test_three_players_use_the_first_eight_tickets_less_a_colour_and_the_counter_bet() -> None:
    view = veillee.Match(sponsio, seats=3, options={"removed": "Y"}).view(0)
    assert view.tickets == ("I", "III", "IV", "V", "VI", "VII", "VIII", "XVI")


@pytest.mark.rule("sponsio", "2.3")
def test_three_players_do_not_bet_on_the_missing_colour_or_on_later_tickets() -> None:
    shown = table(seats=3).go("reveal Y1")
    assert shown.refused("bet I 0") == "2.3"
    assert shown.refused("bet XIII 2-3") == "2.3"
    assert shown.refused("bet II 0") is None


@pytest.mark.rule("sponsio", "2.4")
def test_four_players_use_tickets_five_to_sixteen() -> None:
    tickets = veillee.Match(sponsio, seats=4).view(None).tickets
    assert (tickets[0], tickets[-1], len(tickets)) == ("V", "XVI", 12)
    assert table().go("reveal R4").refused("bet IV 0") == "2.4"


@pytest.mark.rule("sponsio", "2.5", "2.8")
def test_seat_zero_deals_first_and_its_left_neighbour_begins() -> None:
    assert start(4).dealer == 0
    assert sponsio.to_act(start(4)) == (1,)


@pytest.mark.rule("sponsio", "2.6")
def test_each_phase_takes_its_own_moves_only() -> None:
    betting = table()
    assert betting.refused("R9") == "2.6"
    assert betting.refused("collect") == "2.6"
    tricks = table().go("reveal R9", "bet V 2").passes(15)
    assert tricks.refused("pass") == "2.6"
    assert tricks.refused("reveal R4") == "2.6"
    assert tricks.refused("keep") == "2.6"


@pytest.mark.rule("sponsio", "2.6")
def test_out_of_phase_one_is_told_what_one_can_do_then() -> None:
    assert "pass, or reveal a card" in table().says("R9")
    assert "act, or end your turn" in table().go("reveal R9").says("collect")
    duty = table().passes(15)
    assert "reveal a card, then place a bet" in duty.says("R9")
    assert duty.go("reveal Y1").says("keep") == "This is the betting phase: place a bet."
    assert duty.says("keep", "fr") == "C'est la phase de paris : placez un pari."


@pytest.mark.rule("sponsio", "2.7", "10.1")
def test_a_colour_that_nobody_chose_is_drawn_by_chance() -> None:
    drawn = [start(3, seed=str(seed)).removed for seed in range(200)]
    assert all(drawn.count(suit) > 20 for suit in ("G", "Y", "B", "R"))


@pytest.mark.rule("sponsio", "2.2", "2.7", "10.1")
@pytest.mark.parametrize("suit", ["G", "Y", "B", "R"])
def test_a_table_of_three_leaves_out_the_colour_it_likes(suit: str) -> None:
    assert {start(3, seed=str(seed), removed=suit).removed for seed in range(9)} == {suit}


@pytest.mark.rule("sponsio", "10.1")
def test_a_missing_colour_means_nothing_to_four() -> None:
    assert start(4, removed="G").removed is None
