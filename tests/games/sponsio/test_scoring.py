"""Chapter 7: the scoring phase."""

import pytest

from tests.games.sponsio.tables import Table, settle, table
from veillee.games.sponsio.components import ODDS, Ticket

PETERS_BETS = (
    *("reveal R9", "bet V 2", "pass", "pass", "pass"),
    *("reveal G9", "bet XII 1-4", "pass", "pass", "pass"),
    *("reveal R4", "bet XV yes", "pass", "pass", "pass"),
    *("reveal B3", "bet XIV no", "pass", "pass", "pass"),
)
TO_THE_THIRD_TRICK = ("R9", "R1", "R2", "Y1", "G9", "G1", "G2", "G3")
THE_LAST_TRICKS = ("Y6", "Y7", "Y8", "G4", "G5", "G6", "G7", "R7")


def peters_round(*middle: str) -> Table:
    """The printed example: two tricks, with the red nine and the green nine, three red cards."""
    return table().go(*PETERS_BETS, *TO_THE_THIRD_TRICK, *middle, *THE_LAST_TRICKS)


def without_the_blue_nine() -> Table:
    return peters_round(
        *("R4", "R5", "R6", "B9", "Y9", "Y2", "Y3", "Y4"),
        *("B1", "B2", "B3", "B4", "B5", "B6", "B7", "Y5"),
    )


def with_the_blue_nine() -> Table:
    return peters_round(
        *("R4", "R5", "R6", "B2", "Y9", "Y2", "Y3", "Y4"),
        *("B1", "B9", "B3", "B4", "B7", "Y5", "B5", "B6"),
    )


def scored(at: Table, seat: int = 0) -> list[object]:
    """The coins on each ticket of the seat; a lost one has none."""
    return [fact["coins"] for fact in at.told("bet-scored") if fact["seat"] == seat]


def fact(at: Table, kind: str, seat: int) -> dict[str, object]:
    (found,) = [fact for fact in at.told(kind) if fact["seat"] == seat]
    return found


@pytest.mark.rule("sponsio", "7.1", "7.2", "7.3", "7.4", "7.5", "7.10", "7.18")
def test_the_books_example_brings_peter_ten_coins_and_sends_him_back_to_the_start() -> None:
    at = without_the_blue_nine()
    assert scored(at) == [5, 3, 0, 2]
    assert at.players[0].area == 10
    assert at.streaks[0] == 0


@pytest.mark.rule("sponsio", "7.5", "7.10", "7.13")
def test_with_the_blue_nine_peter_moves_four_squares_worth_six() -> None:
    at = with_the_blue_nine()
    odds = ODDS["XV"]["yes"]
    assert scored(at) == [5, 3, odds, 2]
    assert (at.seat, at.streaks[0]) == (0, 4)
    at.go("collect")
    assert fact(at, "collected", 0)["coins"] == 6
    assert at.players[0].gain == 10 + odds + 6


@pytest.mark.rule("sponsio", "7.1")
def test_won_tickets_get_their_odds_and_lost_ones_nothing() -> None:
    at = settle({0: ["V 2", "VII yes"]}, "00123123")
    assert scored(at) == [5, 0]


@pytest.mark.rule("sponsio", "7.2")
@pytest.mark.parametrize(
    ("won_by", "stakes"),
    [
        ("11111111", {"V": "0", "VI": None, "XIII": "0"}),
        ("01111111", {"V": "1", "VI": "1-2", "XIII": None}),
        ("00111111", {"V": "2", "VI": "1-2", "XIII": "2-3"}),
        ("00011111", {"V": "3", "VI": "3-4", "XIII": "2-3"}),
        ("00001111", {"V": None, "VI": "3-4", "XIII": "4-6"}),
        ("00000111", {"V": None, "VI": "5+", "XIII": "4-6"}),
        ("00000011", {"V": None, "VI": "5+", "XIII": "4-6"}),
        ("00000000", {"V": None, "VI": "5+", "XIII": None}),
    ],
)
def test_a_bet_on_tricks_is_won_by_the_stake_that_names_their_number(
    won_by: str, stakes: dict[Ticket, str | None]
) -> None:
    for ticket, stake in stakes.items():
        offered = [str(other) for other in ODDS[ticket]]
        won = [other for other in offered if scored(settle({0: [f"{ticket} {other}"]}, won_by))[0]]
        assert won == ([stake] if stake else [])


