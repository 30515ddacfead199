"""Sponsio's board: bets and tricks, by mouse, touch and keys."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NothingToTouch

from tests.browser.conftest import known
from tests.browser.introductions import steps
from tests.browser.sponsio import (
    READY,
    act,
    await_turn,
    offered,
    phase,
)
from veillee.games.sponsio.components import COLOUR, COUNTER_BET, ODDS, TRACK

Visit = Callable[..., Page]
Lay = Callable[..., str]
Table = Callable[..., Page]

BOTS = ("random", "random", "random")


@pytest.fixture
def table(visit: Visit, lay: Lay) -> Table:
    """At a table of Sponsio, with bots, when it is one's turn."""

    def sit(bots: tuple[str, ...] = BOTS, *, still: bool = True, **more: object) -> Page:
        page = known(visit, reduced_motion="reduce" if still else "no-preference", **more)
        page.goto(f"/table/{lay(page, 'sponsio', ['me', *bots])}")
        assert await_turn(page)
        return page

    return sit


def test_a_whole_game_against_three_bots_is_clicked_to_its_end(table: Table) -> None:
    page = table(("easy", "easy", "easy"), language="en-GB")
    chance = random.Random("a whole game")
    while await_turn(page):
        act(page, chance, 0.6)
    expect(page.locator(".ending")).to_contain_text(re.compile(r"clause 9\.[127]"))
    expect(page.locator(".scoring")).to_be_visible()


def test_four_people_in_four_browsers_play_a_round_by_link(visit: Visit, lay: Lay) -> None:
    host = known(visit, reduced_motion="reduce")
    link = f"/table/{lay(host, 'sponsio', ['me', 'open', 'open', 'open'], start=False)}"
    host.goto(link)
    people = [host]
    for _ in range(3):
        guest = visit(link, reduced_motion="reduce")
        guest.get_by_role("button", name="M'asseoir ici").first.click()
        expect(guest.get_by_role("button", name="M'asseoir ici")).to_have_count(0)
        people.append(guest)
    host.get_by_role("button", name="Commencer la partie").click()
    for person in people:
        person.wait_for_selector(".sponsio .hand")
    hands = [set(offered(person)["hand"]) for person in people]
    assert sum(map(len, hands)) == 32
    assert len(set.union(*hands)) == 32
    chance = random.Random("four browsers")
    over = ".round:has-text('Manche 2')"
    while not host.locator(over).count():
        for person in people:
            if person.locator(READY).count() and not person.locator(over).count():
                act(person, chance, 0.3)
    for person in people:
        expect(person.locator(".scoring")).to_contain_text("Score de la manche 1")
        person.locator("button.close").click()
        expect(person.locator("[data-phase=betting]")).to_have_attribute("aria-current", "step")


def test_on_a_phone_a_touch_lifts_a_card_and_another_lays_it(table: Table) -> None:
    page = table(phone=True, still=False)
    card = page.locator(".hand .can").first
    name = card.get_attribute("data-card")
    card.tap()
    expect(page.locator("button.act")).to_contain_text("Révéler")
    card.tap()
    expect(page.locator(f".hand .open[data-card={name}]")).to_be_visible()
    page.wait_for_selector(READY)
    page.locator(".slot.can").first.tap()
    page.locator(".picker [role=radio]:not(.barred)").first.tap()
    page.locator("button.act").tap()
    expect(page.locator(".mine .chip")).to_have_count(1)
    while phase(page) == "betting":
        await_turn(page)
        # One's turn may have ended between two looks: then there is nothing to touch.
        with suppress(NothingToTouch):
            page.locator("button.pass").tap(timeout=5000)
    assert phase(page) == "tricks"
    for _ in range(2):
        await_turn(page)
        name = page.locator(".hand .can").last.get_attribute("data-card")
        card = page.locator(f".hand [data-card={name}]")
        card.tap()
        expect(page.locator(f".hand .lifted[data-card={name}]")).to_have_count(1)
        card.tap()
        expect(card).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """[...document.querySelectorAll('.sponsio button')]
             .map((one) => one.getBoundingClientRect())
             .filter(({ width, height }) => Math.min(width, height) < 24).length"""
    )
    assert small == 0


def focused(page: Page, key: str) -> str:
    return str(page.evaluate(f"document.activeElement?.dataset?.{key} ?? ''"))


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate(f"document.activeElement?.matches('{selector}') ?? false"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no tab stop at {selector}")


def arrow_to(page: Page, key: str, name: str) -> None:
    for _ in range(20):
        if focused(page, key) == name:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"arrows do not lead to {name}")


