"""A finished match: its record, its moments and moves, what can be found out about it, and other
moves that are tried from there."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from veillee.analysis import Analysis
from veillee.house.bots.turning_point import TurningPoint
from veillee.house.going_on import go_on
from veillee.house.house import House
from veillee.house.http import standalone
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.tables import TableId, check_pace
from veillee.house.http.visitor import visitor, visitor_or_trouble
from veillee.house.live.frames import TableSeen
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.rate_limits import RateLimits
from veillee.house.records import record_of_other_rules
from veillee.house.services import Services
from veillee.house.table.action import Seat
from veillee.house.table.reading import Unreadable
from veillee.house.table.replay import (
    Made,
    Mark,
    Moment,
    TriedMove,
    Variation,
    marks,
    moment,
    moves_made,
    variation,
    written_record,
)
from veillee.house.table.terms import LevelName

AnyRequest = Request[Any, Any, Any]
LONGEST: Final = 100


class Trying(msgspec.Struct, forbid_unknown_fields=True):
    """Moves to be tried, from a moment of a finished match on."""

    moves: Annotated[int, Meta(ge=0, le=1_000_000)]
    line: Annotated[list[TriedMove], Meta(max_length=LONGEST)]
    seat: Annotated[int, Meta(ge=0, le=999)] | None = None
    """Whose knowledge is shown; if not said, that of whoever is to move."""


class Forked(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a moment of a finished match, against bots."""

    moves: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat
    level: LevelName = "medium"


@get("/api/tables/{table_id:str}/moves", operation_id="moves", responses=PROBLEMS)
async def read_moves(
    request: AnyRequest, house: NamedDependency[House], table_id: TableId
) -> list[Made]:
    """Every move of a finished match; of a record that is not opened, one's own alone are told.
    Empty while it runs."""
    person = await visitor(request, house.people)
    room = await house.room(table_id)
    return moves_made(room.table.readable(now_ms()), person.id if person else None)


@post(
    "/api/tables/{table_id:str}/variation",
    operation_id="variation",
    status_code=200,
    responses=PROBLEMS,
)
async def try_moves(
    house: NamedDependency[House], table_id: TableId, data: JSONBody[Trying]
) -> Variation:
    """A finished match after other moves than were made, where its record is opened. Nothing is
    kept of it: the moves themselves lead back."""
    room = await house.room(table_id)
    return variation(room.table.readable(now_ms()), data.moves, data.line, data.seat)


@get(
    "/api/tables/{table_id:str}/record",
    operation_id="record",
    media_type="application/x-ndjson",
    responses=PROBLEMS,
)
async def read_record(house: NamedDependency[House], table_id: TableId) -> Response[str]:
    """The record of a finished match, where it was not agreed to keep it closed. Of one whose
    rules the house no longer has: the lines of its journal that have its moves."""
    try:
        room = await house.room(table_id)
        game, text = room.table.terms.game, await record_of(room)
    except Unreadable as why:
        game, text = "veillee", await record_of_other_rules(house, table_id, why)
    name = f"{game}-{table_id[:4]}.jsonl"  # the whole id is an invitation
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


async def record_of(room: Room) -> str:
    """The record of a match that is over, where it is open: it stays the same."""
    if room.record is None:
        room.record = await asyncio.to_thread(written_record, room.table.readable(now_ms()))
    return room.record


@get(
    "/api/tables/{table_id:str}/page",
    operation_id="page",
    media_type="text/html",
    responses=PROBLEMS,
)
async def read_page(
    request: AnyRequest, services: NamedDependency[Services], table_id: TableId
) -> Response[bytes]:
    """A finished match whose record is open, as a page of its own: one file that plays it again
    without a house, with the record in it, and the analysis where it is worked out."""
    room = await services.house.room(table_id)
    record = await record_of(room)
    person = await visitor_or_trouble(request, services.house.people)
    services.limits.hints_of_person.spend(person.id)
    found = await services.analyses.whole(table_id)
    analysis = msgspec.json.decode(found, type=Analysis) if found else None
    asked = standalone.Asked(record, table_id, room.seen_by(None).chairs, analysis)
    page = await standalone.made_apart(room.table.running(), asked)
    name = f"{room.table.terms.game}-{table_id[:4]}.html"  # the whole id is an invitation
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(page, media_type="text/html", headers=headers)


@get("/api/tables/{table_id:str}/moments/{moves:int}", operation_id="moment", responses=PROBLEMS)
async def read_moment(
    request: AnyRequest,
    house: NamedDependency[House],
    table_id: TableId,
    moves: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=999)] = None,
) -> Moment:
    """The match after so many moves, from a seat's knowledge at that moment."""
    person = await visitor(request, house.people)
    room = await house.room(table_id)
    return moment(room.table.readable(now_ms()), person.id if person else None, moves, seat)


@get("/api/tables/{table_id:str}/marks", operation_id="marks", responses=PROBLEMS)
async def read_marks(
    house: NamedDependency[House],
    table_id: TableId,
    kinds: Annotated[str, QueryParameter(max_length=200)],
) -> list[Mark]:
    """Where in a finished match events of these kinds happened, parted by commas: the begin of a
    round, of a night. Empty while it runs."""
    room = await house.room(table_id)
    return marks(room.table, kinds.split(","))


@get("/api/tables/{table_id:str}/turning-point", operation_id="turningPoint", responses=PROBLEMS)
async def read_turning_point(
    request: AnyRequest, services: NamedDependency[Services], table_id: TableId
) -> TurningPoint | None:
    """The move from which on a finished match was being won; null where there was none."""
    person = await visitor_or_trouble(request, services.house.people)
    services.limits.hints_of_person.spend(person.id)
    room = await services.house.room(table_id)
    return await services.turning_points.of(room.table.readable(now_ms()))


@get("/api/tables/{table_id:str}/analysis", operation_id="analysis", responses=PROBLEMS)
async def read_analysis(
    request: AnyRequest, services: NamedDependency[Services], table_id: TableId
) -> Response[Analysis]:
    """What is found out so far about a finished match whose record is open; `done` says whether
    that is all. It is worked out once, from when somebody first asks, and kept."""
    record = await record_of(await services.house.room(table_id))
    body = await services.analyses.found(table_id)
    if body is None:
        person = await visitor_or_trouble(request, services.house.people)
        services.limits.hints_of_person.spend(person.id)
        body = services.analyses.begin(table_id, record)
    return Response(cast(Any, body), media_type="application/json")


@post("/api/tables/{table_id:str}/fork", operation_id="fork", responses=PROBLEMS)
async def fork(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    table_id: TableId,
    data: JSONBody[Forked],
) -> TableSeen:
    """Go on from a moment of a finished match, at a table of one's own."""
    person = await visitor_or_trouble(request, house.people)
    check_pace(request, limits, person)
    room = await house.room(table_id)
    other = await go_on(
        house, room.table.readable(now_ms()), person.id, data.moves, data.seat, data.level
    )
    return other.seen_by(person.id)


HANDLERS = (
    read_moves,
    try_moves,
    read_record,
    read_page,
    read_moment,
    read_marks,
    read_turning_point,
    read_analysis,
    fork,
)
