"""A refusal, or a word of the house, covers nothing one needs, and goes as one goes on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.ergo import await_turn, cell

Sit = Callable[..., Page]


def refused(page: Page) -> Locator:
    """A hollow piece tries to go where it cannot."""
    page.locator("[data-cell=e5]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Blancs")
    assert await_turn(page)
    far = "c3" if cell(page, "g7") else "g7"
    page.locator("[data-cell=e5]").click()
    page.locator(f"[data-cell={far}]").click()
    why = page.get_by_role("group", name="Pourquoi pas")
    expect(why).to_be_visible()
    return why


def covers(over: Locator, under: Locator) -> bool:
    one, other = over.bounding_box(), under.bounding_box()
    assert one
    assert other
    beside = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
    apart = one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
    return not (beside or apart)


@pytest.mark.parametrize("phone", [False, True])
def test_a_refusal_covers_neither_prompt_nor_buttons(sit: Sit, phone: bool) -> None:
    page = sit("ergo", ["random"], phone=phone)
    why = refused(page)
    assert not covers(why, page.locator(".prompt"))
    for button in page.locator(".foot button").all():
        assert not covers(why, button)


def test_escape_takes_a_refusal_away(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    why = refused(page)
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_a_touch_beside_takes_a_refusal_away(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    why = refused(page)
    page.mouse.click(5, 400)
    expect(why).to_have_count(0)


def test_the_next_move_takes_a_refusal_away_and_is_made(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    why = refused(page)
    why.get_by_role("button", name="Aller de e5").first.click()
    expect(why).to_have_count(0)
    expect(page.locator("[data-cell=e5]")).not_to_have_attribute("aria-label", re.compile("noire?"))


@pytest.mark.parametrize("away", ["escape", "touch"])
def test_a_word_of_the_house_goes_as_easily(visit: Visit, away: str) -> None:
    page = visit("/", line_may_break=True)
    page.get_by_label("Un code ?").fill("aeio")
    page.keyboard.press("Enter")
    said = page.get_by_role("alert")
    expect(said).to_be_visible()
    assert not covers(said, page.get_by_role("button", name="Ouvrir", exact=True))
    if away == "escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(3, 300)
    expect(said).to_have_count(0, timeout=3000)
