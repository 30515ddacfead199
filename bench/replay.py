"""How fast a replay is in the page: `python -m bench.replay`, of all games or of those named.

The longest golden match of each game is put into a house on loopback and opened in Chromium: how
long until the board is drawn, and how much the page's main thread works for each step (script,
style, layout and paint, in processor time: whatever else the machine does is not counted); and how
many frames a second are drawn while the arrow is held. Exit code 1 where either of the first two
takes longer than we mean it to.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console

from tests.browser.conftest import QUIET, WIDE
from tests.house.conftest import Server
from tests.house.playing import guests
from veillee.games import GAMES
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.settings import Settings
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.terms import Terms
from veillee.kernel import Record

GOLDEN: Final = Path(__file__).parents[1] / "tests" / "golden"
VISITS: Final = 5
STEPS: Final = 60
FIRST_PAINT_MS: Final = 1000
STEP_MS: Final = 16

DRAWN = """
window.drawn = new Promise((drawn) => new MutationObserver((_, watch) => {
  if (!document.querySelector('.boards section *')) return
  watch.disconnect()
  requestAnimationFrame(() => setTimeout(() => drawn(performance.now())))
}).observe(document, { childList: true, subtree: true }))
"""
SETTLED = """at => new Promise((settled) => {
  const look = () => new URLSearchParams(location.search).get('at') === String(at)
    ? requestAnimationFrame(() => setTimeout(settled)) : setTimeout(look, 4)
  look()
})"""
SCRUB = """at => {
  const track = document.querySelector('.scrub input[type=range]')
  track.value = at
  track.dispatchEvent(new Event('input', { bubbles: true }))
}"""
HELD = """async steps => {
  let frames = 0
  let held = true
  const count = () => { frames++; if (held) requestAnimationFrame(count) }
  requestAnimationFrame(count)
  const began = performance.now()
  for (let step = 0; step < steps; step++) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    await new Promise((next) => setTimeout(next, 33))
  }
  held = false
  return 1000 * frames / (performance.now() - began)
}"""
"""A keyboard repeats a key thirty times a second."""


def longest(game: str) -> Record:
    texts = (file.read_text("utf-8") for file in (GOLDEN / game).glob("*.jsonl"))
    return max(map(Record.parse, texts), key=lambda record: len(record.moves))


async def put(services: Services, record: Record) -> str:
    """A table at which the match was played, from the same seed."""
    people = await guests(services, record.seats)
    terms = Terms(game=record.game, seats=record.seats, options=record.options)
    opened = decide_to_lay(people[0].id, terms, now_ms())
    room = await services.house.lay(replace(opened, seed=record.seed or ""))
    for seat, person in enumerate(people):
        await person.command(room, Sit(seat=seat))
    await people[0].command(room, Start())
    for move in record.moves:
        await people[move.seat].move(room, move.move)
    return room.table.id


async def filled(database: str, games: Iterable[str]) -> dict[str, str]:
    """The table of each game."""
    services = Services(Settings(database=database, limits=1e6, thinkers=1))
    async with services.open():
        return {game: await put(services, longest(game)) for game in games}


def visits(browser: Browser, address: str, path: str) -> Iterator[tuple[Page, float]]:
    """Somebody new each time: the page, and how long it took until the board was drawn."""
    for _ in range(VISITS):
        with browser.new_context(base_url=address, viewport=WIDE) as context:
            context.add_init_script(DRAWN)
            page = context.new_page()
            page.goto(path)
            yield page, page.evaluate("window.drawn")


class Work:
    """What the page's main thread has worked, in milliseconds of processor time."""

    def __init__(self, line: CDPSession) -> None:
        self._line = line
        line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> float:
        found: Any = self._line.send("Performance.getMetrics")
        metrics = {one["name"]: float(one["value"]) for one in found["metrics"]}
        return 1000 * metrics["TaskDuration"]


def steps(page: Page, places: list[int], go: Callable[[Page, int], None]) -> list[float]:
    """How much work it was to show each of these moments."""
    work, took = Work(page.context.new_cdp_session(page)), []
    for place in places:
        before = work.so_far()
        go(page, place)
        page.evaluate(SETTLED, place)
        page.wait_for_timeout(100)
        took.append(work.so_far() - before)
    return took


def p95(took: list[float]) -> float:
    return quantiles(took, n=20)[-1]


def measure(browser: Browser, address: str, table: str, of: int) -> tuple[list[float], ...]:
    """Until it is drawn, a step, a jump; and the frames a second."""
    middle = max(0, of // 2 - STEPS // 2)
    path = f"/replay/{table}?at={middle}"
    by_key = [*range(middle + 1, middle + min(STEPS, of) + 1)]
    by_hand = [(7919 * number) % of for number in range(1, STEPS + 1)]
    drawn, stepped, jumped, frames = list[float](), list[float](), list[float](), list[float]()
    for page, took in visits(browser, address, path):
        drawn.append(took)
        if len(drawn) == VISITS:
            page.wait_for_timeout(1500)
            frames = [page.evaluate(HELD, min(STEPS, of - middle))]
            page.goto(path)
            page.wait_for_timeout(1500)
            stepped = steps(page, by_key, lambda page, _: page.keyboard.press("ArrowRight"))
            jumped = steps(page, by_hand, lambda page, place: page.evaluate(SCRUB, place))
    return drawn, stepped, jumped, frames


def main() -> int:
    console, fast = Console(), True
    console.print("game, moves, until drawn; a step p50, p95; a jump p50, p95 (ms); frames/s")
    machine = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        # Playwright has an event loop of its own: the house is filled before.
        tables = asyncio.run(filled(server.database, sys.argv[1:] or GAMES))
        with sync_playwright() as playwright, closing(server.open()):
            browser = playwright.chromium.launch(executable_path=machine, args=list(QUIET))
            for game, table_id in tables.items():
                of = len(longest(game).moves)
                drawn, stepped, jumped, frames = measure(browser, server.address, table_id, of)
                figures = [median(drawn)]
                figures += [of_all(took) for took in (stepped, jumped) for of_all in (median, p95)]
                console.print(game, of, *(f"{figure:.1f}" for figure in (*figures, *frames)))
                fast &= figures[0] <= FIRST_PAINT_MS and max(figures[2::2]) <= STEP_MS
            browser.close()
    return 0 if fast else 1


if __name__ == "__main__":
    sys.exit(main())
