"""The clock at the table: chosen, running, spoken of, and its end does what was said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import known
from tests.house.conftest import Server

Visit = Callable[..., Page]
Sit = Callable[..., Page]
Lay = Callable[..., str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its bots take their time, so that somebody may come back before the match is over."""
    server = Server(tmp_path_factory.mktemp("house"), VEILLEE_PACE="2").open()
    yield server
    server.close()


def by_move(seconds: int, reserve: int = 0, **more: Any) -> dict[str, Any]:
    clock = {"type": "move", "seconds": seconds, "reserve": reserve}
    return {"clock": clock, "stand_in": "random", **more}


def story(page: Page) -> Locator:
    return page.get_by_role("region", name="Récit")


def test_a_clock_is_chosen_with_the_table_and_runs(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.get_by_text("Plus de réglages").click()
    page.get_by_label("Pendule").select_option("quick")
    page.get_by_role("button", name="Jouer contre les robots").click()
    clock = page.locator(".mine").get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"0:1\d\s*\+ 1:00"))
    page.get_by_role("tab", name="Table").click()
    card = page.get_by_role("region", name="Table")
    expect(card).to_contain_text("20 s par coup, 60 s de réserve")
    expect(card).to_contain_text("Un robot joue pour qui n'a plus de temps")


def test_a_table_without_a_clock_shows_none(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    page.wait_for_selector(".prompt.now")
    expect(page.get_by_role("timer")).to_have_count(0)


def test_after_the_time_of_the_move_the_reserve_runs(sit: Sit) -> None:
    page = sit("ergo", ["random"], by_move(1, reserve=600))
    clock = page.locator(".mine").get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"9:5\d\s*de réserve"))


def test_by_correspondence_days_and_hours_are_left(sit: Sit) -> None:
    page = sit("ergo", ["random"], {"clock": {"type": "days", "days": 2}})
    expect(page.locator(".mine").get_by_role("timer")).to_have_text("1 j 23 h")


def test_little_time_is_said_aloud(sit: Sit) -> None:
    page = sit("ergo", ["random"], by_move(11))
    expect(page.locator("[aria-live=polite]").last).to_contain_text("moins de 10 secondes")
    expect(page.locator(".clock.short")).to_be_visible()


def together(visit: Visit, lay: Lay, **terms: Any) -> tuple[Page, Page]:
    """Two people at a match of Ergo."""
    host, guest = known(visit), known(visit)
    table = f"/table/{lay(host, 'ergo', ['me', 'open'], start=False, **terms)}"
    for page in (host, guest):
        page.goto(table)
    guest.get_by_role("button", name="M'asseoir ici").click()
    host.get_by_role("button", name="Commencer la partie").click()
    guest.wait_for_selector("[role=grid]")
    return host, guest


def test_the_clock_of_whoever_is_not_to_move_is_seen_too(visit: Visit, lay: Lay) -> None:
    host, guest = together(visit, lay, **by_move(60, reserve=300))
    expect(host.locator(".others .clock")).to_have_text(re.compile(r"1:00\s*\+ 5:00"))
    expect(guest.locator(".mine .clock")).to_have_text(re.compile(r"1:00\s*\+ 5:00"))
    expect(guest.locator(".others").get_by_role("timer")).to_have_text(re.compile(r"0:\d\d"))


def test_by_correspondence_too_and_bots_have_no_clock(visit: Visit, lay: Lay, sit: Sit) -> None:
    host, _ = together(visit, lay, clock={"type": "days", "days": 2})
    expect(host.locator(".others .clock")).to_have_text("2 j 0 h")
    alone = sit("ergo", ["random"], {"clock": {"type": "days", "days": 2}})
    expect(alone.locator(".mine .clock")).to_be_visible()
    expect(alone.locator(".others .clock")).to_have_count(0)


def test_alone_among_bots_whoever_is_out_of_time_goes_on_when_he_likes(sit: Sit) -> None:
    page = sit("ergo", ["random"], by_move(2))
    expect(page.locator(".prompt")).to_contain_text("La partie vous attend")
    page.get_by_role("button", name="Reprendre ma place").click()
    expect(page.locator(".prompt.now")).to_be_visible()


def test_two_people_out_of_time_read_the_same_result(visit: Visit, lay: Lay) -> None:
    host, guest = together(visit, lay, **by_move(3))
    expect(host.locator(".ending")).to_contain_text("Plus personne n'avait de temps")
    expect(guest.locator(".ending")).to_contain_text("Vous gagnez")


def test_whoever_runs_out_of_time_finds_a_bot_in_the_chair_and_may_take_it_back(
    visit: Visit, lay: Lay
) -> None:
    page, _ = together(visit, lay, **by_move(4))
    expect(story(page)).to_contain_text("n'a plus de temps : un robot (au hasard) joue à sa place")
    expect(story(page)).to_contain_text("Les Noirs posent")
    expect(page.locator(".prompt")).to_contain_text("joue pour vous")
    page.get_by_role("button", name="Reprendre ma place").click()
    expect(story(page)).to_contain_text("reprend sa place")


def test_where_the_table_says_so_the_rules_move_for_the_late(sit: Sit) -> None:
    page = sit("ergo", ["random"], by_move(2, late="timeout"))
    expect(story(page)).to_contain_text("Les Noirs posent")
    expect(story(page)).not_to_contain_text("un robot (au hasard)")
    expect(page.get_by_role("button", name="Reprendre ma place")).to_have_count(0)
