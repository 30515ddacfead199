"""Sporz on the page: coming aboard, the card, alone with bots, by touch, at the end."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import known
from tests.browser.introductions import steps
from tests.browser.sporz import (
    NIGHT,
    ONE_CALL_AT_A_TIME,
    Lay,
    Visit,
    aboard,
    await_closed,
    await_phase,
    await_stage,
    claim,
    look_at_card,
    play_to_the_end,
    sit_alone,
    to_the_day,
    to_the_night,
    where,
)
from tests.browser.test_reading import violations
from tests.house.conftest import Server

LOOKING = ("intro-mutants", "intro-inspect")


@pytest.fixture(scope="module")
def finished_sporz(house: Server) -> str:
    """The table of a match of four that is over, for whoever looks. On the first day two say who
    they are, one of them truly, and another whom he will vote against."""
    people = [httpx.Client(base_url=house.address, **ONE_CALL_AT_A_TIME) for _ in range(4)]
    for person in people:
        person.get("/api/me")
    laid = {"game": "sporz", "seats": 4, "chairs": ["me"]}
    at = f"/api/tables/{people[0].post('/api/tables', json=laid).json()['id']}"

    def command(seat: int, /, **wanted: object) -> None:
        answer = people[seat].post(f"{at}/commands", json=wanted)
        assert answer.status_code == 200, answer.text

    def claim(seat: int, /, **about: object) -> None:
        command(seat, type="move", move={"type": "claim", "about": about})

    for seat in (1, 2, 3):
        command(seat, type="sit", seat=seat)
    command(0, type="start")
    for seat in range(4):
        command(seat, type="move", move={"type": "elect", "seat": 3})
    for condemned in (0, 1, 2):
        living = range(condemned, 4)
        for _ in NIGHT:
            for seat in living:
                command(seat, type="move", move={"type": "sleep"})
        if condemned == 0:
            own = people[1].get(f"{at}/moments/0", params={"seat": 1}).json()["view"]["own"]
            claim(1, type="role", role=own["role"])
            claim(2, type="role", role="spy")
            claim(3, type="vote", seat=0)
        for seat in living:
            command(seat, type="move", move={"type": "vote", "seat": condemned})
        for seat in living:
            command(seat, type="move", move={"type": "sleep"})
        if people[0].get(at).json()["status"] == "over":
            break
    return at.rsplit("/", 1)[-1]


# -- coming aboard --------------------------------------------------------------------------------


def open_settings(visit: Visit, **how: Any) -> Page:
    page = visit("/game/sporz", **how)
    page.locator("#level").select_option("easy")
    page.get_by_text(re.compile("Plus de réglages|More settings")).click()
    return page


def test_the_host_chooses_the_roles_himself_and_they_are_dealt(visit: Visit) -> None:
    page = open_settings(visit)
    page.get_by_label("Combien serez-vous ?").select_option("6")
    page.get_by_label("Choisir les rôles moi-même").check()
    total = page.locator(".counts .total")
    expect(total).to_have_text("6 rôles pour 6 joueurs")
    for name in ("Informaticien", "Psychologue", "Généticien", "Espion"):
        page.get_by_role("button", name=f"Un de moins : {name}").click()
    for name in ("Mutant de base", "Médecin", "Astronaute", "Astronaute"):
        page.get_by_role("button", name=f"Un de plus : {name}").click()
    expect(total).to_have_text("6 rôles pour 6 joueurs")
    page.get_by_role("button", name="Jouer contre les robots").click()
    await_phase(page, "election")
    expect(page.get_by_test_id("aboard")).to_have_text(
        re.compile(r"2.*mutants de base.*2.*médecins.*2.*astronautes", re.S)
    )
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".notebook")).to_contain_text(
        "2 × Mutant de base, 2 × Médecin, 2 × Astronaute"
    )


def test_roles_that_do_not_add_up_are_refused_in_words(visit: Visit) -> None:
    page = open_settings(visit, language="en-GB", line_may_break=True)
    page.get_by_label("How many of you?").select_option("8")
    page.get_by_label("Choose the roles myself").check()
    page.get_by_role("button", name="One more: Hacker").click()
    expect(page.locator(".counts .total")).to_have_text("9 roles for 8 players")
    # There is a mutant and a doctor aboard, always (clause 2.2).
    expect(page.get_by_role("button", name="One less: Base mutant")).to_be_disabled()
    expect(page.get_by_role("button", name="One less: Doctor")).to_be_disabled()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("alert")).to_contain_text("it has 9 roles for 8 players")
    assert violations(page) == []
    page.get_by_role("button", name="One less: Spy").click()
    page.get_by_role("button", name="Play against bots").click()
    await_phase(page, "election")


def test_sixteen_are_called_by_sixteen_names(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 8 + ["random"] * 7)
    names = page.locator("[data-seat] .name").all_inner_texts()
    assert len(set(names)) == 16
    assert not any(re.search(r"\d", name) for name in names[1:])


def test_whoever_watches_sees_the_ship_and_no_card(visit: Visit, lay: Lay, house: Server) -> None:
    [page], _ = aboard(visit, lay, house, people=1, others=3)
    watcher = visit(page.url)
    watcher.wait_for_selector("[data-testid=ship]")
    expect(watcher.locator("[data-seat]")).to_have_count(4)
    expect(watcher.get_by_test_id("card")).to_have_count(0)
    expect(watcher.locator(".ask")).to_contain_text("Vous regardez")


def test_somebody_learns_sporz_by_playing(visit: Visit) -> None:
    page = visit("/game/sporz", reduced_motion="reduce")
    page.get_by_role("link", name="Apprendre en jouant").click()
    for step in steps("sporz"):
        await_stage(
            page, "look" if step["text"] in LOOKING else "choose" if step["legal"] else "closed"
        )
        match step["text"]:
            case "intro-elect":
                page.locator("[data-seat='2']").click()
                page.get_by_test_id("confirm").click()
            case "intro-card":
                assert "Vous êtes psychologue" in look_at_card(page)
            case "intro-mutants":
                look_at_card(page)
                page.locator("[data-word=mutate]").click()
                page.locator("[data-seat='3']").click()
            case "intro-inspect":
                look_at_card(page)
                page.locator("[data-seat='1']").click()
                page.get_by_test_id("sleep").click()
            case "intro-claim":
                claim(page, 1, "found.1.mutant.1")
            case "intro-vote":
                page.locator("[data-seat='1']").click()
                page.get_by_test_id("confirm").click()
            case "intro-truth":
                page.get_by_test_id("reel").locator("summary").click()
                page.locator("[data-chapter='1']").click()
                expect(page.get_by_test_id("reel-known")).to_contain_text("un mutant")
        page.locator(".telling").get_by_role("button", name="Continuer").click()
    expect(page.locator(".intro")).to_contain_text("Vous savez jouer à Sporz")


# -- the card -------------------------------------------------------------------------------------


def test_the_secret_card_is_seen_as_long_as_it_is_held(
    visit: Visit, lay: Lay, house: Server
) -> None:
    [page], _ = aboard(visit, lay, house, people=1, others=3)
    secret = page.get_by_test_id("secret")
    expect(secret).to_be_empty()
    assert "Vous êtes" in look_at_card(page)
    page.get_by_test_id("card").focus()
    for key in ("Space", "Enter"):
        page.keyboard.down(key)
        expect(secret).to_contain_text("Vous êtes")
        page.keyboard.up(key)
        expect(secret).to_be_empty()
    # It turns over when one looks elsewhere.
    page.keyboard.down("Space")
    expect(secret).to_contain_text("Vous êtes")
    page.evaluate("dispatchEvent(new Event('blur'))")
    expect(secret).to_be_empty()


# -- large and small ------------------------------------------------------------------------------


def test_sporz_is_played_by_touch_on_a_phone(visit: Visit, lay: Lay, house: Server) -> None:
    [page], others = aboard(visit, lay, house, people=1, others=15, phone=True)
    others.all("elect", seat=3)
    page.locator("[data-seat='3']").tap()
    page.get_by_test_id("confirm").tap()
    await_phase(page, "mutants")
    page.get_by_test_id("card").tap()
    page.locator("[data-word=mutate]").tap()
    page.locator("[data-seat='5']").tap()
    page.get_by_test_id("nobody").tap()
    page.get_by_test_id("sleep").tap()
    await_closed(page, "mutants")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.eval_on_selector_all(
        ".sporz-hand button",
        "all => all.filter((one) => { const box = one.getBoundingClientRect();"
        " return one.checkVisibility() && (box.width < 24 || box.height < 24) }).length",
    )
    assert small == 0


def test_a_crew_of_forty_can_be_read(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 39)
    assert page.locator("[data-seat]").count() == 40
    boxes = page.eval_on_selector_all(
        "[data-seat]", "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            apart = (
                one["right"] <= other["left"] + 1
                or other["right"] <= one["left"] + 1
                or one["bottom"] <= other["top"] + 1
                or other["bottom"] <= one["top"] + 1
            )
            assert apart


# -- to the end -----------------------------------------------------------------------------------


def test_one_person_plays_sporz_with_nine_bots_to_the_end_and_sees_the_truth(
    visit: Visit, lay: Lay
) -> None:
    page = sit_alone(visit, lay, ["easy"] * 9)
    nights = play_to_the_end(page)
    expect(page.locator(".ending")).to_contain_text("article 12.")
    story = page.get_by_test_id("story")
    expect(story.get_by_test_id("headline")).to_contain_text("vaisseau")
    assert story.locator(".person").count() == 10
    while story.get_by_role("button", name="La suite").is_visible():
        story.get_by_role("button", name="La suite").click()
    expect(story).not_to_have_attribute("data-part", "end")
    reel = page.get_by_test_id("reel")
    reel.locator("summary").click()
    for night in range(1, nights + 1):
        reel.get_by_role("button", name=f"Nuit {night}", exact=True).click()
        expect(reel.locator(".truth[aria-live]")).to_contain_text("Éveillés : ")
    last = reel.locator("[data-chapter]").last
    last.click()
    expect(reel.locator(".truth[aria-live]")).to_contain_text("La fin")
    for seat in range(10):
        reel.locator(f"[data-reel-seat='{seat}']").click()
        expect(page.get_by_test_id("reel-known").locator("li").first).not_to_be_empty()
    assert violations(page) == []


def test_the_replay_shows_each_seat_its_card(visit: Visit, finished_sporz: str) -> None:
    page = visit(f"/replay/{finished_sporz}?at=1&seat=2")
    page.wait_for_selector("[data-testid=card]")
    page.get_by_label("La laisser ouverte").check()
    expect(page.get_by_test_id("secret")).to_contain_text("Vous êtes")
    page.get_by_role("button", name="À la fin").click()
    expect(page.get_by_test_id("reel")).to_be_visible()


ON_A_DAY_WITH_CLAIMS = "[data-testid=past-claims]"


def to_the_last_claim(page: Page, table: str) -> None:
    at = page.request.get(f"/api/tables/{table}/marks?kinds=claimed-vote").json()[0]["moves"]
    page.goto(f"/replay/{table}?at={at}")


def test_the_replay_of_a_day_has_a_lane_with_what_was_so_below_its_claims(
    visit: Visit, finished_sporz: str
) -> None:
    page = known(visit)
    to_the_last_claim(page, finished_sporz)
    page.locator(ON_A_DAY_WITH_CLAIMS).get_by_text("Jour 1 : ce qui était vrai").click()
    judged = page.get_by_test_id("lanes").locator("li")
    expect(judged).to_contain_text(["vrai", "mensonge", "une intention"])
    assert violations(page) == []


def test_no_more_is_judged_than_was_claimed_by_then(visit: Visit, finished_sporz: str) -> None:
    page = known(visit)
    to_the_last_claim(page, finished_sporz)
    page.locator(f"{ON_A_DAY_WITH_CLAIMS} summary").click()
    expect(page.get_by_test_id("lanes").locator("li")).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("lanes").locator("li")).to_have_count(2)


def test_what_was_true_is_folded_away_where_one_looks_through_somebodys_eyes(
    visit: Visit, finished_sporz: str
) -> None:
    page = known(visit)
    to_the_last_claim(page, finished_sporz)
    expect(page.locator(ON_A_DAY_WITH_CLAIMS)).to_be_visible()
    expect(page.get_by_test_id("lanes")).to_have_count(0)


@pytest.mark.parametrize(
    ("light", "language", "phone"), [("light", "fr-FR", False), ("dark", "en-GB", True)]
)
def test_axe_finds_nothing_aboard(
    visit: Visit,
    lay: Lay,
    house: Server,
    finished_sporz: str,
    light: str,
    language: str,
    phone: bool,
) -> None:
    [page], others = aboard(
        visit, lay, house, people=1, others=7, light=light, language=language, phone=phone
    )
    assert violations(page) == []
    to_the_night([page], others)
    assert violations(page) == []
    page.get_by_test_id("card").focus()
    page.keyboard.down("Space")
    assert violations(page) == []
    page.keyboard.up("Space")
    to_the_day([page], others)
    others.move(3, "claim", about={"type": "role", "role": "doctor"})
    expect(page.locator("[data-claims-of='3']")).not_to_be_empty()
    page.locator("#tab-talk").click()
    page.locator("details summary").last.click()
    assert violations(page) == []
    assert where(page)[0] == "day"
    page.goto(f"/table/{finished_sporz}")
    page.get_by_test_id("reel").wait_for()
    assert violations(page) == []
    page.goto("/game/sporz")
    page.wait_for_selector(".book .clause")
    page.get_by_text(re.compile("Plus de réglages|More settings")).click()
    page.get_by_label(re.compile("Choisir les rôles|Choose the roles")).check()
    assert violations(page) == []
