"""Checking what chance decided, in the browser alone: from a match, from a file, with no house."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import veillee
from tests.browser.played import bots_play
from tests.browser.test_calls import READY, come_in
from tests.browser.test_reading import OUTSIDE, violations_wide_and_on_a_phone
from tests.house.conftest import Server
from tests.kernel.test_record import rewritten
from tests.project.test_page import WEB

Visit = Callable[..., Page]
Sit = Callable[..., Page]

DROP = """([name, text]) => {
  const data = new DataTransfer()
  data.items.add(new File([text], name))
  const how = { dataTransfer: data, bubbles: true, cancelable: true }
  document.body.dispatchEvent(new DragEvent('drop', how))
}"""


@pytest.fixture(scope="module")
def played(house: Server) -> str:
    """The table of a match that bots have played: its deals were shuffled."""
    return bots_play(house.address, "sponsio", 3)


@pytest.fixture(scope="module")
def record() -> str:
    match = veillee.Match("sponsors", seats=2, seed="an evening", contributions=["ada", "grace"])
    while match.to_act and len(match) < 40:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return str(veillee.record_with_draws(match))


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A house of our own, which can be closed."""
    server = Server(tmp_path).open()
    yield server
    server.close()


def drop(page: Page, text: str, name: str = "sponsors.jsonl") -> None:
    page.wait_for_selector(".source")
    page.evaluate(DROP, [name, text])


def verdict(page: Page) -> Locator:
    return page.get_by_test_id("verdict")


def forged(text: str, number: int, change: Callable[[dict[str, object]], object]) -> str:
    """A record with a line changed, by somebody who mends the checks."""
    lines = text.splitlines()
    line = json.loads(lines[number - 1])
    change(line)
    return rewritten([*lines[: number - 1], json.dumps(line), *lines[number:]])


def first_with_draws(text: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if n > 1 and '"draws":' in line)


# -- after a match --------------------------------------------------------------------------------


def test_at_the_end_of_a_match_one_finds_ones_own_part_in_the_shuffle(visit: Visit) -> None:
    page = visit("/game/spacepoker")
    page.get_by_label("Combien serez-vous").select_option("2")
    page.get_by_role("button", name="Jouer contre les robots").click()
    page.wait_for_selector(".prompt")
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("group", name="Abandonner").get_by_role("button", name="Abandonner").click()
    page.locator(".ending").get_by_role("link", name="Vérifier le hasard").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "right")
    expect(verdict(page)).to_contain_text("la maison n'a pas pu choisir ce flux seule")
    expect(page.get_by_test_id("contributions")).to_contain_text("envoyé par votre navigateur")
    expect(page.get_by_test_id("commitment")).to_contain_text(
        "C'est ce que votre navigateur a vu avant la partie."
    )


def test_a_replay_leads_to_the_check_of_every_draw(visit: Visit, played: str) -> None:
    page = visit(f"/replay/{played}", language="en-GB")
    page.get_by_role("link", name="Check the shuffle").click()
    expect(verdict(page)).to_contain_text("Everything fits")
    expect(verdict(page)).to_contain_text("Sponsio, 3 seats")
    assert page.locator("[data-verdict=right] > summary").count() > 2
    expect(page.locator("details[data-verdict=other], details[data-verdict=gap]")).to_have_count(0)


def test_a_draw_opens_down_to_what_was_hashed_and_what_was_told_then(
    visit: Visit, played: str
) -> None:
    page = visit(f"/check/{played}", language="en-GB")
    later = page.locator("details[data-verdict]", has_text="Move").first
    later.locator("summary").click()
    expect(later).to_contain_text(re.compile("Block \\d+: SHA-256 of [0-9a-f]{80} gives the words"))
    assert later.locator("code.used").count() > 10
    expect(later).to_contain_text(re.compile(r"Round \d: .* deals"))
    later.get_by_role("link", name="See this moment").click()
    expect(page).to_have_url(re.compile(f"/replay/{played}\\?at=[1-9]"))


