"""How much comes over the wire, and when."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Page

from tests.house.conftest import Server

Visit = Callable[..., Page]

MOST_BYTES = 150_000
SECOND = 1000


def test_the_first_visit_brings_at_most_150_kb_of_script_and_style(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("article")
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').map(r => [r.name, r.transferSize])"
    )
    code = {name: size for name, size in loaded if name.endswith((".js", ".css"))}
    assert code
    assert sum(code.values()) <= MOST_BYTES, code


def test_a_board_is_loaded_only_when_it_is_opened(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("article")
    page.wait_for_load_state("networkidle")
    names = page.evaluate("performance.getEntriesByType('resource').map(r => r.name)")
    assert not [name for name in names if "Board" in name or "/ergo-" in name]
    page.goto("/game/ergo?learn")
    page.wait_for_selector("[role=grid]")
    names = page.evaluate("performance.getEntriesByType('resource').map(r => r.name)")
    assert [name for name in names if "/ergo-" in name]
    assert not [name for name in names if "/spacepoker-" in name]


def test_the_shelf_is_there_within_a_second(chromium: Browser, house: Server) -> None:
    """Measured three times with an empty cache each; the best counts, others use this machine."""
    times = []
    for _ in range(3):
        context = chromium.new_context(base_url=house.address)
        page = context.new_page()
        page.goto("/")
        page.wait_for_selector("article .button")
        times.append(page.evaluate("performance.now()"))
        context.close()
    assert min(times) < SECOND, times


def test_a_piece_answers_within_one_frame(visit: Visit) -> None:
    """From the click to the drawing of the next frame; again the best of several counts."""
    page = visit("/game/ergo?learn")
    page.wait_for_selector("[role=grid]")
    times = page.evaluate(
        """async () => {
          const times = []
          for (let round = 0; round < 8; round++) {
            const cell = document.querySelectorAll('[data-cell]')[round * 7]
            await new Promise(requestAnimationFrame)
            const before = performance.now()
            cell.click()
            await new Promise((done) => setTimeout(done, 0))
            times.push(performance.now() - before)
          }
          return times
        }"""
    )
    assert min(times) < 16.7, times
