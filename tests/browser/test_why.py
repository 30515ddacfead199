"""A bot says why it made its move, in the reader's language, where that tells no secret."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.ergo import await_turn


def asked_at_ergo(sit: Callable[..., Page], **how: str) -> Page:
    """One has made a move, and the bot has answered."""
    page = sit("ergo", ["medium"], **how)
    await_turn(page)
    page.locator("[data-cell=e5]").click()
    return page


def test_a_bot_says_at_the_table_why_it_has_just_moved(sit: Callable[..., Page]) -> None:
    page = asked_at_ergo(sit)
    page.get_by_role("button", name="Pourquoi ce coup ?").click()
    expect(page.locator(".near")).to_contain_text("à qui serait à sa place")


def test_it_says_so_in_english_too(sit: Callable[..., Page]) -> None:
    page = asked_at_ergo(sit, language="en-GB")
    page.get_by_role("button", name="Why this move?").click()
    expect(page.locator(".near")).to_contain_text("to whoever sat there")


def test_where_hands_are_hidden_no_bot_is_asked_before_the_end(sit: Callable[..., Page]) -> None:
    page = sit("spacepoker", ["easy"])
    expect(page.get_by_test_id("prompt")).to_contain_text("À vous")
    expect(page.get_by_role("button", name="Pourquoi ce coup ?")).to_have_count(0)


def test_in_a_replay_every_bots_move_can_be_asked_about(
    visit: Visit, sit: Callable[..., Page]
) -> None:
    page = asked_at_ergo(sit)
    expect(page.get_by_role("button", name="Pourquoi ce coup ?")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("group", name="Abandonner").get_by_role("button", name="Abandonner").click()
    other = visit(f"/replay/{table}?at=1")
    expect(other.get_by_test_id("told")).to_be_visible()
    expect(other.get_by_role("button", name="Pourquoi ce coup ?")).to_have_count(0)
    other.keyboard.press("ArrowRight")
    other.get_by_role("button", name="Pourquoi ce coup ?").click()
    expect(other.locator(".steps")).to_contain_text("à qui serait à sa place")
