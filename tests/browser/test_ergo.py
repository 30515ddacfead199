"""A piece of Ergo in one's hand: picked up, carried, put back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ergo import await_turn, cell
from tests.browser.test_playing import sit_down

Sit = Callable[..., Page]
Visit = Callable[..., Page]

IN_HAND = "Pièce en e5 en main"


def middle(page: Page, where: str) -> tuple[float, float]:
    box = page.locator(where).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end), steps=6)
    page.mouse.up()


def drag_by_finger(page: Page, start: str, end: str) -> None:
    (x, y), (to_x, to_y) = middle(page, start), middle(page, end)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for part in (0.25, 0.5, 0.75, 1.0):
        touch("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
    touch("touchEnd")


def placed(page: Page, name: str) -> Page:
    """Black has placed a piece there, and it is his turn again."""
    page.locator(f"[data-cell={name}]").click()
    expect(page.get_by_role("region", name="Récit")).to_contain_text("Les Blancs")
    assert await_turn(page)
    return page


def free_beside_e5(page: Page) -> str:
    return next(name for name in ("e6", "e4", "d5", "f5") if not cell(page, name))


def test_the_prompt_says_what_can_be_done_with_the_piece_in_hand(sit: Sit) -> None:
    page = placed(sit("ergo", ["random"]), "e5")
    page.locator("[data-cell=e5]").click()
    expect(page.locator(".prompt")).to_contain_text(IN_HAND)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("posez une pièce ou déplacez-en une")


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_a_piece_is_dragged_to_where_it_goes(sit: Sit, finger: bool) -> None:
    page = placed(sit("ergo", ["random"], phone=finger), "e5")
    to = free_beside_e5(page)
    carry = drag_by_finger if finger else drag
    carry(page, "[data-cell=e5]", f"[data-cell={to}]")
    expect(page.locator(f"[data-cell={to}]")).to_have_attribute("aria-label", re.compile("noire?"))
    assert cell(page, "e5") != "black"


def test_a_piece_is_dragged_out_of_the_reserve(sit: Sit) -> None:
    page = sit("ergo", ["random"])
    assert await_turn(page)
    drag(page, "[data-reserve]", "[data-cell=d4]")
    expect(page.locator("[data-cell=d4]")).to_have_attribute("aria-label", re.compile("noire"))


def test_a_piece_let_go_on_its_own_cell_is_put_back(sit: Sit) -> None:
    page = placed(sit("ergo", ["random"]), "e5")
    page.mouse.move(*middle(page, "[data-cell=e5]"))
    page.mouse.down()
    page.mouse.move(*middle(page, "[data-cell=e6]"), steps=4)
    expect(page.locator(".prompt")).to_contain_text(IN_HAND)
    page.mouse.move(*middle(page, "[data-cell=e5]"), steps=4)
    page.mouse.up()
    expect(page.locator("[data-cell=e5]")).to_have_attribute("aria-selected", "false")
    assert cell(page, "e5") == "black"


def test_a_piece_dragged_where_it_may_not_go_returns_with_the_rule(sit: Sit) -> None:
    page = placed(sit("ergo", ["random"]), "e5")
    far = next(name for name in ("h8", "c2", "h2", "c8") if not cell(page, name))
    drag(page, "[data-cell=e5]", f"[data-cell={far}]")
    expect(page.get_by_role("group", name="Pourquoi pas")).to_contain_text("article")
    assert cell(page, "e5") == "black"


def test_a_click_out_of_turn_leaves_no_ghost(visit: Visit) -> None:
    host, guest = sit_down(visit)
    guest.locator("[data-cell=d6]").click()
    host.locator("[data-cell=e5]").click()
    assert await_turn(guest)
    expect(guest.locator("[data-cell=d6]")).to_have_class(re.compile("free"))
    expect(guest.locator(".ghost")).to_have_count(0)


def test_a_piece_stays_in_hand_while_somebody_talks(visit: Visit) -> None:
    host, guest = sit_down(visit)
    host.locator("[data-cell=e5]").click()
    await_turn(guest)
    guest.locator("[data-cell=d6]").click()
    await_turn(host)
    host.locator("[data-cell=e5]").click()
    guest.get_by_role("tab", name="Parler").click()
    guest.get_by_label("Dire quelque chose").fill("Vous dormez ?")
    guest.get_by_role("button", name="Dire", exact=True).click()
    host.get_by_role("tab", name="Parler").click()
    expect(host.get_by_role("region", name="Parler")).to_contain_text("Vous dormez")
    expect(host.locator(".prompt")).to_contain_text(IN_HAND)
