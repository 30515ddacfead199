"""A game for which nobody wrote a board is played in the page, and so is one with a brought one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import known
from tests.browser.played import bots_play
from tests.browser.test_large_screen import IS_LARGE_AND_WHOLE, WALL
from tests.browser.test_reading import OUTSIDE, violations_in_both_lights
from tests.house.bringing import game_with, house_with, install
from tests.house.conftest import Server

Visit = Callable[..., Page]
Sit = Callable[..., Page]
Lay = Callable[..., str]

CARDS = 3
NARROW: Any = {"width": 320, "height": 568}
CLUMSY = """
export const mount = () => { throw new Error('the board fell off the table') }
export const prompt = () => { throw new Error('speechless') }
export const describe = () => 'a move'
"""

TOUCHY = """
const button = (name, act) => {
  const made = document.createElement('button')
  made.append(name)
  made.onclick = act
  return made
}
export const mount = (element) => {
  element.append(
    button('now', () => { throw new Error('ouch') }),
    button('later', async () => { throw new Error('ouch') }),
  )
  return { update() {}, destroy() { element.replaceChildren() } }
}
export const prompt = () => 'Touch it'
export const describe = () => 'a move'
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("brought")
    for toy in ("higher", "sealed", "noughts"):
        install(folder, toy, f"tests.toys.{toy}")
    game_with(folder, "clumsy", "tests.toys.noughts", CLUMSY)
    game_with(folder, "garbled", "tests.toys.noughts", "this is no script")
    game_with(folder, "touchy", "tests.toys.noughts", TOUCHY)
    game_with(folder, "boardless", "veillee.games.ergo")
    server = house_with(folder).open()
    yield server
    server.close()


