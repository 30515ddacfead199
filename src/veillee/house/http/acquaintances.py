"""/api/me/people: people one knows, who of them is here, and inviting them to a table."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import visitor, visitor_or_trouble
from veillee.house.now import now_ms
from veillee.house.people.faces import Face
from veillee.house.rate_limits import RateLimits
from veillee.house.services import Services
from veillee.house.table import action

AnyRequest = Request[Any, Any, Any]


class Acquaintance(msgspec.Struct):
    """Somebody one has played with of late."""

    id: str
    name: str
    face: Face
    game: str
    """What was played when one last met."""
    here: bool
    """Whether he is in the house just now. Only where both let it be seen."""


class Acquaintances(msgspec.Struct):
    people: list[Acquaintance]
    """The latest first."""
    shows_here: bool
    """Whether one is shown as here oneself, to those who are shown too."""


class ShowsHere(msgspec.Struct, forbid_unknown_fields=True):
    shows_here: bool


class Invited(msgspec.Struct, forbid_unknown_fields=True):
    person: action.PersonId


class Invitation(msgspec.Struct):
    """Somebody has invited one to a table."""

    table: str
    game: str
    by: str
    name: str
    face: Face
    at: int


@get("/api/me/people", operation_id="acquaintances", responses=PROBLEMS)
async def read_acquaintances(request: AnyRequest, house: NamedDependency[House]) -> Acquaintances:
    """People one has played with of late."""
    person = await visitor_or_trouble(request, house.people)
    return await acquaintances(house, person.id)


async def acquaintances(house: House, person: str) -> Acquaintances:
    kept = house.journal.acquaintances
    shows, known = await kept.shows_here(person), await kept.of(person)
    # Asked of all alike: how long it takes must not tell who has agreed.
    inside = await house.cluster.who_is_in(one.person for one in known)
    people = [
        Acquaintance(
            id=one.person,
            name=one.name,
            face=cast(Face, one.face),
            game=one.game,
            here=shows and one.shown_here and one.person in inside,
        )
        for one in known
    ]
    return Acquaintances(people, shows)


@put("/api/me/shows-here", operation_id="showHere", responses=PROBLEMS)
async def show_here(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[ShowsHere]
) -> Acquaintances:
    """Let people one knows see whether one is here, if they do as well; or no longer."""
    person = await visitor_or_trouble(request, house.people)
    await house.journal.acquaintances.set_shown_here(person.id, shown=data.shows_here)
    return await acquaintances(house, person.id)


@post(
    "/api/tables/{table_id:str}/invitations",
    operation_id="invite",
    status_code=200,
    responses=PROBLEMS,
)
async def invite(
    request: AnyRequest,
    services: NamedDependency[Services],
    limits: NamedDependency[RateLimits],
    table_id: TableId,
    data: JSONBody[Invited],
) -> Response[None]:
    """Invite somebody one knows; it waits for him for a day."""
    person = await visitor_or_trouble(request, services.house.people)
    limits.invitations_of_person.spend(person.id)
    room = await services.house.room(table_id)
    await services.invitations.invite(person, data.person, room)
    return Response(None)


@get("/api/me/invitations", operation_id="invitations", responses=PROBLEMS)
async def read_invitations(request: AnyRequest, house: NamedDependency[House]) -> list[Invitation]:
    """What waits for one, the newest first. An open page asks every few seconds, and is thereby
    known to be here."""
    person = await visitor(request, house.people)
    if person is None:
        return []
    waiting = await house.journal.acquaintances.waiting(person.id, now_ms())
    if waiting.shown_here:
        await house.cluster.note_in(person.id)
    return [
        Invitation(one.table_id, one.game, one.by, one.name, cast(Face, one.face), one.at)
        for one in waiting.invitations
    ]


@delete(
    "/api/me/invitations/{table_id:str}",
    operation_id="answerInvitation",
    status_code=200,
    responses=PROBLEMS,
)
async def answer_invitation(
    request: AnyRequest, house: NamedDependency[House], table_id: TableId
) -> Response[None]:
    """One has gone there, or will not: it waits no longer."""
    person = await visitor_or_trouble(request, house.people)
    await house.journal.acquaintances.answered(person.id, table_id)
    return Response(None)


HANDLERS = (read_acquaintances, show_here, invite, read_invitations, answer_invitation)
