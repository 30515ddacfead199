"""The odds are measured by rounds between the strongest bots, told in a table and a picture."""

from xml.etree import ElementTree as Xml

import pytest

from tests.bots.sponsio.rounds import endgame
from veillee.bots.sponsio.calibration import (
    GROUP,
    Calibration,
    Count,
    Row,
    calibrate,
    rows,
)
from veillee.bots.sponsio.chart import plot_svg
from veillee.bots.sponsio.hindsight import Hindsight, in_hindsight
from veillee.games import sponsio
from veillee.games.sponsio.components import ODDS
from veillee.kernel import Chance

TOLD: list[tuple[int, int]] = []
ROUNDS = 2


@pytest.fixture(scope="module")
def result() -> Calibration:
    return calibrate(ROUNDS, None, 0.0, progress=lambda played, of: TOLD.append((played, of)))


def test_every_stake_of_every_ticket_has_a_line(result: Calibration) -> None:
    lines = {(row.tickets, row.stake) for row in rows(result)}
    wanted = {(GROUP[ticket], stake or "") for ticket in ODDS for stake in ODDS[ticket]}
    assert lines == wanted
    assert len(lines) == 18


def test_progress_is_told_up_to_the_rounds_asked_for(result: Calibration) -> None:
    assert result.rounds >= ROUNDS
    assert TOLD[-1] == (ROUNDS, ROUNDS)


def test_shares_wins_and_returns_are_those_of_the_counts() -> None:
    counted = Calibration(0.1, rounds=200)
    counted.counts["V", "2"] = Count(offered=200, taken=20, won=6, coins=21, brought=35)
    line = next(row for row in rows(counted) if (row.tickets, row.stake) == ("V", "2"))
    assert (line.odds, line.taken, line.share, line.wins) == (5, 20, 0.1, 0.3)
    assert line.returned == pytest.approx(35 / 21)
    assert not line.keeps_bounds


def test_what_a_bet_needed_is_what_makes_it_as_good_as_none() -> None:
    """With chances of 0.3 when won, 0.1 when lost and 0.18 without it: won four times in ten."""
    counted = Calibration(0.1, rounds=200)
    counted.counts["V", "2"] = Count(offered=200, taken=20, won=6, coins=20, brought=30)
    for _ in range(20):
        counted.counts["V", "2"].look_back(Hindsight(won=0.3, lost=0.1, unmade=0.18))
    line = next(row for row in rows(counted) if (row.tickets, row.stake) == ("V", "2"))
    assert line.needed == pytest.approx(5 * 0.4)
    assert line.margin == pytest.approx(1.96 * 5 * (0.3 * 0.7 / 20) ** 0.5)


@pytest.mark.parametrize("stake", ["2", "3"])
def test_in_hindsight_a_won_bet_beats_none_and_none_beats_a_lost_one(stake: str) -> None:
    """Seat 0 wins the last trick, its third: what might have been is told of either bet."""
    state = endgame(
        ("R18", "R27", "R36", "R45"), bets={0: [f"V {stake}", "XIV yes"]}, won_by="001123"
    )
    for card in ("R1", "R2", "R3", "R4", "R5", "R8", "R7"):
        state = sponsio.play(state, state.seat, sponsio.Play(card), Chance("hindsight")).state
    found = in_hindsight(state, sponsio.Play("R6"))
    assert set(found) == {"V", "XIV"}
    assert all(bet.won > bet.unmade > bet.lost for bet in found.values())


@pytest.mark.parametrize(
    ("returned", "share", "kept"),
    [(1.6, 0.005, True), (1.61, 0.2, False), (1.2, 0.004, False)],
)
def test_the_bounds_are_the_game_pages(returned: float, share: float, kept: bool) -> None:
    assert Row("V", "2", 5, 10, share, 0.3, returned).keeps_bounds == kept


def test_the_picture_has_two_bars_for_every_line(result: Calibration) -> None:
    drawing = Xml.fromstring(plot_svg(result))  # noqa: S314  (our own text)
    bars = [part for part in drawing.iter() if part.tag.endswith("rect")]
    assert len(bars) == 1 + 2 * 18
