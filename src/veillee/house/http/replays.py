"""/api/tables/ID/moves: a finished match, to be looked at again."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency

from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import visitor
from veillee.house.now import now_ms
from veillee.house.table.replay import Made, moves_made

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table_id:str}/moves", operation_id="moves", responses=PROBLEMS)
async def read_moves(
    request: AnyRequest, house: NamedDependency[House], table_id: TableId
) -> list[Made]:
    """Every move of a finished match; of a record that is not opened, one's own alone are told.
    Empty while it runs."""
    person = await visitor(request, house.people)
    room = await house.room(table_id)
    return moves_made(room.table.readable(now_ms()), person.id if person else None)


HANDLERS = (read_moves,)
