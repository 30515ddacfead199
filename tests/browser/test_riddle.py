"""The riddle of the day: looked at, answered by keyboard, opened, and shared without spoiling."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime

from playwright.sync_api import Page, Route, expect

from tests.browser.test_reading import violations_in_both_lights, violations_wide_and_on_a_phone

Visit = Callable[..., Page]


def asked(visit: Visit, **more: object) -> Page:
    """The riddle of today, before it is answered."""
    day = datetime.now(UTC).date().isoformat()
    page = visit(f"/today/{day}/sporz", **{"language": "en-GB", **more})
    expect(page.get_by_role("button", name="Answer", exact=True)).to_be_visible()
    return page


def answered(visit: Visit, **more: object) -> Page:
    page = asked(visit, **more)
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.get_by_role("heading", name="Who was a mutant")).to_be_visible()
    return page


def test_where_the_bots_are_busy_one_waits_for_it(visit: Visit) -> None:
    page = visit("/today", line_may_break=True)
    busy = [{"error": "riddle-not-ready", "text": "Les robots sont occupés."}]

    def answer(route: Route) -> None:
        if busy:
            route.fulfill(status=503, json=busy.pop())
        else:
            route.continue_()

    page.route("**/api/days/*/sporz/riddle", answer)
    page.get_by_role("link", name="Chercher (Sporz)").click()
    expect(page.get_by_role("button", name="Répondre", exact=True)).to_be_visible()


def test_it_is_solved_by_keyboard_and_shared(visit: Visit) -> None:
    page = visit("/today", language="en-GB")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Guess (Sporz)").focus()
    page.keyboard.press("Enter")
    sliders = page.get_by_role("slider")
    expect(sliders.first).to_be_visible()
    count = sliders.count()
    sliders.first.focus()
    for key in ["End", *["Home"] * (count - 1)]:
        page.keyboard.press(key)
        page.keyboard.press("Tab")
    expect(sliders.first).to_have_attribute("aria-valuetext", "100%")
    expect(page.get_by_text("In all, that makes 1 mutant.")).to_be_visible()
    expect(page.get_by_role("button", name="Answer", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Who was a mutant")).to_be_focused()
    rows = page.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(count)
    expect(rows.first).to_contain_text(re.compile("(mutant|healthy) *100%"))
    expect(page.get_by_text("compared with the median")).to_be_visible()
    page.get_by_role("button", name="Share").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert re.fullmatch(r"Sporz [🟧⬜]{5} [+-]?\d+(\.5)?", lines[1])
    day = datetime.now(UTC).date().isoformat()
    assert [lines[0], lines[-1].split("/", 3)[-1]] == [f"Veillée, {day}", f"today/{day}"]
    assert not any("mutant" in line for line in lines)


def test_the_board_is_to_be_looked_at_and_every_slider_has_a_name(visit: Visit) -> None:
    page = asked(visit)
    expect(page.get_by_test_id("secret")).to_contain_text("You are")
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    expect(page.get_by_test_id("blank")).to_have_count(0)
    for slider in page.get_by_role("slider").all():
        assert page.locator(f"label[for={slider.get_attribute('id')}]").inner_text()


def test_afterwards_the_match_is_leafed_through_to_its_end(visit: Visit) -> None:
    page = answered(visit)
    expect(page.get_by_test_id("reel")).to_be_visible()
    page.get_by_role("button", name="Back to the moment of the riddle").click()
    expect(page.get_by_test_id("reel")).to_have_count(0)
    expect(page.get_by_test_id("secret")).to_contain_text("You are")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_test_id("reel")).to_be_visible()


def test_an_answer_is_there_again_when_one_comes_back(visit: Visit) -> None:
    page = answered(visit)
    page.goto("/today")
    page.get_by_role("link", name="See the answer again (Sporz)").click()
    expect(page.get_by_role("heading", name="Who was a mutant")).to_be_visible()
    expect(page.get_by_role("button", name="Answer", exact=True)).to_have_count(0)


def test_axe_finds_nothing_before_and_after(visit: Visit) -> None:
    page = asked(visit)
    assert violations_wide_and_on_a_phone(page, "main") == []
    assert violations_in_both_lights(page, "main") == []
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.get_by_test_id("reel")).to_be_visible()
    assert violations_wide_and_on_a_phone(page, "main") == []
    assert violations_in_both_lights(page, "main") == []


def test_a_game_without_a_riddle_leads_back(visit: Visit) -> None:
    page = visit("/today/today/ergo", line_may_break=True)
    expect(page.get_by_text("Ce jeu n'a pas d'énigme")).to_be_visible()
