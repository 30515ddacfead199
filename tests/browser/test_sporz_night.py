"""A night of Sporz on the page: everybody's screen asks the same, and tells nothing."""

from __future__ import annotations

import json
import re
from itertools import zip_longest

from playwright.sync_api import Page, expect

from tests.browser.sporz import (
    NIGHT,
    Lay,
    Others,
    Visit,
    aboard,
    answer_at_night,
    await_closed,
    await_phase,
    come_in,
    look_at_card,
    settle,
    tap,
    to_the_night,
    where,
)
from tests.browser.test_large_screen import command, heard_by, take_up
from tests.house.conftest import Server

TAPS = {"mutants": 5, "doctors": 4, "informants": 4}

# What somebody sees who looks over a shoulder: every element that has a place on the screen, with
# its shape and place, but not whose screen it is.
SEEN = """(within) => [...document.querySelectorAll(within)].flatMap((one) => {
  const box = one.getBoundingClientRect()
  if (!box.width || !box.height || one.matches('.heard')) return []
  const classes = [...one.classList].filter((name) => !/^svelte-|^mine$/.test(name))
  const { color, backgroundColor, borderTopColor } = getComputedStyle(one)
  const own = one.closest('.mate') // of these one's own stands out, on every screen
  return [[
    one.tagName, classes.join(' '), one.disabled === true, one.ariaPressed,
    ...[box.x, box.y, box.width, box.height].map(Math.round),
    ...(own ? [] : [color, backgroundColor, borderTopColor]),
  ].join(' | ')]
})"""


def glance(page: Page, within: str = ".match *, .notebook *") -> list[str]:
    """What a neighbour sees of the screen, and hears."""
    settle(page)
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    seen: list[str] = page.evaluate(SEEN, within)
    return [*seen, page.locator("[aria-live=polite]").last.inner_text()]


def differing(screens: list[list[str]]) -> list[tuple[str, ...]]:
    return [line for line in zip_longest(*screens) if len(set(line)) > 1]


def test_at_night_two_people_have_the_same_screen_and_the_same_taps(
    visit: Visit, lay: Lay, house: Server
) -> None:
    pages, others = aboard(visit, lay, house, people=2, others=6, phone=True)
    to_the_night(pages, others)
    for phase in NIGHT:
        others.all("sleep")
        for page in pages:
            await_phase(page, phase)
        asked: list[str] = []
        while asked[-1:] != ["sleep"]:
            assert differing([glance(page) for page in pages]) == [], phase
            stages = {tap(page, pointing=4 + len(asked)) for page in pages}
            assert len(stages) == 1
            asked += stages
        assert len(asked) == TAPS[phase]


def test_at_night_what_cannot_be_is_told_by_the_card_alone(
    visit: Visit, lay: Lay, house: Server
) -> None:
    """A doctor who would heal himself is refused, and whoever looks on does not see it."""
    roles = {"mutant": 1, "doctor": 5}
    pages, others = aboard(visit, lay, house, people=2, others=4, roles=roles, phone=True)
    to_the_night(pages, others)
    others.all("sleep")
    for page in pages:
        answer_at_night(page, nobody=True)
    for page in pages:
        await_phase(page, "doctors")
    himself = ["Vous êtes médecin" in look_at_card(page) for page in pages].index(True)
    doctor = pages[himself]
    for page in pages:
        page.locator("[data-word=heal]").click()
        page.locator(f"[data-seat='{himself}']").click()
    assert differing([glance(page) for page in pages]) == []
    assert {where(page)[2] for page in pages} == {"sleep"}
    card = look_at_card(doctor)
    assert "ne compte pas" in card
    assert "touchez « Recommencer »" in card
    for page in pages:
        page.get_by_test_id("again").click()
        page.locator("[data-word=heal]").click()
        page.locator("[data-seat='2']").click()
    assert differing([glance(page) for page in pages]) == []
    card = look_at_card(doctor)
    assert "ne compte pas" not in card
    assert "Vous : soigner" in card
    doctor.get_by_test_id("again").click()
    doctor.locator("[data-word=heal]").click()
    doctor.locator(f"[data-seat='{himself}']").click()
    assert "ne compte pas" in look_at_card(doctor)


