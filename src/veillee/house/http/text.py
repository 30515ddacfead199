"""A finished match as plain text, to be read, mailed and kept."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from veillee.analysis import Analysis
from veillee.analysis.text import Player, written
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.games import Language
from veillee.house.http.replays import AnyRequest, record_of
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.services import Services


@get(
    "/api/tables/{table_id:str}/text",
    operation_id="text",
    media_type="text/plain",
    responses=PROBLEMS,
)
async def read_text(
    request: AnyRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    language: FromQuery[Language] = "en",
) -> Response[str]:
    """A finished match whose record is open, as text: who played, every move, what came of it; with
    comments where its analysis is done. It says so where it is not, and begins none."""
    person = await visitor_or_trouble(request, services.house.people)
    services.limits.hints_of_person.spend(person.id)
    room = await services.house.room(table_id)
    await record_of(room)
    table = room.table
    body = await services.analyses.found(table_id)
    found = msgspec.json.decode(body, type=Analysis) if body else None
    players = [Player(chair.name or "", chair.bot or "") for chair in room.seen_by(None).chairs]
    text = await asyncio.to_thread(
        written,
        table.running(),
        language,
        players=players,
        date=datetime.fromtimestamp(table.opened.at / 1000, UTC).date(),
        found=found if found and found.done else None,
    )
    name = f"{table.terms.game}-{table_id[:4]}.txt"  # the whole id is an invitation
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


HANDLERS = (read_text,)