def moves(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Vos coups|Your moves"))


def cards(page: Page) -> Locator:
    return moves(page).get_by_role("button", name=re.compile(r"^Jouer une carte : \d+$"))


def story(page: Page) -> Locator:
    return page.get_by_role("region", name="Récit")


def played(page: Page) -> Locator:
    return story(page).get_by_text(re.compile(r"joue le \d+"))


def test_a_match_is_played_with_the_mouse_from_the_shelf_to_its_end(visit: Visit) -> None:
    page = visit("/game/higher")
    page.get_by_label("Combien serez-vous").select_option("2")
    page.locator("#level").select_option("easy")
    page.get_by_role("button", name="Jouer contre les robots").click()
    while True:
        page.wait_for_selector(".prompt.now, .ending")
        if page.locator(".ending").count():
            break
        before = played(page).count()
        cards(page).first.click()
        expect(played(page)).not_to_have_count(before)
    expect(page.locator(".ending")).to_contain_text("Toutes les mains sont vides")


def press_until(page: Page, there: Locator) -> None:
    """Tab until this has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if there.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"no key leads to {there}")


def test_a_match_is_played_by_keyboard_alone(sit: Sit) -> None:
    page = sit("higher", ["random"])
    page.wait_for_selector(".prompt.now")
    press_until(page, cards(page).first)
    for _ in range(2 * CARDS):
        page.wait_for_selector(".prompt.now, .ending")
        if page.locator(".ending").count():
            break
        # Whoever has played from here goes on from here.
        expect(cards(page).first).to_be_focused()
        before = played(page).count()
        page.keyboard.press("Enter")
        expect(played(page)).not_to_have_count(before)
    expect(page.locator(".ending")).to_contain_text("Toutes les mains sont vides")


def test_the_view_is_told_in_the_game_s_own_words(sit: Sit) -> None:
    page = sit("higher", ["random", "random"])
    page.wait_for_selector(".prompt.now")
    expect(page.locator("[data-field=hand] .card")).to_have_count(CARDS)
    expect(page.locator("[data-field=hand]")).to_contain_text("Votre main")
    name = page.locator("header .name").inner_text()
    expect(page.locator("[data-field=leader]")).to_contain_text(name)
    expect(page.locator("[data-seat]")).to_have_count(3)
    expect(page.locator("[data-seat='0']")).to_contain_text("Cartes en main")
    expect(page.locator(".prompt")).to_contain_text("À vous : jouer une carte")


def test_where_the_game_has_no_words_its_names_are_read(sit: Sit) -> None:
    page = sit("sealed", ["random"], language="en-GB")
    page.wait_for_selector(".prompt.now")
    expect(page.locator("[data-field=round]")).to_contain_text("Round")
    moves(page).get_by_role("button", name="Hold", exact=True).click()
    expect(page.get_by_role("region", name="Story")).to_contain_text("Round 1: the cards are")


def test_what_happens_is_said_aloud(sit: Sit) -> None:
    page = sit("higher", ["random"])
    page.wait_for_selector(".prompt.now")
    cards(page).first.click()
    expect(page.locator("[aria-live=polite]").last).to_contain_text(re.compile(r"joue le \d+"))


def test_a_refused_move_is_told_with_its_rule_and_others_are_offered(sit: Sit) -> None:
    page = sit("higher", ["random"])
    page.wait_for_selector(".prompt.now")
    held = {int(text) for text in page.locator("[data-field=hand] .card").all_inner_texts()}
    missing = next(card for card in range(1, 17) if card not in held)
    moves(page).get_by_text("Écrire un coup").click()
    page.get_by_label("Votre coup, comme le jeu l'écrit").fill(str(missing))
    page.get_by_role("button", name="Jouer ce coup").click()
    why = page.get_by_role("group", name="Pourquoi pas")
    expect(why).to_contain_text(f"Vous n'avez pas le {missing}")
    expect(why).to_contain_text("article 1.2")
    expect(why.get_by_role("button", name=re.compile("Jouer une carte"))).to_have_count(CARDS)


def test_one_of_many_moves_is_picked_field_by_field(sit: Sit) -> None:
    """Ergo as if nobody had drawn its board: ninety places, then pieces that move from and to."""
    page = sit("boardless", ["random"], language="en-GB")
    page.wait_for_selector(".prompt.now")
    cell = moves(page).get_by_label("Cell")
    cell.select_option("d4")
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Place: d4")
    page.keyboard.press("Escape")
    expect(cell).to_be_focused()
    cell.select_option("e5")
    page.keyboard.press("Enter")
    story = page.get_by_role("region", name="Story")
    expect(story).to_contain_text("Black places a piece on e5")
    page.wait_for_selector(".prompt.now")
    moves(page).get_by_role("button", name="Move", exact=True).click()
    move = moves(page).get_by_role("button", name=re.compile("^Move: From e5, To ")).first
    expect(move).to_be_focused()
    to = move.inner_text().split()[-1]
    page.keyboard.press("Enter")
    expect(story).to_contain_text(f"from e5 to {to}")


def test_a_hint_marks_its_move(sit: Sit) -> None:
    page = sit("higher", ["random"])
    page.wait_for_selector(".prompt.now")
    page.get_by_role("button", name="Conseil").click()
    expect(moves(page).locator(".marked")).to_have_count(1)


@pytest.mark.parametrize("game", ["higher", "sealed"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_on_a_general_board(sit: Sit, game: str, phone: bool) -> None:
    page = sit(game, ["random", "random"], phone=phone)
    page.wait_for_selector(".prompt.now")
    moves(page).get_by_text("Écrire un coup").click()
    assert violations_in_both_lights(page) == []


@pytest.mark.parametrize("place", ["/", "/game/higher"])
def test_axe_finds_nothing_where_brought_games_are_offered(visit: Visit, place: str) -> None:
    page = visit(place)
    page.wait_for_selector("svg .letters")
    page.wait_for_load_state("networkidle")
    assert violations_in_both_lights(page) == []


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_on_the_narrowest_phone_nothing_stands_outside_the_screen(sit: Sit, language: str) -> None:
    page = sit("higher", ["random"] * 3, phone=True, language=language)
    page.set_viewport_size(NARROW)
    page.wait_for_selector(".prompt.now")
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    page.goto("/game/higher")
    page.wait_for_selector(".book .clause")
    assert page.evaluate(OUTSIDE) == []


def test_the_replay_shows_it(visit: Visit, house: Server) -> None:
    table = bots_play(house.address, "higher", 2)
    page = visit(f"/replay/{table}?at=2&seat=0")
    expect(page.locator("[data-field=played] .card")).to_have_count(2)
    expect(page.get_by_test_id("told")).to_contain_text(re.compile(r"joue le \d+"))
    expect(moves(page)).to_have_count(0)
    page.get_by_role("button", name="Un coup en avant").click()
    expect(page.locator("[data-field=played] .card")).to_have_count(3)


def test_the_large_screen_shows_it_large_and_whole(visit: Visit, lay: Lay) -> None:
    page = known(visit, language="fr-FR")
    page.set_viewport_size(WALL)
    page.goto(f"/screen/{lay(page, 'higher', ['me', 'random', 'random'])}")
    expect(page.locator("[data-seat]")).to_have_count(3)
    expect(page.locator("[data-field=hand] .card")).to_have_count(0)
    page.wait_for_function(IS_LARGE_AND_WHOLE)


def test_a_game_without_pictures_is_told_by_its_rulebook(visit: Visit) -> None:
    page = visit("/game/higher")
    minute = page.get_by_role("region", name="En une minute")
    expect(minute).to_contain_text("chacun en reçoit trois")
    expect(minute).to_contain_text("le plus grand nombre de points")
    expect(page.get_by_role("link", name="Apprendre en jouant")).to_have_count(0)


def test_the_shelf_offers_what_was_brought(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Plus haut")).to_be_visible()
    expect(page.get_by_role("heading", name="Scellé")).to_be_visible()
    higher = page.locator("article", has_text="Plus haut")
    expect(higher).to_contain_text(re.compile("5 à 10 min.*dès 6 ans"))
    painted = page.locator("article img[src='/boards/noughts/cover.svg']")
    assert painted.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0


def test_a_brought_board_plays(sit: Sit) -> None:
    page = sit("noughts", ["random"])
    expect(page.locator(".prompt.now")).to_contain_text("À vous : marquez une case.")
    page.get_by_role("button", name="Case 5, libre").click()
    expect(page.get_by_role("button", name="Case 5, O")).to_be_visible()
    page.wait_for_selector(".prompt.now")
    page.get_by_role("button", name="Case 5, O").click()
    why = page.get_by_role("group", name="Pourquoi pas")
    expect(why).to_contain_text("Cette case est prise")
    expect(why.get_by_role("button", name="Marquer la case").first).to_be_visible()
    assert violations_in_both_lights(page) == []


@pytest.mark.parametrize("game", ["clumsy", "garbled"])
def test_a_board_that_fails_is_replaced_by_the_general_one(sit: Sit, game: str) -> None:
    page = sit(game, ["random"])
    page.wait_for_selector(".prompt.now")
    expect(page.get_by_text("Le plateau fourni avec ce jeu ne s'ouvre pas")).to_be_visible()
    moves(page).get_by_role("button").first.click()
    expect(story(page)).to_contain_text("marque la case")


@pytest.mark.parametrize("touched", ["now", "later"])
def test_a_board_that_fails_when_it_is_touched_is_replaced_too(sit: Sit, touched: str) -> None:
    page = sit("touchy", ["random"])
    page.wait_for_selector(".prompt.now")
    page.get_by_role("button", name=touched).click()
    expect(page.get_by_text("Le plateau fourni avec ce jeu ne s'ouvre pas")).to_be_visible()
    moves(page).get_by_role("button").first.click()
    expect(story(page)).to_contain_text("marque la case")


def test_the_general_board_comes_only_when_it_is_needed(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("article")
    page.wait_for_load_state("networkidle")
    loaded = "performance.getEntriesByType('resource').map(r => r.name)"
    assert not [name for name in page.evaluate(loaded) if "/general-" in name or "board.js" in name]
    page.goto("/game/ergo")
    page.wait_for_selector(".book .clause")
    assert not [name for name in page.evaluate(loaded) if "/general-" in name]
    page.goto("/game/higher")
    page.wait_for_selector(".book .clause")
    assert [name for name in page.evaluate(loaded) if "/general-" in name]
