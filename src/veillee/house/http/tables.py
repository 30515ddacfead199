"""/api/tables: laying tables, looking at them, asking for something there."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from io import BytesIO
from typing import Annotated, Any, Final, Literal, cast

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta

from veillee.bots import Reason
from veillee.house.desk import Desks
from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.unchanging import Unchanging
from veillee.house.http.visitor import address, visitor, visitor_or_trouble
from veillee.house.ids import ID_LENGTH, TABLE_ID
from veillee.house.journal import journal
from veillee.house.journal.journal import MOST_LISTED
from veillee.house.journal.people import Person
from veillee.house.live.frames import TableSeen
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.public_tables import Hosted
from veillee.house.rate_limits import RateLimits
from veillee.house.services import Services
from veillee.house.table.action import Luck, check_level
from veillee.house.table.actions import AnyCommand
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.terms import LevelName, Terms
from veillee.house.tasks import unhurried

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern=TABLE_ID, max_length=ID_LENGTH)]
MOST_AWAITED: Final = 4
LONGEST_LINK: Final = 200
MOST_DRAWN: Final = 1000
"""Invitations that are kept: to draw one takes longer than all the rest of a request."""


class Laid(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be laid: its terms, who sits where, and whether to begin at once."""

    chairs: Annotated[list[LevelName], Meta(max_length=1000)] = msgspec.field(default_factory=list)
    """For each seat `me`, `open`, or the level of a bot; seats left out are open."""
    start: bool = False
    luck: Luck = ""


class Done(msgspec.Struct):
    """What came of a command."""

    done: bool
    """False where it had been done before."""
    hint: Any = None
    table: str | None = None
    why: Reason | None = None
    """Why the bot would play the hint: a message of the game's, and what fills it."""


class Awaited(msgspec.Struct):
    """Somebody whose move a table waits for."""

    seat: int
    name: str | None
    bot: str | None


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    host: str | None
    seats: int
    open_chairs: int
    your_turn: bool
    awaited: list[Awaited]
    """The first few of those whose turn it is."""
    made_at: int
    adjourned: bool = False
    """Whether it waits for one of its people to come back."""
    goes_on: bool = False
    """Whether it began at a moment of another match."""
    rated: bool = False
    trouble: str | None = None
    """Of a table that cannot be read (`status` is `set-aside`): what became of it, in words."""


@post("/api/tables", operation_id="lay", responses=PROBLEMS)
async def lay(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    services: NamedDependency[Services],
    data: JSONBody[Laid],
) -> TableSeen:
    """Lay a table, seat oneself and bots, and begin if asked to."""
    person = await visitor_or_trouble(request, house.people)
    check_pace(request, limits, person)
    if len(data.chairs) > data.seats or data.chairs.count("me") > 1:
        raise HouseError("wrong-chairs", 400)
    for level in data.chairs:
        if level not in ("me", "open"):
            check_level(data.game, level)
    terms = Terms(**{field: getattr(data, field) for field in Terms.__struct_fields__})
    opened = decide_to_lay(person.id, terms, now_ms())
    if terms.public:
        async with services.public_tables.place_for(person.id, address(request)) as places:
            room = await house.lay(opened)
            places.append(room.table.id)
    else:
        room = await house.lay(opened)
    async for seat, who in unhurried(enumerate(data.chairs)):
        if who == "me":
            await house.command(room, person.id, Sit(seat=seat, luck=data.luck))
        elif who != "open":
            await house.command(room, person.id, SeatBot(seat=seat, level=who))
    if data.start:
        await house.command(room, person.id, Start())
    return room.seen_by(person.id)


@get("/api/tables", operation_id="tables", responses=PROBLEMS)
async def list_tables(
    request: AnyRequest,
    services: NamedDependency[Services],
    which: FromQuery[Literal["public", "mine"]] = "public",
) -> Response[list[Listed]]:
    """Public tables with an open chair, or the tables one sits at."""
    house = services.house
    person = await visitor(request, house.people)
    if which == "public":
        hidden = await house.blocks.hidden_from(person.id) if person else ()
        body = await services.public_tables.encoded(lambda: _public(house), hidden)
    else:
        mine = await _mine(house, person) if person else []
        body = msgspec.json.encode(mine)
    return Response(cast(Any, body), media_type="application/json")


