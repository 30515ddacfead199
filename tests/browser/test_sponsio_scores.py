"""The score of a round of Sponsio: shown step by step, and seen again."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import known
from tests.browser.played import bots_play, first_moment, go_on, moment
from tests.browser.sponsio import await_turn, play_until
from tests.browser.test_reading import violations_in_both_lights
from tests.house.conftest import Server
from veillee.games.sponsio.components import HAND_SIZE

Visit = Callable[..., Page]
LastTrick = Callable[..., Page]

# In one go: on a busy machine the first steps are over before another question is answered.
SEE_AGAIN = """async () => {
  document.querySelector('.scoring .again').click()
  await Promise.resolve()
  return document.querySelector('[data-testid=scoring-step]').dataset.at
}"""

STANDS_ON_THE_BOARD = """one => {
  const right = (element) => element.getBoundingClientRect().right
  return right(one) < right(one.closest('.stage'))
}"""

RUN_TO_STEP_FOUR = """() => new Promise((done) => {
  const called = (button) => button.ariaLabel ?? button.textContent
  ;[...document.querySelectorAll('button')].find((one) => called(one).includes('Dérouler')).click()
  const look = () => {
    const step = document.querySelector('[data-testid=scoring-step]')?.dataset.at
    if (Number(step) >= 4) done(document.querySelector('.scrub .count').innerText)
    else requestAnimationFrame(look)
  }
  look()
})"""


@pytest.fixture(scope="module")
def played(house: Server) -> str:
    """The table of a match that three bots have played."""
    return bots_play(house.address, "sponsio", 3)


@pytest.fixture
def last_trick(visit: Visit, played: str) -> LastTrick:
    """At a table where the last trick of the first round is to be led, by oneself."""

    def sit(**more: object) -> Page:
        page = known(visit, reduced_motion="reduce", **more)
        at = first_moment(
            page, played, lambda view: view["round"] > 1 or len(view["tricks"]) > HAND_SIZE - 2
        )
        leader = moment(page, played, at)["view"]["to_act"]
        page.goto(f"/table/{go_on(page, played, at, leader, 'random')}")
        assert await_turn(page)
        return page

    return sit


def test_axe_finds_nothing_in_any_phase_light_or_language(last_trick: LastTrick) -> None:
    page = last_trick()
    for phase_of, sign in (("tricks", ".arena"), ("scoring", ".scoring"), ("betting", ".rack")):
        page.wait_for_selector(sign)
        assert violations_in_both_lights(page, ".sponsio") == [], phase_of
        page.get_by_role("button", name=re.compile("in English|en français")).click()
        if phase_of == "tricks":
            page.locator(".hand .can").first.click()
        elif phase_of == "scoring":
            play_until(page, "button.close", random.Random("axe"))
            page.locator("button.close").click()
            page.locator(".slot").first.click()


def test_axe_finds_nothing_at_the_end(visit: Visit, played: str) -> None:
    page = visit(f"/table/{played}", language="en-GB", phone=True)
    page.wait_for_selector(".ending")
    assert violations_in_both_lights(page) == []


def test_a_scoring_is_shown_step_by_step_and_can_be_seen_again(last_trick: LastTrick) -> None:
    page = last_trick()
    page.locator(".hand .can").first.click()
    page.wait_for_selector(".scoring")
    await_turn(page)
    step = page.get_by_test_id("scoring-step")
    page.wait_for_selector("[aria-label='Tout montrer'][aria-disabled=true]")
    whole = int(step.get_attribute("data-at") or 0)
    assert whole >= 4
    coins = page.locator(".scoring .coins .coin").count()
    begins = page.evaluate(SEE_AGAIN)
    assert begins == "0"
    expect(step).to_have_attribute("data-at", str(whole))
    expect(page.locator(".scoring .coins .coin")).to_have_count(coins)
    page.get_by_role("button", name="Étape précédente").click()
    expect(step).to_have_attribute("data-at", str(whole - 1))
    page.get_by_role("button", name="Étape suivante").click()
    expect(step).to_have_attribute("data-at", str(whole))
    play_until(page, "button.close", random.Random("on"))
    page.locator("button.close").click()
    expect(page.locator(".tickets")).to_be_visible()
    page.get_by_role("button", name="Revoir le score").click()
    expect(page.locator(".scoring")).to_contain_text("Score de la manche 1")


def test_what_each_had_and_won_adds_up_in_sight(visit: Visit, played: str) -> None:
    page = known(visit, reduced_motion="reduce")
    dealt = first_moment(page, played, lambda view: view["round"] >= 2)
    page.goto(f"/replay/{played}?at={dealt}")
    page.wait_for_selector(".scoring .total.counted")
    for line in page.locator(".scoring .sums").all():
        sums, total = line.inner_text().replace("−", "-").split("=")
        figures = re.findall(r"[-+]?\s*\d+", sums)
        assert sum(int(one.replace(" ", "").replace("\u202f", "")) for one in figures) == int(total)


def test_a_replay_shows_the_score_of_a_round_one_has_jumped_over(visit: Visit, played: str) -> None:
    page = known(visit, reduced_motion="reduce")
    dealt = first_moment(page, played, lambda view: view["round"] >= 2)
    events = [line["what"] for line in moment(page, played, dealt)["told"]]
    counted = {event["seat"]: event["coins"] for event in events if event["type"] == "coins"}
    page.goto(f"/replay/{played}?at={dealt + 2}")
    page.wait_for_selector(".rack")
    expect(page.locator(".scoring")).to_have_count(0)
    page.get_by_role("button", name="Revoir le score").click()
    expect(page.locator(".scoring")).to_contain_text("Score de la manche 1")
    totals = page.locator(".scoring .total.counted").all_inner_texts()
    assert [int(text) for text in totals] == [counted[seat] for seat in range(3)]
    whole = page.get_by_test_id("scoring-step").get_attribute("data-at")
    assert page.evaluate(SEE_AGAIN) == "0"
    page.get_by_role("button", name="Tout montrer").click()
    expect(page.get_by_test_id("scoring-step")).to_have_attribute("data-at", str(whole))
    page.get_by_role("button", name="Un coup en arrière").click()
    expect(page.locator(".scoring")).to_have_count(0)
    page.get_by_role("button", name="Un coup en arrière").click()
    expect(page.locator(".scoring")).to_contain_text("Score de la manche 1")


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_on_a_phone_a_replay_stays_within_the_screen(
    visit: Visit, played: str, language: str
) -> None:
    page = known(visit, phone=True)
    dealt = first_moment(page, played, lambda view: view["round"] >= 2)
    page = visit(f"/replay/{played}?at={dealt + 2}", phone=True, language=language)
    again = page.locator(".phases button").element_handle()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(STANDS_ON_THE_BOARD, again)


def test_a_replay_that_runs_waits_until_the_score_has_been_counted(
    visit: Visit, played: str
) -> None:
    page = known(visit)
    dealt = first_moment(page, played, lambda view: view["round"] >= 2)
    scored = first_moment(
        page, played, lambda view: view["round"] > 1 or len(view["tricks"]) == HAND_SIZE
    )
    page = visit(f"/replay/{played}?at={scored - 1}", reduced_motion="no-preference")
    count = page.locator(".scrub .count")
    page.wait_for_selector(".sponsio")
    assert page.evaluate(RUN_TO_STEP_FOUR).startswith(f"{scored} ")
    page.get_by_role("button", name="Tout montrer").click()
    expect(page.locator(".scoring")).to_have_count(0)
    assert int(count.inner_text().split()[0]) > dealt
