"""Somebody comes once the match has begun: the host is asked, and says yes or no."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

Sit = Callable[..., Page]
Visit = Callable[..., Page]


def ask_for_the_bots_chair(sit: Sit, visit: Visit) -> tuple[Page, Page]:
    """A host whose match has begun, and somebody who would like the bot's chair."""
    host = sit("spacepoker", ["random"])
    late = visit(host.url)
    late.get_by_role("tab", name="Table").click()
    late.get_by_role("button", name="Demander cette place").click()
    expect(late.get_by_text("Vous l'avez demandée : l'hôte décide.")).to_be_visible()
    return host, late


def test_whom_the_host_lets_in_takes_the_bots_chair(sit: Sit, visit: Visit) -> None:
    host, late = ask_for_the_bots_chair(sit, visit)
    host.get_by_role("button", name="Accepter").click()
    expect(host.get_by_role("button", name="Accepter")).to_be_hidden()
    expect(late.locator("[data-at=seat-1].mine")).to_be_visible()
    expect(late.get_by_text("Vous l'avez demandée : l'hôte décide.")).to_be_hidden()


def test_whom_the_host_turns_away_is_told_so_and_watches_on(sit: Sit, visit: Visit) -> None:
    host, late = ask_for_the_bots_chair(sit, visit)
    host.get_by_role("button", name="Refuser").click()
    expect(host.get_by_role("button", name="Refuser")).to_be_hidden()
    late.get_by_role("tab", name="Récit").click()
    story = late.get_by_role("region", name="Récit")
    expect(story.get_by_text("L'hôte laisse la place au robot.")).to_be_visible()
    expect(late.locator("[data-at=seat-1].mine")).to_be_hidden()


def test_a_table_that_takes_nobody_in_says_so(sit: Sit, visit: Visit) -> None:
    host = sit("spacepoker", ["random"], {"latecomers": "no"})
    late = visit(host.url, language="en-GB")
    late.get_by_role("tab", name="Table").click()
    expect(late.get_by_text("At this table nobody sits down once")).to_be_visible()
    expect(late.get_by_role("button", name="Ask for this chair")).to_be_hidden()
