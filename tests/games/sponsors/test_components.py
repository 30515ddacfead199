"""Chapter 1: cars, board and cards, as the data file has them."""

from collections import Counter

import pytest

from veillee.games.sponsors import BOARDS
from veillee.games.sponsors.components import CATEGORIES, COLOURS

BOARD = BOARDS["grand-prix"]
CIRCUIT = BOARD.circuit


@pytest.mark.rule("sponsors", "1.1")
def test_each_zone_has_its_colour_and_two_categories() -> None:
    assert {zone.colour: zone.categories for zone in BOARD.zones} == {
        "red": ("engineer", "engine"),
        "blue": ("chassis", "bodywork"),
        "yellow": ("tyres", "mechanics"),
        "green": ("driver", "tests"),
    }
    assert tuple(zone.colour for zone in BOARD.zones) == COLOURS


@pytest.mark.rule("sponsors", "1.2")
def test_the_loop_has_six_squares_in_each_zone_and_one_of_them_is_an_a() -> None:
    assert BOARD.loop == "AVSEVS" * 4
    assert len(BOARD.loop) == 24
    assert [zone.squares.count("A") for zone in BOARD.zones] == [1] * 4


@pytest.mark.rule("sponsors", "1.3")
def test_there_are_64_workshop_cards() -> None:
    packs = [BOARD.values(category, 4) for category in CATEGORIES]
    assert packs == ["01234567"] * 8
    assert sum(map(len, packs)) == 64


@pytest.mark.rule("sponsors", "1.4")
def test_there_are_eight_sponsor_cards_of_each_colour() -> None:
    assert BOARD.cards.sponsors == 8


@pytest.mark.rule("sponsors", "1.5")
def test_squares_are_named_by_rank_and_lane_from_the_inside() -> None:
    assert [CIRCUIT.names[square] for square in CIRCUIT.ranks[12]] == ["12a", "12b", "12c"]
    assert [CIRCUIT.names[square] for square in CIRCUIT.ranks[32]] == ["32a", "32b"]
    assert CIRCUIT.names[CIRCUIT.finish] == "finish"


@pytest.mark.rule("sponsors", "1.5")
def test_red_squares_lie_in_curves_and_the_other_colours_on_straights() -> None:
    ranks = [section for section in CIRCUIT.sections for _ in range(section.ranks)]
    marks = Counter(
        (mark, bool(ranks[(square >> 2) - 1].angle))
        for square, mark in CIRCUIT.marks.items()
        if mark != "."
    )
    assert {(mark, curve) for mark, curve in marks} == {("r", True), ("g", False), ("v", False)}
    assert marks["v", False] < marks["g", False] < marks["r", True]
