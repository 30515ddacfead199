"""In one room: the large screen is the table, the phones are the hands."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import known
from tests.browser.seats import bots
from tests.browser.test_reading import violations
from tests.house.conftest import Server
from veillee.games import GAMES

Visit = Callable[..., Page]
Lay = Callable[..., str]

RECORD_THE_VOICE = """
window.spoken = [];
window.silences = []; // before each line, in milliseconds
let ended = -Infinity;
Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: {
  speak(words) {
    window.spoken.push([words.lang, words.text]);
    window.silences.push(performance.now() - ended);
    setTimeout(() => {
      ended = performance.now();
      words.onend?.();
    }, 5);
  },
  cancel() {},
} });
"""

A_CARD = 25  # half of one, in pixels
WALL: Any = {"width": 1920, "height": 1080}
IS_LARGE_AND_WHOLE = """() => {
  const board = document.querySelector('.board')
  const whole = board?.querySelector('.whole')
  if (!whole) return false
  const [room, lies] = [board.getBoundingClientRect(), whole.getBoundingClientRect()]
  return whole.currentCSSZoom > 1 && lies.height <= room.height + 1 && lies.width <= room.width + 1
}"""
WATCH_WHERE_THINGS_LAND = """
window.landed = [];
const animate = Element.prototype.animate;
const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
Element.prototype.animate = function (...how) {
  const going = animate.apply(this, how);
  if (this.closest('.flights')) {
    going.currentTime = going.effect.getComputedTiming().endTime - 1;
    const [x, y] = middle(this);
    const away = [...document.querySelectorAll('[data-at]')].map((place) => {
      const [across, down] = middle(place);
      return Math.hypot(across - x, down - y);
    });
    window.landed.push(Math.min(...away));
    going.currentTime = 0;
  }
  return going;
};
"""


def command(page: Page, house: Server, table: str, **wanted: Any) -> None:
    address = f"/api/tables/{table}/commands"
    answer = page.request.post(address, headers={"Origin": house.address}, data=wanted)
    assert answer.ok, answer.text()


def heard_by(page: Page) -> list[str]:
    """Every text that comes over the page's lines, from now on."""
    texts: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: texts.append(str(text)))

    page.on("websocket", listen)
    return texts


def until(page: Page, holds: str) -> None:
    """Until it holds. The page lets nobody evaluate texts, Playwright's own waiting included."""
    for _ in range(600):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"it never came to hold: {holds}")


# -- the large screen -----------------------------------------------------------------------------


def test_the_chairs_fill_up_on_the_large_screen_and_the_host_begins_from_his_phone(
    visit: Visit, lay: Lay
) -> None:
    host, guest = known(visit, phone=True), known(visit, phone=True)
    table = lay(host, "spacepoker", ["me", "open"], start=False)
    host.goto(f"/table/{table}")
    screen = known(visit)
    host.get_by_role("link", name="Sur grand écran").wait_for()
    screen.goto(f"/screen/{table}")
    expect(screen.locator(".lobby")).to_contain_text("Il reste une chaise libre")
    expect(screen.get_by_role("group", name="Code")).to_have_text(re.compile("^[A-Z]{4}$"))
    assert violations(screen) == []
    guest.goto(f"/table/{table}")
    guest.locator(".chair").get_by_role("button", name="M'asseoir ici").click()
    expect(screen.locator(".lobby")).to_contain_text("l'hôte lance la partie")
    host.get_by_role("button", name="Commencer la partie").click()
    screen.wait_for_selector(".board")
    expect(screen.get_by_test_id("prompt")).to_contain_text("on attend")
    expect(guest.locator(".board")).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_large_screen_shows_no_hand_even_in_the_browser_of_somebody_who_plays(
    visit: Visit, lay: Lay, light: str
) -> None:
    page = known(visit, light=light)
    table = lay(page, "spacepoker", ["me", "easy", "easy"])
    texts = heard_by(page)
    page.goto(f"/screen/{table}")
    page.wait_for_selector(".board")
    phone = page.context.new_page()
    phone.goto(f"/table/{table}")
    phone.locator(".prompt.now").wait_for()
    phone.get_by_role("button", name="Tout garder").click()
    expect(page.locator(".last")).to_contain_text("garde ses cinq vaisseaux")
    frames = [json.loads(text) for text in texts if '"type":"frame"' in text]
    views = [frame["view"] for frame in frames]
    assert len(views) > 1
    assert {json.dumps([view["seat"], view["ships"]]) for view in views} == {"[null, []]"}
    assert not any(frame["legal"] for frame in frames)
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_board_on_the_wall_is_larger_than_at_a_table_and_whole(
    visit: Visit, lay: Lay, game: str
) -> None:
    page = known(visit)
    table = lay(page, game, ["me", *bots(game, upto=8)])
    page.set_viewport_size(WALL)
    page.goto(f"/screen/{table}")
    until(page, IS_LARGE_AND_WHOLE)