@pytest.mark.rule("sponsio", "7.3")
@pytest.mark.parametrize(
    ("won_by", "stake"), [("00111111", "0"), ("00011111", "1-4"), ("00001111", "5+")]
)
def test_a_bet_on_a_colour_counts_its_cards_in_the_tricks_won(won_by: str, stake: str) -> None:
    # The third and the fourth trick hold four yellow cards each.
    won = [other for other in ("0", "1-4", "5+") if scored(settle({0: [f"X {other}"]}, won_by))[0]]
    assert won == [stake]


@pytest.mark.rule("sponsio", "7.4")
@pytest.mark.parametrize(("won_by", "stake"), [("11111110", "yes"), ("00000001", "no")])
def test_a_bet_on_the_last_trick_looks_at_that_trick_only(won_by: str, stake: str) -> None:
    assert scored(settle({0: [f"VII {stake}"]}, won_by)) == [ODDS["VII"][stake]]
    other = "no" if stake == "yes" else "yes"
    assert scored(settle({0: [f"VII {other}"]}, won_by)) == [0]


EARLY = ("0: G4 G3 G2 G1", "0: G8 G7 G6 G5", "0: Y4 Y3 Y2 Y1", "0: Y8 Y7 Y6 Y5", "0: B4 B3 B2 B1")


@pytest.mark.rule("sponsio", "7.5", "7.18")
@pytest.mark.parametrize(
    ("tricks", "stake"),
    [
        (("1: R9 R1 R2 R3", "1: B9 B5 B6 B7", "1: R7 R6 R5 R4"), "yes"),
        (("1: R9 B9 R2 R3", "1: B8 B5 B6 B7", "1: R7 R6 R5 R4"), "no"),
        (("1: R8 B9 R2 R3", "1: B8 B5 B6 B7", "1: R7 R6 R5 R4"), "no"),
    ],
)
def test_every_nine_played_must_win_whoever_plays_it(tricks: tuple[str, ...], stake: str) -> None:
    for other in ("yes", "no"):
        won = scored(settle({0: [f"VIII {other}"]}, tricks=(*EARLY, *tricks))) != [0]
        assert won == (other == stake)


@pytest.mark.rule("sponsio", "7.18")
def test_nines_in_the_talon_do_not_count_and_without_any_every_nine_wins() -> None:
    assert scored(settle({0: ["VIII yes"]})) == [ODDS["VIII"]["yes"]]
    assert scored(settle({0: ["XV no"]})) == [0]


@pytest.mark.rule("sponsio", "7.6")
def test_a_counter_bet_is_won_if_its_target_loses_one_bet_at_least() -> None:
    assert scored(settle({0: ["XVI > 1"], 1: ["VII yes", "V 2"]}, "11000000")) == [3]
    assert scored(settle({0: ["XVI > 1"], 1: ["VII no", "V 2"]}, "11000000")) == [0]


@pytest.mark.rule("sponsio", "7.6")
def test_the_counter_bets_ticket_and_coins_go_to_whoever_placed_it() -> None:
    at = settle({0: ["XVI > 1"], 1: ["VII yes"], 2: ["XIV no"], 3: ["V 2"]}, "33000000")
    assert [player.area for player in at.players] == [3, 0, 2, 5]
    assert [(bet.ticket, bet.won) for bet in at.players[0].bets] == [("XVI", True)]


@pytest.mark.rule("sponsio", "7.6")
def test_a_counter_bet_does_not_care_about_other_players() -> None:
    assert scored(settle({0: ["XVI > 1"], 1: ["V 2"], 2: ["VII yes"]}, "11000000")) == [0]


