"""Pictures of the running product, for README and docs: `make screenshots`.

Opens a house of its own in a folder that is thrown away, plays a few moves against bots, and
takes docs/images/page-*.png with the machine's Chromium.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

IMAGES = Path(__file__).parents[1] / "docs" / "images"
WIDE = (1280, 800)
PHONE = (390, 844)
OPENING_SECONDS = 60
PATIENCE = 300_000
"""In milliseconds: at the first start bots translate themselves into native code."""


@contextmanager
def open_house() -> Iterator[str]:
    """A house on a free port; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"VEILLEE_DATABASE": f"sqlite:///{folder}/house.sqlite"}
        house = subprocess.Popen(  # noqa: S603
            [Path(sys.executable).with_name("veillee"), "serve", "--port", str(port)],
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(f"{address}/health")
            yield address
        finally:
            house.terminate()
            house.wait()


def wait_for(address: str) -> None:
    give_up = time.monotonic() + OPENING_SECONDS
    while True:
        try:
            urllib.request.urlopen(address, timeout=5)  # noqa: S310
        except OSError:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.2)
        else:
            return


def visitor(browser: Browser, house: str, *, size: tuple[int, int], light: str) -> Page:
    context = browser.new_context(
        base_url=house,
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if light == "night" else "light",
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("article")
    return page


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(800)  # letters and pieces have settled
    page.screenshot(path=IMAGES / f"page-{name}.png")
    print(f"took docs/images/page-{name}.png")  # noqa: T201


def play_ergo(page: Page) -> None:
    page.goto("/")
    box = page.locator("article", has_text="Ergo")
    box.get_by_role("button", name="Play").click()
    box.get_by_role("button", name="Play right away").click()
    for cell in ("e5", "d4", "f4", "e6"):
        page.wait_for_selector(".prompt.now, .ending")
        free = page.locator(f"[data-cell={cell}].free")
        if free.count():
            free.click()
            page.wait_for_timeout(400)
    page.wait_for_selector(".prompt.now, .ending")


PLAYED = ("e5", "d6", "d4", "f9", "f6", "e4", "c3", "f9-a5", "g7")
"""A match of Ergo in which Black makes five on a diagonal."""


def play_by_wishes(black: Page, white: Page) -> str:
    """The same house played without a page: a match that is over; its table."""

    def post(page: Page, path: str, **body: object) -> dict[str, object]:
        origin = {"Origin": page.evaluate("location.origin")}
        answer = page.request.post(f"/api/tables{path}", headers=origin, data=body)
        if not answer.ok:
            raise RuntimeError(answer.text())
        found: dict[str, object] = answer.json()
        return found

    table = str(post(black, "", game="ergo", seats=2, chairs=["me"])["id"])
    post(white, f"/{table}/commands", type="sit", seat=1)
    post(black, f"/{table}/commands", type="start")
    for turn, move in enumerate(PLAYED):
        post((black, white)[turn % 2], f"/{table}/commands", type="move", move=move)
    return table


def main() -> int:
    IMAGES.mkdir(parents=True, exist_ok=True)
    machine = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with open_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=machine, args=["--no-sandbox"])
        day = visitor(browser, house, size=WIDE, light="day")
        night = visitor(browser, house, size=WIDE, light="night")
        phone = visitor(browser, house, size=PHONE, light="night")
        take(day, "home")
        day.goto("/game/ergo")
        day.wait_for_selector(".book .clause")
        take(day, "game")
        play_ergo(night)
        take(night, "table")
        play_ergo(phone)
        take(phone, "phone")
        day.goto(f"/replay/{play_by_wishes(day, night)}?at={len(PLAYED) - 1}")
        day.wait_for_selector("[role=grid]")
        take(day, "replay")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
