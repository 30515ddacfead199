"""Hints: what they say, where they are given, and who is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import laid
from tests.browser.ergo import await_turn
from tests.house.conftest import Server

Visit = Callable[..., Page]
Sit = Callable[..., Page]

CLOCK = {"type": "move", "seconds": 600, "reserve": 600}


def sit_down(visit: Visit, house: Server, **terms: Any) -> tuple[Page, Page]:
    """Two people at a table of Ergo, the first to move."""
    host, guest = visit("/"), visit("/")
    table = laid(host, house, "ergo", ["me", "open"], start=False, **terms)
    for page, wanted in ((guest, {"type": "sit", "seat": 1}), (host, {"type": "start"})):
        answer = page.request.post(
            f"/api/tables/{table}/commands", headers={"Origin": house.address}, data=wanted
        )
        assert answer.ok, answer.text()
        page.goto(f"/table/{table}")
    await_turn(host)
    return host, guest


@pytest.mark.parametrize(
    ("language", "name", "why"),
    [("fr-FR", "Conseil", "lignes de cinq cases"), ("en-GB", "Hint", "lines of five cells")],
)
def test_a_hint_says_why(sit: Sit, language: str, name: str, why: str) -> None:
    page = sit("ergo", ["easy"], language=language)
    await_turn(page)
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("group", name=name)).to_contain_text(why)


@pytest.mark.parametrize("phone", [False, True])
def test_a_reason_is_said_in_words_wide_and_on_a_phone(sit: Sit, phone: bool) -> None:
    page = sit("sporz", ["easy"] * 5, phone=phone)
    page.get_by_role("button", name="Conseil").click()
    said = page.get_by_role("group", name="Conseil")
    expect(said).to_contain_text("Le chef départage")
    assert not re.search(r"reason-|\{", said.inner_text())


def test_between_people_everyone_is_told_who_asks(visit: Visit, house: Server) -> None:
    host, guest = sit_down(visit, house)
    host.get_by_role("button", name="Conseil").click()
    expect(guest.get_by_role("region", name="Récit")).to_contain_text("demande un conseil")
    assert guest.get_by_role("group", name="Conseil").count() == 0


def test_between_people_with_a_clock_there_is_nothing_to_ask(visit: Visit, house: Server) -> None:
    host, guest = sit_down(visit, house, clock=CLOCK)
    assert host.get_by_role("button", name="Conseil").count() == 0
    guest.get_by_role("tab", name="Table").click()
    expect(guest.get_by_role("definition").filter(has_text="aucun")).to_be_visible()


def test_whoever_lays_a_table_chooses_its_hints(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.get_by_text("Plus de réglages").click()
    page.get_by_label("Conseils").select_option("aucun")
    page.get_by_role("button", name="Jouer contre les robots").click()
    await_turn(page)
    assert page.get_by_role("button", name="Conseil").count() == 0
