"""Somebody comes once the match has begun: the host is asked, and says yes or no."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Sit = Callable[..., Page]
Visit = Callable[..., Page]


@pytest.mark.parametrize(
    ("answer", "told"),
    [("Accepter", "vous"), ("Refuser", "L'hôte laisse la place au robot.")],
)
def test_the_host_is_asked_for_a_bots_chair_and_answers(
    sit: Sit, visit: Visit, answer: str, told: str
) -> None:
    host = sit("spacepoker", ["random"])
    late = visit(host.url)
    late.get_by_role("tab", name="Table").click()
    late.get_by_role("button", name="Demander cette place").click()
    expect(late.get_by_text("Vous l'avez demandée : l'hôte décide.")).to_be_visible()
    expect(host.get_by_role("button", name="Refuser")).to_be_visible()
    host.get_by_role("button", name=answer).click()
    expect(host.get_by_role("button", name="Refuser")).to_be_hidden()
    if answer == "Accepter":
        expect(late.get_by_role("button", name="Demander cette place")).to_be_hidden()
        expect(late.locator(".mine")).to_be_visible()
    else:
        late.get_by_role("tab", name="Récit").click()
        expect(late.get_by_text(told)).to_be_visible()


def test_a_table_that_takes_nobody_in_says_so(sit: Sit, visit: Visit) -> None:
    host = sit("spacepoker", ["random"], {"latecomers": "no"})
    late = visit(host.url, language="en-GB")
    late.get_by_role("tab", name="Table").click()
    expect(
        late.get_by_text("At this table nobody sits down once the game has begun.")
    ).to_be_visible()
    expect(late.get_by_role("button", name="Ask for this chair")).to_be_hidden()
