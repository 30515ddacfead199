"""A moment as a picture: what one sees, in a file of its own."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.played import bots_play
from tests.house.conftest import Server

Visit = Callable[..., Page]

COLOURS = """async (address) => {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  const colours = new Set()
  for (let at = 0; at < data.length; at += 4 * 97) {
    colours.add(data[at] * 65536 + data[at + 1] * 256 + data[at + 2])
  }
  return { width: canvas.width, height: canvas.height, colours: colours.size }
}"""
"""How large a picture is, and how many colours are found in it."""

GAMES = {"ergo": 2, "sponsio": 3, "spacepoker": 3, "sponsors": 3, "sporz": 7}


def taken(page: Page, kind: str) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Image {kind}").click()
    assert download.value.suggested_filename.endswith(kind.lower())
    return Path(download.value.path())


def seen(page: Page, file: Path) -> dict[str, int]:
    """A picture as a browser shows it where nothing else is there."""
    body = file.read_bytes()
    kind = "svg+xml" if body.startswith(b"<svg") else "png"
    data = f"data:image/{kind};base64,{b64encode(body).decode()}"
    found: dict[str, int] = page.evaluate(COLOURS, data)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_taken_along_as_a_picture(visit: Visit, house: Server, game: str) -> None:
    table = bots_play(house.address, game, GAMES[game])
    page = visit(f"/replay/{table}?at=5")
    expect(page.get_by_test_id("told")).to_be_visible()
    box = page.locator(".stage").first.bounding_box()
    assert box
    svg = seen(page, taken(page, "SVG"))
    assert box["width"] < svg["width"] < box["width"] + 60
    assert box["height"] < svg["height"] < box["height"] + 300
    assert svg["colours"] > 60
    png = seen(page, taken(page, "PNG"))
    assert (png["width"], png["height"]) == (2 * svg["width"], 2 * svg["height"])
    assert png["colours"] > 60


def test_a_picture_fetches_nothing_and_says_what_it_shows(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=9")
    expect(page.get_by_test_id("told")).to_contain_text("Cinq pièces alignées")
    svg = taken(page, "SVG").read_text("utf-8")
    assert not re.search(r'(?:url\("|src="|href=")(?!data:|#)', svg)
    assert "Ergo · Veillée" in svg
    assert "Coup 9 sur 9" in svg
    assert "Cinq pièces alignées" in svg
    assert "gagne." in svg


def test_images_and_canvases_of_a_board_are_in_its_picture(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=3")
    expect(page.get_by_test_id("told")).to_contain_text("d3")
    page.evaluate(
        """async () => {
          const image = Object.assign(new Image(), { src: '/icon-192.png' })
          const canvas = document.createElement('canvas')
          canvas.getContext('2d').fillRect(0, 0, 50, 50)
          document.querySelector('.stage').append(image, canvas)
          await image.decode()
        }"""
    )
    svg = taken(page, "SVG").read_text("utf-8")
    assert "icon-192" not in svg
    assert svg.count('src="data:image/png') == 2


def test_a_picture_shows_the_light_one_sees(visit: Visit, finished: str) -> None:
    grounds = []
    for light in ("light", "dark"):
        page = visit(f"/replay/{finished}?at=3", light=light)
        expect(page.get_by_test_id("told")).to_contain_text("d3")
        ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        svg = taken(page, "SVG").read_text("utf-8")
        assert ground in svg
        grounds.append(ground)
    assert grounds[0] != grounds[1]


def test_it_is_taken_by_key(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=3", language="en-GB")
    button = page.get_by_role("group", name="as a picture").get_by_role("button").first
    button.focus()
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert download.value.suggested_filename == "ergo-3.svg"
    expect(page.locator("[aria-live=polite]").last).to_contain_text("The picture is ready")
