"""The odds are measured by rounds between the strongest bots, told in a table and a picture."""

from xml.etree import ElementTree as Xml

import pytest

from veillee.bots.sponsio.calibration import (
    GROUP,
    Calibration,
    Count,
    Row,
    calibrate,
    rows,
)
from veillee.bots.sponsio.chart import plot_svg
from veillee.games.sponsio.components import ODDS


@pytest.fixture(scope="module")
def result() -> Calibration:
    return calibrate(rounds=3, seconds=0.0, progress=print)


def test_every_stake_of_every_ticket_has_a_line(result: Calibration) -> None:
    lines = {(row.tickets, row.stake) for row in rows(result)}
    wanted = {(GROUP[ticket], stake or "") for ticket in ODDS for stake in ODDS[ticket]}
    assert lines == wanted
    assert len(lines) == 19


def test_progress_is_told_up_to_the_rounds_asked_for() -> None:
    told: list[tuple[int, int]] = []
    calibrate(rounds=2, seconds=0.0, progress=lambda played, of: told.append((played, of)))
    assert told[-1] == (2, 2)


def test_shares_wins_and_returns_are_those_of_the_counts() -> None:
    counted = Calibration(0.1, rounds=200)
    counted.counts["V", "2"] = Count(offered=200, taken=20, won=6, coins=21, brought=35)
    line = next(row for row in rows(counted) if (row.tickets, row.stake) == ("V", "2"))
    assert (line.odds, line.taken, line.share, line.wins) == (5, 20, 0.1, 0.3)
    assert line.returned == pytest.approx(35 / 21)
    assert not line.keeps_bounds


@pytest.mark.parametrize(
    ("returned", "share", "kept"),
    [(1.6, 0.005, True), (1.61, 0.2, False), (1.2, 0.004, False)],
)
def test_the_bounds_are_the_game_pages(returned: float, share: float, kept: bool) -> None:
    assert Row("V", "2", 5, 10, share, 0.3, returned).keeps_bounds == kept


def test_the_picture_has_two_bars_for_every_line(result: Calibration) -> None:
    drawing = Xml.fromstring(plot_svg(result))  # noqa: S314  (our own text)
    bars = [part for part in drawing.iter() if part.tag.endswith("rect")]
    assert len(bars) == 1 + 2 * 19
