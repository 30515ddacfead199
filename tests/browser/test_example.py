"""Packages in the page: examples/perudo with its board, the same without one, and a game as
`veillee new-game` writes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_reading import OUTSIDE, violations_in_both_lights
from tests.house.bringing import game_with, house_with, install
from tests.house.conftest import Server
from tests.project.installing import copied, installed
from veillee.cli.new_game import contents, package, write

Visit = Callable[..., Page]
Sit = Callable[..., Page]
NEW = contents("liars", package("liars"))
NARROW: Any = {"width": 320, "height": 568}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = installed(copied(tmp_path_factory.mktemp("perudo")))
    game_with(site, "boardless", "veillee_perudo")
    write(
        site, {path.relative_to("src"): text for path, text in NEW.items() if "src" in path.parts}
    )
    install(site, "liars", "veillee_liars")
    server = house_with(site).open()
    yield server
    server.close()


def bid(page: Page) -> None:
    """The lowest bid there is, made on the package's own board."""
    page.wait_for_selector(".prompt.now")
    page.locator("[data-key=bid]").click()


def test_somebody_bids_on_the_board_that_the_package_brings(sit: Sit) -> None:
    page = sit("perudo", ["easy"])
    expect(page.locator(".perudo .own li")).to_have_count(5)
    bid(page)
    expect(page.get_by_role("region", name="Récit")).to_contain_text("annonce 1 × 2")


def test_a_match_is_played_to_its_end(sit: Sit) -> None:
    page = sit("perudo", ["easy"])
    while True:
        page.wait_for_selector(".prompt.now, .ending")
        if page.locator(".ending").count():
            break
        doubt = page.locator(".perudo [data-key=doubt]")
        told = page.get_by_role("region", name="Récit").inner_text()
        (doubt if doubt.count() else page.locator(".perudo [data-key=bid]")).click()
        expect(page.get_by_role("region", name="Récit")).not_to_have_text(told)


def test_with_the_keyboard_one_chooses_a_bid_and_makes_it(sit: Sit) -> None:
    page = sit("perudo", ["easy"])
    page.wait_for_selector(".prompt.now")
    page.locator(".perudo [data-key=face-6]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".perudo [data-key=face-6]")).to_have_attribute("aria-pressed", "true")
    page.locator(".perudo [data-key=bid]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Récit")).to_contain_text(re.compile("6"))


def test_a_game_as_it_is_written_first_is_played_on_its_board(sit: Sit) -> None:
    page = sit("liars", ["easy"])
    expect(page.locator(".liars")).to_contain_text("Vos dés")
    bid(page)
    expect(page.get_by_role("region", name="Récit")).to_contain_text("annonce 1 × 1")


def test_without_a_board_one_of_many_numbers_is_written(sit: Sit) -> None:
    page = sit("boardless", ["random"] * 4)
    page.wait_for_selector(".prompt.now")
    moves = page.get_by_role("region", name="Vos coups")
    moves.get_by_label("Combien").fill("17")
    page.keyboard.press("Enter")
    moves.get_by_role("button", name="5", exact=True).click()
    moves.get_by_role("button", name="Annoncer 17 × 5").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("annonce 17 × 5")


def test_a_number_that_is_too_high_is_answered_with_the_rule(sit: Sit) -> None:
    page = sit("boardless", ["random"] * 4)
    page.wait_for_selector(".prompt.now")
    moves = page.get_by_role("region", name="Vos coups")
    moves.get_by_label("Combien").fill("40")
    page.keyboard.press("Enter")
    moves.get_by_role("button", name="Annoncer 40").click()
    expect(page.get_by_role("group", name="Pourquoi pas")).to_contain_text("article 2.3")


@pytest.mark.parametrize("game", ["perudo", "liars"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing_on_its_board(sit: Sit, phone: bool, game: str) -> None:
    page = sit(game, ["easy", "easy", "easy"], phone=phone)
    page.wait_for_selector(".prompt.now")
    assert violations_in_both_lights(page) == []


@pytest.mark.parametrize("game", ["perudo", "liars"])
@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_on_the_narrowest_phone_nothing_stands_outside_the_screen(
    sit: Sit, language: str, game: str
) -> None:
    page = sit(game, ["easy", "easy"], phone=True, language=language)
    page.set_viewport_size(NARROW)
    page.wait_for_selector(".prompt.now")
    assert page.evaluate(OUTSIDE) == []