async def _public(house: House) -> list[Hosted]:
    """The newest that can be read: those that cannot take nobody's place. Nobody has a turn at a
    table that waits for people: each is sent alike to all."""
    found: list[Hosted] = []
    last = None
    while tables := await house.journal.public_tables(after=last):
        for table in tables:
            with suppress(HouseError):
                room = await house.room(table.id)
                found.append(Hosted(room.table.host, msgspec.json.encode(listed(room, None))))
        if len(found) >= MOST_LISTED or len(tables) < MOST_LISTED:
            break
        last = tables[-1]
    return found[:MOST_LISTED]


async def _mine(house: House, person: Person) -> list[Listed]:
    tables = await house.journal.tables_of(person.id)
    return [await _listed_or_set_aside(house, table, person) for table in tables]


async def _listed_or_set_aside(house: House, table: journal.Listed, person: Person) -> Listed:
    try:
        return listed(await house.room(table.id), person.id)
    except HouseError as why:
        return Listed(
            id=table.id,
            game=table.game,
            status="set-aside",
            host=None,
            seats=0,
            open_chairs=0,
            your_turn=False,
            awaited=[],
            made_at=table.made_at,
            trouble=why.text(person.language),
        )


def check_pace(request: AnyRequest, limits: RateLimits, person: Person) -> None:
    """HouseError where a person, or all at his address, lay tables too fast."""
    limits.tables_of_person.spend(person.id)
    limits.tables_of_address.spend(address(request))


def listed(room: Room, person: str | None) -> Listed:
    table = room.shown
    awaited = table.awaited(table.seat_in_hand(person, None))
    return Listed(
        id=table.id,
        game=table.terms.game,
        status=table.status,
        host=room.names.get(table.host),
        seats=table.terms.seats,
        open_chairs=sum(chair.is_open for chair in table.chairs),
        your_turn=bool(set(table.seats_of(person)) & set(awaited)),
        awaited=[waiting(room, seat) for seat in awaited[:MOST_AWAITED]],
        made_at=table.opened.at,
        adjourned=table.adjourned,
        goes_on=table.goes_on,
        rated=table.terms.rated,
    )


def waiting(room: Room, seat: int) -> Awaited:
    chair = room.shown.chairs[seat]
    return Awaited(seat, room.names.get(chair.person or ""), chair.bot)


@get("/api/tables/{table_id:str}", operation_id="table", responses=PROBLEMS)
async def read_table(
    request: AnyRequest, house: NamedDependency[House], table_id: TableId
) -> TableSeen:
    """A table as its visitor sees it. Whoever has the link may look."""
    person = await visitor(request, house.people)
    room = await house.room(table_id)
    return room.seen_by(person.id if person else None)


@post(
    "/api/tables/{table_id:str}/commands",
    operation_id="command",
    status_code=200,
    responses=PROBLEMS,
)
async def command(
    request: AnyRequest,
    house: NamedDependency[House],
    desks: NamedDependency[Desks],
    table_id: TableId,
    data: JSONBody[AnyCommand],
) -> Done:
    """Ask for something at a table; the same commands as over the socket."""
    person = await visitor_or_trouble(request, house.people)
    answer = await desks.carry_out(await house.room(table_id), person, data)
    return Done(*answer)


@get(
    "/api/tables/{table_id:str}/invitation.svg",
    operation_id="invitation",
    media_type="image/svg+xml",
    responses=PROBLEMS,
)
async def read_invitation(
    request: AnyRequest, house: NamedDependency[House], table_id: TableId
) -> Response[bytes]:
    """The table's link as a QR code."""
    if not await house.knows(table_id):
        raise HouseError("no-such-table", 404)
    link = f"{request.base_url}table/{table_id}"
    if len(link) > LONGEST_LINK:
        raise HouseError("not-understood", 400)
    return drawn(link).sent(request)


@lru_cache(maxsize=MOST_DRAWN)
def drawn(link: str) -> Unchanging:
    svg = BytesIO()
    segno.make(link, error="m").save(svg, kind="svg", scale=8, border=3, light="white")
    return Unchanging.of(svg.getvalue(), "image/svg+xml")


HANDLERS = (lay, list_tables, read_table, command, read_invitation)
