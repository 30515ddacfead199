"""Spacepoker at the table: the order of hands, the bet, the exchange."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Sit = Callable[..., Page]

WHOLE_PURSE = 59
"""Sixty points, less the ante."""


@pytest.fixture
def bidding(sit: Sit) -> Callable[..., Page]:
    """One opens the betting of the first round."""

    def come_to_bid(**how: object) -> Page:
        page = sit("spacepoker", ["random", "random"], **how)
        page.locator(".hand button.do").click()
        expect(page.locator(".prompt.now")).to_contain_text("ouvrir")
        return page

    return come_to_bid


def test_the_order_of_hands_is_in_sight_and_ones_own_is_lit(sit: Sit) -> None:
    page = sit("spacepoker", ["random"])
    strip = page.locator(".hand summary")
    expect(strip.locator("svg")).to_have_count(6)
    mine = strip.locator(".lit").inner_text()
    strip.click()
    expect(page.locator(".hand li[aria-current=true]")).to_contain_text(mine)


@pytest.mark.parametrize("phone", [False, True])
def test_each_of_the_sixty_bets_has_its_place_on_the_slider(
    bidding: Callable[..., Page], phone: bool
) -> None:
    page = bidding(phone=phone)
    slider = page.locator(".betting input[type=range]")
    assert slider.get_attribute("max") == str(WHOLE_PURSE)
    box = slider.bounding_box()
    assert box
    assert box["width"] >= 3 * WHOLE_PURSE


def test_usual_amounts_are_one_touch_away(bidding: Callable[..., Page]) -> None:
    page = bidding()
    page.locator(".usual").get_by_role("button", name="tout").click()
    expect(page.locator("button.raise")).to_contain_text(str(WHOLE_PURSE))
    page.locator(".usual").get_by_role("button", name="minimum").click()
    expect(page.locator("button.raise")).to_have_text("Ouvrir à 1")


def test_the_draw_pile_and_the_stake_have_names_of_their_own(bidding: Callable[..., Page]) -> None:
    middle = bidding().locator(".middle")
    expect(middle).to_contain_text(re.compile(r"pioche\s: \d+"))
    expect(middle).to_contain_text("points en jeu")
    expect(middle).not_to_contain_text(re.compile(r"\bpot\b"))


def test_a_refused_exchange_keeps_the_hand_and_what_was_chosen(sit: Sit) -> None:
    page = sit("spacepoker", ["random"])
    cards = page.locator(".hand .place button")
    held = page.locator(".hand .five").inner_text()
    for place in range(4):
        cards.nth(place).click()
    expect(page.locator(".prompt")).to_contain_text("4 vaisseaux choisis")
    page.locator(".hand button.do").click()
    expect(page.get_by_role("group", name="Pourquoi pas")).to_contain_text("trois au plus")
    assert page.locator(".hand .five").inner_text() == held
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(4)
    cards.nth(0).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(3)


def test_calling_weighs_as_much_as_raising(sit: Sit) -> None:
    page = sit("spacepoker", ["random", "random"], {"options": {"opener": "youngest"}})
    page.locator(".hand button.do").click()
    lines = page.get_by_role("region", name="Récit").get_by_role("listitem")
    for _ in range(12):
        page.wait_for_selector(".prompt.now")
        if page.locator("button.call").count():
            break
        told = lines.count()
        page.locator(".hand button.do, button.raise").first.click()
        expect(lines.nth(told)).to_be_attached()
    call, bid = (page.locator(f"button.{name}").bounding_box() for name in ("call", "raise"))
    assert call
    assert bid
    assert call["height"] == bid["height"]
    assert abs(call["width"] - bid["width"]) < 1
