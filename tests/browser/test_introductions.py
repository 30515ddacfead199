"""The playable introductions: one makes every move oneself."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.introductions import steps

Visit = Callable[..., Page]


def test_somebody_learns_ergo_by_playing(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.get_by_role("link", name="Apprendre en jouant").click()
    for step in steps("ergo"):
        move = step["accepted"][0]
        for cell in (move.get("cell"), move.get("from"), move.get("to")):
            if cell:
                page.locator(f"[data-cell={cell}]").click()
        page.locator(".telling").get_by_role("button", name="Continuer").click()
    expect(page.locator(".intro")).to_contain_text("Vous savez jouer à Ergo")


def test_somebody_learns_spacepoker_by_playing(visit: Visit) -> None:
    page = visit("/game/spacepoker?learn")
    for step in steps("spacepoker"):
        move, held = step["accepted"][0], list(step["view"]["ships"])
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
    move = steps("ergo")[0]["accepted"][0]
    other = "h8" if move.get("cell") != "h8" else "h7"
    page.locator(f"[data-cell={other}]").click()
    expect(page.locator(".intro")).to_contain_text("Ce n'est pas encore ça")
