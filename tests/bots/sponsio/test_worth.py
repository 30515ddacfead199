"""What the end of a round is worth."""

import pytest

from tests.bots.sponsio.rounds import endgame
from veillee.bots.sponsio.reading import whole_round
from veillee.bots.sponsio.round import Round
from veillee.bots.sponsio.worth import chance_to_win, share_beaten

HANDS = ("R19", "R23", "R45", "R67")


def after(coins: tuple[int, ...], *, over: bool) -> Round:
    here = whole_round(endgame(HANDS, coins=coins))
    here.facts[0].over = over
    return here


def test_to_come_second_is_better_than_to_come_last() -> None:
    """Though neither wins."""
    here = after((30, 20, 15, 10), over=True)
    assert [chance_to_win(here, seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [share_beaten(here, seat) for seat in range(4)] == pytest.approx([1, 2 / 3, 1 / 3, 0])


def test_whoever_shares_a_place_has_half_beaten_the_other() -> None:
    here = after((30, 30, 15, 10), over=True)
    assert share_beaten(here, 0) == share_beaten(here, 1) == pytest.approx(5 / 6)


def test_while_the_match_goes_on_a_lead_is_a_likelihood() -> None:
    here = after((20, 10, 10, 10), over=False)
    assert 0.5 < share_beaten(here, 0) < 1
    assert share_beaten(here, 1) == share_beaten(here, 3) < 0.5
