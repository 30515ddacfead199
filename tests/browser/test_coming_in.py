"""Coming in: by a code of four letters, by the phone's own share sheet, and into a room."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, known

Lay = Callable[..., str]


def waiting_table(visit: Visit, lay: Lay, game: str = "ergo", seats: int = 2) -> tuple[Page, str]:
    host = known(visit)
    table = lay(host, game, ["me", *["open"] * (seats - 1)], start=False)
    host.goto(f"/table/{table}")
    return host, table


@pytest.mark.parametrize("phone", [False, True])
def test_four_letters_open_the_table_from_the_shelf(visit: Visit, lay: Lay, phone: bool) -> None:
    host, table = waiting_table(visit, lay)
    code = host.locator(".code strong").inner_text()
    guest = visit("/", phone=phone, language="en-GB")
    guest.get_by_label("A code?").fill(code.lower())
    guest.keyboard.press("Enter")
    guest.wait_for_url(f"**/table/{table}")
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()


def test_a_wrong_code_says_what_to_do(visit: Visit) -> None:
    guest = visit("/", line_may_break=True)
    guest.get_by_label("Un code ?").fill("aeio")
    guest.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(guest.get_by_role("alert")).to_contain_text("demandez le lien")


def test_on_this_machine_alone_no_code_is_shown_that_no_phone_can_follow(
    visit: Visit, lay: Lay
) -> None:
    host, table = waiting_table(visit, lay)
    for page in (host, visit(f"/screen/{table}")):
        expect(page.get_by_text("veillee serve --lan")).to_be_visible()
        expect(page.get_by_text("Les téléphones ne peuvent pas")).to_be_visible()
        expect(page.locator("img")).to_have_count(0)


def test_in_the_room_the_code_for_phones_and_the_four_letters_are_shown(
    visit: Visit, lay: Lay, in_the_room: Callable[..., Page]
) -> None:
    host, table = waiting_table(visit, lay)
    code = host.locator(".code strong").inner_text()
    for path in ("table", "screen"):
        page = in_the_room(f"/{path}/{table}")
        expect(page.get_by_alt_text("Le lien de la table")).to_be_visible()
        expect(page.get_by_text(code, exact=True)).to_be_visible()
        expect(page.get_by_text("veillee serve --lan")).to_have_count(0)


def test_while_a_room_waits_the_large_screen_shows_the_game_in_a_minute(
    visit: Visit, lay: Lay
) -> None:
    _, table = waiting_table(visit, lay, "sponsio", 4)
    screen = visit(f"/screen/{table}")
    expect(
        screen.get_by_role("region", name="En une minute").locator("li svg").first
    ).to_be_visible()


SHARES = "navigator.share = (what) => { window.shared = what; return Promise.resolve() }"


def test_the_share_sheet_of_the_phone_is_used_where_there_is_one(visit: Visit, lay: Lay) -> None:
    host, table = waiting_table(visit, lay)
    expect(host.get_by_role("button", name="Partager…")).to_have_count(0)
    host.add_init_script(SHARES)
    host.reload()
    host.get_by_role("button", name="Partager…").click()
    shared = host.evaluate("window.shared")
    assert shared["url"].endswith(f"/table/{table}")
    assert host.locator(".code strong").inner_text() in shared["text"]