def test_a_step_of_the_night_is_begun_again_as_often_as_one_likes_after_the_last_word_too(
    visit: Visit, lay: Lay, house: Server
) -> None:
    """Past the sixth time, which is a last word as well, and without a word about it."""
    pages, others = aboard(visit, lay, house, people=2, others=4, phone=True)
    to_the_night(pages, others)
    for page in pages:
        answer_at_night(page, nobody=True)
    for target in (2, 3, 4, 5):
        assert differing([glance(page) for page in pages]) == []
        for page in pages:
            assert where(page)[2] == "closed"
            page.get_by_test_id("again").click()
            page.locator("[data-word=mutate]").click()
            page.locator(f"[data-seat='{target}']").click()
            page.locator(f"[data-seat='{target - 1}']").click()
        assert differing([glance(page) for page in pages]) == []
        for page in pages:
            page.get_by_test_id("sleep").click()
            await_closed(page, "mutants")
            settle(page)
            expect(page.locator(".why")).to_have_count(0)
    for page in pages:
        names = [page.locator(f"[data-seat='{seat}'] .name").inner_text() for seat in (5, 4)]
        assert f"Vous : muter {names[0]}, paralyser {names[1]}." in look_at_card(page)


def test_no_sign_tells_who_has_answered(visit: Visit, lay: Lay, house: Server) -> None:
    [page], others = aboard(visit, lay, house, people=1, others=4)
    watcher = visit(page.url)
    watcher.wait_for_selector("[data-phase=election]")
    before = glance(watcher)
    others.move(3, "elect", seat=0)
    assert glance(watcher) == before
    for screen in (page, watcher):
        expect(screen.locator(".mate .wait")).to_have_count(0)
    for seat in (1, 2, 4):
        others.move(seat, "elect", seat=0)
    page.locator("[data-seat='0']").click()
    page.get_by_test_id("confirm").click()
    await_phase(page, "mutants")
    expect(page.locator(".mate .wait")).to_have_count(0)
    others.move(3, "sleep")
    others.move(4, "sleep")
    answer_at_night(page, nobody=True)
    for screen in (page, watcher):
        expect(screen.get_by_test_id("prompt")).to_have_text(
            "La nuit suit son cours : chacun répond en silence."
        )
        expect(screen.locator(".mate .wait")).to_have_count(0)


def test_the_card_in_hand_has_the_same_size_whatever_is_on_it(
    visit: Visit, lay: Lay, house: Server
) -> None:
    pages, others = aboard(visit, lay, house, people=2, others=6, phone=True)
    to_the_night(pages, others)
    sizes = []
    for page in pages:
        page.get_by_test_id("card").focus()
        page.keyboard.down("Space")
        expect(page.get_by_test_id("secret")).not_to_be_empty()
        sizes.append(page.get_by_test_id("secret").bounding_box())
        page.keyboard.up("Space")
    assert sizes[0] == sizes[1]


def test_the_night_makes_no_sound_and_its_secrets_are_not_in_the_story(
    visit: Visit, lay: Lay, house: Server
) -> None:
    [page], others = aboard(visit, lay, house, people=1, others=3)
    page.evaluate("localStorage.setItem('veillee.sound', 'on')")
    page.add_init_script(
        "window.sounds = 0; const start = AudioScheduledSourceNode.prototype.start;"
        "AudioScheduledSourceNode.prototype.start = function (at) {"
        " window.sounds += 1; return start.call(this, at) }"
    )
    page.reload()
    await_phase(page, "election")
    to_the_night([page], others)
    before = page.evaluate("sounds")
    others.all("sleep")
    answer_at_night(page, nobody=True)
    await_phase(page, "doctors")
    assert page.evaluate("sounds") == before
    for phase in ("doctors", "informants"):
        others.all("sleep")
        await_phase(page, phase)
        answer_at_night(page, nobody=True)
    await_phase(page, "day")
    story = page.get_by_role("region", name="Récit")
    expect(story).to_contain_text("On appelle les mutants")
    assert not re.search("vous êtes|vous voilà|éveillés :|génome", story.inner_text(), re.I)