def test_on_the_wall_too_things_travel_to_where_they_go(visit: Visit, lay: Lay) -> None:
    """The board is shown larger there, and whatever flies over it with it."""
    player, wall = known(visit), known(visit, reduced_motion="no-preference")
    table = lay(player, "spacepoker", ["me", "random", "random"])
    player.goto(f"/table/{table}")
    wall.add_init_script(WATCH_WHERE_THINGS_LAND)
    wall.set_viewport_size(WALL)
    wall.goto(f"/screen/{table}")
    until(wall, IS_LARGE_AND_WHOLE)
    player.locator(".hand .place").first.click()
    player.locator(".hand button.do").click()
    until(wall, "window.landed.length >= 1")
    assert max(wall.evaluate("landed")) < A_CARD


def test_without_a_voice_the_screen_shows_captions(visit: Visit, lay: Lay) -> None:
    page = known(visit)
    table = lay(page, "ergo", ["me", "open"], start=False)
    screen = known(visit)
    screen.add_init_script("delete window.speechSynthesis; delete Window.prototype.speechSynthesis")
    screen.goto(f"/screen/{table}")
    expect(screen.locator("aside")).to_contain_text("Ce navigateur ne sait pas parler")
    other = known(visit)
    other.goto(f"/table/{table}")
    other.locator(".chair").get_by_role("button", name="M'asseoir ici").click()
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Commencer la partie").click()
    page.locator(".prompt.now").wait_for()
    page.locator("[role=gridcell]").first.click()
    expect(screen.get_by_test_id("caption")).to_contain_text("posent une pièce")


# -- phones ---------------------------------------------------------------------------------------


def test_the_screen_of_a_phone_stays_awake_during_the_match_and_after_it_was_put_away(
    visit: Visit, lay: Lay
) -> None:
    page = known(visit, phone=True)
    page.add_init_script(
        """
        window.asked = 0; window.released = 0;
        Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {
          request: async () => {
            window.asked++;
            return { release: async () => { window.released++ } };
          },
        } });
        """
    )
    table = lay(page, "ergo", ["me", "easy"])
    page.goto(f"/table/{table}")
    page.locator(".prompt.now").wait_for()
    until(page, "window.asked === 1")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    until(page, "window.asked === 2")
    page.get_by_role("link", name="Veillée").click()
    until(page, "window.released > 0")


def test_where_a_phone_cannot_stay_awake_nothing_breaks(visit: Visit, lay: Lay) -> None:
    page = known(visit, phone=True)
    page.add_init_script("delete Navigator.prototype.wakeLock")
    page.goto(f"/table/{lay(page, 'ergo', ['me', 'easy'])}")
    page.locator(".prompt.now").wait_for()


