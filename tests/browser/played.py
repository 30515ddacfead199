"""Matches that bots have played, and going on from one of their moments."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page
from websockets.sync.client import connect


def bots_play(address: str, game: str, seats: int, **terms: Any) -> str:
    """The table of a match that bots have played to its end. They play while somebody looks on,
    who needs no page for it."""
    with httpx.Client(base_url=address, trust_env=False) as host:
        host.get("/api/me")
        laid = {"game": game, "seats": seats, "chairs": ["random"] * seats, "start": True, **terms}
        answer = host.post("/api/tables", json=laid)
        assert answer.is_success, answer.text
        table = str(answer.json()["id"])
        look_on(host, f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?last=0")
        return table


def look_on(host: httpx.Client, live: str) -> None:
    """Until the match is over."""
    cookies = "; ".join(f"{name}={value}" for name, value in host.cookies.items())
    with connect(live, additional_headers={"Cookie": cookies}, proxy=None) as line:
        for text in line:
            if json.loads(text).get("status") == "over":
                return


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
    address = page.request.get("/health").url.removesuffix("/health")
    answer = page.request.post(
        f"/api/tables/{table}/fork",
        headers={"Origin": address},
        data={"moves": at, "seat": seat, "level": level},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])
