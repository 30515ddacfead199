"""Leaving and resigning: what is asked before it, and what is found afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import known
from tests.browser.ergo import await_turn
from tests.browser.test_playing import command, sit_down

Visit = Callable[..., Page]
Sit = Callable[..., Page]
Lay = Callable[..., str]


def test_a_match_against_bots_waits_on_the_home_page(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    page.locator("[data-cell=e5]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Blancs posent")
    page.get_by_role("button", name="Quitter").click()
    asked = page.get_by_role("group", name="Quitter")
    expect(asked).to_contain_text("vous attendra, telle quelle, sur la page d'accueil")
    asked.get_by_role("button", name="Quitter").click()
    page.get_by_role("link", name=re.compile("Ergo.*Vous attend", re.DOTALL)).click()
    expect(page.locator(".prompt.now")).to_be_visible()
    expect(page.locator("[data-cell=e5]")).to_have_attribute("aria-label", re.compile("noire?"))


def test_resigning_says_what_it_means_and_asks_once(sit: Sit) -> None:
    page = sit("ergo", ["random"], language="en-GB", phone=True)
    page.wait_for_selector(".prompt.now")
    page.get_by_role("button", name="Resign").tap()
    asked = page.get_by_role("group", name="Resign")
    expect(asked).to_contain_text(re.compile("The game ends here, and The .* wins"))
    asked.get_by_role("button", name="Play on").tap()
    expect(asked).to_be_hidden()
    page.get_by_role("button", name="Resign").tap()
    asked.get_by_role("button", name="Resign").tap()
    expect(page.locator(".ending")).to_contain_text("By resignation.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_resigns_by_keyboard_alone(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    page.wait_for_selector(".prompt.now")
    page.get_by_role("button", name="Abandonner").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Continuer")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Abandonner")).to_be_hidden()
    page.get_by_role("button", name="Abandonner").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".ending")).to_contain_text("Par abandon.")


def test_the_other_wins_and_the_story_says_why(visit: Visit) -> None:
    host, guest = sit_down(visit)
    command(guest, type="resign")
    expect(host.locator(".ending")).to_contain_text("Vous gagnez")
    expect(host.locator(".ending")).to_contain_text("article 0.8")
    expect(host.get_by_role("region", name="Récit")).to_contain_text("abandonne.")
    host.get_by_role("link", name="Revoir la partie").click()
    expect(host.get_by_test_id("told")).to_be_visible()


def test_among_several_a_bot_plays_the_chair_to_the_end(visit: Visit, lay: Lay) -> None:
    host, guest = known(visit), known(visit)
    table = lay(host, "spacepoker", ["me", "open", "random"], start=False)
    guest.goto(f"/table/{table}")
    guest.get_by_role("button", name="M'asseoir ici").first.click()
    host.goto(f"/table/{table}")
    host.get_by_role("button", name="Commencer la partie").click()
    guest.get_by_role("button", name="Abandonner").click()
    asked = guest.get_by_role("group", name="Abandonner")
    expect(asked).to_contain_text("Un robot joue votre place jusqu'au bout")
    asked.get_by_role("button", name="Abandonner").click()
    expect(guest.locator(".prompt")).to_contain_text("Vous avez abandonné")
    expect(guest.get_by_role("button", name="Reprendre ma place")).to_have_count(0)
    expect(host.get_by_role("button", name="Abandonner")).to_be_visible()


def test_take_back_is_offered_only_where_something_can_be_taken_back(visit: Visit) -> None:
    host, guest = sit_down(visit)
    back = host.get_by_role("button", name="Reprendre")
    expect(host.get_by_role("button", name="Conseil")).to_be_visible()
    expect(back).to_have_count(0)
    host.locator("[data-cell=e5]").click()
    expect(back).to_be_visible()
    await_turn(guest)
    expect(guest.get_by_role("button", name="Reprendre")).to_have_count(0)
    guest.locator("[data-cell=a1]").click()
    expect(guest.get_by_role("button", name="Reprendre")).to_be_visible()
    expect(back).to_have_count(0)


def test_the_story_names_who_sat_there_then(visit: Visit, lay: Lay) -> None:
    host, guest = visit("/me"), visit("/me")
    for page in (host, guest):
        page.wait_for_selector("#name")
    name = guest.locator("#name").input_value()
    table = lay(host, "spacepoker", ["open", "me"], start=False, stand_in="random")
    for page in (host, guest):
        page.goto(f"/table/{table}")
    guest.get_by_role("button", name="M'asseoir ici").click()
    host.get_by_role("button", name="Commencer la partie").click()
    guest.locator(".hand button.do").click()
    story = host.get_by_role("region", name="Récit")
    moved = story.get_by_role("listitem").filter(has_text=name).last
    expect(moved).to_have_text(re.compile(re.escape(name)))
    before = story.get_by_role("listitem").filter(has_text=name).count()
    command(host, type="remove", seat=0)
    expect(story).to_contain_text(f"{name} a dû se lever")
    expect(story.get_by_role("listitem").filter(has_text=name)).to_have_count(before + 1)
