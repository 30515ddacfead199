"""The line to the house: a reload, a dropped network, a move made meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ergo import await_turn, board, cell

Sit = Callable[..., Page]


@pytest.fixture
def page(sit: Sit) -> Page:
    """A game of Ergo against a bot, one move made and answered."""
    page = sit("ergo", ["random"], line_may_break=True)
    page.locator("[data-cell=e5]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Blancs")
    assert await_turn(page)
    return page


def own_pieces(page: Page) -> int:
    return list(board(page).values()).count("black")


def free_cell(page: Page) -> str:
    standing = board(page)
    return next(name for name in ("b8", "c8", "d8", "e8") if not standing[name])


def test_a_reload_in_mid_game_brings_everything_back(page: Page) -> None:
    story = page.get_by_role("region", name="Récit").inner_text()
    page.reload()
    assert await_turn(page)
    assert cell(page, "e5") == "black"
    assert page.get_by_role("region", name="Récit").inner_text() == story


def test_a_lost_line_is_shown_and_comes_back_without_a_reload(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.locator(".line")).to_contain_text("La ligne est coupée")
    page.context.set_offline(False)
    expect(page.locator(".line")).not_to_contain_text("coupée")
    expect(page.locator(".prompt")).to_contain_text("À vous")


def test_a_move_made_without_a_line_is_kept_and_sent_once(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.locator(".line")).to_contain_text("La ligne est coupée")
    name = free_cell(page)
    page.locator(f"[data-cell={name}]").click()
    expect(page.locator(".prompt")).to_contain_text("gardé")
    page.context.set_offline(False)
    expect(page.locator(f"[data-cell={name}]")).to_have_attribute(
        "aria-label", re.compile("noire?", re.I)
    )
    assert await_turn(page)
    assert own_pieces(page) == 2


def test_a_kept_move_outlives_a_reload(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.locator(".line")).to_contain_text("La ligne est coupée")
    name = free_cell(page)
    page.locator(f"[data-cell={name}]").click()
    expect(page.locator(".prompt")).to_contain_text("gardé")
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(f"[data-cell={name}]")).to_have_attribute(
        "aria-label", re.compile("noire?", re.I)
    )
    assert await_turn(page)
    assert own_pieces(page) == 2
