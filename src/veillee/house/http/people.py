"""/api/me: who one is."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from veillee.house.endings import begin_session, tell_ended
from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.visitor import (
    Visit,
    address,
    asked_language,
    device,
    send_cookie,
    visit,
    visit_or_trouble,
    visitor_or_trouble,
)
from veillee.house.identity import change_identity, farewell, renew_key
from veillee.house.ids import ID_LENGTH, TABLE_ID
from veillee.house.journal.people import Person
from veillee.house.journal.sessions import DAY_MS
from veillee.house.people.faces import Face
from veillee.house.rate_limits import RateLimits

AnyRequest = Request[Any, Any, Any]
PersonId = Annotated[str, PathParameter(pattern=TABLE_ID, max_length=ID_LENGTH)]
SessionId = PersonId


class Me(msgspec.Struct):
    id: str
    name: str
    language: str
    face: Face
    muted: list[str]
    shows_games: bool
    """Whether anybody may see one's past games, or only people one has played with."""


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    language: Literal["fr", "en"] | None = None
    face: Face | None = None
    shows_games: bool | None = None


class Key(msgspec.Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=300)]


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    muted: bool


class SessionSeen(msgspec.Struct):
    """A browser in which one is known."""

    id: str
    device: str
    """As in "Firefox, Android"; empty where the browser does not say."""
    begun_at: int
    seen_on: int
    """The day on which it was last seen: midnight of it, in milliseconds since 1970."""
    this: bool


async def me(house: House, person: Person) -> Me:
    muted = await house.people.muted_by(person.id)
    face = cast(Face, person.face)
    return Me(person.id, person.name, person.language, face, muted, person.shows_games)


@get("/api/me", operation_id="me", responses=PROBLEMS)
async def read_me(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
) -> Me:
    """Who one is; whoever comes for the first time is given a name."""
    found = await visit(request, house.people)
    if found is None:
        limits.new_people_of_address.spend(address(request))
        person = await house.people.welcome(asked_language(request))
        found = Visit(person, await begin_session(house, person.id, device(request)))
    # Sent anew each time: it lasts a year from now, and is signed with the newest secret.
    send_cookie(request, house.people, found.session)
    return await me(house, found.person)


@patch("/api/me", operation_id="changeMe", responses=PROBLEMS)
async def change_me(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[Change]
) -> Me:
    person = await visitor_or_trouble(request, house.people)
    changed = await change_identity(
        house,
        person,
        name=data.name,
        language=data.language,
        face=data.face,
        shows_games=data.shows_games,
    )
    return await me(house, changed)


@get("/api/me/key", operation_id="myKey", responses=PROBLEMS)
async def read_key(request: AnyRequest, house: NamedDependency[House]) -> Key:
    """The words that open the same identity on another device."""
    person = await visitor_or_trouble(request, house.people)
    return Key(await house.people.key(person.id))


@post("/api/me/key/new", operation_id="newKey", status_code=200, responses=PROBLEMS)
async def new_key(request: AnyRequest, house: NamedDependency[House]) -> Key:
    """Another key: the old one opens nothing any more, and every other session ends."""
    found = await visit_or_trouble(request, house.people)
    return Key(await renew_key(house, found.person.id, found.session))


@post("/api/me/key", operation_id="openByKey", status_code=200, responses=PROBLEMS)
async def open_by_key(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    data: JSONBody[Key],
) -> Me:
    limits.keys_of_address.spend(address(request))
    person = await house.people.open_by_key(data.key)
    found = await visit(request, house.people)
    if found is None or found.person.id != person.id:
        found = Visit(person, await begin_session(house, person.id, device(request)))
    send_cookie(request, house.people, found.session)
    return await me(house, person)


@delete("/api/me", operation_id="deleteMe", status_code=200, responses=PROBLEMS)
async def delete_me(request: AnyRequest, house: NamedDependency[House]) -> Response[None]:
    """Have it all deleted; the chairs of running matches are kept warm by bots."""
    person = await visitor_or_trouble(request, house.people)
    await farewell(house, person.id)
    send_cookie(request, house.people, None)
    return Response(None)


@get("/api/me/sessions", operation_id="sessions", responses=PROBLEMS)
async def read_sessions(request: AnyRequest, house: NamedDependency[House]) -> list[SessionSeen]:
    """The browsers in which one is known, the newest first."""
    person, session = await visit_or_trouble(request, house.people)
    return await seen_sessions(house, person.id, session)


@delete("/api/me/sessions", operation_id="endOthers", status_code=200, responses=PROBLEMS)
async def end_others(request: AnyRequest, house: NamedDependency[House]) -> list[SessionSeen]:
    """End every session but this one."""
    person, session = await visit_or_trouble(request, house.people)
    tell_ended(house, await house.people.sessions.end_all(person.id, but=session))
    return await seen_sessions(house, person.id, session)


@delete(
    "/api/me/sessions/{session:str}",
    operation_id="endSession",
    status_code=200,
    responses=PROBLEMS,
)
async def end_session(
    request: AnyRequest, house: NamedDependency[House], session: SessionId
) -> list[SessionSeen]:
    """End one session; its pages close."""
    person, mine = await visit_or_trouble(request, house.people)
    tell_ended(house, await house.people.sessions.end(person.id, session))
    if session == mine:
        send_cookie(request, house.people, None)
    return await seen_sessions(house, person.id, mine)


async def seen_sessions(house: House, person: str, this: str) -> list[SessionSeen]:
    return [
        SessionSeen(one.id, one.device, one.begun_at, one.seen_on * DAY_MS, one.id == this)
        for one in await house.people.sessions.of(person)
    ]


@put("/api/me/muted/{person:str}", operation_id="mute", responses=PROBLEMS)
async def mute(
    request: AnyRequest, house: NamedDependency[House], person: PersonId, data: JSONBody[Mute]
) -> Me:
    """Hear a person no more, or again."""
    asker = await visitor_or_trouble(request, house.people)
    await house.people.mute(asker.id, person, muted=data.muted)
    return await me(house, asker)


HANDLERS = (
    read_me,
    change_me,
    read_key,
    new_key,
    open_by_key,
    delete_me,
    read_sessions,
    end_others,
    end_session,
    mute,
)
