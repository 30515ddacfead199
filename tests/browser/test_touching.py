"""By the printed rules of Ergo a touched piece must be played, whatever one does to the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ergo import await_turn, cell

Sit = Callable[..., Page]

BY_THE_BOOK = {"options": {"touch_move": True}}


@pytest.fixture
def touched(sit: Sit) -> Page:
    """Black has placed a piece on e5, and touches it in the next turn."""
    page = sit("ergo", ["random"], BY_THE_BOOK)
    page.locator("[data-cell=e5]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Blancs")
    assert await_turn(page)
    page.locator("[data-cell=e5]").click()
    expect(page.locator(".prompt")).to_contain_text("vous avez touché la pièce en e5")
    return page


def test_picking_a_piece_up_touches_it_and_everyone_is_told(touched: Page) -> None:
    expect(touched.get_by_role("region", name="Récit")).to_contain_text("touchent la pièce en e5")
    expect(touched.locator("[data-cell=e5]")).to_have_attribute(
        "aria-label", re.compile("touchée, doit bouger")
    )


@pytest.mark.parametrize("how", ["click", "escape"])
def test_it_cannot_be_put_back(touched: Page, how: str) -> None:
    if how == "click":
        touched.locator("[data-cell=e5]").click()
    else:
        touched.keyboard.press("Escape")
    why = touched.get_by_role("group", name="Pourquoi pas")
    expect(why).to_contain_text("c'est elle que vous devez déplacer")
    expect(why).to_contain_text("article 1.5")


def test_it_is_still_in_hand_after_a_reload_and_is_then_played(touched: Page) -> None:
    touched.reload()
    expect(touched.locator(".prompt")).to_contain_text("vous avez touché la pièce en e5")
    expect(touched.locator("[data-cell=e5]")).to_have_attribute("aria-selected", "true")
    to = next(name for name in ("e6", "e4", "d5") if not cell(touched, name))
    touched.locator(f"[data-cell={to}]").click()
    expect(touched.get_by_role("region", name="Récit")).to_contain_text(
        f"Les Noirs vont de e5 en {to}"
    )


def test_newcomers_put_a_piece_back_as_they_like(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    page.locator("[data-cell=e5]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Blancs")
    assert await_turn(page)
    page.locator("[data-cell=e5]").click()
    page.locator("[data-cell=e5]").click()
    expect(page.locator("[data-cell=e5]")).to_have_attribute("aria-selected", "false")
    expect(page.get_by_role("region", name="Récit")).not_to_contain_text("touchent")
