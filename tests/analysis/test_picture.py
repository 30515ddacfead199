"""The picture of an analysis: everybody is in it, and nothing is told by colour alone."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.analysis.test_text import NOTHING, found, match_of
from veillee.analysis.analysis import Balance, Chances, Sum
from veillee.analysis.picture import drawn, sides
from veillee.kernel import Match
from veillee.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


def chances(moves: int, *shares: float) -> Chances:
    return Chances(moves, shares, (0.01,) * len(shares), 64)


def picture(match: Match, language: str = "en", **more: object) -> ElementTree.Element:
    return ElementTree.fromstring(drawn(match, found(match, **more), language))  # noqa: S314  (our own)


def letters(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_title_in_ones_language(language: str) -> None:
    title = picture(match_of("ergo/book-2"), language).findtext(f"{SVG}title")
    assert title == {"fr": "Chances de gagner : Ergo", "en": "Chances of winning: Ergo"}[language]


def test_each_line_has_its_name_and_its_own_dashes() -> None:
    match = match_of("spacepoker/house-4")
    curve = [chances(0, 0.25, 0.25, 0.25, 0.25), chances(52, 0, 0, 1, 0)]
    root = picture(match, curve=curve)
    assert {f"seat {seat}" for seat in range(4)} <= set(letters(root))
    dashes = [line.get("stroke-dasharray") for line in root.iter(f"{SVG}polyline")]
    assert len(set(dashes)) == 4


def test_those_who_win_together_have_one_line() -> None:
    match = match_of("sporz/book-4")
    curve = [chances(0, 0.2, 0.4, 0.4, 0.4)]
    found_sides = sides(found(match, curve=curve, teams=(0, 1, 1, 1)))
    assert [side.seats for side in found_sides] == [(0,), (1, 2, 3)]
    assert found_sides[1].points[0] == pytest.approx((0, 0.4, 0.01))
    assert "1–3" in letters(picture(match, curve=curve, teams=(0, 1, 1, 1)))


def test_of_many_those_with_the_most_to_win_or_lose_are_drawn() -> None:
    match = match_of("spacepoker/house-4")
    shares = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]
    curve = [chances(0, *[0.0] * 7), chances(52, *shares)]
    drawn_sides = sides(found(match, curve=curve, seats=7, teams=tuple(range(7))))
    assert [side.seats for side in drawn_sides] == [(seat,) for seat in range(1, 7)]


def test_luck_or_skill_stands_in_figures_beside_its_bars() -> None:
    match = match_of("ergo/book-2")
    balance = Balance(0, 1.0, 0.5, Sum(0.1, 0.02), Sum(-0.4, 0.03), NOTHING, NOTHING)
    root = picture(match, balances=[balance])
    assert {"+10 ± 2", "−40 ± 3"} <= set(letters(root))
    bars = [bar for bar in root.iter(f"{SVG}rect") if bar.get("class") == "bar"]
    assert [float(bar.get("width", "0")) for bar in bars] == pytest.approx([6.8, 27.2, 0, 0])


@pytest.mark.parametrize(
    ("language", "said"), [("en", "people change camps"), ("fr", "on change de camp")]
)
def test_where_teams_change_it_says_why_the_lines_do_not_add_up(language: str, said: str) -> None:
    match = match_of("sporz/book-4")
    assert said not in " ".join(letters(picture(match, language)))
    assert said in " ".join(letters(picture(match, language, teams_change=True)))
