"""/api/me: who one is."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from veillee.house.endings import begin_session, tell_ended
from veillee.house.errors import HouseError
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
from veillee.house.journal.calls import Wishes
from veillee.house.journal.people import Person
from veillee.house.journal.reports import Line, Report
from veillee.house.journal.sessions import DAY_MS
from veillee.house.now import now_ms
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


class Counted(msgspec.Struct):
    """What is counted of a finished match, and would be taken away with oneself."""

    table: str
    seat: int
    game: str
    clock: str
    place: int
    result: str
    quit: str
    moves: int
    ended_at: int


class CountedRating(msgspec.Struct):
    """What a rated match has made of one's rating."""

    table: str
    game: str
    clock: str
    place: int
    ended_at: int
    points_before: float
    uncertainty_before: float
    points: float
    uncertainty: float


class KeptDevice(msgspec.Struct):
    session: str
    endpoint: str
    p256dh: str
    auth: str


class KeptMail(msgspec.Struct):
    address: str
    asked_at: int
    confirmed: bool
    failed: int


class KeptCall(msgspec.Struct):
    table_id: str
    kind: str
    about: int
    """Since when one was awaited, or when one was invited."""
    inviter: str


class KeptCalls(msgspec.Struct):
    """What is kept so that one can be called."""

    wishes: Wishes
    devices: list[KeptDevice]
    mail: KeptMail | None
    feed: int
    """How many addresses one's calendar has had; below zero it is closed."""
    made: list[KeptCall]
    """The last call of each kind, at each table that goes on."""


class InvitationKept(msgspec.Struct):
    """That one was invited to a table, or has invited somebody; for a day."""

    table: str
    how: Literal["made", "received"]
    at: int


class ReportKept(msgspec.Struct):
    """A report that one has made, or that was made of what one said."""

    how: Literal["made", "received"]
    said: list[Line]
    words: str
    """One's own, where one has made it."""
    day: int
    """In days since 1970."""


class Tried(msgspec.Struct):
    """What came of a game of the day; days are counted from 1970."""

    day: int
    game: str
    tries: int
    score: int | None
    ended_at: int | None


class Kept(msgspec.Struct):
    """Everything the house keeps of a person."""

    me: Me
    made_at: int
    seen_day: int
    """When one was last here, in days since 1970."""
    tables: list[str]
    said: list[Any]
    sessions: list[SessionSeen]
    games: list[Counted]
    """What is counted of one's finished matches."""
    ratings: list[CountedRating]
    """What rated ones have made of one's ratings."""
    listed: bool
    """Whether one is named on the lists of the best."""
    calls: KeptCalls
    shows_here: bool
    """Whether people one knows may see that one is here, if they are shown too."""
    blocked: list[str]
    invitations: list[InvitationKept]
    reports: list[ReportKept]
    waits_for: str | None
    """The game for which one looks for others just now."""
    silenced_until: int
    """Until when one may say nothing, by the house's word; 0: one may."""
    attempts: list[Tried]
    """One's tries at games of the day."""


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
        if not limits.new_people_of_address.take(address(request)):
            raise HouseError("too-fast", 429)
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
    if not limits.keys_of_address.take(address(request)):
        raise HouseError("too-fast", 429)
    person = await house.people.open_by_key(data.key)
    found = await visit(request, house.people)
    if found is None or found.person.id != person.id:
        found = Visit(person, await begin_session(house, person.id, device(request)))
    send_cookie(request, house.people, found.session)
    return await me(house, person)


@get("/api/me/kept", operation_id="kept", responses=PROBLEMS)
async def read_kept(request: AnyRequest, house: NamedDependency[House]) -> Kept:
    """All that is kept of a person, to take away."""
    person, session = await visit_or_trouble(request, house.people)
    kept = await house.journal.people.kept(person.id)
    lines = [_read(body) for body in kept.said]
    sessions = await seen_sessions(house, person.id, session)
    return Kept(
        me=await me(house, person),
        made_at=kept.made_at,
        seen_day=kept.seen_day,
        tables=kept.tables,
        said=lines,
        sessions=sessions,
        games=[
            msgspec.convert({**one._asdict(), "table": one.table_id}, Counted)
            for one in kept.results
        ],
        ratings=[
            msgspec.convert({**one._asdict(), "table": one.table_id}, CountedRating)
            for one in await house.journal.standings.kept(person.id)
        ],
        listed=await house.journal.standings.is_listed(person.id),
        calls=await kept_calls(house, person.id),
        shows_here=await house.journal.acquaintances.shows_here(person.id),
        blocked=[one.person for one in await house.blocks.blocked_by(person.id)],
        invitations=[
            msgspec.convert(one, InvitationKept)
            for one in await house.journal.acquaintances.kept(person.id)
        ],
        reports=[_report(one, person.id) for one in await house.journal.reports.of(person.id)],
        waits_for=await house.journal.waiting.game_of(person.id),
        silenced_until=await house.journal.reports.silenced_until(person.id, now_ms()),
        attempts=[msgspec.convert(one._asdict(), Tried) for one in kept.attempts],
    )


async def kept_calls(house: House, person: str) -> KeptCalls:
    calls, reaching = house.journal.calls, house.journal.reaching
    wishes, feed = await calls.wishes(person)
    mail = await reaching.mailbox(person)
    return KeptCalls(
        wishes=wishes,
        devices=[KeptDevice(*device) for device in await reaching.devices(person)],
        mail=KeptMail(*mail) if mail else None,
        feed=feed,
        made=[
            KeptCall(call.table_id, call.kind, call.about, call.inviter)
            for call in await calls.kept(person)
        ],
    )


def _report(one: Report, person: str) -> ReportKept:
    """Whoever was reported is told what of, and neither by whom nor where."""
    made = one.reporter == person
    words = one.words if made else ""
    return ReportKept("made" if made else "received", one.lines, words, one.at // DAY_MS)


def _read(body: str) -> Any:
    try:
        return msgspec.json.decode(body)
    except (ValueError, RecursionError):
        return body  # damaged as it is, it is his own


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
    read_kept,
    delete_me,
    read_sessions,
    end_others,
    end_session,
    mute,
)
