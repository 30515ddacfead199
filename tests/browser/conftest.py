"""A real Chromium in front of a real house. Every page is watched: no error, no other host."""

from __future__ import annotations

import contextlib
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.house.conftest import Server

PAGE = Path(__file__).parents[2] / "src" / "veillee" / "page" / "index.html"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # No graphics card draws here: what is drawn in fewer pieces takes less work.
    "--default-tile-width=512",
    "--default-tile-height=512",
)
PATIENCE = 240_000
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

BROKEN_LINE = re.compile("Failed to load resource|WebSocket connection to .* failed")
"""What Chromium itself says where there is no line, or nothing at its end."""

BLOCKED = "Service Worker registration blocked by Playwright"
"""As we ask of it: what the service worker answers is tested apart."""

AWAKE = "screen-wake-lock"
"""As people's browsers grant it. Where it is refused a video plays, at a twentieth of a core."""

WITHOUT_PAUSES = "try { localStorage['veillee.pace'] ??= 'quick' } catch {}"
"""A script need not follow what bots do; a blank page keeps nothing."""

Visit = Callable[..., Page]

# Bots get ready when they are first asked, which may take a while on a machine that is busy.
expect.set_options(timeout=PATIENCE)


class Browsers:
    """The browsers that are open: to start one for every module takes long. Playwright leaves an
    event loop running in this thread while it is open, which the tests of the house cannot bear: it
    is closed before the first of them."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._open: dict[tuple[str, ...], Browser] = {}
        self.lent = 0
        """To so many fixtures: also while a test waits for its second chance."""

    def get(self, *more: str) -> Browser:
        """The one that was started with these arguments too."""
        if not PAGE.is_file():
            pytest.fail("The page has not been built: run `make page`.")
        if more not in self._open or not self._open[more].is_connected():
            machine = shutil.which("chromium-headless-shell") or shutil.which("chromium")
            self._playwright = self._playwright or sync_playwright().start()
            self._open[more] = self._playwright.chromium.launch(
                executable_path=machine, args=[*QUIET, *more]
            )
        return self._open[more]

    def close(self) -> None:
        for browser in self._open.values():
            browser.close()
        self._open.clear()
        if self._playwright:
            self._playwright.stop()
        self._playwright = None


BROWSERS = Browsers()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    try:
        yield
    finally:
        stays = nextitem is not None and Path(__file__).parent in nextitem.path.parents
        if not stays and not BROWSERS.lent:
            BROWSERS.close()


def all_to_itself(browser: Browser) -> Iterator[Browser]:
    BROWSERS.lent += 1
    yield browser
    for context in browser.contexts:
        context.close()
    BROWSERS.lent -= 1


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    yield from all_to_itself(BROWSERS.get())


TOO_LONG = 8 * 60
"""Seconds. The longest test takes two minutes on a busy machine."""


def end_every_page() -> None:
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.Error):
            if "--type=renderer" in process.cmdline():
                process.kill()


@pytest.fixture(autouse=True)
def ends() -> Iterator[None]:
    """A test that waits for what never comes fails where it stands, as its pages are ended."""
    alarm = threading.Timer(TOO_LONG, end_every_page)
    alarm.daemon = True
    alarm.start()
    yield
    alarm.cancel()


# One house for all: its bots are ready when the next module asks for them.
@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house")).open()
    yield server
    server.close()


@pytest.fixture
def visit(chromium: Browser, house: Server) -> Iterator[Visit]:
    """Come in with a browser of one's own. At the end it must have had nothing to complain of."""
    live = house.address.replace("http", "ws", 1)
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come_in(
        path: str = "/",
        *,
        language: str = "fr-FR",
        light: str = "light",
        phone: bool = False,
        line_may_break: bool = False,
        calm: bool = False,
        permissions: tuple[str, ...] = (),
        **more: Any,
    ) -> Page:
        # A script clicks only what stands still: nothing travels where travelling is not shown.
        # Every request is the page's own.
        more = {"reduced_motion": "reduce", "service_workers": "block", **more}
        context = chromium.new_context(
            base_url=house.address,
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            locale=language,
            color_scheme=light,  # type: ignore[arg-type]
            permissions=[AWAKE, *permissions],
            **more,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not calm:
            context.add_init_script(WITHOUT_PAUSES)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))

        def read(line: ConsoleMessage) -> None:
            expected = line.text == BLOCKED or (line_may_break and BROKEN_LINE.search(line.text))
            if line.type in ("error", "warning") and not expected:
                complaints.append(f"{line.type}: {line.text}")

        def follow(url: str) -> None:
            if not url.startswith((house.address, live, "data:", "blob:")):
                complaints.append(f"asked another host: {url}")

        page.on("console", read)
        page.on("request", lambda request: follow(request.url))
        page.on("websocket", lambda socket: follow(socket.url))
        page.goto(path)
        return page

    yield come_in
    for context in contexts:
        context.close()
    assert complaints == []


