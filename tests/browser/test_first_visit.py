"""The first time at a game: its introduction is offered, and bots are as easy as they come."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.ergo import await_turn
from tests.browser.played import go_on


def box(page: Page, game: str = "Ergo") -> Locator:
    return page.locator("article", has_text=game)


def rung(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=name)


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
    expect(box(page).get_by_label("Niveau des robots")).to_have_value("novice")
    box(page).get_by_role("button", name="Jouer").click()
    page.get_by_role("button", name="Jouer tout de suite").click()
    expect(page.locator(".others")).to_contain_text("novice")


def test_the_level_is_changed_on_the_shelf_and_kept(visit: Visit) -> None:
    page = visit()
    box(page).get_by_label("Niveau des robots").select_option("medium")
    page.goto("/game/ergo")
    expect(page.locator(".front").get_by_label("Niveau des robots")).to_have_value("medium")
    expect(page.locator("#level")).to_have_value("medium")
    expect(rung(page, "La Lanterne")).to_be_checked()


def test_the_ladder_shows_every_level_and_how_strong_it_is(visit: Visit) -> None:
    page = visit("/game/ergo")
    rungs = page.get_by_role("region", name="Contre qui jouer").get_by_role("radio")
    expect(rungs).to_have_count(8)
    expect(page.locator(".rung").first).to_have_text(re.compile(r"La Chouette.*\d+ ± \d+ points"))


def test_on_the_ladder_one_chooses_by_keyboard(visit: Visit) -> None:
    page = visit("/game/ergo")
    rung(page, "Le Chapeau").focus()
    page.keyboard.press("ArrowUp")
    expect(rung(page, "La Théière")).to_be_checked()
    expect(page.locator("#level")).to_have_value("easy")


def test_a_win_leads_to_stronger_bots(visit: Visit, finished: str) -> None:
    """Black has four in a row, and the move."""
    page = visit("/")
    box(page).get_by_label("Niveau des robots").select_option("easy")
    page.goto(f"/table/{go_on(page, finished, at=8, seat=0, level='easy')}")
    await_turn(page)
    page.locator("[data-cell=g3]").click()
    expect(page.get_by_role("alert")).to_contain_text("tranquille")
    page.get_by_role("button", name="Jouer contre La Tasse (tranquille)").click()
    expect(page.locator(".others")).to_contain_text("tranquille")
    page.goto("/game/ergo")
    expect(rung(page, "La Tasse")).to_be_checked()
    expect(page.locator(".rung", has_text="La Théière")).to_contain_text("battu")
    expect(page.locator(".rung", has_text="La Tasse")).not_to_contain_text("battu")
