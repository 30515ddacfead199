"""Why a bot made its move: on request, from what it weighs at that moment again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from veillee.bots import Reason
from veillee.house.bots.processes import CutOff
from veillee.house.errors import HouseError
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.replays import AnyRequest
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.table.replay import bots_move


class Why(msgspec.Struct):
    """What a bot has to say about a move that it made."""

    seat: int
    move: Any
    """What it would play now: mostly what it played. Bots play by chance too."""
    same: bool
    reason: Reason | None


@get("/api/tables/{table_id:str}/why", operation_id="why", responses=PROBLEMS)
async def read_why(
    request: AnyRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    moves: Annotated[int | None, QueryParameter(ge=1, le=1_000_000)] = None,
) -> Why:
    """Why a bot made this move, or the last one: it is asked again, with what it knew then. Of a
    finished match whose record is open, and of a running one in which nothing is hidden."""
    person = await visitor_or_trouble(request, services.house.people)
    table = (await services.house.room(table_id)).table.readable(now_ms())
    number = bots_move(table, moves)
    services.limits.hints_of_person.spend(person.id)
    try:
        advice = await services.driver.why(table, number)
    except CutOff:
        raise HouseError("hint-too-long", 503) from None
    seat, made = table.running().made(number)
    return Why(seat, msgspec.to_builtins(advice.move), advice.move == made, advice.reason)


HANDLERS = (read_why,)
