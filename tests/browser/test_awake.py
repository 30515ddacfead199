"""Screens stay awake during a match: where there is no wake lock, by a small silent video."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, known

Lay = Callable[..., str]
REFUSES = """
navigator.wakeLock.request = () => Promise.reject(new DOMException('', 'NotAllowedError'))
"""
PLAYED = """async () => {
  const video = document.querySelector('video.awake')
  while (video.paused || !video.currentTime) await new Promise((soon) => setTimeout(soon, 50))
  return { short: video.duration < 3, wide: video.videoWidth, muted: video.muted }
}"""


@pytest.fixture
def table(visit: Visit, lay: Lay) -> str:
    host = known(visit)
    # It waits for its host: bots alone would be done before anybody has looked.
    return lay(host, "ergo", ["me", "easy"])


def awake(page: Page) -> None:
    """A touch anywhere, and the video plays."""
    expect(page.locator("video.awake")).to_have_count(1)
    page.mouse.click(5, 400)
    played = page.evaluate(PLAYED)
    assert played == {"short": True, "wide": 16, "muted": False}


@pytest.mark.parametrize("path", ["table", "screen"])
def test_over_plain_http_a_video_plays_from_the_first_touch_on(
    in_the_room: Callable[..., Page], table: str, path: str
) -> None:
    page = in_the_room(f"/{path}/{table}")
    awake(page)
    assert not page.evaluate("'wakeLock' in navigator")


def test_where_the_wake_lock_is_refused_the_video_plays_too(visit: Visit, table: str) -> None:
    page = visit("about:blank")
    page.add_init_script(REFUSES)
    page.goto(f"/table/{table}")
    awake(page)


def test_it_goes_on_for_longer_than_it_lasts(in_the_room: Callable[..., Page], table: str) -> None:
    page = in_the_room(f"/table/{table}")
    awake(page)
    jumps = page.evaluate("""() => new Promise((done) => {
      let jumps = 0
      const video = document.querySelector('video.awake')
      video.addEventListener('seeked', () => ++jumps === 2 && done(video.ended || video.paused))
    })""")
    assert jumps is False


def test_whoever_leaves_the_table_leaves_no_video_behind(
    in_the_room: Callable[..., Page], table: str
) -> None:
    page = in_the_room(f"/table/{table}")
    awake(page)
    page.get_by_role("link", name="Veillée").click()
    expect(page.locator("video")).to_have_count(0)
