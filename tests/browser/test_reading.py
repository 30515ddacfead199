"""The page can be read: in both languages, in both lights, and without seeing it (axe)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.seats import bots
from veillee.games import GAMES

Visit = Callable[..., Page]
Sit = Callable[..., Page]

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN = """([part, only]) =>
  axe.run(part, { runOnly: only, resultTypes: ['violations'], preload: false })"""
WCAG = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
LIGHTS = {"light": "day", "dark": "night"}
PLACES = {
    "home": ("/", "article"),
    "me": ("/me", "#name"),
    "check": ("/check", ".source"),
    "nowhere": ("/game/attic", "h1"),
    **{name: (f"/game/{name}", ".book .clause") for name in GAMES},
    **{f"{name}, introduced": (f"/game/{name}?learn", ".intro .telling") for name in GAMES},
}
OUTSIDE = """() => {
  const right = (one) => one.getBoundingClientRect().right
  // What scrolls by itself may be as long as it likes.
  const held = (one) =>
    one !== null && ((getComputedStyle(one).overflowX !== 'visible' && right(one) <= innerWidth + 1)
      || held(one.parentElement))
  return [...document.querySelectorAll('main *')]
    .filter((one) => right(one) > innerWidth + 1 && !held(one.parentElement))
    .map((one) => `${one.tagName} ${one.className} ${right(one)}`)
}"""


def violations(page: Page, part: str = "html", only: Mapping[str, object] = WCAG) -> list[str]:
    """What axe finds against WCAG, levels A and AA."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(RUN, [part, only])
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def violations_in_both_lights(page: Page, part: str = "html") -> list[str]:
    """In the second light as in the first, but for the colours."""
    found = []
    for scheme, light in LIGHTS.items():
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-light", light)
        found += violations(page, part, COLOURS if light == "night" else WCAG)
    return found


def violations_wide_and_on_a_phone(page: Page, part: str = "html") -> list[str]:
    found = violations_in_both_lights(page, part)
    page.set_viewport_size(PHONE)
    return found + violations_in_both_lights(page, part)


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_in_the_house(visit: Visit, place: str) -> None:
    path, sign = PLACES[place]
    page = visit(path, line_may_break=place == "nowhere")
    page.wait_for_selector(sign)
    assert violations_wide_and_on_a_phone(page) == []


def test_axe_finds_nothing_in_the_lists_of_tables(visit: Visit, sit: Sit) -> None:
    host = visit("/game/ergo")
    host.get_by_text("Plus de réglages").click()
    host.get_by_label("Table publique").check()
    host.get_by_role("button", name="Dresser la table pour des amis").click()
    expect(host.locator(".lobby")).to_be_visible()
    page = sit("ergo", ["random"])
    page.goto("/")
    expect(page.locator(".ticket.turn")).to_be_visible()
    expect(page.locator(".ticket:not(.turn)").first).to_be_visible()
    assert violations_in_both_lights(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(sit: Sit, game: str) -> None:
    page = sit(game, bots(game, upto=6))
    page.wait_for_selector(".prompt.now")
    assert violations_wide_and_on_a_phone(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_the_narrowest_phone_nothing_stands_outside_the_screen(sit: Sit, game: str) -> None:
    """As wide as WCAG asks for (1.4.10), with the most players round the table that fit a board."""
    page = sit(game, bots(game, upto=16), phone=True)
    page.set_viewport_size({"width": 320, "height": 568})
    table = page.url
    for language in ("fr", "en"):
        page.evaluate("language => localStorage.setItem('veillee.language', language)", language)
        page.goto(table)
        page.wait_for_selector(f":root[lang={language}] .prompt.now")
        assert page.evaluate(OUTSIDE) == []
        page.goto(f"/game/{game}")
        page.wait_for_selector(f":root[lang={language}] .book .clause")
        page.locator("form details").evaluate("one => (one.open = true)")
        assert page.evaluate(OUTSIDE) == []


def test_axe_finds_nothing_in_the_notebook(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    page.wait_for_selector(".prompt.now")
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        for tab in ("Parler", "Règles", "Table"):
            page.get_by_role("tab", name=tab).click()
            assert violations_in_both_lights(page, ".notebook") == []


def test_axe_finds_nothing_before_the_match(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.get_by_role("button", name="Dresser la table pour des amis").click()
    page.wait_for_selector(".lobby")
    assert violations_in_both_lights(page) == []


def test_axe_finds_nothing_when_the_match_is_over(sit: Sit) -> None:
    page = sit("spacepoker", ["random"], {"options": {"rounds": 1}})
    page.locator(".hand button.do").click()
    for _ in range(12):
        page.wait_for_selector(".prompt.now, .ending")
        if page.locator(".ending").count():
            break
        page.locator("button.fold").click()
        page.wait_for_selector(".prompt:not(.now), .ending")
    expect(page.get_by_role("button", name="Revanche")).to_be_visible()
    assert violations_wide_and_on_a_phone(page) == []


@pytest.mark.parametrize("place", ["replay", "screen", "table"])
def test_axe_finds_nothing_where_a_finished_match_is_looked_at(
    visit: Visit, finished: str, place: str
) -> None:
    page = visit(f"/{place}/{finished}")
    page.wait_for_selector("[role=grid]")
    assert violations_in_both_lights(page) == []


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


def test_each_change_on_the_board_is_said_aloud(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    page.locator("[data-cell=e5]").click()
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Blancs")
