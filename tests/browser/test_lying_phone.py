"""A phone on its side: low and wide. Every board is played there too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seats import bots
from veillee.games import GAMES

Sit = Callable[..., Page]

LYING = {"width": 844, "height": 390}

OUT_OF_REACH = """() => {
  const touchable = document.querySelectorAll(
    '.board :is(button:not(:disabled), [role=gridcell], input)')
  return [...touchable].filter((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = one.getBoundingClientRect()
    if (left === right) return false
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left < -1 || right > innerWidth + 1 || top < 0 || bottom > innerHeight ||
      !(one.contains(there) || there?.contains(one))
  }).map((one) => one.outerHTML.slice(0, 120))
}"""


@pytest.fixture(params=GAMES)
def lying(sit: Sit, request: pytest.FixtureRequest) -> Page:
    """At a table of the game, when it is one's turn."""
    page = sit(request.param, bots(request.param, upto=4), phone=True)
    page.set_viewport_size(LYING)  # type: ignore[arg-type]
    page.wait_for_selector(".prompt.now")
    return page


def test_all_that_can_be_touched_is_in_reach(lying: Page) -> None:
    assert lying.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert lying.evaluate(OUT_OF_REACH) == []


def test_the_prompt_is_in_sight_wherever_one_scrolls_on_the_board(lying: Page) -> None:
    board = lying.locator(".board")
    for edge in ("start", "end"):
        board.evaluate("(board, block) => board.scrollIntoView({ block })", edge)
        expect(lying.locator(".prompt")).to_be_in_viewport(ratio=1)
