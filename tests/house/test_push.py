"""Web Push, with a push service on this machine; and where the house does not go."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.abc import AbstractResolver

from tests.house.conftest import settings
from tests.house.playing import guest, guests, started, until
from tests.house.push_service import PushService, push_service
from veillee.house.calls.endpoints import Endpoints, Forbidden
from veillee.house.calls.letters import Letter
from veillee.house.calls.push import LENGTH, Push, check_keys
from veillee.house.errors import HouseError
from veillee.house.journal.reaching import Device
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.table.terms import MINUTE, DaysPerMove

pytestmark = pytest.mark.anyio

SAID = Letter("fr", "Ergo : à vous de jouer", "Votre partie attend.", "/table/x", "xturn")
OUTSIDE = Endpoints((), loopback=False)


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    services = Services(settings(tmp_path, push_loopback=True, address="https://house.example"))
    async with services.open():
        services.push._pauses = (0.0, 0.0, 0.0)
        yield services


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


async def test_whose_turn_it_is_is_called_in_his_browser(
    services: Services, service: PushService
) -> None:
    people = await guests(services, 2)
    await services.house.journal.reaching.add_device(people[0].id, service.device("session"))
    room = await started(people, clock=DaysPerMove(days=2))
    await services.caller.sweep(now_ms() + 2 * MINUTE)
    await until(lambda: service.received)
    [received] = service.received
    assert received.letter["title"] == "Ergo: your turn"
    assert received.letter["path"] == f"/table/{room.table.id}"


async def test_the_house_signs_with_the_key_that_browsers_are_given(
    services: Services, service: PushService
) -> None:
    person = await guest(services)
    await services.house.journal.reaching.add_device(person.id, service.device("session"))
    await services.push.send(person.person, SAID)
    [received] = service.received
    assert received.headers["k"] == services.push.public_key
    assert received.claims["aud"] == f"http://127.0.0.1:{service.port}"
    assert received.claims["sub"] == "https://house.example"


async def test_the_key_is_made_once(services: Services) -> None:
    again = await Push.open(services.house.journal.reaching, OUTSIDE, "")
    assert again.public_key == services.push.public_key


async def test_every_message_is_as_long(services: Services, service: PushService) -> None:
    person = await guest(services)
    await services.house.journal.reaching.add_device(person.id, service.device("session"))
    for title in ("Ergo", "Les Sponsors de l'Automobile" * 5):
        await services.push.send(person.person, Letter("fr", title, "", "/", "x"))
    assert len({received.length for received in service.received}) == 1
    assert service.received[0].length > LENGTH


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_called_no_more(
    services: Services, service: PushService, status: int
) -> None:
    person = await guest(services)
    reaching = services.house.journal.reaching
    await reaching.add_device(person.id, service.device("gone", "gone"))
    service.answers = [status]
    await services.push.send(person.person, SAID)
    assert await reaching.devices(person.id) == []


async def test_a_service_in_trouble_is_asked_again(
    services: Services, service: PushService
) -> None:
    person = await guest(services)
    await services.house.journal.reaching.add_device(person.id, service.device("session"))
    service.answers = [503, 429]
    await services.push.send(person.person, SAID)
    assert len(service.asked) == 3
    assert len(service.received) == 1


async def test_it_is_given_up_after_a_few_tries(services: Services, service: PushService) -> None:
    person = await guest(services)
    reaching = services.house.journal.reaching
    await reaching.add_device(person.id, service.device("session"))
    service.answers = [500] * 9
    await services.push.send(person.person, SAID)
    assert len(service.asked) == 4
    assert len(await reaching.devices(person.id)) == 1


async def test_no_redirect_is_followed(services: Services, service: PushService) -> None:
    person = await guest(services)
    await services.house.journal.reaching.add_device(person.id, service.device("session"))
    service.answers, service.location = [307, 307], f"http://127.0.0.1:{service.port}/elsewhere"
    await services.push.send(person.person, SAID)
    assert service.asked == ["/browser"]


async def test_with_its_session_a_browser_is_forgotten(
    services: Services, service: PushService
) -> None:
    person = await guest(services)
    sessions, reaching = services.house.people.sessions, services.house.journal.reaching
    session, _ = await sessions.begin(person.id, "Firefox")
    await reaching.add_device(person.id, service.device(session))
    await sessions.end(person.id, session)
    assert await reaching.devices(person.id) == []


async def test_a_browser_calls_only_the_last_who_asked_for_it(
    services: Services, service: PushService
) -> None:
    one, other = await guests(services, 2)
    reaching = services.house.journal.reaching
    await reaching.add_device(one.id, service.device("one"))
    await reaching.add_device(other.id, service.device("other"))
    assert await reaching.devices(one.id) == []


# -- where the house does not go -----------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_services_of_the_usual_browsers_are_called(endpoint: str) -> None:
    assert OUTSIDE.may_call(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com@10.0.0.1/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "https://evilfcm.googleapis.com.example/",
        "https://notfcm.googleapis.com/",
        "https://127.0.0.1/abc",
        "http://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://localhost/abc",
        "https://fcm.googleapis.com/\r\nHost: x",
        "https://fcm.googleapis.com:x/",
        "file:///etc/passwd",
        "https://fcm.googleapis.com/" + "a" * 1000,
        "",
    ],
)
def test_nothing_else_is(endpoint: str) -> None:
    assert not OUTSIDE.may_call(endpoint)


def test_an_operator_may_add_a_service() -> None:
    assert Endpoints(("push.example",), loopback=False).may_call("https://push.example/abc")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:0a00:0001::1",
    ],
)
def test_no_connection_is_made_into_a_private_network(host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with pytest.raises(Forbidden):
        OUTSIDE.connect((family, socket.SOCK_STREAM, 0, "", (host, 443)))


async def test_a_name_that_leads_into_the_private_network_is_not_followed(
    services: Services, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Inwards(AbstractResolver):
        """A name server that has changed its mind since the endpoint was taken down."""

        async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[Any]:
            found = {"hostname": host, "host": "127.0.0.1", "port": service.port}
            return [{**found, "family": socket.AF_INET, "proto": 0, "flags": 0}]

        async def close(self) -> None: ...

    connector = aiohttp.TCPConnector
    inwards = partial(connector, resolver=Inwards())
    monkeypatch.setattr(aiohttp, "TCPConnector", inwards)
    services.push.endpoints = OUTSIDE
    endpoint = "https://fcm.googleapis.com/abc"
    device = Device("session", endpoint, *list(service.subscription.values())[1:])
    assert await services.push._try(device, SAID) == (403, 0.0)
    assert service.asked == []


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("AAAA", "AAAA"), ("", ""), ("BA" + "A" * 85, "A" * 22), ("é", "x")]
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(HouseError):
        check_keys(Device("session", "https://fcm.googleapis.com/abc", p256dh, auth))
