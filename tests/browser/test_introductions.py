"""The playable introductions: one makes every move oneself."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def steps(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((GAMES / game / "intro.json").read_text())["steps"]
    return found


def test_somebody_learns_ergo_by_playing(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.get_by_role("link", name="Apprendre en jouant").click()
    asked = steps("ergo")
    assert 5 <= len(asked) <= 8
    for step in asked:
        move = step.get("move") or {}
        for cell in (move.get("cell"), move.get("from"), move.get("to")):
            if cell:
                page.locator(f"[data-cell={cell}]").click()
        if move.get("type") == "swap":
            page.locator("button.swap").click()
        page.locator(".telling").get_by_role("button", name="Continuer").click()
    expect(page.locator(".intro")).to_contain_text("Vous savez jouer à Ergo")


def test_somebody_learns_spacepoker_by_playing(visit: Visit) -> None:
    page = visit("/game/spacepoker?learn")
    asked = steps("spacepoker")
    assert 5 <= len(asked) <= 8
    for step in asked:
        move, held = step["move"], list(step["view"]["ships"])
        for card in move.get("cards", ()):
            place = held.index(card)
            held[place] = "picked"
            page.locator(".hand .place button").nth(place).click()
        if move["type"] == "exchange":
            page.locator(".hand button.do").click()
        elif move["type"] == "raise":
            amount = page.locator(".betting input[type=range]")
            if amount.count():
                amount.fill(str(move["to"]))
            page.locator("button.raise").click()
        else:
            page.locator(f"button.{move['type']}").click()
        page.locator(".telling").get_by_role("button", name="Continuer").click()
    expect(page.locator(".intro")).to_contain_text("Vous savez jouer à Spacepoker")


def test_in_an_introduction_one_is_called_by_ones_own_name(visit: Visit) -> None:
    page = visit("/game/spacepoker?learn")
    header = page.locator("header .me .name")
    # Until the house has answered, nobody has a name.
    expect(header).not_to_have_text("Vous")
    expect(page.locator(".own")).to_contain_text(header.inner_text())


def test_a_move_that_is_not_the_one_asked_for_is_gently_refused(visit: Visit) -> None:
    page = visit("/game/ergo?learn")
    move = steps("ergo")[0]["move"]
    other = "h8" if move.get("cell") != "h8" else "h7"
    page.locator(f"[data-cell={other}]").click()
    expect(page.locator(".intro")).to_contain_text("Ce n'est pas encore ça")
