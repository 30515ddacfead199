"""What everybody's bets mean to everybody: to whom they are worth most, and whom they hurt."""

import pytest

from tests.bots.sponsio.rounds import endgame
from veillee.bots.arrays import Reals
from veillee.bots.sponsio.bet_values import take_stock
from veillee.bots.sponsio.endings import new_table
from veillee.bots.sponsio.reading import whole_round

HANDS = ("R19", "R23", "R45", "R67")


def stock(bets: dict[int, list[str]], coins: tuple[int, ...] = (10, 10, 10, 10)) -> Reals:
    """`regard[seat, owner, index]` for a table with these bets."""
    mind = new_table().mind
    take_stock(whole_round(endgame(HANDS, bets=bets, coins=coins)), mind.regard, mind.envy)
    return mind.regard


def test_a_won_bet_is_worth_its_odds_and_a_square_to_its_owner() -> None:
    regard = stock({0: ["V 2"], 1: ["VI 5+"], 2: ["VII yes"], 3: ["XV no"]})
    assert regard[0, 0, 0] == pytest.approx(5 + 1.2)
    assert regard[1, 1, 0] == pytest.approx(2 + 1.2)


def test_a_rivals_coin_is_a_third_of_a_coin_lost_where_four_stand_alike() -> None:
    """Three rivals are equally dangerous: a coin for all of them is as bad as one of mine lost."""
    regard = stock({0: ["V 2"], 1: ["VI 5+"], 2: ["VII yes"], 3: ["XV no"]})
    assert regard[1, 0, 0] == pytest.approx(-regard[0, 0, 0] / 3)


def test_a_traitor_hopes_most_that_a_bet_is_lost() -> None:
    regard = stock({0: ["V 2"], 1: ["VI 5+"], 2: ["VII yes"]})
    assert regard[3, 0, 0] < regard[1, 0, 0] < 0 < regard[0, 0, 0]


def test_whoever_bets_against_somebody_hopes_that_his_bets_are_lost() -> None:
    regard = stock({0: ["V 2"], 1: ["XVI > 0"], 2: ["VII yes"], 3: ["XV no"]})
    assert regard[1, 0, 0] < regard[2, 0, 0] < 0


def test_the_bets_of_whoever_leads_hurt_most() -> None:
    regard = stock({0: ["V 2"], 1: ["XIV no"], 2: ["VII no"], 3: ["XV no"]}, (10, 24, 10, 10))
    assert regard[0, 1, 0] < regard[0, 2, 0] < 0