def known(visit: Visit, welcome: Any = None, **how: Any) -> Page:
    """Somebody whom the house knows, with nothing on the screen yet: a page is opened only where
    somebody looks at it. `welcome`: another language than the one he reads."""
    page = visit("about:blank", **how)
    # A browser says which language it reads; a request beside the page would not.
    reads = {"Accept-Language": welcome or how.get("language", "fr-FR")}
    assert page.request.get("/api/me", headers=reads).ok
    return page


ROOM = "veillee.test"
"""A name of this machine that stands for its address in the room: plain HTTP, and not loopback."""


@pytest.fixture(scope="module")
def room_chromium() -> Iterator[Browser]:
    yield from all_to_itself(BROWSERS.get(f"--host-resolver-rules=MAP {ROOM} 127.0.0.1"))


@pytest.fixture
def in_the_room(room_chromium: Browser, house: Server) -> Iterator[Callable[..., Page]]:
    """A page opened by the address that the house has in the room."""
    contexts = []

    def come_in(path: str, **how: Any) -> Page:
        base = f"http://{ROOM}:{house.port}"
        how = {"locale": "fr-FR", "viewport": WIDE, "reduced_motion": "reduce", **how}
        context = room_chromium.new_context(base_url=base, **how)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield come_in
    for context in contexts:
        context.close()


def laid(page: Page, house: Server, game: str, chairs: list[str], **terms: Any) -> str:
    """A table of the person whose page this is, laid without clicking through the form."""
    answer = page.request.post(
        "/api/tables",
        headers={"Origin": house.address},
        data={"game": game, "seats": len(chairs), "chairs": chairs, "start": True, **terms},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


@pytest.fixture
def lay(house: Server) -> Callable[..., str]:
    def lay_table(page: Page, game: str, chairs: list[str], **terms: Any) -> str:
        return laid(page, house, game, chairs, **terms)

    return lay_table


@pytest.fixture
def sit(visit: Visit, house: Server) -> Callable[..., Page]:
    """Come in and sit down at once, at a match against bots that has just begun."""

    def sit_down(
        game: str,
        bots: list[str],
        terms: dict[str, Any] | None = None,
        welcome: str | None = None,
        **how: Any,
    ) -> Page:
        page = known(visit, welcome, **how)
        page.goto(f"/table/{laid(page, house, game, ['me', *bots], **(terms or {}))}")
        return page

    return sit_down


@pytest.fixture(scope="module")
def finished(house: Server) -> str:
    """The table of a match of Ergo that is over: Black has five in the third row."""
    return finished_ergo(house, "c3 c7 d3 d7 e3 e7 f3 f7 g3")


def finished_ergo(house: Server, cells: str) -> str:
    """The table of a match in which both placed on these cells in turn, until it was over."""
    with (
        httpx.Client(base_url=house.address, trust_env=False) as black,
        httpx.Client(base_url=house.address, trust_env=False) as white,
    ):
        for client in (black, white):
            client.get("/api/me")
        laid = {"game": "ergo", "seats": 2, "chairs": ["me"]}
        table = str(black.post("/api/tables", json=laid).json()["id"])

        def command(client: httpx.Client, **wanted: Any) -> None:
            answer = client.post(f"/api/tables/{table}/commands", json=wanted)
            assert answer.status_code == 200, answer.text

        command(white, type="sit", seat=1)
        command(black, type="start")
        for mover, cell in zip(cycle((black, white)), cells.split(), strict=False):
            command(mover, type="move", move=cell)
    return table
