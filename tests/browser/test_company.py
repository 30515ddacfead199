"""People one knows, blocks, reports and the operator, and finding somebody, as two pages see it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_past import command, me
from tests.browser.test_reading import violations_wide_and_on_a_phone
from tests.house.conftest import Server
from veillee.cli import main

Visit = Callable[..., Page]
Lay = Callable[..., str]
Command = Callable[..., None]

__all__ = ["command"]


@pytest.fixture
def met(visit: Visit, lay: Lay, command: Command) -> tuple[Page, Page, str]:
    """Two who play Ergo, on a phone and in English, and their table."""
    first = visit("/me", phone=True, line_may_break=True)
    second = visit("/me", language="en-GB", line_may_break=True)
    for page in (first, second):
        expect(page.locator("#name")).not_to_have_value("")
    table = lay(first, "ergo", ["me", "open"], start=False)
    command(second, table, type="sit", seat=1)
    command(first, table, type="start")
    return first, second, table


def laid(page: Page) -> Any:
    """The table that the page is at."""
    return page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()


def until_nobody_is_looked_for(page: Page) -> None:
    page.wait_for_function(
        "() => fetch('/api/me/kept').then((found) => found.json()).then((kept) => !kept.waits_for)"
    )


def show_here(page: Page, house: Server) -> None:
    body: Any = {"shows_here": True}
    answer = page.request.put("/api/me/shows-here", headers={"Origin": house.address}, data=body)
    assert answer.ok


def test_somebody_is_invited_again_in_one_touch_and_comes_in_one_touch(
    met: tuple[Page, Page, str], command: Command, house: Server
) -> None:
    first, second, table = met
    command(second, table, type="resign")
    for page in (first, second):
        show_here(page, house)
    second.goto("/")
    known = second.get_by_role("listitem").filter(has_text=me(first)["name"])
    expect(known).to_contain_text("is in the house")
    known.get_by_role("button", name="to play Ergo again").click()
    expect(second).to_have_url(re.compile("/table/"))
    expect(second.get_by_text("Invitation sent")).to_be_visible()
    laid = second.get_by_text(re.compile("vous invite"))
    expect(laid).to_have_count(0)
    invited = first.get_by_role("alert").filter(has_text="vous invite à jouer à Ergo")
    expect(invited).to_be_visible()
    first.goto("/")
    first.get_by_role("button", name="J'y vais").tap()
    expect(first).to_have_url(second.url)
    first.get_by_role("button", name="M'asseoir ici").first.tap()
    expect(second.get_by_role("button", name="Begin the game")).to_be_enabled()
    assert violations_wide_and_on_a_phone(second, "main") == []


def test_a_block_is_made_from_the_talk_and_undone_on_ones_page(
    met: tuple[Page, Page, str], command: Command
) -> None:
    first, second, table = met
    name = me(second)["name"]
    command(second, table, type="say", text="une grossièreté")
    first.goto(f"/table/{table}")
    first.get_by_role("tab", name="Parler").tap()
    talk = first.get_by_role("region", name="Parler")
    expect(talk).to_contain_text("une grossièreté")
    talk.get_by_role("button", name=f"Bloquer {name}").tap()
    first.get_by_role("dialog").get_by_role("button", name="Bloquer").tap()
    expect(talk).not_to_contain_text("une grossièreté")
    first.goto("/me")
    first.get_by_role("button", name=f"Débloquer {name}").tap()
    expect(first.get_by_text("Les gens que vous avez bloqués")).to_have_count(0)


def test_a_report_reaches_the_operator_who_mutes(
    met: tuple[Page, Page, str],
    command: Command,
    house: Server,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, second, table = met
    for text in ("une grossièreté", "une politesse"):
        command(second, table, type="say", text=text)
    first.goto(f"/table/{table}")
    first.get_by_role("tab", name="Parler").tap()
    first.get_by_role("button", name=re.compile("^Signaler")).first.tap()
    asked = first.get_by_role("dialog")
    expect(asked.get_by_label("une grossièreté")).to_be_checked()
    expect(asked.get_by_label("une politesse")).not_to_be_checked()
    asked.get_by_role("button", name="Envoyer").tap()
    expect(first.get_by_text("C'est transmis")).to_be_visible()

    monkeypatch.setenv("VEILLEE_DATABASE", f"sqlite:///{house.log.parent}/house.sqlite")
    assert main(["admin", "key", "--lang", "en"]) == 0
    first.goto("/admin")
    first.get_by_label("Clé").fill(capsys.readouterr().out.split()[-1])
    first.get_by_role("button", name="Ouvrir", exact=True).tap()
    report = first.get_by_role("article").filter(has_text=me(second)["name"])
    expect(report).to_contain_text("une grossièreté")
    assert violations_wide_and_on_a_phone(first, "main") == []
    report.get_by_label("Pendant").select_option("une semaine")
    report.get_by_role("button", name="Retirer la parole").tap()
    expect(report).to_have_count(0)
    expect(first.get_by_text(f"Parole retirée pour 168 h : {me(second)['name']}")).to_be_visible()

    second.goto(f"/table/{table}")
    second.get_by_role("tab", name="Talk").click()
    second.get_by_label("Say something").fill("again")
    second.keyboard.press("Enter")
    expect(second.get_by_role("alert")).to_contain_text("silenced you for 168 more hours")


def test_two_who_wait_find_each_other_and_who_leaves_waits_no_longer(visit: Visit) -> None:
    gone = visit("/game/ergo")
    gone.get_by_role("button", name="Trouver quelqu'un").click()
    expect(gone.get_by_text("Restez sur cette page")).to_be_visible()
    gone.get_by_role("link", name="Veillée").click()
    until_nobody_is_looked_for(gone)
    first = visit("/game/ergo", phone=True)
    second = visit("/game/ergo", language="en-GB")
    first.get_by_role("button", name="Trouver quelqu'un").tap()
    expect(first.get_by_text("La partie sera classée")).to_be_visible()
    second.get_by_role("button", name="Find somebody").focus()
    second.keyboard.press("Enter")
    for page in (first, second):
        expect(page).to_have_url(re.compile("/table/"))
    assert first.url == second.url
    expect(first.get_by_text(me(second)["name"]).first).to_be_visible()
    assert laid(second)["terms"]["rated"]


def test_whoever_wishes_for_no_rating_meets_others_who_wish_for_none(visit: Visit) -> None:
    rated = visit("/game/ergo")
    rated.get_by_role("button", name="Trouver quelqu'un").click()
    expect(rated.get_by_text("La partie sera classée")).to_be_visible()
    first, second = visit("/game/ergo", phone=True), visit("/game/ergo")
    for page in (first, second):
        find = page.get_by_role("region", name="Contre quelqu'un, maintenant")
        find.get_by_label("Partie classée").uncheck()
        page.reload()
        expect(find.get_by_label("Partie classée")).not_to_be_checked()
        find.get_by_role("button", name="Trouver quelqu'un").click()
    for page in (first, second):
        expect(page).to_have_url(re.compile("/table/"))
    assert first.url == second.url
    assert not laid(second)["terms"]["rated"]
    expect(rated.get_by_text("La partie sera classée")).to_be_visible()
    rated.get_by_role("button", name="Ne plus attendre").click()
    until_nobody_is_looked_for(rated)


def test_who_stops_while_the_house_is_being_asked_hears_no_complaint(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.get_by_role("button", name="Trouver quelqu'un").click()
    expect(page.get_by_text("Restez sur cette page")).to_be_visible()
    page.route("**/api/pairing", lambda _: None)  # the answer never comes
    with page.expect_request("**/api/pairing"):
        pass
    with page.expect_event("requestfailed", timeout=10_000):
        page.get_by_role("button", name="Ne plus attendre").click()
    until_nobody_is_looked_for(page)
    expect(page.get_by_role("button", name="Trouver quelqu'un")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_who_stops_just_after_somebody_was_found_is_taken_to_the_table(visit: Visit) -> None:
    first, second = visit("/game/ergo", line_may_break=True), visit("/game/ergo")
    first.get_by_role("button", name="Trouver quelqu'un").click()
    expect(first.get_by_text("Restez sur cette page")).to_be_visible()
    first.route("**/api/pairing", lambda asked: asked.abort())
    second.get_by_role("button", name="Trouver quelqu'un").click()
    expect(second).to_have_url(re.compile("/table/"))
    first.get_by_role("button", name="Ne plus attendre").click()
    expect(first).to_have_url(second.url)
