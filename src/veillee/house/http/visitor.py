"""Who asks: the person behind a request, his language, his address."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from veillee.house.errors import HouseError
from veillee.house.journal.people import Person
from veillee.house.people.people import COOKIE, People
from veillee.words import spoken

YEAR: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def asked_language(connection: AnyConnection) -> str:
    """The first language the browser asks for that we speak."""
    header = connection.headers.get("accept-language", "")[:200]
    for asked in header.split(","):
        tag = asked.split(";")[0].strip()
        if tag and spoken(tag) == tag.split("-")[0].lower():
            return spoken(tag)
    return spoken(None)


def address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "local"


async def visitor(connection: AnyConnection, people: People) -> Person | None:
    """The person whose cookie comes with the request, if we know him."""
    person = await people.known(people.signed(connection.cookies.get(COOKIE)))
    if person is not None:
        await people.saw(person.id)
    return person


async def visitor_or_trouble(connection: AnyConnection, people: People) -> Person:
    person = await visitor(connection, people)
    if person is None:
        raise HouseError("who-are-you", 401)
    return person


def cookie(people: People, person: Person, *, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=people.sign(person.id),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
