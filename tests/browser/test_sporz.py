"""Sporz on the page: alone with bots, with others at night, by keys, by touch, at the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.sporz import (
    NIGHT,
    answer_at_night,
    await_closed,
    await_phase,
    await_stage,
    claim,
    living,
    look_at_card,
    play_to_the_end,
    settle,
    tap,
    vote,
    where,
)
from tests.browser.test_introductions import steps
from tests.browser.test_reading import violations
from tests.house.conftest import Server

Visit = Callable[..., Page]
Lay = Callable[..., str]

KINDS = ["role", "found", "count", "touched", "opinion", "vote"]

# What somebody sees who looks over a shoulder: every element that has a place on the screen, with
# its shape and place, but not whose screen it is.
SEEN = """() => [...document.querySelectorAll('.match *, .notebook *')].flatMap((one) => {
  const box = one.getBoundingClientRect()
  if (!box.width || !box.height) return []
  const classes = [...one.classList].filter((name) => !/^svelte-|^mine$/.test(name))
  const { color, backgroundColor, borderTopColor } = getComputedStyle(one)
  const own = one.closest('.mate') // of these one's own stands out, on every screen
  return [[
    one.tagName, classes.join(' '), one.disabled === true, one.ariaPressed,
    ...[box.x, box.y, box.width, box.height].map(Math.round),
    ...(own ? [] : [color, backgroundColor, borderTopColor]),
  ].join(' | ')]
})"""


def sit_alone(visit: Visit, lay: Lay, bots: list[str], **how: Any) -> Page:
    page = visit("/me", **how)
    page.wait_for_selector("#name")
    page.goto(f"/table/{lay(page, 'sporz', ['me', *bots])}")
    await_phase(page, "election")
    return page


def to_the_night(*pages: Page) -> None:
    """Elect somebody: the first night falls."""
    for page in pages:
        page.locator("[data-seat='0']").click()
        page.get_by_test_id("confirm").click()
        await_closed(page, "election")
    for page in pages:
        page.wait_for_selector(
            "[data-phase=mutants], [data-phase=run-off]:not([data-stage=closed])"
        )
        if where(page)[0] == "run-off":
            vote(page, "confirm")
    for page in pages:
        await_phase(page, "mutants")


def to_the_day(page: Page) -> None:
    """Through the night without doing anything, alone among bots."""
    for phase in NIGHT:
        await_phase(page, phase)
        page.get_by_test_id("sleep-now").click()
        await_closed(page, phase)
    page.wait_for_selector(
        "[data-phase=day], [data-phase=over], [data-phase=election], [data-phase=run-off]"
    )
    while where(page)[0] in ("election", "run-off"):
        if where(page)[2] != "closed":
            vote(page, "abstain")
        page.wait_for_timeout(100)


def sit_through_a_night(visit: Visit, lay: Lay) -> Page:
    """Alone with seven bots, alive on the first day; whoever was killed tries again."""
    while True:
        page = sit_alone(visit, lay, ["easy"] * 7)
        to_the_night(page)
        to_the_day(page)
        if where(page)[0] == "day" and 0 in living(page):
            await_phase(page, "day")
            return page


def aboard(visit: Visit, lay: Lay, people: int, bots: int, **how: Any) -> list[Page]:
    """Some people, each with a page of his own, and bots: before the election."""
    pages = [visit("/me", **how) for _ in range(people)]
    for page in pages:
        page.wait_for_selector("#name")
    host, *guests = pages
    chairs = ["me", *["open"] * len(guests), *["easy"] * bots]
    table = lay(host, "sporz", chairs, start=False)
    for seat, guest in enumerate(guests, start=1):
        wish(guest, table, type="sit", seat=seat)
    wish(host, table, type="start")
    for page in pages:
        page.goto(f"/table/{table}")
        await_phase(page, "election")
    return pages


def wish(page: Page, table: str, **wanted: Any) -> None:
    origin = page.evaluate("location.origin")
    answer = page.request.post(
        f"/api/tables/{table}/wishes", headers={"Origin": origin}, data=wanted
    )
    assert answer.ok, answer.text()


def two_at_night(visit: Visit, lay: Lay) -> list[Page]:
    """Two people on their phones, and six bots, in the first night."""
    pages = aboard(visit, lay, people=2, bots=6, phone=True)
    to_the_night(*pages)
    return pages


@pytest.fixture(scope="module")
def finished_sporz(chromium: Browser, house: Server) -> str:
    """The table of a match that is over, for whoever looks."""
    context = chromium.new_context(base_url=house.address)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/me")
    page.wait_for_selector("#name")
    laid = {"game": "sporz", "seats": 5, "chairs": ["me", *["easy"] * 4], "start": True}
    answer = page.request.post("/api/tables", headers={"Origin": house.address}, data=laid)
    table = str(answer.json()["id"])
    page.goto(f"/table/{table}")
    await_phase(page, "election")
    play_to_the_end(page, short=True)
    context.close()
    return table


def test_one_person_plays_sporz_with_nine_bots_to_the_end_and_sees_the_truth(
    visit: Visit, lay: Lay
) -> None:
    page = sit_alone(visit, lay, ["easy"] * 9)
    nights = play_to_the_end(page)
    expect(page.locator(".ending")).to_contain_text("article 12.")
    reel = page.get_by_test_id("reel")
    for night in range(1, nights + 1):
        reel.get_by_role("button", name=f"Nuit {night}", exact=True).click()
        expect(reel.locator(".truth")).to_contain_text("Éveillés : ")
    last = reel.locator("[data-chapter]").last
    last.click()
    expect(reel.locator(".truth")).to_contain_text("La fin")
    for seat in range(10):
        reel.locator(f"[data-reel-seat='{seat}']").click()
        expect(page.get_by_test_id("reel-known").locator("li").first).not_to_be_empty()


def test_the_secret_card_is_seen_as_long_as_it_is_held(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 3)
    secret = page.get_by_test_id("secret")
    expect(secret).to_be_empty()
    assert "Vous êtes" in look_at_card(page)
    page.get_by_test_id("card").focus()
    for key in ("Space", "Enter"):
        page.keyboard.down(key)
        expect(secret).to_contain_text("Vous êtes")
        page.keyboard.up(key)
        expect(secret).to_be_empty()


def test_the_card_turns_over_when_one_looks_elsewhere(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 3)
    page.get_by_test_id("card").focus()
    page.keyboard.down("Space")
    expect(page.get_by_test_id("secret")).to_contain_text("Vous êtes")
    page.evaluate("dispatchEvent(new Event('blur'))")
    expect(page.get_by_test_id("secret")).to_be_empty()


def test_what_one_learns_in_secret_is_not_in_the_story(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 3)
    to_the_night(page)
    to_the_day(page)
    story = page.get_by_role("region", name="Récit")
    expect(story).to_contain_text("On appelle les mutants")
    assert not re.search("vous êtes|vous voilà|éveillés :|génome", story.inner_text(), re.I)


def test_a_claim_is_made_from_the_menu_and_listed(visit: Visit, lay: Lay) -> None:
    page = sit_through_a_night(visit, lay)
    kinds = page.get_by_test_id("claim-kind").locator("option")
    assert kinds.evaluate_all("all => all.map((one) => one.value)") == KINDS
    mine = page.locator("[data-claims-of='0']")
    claim(page, "role", role="spy")
    expect(mine).to_contain_text("espion")
    seat = next(seat for seat in living(page) if seat)
    name = page.locator(f"[data-seat='{seat}'] .name").inner_text()
    claim(page, "found", night="1", seat=str(seat), result="mutant")
    expect(mine).to_contain_text(f"Nuit 1 : {name} est un mutant.")
    claim(page, "count", night="1", mutants="2")
    expect(mine).to_contain_text("Nuit 1 : il y avait 2 mutants.")
    claim(page, "touched", night="1", how="healed")
    expect(mine).to_contain_text("Nuit 1 : on m'a soigné.")
    claim(page, "opinion", says="suspect", seat=str(seat))
    expect(mine).to_contain_text(f"Je soupçonne {name}.")
    # Five a day (clause 10.3): the menu is gone.
    expect(page.get_by_test_id("claim")).to_have_count(0)


def test_the_ballot_is_changed_until_the_last_word_and_is_on_the_card_alone(
    visit: Visit, lay: Lay
) -> None:
    page = sit_through_a_night(visit, lay)
    name = page.locator(".mate:not(.dead) .name").nth(1).inner_text()
    vote(page, "confirm", count=1)
    expect(page.get_by_test_id("abstain")).to_be_visible()
    expect(page.locator(".mate.chosen")).to_have_count(0)
    assert f"Votre bulletin : {name}" in look_at_card(page)
    page.get_by_test_id("blank").click()
    settle(page)
    assert "Votre bulletin : blanc" in look_at_card(page)
    page.get_by_test_id("abstain").click()
    expect(page.get_by_test_id("abstain")).to_have_count(0)
    assert "Votre bulletin : rien" in look_at_card(page)


def test_at_night_two_people_have_the_same_screen_and_the_same_taps(visit: Visit, lay: Lay) -> None:
    pages = two_at_night(visit, lay)
    for phase, taps in (("mutants", 5), ("doctors", 4), ("informants", 4)):
        for page in pages:
            await_phase(page, phase)
            # All others have answered, so that nothing changes meanwhile.
            expect(page.locator(".mate .wait")).to_have_count(2)
        asked: list[str] = []
        while where(pages[0])[2] != "closed":
            screens = [glance(page) for page in pages]
            differ = [pair for pair in zip_longest(*screens) if pair[0] != pair[1]]
            assert differ == [], phase
            stages = {tap(page, pointing=4 + len(asked)) for page in pages}
            assert len(stages) == 1
            asked += stages
            if asked[-1] == "sleep":
                break
        assert len(asked) == taps


def glance(page: Page) -> list[str]:
    """What a neighbour sees of the screen, and hears."""
    settle(page)
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    seen: list[str] = page.evaluate(SEEN)
    return [*seen, page.locator("[aria-live=polite]").last.inner_text()]


def test_the_card_in_hand_has_the_same_size_whatever_is_on_it(visit: Visit, lay: Lay) -> None:
    sizes = []
    for page in two_at_night(visit, lay):
        page.get_by_test_id("card").focus()
        page.keyboard.down("Space")
        expect(page.get_by_test_id("secret")).not_to_be_empty()
        sizes.append(page.get_by_test_id("secret").bounding_box())
        page.keyboard.up("Space")
    assert sizes[0] == sizes[1]


def test_the_night_makes_no_sound(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 3)
    page.evaluate("localStorage.setItem('veillee.sound', 'on')")
    page.add_init_script(
        "window.sounds = 0; const start = AudioScheduledSourceNode.prototype.start;"
        "AudioScheduledSourceNode.prototype.start = function (at) {"
        " window.sounds += 1; return start.call(this, at) }"
    )
    page.reload()
    await_phase(page, "election")
    to_the_night(page)
    before = page.evaluate("sounds")
    for phase in NIGHT[:2]:
        await_phase(page, phase)
        answer_at_night(page)
    page.wait_for_selector("[data-phase=informants], [data-phase=over]")
    if where(page)[0] == "informants":
        assert page.evaluate("sounds") == before


def test_somebody_learns_sporz_by_playing(visit: Visit) -> None:
    page = visit("/game/sporz")
    page.get_by_role("link", name="Apprendre en jouant").click()
    asked = steps("sporz")
    assert 5 <= len(asked) <= 8
    for step in asked:
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
                claim(page, "found", night="1", seat="1", result="mutant")
            case "intro-vote":
                page.locator("[data-seat='1']").click()
                page.get_by_test_id("confirm").click()
            case "intro-truth":
                page.locator("[data-chapter='1']").click()
                expect(page.get_by_test_id("reel-known")).to_contain_text("un mutant")
        page.locator(".telling").get_by_role("button", name="Continuer").click()
    expect(page.locator(".intro")).to_contain_text("Vous savez jouer à Sporz")


LOOKING = ("intro-mutants", "intro-inspect")


def test_a_night_and_a_day_are_played_by_keyboard_alone(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 7, language="en-GB")

    def reach(selector: str) -> None:
        """With the tab key, and within the crew with the arrows."""
        for _ in range(80):
            if page.evaluate("what => document.activeElement?.matches(what) ?? false", selector):
                return
            inside = page.evaluate("document.activeElement?.dataset.seat ?? ''")
            page.keyboard.press("ArrowRight" if inside and "data-seat" in selector else "Tab")
        raise AssertionError(f"the keys do not reach {selector}")

    reach("[data-seat='0']")
    page.keyboard.press("Enter")
    reach("[data-testid=confirm]")
    page.keyboard.press("Enter")
    await_closed(page, "election")
    page.wait_for_selector("[data-phase=mutants], [data-phase=run-off]")
    if where(page)[0] == "run-off":
        reach("[data-testid=abstain]")
        page.keyboard.press("Enter")
    for phase in NIGHT:
        await_phase(page, phase)
        reach("[data-testid=card]")
        page.keyboard.down("Space")
        expect(page.get_by_test_id("secret")).to_contain_text("You are")
        page.keyboard.up("Space")
        while where(page)[0] == phase and where(page)[2] != "closed":
            stage = where(page)[2]
            if stage == "word":
                reach("[data-word]:last-child")
            elif stage == "sleep":
                reach("[data-testid=sleep]")
            else:
                reach("[data-testid=nobody]")
            page.keyboard.press("Enter")
            page.wait_for_timeout(50)
    page.wait_for_selector("[data-phase=day], [data-phase=election], [data-phase=over]")


def test_sporz_is_played_by_touch_on_a_phone(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 15, phone=True)
    page.locator("[data-seat='3']").tap()
    page.get_by_test_id("confirm").tap()
    await_closed(page, "election")
    page.wait_for_selector("[data-phase=mutants], [data-phase=run-off]")
    if where(page)[0] == "run-off":
        page.get_by_test_id("abstain").tap()
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
        " return box.width < 24 || box.height < 24 }).length",
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


def test_a_whisper_is_seen_by_all_and_heard_by_few(visit: Visit, lay: Lay) -> None:
    host, near, far = pages = aboard(visit, lay, people=3, bots=1)
    for page in pages:
        page.get_by_role("tab", name="Parler").click()
    host.get_by_text("À tout le monde").click()
    host.locator("[data-whisper='1']").click()
    host.get_by_label("Dire quelque chose").fill("Méfiez-vous.")
    host.get_by_role("button", name="Dire").click()
    expect(near.get_by_role("region", name="Parler")).to_contain_text("Méfiez-vous.")
    expect(far.get_by_role("region", name="Parler")).to_contain_text("chuchote avec")
    expect(far.get_by_role("region", name="Parler")).not_to_contain_text("Méfiez-vous.")


def test_whoever_watches_sees_the_ship_and_no_card(visit: Visit, lay: Lay) -> None:
    page = sit_alone(visit, lay, ["easy"] * 3)
    watcher = visit(page.url)
    watcher.wait_for_selector("[data-testid=ship]")
    expect(watcher.locator("[data-seat]")).to_have_count(4)
    expect(watcher.get_by_test_id("card")).to_have_count(0)
    expect(watcher.locator(".ask")).to_contain_text("Vous regardez")


def test_the_replay_shows_each_seat_its_card(visit: Visit, finished_sporz: str) -> None:
    page = visit(f"/replay/{finished_sporz}?at=1&seat=2")
    page.wait_for_selector("[data-testid=card]")
    page.get_by_label("La laisser ouverte").check()
    expect(page.get_by_test_id("secret")).to_contain_text("Vous êtes")
    page.get_by_role("button", name="À la fin").click()
    expect(page.get_by_test_id("reel")).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_axe_finds_nothing_aboard(
    visit: Visit, lay: Lay, finished_sporz: str, light: str, language: str
) -> None:
    phone = language == "en-GB"
    page = sit_alone(visit, lay, ["easy"] * 7, light=light, language=language, phone=phone)
    assert violations(page) == []
    to_the_night(page)
    assert violations(page) == []
    page.get_by_test_id("card").focus()
    page.keyboard.down("Space")
    assert violations(page) == []
    page.keyboard.up("Space")
    to_the_day(page)
    assert violations(page) == []
    page.locator("#tab-talk").click()
    page.locator("details summary").last.click()
    assert violations(page) == []
    page.goto(f"/table/{finished_sporz}")
    page.get_by_test_id("reel").wait_for()
    assert violations(page) == []
    page.goto("/game/sporz")
    page.wait_for_selector(".book .clause")
    assert violations(page) == []
