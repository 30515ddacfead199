"""/api/days/…/riddle: what one seat of a match knew, what one makes of it, and then how it was."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from veillee.bots import Riddle
from veillee.bots.riddle import CERTAIN
from veillee.house.daily import date_of
from veillee.house.errors import HouseError
from veillee.house.http.daily import AnyRequest, DayName, GameName, number_of
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.tables import check_pace
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.services import Services
from veillee.house.table.replay import Mark, Moment, marks_of, moment_of, story
from veillee.house.table.told import Happening
from veillee.kernel import Match

MOST_ASKED = 1000
Percent = Annotated[int, msgspec.Meta(ge=0, le=CERTAIN)]


class Answered(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: for each seat that is asked about, in that order, how likely it is so."""

    chances: Annotated[list[Percent], msgspec.Meta(max_length=MOST_ASKED)]


class Solution(msgspec.Struct):
    """How it was, for those who have answered."""

    counts: bool
    """Whether the answer was given on the day; practice otherwise."""
    chances: list[int]
    """One's own."""
    score: int
    """100 less the mean squared error."""
    truth: list[bool]
    """Whether it was so, in the order of `asked`."""
    bot: list[int]
    """What the strong bot believed who saw the same, in percent."""
    bot_score: int
    moves: int
    """How many had been made at the moment that was shown."""


class RiddleSeen(msgspec.Struct):
    """A riddle, as far as one may know it."""

    day: str
    game: str
    is_today: bool
    seats: int
    level: str
    """Of the bots in all chairs."""
    seat: int
    """Whose eyes one sees it with."""
    view: Any
    story: list[Happening]
    """What the seat was told up to the moment."""
    asked: list[int]
    """The seats that one is asked about."""
    solution: Solution | None


@get("/api/days/{day:str}/{game:str}/riddle", operation_id="riddle", responses=PROBLEMS)
async def read_riddle(
    request: AnyRequest, services: NamedDependency[Services], day: DayName, game: GameName
) -> RiddleSeen:
    """The riddle of a day: the match exactly as one seat knew it then; and the solution, where one
    has answered on that day."""
    days, person = services.days, await visitor_or_trouble(request, services.house.people)
    number = number_of(days, day)
    kept = await days.attempt(person.id, number, game)
    return await _seen(services, number, game, kept.answer if kept else None, counts=True)


@post("/api/days/{day:str}/{game:str}/riddle", operation_id="answerRiddle", responses=PROBLEMS)
async def answer_riddle(
    request: AnyRequest,
    services: NamedDependency[Services],
    day: DayName,
    game: GameName,
    data: JSONBody[Answered],
) -> RiddleSeen:
    """Answer. The first answer on the day counts, and cannot be changed."""
    days, person = services.days, await visitor_or_trouble(request, services.house.people)
    check_pace(request, services.limits, person)
    number = number_of(days, day)
    await days.answer(person.id, number, game, data.chances)
    counts = await days.attempt(person.id, number, game) is not None
    return await _seen(services, number, game, data.chances, counts=counts)


async def _seen(
    services: Services, day: int, game: str, chances: list[int] | None, *, counts: bool
) -> RiddleSeen:
    laid = await services.days.riddle(day, game)
    riddle, then = laid.riddle, laid.opened().fork(after=laid.riddle.moves)
    return RiddleSeen(
        day=date_of(day),
        game=game,
        is_today=day == services.days.today,
        seats=then.seats,
        level=(await services.days.game(day, game)).level,
        seat=riddle.seat,
        view=then.view(riddle.seat),
        story=story(then, riddle.seat),
        asked=list(riddle.asked),
        solution=_solution(riddle, chances, counts=counts) if chances is not None else None,
    )


def _solution(riddle: Riddle, chances: list[int], *, counts: bool) -> Solution:
    return Solution(
        counts=counts,
        chances=chances,
        score=riddle.points(chances),
        truth=list(riddle.truth),
        bot=list(riddle.bot),
        bot_score=riddle.points(riddle.bot),
        moves=riddle.moves,
    )


@get(
    "/api/days/{day:str}/{game:str}/moments/{moves:int}",
    operation_id="riddleMoment",
    responses=PROBLEMS,
)
async def read_riddle_moment(
    request: AnyRequest,
    services: NamedDependency[Services],
    day: DayName,
    game: GameName,
    moves: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=999)] = None,
) -> Moment:
    """The match of a riddle after so many moves, for whoever has answered; for everyone once the
    day is over."""
    return moment_of(await _opened(request, services, day, game), moves, seat)


@get("/api/days/{day:str}/{game:str}/marks", operation_id="riddleMarks", responses=PROBLEMS)
async def read_riddle_marks(
    request: AnyRequest,
    services: NamedDependency[Services],
    day: DayName,
    game: GameName,
    kinds: Annotated[str, QueryParameter(max_length=200)],
) -> list[Mark]:
    """Where in the match of a riddle events of these kinds happened, parted by commas; to the same
    people."""
    return marks_of(await _opened(request, services, day, game), kinds.split(","))


@get(
    "/api/days/{day:str}/{game:str}/record",
    operation_id="riddleRecord",
    media_type="application/x-ndjson",
    responses=PROBLEMS,
)
async def read_riddle_record(
    services: NamedDependency[Services], day: DayName, game: GameName
) -> Response[str]:
    """The record of a riddle's match, once its day is over: it opens the day's seed, which all
    other games of that day are dealt from."""
    number = number_of(services.days, day)
    laid = await services.days.riddle(number, game)
    if number == services.days.today:
        raise HouseError("record-not-opened", 403)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{date_of(number)}.jsonl"'}
    return Response(laid.riddle.record, media_type="application/x-ndjson", headers=headers)


async def _opened(request: AnyRequest, services: Services, day: str, game: str) -> Match:
    """HouseError where one has not answered yet."""
    days, person = services.days, await visitor_or_trouble(request, services.house.people)
    number = number_of(days, day)
    laid = await days.riddle(number, game)
    if number == days.today and await days.attempt(person.id, number, game) is None:
        raise HouseError("riddle-not-opened", 403)
    return laid.opened()


HANDLERS = (
    read_riddle,
    answer_riddle,
    read_riddle_moment,
    read_riddle_marks,
    read_riddle_record,
)
