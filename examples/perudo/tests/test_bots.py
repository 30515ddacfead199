"""The bots: each level beats the one below, and the odds they play by are right."""

from __future__ import annotations

import pytest

import veillee
from veillee_perudo import Bid
from veillee_perudo.bots.odds import at_least, exactly, odds_of, together
from veillee_perudo.bots.players import Hard


def won(one: str, others: str, matches: int) -> float:
    """The share of matches for four that one bot wins against three of another level."""
    wins = 0
    for number in range(matches):
        match = veillee.Match("perudo", seats=4, seed=f"bots {number}")
        place = number % 4
        levels = [one if seat == place else others for seat in range(4)]
        bots = [veillee.bot("perudo", level, seed=number) for level in levels]
        while match.to_act:
            (seat,) = match.to_act
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        assert match.outcome is not None
        wins += match.outcome.ranks[place] == 1
    return wins / matches


@pytest.mark.parametrize(
    ("one", "others"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")]
)
def test_each_level_beats_the_one_below(one: str, others: str) -> None:
    assert won(one, others, 120) > 0.28


def test_of_two_dice_a_face_is_seen_as_often_as_one_works_out_by_hand() -> None:
    odds = together([1 / 6, 1 / 6])
    assert exactly(odds, 2) == pytest.approx(1 / 36)
    assert at_least(odds, 1) == pytest.approx(11 / 36)


def test_whoever_bids_on_a_face_is_thought_to_have_it() -> None:
    match = veillee.Match("perudo", seats=3, seed="listening")
    match.play(0, Bid(2, 5))
    view = match.view(1)
    assert at_least(odds_of(view, 5, 0.7), 4) > at_least(odds_of(view, 5), 4)
    assert at_least(odds_of(view, 3, 0.7), 4) < at_least(odds_of(view, 3), 4)


def test_a_bid_that_the_next_one_believes_whatever_he_has_is_no_risk() -> None:
    match = veillee.Match("perudo", seats=3, seed="listening")
    hard = Hard(1, 0)
    hard.choose(match.view(0), match.legal(0))
    assert hard.risk(match.view(0), Bid(1, 5)) == 0
    assert hard.risk(match.view(0), Bid(15, 5)) > 0.9