def test_a_betting_turn_and_a_trick_are_played_by_keyboard_alone(table: Table) -> None:
    page = table()
    tab_to(page, "[data-card]")
    page.keyboard.press("End")
    last = focused(page, "card")
    page.keyboard.press("Enter")
    expect(page.locator(f".hand .open[data-card={last}]")).to_be_visible()
    page.wait_for_selector(READY)
    ticket = offered(page)["tickets"][-1]
    page.keyboard.press("Shift+Tab")
    tab_to(page, "[data-ticket]")
    page.keyboard.press("Home")
    arrow_to(page, "ticket", ticket)
    page.keyboard.press("Enter")
    tab_to(page, "[role=radio]")
    page.keyboard.press("Enter")
    tab_to(page, "button.act")
    page.keyboard.press("Enter")
    expect(page.locator(".mine .chip")).to_have_count(1)
    for _ in range(3):
        await_turn(page)
        tab_to(page, "button.pass")
        page.keyboard.press("Enter")
    await_turn(page)
    for left in (7, 6):
        await_turn(page)
        tab_to(page, ".hand [data-card]")
        page.keyboard.press("Home")
        arrow_to(page, "card", offered(page)["cards"][0])
        page.keyboard.press("Enter")
        expect(page.locator(".hand [data-card]")).to_have_count(left)


def test_each_group_of_the_board_is_one_tab_stop(table: Table) -> None:
    page = table()
    for group in (".tickets", ".tokens", ".talon", ".hand"):
        expect(page.locator(f"{group} button[tabindex='0']")).to_have_count(1)


def test_somebody_learns_sponsio_by_playing(visit: Visit) -> None:
    page = visit("/game/sponsio?learn", reduced_motion="reduce")
    for step in steps("sponsio"):
        move = step["accepted"][0]
        for part, name in (("ticket", "ticket"), ("token", "token"), ("take", "talon")):
            if isinstance(move.get(part), str):
                page.locator(f"[data-{name}={move[part]}]").click()
        if "stake" in move:
            page.locator(f"[data-value='{move['stake']}']").click()
        for part in ("card", "give"):
            if part in move:
                page.locator(f"[data-card={move[part]}]").click()
        if move["type"] in ("bet", "token", "swap"):
            page.locator("button.act").click()
        elif move["type"] == "collect":
            page.locator("button.collect").click()
        page.locator(".telling").get_by_role("button", name="Continuer").click()
    expect(page.locator(".intro")).to_contain_text("Vous savez jouer à Sponsio")


def test_a_bet_may_be_doubled_once_one_has_the_token(table: Table) -> None:
    page = table(("easy", "easy"))
    page.locator(".hand .can").first.click()
    page.locator("[data-token=double].can").click()
    page.locator("button.act").click()
    expect(page.locator(".mine .token")).to_have_count(1)
    assert await_turn(page)
    page.locator(".hand .can").first.click()
    page.wait_for_selector(READY)
    # Whichever is left: some are taken, or forbidden by the colours one has revealed.
    ticket = page.locator(f".slot.can:not([data-ticket={COUNTER_BET}])").first
    name = str(ticket.get_attribute("data-ticket"))
    ticket.click()
    page.locator(".picker [role=radio]:not(.barred)").first.click()
    offer = page.locator("button.act")
    expect(offer).to_have_text(re.compile(r"Parier 1 pièce, pour en gagner \d"))
    pays = int(offer.inner_text()[-1])
    page.get_by_role("button", name="Doubler").click()
    expect(offer).to_have_text(f"Parier 2 pièces, pour en gagner {2 * pays}")
    offer.click()
    chip = page.locator(f".mine [data-move=ticket-{name}] .chip")
    expect(chip).to_contain_text("×2")
    expect(chip.locator("i")).to_have_text(str(2 * pays))


def test_a_hint_lies_on_the_board_and_can_be_followed(table: Table) -> None:
    page = table(("random", "random"))
    for _ in range(2):
        page.get_by_role("button", name="Conseil").click()
        expect(page.locator(".sponsio .marked").first).to_be_visible()
        if page.locator("button.act").count():
            page.locator("button.act").click()
        else:
            page.locator(".sponsio button.marked").click()
        expect(page.locator(".sponsio .marked")).to_have_count(0)
        assert await_turn(page)


def test_a_bet_before_a_card_is_revealed_is_answered_by_its_rule(table: Table) -> None:
    page = table()
    page.locator("[data-kind=tricks]:not(.taken)").first.click()
    page.locator(".picker [role=radio]").first.click()
    page.locator("button.act").click()
    why = page.get_by_role("group", name="Pourquoi pas")
    expect(why).to_contain_text("article 3.4")
    expect(why).to_contain_text("Révélez d'abord une carte")


def test_a_counter_bet_that_aims_at_nobody_is_answered_with_the_opponents_names(
    table: Table,
) -> None:
    page = table(("easy", "easy", "easy"))  # who leave the counter-bet alone
    page.locator(".hand .can").first.click()
    page.locator(f"[data-ticket={COUNTER_BET}].can").click()
    opponents = page.locator(".picker [role=radio]").all_inner_texts()
    page.locator("button.act").click()
    why = page.get_by_role("group", name="Pourquoi pas")
    expect(why).to_contain_text("article 4.1")
    offers = [text for text in why.locator(".button").all_inner_texts() if "Contre-pari" in text]
    assert [text.removeprefix("Contre-pari devant ") for text in offers] == opponents


