"""/api/tables/ID/reports: reporting somebody with the lines concerned."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.rate_limits import RateLimits
from veillee.house.reporting import report
from veillee.house.table.action import PersonId


class Reported(msgspec.Struct, forbid_unknown_fields=True):
    person: PersonId
    lines: Annotated[list[int], Meta(min_length=1, max_length=20)]
    """When he said them: `at` of the lines one was told."""
    words: Annotated[str, Meta(max_length=500)] = ""
    """What one would like to say about it."""


@post(
    "/api/tables/{table_id:str}/reports", operation_id="report", status_code=200, responses=PROBLEMS
)
async def report_lines(
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    table_id: TableId,
    data: JSONBody[Reported],
) -> Response[None]:
    """Have whoever keeps the house look at what somebody said. He is not told by whom."""
    reporter = await visitor_or_trouble(request, house.people)
    limits.reports_of_person.spend(reporter.id)
    room = await house.room(table_id)
    await report(house, room, reporter, data.person, set(data.lines), data.words)
    return Response(None)


HANDLERS = (report_lines,)
