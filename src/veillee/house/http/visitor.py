"""Who asks: the person behind a request, his session, his language, his address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from veillee.house.errors import HouseError
from veillee.house.journal.people import Person
from veillee.house.journal.sessions import LIFE_DAYS
from veillee.house.people.devices import device_of
from veillee.house.people.people import People
from veillee.house.people.sessions import COOKIE
from veillee.words import spoken

COOKIE_SECONDS: Final = LIFE_DAYS * 24 * 3600
SENT_COOKIES: Final = "sent_cookies"
"""Under this name in a request's state: the cookies that go with its answer."""
LOCAL: Final = "local"

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Visit(NamedTuple):
    """A person, and the session by which we know him."""

    person: Person
    session: str


def asked_language(connection: AnyConnection) -> str:
    """The first language the browser asks for that we speak."""
    header = connection.headers.get("accept-language", "")[:200]
    for asked in header.split(","):
        tag = asked.split(";")[0].strip()
        if tag and spoken(tag) == tag.split("-")[0].lower():
            return spoken(tag)
    return spoken(None)


def address(connection: AnyConnection) -> str:
    return network(connection.client.host) if connection.client else LOCAL


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    """All that one subscriber has is one address to us: of IPv6 that is a network of 64 bits."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def device(connection: AnyConnection) -> str:
    return device_of(connection.headers.get("user-agent", ""))


async def visit(connection: AnyConnection, people: People) -> Visit | None:
    """Who comes with the cookie of this request, if we know him."""
    session = named_session(connection, people)
    if session is None and (old := connection.cookies.get(COOKIE)):
        session = await people.exchange(old, device(connection))
        # Under this name it may have been sent while the house was not yet reached over HTTPS.
        session = session or people.sessions.named(old)
        if session is not None:
            send_cookie(connection, people, session)
    person = await people.sessions.person_of(session) if session else None
    known = await people.known(person)
    if known is None or session is None:
        return None
    await people.saw(known.id)
    return Visit(known, session)


def named_session(connection: AnyConnection, people: People) -> str | None:
    """The session that the request's cookie names, be it open or over."""
    return people.sessions.named(connection.cookies.get(people.sessions.cookie_name, ""))


async def visit_or_trouble(connection: AnyConnection, people: People) -> Visit:
    found = await visit(connection, people)
    if found is None:
        raise HouseError("who-are-you", 401)
    return found


async def visitor(connection: AnyConnection, people: People) -> Person | None:
    found = await visit(connection, people)
    return found.person if found else None


async def visitor_or_trouble(connection: AnyConnection, people: People) -> Person:
    return (await visit_or_trouble(connection, people)).person


def send_cookie(connection: AnyConnection, people: People, session: str | None) -> None:
    """Have the answer to this request carry the cookie of a session, or take it away."""
    name, value = people.sessions.cookie_name, people.sessions.cookie(session) if session else ""
    secure = name != COOKIE
    made = [_cookie(name, value, secure=secure, seconds=COOKIE_SECONDS if session else 0)]
    if secure and COOKIE in connection.cookies:
        made.append(_cookie(COOKIE, "", secure=True, seconds=0))
    connection.state[SENT_COOKIES] = made


def _cookie(name: str, value: str, *, secure: bool, seconds: int) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
