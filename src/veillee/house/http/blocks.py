"""/api/me/blocked: whom one does not wish to meet."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Request, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from veillee.house.blocking import set_blocked
from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.people import PersonId
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.people.faces import Face
from veillee.house.rate_limits import RateLimits

AnyRequest = Request[Any, Any, Any]


class Blocked(msgspec.Struct):
    """Somebody whom one has blocked."""

    id: str
    name: str
    face: Face


class Block(msgspec.Struct, forbid_unknown_fields=True):
    blocked: bool


@get("/api/me/blocked", operation_id="blocked", responses=PROBLEMS)
async def read_blocked(request: AnyRequest, house: NamedDependency[House]) -> list[Blocked]:
    """Whom one has blocked, by name."""
    person = await visitor_or_trouble(request, house.people)
    return await blocked_by(house, person.id)


async def blocked_by(house: House, person: str) -> list[Blocked]:
    return [
        Blocked(one.person, one.name, cast(Face, one.face))
        for one in await house.blocks.blocked_by(person)
    ]


@put("/api/me/blocked/{person:str}", operation_id="block", responses=PROBLEMS)
async def block(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    person: PersonId,
    data: JSONBody[Block],
) -> list[Blocked]:
    """Neither meet a person any more nor be met by him, or again."""
    asker = await visitor_or_trouble(request, house.people)
    limits.blocks_of_person.spend(asker.id)
    await set_blocked(house, asker.id, person, blocked=data.blocked)
    return await blocked_by(house, asker.id)


HANDLERS = (read_blocked, block)
