"""Nothing is missed: unread talk, one's turn, and what bots do at a pace one can follow."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.ergo import await_turn

Lay = Callable[..., str]
Sit = Callable[..., Page]
COUNTS_SOUNDS = """
window.sounds = 0
const begin = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) {
  window.sounds++
  return begin.apply(this, when)
}
"""


def two_at_a_table(visit: Visit, language: str = "fr-FR", **how: Any) -> tuple[Page, Page]:
    """A match of Ergo between two people; the host plays Black."""
    host = visit("/game/ergo")
    host.get_by_role("button", name="Dresser la table pour des amis").click()
    guest = visit("about:blank", language=language, **how)
    guest.add_init_script(COUNTS_SOUNDS)
    guest.goto(host.get_by_label("Lien de la table").input_value())
    guest.get_by_role(
        "button", name="Prendre place" if language[:2] == "fr" else "Take a seat"
    ).click()
    host.get_by_role("button", name="Commencer la partie").click()
    guest.wait_for_selector(".prompt")
    return host, guest


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Parler").click()
    page.get_by_label("Dire quelque chose").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text(text)


@pytest.mark.parametrize(("language", "tab"), [("fr-FR", "Parler"), ("en-GB", "Talk")])
def test_unread_talk_has_a_mark_on_its_tab_and_a_number_in_the_title(
    visit: Visit, language: str, tab: str
) -> None:
    host, guest = two_at_a_table(visit, language)
    say(host, "bonsoir")
    say(host, "à vous de jouer")
    mark = guest.get_by_role("tab", name=tab).locator(".unread")
    expect(mark).to_contain_text("2")
    expect(guest).to_have_title("(2) Ergo · Veillée")
    guest.get_by_role("tab", name=tab).click()
    expect(mark).to_have_count(0)
    expect(guest).to_have_title("Ergo · Veillée")


def test_what_one_says_oneself_is_read(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    say(host, "bonsoir")
    host.get_by_role("tab", name="Récit").click()
    say(guest, "bonsoir aussi")
    expect(host.get_by_role("tab", name="Parler").locator(".unread")).to_contain_text("1")


def test_talk_is_heard_softly_unless_that_is_turned_off(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    say(host, "bonsoir")
    guest.wait_for_function("() => window.sounds > 0")
    guest.get_by_role("tab", name="Table").click()
    guest.get_by_label("Un son discret").uncheck()
    before = guest.evaluate("window.sounds")
    say(host, "encore bonsoir")
    expect(guest.get_by_role("tab", name="Parler").locator(".unread")).to_contain_text("2")
    assert guest.evaluate("window.sounds") == before


def test_ones_turn_is_in_the_title_and_on_the_home_page(visit: Visit) -> None:
    host, guest = two_at_a_table(visit)
    await_turn(host)
    expect(host).to_have_title("● Ergo · Veillée")
    expect(guest).to_have_title("Ergo · Veillée")
    host.goto("/")
    expect(host).to_have_title("● (1) Veillée")


TIMES = """() => {
  window.seen = []
  const story = document.querySelector('.notebook [role=region]')
  const look = new MutationObserver(() => window.seen.push(performance.now()))
  look.observe(story, { childList: true, subtree: true })
}"""


@pytest.fixture
def before_the_bots(sit: Sit) -> Page:
    """Four bots are to act as soon as one has, and know at once what they will do."""
    page = sit("spacepoker", ["random"] * 4, calm=True)
    await_turn(page)
    page.evaluate(TIMES)
    return page


def test_bots_are_seen_to_act_one_after_the_other(before_the_bots: Page) -> None:
    page = before_the_bots
    page.get_by_role("button", name="Tout garder").click()
    page.wait_for_function("() => window.seen.at(-1) - window.seen[0] > 2500")
    gaps = [later - earlier for earlier, later in pairwise(page.evaluate("window.seen"))]
    assert sum(gap > 700 for gap in gaps) >= 2


def test_one_may_skip_to_ones_own_turn(before_the_bots: Page) -> None:
    page = before_the_bots
    page.get_by_role("button", name="Tout garder").click()
    page.get_by_role("button", name="Passer à mon tour").click()
    page.wait_for_function("() => window.seen.length > 0")
    expect(page.get_by_role("button", name="Passer à mon tour")).to_have_count(0)
    await_turn(page)


def test_whoever_wishes_sees_bots_without_pauses(visit: Visit) -> None:
    page = visit("/me", calm=True)
    page.get_by_label("Les robots jouent sans pause").check()
    page.reload()
    expect(page.get_by_label("Les robots jouent sans pause")).to_be_checked()