def test_a_record_that_stays_closed_says_so(sit: Sit) -> None:
    page = sit("spacepoker", ["random"], {"open_record": False}, line_may_break=True)
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("group", name="Abandonner").get_by_role("button", name="Abandonner").click()
    expect(page.locator(".ending")).to_be_visible()
    expect(page.get_by_role("link", name="Vérifier le hasard")).to_have_count(0)
    page.goto(page.url.replace("/table/", "/check/"))
    expect(page.get_by_test_id("trouble")).to_contain_text("garder son procès-verbal fermé")


# -- from a file ----------------------------------------------------------------------------------


def test_a_record_dropped_on_the_page_is_checked_with_no_house_at_all(
    chromium: Browser, alone: Server, record: str
) -> None:
    page = come_in(chromium, alone, "/")
    page.wait_for_function(READY)
    alone.kill()
    page.goto("/check")
    drop(page, record)
    expect(verdict(page)).to_have_attribute("data-verdict", "right")
    page.locator("details[data-verdict] > summary").first.click()
    expect(page.locator("code.used").first).to_be_visible()
    page.context.close()


def test_of_a_file_the_house_hears_nothing(visit: Visit, record: str) -> None:
    page = visit("/check")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    drop(page, record)
    expect(verdict(page)).to_contain_text("Sponsors, 2 places")
    page.locator("details[data-verdict] > summary").first.click()
    expect(page.locator("code.used").first).to_be_visible()
    assert asked == []


def test_a_file_can_be_chosen_and_mended_and_chosen_again(
    visit: Visit, record: str, tmp_path: Path
) -> None:
    file = tmp_path / "sponsors.jsonl"
    file.write_text(record.replace('"seat":1', '"seat": 1', 1), "utf-8")
    page = visit("/check")
    chosen = page.get_by_label("Choisir un procès-verbal")
    chosen.set_input_files(file)
    expect(verdict(page)).to_have_attribute("data-verdict", "wrong")
    file.write_text(record, "utf-8")
    chosen.set_input_files(file)
    expect(verdict(page)).to_have_attribute("data-verdict", "right")


def test_a_text_is_pasted_and_checked_by_keyboard_alone(visit: Visit, record: str) -> None:
    page = visit("/check", language="en-GB")
    page.get_by_label("Choose a record").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.insert_text(record)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(verdict(page)).to_contain_text("Everything fits")
    expect(page.locator(".heard[aria-live]")).to_contain_text("Everything fits")
    expect(page.locator(".result")).to_be_focused()


def test_in_one_room_without_https_it_is_checked_all_the_same(
    in_the_room: Callable[..., Page], record: str
) -> None:
    page = in_the_room("/check")
    assert page.evaluate("crypto.subtle === undefined")
    drop(page, record)
    expect(verdict(page)).to_have_attribute("data-verdict", "right")
    expect(page.get_by_text("calculé ici par la page elle-même")).to_be_visible()


# -- what does not fit ----------------------------------------------------------------------------


def test_a_line_that_was_edited_is_named(visit: Visit, record: str) -> None:
    lines = record.splitlines(keepends=True)
    lines[6] = lines[6].replace('"seat":', '"seat": ')
    page = visit("/check", language="en-GB")
    drop(page, "".join(lines))
    expect(verdict(page)).to_contain_text("Something does not fit")
    expect(page.get_by_test_id("lines")).to_contain_text("Line 7 is not as it was written")


def test_another_seed_is_named(visit: Visit, record: str) -> None:
    text = forged(record, len(record.splitlines()), lambda line: line.update(seed="luckier"))
    page = visit("/check", language="en-GB")
    drop(page, text)
    expect(page.get_by_test_id("lines")).to_have_attribute("data-verdict", "right")
    expect(page.get_by_test_id("commitment")).to_contain_text("No: the opened seed is not")


