"""The worlds a bot imagines agree with all that its seat knows, and differ in the rest."""

from random import Random

import numpy as np
import pytest

from tests.bots.sponsio.rounds import random_round
from veillee.bots.dice import dice
from veillee.bots.sponsio.estimates import FEATURES
from veillee.bots.sponsio.tables import cards_in, mask
from veillee.bots.sponsio.worlds import fill, worlds_of
from veillee.games import sponsio
from veillee.games.sponsio import View
from veillee.games.sponsio.state import State
from veillee.kernel import Chance


def after_some_cards(random: Random) -> State:
    state, chance = random_round(random), Chance("worlds")
    for _ in range(random.randrange(20)):
        move = random.choice(sponsio.legal(state, state.seat))
        state = sponsio.play(state, state.seat, move, chance).state
    return state


def imagined(view: View, count: int) -> list[list[int]]:
    out = np.zeros((count, 4), dtype=np.int64)
    fill(worlds_of(view, Chance("first")), out, True, dice(4), np.zeros(FEATURES))
    return out.tolist()


@pytest.mark.parametrize("seed", range(40))
def test_every_world_agrees_with_the_view(seed: int) -> None:
    state = after_some_cards(Random(seed))
    view = sponsio.view(state, seed % len(state.players))
    held = {card for player in state.players for card in (*player.hand, *player.revealed)}
    for hands in imagined(view, 30):
        assert sum(hands) == mask(sorted(held))
        for seat, player in enumerate(view.players):
            cards = cards_in(hands[seat])
            assert len(cards) == player.hand_size + len(player.revealed)
            assert {*player.revealed, *player.known} <= set(cards)
            assert not any(card[0] in player.missing for card in cards)
        assert hands[view.seat or 0] == mask([*view.hand, *view.players[view.seat or 0].revealed])


def test_worlds_differ() -> None:
    view = sponsio.view(sponsio.setup(sponsio.Options(), 3, Chance("many")), 0)
    assert len({tuple(hands) for hands in imagined(view, 50)}) > 45


def test_without_bets_every_unseen_card_is_as_likely_with_each_opponent() -> None:
    view = sponsio.view(sponsio.setup(sponsio.Options(), 4, Chance("even")), 0)
    worlds = imagined(view, 6000)
    unseen = cards_in(worlds[0][1] | worlds[0][2] | worlds[0][3])
    for card in unseen[::6]:
        for seat in (1, 2, 3):
            share = sum(bool(hands[seat] & mask([card])) for hands in worlds) / 6000
            assert abs(share - 1 / 3) < 0.06


def test_whoever_bets_on_many_tricks_is_thought_to_hold_high_cards() -> None:
    """Bets tell: the same table, with seat 1 betting on many tricks, then on none."""
    from tests.games.sponsio.tables import table

    def nines_of_seat_one(bet: str) -> float:
        at = table().passes(1).go("reveal R1", bet)
        view = sponsio.view(at.state, 0)
        nines = mask(["Y9", "B9"])
        return sum((hands[1] & nines).bit_count() for hands in imagined(view, 1500)) / 1500

    assert nines_of_seat_one("bet XIII 4-6") > nines_of_seat_one("bet V 0") + 0.2
