"""/api/people: players, and their past games; /api/me/records: one's own, to take away."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.response import Stream

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.people import PersonId
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.ids import ID_LENGTH, TABLE_ID
from veillee.house.journal import past
from veillee.house.journal.past import PageEnd, Wanted
from veillee.house.journal.people import Person
from veillee.house.people.faces import Face
from veillee.house.rate_limits import RateLimits
from veillee.house.records import records_of

AnyRequest = Request[Any, Any, Any]
Word = Annotated[str | None, QueryParameter(pattern="^[a-z]+$", max_length=20)]


class Player(msgspec.Struct):
    """Somebody whose past games one may see."""

    id: str
    name: str
    face: Face


class Met(msgspec.Struct):
    """Somebody else at the table: a person, a bot, or someone who left the house."""

    seat: int
    place: int
    person: str | None
    """None also where he does not show his games to everybody, and this is another's page."""
    name: str | None
    bot: str | None
    gone: bool


class RatingChange(msgspec.Struct):
    """What a rated match has made of a rating."""

    before: int
    after: int


class PastGame(msgspec.Struct):
    """A finished match, as it went for one person."""

    table: str | None
    """Where one may replay it: at a table one sat at, or that was public."""
    game: str
    clock: Literal["none", "move", "days", "step"]
    seats: int
    place: int
    result: Literal["won", "drawn", "lost"]
    quit: Literal["", "resigned", "late", "left", "gone"]
    """Why he did not play to the end."""
    moves: int
    ended_at: int
    met: list[Met]
    """The first few of the others."""
    rated: RatingChange | None
    """None where it did not count."""


class Tally(msgspec.Struct):
    """How often one came before the opponent who was asked for, behind, and beside."""

    ahead: int
    behind: int
    level: int


class PastGames(msgspec.Struct):
    """A page of past games, the newest first."""

    games: list[PastGame]
    next: str | None
    """Where the next page begins: `after`."""
    tally: Tally | None
    """On the first page, where an opponent was asked for."""
    opponent: str | None
    """What he is called."""


@get("/api/people/{person:str}", operation_id="player", responses=PROBLEMS)
async def read_player(
    request: AnyRequest, house: NamedDependency[House], person: PersonId
) -> Player:
    """Somebody one has played with, or who shows his games to everybody."""
    viewer = await visitor_or_trouble(request, house.people)
    found = await seen(house, viewer, person)
    return Player(found.id, found.name, cast(Face, found.face))


@get("/api/people/{person:str}/games", operation_id="pastGames", responses=PROBLEMS)
async def read_games(
    request: AnyRequest,
    house: NamedDependency[House],
    person: PersonId,
    game: Word = None,
    opponent: Annotated[str | None, QueryParameter(pattern=TABLE_ID, max_length=ID_LENGTH)] = None,
    bot: Word = None,
    after: Annotated[str | None, QueryParameter(pattern=r"^\d{1,15}\.\d{1,4}$")] = None,
) -> PastGames:
    """His finished matches: of one game, with one opponent, or with a bot of one level."""
    viewer = await visitor_or_trouble(request, house.people)
    await seen(house, viewer, person)
    hidden = await house.blocks.hidden_from(viewer.id)
    against = None if opponent in hidden else await house.people.known(opponent)
    if against and viewer.id not in (person, against.id) and not against.shows_games:
        raise HouseError("games-not-shown", 403)
    wanted = Wanted(person, game, opponent, bot if opponent is None else None)
    place = PageEnd(*map(int, after.split("."))) if after else None
    games, end = await house.journal.past.games(wanted, viewer.id, place)
    is_asked = not after and (opponent or bot)
    tally = await house.journal.past.tally(wanted) if is_asked else None
    return PastGames(
        games=[shown(game, viewer.id, own=viewer.id == person, hidden=hidden) for game in games],
        next=f"{end.ended_at}.{end.shown}" if end else None,
        tally=Tally(*tally) if tally else None,
        opponent=against.name if against else None,
    )


@get(
    "/api/me/records",
    operation_id="myRecords",
    media_type="application/zip",
    responses=PROBLEMS,
)
async def read_records(
    request: AnyRequest, house: NamedDependency[House], limits: NamedDependency[RateLimits]
) -> Stream:
    """The records of all one's finished matches, as one zip file; closed ones are left out."""
    person = await visitor_or_trouble(request, house.people)
    limits.records_of_person.spend(person.id)
    headers = {"Content-Disposition": 'attachment; filename="veillee.zip"'}
    return Stream(records_of(house, person.id), media_type="application/zip", headers=headers)


async def seen(house: House, viewer: Person, person: str) -> Person:
    """The person; HouseError where the viewer may not see his games. Nobody learns from that
    whether there is such a person."""
    if viewer.id == person:
        return viewer
    found = await house.people.known(person)
    met = await house.journal.past.have_met(viewer.id, person)
    is_hidden = person in await house.blocks.hidden_from(viewer.id)
    if found is not None and not is_hidden and (found.shows_games or met):
        return found
    raise HouseError("games-not-shown", 403)


def shown(game: past.Past, viewer: str, *, own: bool, hidden: Collection[str] = ()) -> PastGame:
    """A link to a private table is its invitation: nobody is handed another's. Nor is anybody
    told with whom others played, unless those say so themselves. Whoever is hidden from the viewer
    is as good as gone."""
    fields = {
        name: getattr(game, name)
        for name in PastGame.__struct_fields__
        if name not in ("table", "met", "rated")
    }
    return PastGame(
        table=game.table_id if game.public or game.viewer_sat else None,
        met=[
            _met(
                other._replace(person=None) if other.person in hidden else other,
                named=own or other.person == viewer or bool(other.shows_games),
            )
            for other in game.met
        ],
        rated=(
            RatingChange(round(game.points_before), round(game.points))
            if game.points_before is not None and game.points is not None
            else None
        ),
        **fields,
    )


def _met(other: past.Met, *, named: bool) -> Met:
    return Met(
        seat=other.seat,
        place=other.place,
        person=other.person if named else None,
        name=other.name if named and other.person else None,
        bot=other.bot,
        gone=other.person is None and other.bot is None,
    )


HANDLERS = (read_player, read_games, read_records)
