"""The devices on which one is known, and having one of them forgotten."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
Lay = Callable[..., str]


def known_again(page: Page, elsewhere: Page) -> None:
    """The same person, on another device."""
    page.get_by_role("button", name="Montrer la clé").click()
    key = page.locator(".key").inner_text()
    elsewhere.locator("#other").fill(key)
    elsewhere.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(elsewhere.get_by_text("la maison sait de nouveau qui vous êtes")).to_be_visible()


def test_a_device_that_is_forgotten_leaves_the_table_at_once(visit: Visit, lay: Lay) -> None:
    at_home, phone = visit("/me"), visit("/me", phone=True)
    known_again(at_home, phone)
    table = lay(phone, "ergo", ["me", "random"])
    phone.goto(f"/table/{table}")
    expect(phone.locator(".prompt")).to_be_visible()
    at_home.reload()
    devices = at_home.get_by_role("listitem").filter(has_text="Chrome, Linux")
    expect(devices).to_have_count(2)
    expect(at_home.get_by_text("celui-ci", exact=True)).to_have_count(1)
    at_home.get_by_role("button", name="Oublier : Chrome, Linux").click()
    expect(devices).to_have_count(1)
    expect(phone.get_by_text("on a demandé à la maison de vous oublier")).to_be_visible()
    expect(phone).to_have_url("/me")
    name = at_home.locator("header .name").inner_text()
    expect(phone.locator("header .name")).not_to_have_text(name)


def test_with_a_new_key_all_other_devices_are_forgotten(visit: Visit) -> None:
    at_home, phone = visit("/me"), visit("/me", phone=True, line_may_break=True)
    known_again(at_home, phone)
    old = at_home.locator(".key").inner_text()
    at_home.get_by_role("button", name="Changer de clé").click()
    at_home.get_by_role("button", name="Oui, une nouvelle clé").click()
    expect(at_home.locator(".key")).not_to_have_text(old)
    expect(at_home.get_by_role("listitem").filter(has_text="Chrome, Linux")).to_have_count(1)
    phone.locator("#other").fill(old)
    phone.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(phone.get_by_text("Personne ici n'a cette clé")).to_be_visible()
