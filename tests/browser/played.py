"""Matches that bots have played, and going on from one of their moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

LOOK_ON = """table => new Promise((over) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live?last=0`)
  line.onmessage = ({ data }) => JSON.parse(data).status === 'over' && over()
})"""


def bots_play(browser: Browser, address: str, game: str, seats: int, **terms: Any) -> str:
    """The table of a match that bots have played to its end. They play while somebody looks on."""
    with browser.new_context(base_url=address, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto("/me")
        page.wait_for_selector("#name")
        answer = page.request.post(
            "/api/tables",
            headers={"Origin": address},
            data={
                "game": game,
                "seats": seats,
                "chairs": ["random"] * seats,
                "start": True,
                **terms,
            },
        )
        assert answer.ok, answer.text()
        table = str(answer.json()["id"])
        page.evaluate(LOOK_ON, table)
        return table


def moment(page: Page, table: str, at: int) -> Any:
    answer = page.request.get(f"/api/tables/{table}/moments/{at}")
    assert answer.ok, answer.text()
    return answer.json()


def first_moment(page: Page, table: str, come: Callable[[Any], bool]) -> int:
    """The first moment whose view has come so far, where all later ones have too."""
    low, high = 0, int(moment(page, table, 0)["of"])
    while high - low > 1:
        middle = (low + high) // 2
        if come(moment(page, table, middle)["view"]):
            high = middle
        else:
            low = middle
    return high


def go_on(page: Page, table: str, at: int, seat: int, level: str) -> str:
    """A table of one's own that goes on from there against bots."""
    host = page.url.split("/", 3)
    answer = page.request.post(
        f"/api/tables/{table}/fork",
        headers={"Origin": f"{host[0]}//{host[2]}"},
        data={"moves": at, "seat": seat, "level": level},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])
