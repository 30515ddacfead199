"""The measures count what they say, and their picture shows it."""

from __future__ import annotations

import pytest

from veillee.bots.sporz.chart import plot_svg
from veillee.bots.sporz.measuring import (
    PAIRINGS,
    Guesses,
    Measures,
    VoyageFigures,
    judgements,
    measure,
    rows,
)


def told(pairing: int, ended: str, *guesses: Guesses) -> VoyageFigures:
    return VoyageFigures(8, PAIRINGS[pairing], ended, 3, guesses)  # type: ignore[arg-type]


def some() -> Measures:
    matches = [told(0, "healthy", Guesses(1, 7, 1, 0.7))] * 3 + [told(0, "dusk")] * 7
    matches += [told(1, "healthy")] * 5 + [told(1, "dusk")] * 95
    matches += [told(2, "healthy")] * 49 + [told(2, "forfeit")] + [told(2, "mutants")] * 50
    matches += [told(3, "dusk")] * 99 + [told(3, "quiet")]
    return Measures(0.05, matches)


def figure(name: str, healthy: str = "", mutants: str = "") -> float:
    return next(r.value for r in rows(some()) if r[0] == name and r[2:4] == (healthy, mutants))


def test_wins_draws_and_forfeits_are_counted_apart() -> None:
    assert figure("healthy-win", "hard", "hard") == 0.3
    assert figure("mutants-win", "hard", "hard") == 0.7
    assert figure("healthy-win", "hard", "easy") == 0.49
    assert figure("forfeits", "hard", "easy") == 0.01
    assert figure("draws", "easy", "hard") == 0.01


def test_strength_is_told_in_standard_errors() -> None:
    # 50 of 100 against 5 of 100: the difference 0.45, its error the root of 0.0025 + 0.000475.
    assert figure("healthy-gain") == pytest.approx(0.45 / 0.05454, rel=1e-3)
    assert figure("mutants-gain") == pytest.approx(0.04 / 0.02396, rel=1e-3)


def test_a_camp_that_wins_more_than_seven_in_ten_is_out_of_bounds() -> None:
    result = some()
    assert all(row.keeps_aim for row in rows(result) if row.figure == "mutants-win")
    result.matches += [told(0, "dusk")]
    assert not all(row.keeps_aim for row in rows(result) if row.figure == "mutants-win")


def test_beliefs_are_compared_with_the_frequency_of_mutants() -> None:
    (day,) = judgements(some())
    assert day.brier == pytest.approx(0.1)
    assert day.prior == pytest.approx(1 / 7 * 6 / 7)


@pytest.mark.usefixtures("brief_thoughts")
def test_the_same_seed_gives_the_same_measures() -> None:
    one, other = (measure(1, (8,), 0.02, seed="twice") for _ in range(2))
    assert one.matches == other.matches
    assert len(one.matches) == len(PAIRINGS)
    assert any(match.guesses for match in one.matches)


def test_the_picture_has_bars_for_wins_and_lines_for_beliefs() -> None:
    result = some()
    result.matches += [told(0, "dusk", Guesses(day, 300, 60, 30.0)) for day in (1, 2)]
    picture = plot_svg(result)
    assert picture.count("<path") == 2
    assert picture.count("<circle") == 2
    # The ground, and two bars for each pairing.
    assert picture.count("<rect") == 1 + 2 * len(PAIRINGS)


@pytest.mark.usefixtures("brief_thoughts")
def test_matches_can_be_measured_in_parts() -> None:
    whole = measure(2, (8,), 0.01, seed="parts").matches
    part = measure(1, (8,), 0.01, seed="parts", first=1).matches
    assert whole[len(PAIRINGS) :] == part
