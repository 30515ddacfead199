"""Rated matches on the page: laid, seen at the table, kept on one's page, and the best of all."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.test_reading import violations_wide_and_on_a_phone
from tests.house.conftest import Server

Visit = Callable[..., Page]
Command = Callable[..., None]


@pytest.fixture
def command(house: Server) -> Command:
    def command(page: Page, table: str, **wanted: Any) -> None:
        origin = {"Origin": house.address}
        answer = page.request.post(f"/api/tables/{table}/commands", headers=origin, data=wanted)
        assert answer.ok, answer.text()

    return command


@pytest.fixture
def lost(visit: Visit, house: Server, command: Command) -> tuple[Page, Page, str]:
    """Two who have played Ergo for their ratings twice: the second, on a phone and in English, has
    lost. And the last table."""
    first, second = visit("/me"), visit("/me", phone=True, language="en-GB")
    table = ""
    for page in (first, second):
        expect(page.locator("#name")).not_to_have_value("")
    for _ in range(2):
        terms = {"game": "ergo", "seats": 2, "chairs": ["me", "open"], "rated": True}
        origin = {"Origin": house.address}
        table = first.request.post("/api/tables", headers=origin, data=terms).json()["id"]
        command(second, table, type="sit", seat=1)
        command(first, table, type="start")
        command(second, table, type="resign")
    return first, second, table


def test_a_rated_table_is_laid_and_whoever_resigns_it_sees_what_it_cost(visit: Visit) -> None:
    page = visit("/game/ergo")
    begin = page.get_by_role("region", name="Commencer une partie")
    begin.get_by_label("Partie classée").check()
    begin.get_by_role("button", name="Jouer contre les robots").click()
    expect(page.locator(".plate").filter(has_text="1500 ± 350")).to_be_visible()
    expect(page.get_by_role("button", name="Quitter")).to_have_count(0)
    page.get_by_title("Abandonner").click()
    page.get_by_role("group", name="Abandonner").get_by_role("button", name="Abandonner").click()
    expect(page.get_by_text(re.compile(r"Votre classement\s: \d+ ± \d+ \(−\d+\)"))).to_be_visible()


def test_a_rating_has_a_curve_that_is_read_as_a_sentence(lost: tuple[Page, Page, str]) -> None:
    _, page, _ = lost
    page.reload()
    curve = page.get_by_role("img", name=re.compile("Over the last 2 matches, from 1383 to"))
    expect(curve).to_be_visible()
    expect(page.get_by_text("rated: 1500 → 1383")).to_be_visible()
    assert violations_wide_and_on_a_phone(page) == []


def test_the_curve_is_as_wide_as_its_column_and_no_higher_for_it(
    lost: tuple[Page, Page, str],
) -> None:
    page, _, _ = lost
    page.reload()
    expect(page.get_by_role("img", name=re.compile("En 2 parties"))).to_be_visible()
    page.wait_for_function(
        """() => {
          const curve = document.querySelector('svg[role=img]')
          const [row, lies] = [curve.closest('li'), curve].map((one) => one.getBoundingClientRect())
          return Math.abs(lies.width - row.width) < 1 && lies.height < 80
        }"""
    )


def test_the_large_screen_shows_ratings_as_the_table_does(
    visit: Visit, house: Server, lost: tuple[Page, Page, str], command: Command
) -> None:
    first, second, over = lost
    wall = visit(f"/screen/{over}")
    expect(wall.get_by_text(re.compile(r"\(−\d+\)"))).to_be_visible()
    terms = {"game": "ergo", "seats": 2, "chairs": ["me", "open"], "rated": True}
    origin = {"Origin": house.address}
    table = first.request.post("/api/tables", headers=origin, data=terms).json()["id"]
    wall.goto(f"/screen/{table}")
    expect(wall.get_by_text("Cette partie est classée")).to_be_visible()
    expect(wall.get_by_text(re.compile(r"^\d+ ± \d+$"))).to_have_count(1)
    command(second, table, type="sit", seat=1)
    expect(wall.get_by_text(re.compile(r"^\d+ ± \d+$"))).to_have_count(2)
    command(first, table, type="start")
    expect(wall.locator(".plate").filter(has_text=re.compile(r"\d+ ± \d+"))).to_have_count(2)
    assert violations_wide_and_on_a_phone(wall, "main") == []


def test_at_a_rated_table_no_bots_are_offered_that_nobody_has_measured(visit: Visit) -> None:
    page = visit("about:blank")

    def measured(asked: Route) -> None:
        answer = asked.fetch()
        games = answer.json()
        for level in (level for game in games for level in game["levels"]):
            level["points"] = 500 if level["name"] in ("medium", "hard") else None
        asked.fulfill(response=answer, json=games)

    page.route("**/api/games?*", measured)
    page.goto("/game/ergo")
    level = page.locator("#level")
    expect(level.locator("option")).to_have_count(8)
    begin = page.get_by_role("region", name="Commencer une partie")
    begin.get_by_label("Partie classée").check()
    expect(level.locator("option")).to_have_count(2)
    expect(level).to_have_value("medium")


def test_the_end_tells_what_the_match_brought_to_both(lost: tuple[Page, Page, str]) -> None:
    page, _, table = lost
    page.goto(f"/table/{table}")
    expect(page.get_by_text(re.compile(r"Votre classement\s: \d+ ± \d+ \(\+\d+\)"))).to_be_visible()
    expect(page.locator(".ranks").get_by_text(re.compile(r"\(−\d+\)"))).to_be_visible()
    assert violations_wide_and_on_a_phone(page, ".ending") == []


def test_who_wishes_is_on_the_list_of_the_best_and_sees_his_own_line(
    lost: tuple[Page, Page, str],
) -> None:
    page, other, _ = lost
    page.reload()
    page.get_by_label("Me nommer au palmarès").check()
    other.goto("/best?game=ergo")
    expect(other.get_by_role("group", name="Your own place")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Le palmarès").click()
    expect(page.get_by_role("group", name="Votre place")).to_be_visible()
    page.get_by_label("Classements provisoires").check()
    expect(page.locator("li.mine")).to_contain_text(re.compile(r"\d+ ± \d+"))
    page.get_by_label("Période").select_option("week")
    expect(page.locator("li.mine .gain")).to_have_text(re.compile(r"^\+\d+$"))
    assert violations_wide_and_on_a_phone(page) == []