# -- one phone for two ----------------------------------------------------------------------------

CODES = {"Barnabé": "1234", "Ana": "9876"}


def share(visit: Visit, lay: Lay, house: Server) -> tuple[Page, Others, list[str]]:
    """Barnabé shares his phone with Ana; the four others have their own. What the phone hears."""
    phone = come_in(visit, phone=True)
    named = phone.request.patch(
        "/api/me", headers={"Origin": house.address}, data={"name": "Barnabé"}
    )
    assert named.ok, named.text()
    table = lay(phone, "sporz", ["me", *["open"] * 5], start=False)
    others = Others(house, table, range(2, 6))
    texts = heard_by(phone)
    phone.goto(f"/table/{table}")
    phone.get_by_text("Quelqu'un n'a pas de téléphone").click()
    phone.get_by_label("Votre code").fill(CODES["Barnabé"])
    phone.get_by_label("Son nom").fill("Ana")
    phone.get_by_label("Son code").fill(CODES["Ana"])
    phone.get_by_role("button", name="Partager mon téléphone").click()
    phone.locator(".chair", has_text="Ana").wait_for()
    command(phone, house, table, type="start")
    return phone, others, texts


def put_down(phone: Page) -> None:
    phone.get_by_role("button", name="Poser le téléphone").click()
    phone.locator(".shared h1").wait_for()


def cards_in(texts: list[str]) -> set[int]:
    """Whose secrets came over the line."""
    frames = [json.loads(text) for text in texts if '"type":"frame"' in text]
    views = [frame["view"] for frame in frames if frame["view"]]
    return {view["seat"] for view in views if view["own"]}


def test_two_who_share_a_phone_answer_at_night_like_everybody_and_keep_their_secrets(
    visit: Visit, lay: Lay, house: Server
) -> None:
    phone, others, texts = share(visit, lay, house)
    others.all("elect", seat=2)
    for name in CODES:
        expect(phone.locator(".shared h1")).to_contain_text(name)
        take_up(phone, name, CODES[name])
        await_phase(phone, "election")
        phone.locator("[data-seat='2']").click()
        phone.get_by_test_id("confirm").click()
        await_closed(phone, "election")
        put_down(phone)
    for phase in NIGHT:
        others.all("sleep")
        screens: dict[str, list[list[str]]] = {}
        for seat, name in enumerate(CODES):
            expect(phone.locator(".shared.dark h1")).to_contain_text(name)
            assert "Vous êtes" not in phone.content()
            texts.clear()
            take_up(phone, name, CODES[name])
            await_phase(phone, phase)
            screens[name] = []
            while where(phone)[2] not in ("closed", "sleep"):
                screens[name].append(glance(phone, ".match *"))
                tap(phone, pointing=2 + len(screens[name]))
            assert "Vous êtes" in look_at_card(phone)
            screens[name].append(glance(phone, ".match *"))
            phone.get_by_test_id("sleep").click()
            await_closed(phone, phase)
            assert cards_in(texts) == {seat}
            put_down(phone)
        assert len(screens["Barnabé"]) == len(screens["Ana"]) == TAPS[phase]
        for pair in zip(*screens.values(), strict=True):
            assert differing(list(pair)) == [], phase
    expect(phone.locator(".shared:not(.dark) h1")).to_contain_text("Barnabé, Ana")
