"""Chapters 8 and 9: the end of a round and of the match."""

import pytest

from tests.games.sponsio.tables import Table, settle
from veillee.games import sponsio
from veillee.kernel import Outcome

# Seats 0 and 1 win 5 and 2 coins (7 and 2 with the reward); the traitors are fined 4.
BETS = {0: ["V 2"], 1: ["VII no"]}
WON_BY = "00222222"


def finished(at: Table, *decisions: str) -> Table:
    """All decisions taken; `keep` where none is named."""
    taken = list(decisions)
    while at.state.phase == "scoring":
        at.go(taken.pop(0) if taken else "keep")
    return at


def outcome(at: Table) -> Outcome:
    found = sponsio.outcome(at.state)
    assert found is not None
    return found


@pytest.mark.rule("sponsio", "8.1")
def test_after_a_round_everyone_takes_up_his_coins_and_says_how_many() -> None:
    at = finished(settle(BETS, WON_BY))
    assert [fact["coins"] for fact in at.told("coins")] == [17, 12, 6, 6]
    assert all(player.area == 0 for player in at.players)


@pytest.mark.rule("sponsio", "8.2")
def test_a_new_round_deals_all_cards_anew_and_keeps_coins_and_streaks() -> None:
    at = finished(settle(BETS, WON_BY))
    assert (at.state.round, at.state.phase, at.state.turn) == (2, "betting", 1)
    assert all(len(player.hand) == 8 and not player.revealed for player in at.players)
    assert at.state.tricks == ()
    assert at.streaks == (1, 1, 0, 0)
    assert sponsio.outcome(at.state) is None


@pytest.mark.rule("sponsio", "3.1", "8.2")
def test_each_player_is_told_his_own_new_cards_only() -> None:
    at = finished(settle(BETS, WON_BY))
    dealt = [event for event in at.events if event.what.__struct_config__.tag == "hand"]
    assert [event.audience for event in dealt] == [(0,), (1,), (2,), (3,)]
    assert [event.what.cards for event in dealt] == [player.hand for player in at.players]


@pytest.mark.rule("sponsio", "8.3")
def test_the_richest_player_deals_the_next_round() -> None:
    assert finished(settle(BETS, WON_BY, dealer=3)).state.dealer == 0


@pytest.mark.rule("sponsio", "8.4")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_after_a_tie_the_same_dealer_deals_again(dealer: int) -> None:
    at = finished(settle(BETS, WON_BY, coins=(10, 15, 10, 10), dealer=dealer))
    assert at.coins[:2] == (17, 17)
    assert at.state.dealer == dealer


@pytest.mark.rule("sponsio", "9.1")
def test_thirty_coins_end_the_match() -> None:
    at = finished(settle(BETS, WON_BY, coins=(23, 10, 10, 10)))
    assert at.coins[0] == 30
    assert outcome(at) == Outcome((1, 2, 3, 3), (30.0, 12.0, 6.0, 6.0), "9.1", "ended-coins")


@pytest.mark.rule("sponsio", "9.1")
def test_twenty_nine_coins_do_not() -> None:
    assert finished(settle(BETS, WON_BY, coins=(22, 10, 10, 10))).state.round == 2


@pytest.mark.rule("sponsio", "7.12", "9.2")
@pytest.mark.parametrize(("streak", "bets"), [(8, ["V 2"]), (8, ["V 2", "XIV no"])])
def test_reaching_or_passing_the_ninth_square_wins(streak: int, bets: list[str]) -> None:
    at = finished(settle({**BETS, 0: bets}, WON_BY, streaks=(streak, 0, 0, 0)))
    assert (outcome(at).winners, outcome(at).rule) == ((0,), "9.2")
    assert at.told("collected") == []


@pytest.mark.rule("sponsio", "9.2")
def test_a_traitor_may_win_by_the_ninth_square() -> None:
    at = finished(settle({0: ["V 2"], 1: ["VII yes"]}, "22222222", streaks=(0, 0, 7, 0)))
    assert outcome(at).winners == (2,)


@pytest.mark.rule("sponsio", "9.3")
def test_the_ninth_square_goes_before_thirty_coins() -> None:
    at = finished(settle(BETS, WON_BY, coins=(30, 10, 10, 10), streaks=(0, 8, 0, 0)))
    assert outcome(at).ranks == (2, 1, 3, 3)
    assert outcome(at).reason == "ended-square"


@pytest.mark.rule("sponsio", "9.4")
def test_of_two_with_thirty_coins_the_richer_wins() -> None:
    at = finished(settle(BETS, WON_BY, coins=(24, 28, 10, 10)))
    assert at.coins[:2] == (31, 30)
    assert outcome(at).winners == (0,)


