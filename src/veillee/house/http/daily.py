"""/api/days: a game a day, the same for everyone."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from veillee.bots import daily_games
from veillee.house.daily import Days, date_of, day_of
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.tables import check_pace
from veillee.house.http.visitor import visitor_or_trouble
from veillee.house.journal.daily import Attempt
from veillee.house.live.frames import TableSeen
from veillee.house.services import Services
from veillee.house.table.terms import DAY
from veillee.kernel.chance import commitment

AnyRequest = Request[Any, Any, Any]
TODAY: Final = "today"
DayName = Annotated[str, PathParameter(pattern=r"^(today|\d{4}-\d{2}-\d{2})$", max_length=10)]
GameName = Annotated[str, PathParameter(pattern="^[a-z]+$", max_length=20)]
PAGE: Final = 30


class Compared(msgspec.Struct):
    """How one's points compare, with nobody named."""

    median: float | None
    """None where bots are still at it."""
    by_bots: bool
    """Whether it is that of bots, because few have played."""
    squares: int
    """Of five to share: how far one has come from the last."""


class AgainstGhosts(msgspec.Struct):
    """How far one was ahead of yesterday's ghosts when the first of the two was there; behind where
    it is below 0."""

    best: int
    median: int
    by_bots: bool
    """Whether they are bots', because few had played."""


class Ghosts(msgspec.Struct):
    """How far yesterday's best and median had come at the start and after each round, with nobody
    named. Empty where the game has no ghosts, or bots are still at it."""

    best: list[int]
    median: list[int]
    by_bots: bool
    """Whether they are bots', because few had played."""


class GameOfTheDay(msgspec.Struct):
    """One of a day's games, and how one stands with it."""

    game: str
    within: int
    """A problem: to be won within so many moves; 0 where points count."""
    grade: int
    """How hard a problem is: what the beginner among bots finds (1) to what none does (4)."""
    riddle: bool
    """Without a table: it is answered under `/riddle`."""
    status: Literal["new", "running", "done"]
    table: str | None
    """One's own that counts."""
    tries: int
    score: int | None
    """Points; of a problem, how many tries it took."""
    players: int | None
    """How many have finished it; known to those who have."""
    compared: Compared | None
    against: AgainstGhosts | None
    """Where the game has ghosts, and one has finished."""


class Day(msgspec.Struct):
    """The games of a day."""

    day: str
    is_today: bool
    ends_at: int
    streak: int
    """On how many days without a gap one has finished something."""
    games: list[GameOfTheDay]
    commitment: str
    """To the seed of this day."""
    next_commitment: str
    """To that of the next."""
    seed: str | None
    """Of a day that is over."""
    before: str | None
    """The day before, where there was a house."""


class Played(msgspec.Struct):
    """What came of one of a day's games."""

    game: str
    score: int | None
    tries: int


class PastDay(msgspec.Struct):
    """A day that is over, and what one played on it."""

    day: str
    games: list[Played]


class PastDays(msgspec.Struct):
    """A page of days that are over, the newest first."""

    days: list[PastDay]
    next: str | None
    """Where the next page begins: `until`."""


@get("/api/days/{day:str}", operation_id="day", responses=PROBLEMS)
async def read_day(request: AnyRequest, services: NamedDependency[Services], day: DayName) -> Day:
    """The games of a day, by its date or as `today`, and how one stands with them."""
    days, person = services.days, await visitor_or_trouble(request, services.house.people)
    number = number_of(days, day)
    await days.check(number)
    tried = await services.house.journal.daily.attempts(person.id, number, number)
    mine = {attempt.game: attempt for attempt in tried}
    seed = await days.seed(number)
    return Day(
        day=date_of(number),
        is_today=number == days.today,
        ends_at=(number + 1) * DAY,
        streak=await days.streak(person.id),
        games=[await _game(services, number, game, mine.get(game)) for game in daily_games()],
        commitment=commitment(seed),
        next_commitment=commitment(await days.seed(number + 1)),
        seed=seed if number < days.today else None,
        before=date_of(number - 1) if number > await days.first() else None,
    )


async def _game(services: Services, day: int, game: str, attempt: Attempt | None) -> GameOfTheDay:
    days = services.days
    daily = await days.game(day, game)
    score = attempt.score if attempt else None
    standing = await days.standing(day, game, score) if score is not None else None
    # Whoever gave up has nothing to compare.
    table = attempt.table_id if attempt and score else None
    against = await services.ghosts.against(day, game, table) if table else None
    return GameOfTheDay(
        game=game,
        within=daily.within,
        grade=daily.grade,
        riddle=bool(daily.riddle),
        status="new" if attempt is None else "running" if score is None else "done",
        table=attempt.table_id if attempt else None,
        tries=attempt.tries if attempt else 0,
        score=score,
        players=standing.players if standing else None,
        compared=Compared(standing.median, standing.by_bots, standing.squares)
        if standing and not daily.within
        else None,
        against=AgainstGhosts(*against) if against else None,
    )


@get("/api/days", operation_id="pastDays", responses=PROBLEMS)
async def read_days(
    request: AnyRequest,
    services: NamedDependency[Services],
    until: Annotated[
        str | None, QueryParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)
    ] = None,
) -> PastDays:
    """Days that are over, the newest first; each can be played for practice."""
    days, person = services.days, await visitor_or_trouble(request, services.house.people)
    last = min(days.today - 1, day_of(until) if until else days.today)
    first = max(await days.first(), last - PAGE + 1)
    tried = await services.house.journal.daily.attempts(person.id, first, last)
    return PastDays(
        days=[
            PastDay(
                date_of(day),
                [Played(one.game, one.score, one.tries) for one in tried if one.day == day],
            )
            for day in range(last, first - 1, -1)
        ],
        next=date_of(first - 1) if first > await days.first() else None,
    )


@post("/api/days/{day:str}/{game:str}", operation_id="playDay", responses=PROBLEMS)
async def play_day(
    request: AnyRequest, services: NamedDependency[Services], day: DayName, game: GameName
) -> TableSeen:
    """One's table with a game of the day: what is first finished on its day counts."""
    person = await visitor_or_trouble(request, services.house.people)
    check_pace(request, services.limits, person)
    room = await services.days.play(person.id, number_of(services.days, day), game)
    return room.seen_by(person.id)


@get("/api/days/{day:str}/{game:str}/ghosts", operation_id="ghosts", responses=PROBLEMS)
async def read_ghosts(
    request: AnyRequest, services: NamedDependency[Services], day: DayName, game: GameName
) -> Ghosts:
    """What runs beside a game of this day: how far two of the day before had come."""
    await visitor_or_trouble(request, services.house.people)
    number = number_of(services.days, day)
    await services.days.check(number)
    found = await services.ghosts.beside(number, game)
    return Ghosts(found.best, found.median, found.by_bots)


def number_of(days: Days, name: str) -> int:
    return days.today if name == TODAY else day_of(name)


HANDLERS = (read_day, read_days, play_day, read_ghosts)
