"""Ratings: a player's, those at a table, and the lists of the best."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Request, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from veillee.bots import anchor
from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.past import seen
from veillee.house.http.people import PersonId
from veillee.house.http.tables import TableId
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.journal.standings import After, Board, Ranked, When
from veillee.house.now import now_ms
from veillee.house.people.faces import Face
from veillee.house.rate_limits import RateLimits
from veillee.house.ratings import Rating

AnyRequest = Request[Any, Any, Any]
Clock = Literal["none", "move", "days", "step"]
NUMBER = r"-?\d{1,5}(\.\d{1,20})?(e-\d{1,3})?"


class RatingSeen(msgspec.Struct):
    """How well somebody plays."""

    points: int
    uncertainty: int
    """How far off that may be: in two cases of three it is nearer."""
    provisional: bool


class RatingStep(msgspec.Struct):
    """A rating after one of the matches."""

    at: int
    points: int
    uncertainty: int


class PlayerRating(msgspec.Struct):
    """A player's rating with a game and a kind of clock."""

    game: str
    clock: Clock
    rating: RatingSeen
    matches: int
    curve: list[RatingStep]
    """After each of the last hundred matches."""


class SeatRating(msgspec.Struct):
    """The rating of who sits there, and what the match has made of it once it is over."""

    rating: RatingSeen
    after: RatingSeen | None


class OnTheLists(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one is named on the lists of the best."""

    listed: bool


class BestLine(msgspec.Struct):
    """Somebody on a list of the best."""

    place: int | None
    """None on one's own line, where one has no place on this list."""
    person: str | None
    """Where his page may be seen."""
    name: str
    face: Face
    rating: RatingSeen
    matches: int
    gained: int
    """How many points this week has brought."""
    me: bool


class Best(msgspec.Struct):
    """A page of a list of the best."""

    lines: list[BestLine]
    next: str | None
    """Where the next page begins: `after`."""
    mine: BestLine | None
    """One's own line, on the first page, with the place that one has or would have."""
    listed: bool
    """Whether one is on the lists oneself."""


@get("/api/people/{person:str}/ratings", operation_id="ratings", responses=PROBLEMS)
async def read_ratings(
    request: AnyRequest, house: NamedDependency[House], person: PersonId
) -> list[PlayerRating]:
    """All ratings of somebody whose past games one may see."""
    viewer = await visitor_or_trouble(request, house.people)
    await seen(house, viewer, person)
    return [
        PlayerRating(
            game=one.game,
            clock=cast(Clock, one.clock),
            rating=rating_seen(Rating(one.points, one.uncertainty)),
            matches=one.matches,
            curve=[
                RatingStep(step.at, round(step.points), round(step.uncertainty))
                for step in one.curve
            ],
        )
        for one in await house.journal.standings.of(person)
    ]


@get("/api/tables/{table_id:str}/ratings", operation_id="tableRatings", responses=PROBLEMS)
async def read_table_ratings(
    house: NamedDependency[House], table_id: TableId
) -> list[SeatRating | None]:
    """The ratings of those who sit at a rated table, seat by seat; of an unrated one, none."""
    table = (await house.room(table_id)).shown
    if not table.terms.rated:
        return []
    counted = await house.journal.standings.counted(table_id)
    if counted:
        return [
            SeatRating(
                rating_seen(row.before),
                rating_seen(Rating(row.points, row.uncertainty)) if row.person else None,
            )
            for row in counted
        ]
    game, clock = table.terms.game, str(table.terms.clock.__struct_config__.tag)
    persons = [chair.person for chair in table.chairs if chair.person]
    found = await house.journal.standings.among(persons, game, clock)
    ratings = [
        found.get(chair.person) if chair.person else anchor(game, chair.bot or "")
        for chair in table.chairs
    ]
    return [SeatRating(rating_seen(Rating(*one)), None) if one else None for one in ratings]


@get("/api/me/listed", operation_id="myListing", responses=PROBLEMS)
async def read_listing(request: AnyRequest, house: NamedDependency[House]) -> OnTheLists:
    person = await visitor_or_trouble(request, house.people)
    return OnTheLists(await house.journal.standings.is_listed(person.id))


@put("/api/me/listed", operation_id="setListed", responses=PROBLEMS)
async def change_listing(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[OnTheLists]
) -> OnTheLists:
    """Be named on the lists of the best, or no longer."""
    person = await visitor_or_trouble(request, house.people)
    await house.journal.standings.set_listed(person.id, listed=data.listed)
    return data


@get("/api/best/{game:str}/{clock:str}", operation_id="best", responses=PROBLEMS)
async def read_best(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    game: Annotated[str, PathParameter(pattern="^[a-z]+$", max_length=20)],
    clock: FromPath[Clock],
    when: FromQuery[When] = "ever",
    provisional: FromQuery[bool] = False,
    after: Annotated[
        str | None, QueryParameter(pattern=rf"^{NUMBER}:[2-9a-hjkmnp-z]{{16}}:\d{{1,7}}$")
    ] = None,
) -> Best:
    """Who plays a game best, of those who wish to be named: by points, or by what the week has
    brought. Ratings that are still provisional have a list of their own."""
    person = await visitor_or_trouble(request, house.people)
    limits.lists_of_person.spend(person.id)
    board = Board(game, clock, when, now_ms(), provisional)
    place = _after(after) if after else None
    lines, more = await house.journal.standings.best(board, place)
    first = place.place if place else 0
    mine = None if after else await house.journal.standings.line_of(person.id, board)
    last = lines[-1] if lines else None
    value = last and (last.gained if when == "week" else last.points)
    return Best(
        lines=[best_line(one, first + n, person.id) for n, one in enumerate(lines, start=1)],
        next=f"{value!r}:{last.person}:{first + len(lines)}" if last and more else None,
        mine=best_line(*mine, person.id) if mine else None,
        listed=await house.journal.standings.is_listed(person.id),
    )


def _after(text: str) -> After:
    value, person, place = text.split(":")
    return After(float(value), person, int(place))


def best_line(line: Ranked, place: int | None, viewer: str) -> BestLine:
    me = line.person == viewer
    return BestLine(
        place=place,
        person=line.person if me or line.shows_games else None,
        name=line.name,
        face=cast(Face, line.face),
        rating=rating_seen(Rating(line.points, line.uncertainty)),
        matches=line.matches,
        gained=round(line.gained),
        me=me,
    )


def rating_seen(rating: Rating) -> RatingSeen:
    return RatingSeen(round(rating.points), round(rating.uncertainty), rating.is_provisional)


HANDLERS = (
    read_ratings,
    read_table_ratings,
    read_listing,
    change_listing,
    read_best,
)
