"""A name and a face: asked for with the link, one touch to go on, and shown wherever one is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, known

Lay = Callable[..., str]


def waiting_table(visit: Visit, lay: Lay) -> tuple[Page, str]:
    """The host's page at a table with two free chairs."""
    host = known(visit)
    table = lay(host, "spacepoker", ["me", "open", "open"], start=False)
    host.goto(f"/table/{table}")
    return host, table


@pytest.mark.parametrize("phone", [False, True])
def test_one_touch_is_enough_to_sit_down(visit: Visit, lay: Lay, phone: bool) -> None:
    host, table = waiting_table(visit, lay)
    guest = visit(f"/table/{table}", phone=phone, language="en-GB")
    name = guest.get_by_label("Your name").input_value()
    assert name
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".chair", has_text=name).locator("[data-face]")).to_have_count(1)
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()


def test_whoever_comes_chooses_a_name_and_a_face(visit: Visit, lay: Lay) -> None:
    host, table = waiting_table(visit, lay)
    guest = visit(f"/table/{table}")
    guest.get_by_label("Votre nom").fill("Zoé du chapeau")
    guest.get_by_label("Un chapeau de paille").check()
    guest.get_by_role("button", name="M'asseoir ici").last.click()
    chair = host.locator(".chair", has_text="Zoé du chapeau")
    expect(chair.locator("[data-face=straw]")).to_be_visible()


def test_the_face_is_seen_on_the_large_screen_and_in_talk(visit: Visit, lay: Lay) -> None:
    host, table = waiting_table(visit, lay)
    host.request.patch(
        "/api/me", headers={"Origin": host.url.split("/table")[0]}, data={"face": "witch"}
    )
    screen = visit(f"/screen/{table}")
    expect(screen.locator("[data-face=witch]")).to_be_visible()
    host.get_by_role("tab", name="Parler").click()
    host.get_by_label("Dire quelque chose").fill("bonsoir")
    host.get_by_role("button", name="Dire", exact=True).click()
    expect(host.locator(".notebook [data-face=witch]")).to_be_visible()


def test_the_face_is_changed_on_ones_own_page_by_the_keyboard(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_label("Une longue barbe").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(page.locator("header [data-face=beret]")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Un béret")).to_be_checked()


def test_letters_are_shown_in_the_place_of_a_face(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_label("Votre nom").fill("Anne Vautrin")
    page.get_by_role("button", name="Enregistrer").click()
    page.get_by_label("Mes deux lettres").check()
    expect(page.locator("header .letter")).to_have_text("AV")


OUTLINES = """() => Promise.all(
[...document.querySelectorAll('.faces [data-face]')].map(async (face) => {
  // Black on white without the medallion, at 32 px: what is left of it without any colour.
  const copy = face.cloneNode(true)
  copy.querySelector('circle').remove()
  for (const one of copy.querySelectorAll('*')) one.setAttribute('fill', 'black')
  copy.setAttribute('width', 32)
  copy.setAttribute('height', 32)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const image = new Image()
  const drawn = new XMLSerializer().serializeToString(copy)
  image.src = 'data:image/svg+xml,' + encodeURIComponent(drawn)
  await image.decode()
  const canvas = new OffscreenCanvas(32, 32).getContext('2d')
  canvas.drawImage(image, 0, 0)
  const { data } = canvas.getImageData(0, 0, 32, 32)
  return [...data].filter((_, at) => at % 4 === 3).map((dark) => dark > 127)
}))"""
LEAST_PIXELS = 24


def test_no_two_faces_have_the_same_outline_at_32_pixels(visit: Visit) -> None:
    page = visit("/me")
    page.wait_for_selector(".faces [data-face]")
    outlines = page.evaluate(OUTLINES)
    assert len(outlines) >= 24
    nearest = min(
        sum(one != other for one, other in zip(first, second, strict=True))
        for place, first in enumerate(outlines)
        for second in outlines[:place]
    )
    assert nearest >= LEAST_PIXELS
