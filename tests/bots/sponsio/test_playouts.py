"""Random tricks: every playable card equally likely, and all cards played."""

from random import Random

import numpy as np
import pytest

from tests.bots.sponsio.rounds import random_round
from veillee.bots.dice import below, dice, fraction
from veillee.bots.sponsio.playouts import drawn, play_out, playouts
from veillee.bots.sponsio.reading import whole_round
from veillee.bots.sponsio.round import empty_round
from veillee.bots.sponsio.tables import mask


def test_every_card_of_a_set_is_drawn_equally_often() -> None:
    randomness, cards = dice(1), mask(["G1", "G9", "Y4", "B1", "R9"])
    draws = [drawn(cards, randomness) for _ in range(10_000)]
    _, times = np.unique(draws, return_counts=True)
    assert len(times) == 5
    chi_square = ((times - 2000) ** 2 / 2000).sum()
    assert chi_square < 4 + 5 * 8**0.5


def test_dice_are_even_and_within_bounds() -> None:
    randomness = dice(2)
    throws = [below(6, randomness) for _ in range(6000)]
    assert sorted(set(throws)) == list(range(6))
    parts = [fraction(randomness) for _ in range(6000)]
    assert 0 <= min(parts) < max(parts) < 1
    assert abs(sum(parts) / 6000 - 0.5) < 0.02


def test_a_round_of_four_has_32_cards_to_play() -> None:
    assert playouts(100, seed=3) == 3200


@pytest.mark.parametrize("seed", range(20))
def test_every_round_has_one_last_trick(seed: int) -> None:
    start = random_round(Random(seed))
    last_tricks = np.zeros(4, dtype=np.int64)
    moves = play_out(whole_round(start), empty_round(), 50, dice(seed), last_tricks)
    assert moves == 50 * 8 * len(start.players)
    assert last_tricks.sum() == 50
