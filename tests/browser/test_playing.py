"""People play: by link, against bots, by keys, by touch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, laid
from tests.browser.ergo import await_turn, best_cell, play_to_the_end
from tests.house.conftest import Server

Visit = Callable[..., Page]
Sit = Callable[..., Page]


def sit_down(visit: Visit) -> tuple[Page, Page]:
    """Two people at a table of Ergo, the first to move."""
    host = visit("/game/ergo")
    host.get_by_role("button", name="Dresser la table pour des amis").click()
    guest = visit(host.get_by_label("Lien de la table").input_value())
    guest.get_by_role("button", name="M'asseoir ici").click()
    host.get_by_role("button", name="Commencer la partie").click()
    await_turn(host)
    return host, guest


def command(page: Page, **wanted: Any) -> None:
    """The same as the page's buttons, without them."""
    address = urlsplit(page.url)
    answer = page.request.post(
        f"/api{address.path.replace('table', 'tables')}/commands",
        headers={"Origin": f"{address.scheme}://{address.netloc}"},
        data=wanted,
    )
    assert answer.ok, answer.text()


@pytest.fixture(scope="module")
def won(chromium: Browser, house: Server) -> tuple[str, Any]:
    """A match that a person has won against a bot: where, and the cookies of that person."""
    context = chromium.new_context(base_url=house.address, locale="fr-FR", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.request.get("/api/me")
    page.goto(f"/table/{laid(page, house, 'ergo', ['me', 'random'])}")
    play_to_the_end(page, lambda name: page.locator(f"[data-cell={name}]").click())
    state, place = context.storage_state(), page.url
    context.close()
    return place, state


def test_three_clicks_lead_a_newcomer_from_the_shelf_to_the_first_move(visit: Visit) -> None:
    page = visit()
    box = page.locator("article", has_text="Ergo")
    box.get_by_role("button", name="Jouer").click()
    box.get_by_role("button", name="Jouer tout de suite").click()
    page.locator("[data-cell=e5]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("e5")


def test_two_people_play_ergo_to_the_end_by_link(visit: Visit) -> None:
    host = visit("/game/ergo")
    host.get_by_role("button", name="Dresser la table pour des amis").click()
    link = host.get_by_label("Lien de la table").input_value()
    guest = visit(link, language="en-GB")
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Commencer la partie").click()
    for column in "cdefg":
        await_turn(host)
        host.locator(f"[data-cell={column}3]").click()
        if column != "g":
            await_turn(guest)
            guest.locator(f"[data-cell={column}7]").click()
    expect(host.locator(".ending")).to_contain_text("Vous gagnez")
    expect(host.locator(".ending")).to_contain_text("article 2.1")
    expect(guest.locator(".ending")).to_contain_text("clause 2.1")
    expect(guest.locator(".ending")).to_contain_text("wins")


def test_one_person_plays_spacepoker_against_three_bots_to_the_end_of_a_round(sit: Sit) -> None:
    page = sit("spacepoker", ["random", "random", "random"], language="en-GB")
    page.wait_for_selector(".prompt.now")
    page.locator(".hand button.do").click()
    story = page.get_by_role("region", name="Story")
    for _ in range(12):
        page.wait_for_selector(".prompt.now")
        if re.search(r"[Rr]ound 2", story.inner_text()):
            break
        call = page.locator("button.call:not(.barred)")
        lines = story.get_by_role("listitem").count()
        (call if call.count() else page.locator("button.fold")).first.click()
        expect(story.get_by_role("listitem").nth(lines)).to_be_attached()
    expect(story).to_contain_text(re.compile("[Rr]ound 2"))


def test_a_game_is_played_by_keyboard_alone(sit: Sit) -> None:
    page = sit("ergo", ["random"], language="en-GB")
    page.wait_for_selector("[role=grid]")

    def focused() -> str:
        return str(page.evaluate("document.activeElement?.dataset?.cell ?? ''"))

    def press(name: str) -> None:
        for _ in range(20):
            if here := focused():
                break
            page.keyboard.press("Tab")
        for _ in range(abs(ord(name[0]) - ord(here[0]))):
            page.keyboard.press("ArrowRight" if here[0] < name[0] else "ArrowLeft")
        for _ in range(abs(int(name[1]) - int(here[1]))):
            page.keyboard.press("ArrowUp" if here[1] < name[1] else "ArrowDown")
        assert focused() == name
        page.keyboard.press("Enter")

    play_to_the_end(page, press)
    expect(page.locator(".ending")).to_contain_text("You win")


def test_a_game_is_played_by_touch_on_a_phone(sit: Sit) -> None:
    page = sit("ergo", ["random"], phone=True)
    page.wait_for_selector("[role=grid]")
    play_to_the_end(page, lambda name: page.locator(f"[data-cell={name}]").tap())
    expect(page.locator(".ending")).to_contain_text("Vous gagnez")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_strong_bot_gives_a_hint_that_can_be_played(sit: Sit) -> None:
    page = sit("ergo", ["easy"])
    page.wait_for_selector(".prompt.now")
    page.get_by_role("button", name="Conseil").click()
    page.get_by_role("button", name="Jouer ce coup").click()
    story = page.get_by_role("region", name="Récit")
    expect(story).to_contain_text("demande un conseil")
    expect(story).to_contain_text("Les Noirs posent")


def test_whoever_leaves_finds_a_bot_in_the_chair_and_may_take_it_back(visit: Visit) -> None:
    host, guest = sit_down(visit)
    host.locator("[data-cell=e5]").click()
    await_turn(guest)
    host.get_by_role("button", name="Quitter").click()
    host.get_by_role("group", name="Quitter").get_by_role("button", name="Quitter").click()
    expect(guest.locator(".others")).to_contain_text("garde la place")
    host.get_by_role("button", name="Reprendre ma place").click()
    expect(guest.get_by_role("region", name="Récit")).to_contain_text("reprend sa place")


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    host, guest = sit_down(visit)
    host.locator("[data-cell=e5]").click()
    await_turn(guest)
    host.get_by_role("button", name="Reprendre").click()
    guest.get_by_role("button", name="D'accord").click()
    expect(host.locator(".prompt.now")).to_be_visible()
    expect(host.locator("[data-cell=e5]")).to_have_attribute("aria-label", re.compile("libre"))
    for page in (host, guest):
        expect(page.get_by_role("region", name="Récit").locator("s")).to_have_count(1)


def test_against_a_bot_a_move_is_taken_back_with_its_answer(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    page.locator("[data-cell=e5]").click()
    story = page.get_by_role("region", name="Récit")
    expect(story).to_contain_text("Les Blancs posent")
    await_turn(page)
    page.get_by_role("button", name="Reprendre").click()
    expect(story).to_contain_text("reprend son coup")
    expect(page.locator("[data-cell=e5]")).to_have_attribute("aria-label", re.compile("libre"))
    expect(page.locator(".prompt")).to_contain_text("posez une pièce")
    page.locator("[data-cell=d4]").click()
    expect(story).to_contain_text("d4")
    # What no longer holds is struck out, for the eyes and for the ears.
    expect(story.locator("s")).to_have_count(2)
    expect(story.locator("s").first).to_contain_text("Repris : Les Noirs posent une pièce en e5")


def test_the_end_tells_the_turning_point_and_leads_to_it(
    visit: Visit, won: tuple[str, Any]
) -> None:
    place, person = won
    page = visit(place, storage_state=person)
    turning = page.get_by_test_id("turning")
    expect(turning).to_contain_text(re.compile(r"vous gagnez \d+ fois sur \d+ avant ce coup"))
    told = turning.locator("p").first.inner_text().split(":", 1)[1].strip()
    turning.get_by_role("link").click()
    page.wait_for_url(re.compile(r"/replay/\w+\?at=\d+"))
    expect(page.get_by_test_id("told")).to_contain_text(told)


def test_somebody_is_heard_no_more_and_again(visit: Visit) -> None:
    host, guest = sit_down(visit)
    guest.get_by_role("tab", name="Parler").click()
    guest.get_by_label("Dire quelque chose").fill("Vous dormez ?")
    guest.get_by_role("button", name="Dire", exact=True).click()
    host.get_by_role("tab", name="Parler").click()
    talk = host.get_by_role("region", name="Parler")
    expect(talk).to_contain_text("Vous dormez")
    talk.get_by_role("button", name="Ne plus entendre").click()
    expect(talk).not_to_contain_text("Vous dormez")
    talk.get_by_role("button", name="Entendre de nouveau").click()
    expect(talk).to_contain_text("Vous dormez")


def test_what_one_says_is_heard_by_the_other(visit: Visit) -> None:
    host = visit("/game/ergo")
    host.get_by_role("button", name="Dresser la table pour des amis").click()
    guest = visit(host.get_by_label("Lien de la table").input_value())
    guest.get_by_role("tab", name="Parler").click()
    guest.get_by_label("Dire quelque chose").fill("Bonsoir !")
    guest.get_by_role("button", name="Dire").click()
    host.get_by_role("tab", name="Parler").click()
    expect(host.get_by_role("region", name="Parler")).to_contain_text("Bonsoir !")


def test_the_clauses_of_the_story_are_one_stop_and_the_newest_comes_first(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    for _ in range(3):
        await_turn(page)
        page.locator(f"[data-cell={best_cell(page)}]").click()
    await_turn(page)
    clauses = page.locator(".notebook .clause")
    stops = page.locator(".notebook .clause[tabindex='0']")
    expect(stops).to_have_count(1)
    expect(clauses.last).to_have_attribute("tabindex", "0")
    stops.focus()
    page.keyboard.press("ArrowUp")
    expect(clauses.nth(clauses.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(clauses.first).to_be_focused()
