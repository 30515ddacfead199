"""Calls by e-mail, with a mail server on this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.house.conftest import Server, settings
from tests.house.mail_server import MailServer, mail_server
from tests.house.playing import Guest, guest, guests, started, until
from tests.house.visiting import visitor
from veillee.house.calls.letters import Letter
from veillee.house.calls.mail import CLOSE, Mail
from veillee.house.errors import HouseError, StartError
from veillee.house.identity import change_identity
from veillee.house.journal.reaching import MOST_FAILURES
from veillee.house.now import now_ms
from veillee.house.people.signing import Signing
from veillee.house.services import Services
from veillee.house.settings import Retention, read_settings
from veillee.house.table.terms import DAY, MINUTE, DaysPerMove

pytestmark = pytest.mark.anyio

HOUSE = "https://house.example"
SENDER = "veillee@house.example"
MARIE = "marie@example.org"
SAID = Letter("en", "Ergo: your turn", "It waits & waits.", "/table/x", "xturn")


@pytest.fixture
def server() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
async def services(tmp_path: Path, server: MailServer) -> AsyncIterator[Services]:
    sending = {"smtp": server.address, "sender": SENDER, "address": HOUSE}
    services = Services(settings(tmp_path, **sending))
    async with services.open():
        assert services.mail
        services.mail._pauses = (0.0, 0.0)
        yield services


def mail(services: Services) -> Mail:
    assert services.mail
    return services.mail


@contextmanager
def refused(why: str) -> Iterator[None]:
    with pytest.raises(HouseError) as error:
        yield
    assert error.value.message == why


async def reached(services: Services, server: MailServer, person: Guest) -> None:
    """His address is confirmed."""
    await mail(services).ask(person.person, MARIE)
    await mail(services).confirm(server.link())


async def test_whose_turn_it_is_is_written_to(services: Services, server: MailServer) -> None:
    people = await guests(services, 2)
    await reached(services, server, people[0])
    room = await started(people, clock=DaysPerMove(days=2))
    await services.caller.sweep(now_ms() + 2 * MINUTE)
    await until(lambda: len(server.letters) == 2)
    letter = server.letters[-1]
    assert letter["To"] == MARIE
    assert letter["Subject"] == "Ergo: your turn"
    for kind in ("plain", "html"):
        body = letter.get_body((kind,))
        assert body is not None
        assert f"{HOUSE}/table/{room.table.id}" in body.get_content()


async def test_nothing_is_sent_before_the_owner_has_agreed(
    services: Services, server: MailServer
) -> None:
    person = await guest(services)
    await mail(services).ask(person.person, MARIE)
    await mail(services).send(person.person, SAID)
    assert len(server.letters) == 1


async def test_the_letter_that_asks_has_no_word_of_who_asks(
    services: Services, server: MailServer
) -> None:
    person = await guest(services, "Achetez ici")
    await mail(services).ask(person.person, MARIE)
    assert b"Achetez" not in server.letters[0].as_bytes()


async def test_a_link_is_good_once(services: Services, server: MailServer) -> None:
    person = await guest(services)
    await reached(services, server, person)
    with refused("mail-link-old"):
        await mail(services).confirm(server.link())


async def test_a_link_is_good_for_a_day(
    services: Services, server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await guest(services)
    await mail(services).ask(person.person, MARIE)
    monkeypatch.setattr("veillee.house.calls.mail.now_ms", lambda: now_ms() + DAY + MINUTE)
    with refused("mail-link-old"):
        await mail(services).confirm(server.link())


@pytest.mark.parametrize("token", ["", "x", "x.y", "2222222222222222-5.abc", "é.é"])
async def test_a_link_that_is_not_ours_leads_nowhere(services: Services, token: str) -> None:
    for follow in (mail(services).confirm, mail(services).close):
        with refused("mail-link-old"):
            await follow(token)


async def test_a_link_to_agree_by_ends_nothing(services: Services, server: MailServer) -> None:
    person = await guest(services)
    await mail(services).ask(person.person, MARIE)
    with pytest.raises(HouseError):
        await mail(services).close(server.link())


async def test_every_letter_can_be_the_last(services: Services, server: MailServer) -> None:
    person = await guest(services)
    await reached(services, server, person)
    await mail(services).send(person.person, SAID)
    letter = server.letters[-1]
    assert letter["List-Unsubscribe"].startswith(f"<{HOUSE}/mail/off/")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    for _ in range(2):
        await mail(services).close(server.link())
    assert await services.house.journal.reaching.mailbox(person.id) is None


async def test_letters_are_in_the_readers_language(services: Services, server: MailServer) -> None:
    person = await guest(services)
    french = await change_identity(services.house, person.person, language="fr")
    await mail(services).ask(french, MARIE)
    assert server.letters[0]["Subject"] == "Veillée : peut-on vous appeler à cette adresse ?"


@pytest.mark.parametrize(
    "address",
    [
        "marie@example.org\r\nBcc: paul@example.org",
        "marie@example.org\nBcc: paul@example.org",
        "marie@example.org, paul@example.org",
        "Marie <marie@example.org>",
        "marie@example.org>",
        "marie",
        "@example.org",
        "marie@localhost",
        "marie@127.0.0.1",
        "marïe@example.org",
        '"marie"@example.org',
        f"{'m' * 65}@example.org",
    ],
)
async def test_what_is_not_one_plain_address_is_refused(
    services: Services, server: MailServer, address: str
) -> None:
    person = await guest(services)
    with refused("mail-bad-address"):
        await mail(services).ask(person.person, address)
    assert server.asked == 0


async def test_an_address_that_is_unknown_is_told_at_once(
    services: Services, server: MailServer
) -> None:
    person = await guest(services)
    server.refusals = ["550 no such user"]
    with refused("mail-refused"):
        await mail(services).ask(person.person, MARIE)


async def test_an_address_that_bounces_is_switched_off(
    services: Services, server: MailServer
) -> None:
    person = await guest(services)
    await reached(services, server, person)
    server.refusals = ["550 no such user"]
    await mail(services).send(person.person, SAID)
    mailbox = await services.house.journal.reaching.mailbox(person.id)
    assert mailbox
    assert not mailbox.confirmed
    assert person.id not in await services.house.journal.calls.reachable([person.id])


async def test_one_that_is_full_is_tried_again_and_forgiven_when_it_takes_a_letter(
    services: Services, server: MailServer
) -> None:
    person, reaching = await guest(services), services.house.journal.reaching
    await reached(services, server, person)
    server.refusals = ["452 mailbox full"] * 3
    await mail(services).send(person.person, SAID)
    mailbox = await reaching.mailbox(person.id)
    assert mailbox
    assert (mailbox.confirmed, mailbox.failed) == (True, 1)
    await mail(services).send(person.person, SAID)
    mailbox = await reaching.mailbox(person.id)
    assert mailbox
    assert mailbox.failed == 0


async def test_one_that_is_full_for_too_long_is_switched_off(
    services: Services, server: MailServer
) -> None:
    person = await guest(services)
    await reached(services, server, person)
    server.refusals = ["452 mailbox full"] * 3 * MOST_FAILURES
    for _ in range(MOST_FAILURES):
        await mail(services).send(person.person, SAID)
    mailbox = await services.house.journal.reaching.mailbox(person.id)
    assert mailbox
    assert not mailbox.confirmed


async def test_a_mail_server_that_is_down_is_no_fault_of_the_address(
    services: Services, server: MailServer
) -> None:
    person = await guest(services)
    await reached(services, server, person)
    mail(services)._smtp = mail(services)._smtp._replace(netloc="127.0.0.1:1")
    await mail(services).send(person.person, SAID)
    mailbox = await services.house.journal.reaching.mailbox(person.id)
    assert mailbox
    assert (mailbox.confirmed, mailbox.failed) == (True, 0)


async def test_an_old_letter_ends_nothing_of_a_new_address(
    services: Services, server: MailServer
) -> None:
    person = await guest(services)
    await reached(services, server, person)
    await mail(services).send(person.person, SAID)
    old = server.link()
    await mail(services).ask(person.person, "paul@example.org")
    await mail(services).close(old)
    assert await services.house.journal.reaching.mailbox(person.id)


async def test_an_address_whose_owner_does_not_answer_is_let_go_of(
    services: Services, server: MailServer
) -> None:
    one, other = await guests(services, 2)
    reaching = services.house.journal.reaching
    await mail(services).ask(one.person, MARIE)
    await reached(services, server, other)
    await services.house.journal.prune(Retention(), now_ms() + DAY + MINUTE)
    assert await reaching.mailbox(one.id) is None
    assert await reaching.mailbox(other.id)


def test_letters_need_an_address_to_come_from_and_one_to_lead_to() -> None:
    with pytest.raises(StartError):
        read_settings({"VEILLEE_SMTP": "smtp://localhost"})


# -- over HTTP -------------------------------------------------------------------------------------


@pytest.fixture
def house(new_server: Callable[..., Server], server: MailServer) -> Server:
    return new_server(VEILLEE_SMTP=server.address, VEILLEE_SENDER=SENDER, VEILLEE_ADDRESS=HOUSE)


async def test_by_http_it_is_asked_for_confirmed_shown_to_oneself_and_ended(
    house: Server, server: MailServer
) -> None:
    async with visitor(house) as me:
        path = "/api/me/calls/mail"
        asked = await me.client.put(path, json={"address": MARIE})
        assert asked.json()["mail"] == {"address": MARIE, "state": "waits"}
        answer = await me.post("mail/yes", {"token": server.link()})
        assert answer.status_code == 200
        assert (await me.get("me/calls")).json()["mail"]["state"] == "on"
        kept = (await me.get("me/kept")).json()["calls"]
        assert kept["mail"]["address"] == MARIE
        # What a mail program sends at one touch: a form, from nowhere, without a cookie.
        close = close_link(house, me.me["id"], kept["mail"]["asked_at"])
        me.client.cookies.clear()
        form = {"List-Unsubscribe": "One-Click"}
        looked = await me.client.get(close, headers={"Accept": "text/html"})
        assert looked.status_code == 200
        assert (await me.client.post(close, data=form)).status_code == 200


def close_link(house: Server, person: str, asked_at: int) -> str:
    """As the next letter would have it."""
    engine = create_engine(house._environment["VEILLEE_DATABASE"])
    with engine.connect() as connection:
        secret = connection.scalar(text("SELECT value FROM house WHERE name = 'secret'"))
    engine.dispose()
    return f"/mail/off/{Signing((str(secret),)).sign(CLOSE, f'{person}-{asked_at}')}"


async def test_a_stranger_is_asked_three_times_a_day_at_most(
    house: Server, server: MailServer
) -> None:
    statuses = []
    for _ in range(4):
        async with visitor(house) as me:
            put = await me.client.put("/api/me/calls/mail", json={"address": MARIE.upper()})
            statuses.append(put.status_code)
    assert statuses == [200, 200, 200, 429]
    assert len(server.letters) == 3
