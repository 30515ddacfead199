"""Being called, and the page at hand when the house is away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, PHONE
from tests.browser.test_reading import AXE
from tests.house.conftest import Server
from tests.house.mail_server import MailServer, mail_server

READY = "() => navigator.serviceWorker.ready.then(() => true)"
STOCKED = """async () => {
  while (!(await caches.match('/api/games/sporz/rulebook?language=fr'))) {
    await new Promise((done) => setTimeout(done, 100))
  }
}"""


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory, mail: MailServer) -> Iterator[Server]:
    """A house of our own, which can be closed, and sends letters."""
    server = Server(
        tmp_path_factory.mktemp("house"),
        VEILLEE_SMTP=mail.address,
        VEILLEE_SENDER="veillee@house.example",
        VEILLEE_ADDRESS="https://house.example",
    ).open()
    yield server
    server.close()


def come_in(chromium: Browser, server: Server, path: str, **more: Any) -> Page:
    context = chromium.new_context(
        base_url=server.address, locale="fr-FR", reduced_motion="reduce", **more
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(path)
    return page


def test_on_ones_page_one_says_where_and_how_often_one_is_called(
    chromium: Browser, away: Server, mail: MailServer
) -> None:
    page = come_in(chromium, away, "/me", viewport=PHONE, service_workers="block")
    page.get_by_label("Par courriel").fill("marie@example.org")
    page.get_by_role("button", name="Envoyer le lien").click()
    expect(page.get_by_text("attend votre accord")).to_be_visible()
    page.get_by_role("button", name="Ouvrir une adresse").click()
    feed = page.get_by_role("textbox", name="Dans votre agenda")
    assert page.request.get(feed.input_value()).ok
    page.get_by_label("Au plus, par jour").select_option("3")
    page.get_by_label("Me laisser tranquille la nuit").check()
    expect(page.get_by_label("de", exact=True)).to_have_value("22:00")
    page.evaluate(AXE)
    found = page.evaluate("axe.run('section:has(#calls)').then((found) => found.violations)")
    assert found == []
    page.goto(f"/mail/yes/{mail.link()}")
    page.get_by_role("button", name="Oui, appelez-moi ici").click()
    expect(page.get_by_text("la maison vous écrira")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_text("reçoit vos appels")).to_be_visible()
    expect(page.get_by_label("Au plus, par jour")).to_have_value("3")
    page.context.close()


def test_a_call_is_shown_unless_one_looks_at_its_table(chromium: Browser, away: Server) -> None:
    page = come_in(chromium, away, "/")
    page.wait_for_function(READY)
    [worker] = page.context.service_workers
    # Headless, nothing can be shown: what would be is kept.
    worker.evaluate(
        "() => { registration.showNotification = async (...shown) => { self.shown = shown } }"
    )
    deliver(page, away, "/table/elsewhere")
    title, options = until_shown(page, worker)
    assert title == "Ergo : à vous"
    assert options["data"] == "/table/elsewhere"
    worker.evaluate("self.shown = null")
    deliver(page, away, "/")
    page.wait_for_timeout(500)
    assert worker.evaluate("self.shown") is None
    page.context.close()


def test_a_browser_that_renews_its_subscription_by_itself_tells_the_house(
    chromium: Browser, away: Server
) -> None:
    page = come_in(chromium, away, "/")
    page.wait_for_function(READY)
    [worker] = page.context.service_workers
    # No push service can be asked here: what it would have given, and what the house would know.
    told = worker.evaluate(
        """() => new Promise((told) => {
          registration.pushManager.subscribe = async ({ applicationServerKey }) => ({
            toJSON: () => ({ endpoint: applicationServerKey, keys: { p256dh: 'p', auth: 'a' } }),
          })
          self.fetch = async (path, asked) => {
            if (path.endsWith('/push')) told([path, JSON.parse(asked.body)])
            return Response.json({ here: true, push_key: 'key' })
          }
          self.dispatchEvent(new ExtendableEvent('pushsubscriptionchange'))
        })"""
    )
    assert told == ["/api/me/calls/push", {"endpoint": "key", "p256dh": "p", "auth": "a"}]
    page.context.close()


def deliver(page: Page, server: Server, path: str) -> None:
    """What a push service brings, once the browser has decrypted it."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    said = f'{{"language":"fr","title":"Ergo : à vous","text":"…","path":"{path}","topic":"t"}}'
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.address, "registrationId": found[0], "data": said},
    )


def until_shown(page: Page, worker: Any) -> Any:
    while (shown := worker.evaluate("self.shown ?? null")) is None:
        page.wait_for_timeout(50)
    return shown


# Last of all: the house is closed.
def test_with_the_house_away_its_page_opens_and_its_rules_are_read(
    chromium: Browser, away: Server
) -> None:
    page = come_in(chromium, away, "/")
    page.wait_for_function(READY)
    page.evaluate(STOCKED)
    away.kill()
    page.goto("/game/sporz")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sporz")
    expect(page.get_by_text("hors d'atteinte")).to_be_visible()
    page.get_by_role("link", name="Lire les règles").click()
    expect(page.get_by_text("1.1", exact=True).first).to_be_visible()
    away.open()
    expect(page.get_by_text("hors d'atteinte")).not_to_be_visible()
    page.context.close()