def test_a_ticket_says_what_can_still_be_seen_of_its_colour(table: Table) -> None:
    page = table()
    ticket = page.locator("[data-kind=R], [data-kind=B]").first
    suit = str(ticket.get_attribute("data-kind"))
    ticket.click()
    seen = page.evaluate(
        """() => Object.fromEntries(['talon', 'hand', 'others'].map((group) => [group,
             [...document.querySelectorAll(`.sponsio .${group} [data-move]`)]
               .map((one) => one.dataset.move)]))"""
    )
    talon, mine, others = (
        sum(bool(re.fullmatch(rf"{suit}\d", name)) for name in seen[group])
        for group in ("talon", "hand", "others")
    )
    facts = page.locator(".facts").inner_text()
    numbers = [int(number) for number in re.findall(r"\d+", facts)]
    assert numbers[:4] == [9 - talon, mine, others, 9 - talon - mine - others]


def test_the_rack_prints_the_odds_of_the_rulebook(table: Table) -> None:
    page = table()
    printed = page.evaluate(
        """() => Object.fromEntries(
             [...document.querySelectorAll('.slot:not(.taken)')].map((slot) =>
               [slot.dataset.ticket, [slot.dataset.kind, Object.fromEntries(
                 [...slot.querySelectorAll('[data-stake]')].map(
                   ({ dataset }) => [dataset.stake, Number(dataset.odds)]))]]))"""
    )
    assert len(printed) >= 8
    for ticket, (kind, odds) in printed.items():
        assert kind == COLOUR[ticket]
        assert odds == ({} if ticket == COUNTER_BET else ODDS[ticket])
    worth = page.evaluate(
        "[...document.querySelectorAll('.mine [data-worth]')].map((one) => +one.dataset.worth)"
    )
    assert tuple(worth) == TRACK[1:]


def test_a_card_put_to_the_talon_too_early_is_not_revealed(table: Table) -> None:
    page = table()
    page.locator(".talon button").first.click()
    page.locator(".hand .can").first.click()
    expect(page.locator(".choice")).to_contain_text("D'abord une carte à révéler")
    expect(page.locator(".hand .lifted")).to_have_count(1)
    expect(page.locator(".hand .open")).to_have_count(0)
    page.locator("button.drop").click()
    page.locator(".hand .can").first.click()
    expect(page.locator(".hand .open")).to_have_count(1)


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_on_a_phone_a_bet_that_is_touched_says_all_from_its_owners_side(
    table: Table, language: str
) -> None:
    page = table(("easy", "easy", "easy"), phone=True, language=language)
    while not page.locator(".others .chip").count():
        act(page, random.Random("their bets"), 0)
        assert await_turn(page)
    chip = page.locator(".others .chip").first
    owner = chip.locator("xpath=ancestor::section[1]").get_attribute("aria-label") or ""
    chip.tap()
    told = page.locator(".told:popover-open")
    expect(told).to_contain_text(re.compile("^(Pari d|.*’s bet)"))
    # "du Coussin" has the name without its article.
    expect(told).to_contain_text(owner.split()[-1])
    expect(told).not_to_contain_text(re.compile(r"\b(vous|you)\b"))


def test_a_bet_counts_live_while_the_tricks_are_played(table: Table) -> None:
    page = table(("random", "random"))
    page.locator(".hand .can").first.click()
    page.wait_for_selector(READY)
    page.locator("[data-kind=tricks].can").first.click()
    page.locator(".picker [role=radio]:not(.barred)").first.click()
    page.locator("button.act").click()
    while phase(page) == "betting":
        assert await_turn(page)
        if page.locator("button.pass").count():
            page.locator("button.pass").click()
            page.wait_for_selector(f"{READY}, .arena")
    expect(page.locator(".mine .chip .count")).to_have_text(re.compile(r"^0 sur \S+$"))


def test_each_move_is_said_aloud(table: Table) -> None:
    page = table()
    card = page.locator(".hand .can").first
    name = card.get_attribute("aria-label") or ""
    card.click()
    expect(page.locator("[aria-live=polite]").last).to_contain_text(f"révèle {name}")


def test_a_watcher_sees_the_table_and_nobodys_hand(visit: Visit, table: Table) -> None:
    page = table(("random", "random"))
    act(page, random.Random("watched"))
    watcher = visit(page.url)
    watcher.wait_for_selector(".sponsio .tickets")
    expect(watcher.locator(".sponsio .others .seat")).to_have_count(3)
    expect(watcher.locator(".sponsio .hand")).to_have_count(0)
    watcher.locator("[data-kind=last]").first.click()
    expect(watcher.locator(".facts")).to_contain_text("8 plis à jouer")
    expect(watcher.locator("button.act")).to_have_count(0)


def test_the_replay_shows_the_table_and_offers_no_move(table: Table) -> None:
    page = table()
    page.locator(".hand .can").first.click()
    page.wait_for_selector(READY)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".sponsio .tickets")
    page.locator(".scrub .step").last.click()
    expect(page.locator(".sponsio .hand .open")).to_have_count(1)
    expect(page.locator(".sponsio .can")).to_have_count(0)
    expect(page.locator("button.pass, button.done, .hand button")).to_have_count(0)
