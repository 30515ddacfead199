"""How fast a replay is in the page: `python -m bench.replay`, of all games or of those named.

The longest golden match of each game is put into a house on loopback and opened in Chromium: how
long until the board is drawn; how much the page's main thread works for a step while the arrow is
held, and while the scrubber is dragged from the match's beginning to its end (script, style, layout
and paint, from one step to the next; in processor time: whatever else the machine does is not
counted); how many frames a second are drawn meanwhile; and how much other threads work on a step of
the scrubber to turn it into pixels, which a graphics card does elsewhere. Exit code 1 where drawing
or a step takes longer than we mean.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from playwright.sync_api import Browser, Page, sync_playwright
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
DRAGGED: Final = 120
RESTS_MS: Final = 1500
"""Until all that comes after the board has been loaded."""
FIRST_PAINT_MS: Final = 1000
STEP_MS: Final = 16

DRAWN = """
window.drawn = new Promise((drawn) => new MutationObserver((_, watch) => {
  if (!document.querySelector('.boards section *')) return
  watch.disconnect()
  requestAnimationFrame(() => setTimeout(() => drawn(performance.now())))
}).observe(document, { childList: true, subtree: true }))
"""
EVERY_MS: Final = 33
"""A keyboard repeats a key thirty times a second."""
HELD = """async ([places, drags, every]) => {
  const track = document.querySelector('.scrub input[type=range]')
  let frames = 0
  let held = true
  const count = () => { frames++; if (held) requestAnimationFrame(count) }
  requestAnimationFrame(count)
  const began = performance.now()
  for (const place of places) {
    performance.mark('step')
    if (drags) {
      track.value = place
      track.dispatchEvent(new Event('input', { bubbles: true }))
    } else {
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
      document.body.dispatchEvent(key)
    }
    await new Promise((next) => setTimeout(next, every))
  }
  held = false
  return 1000 * frames / (performance.now() - began)
}"""
DRAGGED_MS: Final = 16
TASKS: Final = ["blink.user_timing", "toplevel"]
PIXELS: Final = ["cc"]
"""What is written down meanwhile: as little as may be, since writing is work too."""


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


class Leafing(NamedTuple):
    """How one leafs through a match: to which places, by the scrubber or the arrow, how fast."""

    places: list[int]
    drags: bool
    every: int


def traced(browser: Browser, page: Page, how: Leafing, categories: list[str]) -> list[Any]:
    browser.start_tracing(page=page, categories=categories)
    page.evaluate(HELD, how)
    return list(json.loads(browser.stop_tracing())["traceEvents"])


def work(events: list[Any]) -> list[float]:
    """What the page's main thread worked for each step, in milliseconds of processor time."""
    marks = [one for one in events if one["name"] == "step"]
    began = sorted(one["ts"] for one in marks)
    main = marks[0]["pid"], marks[0]["tid"]
    steps = [0.0] * len(began)
    for one in events:
        if one["name"] == "ThreadControllerImpl::RunTask" and (one["pid"], one["tid"]) == main:
            # By its end: the task that makes a step began before its mark.
            step = bisect_right(began, one["ts"] + one.get("dur", 0)) - 1
            if step >= 0:
                steps[step] += one.get("tdur", 0) / 1000
    return steps


def pixels(events: list[Any], steps: int) -> float:
    worked = (one.get("tdur", 0) for one in events if one["name"] == "RasterTask")
    return float(sum(worked)) / 1000 / steps


def p95(took: list[float]) -> float:
    return quantiles(took, n=20)[-1]


def measure(browser: Browser, address: str, table: str, of: int) -> list[float]:
    """Until it is drawn; p50 and p95 of a step, and frames a second: by the arrow, by the scrubber;
    and the pixels of the latter."""
    middle = max(0, of // 2 - STEPS // 2)
    path = f"/replay/{table}?at={middle}"
    held = Leafing([*range(STEPS)], drags=False, every=EVERY_MS)
    dragged = Leafing(
        [of * step // DRAGGED for step in range(DRAGGED)], drags=True, every=DRAGGED_MS
    )
    drawn, figures = list[float](), list[float]()
    for page, took in visits(browser, address, path):
        drawn.append(took)
        if len(drawn) < VISITS:
            continue
        for how in (held, dragged):
            page.goto(path)
            page.wait_for_timeout(RESTS_MS)
            steps = work(traced(browser, page, how, TASKS))
            page.goto(path)
            page.wait_for_timeout(RESTS_MS)
            figures += [median(steps), p95(steps), page.evaluate(HELD, how)]
        figures.append(pixels(traced(browser, page, dragged, PIXELS), DRAGGED))
    return [median(drawn), *figures]


def main() -> int:
    console, fast = Console(), True
    console.print(
        "game, moves, drawn; arrow p50, p95, frames/s; scrubber p50, p95, frames/s, pixels"
    )
    machine = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        # Playwright has an event loop of its own: the house is filled before.
        tables = asyncio.run(filled(server.database, sys.argv[1:] or GAMES))
        with sync_playwright() as playwright, closing(server.open()):
            browser = playwright.chromium.launch(executable_path=machine, args=list(QUIET))
            for game, table_id in tables.items():
                of = len(longest(game).moves)
                figures = measure(browser, server.address, table_id, of)
                console.print(game, of, *(f"{figure:.1f}" for figure in figures))
                fast &= figures[0] <= FIRST_PAINT_MS and max(figures[2], figures[5]) <= STEP_MS
            browser.close()
    return 0 if fast else 1


if __name__ == "__main__":
    sys.exit(main())
