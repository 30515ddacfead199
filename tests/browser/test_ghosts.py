"""A race of the day on the page: driven to the end, with yesterday's ghosts beside the track."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.sponsors import act, await_turn, by_keys, stage
from tests.browser.test_reading import violations_in_both_lights, violations_wide_and_on_a_phone

Visit = Callable[..., Page]

GAME = "Les Sponsors de l'Automobile"
MOST_TURNS = 100


def to_the_grid(visit: Visit, **how: str | bool) -> Page:
    """One's race of the day, with its ghosts there. Nothing travels: a script need not wait."""
    page = visit("/today", reduced_motion="reduce", language="en-GB", **how)
    page.get_by_role("button", name=f"Play ({GAME})").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".ghosts li")).to_have_count(2)
    return page


def drive_to_the_end(page: Page) -> None:
    for _ in range(MOST_TURNS):
        if not await_turn(page):
            return
        assert stage(page) in ("drive", "advance")
        finish = page.locator("[data-do=finish]")
        if finish.count():
            finish.click()
        else:
            act(page)
    raise AssertionError("the race does not end")


def test_a_race_is_driven_against_ghosts_and_compared_with_them(visit: Visit) -> None:
    page = to_the_grid(visit)
    expect(page.get_by_text("This one counts")).to_be_visible()
    expect(page.locator(".course [data-ghost]")).to_have_count(2)
    started = page.locator(".ghosts").inner_text()
    drive_to_the_end(page)
    expect(page.locator(".ending").get_by_test_id("against")).to_have_text(
        re.compile(r"(ahead of|behind|level with) yesterday's best bot, .* yesterday's median bot")
    )
    assert page.locator(".ghosts").inner_text() != started
    expect(page.locator(".ending")).to_contain_text(re.compile(r"\d+ ranks"))
    assert violations_in_both_lights(page, ".stage") == []
    page.get_by_role("link", name="To the game of the day").click()
    expect(page.get_by_test_id("against")).to_contain_text("At the finish")
    page.get_by_role("link", name=f"Replay ({GAME})").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".ghosts li")).to_have_count(2)


def test_ghosts_are_in_nobodys_way(visit: Visit) -> None:
    page = to_the_grid(visit)
    ghosts = page.locator(".course [data-ghost]")
    expect(ghosts).to_have_count(2)
    assert set(
        ghosts.evaluate_all("all => all.map((one) => getComputedStyle(one).pointerEvents)")
    ) == {"none"}


def test_a_ghost_is_told_by_its_sign_and_its_name_not_by_its_colour(visit: Visit) -> None:
    page = to_the_grid(visit)
    signs = page.locator(".course [data-ghost] .sign")
    expect(signs).to_have_count(2)
    assert len(set(signs.evaluate_all("all => all.map((one) => one.getAttribute('d'))"))) == 2
    named = page.locator(".course [data-ghost] text").all_text_contents()
    assert named == ["yesterday's best bot", "yesterday's median bot"]
    assert page.get_by_role("list", name="Yesterday's ghosts").locator("li").count() == 2


def test_the_race_is_begun_by_keys_alone_on_a_phone_too(visit: Visit) -> None:
    page = to_the_grid(visit, phone=True)
    for _ in range(2):
        assert await_turn(page)
        act(page, by_keys)
    assert violations_wide_and_on_a_phone(page, ".stage") == []
