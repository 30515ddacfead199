"""The page can be read: in both languages, in both lights, and without seeing it (axe)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
Lay = Callable[..., str]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PLACES = {
    "home": ("/", "article"),
    "game": ("/game/ergo", ".book .clause"),
    "spacepoker": ("/game/spacepoker", ".book .clause"),
    "introduction": ("/game/ergo?learn", "[role=grid]"),
    "me": ("/me", "#name"),
    "nowhere": ("/game/attic", "h1"),
}


def violations(page: Page) -> list[str]:
    """What axe finds against WCAG, levels A and AA."""
    page.wait_for_timeout(600)  # what fades in is not yet as dark as it will be
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        "levels => axe.run(document, { runOnly: { type: 'tag', values: levels } })", LEVELS
    )
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_in_the_house(visit: Visit, place: str, light: str) -> None:
    path, sign = PLACES[place]
    page = visit(path, light=light)
    page.wait_for_selector(sign)
    assert violations(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", ["ergo", "spacepoker"])
def test_axe_finds_nothing_at_a_table(
    visit: Visit, lay: Lay, game: str, light: str, phone: bool
) -> None:
    page = visit("/me", light=light, phone=phone)
    page.wait_for_selector("#name")
    page.goto(f"/table/{lay(page, game, ['me', 'easy'])}")
    page.wait_for_selector(".prompt.now")
    for tab in ("Récit", "Parler", "Règles", "Table"):
        page.get_by_role("tab", name=tab).click()
        assert violations(page) == []


def test_axe_finds_nothing_before_the_match(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.get_by_role("button", name="Dresser la table pour des amis").click()
    page.wait_for_selector(".lobby")
    assert violations(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_in_a_replay(visit: Visit, finished: str, light: str) -> None:
    page = visit(f"/replay/{finished}?at=3", light=light)
    page.wait_for_selector("[role=grid]")
    assert violations(page) == []


@pytest.mark.parametrize(("locale", "greeting"), [("fr-CA", "mise"), ("en-US", "is set")])
def test_the_language_is_guessed_at_first(visit: Visit, locale: str, greeting: str) -> None:
    page = visit(language=locale)
    expect(page.locator("h1")).to_contain_text(greeting)
    assert page.evaluate("document.documentElement.lang") == locale[:2]


def test_the_language_is_switched_at_any_time_and_kept(visit: Visit) -> None:
    page = visit(language="en-GB")
    page.get_by_role("button", name="Lire la page en français").click()
    expect(page.locator("h1")).to_contain_text("La table est mise")
    expect(page.locator("article").first).to_contain_text("Cinq pièces alignées")
    page.reload()
    expect(page.locator("h1")).to_contain_text("La table est mise")


def test_the_light_follows_the_system_until_one_chooses(visit: Visit) -> None:
    page = visit(light="dark")
    room = page.locator("html")
    expect(room).to_have_attribute("data-light", "night")
    page.emulate_media(color_scheme="light")
    expect(room).to_have_attribute("data-light", "day")
    page.get_by_role("button", name="Passer à la lumière du soir").click()
    expect(room).to_have_attribute("data-light", "night")
    page.reload()
    expect(room).to_have_attribute("data-light", "night")


def test_each_change_on_the_board_is_said_aloud(visit: Visit, lay: Lay) -> None:
    page = visit("/me")
    page.wait_for_selector("#name")
    page.goto(f"/table/{lay(page, 'ergo', ['me', 'easy'])}")
    page.locator("[data-cell=e5]").click()
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Blancs")
