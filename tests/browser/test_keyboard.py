"""Every listed game is played without a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.seats import bots
from veillee.games import GAMES

Sit = Callable[..., Page]

MOST_KEYS = 150
ON_THE_BOARD = "document.activeElement?.closest('.board') != null"


@pytest.mark.parametrize("game", GAMES)
def test_tab_and_enter_are_enough_for_a_first_move(sit: Sit, game: str) -> None:
    page = sit(game, bots(game, upto=4))
    heard: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", listen)
    page.reload()
    page.wait_for_selector(".prompt.now")
    for _ in range(MOST_KEYS):
        page.keyboard.press("Tab")
        if page.evaluate(ON_THE_BOARD):
            page.keyboard.press("Enter")
            page.wait_for_timeout(50)
        if any('"type":"ack"' in text for text in heard):
            return
    raise AssertionError(f"no key of {game}'s board leads to a move")
