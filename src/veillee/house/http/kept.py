"""All that the house keeps of a person, to take away."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency

from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.people import Me, SessionSeen, me, seen_sessions
from veillee.house.http.visitor import visit_or_trouble
from veillee.house.journal.calls import Wishes
from veillee.house.journal.reports import Report, SaidLine
from veillee.house.journal.sessions import DAY_MS
from veillee.house.now import now_ms

AnyRequest = Request[Any, Any, Any]


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
    said: list[SaidLine]
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
    answer: list[int] | None
    """Of a riddle: the chances one gave, in percent."""


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


HANDLERS = (read_kept,)
