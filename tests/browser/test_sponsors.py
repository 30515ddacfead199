"""Les Sponsors on the page: cars are built and raced, by mouse, by touch and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import known
from tests.browser.introductions import steps
from tests.browser.played import bots_play, first_moment, go_on, moment
from tests.browser.sponsors import (
    act,
    await_turn,
    before_the_race,
    build,
    by_keys,
    click,
    exchange,
    learn,
    play_to_the_end,
    sides,
    stage,
    tap,
)
from tests.browser.test_reading import violations_in_both_lights
from tests.house.conftest import Server

Visit = Callable[..., Page]
Lay = Callable[..., str]

FOUR = ["me", "easy", "easy", "easy"]


# In the page itself: on a busy machine the wheel stops between two questions.
WATCH_THE_WHEEL = """() => {
  const told = () => ['.notebook ol', '.standings'].map((one) =>
    document.querySelector(one).textContent).join()
  const before = told()
  let frames = 0
  let leaks = 0
  window.watched = new Promise((over) => {
    const look = () => {
      const wheel = document.querySelector('.course .wheel svg')
      if (wheel?.dataset.fallen) return over({ frames, leaks })
      if (wheel) frames += 1
      leaks += told() === before && !(wheel && document.querySelector('.prompt.now')) ? 0 : 1
      requestAnimationFrame(look)
    }
    look()
  })
}"""


def come_in(visit: Visit, **how: str | bool) -> Page:
    """Things do not travel, so that a script need not wait for them."""
    return known(visit, reduced_motion="reduce", **how)


def sit_down(visit: Visit, lay: Lay, chairs: list[str], **how: str | bool) -> tuple[Page, str]:
    page = come_in(visit, **how)
    table = lay(page, "sponsors", chairs)
    page.goto(f"/table/{table}")
    return page, table


def test_a_whole_game_against_three_bots_is_clicked_to_the_end(visit: Visit, lay: Lay) -> None:
    page, _ = sit_down(visit, lay, FOUR)
    seen = play_to_the_end(page)
    assert {"throw", "buy", "drive"} <= seen
    expect(page.locator(".ending")).to_contain_text("article 9.3")
    points = page.locator(".standings li strong").all_inner_texts()
    assert [text[0] for text in points] == ["4", "3", "2", "1"]


@pytest.fixture
def raced(house: Server) -> str:
    """The table of a race that three bots have driven."""
    return bots_play(house.address, "sponsors", 3)


@pytest.fixture
def raced_by_two(house: Server) -> str:
    return bots_play(house.address, "sponsors", 2)


def test_the_podium_has_the_first_three(visit: Visit, raced: str) -> None:
    page = visit(f"/table/{raced}")
    expect(page.locator(".podium li")).to_have_count(3)
    places = page.locator(".podium li i").all_inner_texts()
    assert places == ["2", "1", "3"]


def test_once_it_is_settled_the_race_is_finished_by_one_touch(
    visit: Visit, raced_by_two: str
) -> None:
    page = come_in(visit)
    at = first_moment(page, raced_by_two, lambda view: view.get("settled") or view["ended"])
    assert moment(page, raced_by_two, at)["view"]["settled"]
    page.goto(f"/table/{go_on(page, raced_by_two, at, seat=0, level='random')}")
    page.locator("[data-do=finish]").click()
    expect(page.locator(".ending")).to_be_visible()


def test_the_total_of_ones_cards_is_seen_while_building(visit: Visit, lay: Lay) -> None:
    page, _ = sit_down(visit, lay, FOUR)
    assert await_turn(page)
    cards = page.locator(".garage .cards .card:not(.spent)").all_inner_texts()
    total = page.locator(".garage .total").inner_text()
    assert int(total.split()[0]) == sum(map(int, cards))


@pytest.mark.parametrize("phone", [False, True])
def test_the_camera_shows_my_car_and_all_it_can_reach(
    visit: Visit, raced: str, phone: bool
) -> None:
    page = come_in(visit, phone=phone)
    at = first_moment(page, raced, lambda view: view["stage"] in ("drive", "advance", "over"))
    seat = moment(page, raced, at)["view"]["to_act"]
    page.goto(f"/table/{go_on(page, raced, at, seat, 'random')}")
    assert await_turn(page)
    page.locator("button.card.can:not([data-card$='-0'])").last.click()
    page.wait_for_selector(".target")
    page.wait_for_timeout(500)
    assert page.evaluate(
        """() => {
          const room = document.querySelector('.course').getBoundingClientRect()
          const seen = [...document.querySelectorAll('.target, .racer:has(.halo)')]
          return seen.length > 1 && seen.map((one) => one.getBoundingClientRect()).every((box) =>
            box.left >= room.left && box.right <= room.right &&
            box.top >= room.top && box.bottom <= room.bottom)
        }"""
    )


def test_two_players_race_four_cars_to_the_finish(visit: Visit, raced_by_two: str) -> None:
    page = come_in(visit)
    page.goto(f"/table/{before_the_race(page, raced_by_two)}")
    assert await_turn(page)
    exchange(page)
    expect(page.locator(".transfers")).to_have_count(0)
    assert "drive" in play_to_the_end(page)
    expect(page.locator(".standings li")).to_have_count(4)
    assert sum(sides(page).values()) == 4 + 3 + 2 + 1


def test_a_team_exchanges_cards_and_adds_up_its_points(visit: Visit, lay: Lay) -> None:
    """Two friends, red and yellow, against two bots: one proposes, the other agrees."""
    red, yellow = come_in(visit), come_in(visit)
    chairs = ["me", "random", "random", "random"]
    table = lay(red, "sponsors", chairs, options={"teams": True})
    red.goto(f"/table/{table}")
    ask_for_the_bots_chair(yellow, table, seat=2)
    red.get_by_role("button", name="Accepter").click()
    expect(red.get_by_role("button", name="Accepter")).to_be_hidden()
    build(table, red, yellow)
    assert await_turn(red)
    category = exchange(red)
    expect(yellow.locator(".prompt.now")).to_contain_text("Votre équipe propose")
    chosen = yellow.locator(".transfers .card.picked")
    expect(chosen).to_have_count(2)
    assert {str(card.get_attribute("data-card")).split("-")[0] for card in chosen.all()} == {
        category
    }
    yellow.locator("[data-do=agree]").click()
    for friend in (red, yellow):
        friend.wait_for_selector(".standings")
        assert sum(sides(friend).values()) == 4 + 3 + 2 + 1
    while not red.locator(".ending").count():
        for friend in (red, yellow):
            if friend.locator(".prompt.now").count():
                act(friend)
        red.wait_for_timeout(20)
    expect(yellow.locator(".ending")).to_be_visible()
    points = [int(text[0]) for text in red.locator(".standings li strong").all_inner_texts()]
    assert points == [4, 3, 2, 1]
    cars = red.locator(".standings li").evaluate_all("all => all.map(one => one.dataset.car)")
    assert sides(red)["red"] == sum(
        worth for car, worth in zip(cars, points, strict=True) if car in ("red", "yellow")
    )
    ranks = red.locator(".ending .ranks strong").all_inner_texts()
    assert ranks[0] == ranks[1]


def test_nothing_is_told_of_a_spin_before_the_roulette_has_stopped(
    visit: Visit, raced: str
) -> None:
    page = known(visit, reduced_motion="no-preference")
    table, zero = before_a_spin(page, raced)
    page.goto(f"/table/{table}")
    assert await_turn(page)
    if zero:
        page.locator(f"[data-card={zero}-0]").click()
    page.evaluate(WATCH_THE_WHEEL)
    page.locator("[data-do=spin]:not(.quiet)").click()
    watched = page.evaluate("() => watched")
    assert watched["frames"] > 0
    assert watched["leaks"] == 0
    expect(page.get_by_role("region", name="Récit")).to_contain_text("utilise la roulette")


def before_a_spin(page: Page, raced: str) -> tuple[str, str | None]:
    """A table where one may spin at once, and the category of the 0 that it takes, if it does."""
    at, spin = spin_of(page, raced)
    seat = moment(page, raced, at - 1)["view"]["to_act"]
    return go_on(page, raced, at - 1, seat, "random"), spin["zero"]


def ask_for_the_bots_chair(page: Page, table: str, seat: int) -> None:
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-stage]")
    origin = page.url.removesuffix(f"/table/{table}")
    answer = page.request.post(
        f"/api/tables/{table}/commands",
        headers={"Origin": origin},
        data={"type": "sit", "seat": seat},
    )
    assert answer.ok, answer.text()


def test_a_race_is_watched_and_looked_at_again(visit: Visit, lay: Lay) -> None:
    """A watcher holds nothing to press; in the replay the roulette shows the ball that fell."""
    page, table = sit_down(visit, lay, ["easy", "easy", "easy"])
    expect(page.locator(".ending")).to_be_visible()
    assert page.locator("[data-stage] button:not(.zoom)").count() == 0
    at, spin = spin_of(page, table)
    page.goto(f"/replay/{table}?at={at - 1}")
    page.wait_for_selector(".standings")
    page.get_by_role("button", name="Un coup en avant").click()
    expect(page.locator(".wheelhouse [data-fallen]")).to_have_attribute("data-fallen", spin["ball"])


def spin_of(page: Page, table: str) -> tuple[int, Any]:
    """The first moment of a match after which a ball has fallen, and how it did."""
    at = page.request.get(f"/api/tables/{table}/marks?kinds=spun").json()[0]["moves"]
    told = [line["what"] for line in moment(page, table, at)["told"]]
    return at, next(what for what in told if what["type"] == "spun")


def test_a_phone_is_enough_to_build_and_to_race(visit: Visit, lay: Lay) -> None:
    page, _ = sit_down(visit, lay, FOUR, phone=True)
    for _ in range(6):
        assert await_turn(page)
        act(page, tap)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/game/sponsors?learn")
    learn(page, tap)
    expect(page.locator(".intro")).to_contain_text("Vous savez jouer")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_turn_of_building_is_played_by_keys_alone(visit: Visit, lay: Lay) -> None:
    page, _ = sit_down(visit, lay, FOUR, language="en-GB")
    story = page.get_by_role("region", name="Story")
    for _ in range(4):
        assert await_turn(page)
        if act(page, by_keys) == "buy":
            break
    expect(story).to_contain_text(re.compile("The red car throws", re.I))
    expect(story).to_contain_text(re.compile("The red car (lands|comes|arrives|gets)", re.I))


def test_the_race_is_learned_by_keys_alone(visit: Visit) -> None:
    page = visit("/game/sponsors?learn", language="en-GB", reduced_motion="reduce")
    learn(page, by_keys)
    expect(page.locator(".intro")).to_contain_text("You know how to play")


def test_somebody_learns_les_sponsors_by_playing(visit: Visit) -> None:
    page = visit("/game/sponsors")
    page.get_by_role("link", name="Apprendre en jouant").click()
    learn(page, click)
    expect(page.locator(".intro")).to_contain_text("Vous savez jouer aux Sponsors")


def test_slipstream_is_shown_before_it_is_taken(visit: Visit) -> None:
    page = visit("/game/sponsors?learn", reduced_motion="reduce")
    shown: list[str] = []
    learn(
        page,
        click,
        lambda text: shown.extend(
            page.locator("[data-to]", has_text="aspiration").all_inner_texts()
            if text == "intro-drive"
            else []
        ),
    )
    (drive,) = (
        move
        for step in steps("sponsors")
        for move in step["accepted"][:1]
        if move["type"] == "drive"
    )
    assert [text for text in shown if f"rang {drive['to'][:-1]}, " in text and "+2" in text]


def test_a_pile_touched_before_the_throw_is_answered_by_the_rule(visit: Visit, lay: Lay) -> None:
    page, _ = sit_down(visit, lay, FOUR)
    while await_turn(page) and stage(page) != "throw":
        act(page)
    page.locator("[data-pile=engine]").click()
    why = page.get_by_role("group", name="Pourquoi pas")
    expect(why).to_contain_text("article 3.1")


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_axe_finds_nothing_while_building_and_racing(visit: Visit, language: str) -> None:
    page = visit("/game/sponsors?learn", language=language)
    found: list[str] = []

    def look(text: str) -> None:
        if text in ("intro-sell", "intro-energy", "intro-drive"):
            found.extend(violations_in_both_lights(page))

    learn(page, click, look)
    assert found == []
