"""The game of the day: from the shelf to its table and back, compared, shared, practised."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_reading import violations_in_both_lights, violations_wide_and_on_a_phone
from tests.house.conftest import Server

Visit = Callable[..., Page]


@pytest.fixture
def give_up(house: Server) -> Callable[[Page, str], None]:
    def give_up(page: Page, game: str) -> None:
        """Play the game of the day, and resign."""
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        origin = {"Origin": house.address}
        laid = page.request.post(f"/api/days/today/{game}", headers=origin)
        commands = f"/api/tables/{laid.json()['id']}/commands"
        assert page.request.post(commands, headers=origin, data={"type": "resign"}).ok

    return give_up


def until_bots_have_played(page: Page, game: str) -> None:
    """The page asks once, and does not wait where bots take long."""
    compared = None
    while compared is None:
        games = page.request.get("/api/days/today").json()["games"]
        [compared] = [one["compared"] for one in games if one["game"] == game]


def test_from_the_shelf_to_a_deal_that_counts_and_back(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.get_by_role("link", name="Le jeu du jour").tap()
    page.get_by_role("button", name="Jouer (Spacepoker)").tap()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text("Celle-ci compte")).to_be_visible()
    table = page.url
    page.get_by_role("link", name="Le jeu du jour").tap()
    page.get_by_role("button", name="Continuer (Spacepoker)").tap()
    expect(page).to_have_url(table)


def test_a_problem_says_what_is_to_be_done_and_is_tried_again(
    visit: Visit, give_up: Callable[[Page, str], None]
) -> None:
    page = visit("/today", language="en-GB")
    give_up(page, "ergo")
    page.reload()
    expect(page.get_by_text("not solved yet")).to_be_visible()
    page.get_by_role("button", name="Try again (Ergo)").click()
    expect(page.get_by_text(re.compile(r"Win in \d moves at most · Try 2"))).to_be_visible()


def test_a_result_is_compared_and_shared_without_spoiling(
    visit: Visit, give_up: Callable[[Page, str], None]
) -> None:
    page = visit("/today", language="en-GB")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    give_up(page, "spacepoker")
    until_bots_have_played(page, "spacepoker")
    page.reload()
    expect(page.get_by_text("compared with the median of bots")).to_be_visible()
    expect(page.get_by_text("One day: a beginning.")).to_be_visible()
    expect(page.get_by_role("link", name="Replay (Spacepoker)")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    day = datetime.now(UTC).date().isoformat()
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[0] == f"Veillée, {day}"
    assert re.fullmatch(r"Spacepoker [🟧⬜]{5} -\d+(\.5)?", lines[1])
    assert lines[2].endswith(f"/today/{day}")
    assert violations_wide_and_on_a_phone(page, "main") == []
    assert violations_in_both_lights(page, "main") == []


def test_a_day_that_there_is_not_leads_back(visit: Visit) -> None:
    page = visit("/today/1999-01-01", line_may_break=True)
    expect(page.get_by_text("la maison n'existait pas encore")).to_be_visible()


def test_it_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/today", language="en-GB")
    play = page.get_by_role("button", name="Play (Sponsio)")
    expect(play).to_be_visible()
    page.locator("#main").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