@pytest.mark.rule("sponsio", "5.4", "7.7")
def test_a_doubled_bet_brings_its_odds_twice() -> None:
    assert scored(settle({0: ["V 2 doubled"]}, "00111111")) == [10]
    assert scored(settle({0: ["V 2 doubled"]}, "00011111")) == [0]


@pytest.mark.rule("sponsio", "7.8", "7.11")
def test_a_traitor_scores_two_coins_and_a_square_for_every_lost_bet() -> None:
    at = settle({0: ["VII yes", "V 3"], 1: ["XIV yes"]}, "22222222")
    assert [at.players[seat].area for seat in (2, 3)] == [6, 6]
    assert at.streaks == (0, 0, 3, 3)


@pytest.mark.rule("sponsio", "7.9", "7.11")
def test_a_traitor_pays_four_coins_and_goes_back_if_no_bet_was_lost() -> None:
    at = settle({0: ["V 2"], 1: ["VII no"]}, "00222222", streaks=(0, 0, 5, 0))
    assert at.coins[2:] == (6, 6)
    assert at.streaks[2:] == (0, 0)


@pytest.mark.rule("sponsio", "7.19")
def test_a_traitor_profits_from_a_lost_counter_bet() -> None:
    at = settle({0: ["XVI > 1"], 1: ["V 2"]}, "11222222")
    assert fact(at, "traitor-paid", 2)["coins"] == 2


@pytest.mark.rule("sponsio", "7.19")
@pytest.mark.parametrize(
    ("coins", "token", "paid", "left"),
    [
        (10, 3, 4, (6, 3)),
        (3, 3, 4, (0, 2)),
        (1, 3, 4, (0, 0)),
        (0, 3, 3, (0, 0)),
        (3, 0, 3, (0, 0)),
    ],
)
def test_a_traitors_fine_is_taken_from_his_board_then_from_his_token_and_stops_at_zero(
    coins: int, token: int, paid: int, left: tuple[int, int]
) -> None:
    at = settle({0: ["V 2"]}, "00222222", coins=(10, 10, coins, 0), areas=(0, 0, token, 0))
    assert fact(at, "traitor-fined", 2)["coins"] == paid
    assert (at.players[2].coins, at.players[2].area) == left
    assert at.all_coins == 300


@pytest.mark.rule("sponsio", "7.10")
def test_whoever_wins_all_bets_moves_a_square_for_each() -> None:
    at = settle({0: ["V 2", "VII no"]}, "00111111", streaks=(3, 0, 0, 0))
    assert at.streaks[0] == 5


@pytest.mark.rule("sponsio", "7.10")
def test_one_lost_bet_sends_the_marker_back_to_the_start() -> None:
    at = settle({0: ["V 2", "VII yes"]}, "00111111", streaks=(3, 0, 0, 0))
    assert at.streaks[0] == 0


@pytest.mark.rule("sponsio", "7.20")
def test_a_doubled_bet_moves_one_square() -> None:
    assert settle({0: ["V 2 doubled"]}, "00111111").streaks[0] == 1


@pytest.mark.rule("sponsio", "7.12")
def test_the_marker_stops_on_the_ninth_square() -> None:
    assert settle({0: ["V 2", "VII no"]}, "00111111", streaks=(8, 0, 0, 0)).streaks[0] == 9


@pytest.mark.rule("sponsio", "7.13")
def test_collecting_takes_the_squares_coins_and_resets_the_marker() -> None:
    at = settle({0: ["V 2", "VII no"]}, "00111111").go("collect")
    assert fact(at, "collected", 0)["coins"] == 2
    assert at.streaks[0] == 0
    assert at.players[0].gain == 5 + 2 + 2


@pytest.mark.rule("sponsio", "7.13")
def test_keeping_leaves_the_marker_where_it_is() -> None:
    at = settle({0: ["V 2", "VII no"]}, "00111111").go("keep")
    assert at.streaks[0] == 2
    assert at.players[0].gain == 5 + 2