def test_somebody_on_a_new_phone_comes_back_with_his_key(visit: Visit, lay: Lay) -> None:
    page = known(visit, phone=True)
    key = page.request.get("/api/me/key").json()["key"]
    table = lay(page, "spacepoker", ["me", "easy"])
    page.context.close()
    again = visit("/me", phone=True)
    again.get_by_label("J'ai déjà une clé").fill(key)
    again.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(again.locator("main")).to_contain_text("la maison sait de nouveau qui vous êtes")
    again.goto(f"/table/{table}")
    again.locator(".prompt.now").wait_for()


def test_without_the_key_the_host_hands_the_chair_over(
    visit: Visit, lay: Lay, house: Server
) -> None:
    host, lost = known(visit), known(visit, phone=True)
    table = lay(host, "spacepoker", ["me", "open"], start=False)
    command(lost, house, table, type="sit", seat=1)
    command(host, house, table, type="start")
    host.goto(f"/table/{table}")
    host.get_by_role("tab", name="Table").click()
    host.get_by_role("button", name="Faire lever").click()
    stranger = known(visit, phone=True)
    stranger.goto(f"/table/{table}")
    stranger.get_by_role("tab", name="Table").click()
    stranger.get_by_role("button", name="Demander cette place").click()
    host.get_by_role("button", name="Accepter").click()
    expect(stranger.locator(".actions")).to_be_visible()


# -- one phone for two ----------------------------------------------------------------------------


def take_up(phone: Page, name: str, code: str) -> None:
    phone.locator(".shared").get_by_role("button", name=name).click()
    phone.locator("#code").fill(code)
    phone.get_by_role("button", name="Ouvrir", exact=True).click()


def test_two_share_a_phone_and_neither_sees_the_others_hand(
    visit: Visit, lay: Lay, house: Server
) -> None:
    phone, other = visit("/me", phone=True), known(visit)
    phone.get_by_label("Votre nom").fill("Bruno")
    phone.get_by_role("button", name="Enregistrer").click()
    expect(phone.locator("header")).to_contain_text("Bruno")
    table = lay(phone, "spacepoker", ["me", "open", "open"], start=False)
    command(other, house, table, type="sit", seat=2)
    texts = heard_by(phone)
    phone.goto(f"/table/{table}")
    phone.get_by_text("Quelqu'un n'a pas de téléphone").click()
    phone.get_by_label("Votre code").fill("1234")
    phone.get_by_label("Son nom").fill("Ana")
    phone.get_by_label("Son code").fill("9876")
    assert violations(phone) == []
    phone.get_by_role("button", name="Partager mon téléphone").click()
    phone.get_by_role("button", name="Commencer la partie").click()
    expect(phone.locator(".shared h1")).to_have_text("Passez le téléphone : on attend Bruno")
    assert violations(phone) == []
    assert hands_in(texts) == set()
    take_up(phone, "Ana", "1234")
    expect(phone.locator(".wrong")).to_have_text("Ce n'est pas le bon code. Recommencez.")
    assert hands_in(texts) == set()
    take_up(phone, "Bruno", "1234")
    phone.locator(".prompt.now").wait_for()
    assert hands_in(texts) == {0}
    assert violations(phone) == []
    phone.get_by_role("button", name="Tout garder").click()
    phone.get_by_role("button", name="Poser le téléphone").click()
    expect(phone.locator(".shared h1")).to_have_text("Passez le téléphone : on attend Ana")
    shown = phone.content()
    assert "chasseur" not in shown
    assert "croiseur" not in shown
    texts.clear()
    take_up(phone, "Ana", "9876")
    phone.locator(".prompt.now").wait_for()
    assert hands_in(texts) == {1}
    phone.reload()
    expect(phone.locator(".shared h1")).to_have_text("Passez le téléphone : on attend Ana")


def hands_in(texts: list[str]) -> set[int]:
    """Whose ships came over the line."""
    frames = [json.loads(text) for text in texts if '"type":"frame"' in text]
    views = [frame["view"] for frame in frames if frame["view"]]
    return {view["seat"] for view in views if view["ships"]}
