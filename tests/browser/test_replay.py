"""Replay: step by key, from each seat, a link to a moment, and going on from there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ergo import cell
from tests.browser.played import bots_play, moment
from tests.house.conftest import Server

Visit = Callable[..., Page]
Sit = Callable[..., Page]


def test_keys_go_through_the_match_move_by_move(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    expect(page.get_by_test_id("told")).to_contain_text("Avant le premier coup")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("told")).to_contain_text("Les Noirs posent une pièce en c3")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("told")).to_contain_text("Les Blancs posent une pièce en c7")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("told")).to_contain_text("c3")
    page.keyboard.press("End")
    expect(page.get_by_test_id("told")).to_contain_text("Cinq pièces alignées")


def test_a_step_asks_the_house_for_its_moment_alone(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=2")
    expect(page.get_by_label("Les coups de la partie").get_by_role("listitem")).to_have_count(10)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/api/", 1)[-1]))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("told")).to_contain_text("d3")
    page.wait_for_timeout(300)
    assert [path.partition("?")[0] for path in asked] == [f"tables/{finished}/moments/3"]


def test_with_the_arrow_held_the_board_jumps(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    expect(page.get_by_test_id("told")).to_contain_text("Avant le premier coup")
    moving = page.evaluate(
        """async () => {
          const key = () => new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
          const board = document.querySelector('.boards')
          const counted = []
          // The first step comes long after what one saw, the others at once after each other,
          // however busy the machine is.
          performance.now = () => 1e9
          for (let step = 0; step < 6; step++) {
            document.body.dispatchEvent(key())
            const told = document.querySelector('.told').textContent
            while (document.querySelector('.told').textContent === told)
              await new Promise((next) => setTimeout(next, 1))
            counted.push(board.getAnimations({ subtree: true }).length)
          }
          return counted
        }"""
    )
    assert moving[0] > 0
    assert moving[-1] == 0


def test_the_scrubber_goes_to_any_moment(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    page.get_by_label("Moment de la partie").fill("4")
    expect(page.get_by_test_id("told")).to_contain_text("d7")
    assert cell(page, "d7") == "white"
    assert cell(page, "e3") == ""


def test_it_plays_by_itself(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=7")
    page.get_by_role("button", name="Dérouler").click()
    expect(page.get_by_test_id("told")).to_contain_text("Cinq pièces alignées")


def test_a_link_leads_to_a_moment_as_a_seat_knew_it(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=3&seat=1")
    expect(page.get_by_test_id("told")).to_contain_text("d3")
    expect(page.get_by_label("Vu par")).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=4&seat=1"))


def test_a_finished_match_goes_on_from_a_moment_against_bots(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=2&seat=0")
    page.get_by_role("button", name="Reprendre d'ici").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".prompt")).to_contain_text("À vous")
    assert cell(page, "c3") == "black"
    assert cell(page, "c7") == "white"
    assert cell(page, "d3") == ""


def test_each_moment_is_said_aloud_once(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Avant le premier coup")
    page.evaluate(
        """() => {
          window.heard = []
          const region = [...document.querySelectorAll('[aria-live=polite]')].at(-1)
          const listen = new MutationObserver(() => window.heard.push(region.textContent))
          listen.observe(region, { childList: true, characterData: true, subtree: true })
        }"""
    )
    for place in ("c3", "c7", "d3"):
        page.keyboard.press("ArrowRight")
        expect(page.locator("[aria-live=polite]").last).to_contain_text(place)
    page.wait_for_timeout(300)
    assert page.evaluate("window.heard") == [
        "Les Noirs posent une pièce en c3.",
        "Les Blancs posent une pièce en c7.",
        "Les Noirs posent une pièce en d3.",
    ]


def test_a_moment_is_shared_by_its_link(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=3", permissions=("clipboard-read", "clipboard-write"))
    page.get_by_role("button", name="Partager ce moment").click()
    expect(page.get_by_role("button", name="Copié")).to_be_visible()
    other = visit(page.evaluate("navigator.clipboard.readText()"))
    expect(other.get_by_test_id("told")).to_contain_text("d3")


def test_at_its_end_a_match_is_shared_by_the_link_of_its_replay(
    visit: Visit, finished: str
) -> None:
    page = visit(f"/table/{finished}", permissions=("clipboard-read", "clipboard-write"))
    page.get_by_role("button", name="Partager la partie").click()
    expect(page.get_by_role("button", name="Copié")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{finished}")


def test_a_match_that_goes_on_from_another_says_so_to_everybody(
    visit: Visit, finished: str
) -> None:
    said = "Cette partie en reprend une autre, déjà jouée"
    page = visit(f"/replay/{finished}?at=2&seat=0")
    page.get_by_role("button", name="Reprendre d'ici").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text(said)).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    for path, phone in ((f"/table/{table}", True), (f"/screen/{table}", False)):
        expect(visit(path, phone=phone).get_by_text(said)).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Reprise d'une partie déjà jouée")).to_be_visible()


@pytest.fixture(scope="module")
def of_rounds(house: Server) -> str:
    """The table of a match of Sponsio that is over."""
    return bots_play(house.address, "sponsio", 3)


def test_the_begin_of_each_round_is_marked_and_leads_there(visit: Visit, of_rounds: str) -> None:
    page, table = visit(f"/replay/{of_rounds}"), of_rounds
    rounds = moment(page, table, moment(page, table, 0)["of"])["view"]["round"]
    marks = page.locator(".scrub .mark")
    expect(marks).to_have_count(rounds - 1)
    marks.first.click()
    expect(page.get_by_test_id("told")).to_contain_text("Manche 2")
    page.keyboard.press("PageUp")
    expect(page.get_by_test_id("told")).to_contain_text("Avant le premier coup")
    page.keyboard.press("PageDown")
    expect(page.get_by_test_id("told")).to_contain_text("Manche 2")


def test_a_move_is_found_in_the_list_of_moves(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=8")
    moves = page.get_by_role("list", name="Les coups de la partie")
    expect(moves.locator("[aria-current]")).to_contain_text("8")
    moves.get_by_role("button", name="Poser une pièce en d3").click()
    expect(page.get_by_test_id("told")).to_contain_text("Les Noirs posent une pièce en d3")
    expect(page).to_have_url(re.compile("at=3"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("told")).to_contain_text("d7")
    assert "d7" in page.evaluate("document.activeElement.textContent")


def test_rounds_are_headings_in_the_list_of_moves(visit: Visit, of_rounds: str) -> None:
    page = visit(f"/replay/{of_rounds}")
    moves = page.get_by_role("list", name="Les coups de la partie")
    expect(moves.get_by_role("heading").first).to_contain_text("Manche 2")


def test_what_two_seats_knew_is_seen_side_by_side(visit: Visit, house: Server) -> None:
    table = bots_play(house.address, "spacepoker", 2, options={"rounds": 1})
    page = visit(f"/replay/{table}?at=1&seat=0")
    page.get_by_label("À côté").select_option("1")
    knew = page.get_by_role("heading", name=re.compile("Ce que savait"))
    expect(knew).to_have_count(2)
    hands = page.locator(".hand .five")
    expect(hands).to_have_count(2)
    assert hands.first.inner_html() != hands.last.inner_html(), "each sees a hand of his own"
    expect(page).to_have_url(re.compile("beside=1"))
    page.keyboard.press("ArrowRight")
    page.reload()
    expect(knew).to_have_count(2)


def test_where_a_match_goes_on_the_same_names_sit_on_the_same_chairs_and_the_story_is_told(
    visit: Visit, house: Server
) -> None:
    table = bots_play(house.address, "spacepoker", 3, options={"rounds": 1})
    page = visit(f"/replay/{table}?at=3&seat=1")
    seats = page.get_by_label("Vu par").locator("option")
    expect(seats).to_have_count(4)
    names = seats.all_inner_texts()[1:]
    page.get_by_role("button", name="Reprendre d'ici").click()
    page.wait_for_url("**/table/**")
    for seat in (0, 2):
        expect(page.get_by_text(names[seat]).first).to_be_visible()
    story = page.get_by_role("tabpanel")
    for name in (names[0], names[2]):
        expect(story.get_by_text(re.compile(f"{name} (échange|garde)")).first).to_be_visible()


def test_other_moves_are_tried_from_a_moment_and_found_again_by_their_link(
    visit: Visit, finished: str
) -> None:
    page = visit(f"/replay/{finished}?at=2")
    page.get_by_role("button", name="Essayer d'autres coups").click()
    expect(page.get_by_test_id("told")).to_contain_text("À vous")
    page.locator("[data-cell=h8]").click()
    expect(page.get_by_text("À la place, après le coup 2")).to_be_visible()
    assert cell(page, "h8") == "black"
    page.locator("[data-cell=a1]").click()
    expect(page).to_have_url(re.compile("try=0.h8&try=1.a1"))
    link = page.url
    page.get_by_role("button", name="Revenir à la partie").click()
    assert cell(page, "h8") == ""
    page.get_by_role("button", name="Après le coup 2 : h8 a1", exact=True).click()
    expect(page.locator(".tried[aria-current]")).to_contain_text("a1")
    other = visit(link)
    expect(other.get_by_text("À la place, après le coup 2")).to_be_visible()
    assert cell(other, "a1") == "white"


def test_what_the_rules_forbid_cannot_be_tried_and_says_why(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}?at=2&try=0.c3", line_may_break=True)
    expect(page.get_by_role("alert")).to_contain_text("Il y a déjà une pièce en c3")
    expect(page.get_by_test_id("told")).to_contain_text("c7")


def test_a_replay_opens_on_ones_own_seat(visit: Visit, sit: Sit) -> None:
    page = sit("spacepoker", ["random"], {"options": {"rounds": 1}})
    page.locator(".hand button.do").click()
    for _ in range(12):
        page.wait_for_selector(".prompt.now, .ending")
        if page.locator(".ending").count():
            break
        page.locator("button.fold").click()
        page.wait_for_selector(".prompt:not(.now), .ending")
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_label("Vu par")).to_have_value("0")
    expect(page.locator(".hand .five")).to_be_visible()
    page.get_by_label("Vu par").select_option("")
    expect(page).to_have_url(re.compile("seat=none"))
    page.reload()
    expect(page.get_by_label("Vu par")).to_have_value("")
    other = visit(page.url.split("?")[0])
    expect(other.get_by_label("Vu par")).to_have_value("")
