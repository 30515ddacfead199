"""Ratings: counted with the last entry of a rated match, and anew to the same numbers."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, update

import veillee
from tests.house.conftest import settings
from tests.house.parts import Postgres
from tests.house.playing import Guest, guest, guests, laid, started
from veillee.bots import anchor
from veillee.cli import main
from veillee.house.identity import farewell
from veillee.house.journal.engine import connect
from veillee.house.journal.ratings import RatedSeat, Standing, week_of
from veillee.house.journal.results import Result
from veillee.house.journal.schema import counted, ratings, results
from veillee.house.live.room import Room
from veillee.house.ratings import PROVISIONAL, START, Rating, after_match
from veillee.house.services import Services
from veillee.house.settings import Retention
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.terms import DAY, SecondsPerMove

pytestmark = pytest.mark.anyio


async def lost_by(loser: Guest, winner: Guest, **terms: Any) -> Room:
    """A rated match for two, in which the first gives up."""
    room = await started([loser, winner], rated=True, **terms)
    await loser.command(room, Resign())
    return room


async def lost_to_a_bot(person: Guest, level: str = "medium") -> Room:
    room = await laid(person, rated=True)
    await person.command(room, Sit(seat=0))
    await person.command(room, SeatBot(seat=1, level=level))
    await person.command(room, Start())
    await person.command(room, Resign())
    return room


def ask(services: Services, statement: Any) -> list[Any]:
    engine = connect(services.settings.database, power_cuts=False)
    with engine.begin() as connection:
        found = connection.execute(statement)
        rows = list(found) if found.returns_rows else []
    engine.dispose()
    return rows


def all_counted(services: Services) -> list[RatedSeat]:
    order = counted.c.table_id, counted.c.seat
    return [RatedSeat(*row) for row in ask(services, select(counted).order_by(*order))]


def standings(services: Services) -> dict[tuple[str, str, str], Standing]:
    key = ratings.c.person, ratings.c.game, ratings.c.clock
    columns = (ratings.c[name] for name in Standing._fields)
    rows = ask(services, select(*key, *columns))
    return {(person, game, clock): Standing(*rest) for person, game, clock, *rest in rows}


def everything(services: Services) -> tuple[Any, Any]:
    return all_counted(services), standings(services)


# -- the model -----------------------------------------------------------------------------------


def test_four_hundred_points_are_ten_to_one() -> None:
    """What is won and lost is as ten to one where both are certain."""
    strong, weak = Rating(1900, 20), Rating(1500, 20)
    won = after_match([strong, weak], [0, 1], [1, 2])[0].points - strong.points
    lost = strong.points - after_match([strong, weak], [0, 1], [2, 1])[0].points
    assert lost / won == pytest.approx(10, rel=0.1)


def test_a_large_team_is_not_stronger_for_its_size() -> None:
    teams, places = [0, 1, 1, 1, 1, 1], [1, 2, 2, 2, 2, 2]
    alone, *crowd = after_match([Rating(1500, 100)] * 6, teams, places)
    other = after_match([Rating(1500, 100)] * 6, teams, [2, 1, 1, 1, 1, 1])[0]
    assert alone.points - 1500 == pytest.approx(1500 - other.points)
    assert len(set(crowd)) == 1


def test_those_of_one_team_win_and_lose_together() -> None:
    before = [Rating(1500, 100), Rating(1700, 100), Rating(1400, 50), Rating(1600, 200)]
    after = after_match(before, [0, 1, 0, 1], [2, 1, 2, 1])
    rises = [new.points > old.points for new, old in zip(after, before, strict=True)]
    assert rises == [False, True, False, True]


def test_partners_are_a_team_until_one_gives_up() -> None:
    match = veillee.Match("sponsors", 4, "partners", {"teams": True})
    assert match.teams == (0, 1, 0, 1)
    match.give_up(2)
    assert len({match.teams[0], match.teams[1], match.teams[2]}) == 3


def test_a_match_that_all_win_together_tells_nothing() -> None:
    assert after_match([START, START], [0, 0], [1, 1]) == [START, START]


def test_twenty_matches_are_enough_for_a_rating() -> None:
    me, bot = START, Rating(1500, 30)
    for number in range(20):
        me, _ = after_match([me, bot], [0, 1], [1 + number % 2, 2 - number % 2])
    assert me.uncertainty < PROVISIONAL


# -- counting ------------------------------------------------------------------------------------


async def test_a_rated_match_is_counted_with_its_last_entry(house: Services) -> None:
    loser, winner = await guests(house, 2)
    room = await lost_by(loser, winner)
    lost, won = all_counted(house)
    assert (lost.person, lost.place, won.person, won.place) == (loser.id, 2, winner.id, 1)
    assert lost.before == won.before == START
    assert lost.points < START.points < won.points
    assert won.ended_at == room.table.at
    stands = standings(house)[winner.id, "ergo", "none"]
    assert stands[:4] == (won.points, won.uncertainty, 1, 1)


async def test_a_match_that_is_not_rated_counts_for_nobody(house: Services) -> None:
    people = await guests(house, 2)
    room = await started(people)
    await people[0].command(room, Resign())
    assert everything(house) == ([], {})


async def test_each_kind_of_clock_has_its_own_rating(house: Services) -> None:
    loser, winner = await guests(house, 2)
    await lost_by(loser, winner)
    await lost_by(winner, loser, clock=SecondsPerMove())
    assert {(person, clock) for person, _, clock in standings(house)} == {
        (person.id, clock) for person in (loser, winner) for clock in ("none", "move")
    }


async def test_a_bot_stays_as_strong_as_it_was_measured(house: Services) -> None:
    await lost_to_a_bot(await guest(house), "medium")
    _, bot = all_counted(house)
    measured = Rating(*(anchor("ergo", "medium") or START))
    assert measured == bot.before == (bot.points, bot.uncertainty)


async def test_a_rated_match_is_never_over_without_its_rating(house: Services) -> None:
    """Both are one transaction: where the rating cannot be written, nor is the last entry."""
    people = await guests(house, 2)
    room = await started(people, rated=True)
    in_the_way = RatedSeat(room.table.id, 1, 1, None, None, "ergo", "none", 1, 1, 1, 1, 1, 1, 1)
    ask(house, insert(counted).values(**in_the_way._asdict()))
    written = room.table.number
    with pytest.raises(Exception, match="counted"):
        await people[0].command(room, Resign())
    assert room.table.status == "running"
    assert await house.house.journal.newest([room.table.id]) == {room.table.id: written}
    assert standings(house) == {}


async def test_a_rating_that_fails_hurts_no_other_table(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Connection, __: Any) -> None:
        raise ArithmeticError

    monkeypatch.setattr("veillee.house.journal.journal.rate", fail)
    people = await guests(house, 2)
    rated = await started(people, rated=True)
    others = [await started(people) for _ in range(5)]
    done = await asyncio.gather(
        people[0].command(rated, Resign()),
        *(people[0].command(other, Resign()) for other in others),
        return_exceptions=True,
    )
    assert isinstance(done[0], ArithmeticError)
    assert [room.table.status for room in (rated, *others)] == ["running"] + ["over"] * 5


async def test_an_entry_that_cannot_be_written_hurts_none_that_is_written_with_it(
    house: Services,
) -> None:
    """The lists of an unrated table may fail as well."""
    people = await guests(house, 2)
    rooms = [await started(people) for _ in range(6)]
    in_the_way = Result(rooms[0].table.id, 1, None, None, "ergo", "none", 2, 1, "won", "", 1, 1)
    ask(house, insert(results).values(**in_the_way._asdict()))
    done = await asyncio.gather(
        *(people[0].command(room, Resign()) for room in rooms), return_exceptions=True
    )
    assert isinstance(done[0], Exception)
    assert [room.table.status for room in rooms] == ["running"] + ["over"] * 5


def test_a_week_begins_on_monday() -> None:
    thursday, sunday, monday = 0, 3 * DAY, 4 * DAY
    assert week_of(thursday) == week_of(sunday) == week_of(monday - 1)
    assert week_of(monday) == week_of(sunday) + 1


# -- counting anew -------------------------------------------------------------------------------


async def many(house: Services, people: list[Guest], dice: random.Random, matches: int) -> None:
    for _ in range(matches):
        loser, winner = dice.sample(people, 2)
        await (lost_by(loser, winner) if dice.random() < 0.8 else lost_to_a_bot(loser))


async def test_a_recount_gives_the_same_ratings_to_the_bit(house: Services) -> None:
    await many(house, await guests(house, 4), random.Random("recount"), 15)
    before = everything(house)
    ask(house, update(counted).values(points=1.0, place=1))
    ask(house, delete(ratings))
    assert main(["recount", "--lang", "en"]) == 0
    assert everything(house) == before


async def test_two_houses_count_at_once_and_a_recount_agrees(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.copy()
    monkeypatch.setenv("VEILLEE_DATABASE", database)
    async with AsyncExitStack() as stack:
        houses = []
        for _ in range(2):
            services = Services(settings(tmp_path, database=database))
            await stack.enter_async_context(services.open())
            houses.append(services)
        first = await guests(houses[0], 5)
        there = [Guest(houses[1], person.person) for person in first]
        await asyncio.gather(
            *(many(houses[n % 2], (first, there)[n % 2], random.Random(n), 12) for n in range(6))
        )
        before = everything(houses[0])
        assert len({row.table_id for row in before[0]}) == 72
        ask(houses[0], delete(ratings))
        assert main(["recount", "--lang", "en"]) == 0
        assert everything(houses[0]) == before


async def test_who_leaves_changes_nobodys_rating_nor_does_a_recount_after(
    house: Services,
) -> None:
    people = await guests(house, 4)
    await many(house, people, random.Random("leaving"), 12)
    leaves = people[0]
    before = {key: one for key, one in standings(house).items() if key[0] != leaves.id}
    await farewell(house.house, leaves.id)
    assert standings(house) == before
    assert leaves.id not in {row.person for row in all_counted(house)}
    assert main(["recount", "--lang", "en"]) == 0
    assert standings(house) == before


async def test_a_match_that_nobody_is_left_of_is_forgotten(house: Services) -> None:
    people = await guests(house, 2)
    await lost_by(*people)
    for person in people:
        await farewell(house.house, person.id)
    assert everything(house) == ([], {})


async def test_a_recount_agrees_though_tables_are_no_longer_kept(house: Services) -> None:
    people = await guests(house, 2)
    room = await lost_by(*people)
    await house.house.journal.prune(Retention(finished=1), room.table.at + 10**9)
    before = everything(house)
    assert len(before[0]) == 2
    assert main(["recount", "--lang", "en"]) == 0
    assert everything(house) == before


async def test_the_doctor_names_a_rated_match_that_is_not_counted(
    house: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await lost_by(*await guests(house, 2))
    assert main(["doctor", "--lang", "en"]) == 0
    ask(house, delete(counted))
    assert main(["doctor", "--lang", "en"]) == 1
    assert f"Table {room.table.id} can be read" in capsys.readouterr().out
    assert main(["recount", "--lang", "en"]) == 0
    assert main(["doctor", "--lang", "en"]) == 0


async def test_a_backup_has_the_ratings(house: Services, tmp_path: Path) -> None:
    await lost_by(*await guests(house, 2))
    other = f"sqlite:///{tmp_path}/other.sqlite"
    assert main(["backup", str(tmp_path / "all.backup")]) == 0
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setenv("VEILLEE_DATABASE", other)
        assert main(["restore", str(tmp_path / "all.backup")]) == 0
    assert everything(Services(settings(tmp_path, database=other))) == everything(house)
