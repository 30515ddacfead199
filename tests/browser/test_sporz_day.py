"""A day of Sporz on the page: talk, claims, the ballot, the chief's decision, the dead."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.sporz import (
    NIGHT,
    Lay,
    Visit,
    aboard,
    answer_at_night,
    await_asked,
    await_closed,
    await_phase,
    claim,
    living,
    look_at_card,
    settle,
    sit_alone,
    to_the_day,
    to_the_night,
    vote,
    where,
)
from tests.house.conftest import Server

Sit = Callable[..., Page]

WORD = {"mutants": "kill", "doctors": "kill", "informants": "psychologist"}
"""What one says in each step; the hacker is refused the file of a role that is not aboard."""


def test_a_face_and_a_line_are_touched_and_everybody_hears_it(
    visit: Visit, lay: Lay, house: Server
) -> None:
    [page], others = aboard(visit, lay, house, people=1, others=7)
    to_the_night([page], others)
    to_the_day([page], others)
    mine = page.locator("[data-claims-of='0']")
    seat = next(seat for seat in living(page) if seat)
    name = page.locator(f"[data-seat='{seat}'] .name").inner_text()
    claim(page, 0, "role.spy")
    expect(page.locator("[data-seat='0']").get_by_test_id("bubble")).to_contain_text(
        "Je suis espion."
    )
    expect(mine).to_contain_text("espion")
    claim(page, seat, f"found.1.mutant.{seat}")
    expect(mine).to_contain_text(f"Nuit 1 : {name} est un mutant.")
    claim(page, 0, "count.2.1")
    expect(mine).to_contain_text("Nuit 1 : il y avait 2 mutants.")
    claim(page, 0, "touched.healed.1")
    expect(mine).to_contain_text("Nuit 1 : on m'a soigné.")
    claim(page, seat, f"opinion.suspect.{seat}")
    expect(mine).to_contain_text(f"Je soupçonne {name}.")
    # Five a day (clause 10.3): one may vote still, and say nothing.
    expect(page.get_by_test_id("speak")).to_have_count(0)
    page.locator(f"[data-seat='{seat}']").click()
    expect(page.get_by_test_id("saying")).to_contain_text("Vous avez dit aujourd'hui tout")
    expect(page.locator("[data-say]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("saying")).to_have_count(0)


def test_a_face_is_touched_and_asked_and_its_answer_is_heard_as_one(
    visit: Visit, lay: Lay, house: Server
) -> None:
    [page], others = aboard(visit, lay, house, people=1, others=7)
    to_the_night([page], others)
    to_the_day([page], others)
    me, name = (page.locator(f"[data-seat='{seat}'] .name").inner_text() for seat in (0, 3))
    others.move(5, "claim", about={"type": "role", "role": "geneticist"})
    page.locator("[data-seat='3']").click()
    expect(page.get_by_test_id("questions").locator("[data-say]")).to_have_text(
        ["Qui êtes-vous ?", "Qu'avez-vous appris ?", "Qui soupçonnez-vous ?"]
    )
    page.locator("[data-say='question.role.3']").click()
    expect(page.locator("[data-claims-of='0']")).to_contain_text(f"{name}, qui êtes-vous ?")
    others.move(3, "claim", about={"type": "role", "role": "spy"})
    expect(page.locator("[data-seat='3']").get_by_test_id("bubble")).to_have_text(
        f"Je réponds à {me}. Je suis espion."
    )
    # The same is not asked twice on a day (clause 10.8), and nobody asks himself.
    page.locator("[data-seat='3']").click()
    expect(page.get_by_test_id("questions").locator("[data-say]")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator("[data-seat='0']").click()
    expect(page.get_by_test_id("saying")).to_be_visible()
    expect(page.get_by_test_id("questions")).to_have_count(0)


def test_a_bot_that_is_asked_answers_by_name(visit: Visit, lay: Lay) -> None:
    page = on_the_first_day(visit, lay)
    while 0 not in living(page):
        page = on_the_first_day(visit, lay)
    seat = next(seat for seat in living(page) if seat)
    me, name = (page.locator(f"[data-seat='{one}'] .name").inner_text() for one in (0, seat))
    claim(page, seat, f"question.suspect.{seat}")
    answer = re.compile(rf"{name}\s:\s«.*{me}")
    expect(page.get_by_role("listitem").filter(has_text=answer).first).to_be_visible()


def on_the_first_day(visit: Visit, lay: Lay) -> Page:
    """Alone among seven beginners, past a night that one has slept through."""
    page = sit_alone(visit, lay, ["easy"] * 7)
    while (now := where(page))[0] != "day":
        if now[2] == "closed":
            await_asked(page)
            continue
        if now[0] in NIGHT:
            page.get_by_test_id("sleep-now").click()
        else:
            vote(page, "confirm", count=1)
        await_closed(page, now[0])
    return page


def test_claims_that_cannot_both_be_so_stand_out(visit: Visit, lay: Lay, house: Server) -> None:
    [page], others = aboard(visit, lay, house, people=1, others=7)
    to_the_night([page], others)
    to_the_day([page], others)
    for seat in (3, 4):
        others.move(seat, "claim", about={"type": "role", "role": "psychologist"})
    expect(page.locator("[data-seat='3']")).to_contain_text("psychologue")
    disputes = page.get_by_test_id("disputes")
    expect(disputes).to_contain_text("À bord, il y en a un seul.")
    for seat, result in ((3, "healthy"), (4, "mutant")):
        about = {"type": "found", "night": 1, "seat": 5, "result": result}
        others.move(seat, "claim", about=about)
    expect(disputes.locator("li")).to_have_count(2)
    expect(page.locator(".disputed")).to_have_count(2)


def test_the_ballot_is_changed_after_the_last_word_too_and_nothing_else_is_left(
    visit: Visit, lay: Lay, house: Server
) -> None:
    [page], others = aboard(visit, lay, house, people=1, others=3)
    to_the_night([page], others)
    to_the_day([page], others)
    page.get_by_test_id("sleep").click()
    await_closed(page, "day")
    expect(page.get_by_test_id("ask")).to_contain_text("Votre journée est finie.")
    expect(page.get_by_test_id("prompt")).to_have_text("Vous pouvez encore changer votre bulletin.")
    expect(page.get_by_test_id("sleep")).to_have_count(0)
    expect(page.get_by_test_id("speak")).to_have_count(0)
    for count in (1, 2):
        name = page.locator(".mate:not(.dead) .name").nth(count).inner_text()
        page.locator(".mate:not(.dead)").nth(count).click()
        page.get_by_test_id("confirm").click()
        expect(page.get_by_test_id("abstain")).to_be_visible()
        settle(page)
        assert f"Votre bulletin : {name}" in look_at_card(page)
    page.reload()
    await_closed(page, "day")
    page.get_by_test_id("blank").click()
    settle(page)
    assert "Votre bulletin : blanc" in look_at_card(page)


def test_the_ballot_is_changed_until_the_last_word_and_is_on_the_card_alone(
    visit: Visit, lay: Lay, house: Server
) -> None:
    [page], others = aboard(visit, lay, house, people=1, others=3)
    to_the_night([page], others)
    to_the_day([page], others)
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


def test_the_chief_decides_between_those_who_are_tied(
    visit: Visit, lay: Lay, house: Server
) -> None:
    roles = {"mutant": 2, "doctor": 2, "astronaut": 2}
    [page], others = aboard(visit, lay, house, people=1, others=5, roles=roles)
    to_the_night([page], others, chief=0)
    to_the_day([page], others)
    for seat, against in {1: 2, 2: 1, 3: 2, 4: 1, 5: 2}.items():
        others.move(seat, "vote", seat=against)
    others.all("sleep")
    page.locator("[data-seat='1']").click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("abstain")).to_be_visible()
    page.get_by_test_id("sleep").click()
    await_phase(page, "tie")
    expect(page.locator(".mate:not(.faint)")).to_have_count(2)
    name = page.locator("[data-seat='1'] .name").inner_text()
    page.locator("[data-seat='1']").click()
    page.get_by_test_id("confirm").click()
    await_phase(page, "mutants")
    expect(page.locator("[data-seat='1'].dead")).to_be_visible()
    expect(page.locator("div.head")).to_contain_text(name)


def test_ballots_and_card_are_turned_before_anything_is_told_of_them(
    visit: Visit, lay: Lay, house: Server
) -> None:
    roles = {"mutant": 2, "doctor": 2, "astronaut": 2}
    [page], others = aboard(visit, lay, house, people=1, others=5, roles=roles, calm=True)
    screen = visit(page.url.replace("/table/", "/screen/"), calm=True)
    to_the_night([page], others, chief=1)
    to_the_day([page], others)
    name = page.locator("[data-seat='2'] .name").inner_text()
    screen.evaluate(KEEP_THE_SCENES, f"exécute {name}")
    others.all("vote", seat=2)
    others.all("sleep")
    page.get_by_test_id("sleep").click()
    page.wait_for_selector("[data-testid=staged]")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("staged")).to_have_count(0)
    expect(screen.locator(".last")).to_contain_text(f"exécute {name}")
    assert screen.evaluate("window.scenes") == ["ballots", "autopsy"]
    assert not screen.evaluate("window.told_before")


KEEP_THE_SCENES = """(news) => {
  window.scenes = [];
  window.told_before = false;
  new MutationObserver(() => {
    const scene = document.querySelector('[data-testid=staged]')?.dataset.scene;
    if (!scene) return;
    if (window.scenes.at(-1) !== scene) window.scenes.push(scene);
    window.told_before ||= document.querySelector('.last').textContent.includes(news);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_the_dead_watch_and_see_everything_and_are_asked_nothing(
    visit: Visit, lay: Lay, house: Server
) -> None:
    roles = {"mutant": 2, "doctor": 2, "astronaut": 2}
    [page], others = aboard(visit, lay, house, people=1, others=5, roles=roles)
    to_the_night([page], others, chief=1)
    to_the_day([page], others)
    others.all("vote", seat=0)
    others.all("sleep")
    page.get_by_test_id("sleep").click()
    page.wait_for_selector("[data-phase=mutants][data-night='2']")
    # People look on: like everybody's, his card is face down until he holds it.
    expect(page.get_by_label("La laisser ouverte")).to_have_count(0)
    card = look_at_card(page)
    assert "Vous êtes mort : regardez" in card
    for seat in range(1, 6):
        assert page.locator(f"[data-seat='{seat}'] .name").inner_text() in card
    expect(page.locator(".ship button:not(:disabled)")).to_have_count(0)
    page.get_by_role("tab", name="Parler").click()
    page.get_by_label("Dire quelque chose").fill("C'est la deuxième !")
    page.get_by_role("button", name="Dire").click()
    expect(page.locator(".notice, [role=alert]").first).to_be_visible()
    for _ in NIGHT:
        others.all("sleep")
    page.wait_for_selector("[data-phase=day][data-night='2']")
    expect(page.get_by_test_id("ask")).to_contain_text("Vous êtes mort : regardez")
    expect(page.locator(".ship button:not(:disabled)")).to_have_count(0)
    expect(page.get_by_test_id("speak")).to_have_count(0)
    told = page.locator(".mate:not(.dead) .told")
    expect(told).to_have_count(0)


def test_a_dead_hosts_screen_has_the_shape_of_everybodys(
    visit: Visit, lay: Lay, house: Server
) -> None:
    """Nothing to touch, and nothing in the open, that those who have ended their day lack."""
    roles = {"mutant": 2, "doctor": 2, "astronaut": 3}
    pages, others = aboard(visit, lay, house, people=2, others=5, roles=roles, phone=True)
    to_the_night(pages, others, chief=1)
    to_the_day(pages, others)
    others.all("vote", seat=0)
    others.all("sleep")
    for page in pages:
        page.get_by_test_id("sleep").click()
    host, guest = pages
    host.wait_for_selector("[data-phase=mutants][data-night='2']")
    for phase in NIGHT:
        others.all("sleep")
        await_phase(guest, phase)
        assert shape(host) == shape(guest), phase
        answer_at_night(guest, nobody=True)
    await_phase(guest, "day")
    guest.get_by_test_id("sleep").click()
    await_closed(guest, "day")
    host.wait_for_selector("[data-phase=day][data-night='2']")
    assert shape(host) == shape(guest)


def shape(page: Page) -> list[str]:
    """What there is on the board, whether it can be touched or not."""
    settle(page)
    found: list[str] = page.eval_on_selector_all(
        ".sporz-hand button, .sporz-hand label, .foot button, .told",
        "all => all.map((one) => one.dataset.testid ?? one.dataset.word ?? one.className)"
        ".map((name) => name.replace(/svelte-\\w+/g, ''))",
    )
    return sorted(" ".join(sorted(set(one.split()) - {"mine"})) for one in found)


def test_a_whisper_is_seen_by_all_and_heard_by_few(visit: Visit, lay: Lay, house: Server) -> None:
    (host, near, far), _ = aboard(visit, lay, house, people=3, others=1)
    for page in (host, near, far):
        page.get_by_role("tab", name="Parler").click()
    host.get_by_text("À tout le monde").click()
    host.locator("[data-whisper='1']").click()
    host.get_by_label("Dire quelque chose").fill("Méfiez-vous.")
    host.get_by_role("button", name="Dire").click()
    expect(near.get_by_role("region", name="Parler")).to_contain_text("Méfiez-vous.")
    expect(far.get_by_role("region", name="Parler")).to_contain_text("chuchote avec")
    expect(far.get_by_role("region", name="Parler")).not_to_contain_text("Méfiez-vous.")


def test_a_night_and_a_day_are_played_by_keyboard_alone(
    visit: Visit, lay: Lay, house: Server
) -> None:
    roles = {"mutant": 2, "doctor": 2, "hacker": 1, "psychologist": 1}
    [page], others = aboard(visit, lay, house, people=1, others=5, roles=roles, language="en-GB")
    others.all("elect", seat=0)
    press(page, "[data-seat='0']")
    press(page, "[data-testid=confirm]")
    for phase in NIGHT:
        await_phase(page, phase)
        others.all("sleep")
        reach(page, "[data-testid=card]")
        page.keyboard.down("Space")
        expect(page.get_by_test_id("secret")).to_contain_text("You are")
        page.keyboard.up("Space")
        while (now := where(page))[0] == phase and now[2] != "closed":
            stage = now[2]
            if stage == "word":
                press(page, f"[data-word={WORD[phase]}]")
            elif stage == "sleep":
                press(page, "[data-testid=sleep]")
            else:
                press(page, "[data-testid=nobody]")
            page.wait_for_selector(f"[data-testid=ship]:not([data-stage={stage}])")
    await_phase(page, "day")
    press(page, "[data-testid=speak]")
    press(page, "[data-say='role.astronaut']")
    expect(page.locator("[data-claims-of='0']")).to_contain_text("astronaut")
    others.all("vote", seat=2)
    others.all("sleep")
    press(page, "[data-seat='2']")
    press(page, "[data-testid=confirm]")
    expect(page.get_by_test_id("abstain")).to_be_visible()
    press(page, "[data-testid=sleep]")
    await_closed(page, "day")
    page.wait_for_selector("[data-phase=mutants][data-night='2']")
    expect(page.locator("[data-seat='2'].dead")).to_be_visible()


def reach(page: Page, selector: str) -> None:
    """With the tab key, and within the crew with the arrows."""
    for _ in range(80):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", selector):
            return
        inside = page.evaluate("document.activeElement?.dataset.seat ?? ''")
        page.keyboard.press("ArrowRight" if inside and "data-seat" in selector else "Tab")
    raise AssertionError(f"the keys do not reach {selector}")


def press(page: Page, selector: str) -> None:
    reach(page, selector)
    page.keyboard.press("Enter")


def test_the_last_seconds_before_hands_are_shown_are_counted(sit: Sit) -> None:
    page = sit("sporz", ["easy"] * 3, {"clock": {"type": "step", "seconds": 15, "talk": 15}})
    countdown = page.get_by_test_id("countdown")
    expect(countdown).to_have_count(0)
    expect(countdown).to_have_text(re.compile(r"\b(10|9|8)\b"))
    expect(countdown).to_have_accessible_name(re.compile("seconde"))
