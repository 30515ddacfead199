"""Playing Sponsio on the page, as a person clicks it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

READY = ".sponsio .ready"
OFFERED = """() => {
  const all = (selector, key) =>
    [...document.querySelectorAll(`.sponsio ${selector}`)].map((one) => one.dataset[key])
  return {
    cards: all('.hand .can', 'card'),
    tickets: all('.slot.can', 'ticket'),
    tokens: all('.token.can', 'token'),
    talon: all('.talon .can', 'talon'),
    hand: all('.hand button:not(.open)', 'card'),
    pass: document.querySelector('.sponsio .pass:not(.barred)') !== null,
    collect: document.querySelector('.sponsio .collect') !== null,
  }
}"""


def await_turn(page: Page) -> bool:
    """Wait until the board offers moves; False where the match is over."""
    page.wait_for_selector(f"{READY}, .ending")
    return page.locator(".ending").count() == 0


def phase(page: Page) -> str:
    return page.locator(".phases [aria-current=step]").get_attribute("data-phase") or ""


def offered(page: Page) -> dict[str, Any]:
    """What glows now."""
    found: dict[str, Any] = page.evaluate(OFFERED)
    return found


def act(page: Page, chance: random.Random, boldness: float = 1) -> None:
    """One decision, by clicking: a card, a bet, a token, a swap, the streak's coins. The bold
    act in all their betting turns, others pass now and then."""
    can = offered(page)
    if can["pass"] and chance.random() >= boldness:
        page.locator("button.pass").click()
    elif can["collect"]:
        page.locator(chance.choice(["button.collect", "button.keep"])).click()
    elif can["cards"]:
        page.locator(f"[data-card={chance.choice(can['cards'])}]").click()
    elif can["tickets"] and (chance.random() < 0.6 or not can["talon"]):
        bet(page, chance.choice(can["tickets"]), chance)
    elif can["tokens"] and chance.random() < 0.6:
        take(page, chance.choice(can["tokens"]), can["hand"], chance)
    elif can["hand"] and can["talon"]:
        page.locator(f"[data-talon={chance.choice(can['talon'])}]").click()
        page.locator(f"[data-card={chance.choice(can['hand'])}]").click()
        page.locator("button.act").click()
    else:
        page.locator("button.done").click()


def pick(page: Page, group: int, chance: random.Random) -> None:
    choices = page.locator(".picker").nth(group).locator("[role=radio]:not(.barred)")
    choices.nth(chance.randrange(choices.count())).click()


def bet(page: Page, ticket: str, chance: random.Random) -> None:
    page.locator(f"[data-ticket={ticket}]").click()
    pick(page, 0, chance)
    page.locator("button.act").click()


def take(page: Page, name: str, hand: list[str], chance: random.Random) -> None:
    page.locator(f"[data-token={name}]").click()
    if name == "modifier":
        pick(page, 0, chance)
        pick(page, 1, chance)
    if name in ("combat", "modifier"):
        page.locator(f"[data-card={chance.choice(hand)}]").click()
    page.locator("button.act").click()


def play_until(page: Page, sign: str, chance: random.Random, most: int = 120) -> None:
    """Go on until something is to be seen."""
    for _ in range(most):
        page.wait_for_selector(f"{READY}, .ending, {sign}")
        if page.locator(sign).count():
            return
        act(page, chance, 0.3)
    raise AssertionError(f"{sign} was never seen")
