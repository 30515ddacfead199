"""/api/me: who one is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.visitor import address, asked_language, cookie, visitor, visitor_or_trouble
from veillee.house.identity import farewell, rename
from veillee.house.journal.people import Person
from veillee.house.people.people import COOKIE
from veillee.house.rate_limits import RateLimits
from veillee.house.settings import Settings

AnyRequest = Request[Any, Any, Any]
PersonId = Annotated[str, PathParameter(pattern="^[2-9a-hjkmnp-z]{16}$")]


class Me(msgspec.Struct):
    id: str
    name: str
    language: str
    muted: list[str]


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    language: Literal["fr", "en"] | None = None


class Key(msgspec.Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=300)]


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    muted: bool


class Kept(msgspec.Struct):
    """Everything the house keeps of a person."""

    me: Me
    made_at: int
    seen_day: int
    """When one was last here, in days since 1970."""
    tables: list[str]
    said: list[Any]


async def me(house: House, person: Person) -> Me:
    muted = await house.people.muted_by(person.id)
    return Me(person.id, person.name, person.language, muted)


@get("/api/me", operation_id="me", responses=PROBLEMS)
async def read_me(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    settings: NamedDependency[Settings],
) -> Response[Me]:
    """Who one is; whoever comes for the first time is given a name."""
    person = await visitor(request, house.people)
    if person is None:
        if not limits.new_people_of_address.take(address(request)):
            raise HouseError("too-fast", 429)
        person = await house.people.welcome(asked_language(request))
    made = cookie(house.people, person, secure=settings.secure)
    return Response(await me(house, person), cookies=[made])


@patch("/api/me", operation_id="changeMe", responses=PROBLEMS)
async def change_me(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[Change]
) -> Me:
    person = await visitor_or_trouble(request, house.people)
    changed = await rename(house, person, data.name, data.language)
    return await me(house, changed)


@get("/api/me/key", operation_id="myKey", responses=PROBLEMS)
async def read_key(request: AnyRequest, house: NamedDependency[House]) -> Key:
    """The words that open the same identity on another device."""
    person = await visitor_or_trouble(request, house.people)
    return Key(house.people.key(person.id))


@post("/api/me/key", operation_id="openByKey", status_code=200, responses=PROBLEMS)
async def open_by_key(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    settings: NamedDependency[Settings],
    data: JSONBody[Key],
) -> Response[Me]:
    if not limits.keys_of_address.take(address(request)):
        raise HouseError("too-fast", 429)
    person = await house.people.open_by_key(data.key)
    made = cookie(house.people, person, secure=settings.secure)
    return Response(await me(house, person), cookies=[made])


@get("/api/me/kept", operation_id="kept", responses=PROBLEMS)
async def read_kept(request: AnyRequest, house: NamedDependency[House]) -> Kept:
    """All that is kept of a person, to take away."""
    person = await visitor_or_trouble(request, house.people)
    kept = await house.journal.people.kept(person.id)
    lines = [msgspec.json.decode(body) for body in kept.said]
    return Kept(await me(house, person), kept.made_at, kept.seen_day, kept.tables, lines)


@delete("/api/me", operation_id="deleteMe", status_code=200, responses=PROBLEMS)
async def delete_me(request: AnyRequest, house: NamedDependency[House]) -> Response[None]:
    """Have it all deleted; the chairs of running matches are kept warm by bots."""
    person = await visitor_or_trouble(request, house.people)
    await farewell(house, person.id)
    response = Response[None](None)
    response.delete_cookie(COOKIE)
    return response


@put("/api/me/muted/{person:str}", operation_id="mute", responses=PROBLEMS)
async def mute(
    request: AnyRequest, house: NamedDependency[House], person: PersonId, data: JSONBody[Mute]
) -> Me:
    """Hear a person no more, or again."""
    asker = await visitor_or_trouble(request, house.people)
    await house.people.mute(asker.id, person, muted=data.muted)
    return await me(house, asker)


HANDLERS = (read_me, change_me, read_key, open_by_key, read_kept, delete_me, mute)
