"""Why not? An impossible move is answered in place, by its rule, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.ergo import await_turn, cell

Visit = Callable[..., Page]
Sit = Callable[..., Page]


@pytest.fixture
def page(sit: Sit) -> Page:
    page = sit("ergo", ["random"])
    page.locator("[data-cell=e5]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Blancs")
    assert await_turn(page)
    return page


def try_to_go_diagonally(page: Page) -> str:
    """A hollow piece steps by one, straight: from e5 to g7 or c3 there is no way. Where to."""
    far = "c3" if cell(page, "g7") else "g7"
    page.locator("[data-cell=e5]").click()
    page.locator(f"[data-cell={far}]").click()
    return far


def test_a_refusal_names_its_rule_and_what_is_possible_instead(page: Page) -> None:
    far = try_to_go_diagonally(page)
    why = page.get_by_role("group", name="Pourquoi pas")
    expect(why).to_contain_text(f"La pièce creuse en e5 ne peut pas aller en {far}")
    expect(why).to_contain_text("article 4.1")
    expect(why).to_contain_text("Vous pouvez par exemple")


def test_the_clause_of_a_refusal_opens_the_rulebook_there(page: Page) -> None:
    try_to_go_diagonally(page)
    page.get_by_role("button", name="article 4.1").click()
    clause = page.locator(".notebook .clause.here")
    expect(clause).to_contain_text("Une pièce creuse va sur l'une des quatre cases voisines")
    expect(clause).to_be_in_viewport()


def test_after_another_language_is_chosen_refusals_come_in_it(page: Page) -> None:
    page.get_by_role("button", name="Read the page in English").click()
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    expect(page.locator(".line")).not_to_contain_text("cut")
    page.wait_for_timeout(500)
    try_to_go_diagonally(page)
    expect(page.get_by_role("group", name="Why not")).to_contain_text("clause 4.1")
    expect(page.get_by_role("group", name="Why not")).to_contain_text("hollow piece on e5")


def test_who_was_welcomed_in_another_language_is_refused_in_the_one_he_reads(sit: Sit) -> None:
    page = sit("ergo", ["random"], welcome="en-GB")
    page.wait_for_timeout(2000)  # until the house knows, and the line is open again
    page.locator("[data-cell=e5]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Blancs")
    assert await_turn(page)
    try_to_go_diagonally(page)
    expect(page.get_by_role("group", name="Pourquoi pas")).to_contain_text("La pièce creuse en e5")


def cut(line: CDPSession, *, offline: bool) -> None:
    """The line of one page alone, not of the others of the same person."""
    line.send("Network.enable")
    no_limit = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", {"offline": offline, **no_limit})


def test_who_is_not_to_play_is_told_by_name_whose_turn_it_is(visit: Visit) -> None:
    """One plays in two windows: the move kept in the first comes when the other is to play."""
    host = visit("/game/ergo", line_may_break=True)
    host.get_by_role("button", name="Dresser la table pour des amis").click()
    guest = visit(host.get_by_label("Lien de la table").input_value())
    guest.get_by_role("button", name="M'asseoir ici").click()
    name = guest.locator("header .name").inner_text()
    host.get_by_role("button", name="Commencer la partie").click()
    await_turn(host)
    window = host.context.new_page()
    window.goto(host.url)
    await_turn(window)
    line = host.context.new_cdp_session(host)
    cut(line, offline=True)
    expect(host.locator(".line")).to_contain_text("La ligne est coupée")
    host.locator("[data-cell=e5]").click()
    window.locator("[data-cell=d4]").click()
    expect(window.locator(".prompt")).to_contain_text("Patience")
    cut(line, offline=False)
    why = host.get_by_role("group", name="Pourquoi pas")
    expect(why).to_contain_text(f"Ce n'est pas votre tour : on attend {name}.")
    expect(why).to_contain_text("article 0.2")
