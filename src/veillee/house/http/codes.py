"""/api/tables/by-code: from four letters to a table. Codes cannot be tried out: waits grow."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.visitor import address, visitor_or_trouble
from veillee.house.now import now_ms
from veillee.house.rate_limits import RateLimits


class TableCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20)]


class TableFound(msgspec.Struct):
    table: str


@post("/api/tables/by-code", operation_id="openByCode", status_code=200, responses=PROBLEMS)
async def open_by_code(
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    data: JSONBody[TableCode],
) -> TableFound:
    """The table that a short code opens."""
    person = await visitor_or_trouble(request, house.people)
    tries, now = house.journal.tries, now_ms()
    of_person = f"code {person.id}"
    of_address = f"code {house.people.masked(address(request))}"[:40]
    too_soon = await tries.take(
        {
            of_person: limits.table_codes_of_person.wait_ms,
            of_address: limits.table_codes_of_address.wait_ms,
        },
        now,
    )
    if too_soon:
        raise HouseError("too-many-table-codes", 429, seconds=-(-too_soon // 1000))
    table = await house.journal.codes.find(data.code)
    if table is None:
        raise HouseError("wrong-table-code", 404)
    await tries.succeed(of_person, of_address, now)
    return TableFound(table)


HANDLERS = (open_by_code,)
