"""Whether two phones were shown the same: pixels, and bytes without the hours."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from playwright.sync_api import Page

LET_CLOCKS_BE_SEEN = """seen => {
  for (const clock of document.querySelectorAll('[role=timer]'))
    clock.style.display = seen ? '' : 'none';
}"""


def pixels(phone: Page) -> bytes:
    """All but the clocks: they go on meanwhile, and make room for what they show."""
    phone.evaluate(LET_CLOCKS_BE_SEEN, False)
    shown = phone.screenshot(animations="disabled")
    phone.evaluate(LET_CLOCKS_BE_SEEN, True)
    return shown


LOOK_ALIKE = """async (pictures) => {
  const drawn = async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height);
  };
  const [one, other] = await Promise.all(pictures.map(drawn));
  const row = 4 * one.width;
  const near = (shade, shades, place) => Math.abs(shade - shades[place]) <= 4; // of 256
  const isIn = (from, to) => from.every((shade, place) =>
    [0, -row, row].some((step) => near(shade, to, place + step)));
  return one.height === other.height && isIn(one.data, other.data) && isIn(other.data, one.data);
}"""


def look_alike(browser: Page, one: bytes, other: bytes) -> bool:
    """To the eye: on a busy machine Chromium may draw the same edge a shade lighter, and the same
    line a pixel lower."""
    pictures = [b64encode(picture).decode() for picture in (one, other)]
    return one == other or bool(browser.evaluate(LOOK_ALIKE, pictures))


def frames(texts: list[str], goes_on: Callable[[dict[str, Any]], bool]) -> list[str]:
    """The frames, without the hours, for as long as it goes on."""
    found = []
    for text in texts:
        if '"type":"frame"' in text[:20]:
            if not goes_on(json.loads(text)):
                break
            found.append(re.sub(r'"(at|\d+)":\d{12,}', r'"\1":0', text))
    return found


def assert_same(one: list[str], other: list[str]) -> None:
    """Frame by frame, so that the first that differs is seen whole."""
    for place, pair in enumerate(zip_longest(one, other)):
        assert pair[0] == pair[1], f"frame {place}:\n{pair[0]}\n{pair[1]}"


def until_the_second_day(texts: list[str]) -> list[str]:
    """Two nights, and what is announced at the second dawn; then they vote for different people."""

    def goes_on(frame: dict[str, Any]) -> bool:
        view = frame["view"]
        announced = any(line["type"] == "event" for line in frame["told"])
        if view is None or view["phase"] == "over":
            return view is None
        return (view["phase"], view["night"]) != ("day", 2) or announced

    return frames(texts, goes_on)


def while_alive(texts: list[str]) -> list[str]:
    return frames(texts, lambda frame: frame["view"] is None or frame["view"]["truth"] is None)
