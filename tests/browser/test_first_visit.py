"""The first time at a game: its introduction is offered, and bots are as easy as they come."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.ergo import await_turn
from tests.browser.played import go_on


def box(page: Page, game: str = "Ergo") -> Locator:
    return page.locator("article", has_text=game)


@pytest.mark.parametrize(
    ("language", "play", "learn", "phone"),
    [("fr-FR", "Jouer", "Apprendre en jouant", False), ("en-GB", "Play", "Learn by playing", True)],
)
def test_whoever_plays_for_the_first_time_is_offered_the_introduction(
    visit: Visit, language: str, play: str, learn: str, phone: bool
) -> None:
    page = visit("/", language=language, phone=phone)
    box(page).get_by_role("button", name=play).click()
    page.get_by_role("dialog").get_by_role("link", name=learn).click()
    page.wait_for_url("**/game/ergo?learn")


def test_it_is_offered_once_and_by_the_keyboard_too(visit: Visit) -> None:
    page = visit()
    box(page).get_by_role("button", name="Jouer").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Apprendre en jouant")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.goto("/")
    box(page).get_by_role("button", name="Jouer").click()
    page.wait_for_url("**/table/*")


def test_one_begins_against_the_easiest_bots(visit: Visit) -> None:
    page = visit()
    expect(box(page).locator(".level")).to_contain_text("facile")
    box(page).get_by_role("button", name="Jouer").click()
    page.get_by_role("button", name="Jouer tout de suite").click()
    expect(page.locator(".others")).to_contain_text("facile")


def test_one_touch_changes_the_level_and_it_is_kept(visit: Visit) -> None:
    page = visit()
    box(page).locator(".level").click()
    expect(box(page).locator(".level")).to_contain_text("moyen")
    page.goto("/game/ergo")
    expect(page.locator(".front .level")).to_contain_text("moyen")
    expect(page.get_by_label("Niveau des robots").last).to_have_value("medium")


def test_a_win_leads_to_stronger_bots(visit: Visit, finished: str) -> None:
    """Black has four in a row, and the move."""
    page = visit("/")
    page.wait_for_selector("article")
    page.goto(f"/table/{go_on(page, finished, at=8, seat=0, level='easy')}")
    await_turn(page)
    page.locator("[data-cell=g3]").click()
    expect(page.get_by_role("alert")).to_contain_text("moyen")
    page.goto("/")
    expect(box(page).locator(".level")).to_contain_text("moyen")
