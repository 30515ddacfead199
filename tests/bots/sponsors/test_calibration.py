"""The calibration counts what it says, and its picture shows it."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

from veillee.bots.sponsors.calibration import Calibration, RaceFigures, calibrate, rows
from veillee.bots.sponsors.chart import plot_svg

ONE = RaceFigures(
    rounds=14,
    exchanges=6,
    money=(0, 1, 2, 1),
    energy=(4, 6, 10, 0),
    cards=16,
    cards_left=2,
    energy_left=3,
    turn=0,
    grid=1,
    colour=2,
    race_rounds=18,
)


def told(*matches: RaceFigures) -> dict[str, float]:
    return {row.figure: row.value for row in rows(Calibration(4, 0.1, list(matches)))}


def missed(*matches: RaceFigures) -> set[str]:
    return {row.figure for row in rows(Calibration(4, 0.1, list(matches))) if not row.keeps_aim}


def all_places(match: RaceFigures) -> list[RaceFigures]:
    """Matches in which every place, turn and colour wins as often as the others."""
    return [replace(match, turn=n, grid=n, colour=n) for n in range(4)]


def test_means_are_taken_over_matches_and_cars() -> None:
    figures = told(ONE, replace(ONE, rounds=20, cards_left=4))
    assert figures["building-rounds"] == 17
    assert figures["money-left"] == 1
    # Six exchanges in a match of four.
    assert figures["exchanges"] == 1.5
    assert figures["energy"] == 5
    assert figures["winner-cards-left"] == 3
    assert figures["winner-played"] == (14 / 16 + 12 / 16) / 2


def test_a_place_that_always_wins_has_four_times_its_share() -> None:
    figures = told(ONE, ONE)
    assert figures["grid-2"] == 4
    assert figures["grid-1"] == 0
    assert figures["turn-1"] == figures["yellow"] == 4
    # A colour has no aim of its own: nobody chooses it.
    assert missed(ONE, ONE) == {"grid-2", "turn-1"}


def test_matches_as_they_should_be_keep_every_aim() -> None:
    assert missed(*all_places(ONE)) == set()


def test_building_that_is_too_long_or_too_short_misses_its_aim() -> None:
    assert "building-rounds" in missed(*all_places(replace(ONE, rounds=26)))
    assert "building-rounds" in missed(*all_places(replace(ONE, rounds=11)))


def test_three_players_may_build_for_thirty_rounds() -> None:
    long = [replace(ONE, rounds=30, turn=n, grid=n, colour=n) for n in range(3)]
    assert all(row.keeps_aim for row in rows(Calibration(3, 0.1, long)))
    longer = rows(Calibration(3, 0.1, [replace(match, rounds=31) for match in long]))
    assert {row.figure for row in longer if not row.keeps_aim} == {
        "building-rounds",
        "building-rounds-long",
    }


def test_one_long_match_among_many_is_no_matter_but_one_in_four_is() -> None:
    usual = all_places(ONE) * 5
    assert missed(*usual, replace(ONE, rounds=30, turn=3, grid=3, colour=3)) == set()
    long = [*all_places(replace(ONE, rounds=26)), *all_places(ONE) * 3]
    assert "building-rounds-long" in missed(*long)


def test_a_winner_who_keeps_many_cards_misses_the_aim() -> None:
    assert missed(*all_places(replace(ONE, cards_left=5))) == {"winner-played"}


def test_bots_play_matches_that_can_be_counted() -> None:
    steps: list[tuple[int, int]] = []
    result = calibrate(2, 3, 0, progress=lambda done, of: steps.append((done, of)))
    assert steps == [(1, 2), (2, 2)]
    assert result.cars == 3
    for match in result.matches:
        assert len(match.money) == len(match.energy) == 3
        assert 0 <= match.cards_left <= match.cards
        assert {match.turn, match.grid, match.colour} <= {0, 1, 2}


def test_the_picture_has_a_bar_for_every_place_and_shows_what_is_outside() -> None:
    result = Calibration(4, 0.1, [*all_places(ONE), replace(ONE, rounds=27)])
    picture = ET.fromstring(plot_svg(result))  # noqa: S314  (our own text)
    bars = [
        e for e in picture.iter() if e.tag.endswith("rect") and "ground" not in e.attrib["class"]
    ]
    # Two numbers of rounds, one share of cards played, and four places, turns and colours.
    assert len(bars) == 2 + 1 + 12
    outside = [bar for bar in bars if bar.attrib["class"] == "outside"]
    assert len(outside) == 1 + 2
