"""/feed: by when one must move, for one's calendar, under an address that nobody else knows."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from veillee.house.calls.calendar import Deadline, calendar
from veillee.house.calls.letters import letter
from veillee.house.calls.when import waiting_for
from veillee.house.errors import HouseError
from veillee.house.http.calls import FEED, CallsSeen, calls_seen
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.visitor import Visit, visit_or_trouble
from veillee.house.journal.calls import Call
from veillee.house.journal.people import Person
from veillee.house.services import Services

AnyRequest = Request[Any, Any, Any]
ENDING: Final = ".ics"


@post("/api/me/feed", operation_id="newFeed", status_code=200, responses=PROBLEMS)
async def new_feed(request: AnyRequest, services: NamedDependency[Services]) -> CallsSeen:
    """An address for one's calendar; the one before leads nowhere from now on."""
    return await _numbered(services, await _visit(request, services), 1)


@delete("/api/me/feed", operation_id="closeFeed", status_code=200, responses=PROBLEMS)
async def close_feed(request: AnyRequest, services: NamedDependency[Services]) -> CallsSeen:
    return await _numbered(services, await _visit(request, services), -1)


async def _visit(request: AnyRequest, services: Services) -> Visit:
    return await visit_or_trouble(request, services.house.people)


async def _numbered(services: Services, found: Visit, sign: int) -> CallsSeen:
    kept = services.house.journal.calls
    _, number = await kept.wishes(found.person.id)
    await kept.wish(found.person.id, feed=sign * (abs(number) + 1))
    return await calls_seen(services, found)


@get("/feed/{name:str}", include_in_schema=False)
async def read_feed(
    request: AnyRequest, services: NamedDependency[Services], name: FromPath[str]
) -> Response[bytes]:
    people, kept = services.house.people, services.house.journal.calls
    signed = people.signed(FEED, name.removesuffix(ENDING)) if name.endswith(ENDING) else None
    person_id, _, number = (signed or "").partition("-")
    person = await people.known(person_id)
    if person is None or (await kept.wishes(person_id))[1] != int(number):
        raise HouseError("feed-closed", 404)
    services.limits.feeds_of_person.spend(person_id)
    house = services.settings.address or f"{request.url.scheme}://{request.url.netloc}"
    body = calendar(await _events(services, person, house))
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="text/calendar; charset=utf-8", headers=headers)


async def _events(services: Services, person: Person, house: str) -> list[Deadline]:
    events = []
    for listed in await services.house.journal.tables_of(person.id):
        if listed.status != "running":
            continue
        try:
            room = await services.house.room(listed.id)
        except HouseError:
            continue  # it was set aside
        for waiting in waiting_for(room.table):
            if waiting.person == person.id:
                said = letter(room, Call(person.id, listed.id, "turn", waiting.since), person)
                name = f"{listed.id}-{waiting.since}@veillee"
                times = waiting.since, waiting.deadline
                events.append(Deadline(name, *times, said.title, said.text, f"{house}{said.path}"))
    return events


HANDLERS = (new_feed, close_feed, read_feed)
