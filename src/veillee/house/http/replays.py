"""/api/tables/ID/moves, /variation: a finished match, to be looked at again and tried otherwise."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import visitor
from veillee.house.now import now_ms
from veillee.house.table.replay import Made, TriedMove, Variation, moves_made, variation

AnyRequest = Request[Any, Any, Any]
LONGEST: Final = 100


class Trying(msgspec.Struct, forbid_unknown_fields=True):
    """Moves to be tried, from a moment of a finished match on."""

    moves: Annotated[int, Meta(ge=0, le=1_000_000)]
    line: Annotated[list[TriedMove], Meta(max_length=LONGEST)]
    seat: Annotated[int, Meta(ge=0, le=999)] | None = None
    """Whose knowledge is shown; if not said, that of whoever is to move."""


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


HANDLERS = (read_moves, try_moves)
