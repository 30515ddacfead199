"""Playing Sporz as a person would: who sits aboard, and what is touched in each step."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import known
from tests.browser.test_large_screen import command
from tests.house.conftest import Server

SHIP = "[data-testid=ship]"
NIGHT = ("mutants", "doctors", "informants")
LONGEST = 600
"""Seconds that a whole match may take."""
ONE_CALL_AT_A_TIME: dict[str, Any] = {
    "trust_env": False,
    "verify": False,
    "timeout": 60,
    "limits": httpx.Limits(max_keepalive_connections=0),
}
"""How somebody without a screen speaks to the house: no line stays open behind him."""

Visit = Callable[..., Page]
Lay = Callable[..., str]


# -- coming aboard --------------------------------------------------------------------------------


def come_in(visit: Visit, **how: Any) -> Page:
    return known(visit, reduced_motion="reduce", **how)


def sit_alone(visit: Visit, lay: Lay, bots: list[str], **how: Any) -> Page:
    page = come_in(visit, **how)
    page.goto(f"/table/{lay(page, 'sporz', ['me', *bots])}")
    await_phase(page, "election")
    return page


class Others:
    """People whose screens nobody looks at: they say to the house what they do."""

    def __init__(self, house: Server, table: str, seats: range) -> None:
        self.seats = seats
        self._at = f"/api/tables/{table}"
        self._people = {
            seat: httpx.Client(base_url=house.address, **ONE_CALL_AT_A_TIME) for seat in seats
        }
        for seat, person in self._people.items():
            person.get("/api/me")
            self.command(seat, type="sit", seat=seat)

    def command(self, seat: int, /, **wanted: Any) -> None:
        answer = self._people[seat].post(f"{self._at}/commands", json=wanted)
        assert answer.status_code == 200, answer.text

    def move(self, seat: int, kind: str, /, **fields: Any) -> None:
        self.command(seat, type="move", move={"type": kind, **fields})

    def all(self, kind: str, /, **fields: Any) -> None:
        for seat in self.seats:
            self.move(seat, kind, **fields)


def aboard(
    visit: Visit,
    lay: Lay,
    house: Server,
    *,
    people: int,
    others: int,
    roles: dict[str, int] | None = None,
    **how: Any,
) -> tuple[list[Page], Others]:
    """Some people with a page each, and some without: before the election."""
    pages = [come_in(visit, **how) for _ in range(people)]
    host, *guests = pages
    chairs = ["me", *["open"] * (people - 1 + others)]
    table = lay(host, "sporz", chairs, start=False, options={"roles": roles})
    for seat, guest in enumerate(guests, start=1):
        command(guest, house, table, type="sit", seat=seat)
    rest = Others(house, table, range(people, people + others))
    command(host, house, table, type="start")
    for page in pages:
        page.goto(f"/table/{table}")
        await_phase(page, "election")
    return pages, rest


def to_the_night(pages: list[Page], others: Others, *, chief: int = 0) -> None:
    """Everybody is for the same one: the first night falls."""
    others.all("elect", seat=chief)
    for page in pages:
        page.locator(f"[data-seat='{chief}']").click()
        page.get_by_test_id("confirm").click()
        await_closed(page, "election")
    for page in pages:
        await_phase(page, "mutants")


def to_the_day(pages: list[Page], others: Others) -> None:
    """Through a night in which nobody does anything."""
    for phase in NIGHT:
        for page in pages:
            await_phase(page, phase)
        others.all("sleep")
        for page in pages:
            answer_at_night(page, nobody=True)
    for page in pages:
        await_phase(page, "day")


# -- what is to be seen ---------------------------------------------------------------------------


def where(page: Page) -> tuple[str, str, str]:
    """The phase, the number of the night, and what is asked of the seat."""
    found = page.eval_on_selector(SHIP, "ship => ({ ...ship.dataset })")
    return found["phase"], found["night"], found["stage"]


def await_phase(page: Page, *phases: str) -> None:
    """Until the match has come to one of these, and the seat is asked."""
    either = ", ".join(f"{SHIP}[data-phase='{phase}']:not([data-stage=closed])" for phase in phases)
    page.wait_for_selector(either)


def await_stage(page: Page, wanted: str) -> None:
    expect(page.locator(SHIP)).to_have_attribute("data-stage", wanted)


def await_closed(page: Page, phase: str) -> None:
    """Until the seat has had its last word in the phase, or the phase is over."""
    open_still = f"{SHIP}[data-phase='{phase}']:not([data-stage=closed])"
    page.wait_for_selector(open_still, state="detached")


def await_asked(page: Page) -> None:
    """Until the seat is asked again, or the match is over."""
    page.wait_for_selector(f"{SHIP}:not([data-stage=closed]), {SHIP}[data-phase=over]")


def living(page: Page) -> list[int]:
    seats = page.locator(".mate:not(.dead)").evaluate_all(
        "mates => mates.map((mate) => Number(mate.dataset.seat))"
    )
    return [int(seat) for seat in seats]


def settle(page: Page) -> None:
    """Until what was sent has arrived."""
    expect(page.locator(".prompt")).not_to_contain_text(re.compile("en route|on its way"))


# -- what is touched ------------------------------------------------------------------------------


def look_at_card(page: Page) -> str:
    """Hold the card a moment; what was on it."""
    card = page.get_by_test_id("card")
    card.scroll_into_view_if_needed()
    card.hover()
    page.mouse.down()
    secret = page.get_by_test_id("secret")
    expect(secret).not_to_be_empty()
    text = secret.inner_text().replace("\u00a0", " ")
    page.mouse.up()
    expect(secret).to_be_empty()
    return text


def tap(page: Page, pointing: int | None) -> str:
    """Answer what is asked now, with a tap; what was asked. `pointing`: which name, or word."""
    stage = where(page)[2]
    if stage == "look":
        look_at_card(page)
    elif stage == "word":
        there = page.locator("[data-word]")
        there.nth((pointing or 0) % there.count()).click()
    elif stage == "sleep":
        page.get_by_test_id("sleep").click()
    elif pointing is None:
        page.get_by_test_id("nobody").click()
    else:
        seats = living(page)
        page.locator(f"[data-seat='{seats[pointing % len(seats)]}']").click()
    return stage


def answer_at_night(page: Page, *, nobody: bool = False) -> list[str]:
    """One step of the night, pointing at whoever may be, or at nobody; what was asked, in order."""
    phase, night, _ = where(page)
    asked: list[str] = []
    pointing = 0
    while (now := where(page))[:2] == (phase, night) and now[2] != "closed":
        asked.append(tap(page, None if nobody else pointing))
        if where(page) == now:
            asked.pop()  # not that one: the card says why
        pointing += 1
    return asked


def vote(page: Page, button: str, *, count: int = 0) -> None:
    """Touch somebody in question, if one has to name somebody, and say so."""
    if button == "confirm":
        names = page.locator(".mate:not(.faint)")
        names.nth(count % names.count()).click()
    page.get_by_test_id(button).click()


def claim(page: Page, of: int, line: str) -> None:
    """Touch a face, then what is to be said with it: `found.1.mutant.3`."""
    page.locator(f"[data-seat='{of}']").click()
    page.locator(f"[data-say='{line}']").click()


def play_to_the_end(page: Page, *, short: bool = False) -> int:
    """The whole match, whatever comes; how many nights it had. `short`: asleep at once."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        phase, night, stage = where(page)
        if phase == "over":
            return int(night)
        if stage == "closed":
            await_asked(page)
        elif phase in NIGHT and short:
            page.get_by_test_id("sleep-now").click()
            await_closed(page, phase)
        elif phase in NIGHT:
            answer_at_night(page)
        elif phase == "day":
            if not short:
                vote(page, "confirm", count=int(night))
                expect(page.get_by_test_id("abstain")).to_be_visible()
            page.get_by_test_id("sleep").click()
            await_closed(page, phase)
        else:
            vote(page, "confirm", count=1)
            await_closed(page, phase)
    raise AssertionError("the match does not come to an end")