@pytest.mark.rule("sponsio", "7.13")
def test_the_decisions_go_clockwise_from_the_dealers_left() -> None:
    # Everybody else is a traitor who moves on seat 0's lost bet.
    at = settle({0: ["VII yes"]}, "11111111", dealer=1)
    order = []
    while at.state.phase == "scoring":
        order.append(at.seat)
        at.go("keep")
    assert order == [2, 3, 1]


@pytest.mark.rule("sponsio", "2.6", "7.13")
def test_only_a_decision_is_taken_now() -> None:
    at = settle({0: ["V 2"]}, "00111111")
    assert at.offers() == {"collect", "keep"}
    assert at.refused("pass") == "2.6"
    assert at.refused("R9") == "2.6"


@pytest.mark.rule("sponsio", "7.14")
def test_at_the_start_or_on_the_ninth_square_nobody_is_asked() -> None:
    at = settle({0: ["V 2"], 1: ["VII no"]}, "00222222", streaks=(8, 2, 0, 0))
    assert (at.seat, at.streaks) == (1, (9, 3, 0, 0))
    assert at.go("keep").state.phase == "over"


@pytest.mark.rule("sponsio", "7.15")
def test_most_coins_in_the_betting_area_win_the_round_and_two_coins() -> None:
    at = settle({0: ["V 2"], 1: ["VII no"]}, "00222222").go("keep", "keep")
    assert at.told("round-won") == [
        {"type": "round-won", "round": 1, "seats": [0], "count": 1, "bonus": 2, "laid": [7]}
    ]
    assert at.coins == (17, 12, 6, 6)


@pytest.mark.rule("sponsio", "7.15")
def test_coins_of_the_track_count_for_the_round() -> None:
    # Seat 1 has 2 for its bet and 4 for square 3: more than the 5 of seat 0.
    at = settle({0: ["V 2"], 1: ["VII no"]}, "00222222", streaks=(0, 2, 0, 0))
    assert at.go("keep", "collect").told("round-won")[0]["seats"] == [1]


@pytest.mark.rule("sponsio", "7.16")
def test_several_winners_of_a_round_get_one_coin_each() -> None:
    at = settle({0: ["IX 1-4"], 1: ["XI 1-4"]}, "02221222").go("keep", "keep")
    assert at.coins == (10 + 3 + 1, 10 + 3 + 1, 6, 6)


@pytest.mark.rule("sponsio", "7.21")
def test_if_nobody_has_a_coin_in_his_area_all_share_the_round() -> None:
    lost = {0: ["V 2"], 1: ["VI 1-2"], 2: ["VII yes"], 3: ["XIV yes"]}
    assert settle(lost, "11111111").coins == (11, 11, 11, 11)


@pytest.mark.rule("sponsio", "7.21")
def test_a_fine_is_not_taken_off_when_the_winner_of_the_round_is_sought() -> None:
    # Seat 2 is fined 4 and has 3 on its token: still more than the 2 of seat 0.
    at = settle({0: ["VII no"]}, "00222222", areas=(0, 0, 3, 0)).go("keep")
    assert at.told("round-won")[0]["seats"] == [2]


@pytest.mark.rule("sponsio", "7.21")
def test_coins_on_the_token_count_for_the_round_even_if_the_fine_took_them() -> None:
    bets = {0: ["VII no"]}
    at = settle(bets, "00222222", coins=(10, 10, 0, 10), areas=(0, 0, 3, 0)).go("keep")
    assert at.told("round-won")[0]["seats"] == [2]
    assert fact(at, "coins", 2)["coins"] == 2


@pytest.mark.rule("sponsio", "7.17")
def test_the_price_of_a_won_bet_does_not_come_back() -> None:
    # Four coins paid for four bets, ten won, and two for the round.
    at = without_the_blue_nine()
    while at.state.phase == "scoring":
        at.go("keep")
    assert fact(at, "coins", 0)["coins"] == 10 - 4 + 10 + 2
