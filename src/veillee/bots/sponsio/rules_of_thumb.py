"""What a player sees without imagining anything: chances, what cards are worth, when to collect."""

from collections.abc import Sequence
from math import prod

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.sponsio.bet_values import take_stock
from veillee.bots.sponsio.estimates import FEATURES, estimate
from veillee.bots.sponsio.habits import new_mind, weigh
from veillee.bots.sponsio.reading import open_round, progress_of
from veillee.bots.sponsio.round import copied
from veillee.bots.sponsio.rules import collect, end_round
from veillee.bots.sponsio.tables import OPTION_COUNT, mask
from veillee.bots.sponsio.worth import chance_to_win
from veillee.games.sponsio import View
from veillee.games.sponsio.components import BET_PRICE, LAST_SQUARE, TRACK, TURNS
from veillee.games.sponsio.scoring import COINS_PER_LOST_BET, FINE


def cards_of(view: View) -> int:
    """One's own cards, revealed or not."""
    return mask(view.hand) | mask(view.players[view.seat or 0].revealed)


def chances_at_a_glance(view: View) -> list[float]:
    """How likely one's own hand is to win each option, but for the counter-bet."""
    found, features = np.zeros(OPTION_COUNT), np.zeros((5, FEATURES))
    estimate(cards_of(view), progress_of(view).gone, len(view.players), found, features)
    return [float(chance) for chance in found]


def worths_of_cards(view: View, *, watching: bool) -> Reals:
    """By the number of a card that can be played: what it seems worth without searching. Whoever is
    not watching the others thinks of his own bets alone."""
    here, me = open_round(view), view.seat or 0
    here.hands[me] = cards_of(view)
    mind = new_mind()
    take_stock(here, mind.regard, mind.envy)
    if not watching:
        mind.regard[me, np.arange(len(mind.regard)) != me] = 0.0
    weigh(here, mind)
    return mind.worths


def should_collect(view: View) -> bool:
    """Whether the coins of the streak, now, are worth more than the streak (clause 7.13)."""
    keeping, taking = chances_of_collecting(view)
    return taking >= keeping


def chances_of_collecting(view: View) -> tuple[float, float]:
    """One's chance to win the match if one keeps the streak, and if one takes its coins.

    Those who decide later are taken to stay where they are.
    """
    keeping, me = open_round(view), view.seat or 0
    taking = copied(keeping)
    collect(taking, me)
    end_round(keeping)
    end_round(taking)
    return chance_to_win(keeping, me), chance_to_win(taking, me)


# What players make of a table at a glance: how often a bet is lost, and how often those who have
# bet already, and those who have not, will bet in a turn to come.
LOST, BETS_AGAIN, BETS_FIRST = 0.4, 0.5, 0.3


def traitors_gain(view: View) -> float:
    """What it should bring, in coins, not to bet this round (clauses 7.8 to 7.11)."""
    me, lost = view.seat or 0, 0.0
    for seat, player in enumerate(view.players):
        if seat != me:
            turns = TURNS - view.turn + (seat > me)
            lost += LOST * (len(player.bets) + turns * (BETS_AGAIN if player.bets else BETS_FIRST))
    streak = view.players[me].streak
    none_lost: float = (1 - LOST) ** (lost / LOST)
    reached = TRACK[min(LAST_SQUARE - 1, streak + round(lost))]
    return (1 - none_lost) * (COINS_PER_LOST_BET * lost + reached - TRACK[streak]) - none_lost * (
        FINE + TRACK[streak]
    )


def bettors_gain(view: View, chances: Sequence[tuple[float, int]]) -> float:
    """What so many bets, each with its chance and its odds, should bring in coins."""
    streak = view.players[view.seat or 0].streak
    all_won = prod(chance for chance, _ in chances)
    coins = sum(chance * odds - BET_PRICE for chance, odds in chances)
    reached = TRACK[min(LAST_SQUARE - 1, streak + len(chances))]
    return coins + all_won * reached - TRACK[streak]
