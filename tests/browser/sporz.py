"""Playing Sporz as a person would: what is touched in each step of the board."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

SHIP = "[data-testid=ship]"
NIGHT = ("mutants", "doctors", "informants")
LONGEST = 600
"""Seconds that a whole match may take."""

Touch = Callable[[str], None]


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


def living(page: Page) -> list[int]:
    seats = page.locator(".mate:not(.dead)").evaluate_all(
        "mates => mates.map((mate) => Number(mate.dataset.seat))"
    )
    return [int(seat) for seat in seats]


def tap(page: Page, pointing: int) -> str:
    """Answer what is asked now, with a tap; what was asked. `pointing`: which name, or word."""
    stage = where(page)[2]
    if stage == "look":
        look_at_card(page)
    elif stage == "word":
        there = page.locator("[data-word]")
        there.nth(pointing % there.count()).click()
    elif stage == "sleep":
        page.get_by_test_id("sleep").click()
    else:
        seats = living(page)
        page.locator(f"[data-seat='{seats[pointing % len(seats)]}']").click()
    return stage


def answer_at_night(page: Page) -> list[str]:
    """One step of the night, pointing at whoever may be; what was asked, in order."""
    phase, night, _ = where(page)
    asked: list[str] = []
    pointing = 0
    while where(page)[:2] == (phase, night) and where(page)[2] != "closed":
        asked.append(tap(page, pointing))
        if where(page)[2] == asked[-1]:
            asked.pop()  # not that one: the card says why
        pointing += 1
    return asked


def settle(page: Page) -> None:
    """Until what was sent has arrived."""
    expect(page.locator(".prompt")).not_to_contain_text(re.compile("en route|on its way"))


def vote(page: Page, button: str, *, count: int = 0) -> None:
    """Touch somebody in question, if one has to name somebody, and say so."""
    if button == "confirm":
        names = page.locator(".mate:not(.faint)")
        names.nth(count % names.count()).click()
    page.get_by_test_id(button).click()


def claim(page: Page, kind: str, **fields: str) -> None:
    page.get_by_test_id("claim-kind").select_option(kind)
    for field, value in fields.items():
        page.get_by_test_id(f"claim-{field}").select_option(value)
    page.get_by_test_id("claim").click()


def play_to_the_end(page: Page, *, short: bool = False) -> int:
    """The whole match, whatever comes; how many nights it had. `short`: asleep at once."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        phase, night, stage = where(page)
        if phase == "over":
            return int(night)
        if stage == "closed":
            page.wait_for_timeout(100)
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
