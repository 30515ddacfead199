"""A finished match is analysed: chances over time, luck or skill, what could have been better."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import finished_ergo
from tests.house.conftest import Server

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def finished(house: Server) -> str:
    """Black has five in the third row. White had four in the seventh, and did not see it."""
    return finished_ergo(house, "a9 c7 c3 d7 d3 e7 e3 f7 f3 j1 g3")


def analysed(page: Page, table: str) -> Any:
    """The analysis, once it is whole and the page has it."""
    # The match is shown to whom the house knows; nobody else may have it analysed.
    expect(page.get_by_role("button", name="Analyser la partie")).to_be_visible()
    while not (found := page.request.get(f"/api/tables/{table}/analysis").json())["done"]:
        page.wait_for_timeout(200)
    page.get_by_role("button", name="Analyser la partie").click()
    expect(page.get_by_role("table")).to_be_visible()
    return found


def test_everybodys_chances_are_drawn_and_lead_into_the_match(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=1")
    page.get_by_role("button", name="Analyser la partie").click()
    picture = page.get_by_role("img", name=re.compile("Les chances de chacun"))
    expect(picture).to_be_visible()
    expect(page.locator("figcaption li")).to_have_count(2)
    box = picture.bounding_box()
    assert box
    picture.click(position={"x": box["width"] - 1, "y": box["height"] / 2})
    expect(page.get_by_test_id("told")).to_contain_text("Cinq pièces alignées")
    expect(page.locator("figcaption li b").first).to_have_text("100 %")


def test_luck_and_choices_add_up_to_the_result(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    found = analysed(page, finished)
    for balance in found["balances"]:
        parts = sum(balance[part]["share"] for part in ("luck", "own", "others", "rest"))
        assert abs(balance["fair"] + parts - balance["result"]) < 1e-9
    table = page.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(3)
    expect(table.get_by_role("row").nth(1)).to_contain_text("50 %")
    expect(table.get_by_role("row").nth(1)).to_contain_text("100 %")


def test_a_mistake_is_named_and_played_again_from_its_chair(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    found = analysed(page, finished)
    mistakes = [one for one in found["decisions"] if one["size"]]
    worst = max(mistakes, key=lambda one: one["loss"]["share"])
    assert (worst["seat"], worst["played"]) == (1, "j1")
    page.get_by_role("button", name=f"Coup {worst['moves'] + 1},").click()
    expect(page).to_have_url(re.compile(f"at={worst['moves']}"))
    page.get_by_role("button", name="Rejouer d'ici").first.click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".prompt")).to_contain_text("À vous")


def test_a_swing_is_reached_by_its_mark_and_by_key(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    analysed(page, finished)
    swings = page.locator(".swing")
    expect(swings.first).to_be_visible()
    swings.first.click()
    expect(page).to_have_url(re.compile(r"at=[1-9]"))
    place = page.url
    page.get_by_role("button", name="Au début").click()
    page.keyboard.press("n")
    expect(page).to_have_url(place)


def test_the_match_is_taken_away_as_text_in_ones_language(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Texte commenté").click()
    text = taken.value.path().read_text("utf-8")
    assert taken.value.suggested_filename == f"ergo-{finished[:4]}.txt"
    assert "Cinq pièces alignées. (article 2.1)" in text
