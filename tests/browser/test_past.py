"""Past games on one's own page, and on a player's."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_reading import violations_wide_and_on_a_phone
from tests.house.conftest import Server

Visit = Callable[..., Page]
Lay = Callable[..., str]


@pytest.fixture
def command(house: Server) -> Callable[..., None]:
    def command(page: Page, table: str, **wanted: Any) -> None:
        origin = {"Origin": house.address}
        answer = page.request.post(f"/api/tables/{table}/commands", headers=origin, data=wanted)
        assert answer.ok, answer.text()

    return command


@pytest.fixture
def met(visit: Visit, lay: Lay, command: Callable[..., None]) -> tuple[Page, Page]:
    """Two who have played Ergo, on a phone and in English; the first has lost to a strong bot."""
    first, second = visit("/me", phone=True), visit("/me", language="en-GB")
    for page in (first, second):
        expect(page.locator("#name")).not_to_have_value("")
    command(first, lay(first, "ergo", ["me", "hard"]), type="resign")
    table = lay(first, "ergo", ["me", "open"], start=False)
    command(second, table, type="sit", seat=1)
    command(first, table, type="start")
    command(second, table, type="resign")
    return first, second


def me(page: Page) -> Any:
    return page.request.get("/api/me").json()


def test_a_finished_match_is_replayed_in_one_touch(met: tuple[Page, Page]) -> None:
    page, _ = met
    page.reload()
    newest = page.get_by_role("listitem").filter(has_text="Gagnée")
    newest.get_by_role("link", name=re.compile("revoir la partie")).tap()
    expect(page).to_have_url(re.compile("/replay/"))


def test_a_touch_on_an_opponent_shows_how_one_stands(met: tuple[Page, Page]) -> None:
    page, other = met
    page.reload()
    page.get_by_role("link", name="(fort)").tap()
    expect(page.get_by_text("Contre les robots (niveau : fort) : 0–1")).to_be_visible()
    page.get_by_role("link", name="Tous les adversaires").tap()
    page.get_by_role("link", name=me(other)["name"]).tap()
    expect(page.get_by_text(f"Contre {me(other)['name']} : 1–0")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Gagnée")).to_have_count(1)
    expect(page.get_by_role("listitem").filter(has_text="Perdue")).to_have_count(0)


def test_games_are_filtered_by_keyboard_alone(met: tuple[Page, Page]) -> None:
    _, page = met
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="Lost")).to_have_count(1)
    page.get_by_label("Game", exact=True).focus()
    page.keyboard.type("Spo")
    page.keyboard.press("Enter")
    expect(page.get_by_text("No such match")).to_be_visible()


def test_whom_one_has_played_with_has_a_page_and_a_stranger_is_told_why_not(
    met: tuple[Page, Page], visit: Visit
) -> None:
    first, second = met
    second.goto(f"/player/{me(first)['id']}")
    expect(second.get_by_role("heading", level=1)).to_contain_text(me(first)["name"])
    expect(second.get_by_role("listitem")).to_have_count(2)
    stranger = visit(f"/player/{me(first)['id']}", line_may_break=True)
    expect(stranger.get_by_text("qui ont fini une partie avec elle")).to_be_visible()
    first.get_by_label("Tout le monde peut voir mes parties passées").tap()
    expect(first.get_by_label("Tout le monde peut voir mes parties passées")).to_be_checked()
    stranger.wait_for_function(
        "path => fetch(path).then(({ ok }) => ok)", arg=f"/api/people/{me(first)['id']}"
    )
    stranger.reload()
    expect(stranger.get_by_role("listitem")).to_have_count(2)


def test_everybody_can_read_a_list_of_past_games(met: tuple[Page, Page]) -> None:
    first, page = met
    page.goto(f"/player/{me(first)['id']}?with={me(page)['id']}")
    expect(page.get_by_role("status")).to_contain_text("1–0")
    assert violations_wide_and_on_a_phone(page, "main") == []


def test_all_records_are_one_download(met: tuple[Page, Page]) -> None:
    page, _ = met
    page.reload()
    with page.expect_download() as begun:
        page.get_by_role("link", name="Emporter tous les procès-verbaux").tap()
    with zipfile.ZipFile(begun.value.path()) as file:
        assert len(file.namelist()) == 2
