"""A match taken along as one file: opened without a house, without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import veillee
from tests.browser.conftest import PATIENCE, WIDE
from tests.browser.ergo import cell
from tests.browser.played import bots_play
from tests.house.conftest import Server
from veillee.analysis import analyse
from veillee.house.http.standalone import Asked, standalone_page
from veillee.house.live.frames import ChairSeen

Visit = Callable[..., Page]
Open = Callable[..., Page]

GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES = {
    "ergo": "book-2",
    "spacepoker": "house-4",
    "sponsio": "book-3",
    "sponsors": "book-2",
    "sporz": "book-4",
}
HOSTILE = "</script><img src=x onerror=alert(1)>"


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Open]:
    """A file opened by a browser that has no network. It asks for nothing, and complains of
    nothing."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_file(file: Path, language: str = "fr-FR") -> Page:
        context = chromium.new_context(
            offline=True, locale=language, viewport=WIDE, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("dialog", lambda dialog: troubles.append(f"dialog: {dialog.message}"))
        page.on("console", lambda line: troubles.append(f"{line.type}: {line.text}"))

        def follow(url: str) -> None:
            if not url.startswith(("data:", "blob:", file.as_uri())):
                troubles.append(f"asked for {url}")

        page.on("request", lambda asked: follow(asked.url))
        page.goto(file.as_uri())
        return page

    yield open_file
    for context in contexts:
        context.close()
    assert troubles == []


def written(folder: Path, game: str, chairs: list[ChairSeen] | None = None) -> Path:
    """The page of a golden match."""
    record = (GOLDEN / game / f"{MATCHES[game]}.jsonl").read_text("utf-8")
    seats = veillee.replay(record).seats
    file = folder / f"{game}.html"
    page = standalone_page(Asked(record, "a", chairs or [ChairSeen()] * seats))
    file.write_text(page, "utf-8")
    return file


def test_a_match_is_taken_along_and_played_again_from_the_file(
    visit: Visit, opened: Open, finished: str, tmp_path: Path
) -> None:
    there = visit(f"/replay/{finished}")
    with there.expect_download() as download:
        there.get_by_role("button", name="Emporter la partie en page").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == f"ergo-{finished[:4]}.html"
    download.value.save_as(file)
    page = opened(file)
    told = page.get_by_test_id("told")
    expect(told).to_contain_text("Avant le premier coup")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("Les Noirs posent une pièce en c3")
    assert cell(page, "c3") == "black"
    page.keyboard.press("End")
    expect(told).to_contain_text("Cinq pièces alignées")
    expect(told).to_contain_text("gagne.")


def test_bots_have_the_same_names_as_in_the_house(
    visit: Visit, opened: Open, house: Server, tmp_path: Path
) -> None:
    table = bots_play(house.address, "spacepoker", 3)
    there = visit(f"/replay/{table}")
    expect(there.get_by_test_id("told")).to_be_visible()
    names = there.get_by_label("Vu par").inner_text()
    file = tmp_path / "a.html"
    file.write_bytes(there.request.get(f"/api/tables/{table}/page").body())
    page = opened(file)
    expect(page.get_by_test_id("told")).to_be_visible()
    assert page.get_by_label("Vu par").inner_text() == names


@pytest.mark.parametrize("game", MATCHES)
def test_every_game_is_played_again_to_its_end(opened: Open, tmp_path: Path, game: str) -> None:
    page = opened(written(tmp_path, game))
    expect(page.get_by_test_id("told")).to_contain_text("Avant le premier coup")
    page.keyboard.press("End")
    moves = page.get_by_role("list", name="Les coups de la partie")
    # Lines out of sight are not laid out: they have no inner text yet.
    last = moves.locator(".number").last.text_content() or "none"
    expect(moves.locator("[aria-current] .number")).to_have_text(last)
    expect(page.get_by_test_id("told")).not_to_contain_text("Avant le premier coup")


def test_one_looks_with_another_seats_eyes(opened: Open, tmp_path: Path) -> None:
    page = opened(written(tmp_path, "sponsio"))
    expect(page.get_by_test_id("told")).to_be_visible()
    page.get_by_label("Vu par").select_option("1")
    page.get_by_label("À côté").select_option("0")
    expect(page.get_by_role("heading", name="Ce que savait Place 2")).to_be_visible()
    expect(page.get_by_role("heading", name="Ce que savait Place 1")).to_be_visible()


def test_rounds_are_marked_as_in_the_house(opened: Open, tmp_path: Path) -> None:
    page = opened(written(tmp_path, "sponsio"))
    expect(page.locator(".scrub .mark")).to_have_count(4)
    page.locator(".scrub .mark").first.click()
    expect(page.get_by_test_id("told")).to_contain_text("Manche 2")


def test_it_speaks_the_other_language_and_has_the_other_light(opened: Open, tmp_path: Path) -> None:
    page = opened(written(tmp_path, "ergo"))
    expect(page.get_by_test_id("told")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("told")).to_contain_text("Les Noirs")
    page.get_by_role("button", name="EN: read").click()
    expect(page.get_by_test_id("told")).to_contain_text("Black")
    page.get_by_role("button", name="evening light").click()
    expect(page.locator("html")).to_have_attribute("data-light", "night")


def test_it_offers_nothing_that_needs_a_house(opened: Open, tmp_path: Path) -> None:
    page = opened(written(tmp_path, "ergo"))
    expect(page.get_by_role("button", name="Image SVG")).to_be_visible()
    assert page.get_by_role("link").count() == 0
    assert page.get_by_role("button", name="Reprendre d'ici").count() == 0


def test_its_record_is_taken_out_and_its_picture_taken(opened: Open, tmp_path: Path) -> None:
    page = opened(written(tmp_path, "ergo"))
    with page.expect_download() as record:
        page.get_by_role("button", name="Emporter le procès-verbal").click()
    text = Path(record.value.path()).read_text("utf-8")
    assert text == (GOLDEN / "ergo" / "book-2.jsonl").read_text("utf-8")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Image PNG").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")


def test_a_hostile_name_is_a_name_and_nothing_else(opened: Open, tmp_path: Path) -> None:
    chairs = [ChairSeen(name=HOSTILE, person="a"), ChairSeen(bot="easy")]
    page = opened(written(tmp_path, "ergo", chairs))
    expect(page.get_by_label("Vu par")).to_contain_text(HOSTILE)
    assert page.locator("script").count() == 2
    assert page.locator("img").count() == 0


def test_a_file_that_was_cut_says_so(opened: Open, tmp_path: Path) -> None:
    file = written(tmp_path, "ergo")
    text = file.read_text("utf-8")
    start = text.index('id="match">') + 200
    file.write_text(text[:start] + text[start + 5000 :], "utf-8")
    page = opened(file)
    expect(page.get_by_role("alert")).to_contain_text("n'est pas entier")


def test_what_was_found_out_comes_along(opened: Open, tmp_path: Path) -> None:
    match = veillee.Match("ergo", seed="s")
    for black, white in zip("cdefg", "cdef ", strict=True):
        match.play(0, f"{black}3")
        if match.to_act:
            match.play(1, f"{white}7")
    analysis = analyse(match.record, 20)
    file = tmp_path / "ergo.html"
    asked = Asked(str(match.record), "a", [ChairSeen(), ChairSeen()], analysis)
    file.write_text(standalone_page(asked), "utf-8")
    page = opened(file)
    expect(page.get_by_role("img", name="Les chances de chacun")).to_be_visible()
    assert page.get_by_role("button", name="Rejouer").count() == 0
