"""Sporz' crew on the page: suits one tells apart, everybody in sight, a crowd, the notebook."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.sporz import (
    NIGHT,
    ONE_CALL_AT_A_TIME,
    SHIP,
    Lay,
    Visit,
    aboard,
    await_phase,
    come_in,
    look_at_card,
    sit_alone,
    to_the_day,
    to_the_night,
    where,
)
from tests.browser.test_large_screen import command
from tests.browser.test_reading import violations
from tests.house.conftest import Server
from veillee.house.people.faces import FACES

LEAST_PORTRAIT = 40
LEAST_PIXELS = 24
"""In which two outlines differ; as in the test of the faces."""

# What is left of the suits without any colour, at 40 px: filled, and nothing behind the glass.
OUTLINES = """() => Promise.all(
[...document.querySelectorAll('svg.worn')].map(async (suit) => {
  const parts = [...suit.querySelectorAll('.cloth, .mount, .collar')]
  const size = 'viewBox="0 0 80 110" width="40" height="55"'
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    ${parts.map((part) => part.outerHTML).join('')}</svg>`
  const image = new Image()
  image.src = 'data:image/svg+xml,' + encodeURIComponent(drawn)
  await image.decode()
  const canvas = new OffscreenCanvas(40, 55).getContext('2d')
  canvas.drawImage(image, 0, 0)
  const { data } = canvas.getImageData(0, 0, 40, 55)
  return [suit.dataset.suit, [...data].filter((_, at) => at % 4 === 3).map((dark) => dark > 127)]
}))"""

IN_SIGHT = """(all) => all.map((one) => {
  const [suit, name] = ['svg.worn', '.name'].map((part) => one.querySelector(part))
  const box = one.getBoundingClientRect()
  return {
    wide: suit.getBoundingClientRect().width,
    whole: box.left >= 0 && box.right <= innerWidth,
    top: box.top,
    bottom: box.bottom,
    read: name.scrollHeight <= name.clientHeight + 1,
  }
})"""


SETTLED = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done))))"""
"""A board is fitted to its place in the frame after it was laid out."""


def seen(page: Page) -> list[dict[str, Any]]:
    page.evaluate(SETTLED)
    found: list[dict[str, Any]] = page.eval_on_selector_all("[data-seat]", IN_SIGHT)
    return found


def people(visit: Visit, lay: Lay, house: Server, bots: int) -> Page:
    """Somebody with each of the faces, and some bots: before the election."""
    host = come_in(visit)
    chairs = ["me", *["open"] * (len(FACES) - 1), *["random"] * bots]
    table = lay(host, "sporz", chairs, start=False)
    from_here = {"Origin": house.address}
    assert host.request.patch("/api/me", headers=from_here, data={"face": FACES[0]}).ok
    for seat, face in enumerate(FACES[1:], start=1):
        with httpx.Client(base_url=house.address, **ONE_CALL_AT_A_TIME) as person:
            person.get("/api/me")
            person.patch("/api/me", json={"face": face})
            wanted = {"type": "sit", "seat": seat}
            assert person.post(f"/api/tables/{table}/commands", json=wanted).is_success
    command(host, house, table, type="start")
    host.goto(f"/table/{table}")
    await_phase(host, "election")
    return host


def test_no_two_suits_have_the_same_outline_and_one_of_the_crowd_is_found_by_name(
    visit: Visit, lay: Lay, house: Server
) -> None:
    page = people(visit, lay, house, bots=16)
    outlines = dict(page.evaluate(OUTLINES))
    assert len(outlines) == len(FACES) + 16
    shapes = list(outlines.values())
    nearest = min(
        sum(one != other for one, other in zip(first, second, strict=True))
        for place, first in enumerate(shapes)
        for second in shapes[:place]
    )
    assert nearest >= LEAST_PIXELS
    assert min(one["wide"] for one in seen(page)) >= LEAST_PORTRAIT

    assert violations(page) == []
    page.get_by_test_id("find").fill("zzz")
    expect(page.locator("[data-seat]")).to_have_count(0)
    page.get_by_test_id("find").fill("LE DE")
    expect(page.locator("[data-seat] .name")).to_have_text(["Le Dé"])
    page.locator("[data-seat]").click()
    expect(page.get_by_test_id("confirm")).to_contain_text("Le Dé")


@pytest.mark.parametrize("phone", [True, False])
def test_sixteen_are_seen_whole(visit: Visit, lay: Lay, phone: bool) -> None:
    page = sit_alone(visit, lay, ["easy"] * 15, phone=phone)
    crew = seen(page)
    assert len(crew) == 16
    assert [one for one in crew if not (one["whole"] and one["read"])] == []
    assert min(one["wide"] for one in crew) >= LEAST_PORTRAIT
    assert max(one["bottom"] for one in crew) <= page.evaluate("innerHeight")


def test_sixteen_are_seen_whole_on_the_large_screen(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 15)
    screen = come_in(visit)
    screen.set_viewport_size({"width": 1280, "height": 720})
    screen.goto(page.url.replace("/table/", "/screen/"))
    screen.wait_for_selector(SHIP)
    crew = seen(screen)
    assert len(crew) == 16
    assert all(one["whole"] and one["read"] and one["top"] >= 0 for one in crew)
    assert min(one["wide"] for one in crew) >= LEAST_PORTRAIT
    assert max(one["bottom"] for one in crew) <= 720


SLEEP_NOW = """document.querySelector('[data-testid=sleep-now], [data-testid=abstain]')?.click()"""
"""If it is there: a step that is not one's own may just be passing by itself. And where hands were
raised for several, the others choose."""

WRITE_DOWN_STEPS = """() => {
  window.steps = {};
  const ship = document.querySelector('[data-testid=ship]');
  const look = () => {
    const asked = ship.querySelector('[data-testid=ask]')?.textContent ?? '';
    const mine = ship.querySelector('.turn') !== null;
    const buttons = ship.querySelectorAll('.answers button').length;
    if (asked) (window.steps[ship.dataset.phase] ??= []).push({ asked, mine, buttons });
  };
  new MutationObserver(look).observe(ship, { subtree: true, childList: true, attributes: true });
}"""


def test_alone_a_step_that_is_not_ones_own_passes_by_itself(visit: Visit, lay: Lay) -> None:
    """Nobody is both mutant and doctor: of the first two steps one at least is not one's own."""
    page = sit_alone(visit, lay, ["easy"] * 7)
    page.evaluate("localStorage['veillee.pace'] = 'calm'")
    page.reload()
    page.wait_for_selector(SHIP)
    page.evaluate(WRITE_DOWN_STEPS)
    page.locator("[data-seat='1']").click()
    page.get_by_test_id("confirm").click()
    while where(page)[0] not in (*NIGHT[2:], "day"):
        page.evaluate(SLEEP_NOW)
        page.wait_for_timeout(50)
    steps = page.evaluate("window.steps")
    others = [steps[phase] for phase in NIGHT[:2] if not any(one["mine"] for one in steps[phase])]
    assert others
    for told in others:
        assert any("Vous dormez." in one["asked"] and not one["buttons"] for one in told)


def alone_on_the_first_day(visit: Visit, lay: Lay) -> Page:
    """Among bots, who may end the match in the very first night: then it begins anew."""
    while True:
        page = sit_alone(visit, lay, ["easy"] * 3)
        page.locator("[data-seat='1']").click()
        page.get_by_test_id("confirm").click()
        while (phase := where(page)[0]) not in ("day", "over"):
            page.evaluate(SLEEP_NOW)
            page.wait_for_timeout(50)
        if phase == "day":
            return page


def test_the_notebook_lies_open_when_nobody_looks_on_and_else_is_on_the_card(
    visit: Visit, lay: Lay, house: Server
) -> None:
    page = alone_on_the_first_day(visit, lay)
    expect(page.get_by_test_id("notes").locator("li")).to_contain_text(["Nuit 1"])

    [among_people], others = aboard(visit, lay, house, people=1, others=3)
    to_the_night([among_people], others)
    to_the_day([among_people], others)
    expect(among_people.get_by_test_id("notes")).to_have_count(0)
    assert "Votre carnet" in look_at_card(among_people)