def test_a_result_that_was_edited_is_named_with_what_had_come(visit: Visit, record: str) -> None:
    number = first_with_draws(record)
    right = json.loads(record.splitlines()[number - 1])["draws"][0]
    luckier = [*right[:3], (int(right[3]) + 1) % int(right[2])]
    text = forged(record, number, lambda line: line.update(draws=[luckier]))
    page = visit("/check", language="en-GB")
    drop(page, text)
    expect(page.get_by_test_id("draws")).to_contain_text("No: one draw does not fit.")
    wrong = page.locator("details[data-verdict=other]")
    expect(wrong).to_contain_text(f"Move {number - 1} ·")
    wrong.locator("summary").click()
    expect(wrong.locator("dd").nth(0)).to_contain_text(str(luckier[3]))
    expect(wrong.locator("dd").nth(1)).to_contain_text(str(right[3]))


def test_another_commitment_than_this_browser_was_shown_is_named(visit: Visit, record: str) -> None:
    page = visit("/check", language="en-GB")
    kept = [{"table": "abc", "luck": "ada", "commitment": "c0ffee", "bound": True}]
    page.evaluate("kept => (localStorage['veillee.luck'] = JSON.stringify(kept))", kept)
    drop(page, record)
    expect(verdict(page)).to_have_attribute("data-verdict", "wrong")
    expect(page.get_by_test_id("commitment")).to_contain_text(
        "another commitment before the match: c0ffee"
    )


def test_a_record_that_does_not_tell_its_draws_says_what_is_left_open(visit: Visit) -> None:
    page = visit("/check", language="en-GB")
    drop(page, str(veillee.Match("sponsors", seats=2).record))
    expect(verdict(page)).to_contain_text("What could be checked is right")
    expect(page.get_by_test_id("commitment")).to_have_attribute("data-verdict", "right")
    expect(page.get_by_test_id("draws")).to_contain_text("does not tell what was drawn")


def test_a_record_that_was_not_opened_says_what_is_left_open(visit: Visit) -> None:
    page = visit("/check", language="en-GB")
    drop(page, str(veillee.Match("sponsors", seats=2).record.unopened()))
    expect(verdict(page)).to_have_attribute("data-verdict", "open")
    expect(page.get_by_test_id("lines")).to_have_attribute("data-verdict", "right")
    expect(page.get_by_test_id("commitment")).to_contain_text("The record was not opened")


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("fr-FR", "bonsoir", "ce n'est pas un enregistrement de Veillée"),
        ("en-GB", "good evening", "this is not a Veillée record"),
        ("fr-FR", "", "l'enregistrement est vide"),
        ("en-GB", "\x00\ud800", "not a Veillée record"),
    ],
)
def test_what_is_no_record_says_so(visit: Visit, language: str, text: str, said: str) -> None:
    page = visit("/check", language=language)
    drop(page, text)
    expect(page.get_by_test_id("trouble")).to_contain_text(said)


def test_a_record_that_was_cut_says_so(visit: Visit, record: str) -> None:
    page = visit("/check")
    drop(page, record[: len(record) // 2])
    expect(page.get_by_test_id("trouble")).to_contain_text("L'enregistrement est coupé")


def test_a_picture_is_no_record(visit: Visit) -> None:
    page = visit("/check", language="en-GB")
    page.get_by_label("Choose a record").set_input_files(WEB / "public" / "badge.png")
    expect(page.get_by_test_id("trouble")).to_contain_text("This file is not text")


# -- for everyone ---------------------------------------------------------------------------------


def test_axe_finds_nothing_in_a_check(visit: Visit, played: str) -> None:
    page = visit(f"/check/{played}")
    page.locator("details[data-verdict] > summary").nth(1).click()
    page.wait_for_selector("code.used")
    assert violations_wide_and_on_a_phone(page) == []


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_on_the_narrowest_phone_a_check_stands_within_the_screen(
    visit: Visit, record: str, language: str
) -> None:
    page = visit("/check", language=language, phone=True)
    page.set_viewport_size({"width": 320, "height": 568})
    drop(page, record)
    page.locator("details[data-verdict] > summary").first.click()
    page.wait_for_selector("code.used")
    assert page.evaluate(OUTSIDE) == []
