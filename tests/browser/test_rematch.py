"""Sides, by choice or by lot, and playing again: one click each, and no lobby in between."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.ergo import await_turn
from tests.browser.test_playing import command, sit_down

Visit = Callable[..., Page]
Sit = Callable[..., Page]


def test_one_chooses_white(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.locator("#level").select_option("easy")
    page.get_by_label("Votre place").select_option("Blancs")
    page.get_by_role("button", name="Jouer contre les robots").click()
    expect(page.locator(".mine")).to_contain_text("Blancs")
    expect(page.locator(".others")).to_contain_text("Noirs")
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Noirs posent")


def test_a_game_without_sides_offers_the_first_place_or_the_lot(visit: Visit) -> None:
    page = visit("/game/spacepoker", language="en-GB")
    options = page.get_by_label("Your place").locator("option")
    expect(options).to_have_text(["First", "By lot"])


def test_chairs_say_what_they_are_before_the_match_unless_it_is_left_to_the_lot(
    visit: Visit,
) -> None:
    page = visit("/game/ergo")
    page.get_by_role("button", name="Dresser la table pour des amis").click()
    expect(page.locator(".chair").nth(1)).to_contain_text("Blancs")
    page.goto("/game/ergo")
    page.get_by_label("Votre place").select_option("Au sort")
    page.get_by_role("button", name="Dresser la table pour des amis").click()
    expect(page.get_by_text("Les places seront tirées au sort")).to_be_visible()
    expect(page.locator(".chair").nth(1)).not_to_contain_text("Blancs")


def test_drawn_by_lot_each_sees_his_own_side_and_one_begins(visit: Visit) -> None:
    host = visit("/game/ergo")
    host.get_by_label("Votre place").select_option("Au sort")
    host.get_by_role("button", name="Dresser la table pour des amis").click()
    guest = visit(host.get_by_label("Lien de la table").input_value(), phone=True)
    guest.get_by_role("button", name="M'asseoir ici").tap()
    host.get_by_role("button", name="Commencer la partie").click()
    for page in (host, guest):
        page.wait_for_selector("[role=grid]")
    turns = [page.locator(".prompt.now").count() for page in (host, guest)]
    assert sorted(turns) == [0, 1]
    begins = (host, guest)[turns.index(1)]
    expect(begins.locator(".prompt")).to_contain_text("avec les Noirs")


def test_against_a_bot_one_click_begins_the_rematch_from_the_other_side(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    page.wait_for_selector(".prompt.now")
    command(page, type="resign")
    before = page.url
    page.get_by_role("button", name="Revanche").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Noirs posent")
    expect(page.locator(".prompt.now")).to_contain_text("avec les Blancs")


def test_once_both_agree_both_are_taken_along_and_the_large_screen_with_them(visit: Visit) -> None:
    host, guest = sit_down(visit)
    screen = visit(host.url.replace("/table/", "/screen/"))
    screen.wait_for_selector("[role=grid]")
    command(guest, type="resign")
    before = host.url
    host.get_by_role("button", name="Revanche").click()
    expect(host.locator(".ending")).to_contain_text("On attend")
    expect(guest.locator(".ending")).to_contain_text("revanche ?")
    guest.get_by_role("button", name="Revanche").click()
    for page in (host, guest):
        page.wait_for_url(lambda url: url != before)
    screen.wait_for_url(host.url.replace("/table/", "/screen/"))
    await_turn(guest)
    assert host.url == guest.url
    expect(guest.locator(".prompt")).to_contain_text("avec les Noirs")
