"""Around the tables: the shelf, the lists, the chairs, and oneself."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
Lay = Callable[..., str]


def test_filters_leave_the_games_that_fit(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article")).not_to_have_count(0)
    page.get_by_role("group", name="Joueurs").get_by_label("5", exact=True).check()
    expect(page.locator("article", has_text="Spacepoker")).to_be_visible()
    expect(page.locator("article", has_text="Ergo")).to_have_count(0)


def test_a_game_that_takes_longer_is_left_out(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article", has_text="45 à 60 min")).to_be_visible()
    page.get_by_role("group", name="Durée").get_by_label("30 min ou moins").check()
    expect(page.locator("article", has_text="45 à 60 min")).to_have_count(0)
    expect(page.locator("article", has_text="20 à 30 min")).to_be_visible()


def test_a_public_table_is_listed_for_others(visit: Visit) -> None:
    host = visit("/game/ergo")
    host.get_by_text("Plus de réglages").click()
    host.get_by_label("Table publique").check()
    host.get_by_role("button", name="Dresser la table pour des amis").click()
    name = re.escape(host.locator("header .name").inner_text())
    guest = visit()
    guest.get_by_role("link", name=re.compile(name)).click()
    expect(guest.get_by_role("button", name="M'asseoir ici")).to_be_visible()


def test_ones_own_games_say_whose_turn_it_is(visit: Visit, lay: Lay) -> None:
    page = visit("/me")
    page.wait_for_selector("#name")
    lay(page, "ergo", ["me", "random"])
    page.goto("/")
    expect(page.locator(".ticket.turn")).to_contain_text("À vous de jouer")
    welcome = page.locator(".welcome")
    expect(welcome).to_contain_text("On vous attend")
    welcome.get_by_role("link", name="Ergo").click()
    expect(page.locator(".prompt.now")).to_be_visible()


def test_chairs_are_filled_by_buttons(visit: Visit) -> None:
    page = visit("/game/spacepoker")
    page.get_by_role("button", name="Dresser la table pour des amis").click()
    page.get_by_label("Un robot sur la chaise 2").select_option("hard")
    expect(page.locator(".chair").nth(1)).to_contain_text("fort")
    page.locator(".chair").nth(1).get_by_role("button", name="Libérer").click()
    expect(page.locator(".chair").nth(1)).to_contain_text("libre")
    page.get_by_role("button", name="Compléter avec des robots").click()
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.locator(".prompt")).to_be_visible()


def test_chairs_are_filled_by_dragging(visit: Visit) -> None:
    page = visit("/game/ergo")
    page.get_by_role("button", name="Dresser la table pour des amis").click()
    page.locator(".token", has_text="facile").drag_to(page.locator(".chair").nth(1))
    expect(page.locator(".chair").nth(1)).to_contain_text("facile")


def test_the_link_to_a_clause_opens_the_rulebook_there(visit: Visit) -> None:
    page = visit("/game/ergo#clause-4.3")
    expect(page.locator(".clause.here")).to_contain_text("Un lion du chemin glisse")
    expect(page.locator(".clause.here")).to_be_in_viewport()


def test_seven_and_more_is_one_choice(visit: Visit) -> None:
    page = visit()
    page.get_by_role("group", name="Joueurs").get_by_label("7 et plus").check()
    expect(page.locator("article", has_text="Sporz")).to_be_visible()
    expect(page.locator("article", has_text="Spacepoker")).to_have_count(0)


def test_a_bot_that_is_touched_takes_the_next_free_chair(visit: Visit) -> None:
    page = visit("/game/ergo", phone=True)
    page.get_by_role("button", name="Dresser la table pour des amis").tap()
    page.get_by_role("button", name="Inviter un robot : facile").tap()
    expect(page.locator(".chair").nth(1)).to_contain_text("facile")


def test_the_company_round_the_table_is_that_of_the_chosen_level(visit: Visit) -> None:
    page = visit("/game/spacepoker")
    expect(page.locator(".round .face")).to_have_count(4)
    page.get_by_label("Combien serez-vous").select_option("3")
    page.locator("#level").select_option("hard")
    expect(page.locator(".round .face")).to_have_count(3)
    expect(page.locator(".round .face .hard")).to_have_count(2)
    expect(page.locator("#level-said")).to_contain_text("Difficile à lire")


def test_an_address_that_leads_nowhere_leads_back_to_the_shelf(visit: Visit) -> None:
    page = visit("/attic/stairs", line_may_break=True)
    expect(page.locator("h1")).to_contain_text("Il n'y a rien ici")
    page.get_by_role("link", name="Retour à l'étagère").click()
    expect(page.locator("article").first).to_be_visible()


def test_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit("/table/aaaaaaaaaaaaaaaa", line_may_break=True)
    expect(page.locator("main")).to_contain_text("Cette table n'existe pas")


def test_an_address_says_by_its_status_whether_it_leads_somewhere(
    visit: Visit, finished: str
) -> None:
    page = visit("/me")
    nowhere = "aaaaaaaaaaaaaaaa"
    for place, status in ((finished, 200), (nowhere, 404)):
        for kind in ("table", "screen", "replay"):
            answer = page.request.get(f"/{kind}/{place}", headers={"Accept": "text/html"})
            assert answer.status == status
            assert "<title>" in answer.text()


def test_one_changes_ones_name(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_label("Votre nom").fill("Lanterne rouge")
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.locator("header")).to_contain_text("Lanterne rouge")
    page.reload()
    expect(page.locator("header")).to_contain_text("Lanterne rouge")


def test_the_key_opens_the_same_identity_elsewhere(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_role("button", name="Montrer la clé").click()
    key = page.locator(".key").inner_text()
    name = page.locator("header .name").inner_text()
    elsewhere = visit("/me")
    elsewhere.get_by_label("J'ai déjà une clé").fill(key)
    elsewhere.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(elsewhere.locator("header .name")).to_have_text(name)


def test_one_takes_everything_away_and_has_it_deleted(visit: Visit) -> None:
    page = visit("/me")
    with page.expect_download() as download:
        page.get_by_role("link", name="Tout emporter").click()
    assert download.value.suggested_filename == "veillee.json"
    key_before = page.request.get("/api/me/key").json()["key"]
    page.get_by_role("button", name="Tout effacer").click()
    page.get_by_role("button", name="Oui, tout effacer").click()
    expect(page.locator("h1")).to_contain_text("La table est mise")
    assert page.request.get("/api/me/key").json()["key"] != key_before
