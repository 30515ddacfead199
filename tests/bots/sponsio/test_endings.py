"""The last two tricks of an imagined round: everybody plays the best for himself, as a search by
the readable way of thinking finds it."""

from random import Random

import numpy as np
import pytest

from tests.bots.sponsio.rounds import endgame, random_round
from veillee.bots.arrays import Reals
from veillee.bots.dice import dice
from veillee.bots.sponsio.bet_values import take_stock
from veillee.bots.sponsio.endings import LAST_TWO, feel_about, new_table, play_last_two, play_on
from veillee.bots.sponsio.reading import whole_round
from veillee.bots.sponsio.round import Round, copied
from veillee.bots.sponsio.rules import play_card, playable
from veillee.bots.sponsio.tables import LAST, TRICKS, cards_in
from veillee.games.sponsio.components import HAND_SIZE, NUMBER


def two_tricks_to_go(random: Random) -> Round:
    """Somewhere in the trick before the last."""
    here = whole_round(random_round(random))
    seats = here.facts[0].seats
    for _ in range(LAST_TWO * seats + random.randrange(seats)):
        play_card(here, NUMBER[random.choice(cards_in(playable(here)))])
    return here


def best_ending(here: Round, regard: Reals) -> Reals:
    """How all feel in the end, by looking at every card of everybody."""
    if here.progress[0].finished == HAND_SIZE:
        feelings = np.zeros(4)
        feel_about(here, here, regard, feelings)
        return feelings
    seat, found = here.progress[0].to_play, list[Reals]()
    for card in cards_in(playable(here)):
        there = copied(here)
        play_card(there, NUMBER[card])
        found.append(best_ending(there, regard))
    return max(found, key=lambda feelings: float(feelings[seat]))


@pytest.mark.parametrize("seed", range(60))
def test_the_last_two_tricks_are_played_as_well_as_can_be(seed: int) -> None:
    here, table = two_tricks_to_go(Random(seed)), new_table()
    take_stock(here, table.mind.regard, table.mind.envy)
    wanted = best_ending(here, table.mind.regard)
    play_last_two(here, table)
    assert here.progress[0].finished == HAND_SIZE
    assert not here.hands.any()
    found = np.zeros(4)
    feel_about(here, here, table.mind.regard, found)
    assert found == pytest.approx(wanted)


def test_nobody_lets_a_rival_have_his_last_trick_for_nothing() -> None:
    """Seat 3 has bet on the last trick and holds the highest reds but one: seat 0 keeps his."""
    here = whole_round(endgame(("R19", "R23", "R45", "R78"), bets={3: ["XIV yes"]}))
    play_on(here, 0.0, dice(1), new_table())
    assert here.tally[0, LAST] == 1
    assert here.tally[:, TRICKS].sum() == HAND_SIZE