@pytest.mark.rule("sponsio", "9.4")
def test_of_two_on_the_ninth_square_the_richer_wins() -> None:
    at = finished(settle(BETS, WON_BY, streaks=(8, 8, 0, 0), coins=(10, 20, 10, 10)))
    assert outcome(at).ranks == (2, 1, 3, 3)


@pytest.mark.rule("sponsio", "9.5")
def test_of_two_equally_rich_the_last_round_decides() -> None:
    at = finished(settle(BETS, WON_BY, coins=(23, 28, 10, 10)))
    assert at.coins[:2] == (30, 30)
    assert outcome(at).ranks == (1, 2, 3, 3)


@pytest.mark.rule("sponsio", "9.6")
def test_those_who_are_equal_in_all_share_the_victory() -> None:
    even = {0: ["IX 1-4"], 1: ["XI 1-4"]}
    at = finished(settle(even, "02221222", coins=(26, 26, 10, 10)))
    assert outcome(at).winners == (0, 1)
    assert at.told("match-won") == [{"type": "match-won", "seats": [0, 1], "count": 2}]


@pytest.mark.rule("sponsio", "9.7")
def test_after_five_rounds_streaks_are_cashed_and_the_richest_wins() -> None:
    # Seat 1 comes to square 5, worth 8: 12 and 8 are more than 17 and the 1 of seat 0.
    at = finished(settle(BETS, WON_BY, streaks=(0, 4, 0, 0), round=5))
    assert at.coins == (18, 20, 6, 6)
    assert at.streaks == (0, 0, 0, 0)
    assert outcome(at) == Outcome((2, 1, 3, 3), (18.0, 20.0, 6.0, 6.0), "9.7", "ended-rounds")


@pytest.mark.rule("sponsio", "9.7")
def test_a_victory_in_the_fifth_round_cashes_nothing() -> None:
    at = finished(settle(BETS, WON_BY, coins=(23, 26, 10, 10), streaks=(0, 7, 0, 0), round=5))
    assert at.told("cashed") == []
    assert outcome(at).winners == (0,)
    assert outcome(at).rule == "9.1"


@pytest.mark.rule("sponsio", "9.7")
def test_a_view_says_that_streaks_end_with_the_last_round() -> None:
    ends = [sponsio.view(settle(BETS, WON_BY, round=n).state, 0).streaks_end for n in (4, 5)]
    assert ends == [False, True]


@pytest.mark.rule("sponsio", "7.13", "9.7")
@pytest.mark.parametrize("coins", [(10, 10, 10, 10), (10, 20, 10, 10), (23, 26, 10, 10)])
def test_in_the_last_round_taking_a_streak_is_never_worse(coins: tuple[int, ...]) -> None:
    for streak in range(4, 8):
        taken, kept = (
            finished(
                settle(BETS, WON_BY, coins=coins, streaks=(0, streak, 0, 0), round=5), "keep", how
            )
            for how in ("collect", "keep")
        )
        assert outcome(taken).ranks[1] <= outcome(kept).ranks[1]
        assert taken.coins[1] >= kept.coins[1]


@pytest.mark.rule("sponsio", "9.7")
def test_the_fourth_round_is_not_the_last() -> None:
    assert finished(settle(BETS, WON_BY, round=4)).state.round == 5


@pytest.mark.rule("sponsio", "9.8")
def test_all_players_are_ranked_by_the_same_order() -> None:
    at = finished(settle(BETS, WON_BY, coins=(23, 10, 9, 10)))
    assert outcome(at).ranks == (1, 2, 4, 3)


@pytest.mark.rule("sponsio", "9.5", "9.9")
def test_what_is_cashed_after_round_five_was_not_won_in_it() -> None:
    # Seat 0: 10 + 5 + 2 + 1 cashed. Seat 1: 8 + 2 + 8 cashed. Both 18, and 5 beats 2.
    at = finished(settle(BETS, WON_BY, coins=(10, 8, 10, 10), streaks=(0, 4, 0, 0), round=5))
    assert at.coins[:2] == (18, 18)
    assert outcome(at).winners == (0,)


@pytest.mark.rule("sponsio", "9.9")
def test_the_reward_of_the_round_was_not_won_in_it() -> None:
    # Seat 0 has 5 and the reward; seat 1 has 2 for its bet and 2 for square 2 it collects.
    at = finished(settle(BETS, WON_BY, streaks=(0, 1, 0, 0)), "keep", "collect")
    assert [player.gain for player in at.players] == [5, 4, 0, 0]


def test_nobody_moves_once_the_match_is_over() -> None:
    at = finished(settle(BETS, WON_BY, coins=(23, 10, 10, 10)))
    assert sponsio.to_act(at.state) == ()
    refusal = sponsio.why_not(at.state, at.seat, sponsio.Pass())
    assert refusal is not None
    assert refusal.rule == "0.3"
