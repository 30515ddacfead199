"""/api/pairing: finding somebody to play with. A page that waits asks again and again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.people import PersonId
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.ids import ID_LENGTH, TABLE_ID
from veillee.house.journal.waiting import Search
from veillee.house.pairing import ClockName, begin, look
from veillee.house.rate_limits import RateLimits
from veillee.house.table.terms import GameName

AnyRequest = Request[Any, Any, Any]


class Looking(msgspec.Struct, forbid_unknown_fields=True):
    """What one looks for others for."""

    game: GameName
    clock: ClockName
    rated: bool = False
    """Whether the match is to count for ratings: only people with the same wish are paired."""
    search: Annotated[str, Meta(pattern=TABLE_ID, max_length=ID_LENGTH)] | None = None
    """The id that came with the first answer; without it another search begins."""


class WaitSeen(msgspec.Struct):
    search: str
    since: int
    table: str | None
    """Where to go, once others were found."""
    bots: bool
    """Whether one has waited long enough to be offered bots."""


class PairingStopped(msgspec.Struct):
    table: str | None
    """Others had been found a moment before: the match has begun there."""


@post("/api/pairing", operation_id="pair", status_code=200, responses=PROBLEMS)
async def pair(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    data: JSONBody[Looking],
) -> WaitSeen:
    """Look for somebody, or hear how it stands. Who does not ask for ten seconds has left."""
    person = await visitor_or_trouble(request, house.people)
    if data.search is None:
        limits.tables_of_person.spend(person.id)
        wait = await begin(house, person.id, data.game, data.clock, rated=data.rated)
    else:
        search = Search(person.id, data.search, data.game, data.clock, data.rated)
        wait = await look(house, search)
    return WaitSeen(wait.search, wait.since, wait.table, wait.bots)


@delete(
    "/api/pairing/{search:str}", operation_id="stopPairing", status_code=200, responses=PROBLEMS
)
async def stop_pairing(
    request: AnyRequest, house: NamedDependency[House], search: PersonId
) -> PairingStopped:
    """Wait no longer."""
    person = await visitor_or_trouble(request, house.people)
    return PairingStopped(await house.journal.waiting.end(person.id, search))


HANDLERS = (pair, stop_pairing)
