"""A game a day: the same for everyone, one try that counts, and nothing told too early."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import delete, insert, select, update

import veillee
from tests.house.conftest import Later, settings
from tests.house.parts import Redis
from tests.house.playing import Guest, guest, guests, until
from veillee.bots import daily_games, daily_of, daily_score
from veillee.bots.ergo import rules
from veillee.bots.ergo.moves import decode, position_of
from veillee.bots.ergo.reference_prover import keeps_forced_win
from veillee.cli import main
from veillee.games import ergo
from veillee.house.bots.yardstick import Playings, play_out
from veillee.house.daily import ENOUGH, Days, seed_of
from veillee.house.errors import HouseError
from veillee.house.identity import farewell
from veillee.house.journal.engine import connect
from veillee.house.journal.past import Wanted
from veillee.house.journal.schema import attempts
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.settings import Retention
from veillee.house.table.actions.hint import Hint
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.undo import AskUndo
from veillee.house.table.of_the_day import OfTheDay
from veillee.house.table.replay import moment, written_record
from veillee.kernel.chance import commitment, opens

pytestmark = pytest.mark.anyio

TABLES = [game for game in daily_games() if not daily_of(game, "any").riddle]
DEALS = [game for game in TABLES if not daily_of(game, "any").within]


async def played(days: Days, person: Guest, game: str, day: int | None = None) -> Room:
    """A table of the day that the person gives up at once."""
    room = await days.play(person.id, days.today if day is None else day, game)
    await person.command(room, Resign())
    return room


async def played_out(days: Days, person: Guest, game: str) -> Room:
    """To the end, with the first move there is, and bots' answers."""
    room = await days.play(person.id, days.today, game)
    page, seat = person.page(room), room.table.seat_of(person.id)
    assert seat is not None
    while room.table.to_act:
        await until(lambda: seat in room.table.to_act or not room.table.to_act)
        for move in room.table.running().legal(seat)[:1]:
            await person.move(room, room.table.game.write(move))
    page.leave()
    return room


def daily_seat(room: Room) -> int:
    assert room.table.opened.daily is not None
    return room.table.opened.daily.seat


def change(services: Services, *statements: Any) -> None:
    """Behind the house's back."""
    engine = connect(services.settings.database, power_cuts=False)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def kept(services: Services) -> list[Any]:
    engine = connect(services.settings.database, power_cuts=False)
    with engine.connect() as connection:
        rows = list(connection.execute(select(attempts).order_by(attempts.c.person)))
    engine.dispose()
    return rows


async def tried(services: Services, person: Guest) -> list[tuple[int, str, int | None]]:
    first, last = await services.days.first(), services.days.today
    found = await services.house.journal.daily.attempts(person.id, first, last)
    return [(one.tries, one.game, one.score) for one in found]


# -- seeds ---------------------------------------------------------------------------------------


async def test_tomorrows_commitment_is_opened_by_its_seed(services: Services, noon: Later) -> None:
    days = services.days
    shown = commitment(await days.seed(days.today + 1))
    noon(1)
    assert opens(await days.seed(days.today), shown)


async def test_a_table_of_the_day_is_dealt_from_the_days_seed(services: Services) -> None:
    person = await guest(services)
    for game in TABLES:
        room = await services.days.play(person.id, services.days.today, game)
        seed = seed_of(await services.days.seed(services.days.today), game)
        assert room.table.commitment == commitment(seed)
        dealt = daily_of(game, seed).match(game, seed)
        assert room.table.running().state == dealt.state


async def test_everyone_is_dealt_the_same_and_tomorrow_something_else(
    services: Services, noon: Later
) -> None:
    one, other = await guests(services, 2)
    days = services.days
    for game in DEALS:
        mine = await days.play(one.id, days.today, game)
        noon(0.2)
        theirs = await days.play(other.id, days.today, game)
        seat = daily_seat(mine)
        assert mine.table.running().view(seat) == theirs.table.running().view(seat)
        noon(1)
        later = await days.play(one.id, days.today, game)
        # The whole deal: one hand of five ships may well come twice.
        assert mine.table.running().state != later.table.running().state
        noon(0)


async def test_two_houses_on_one_database_have_the_same_day_and_the_same_try(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres").copy()
    redis: Redis = request.getfixturevalue("redis")
    both = [Services(settings(tmp_path, database=database, redis=redis.address)) for _ in range(2)]
    async with both[0].open(), both[1].open():
        person = await guest(both[0])
        today = both[0].days.today
        assert await both[0].days.seed(today) == await both[1].days.seed(today)
        rooms = await asyncio.gather(
            *(services.days.play(person.id, today, DEALS[0]) for services in both)
        )
        assert len({room.table.id for room in rooms}) == 1
        assert {room.table.status for room in rooms} == {"running"}


@pytest.mark.parametrize("game", DEALS)
async def test_the_same_moves_get_the_same_answers(services: Services, game: str) -> None:
    one, other = await guests(services, 2)
    rooms = [await played_out(services.days, person, game) for person in (one, other)]
    first, second = (room.table.running() for room in rooms)
    assert first.moves == second.moves
    assert {play.by for play in rooms[0].table.plays} - {"before"} == {"person", "bot"}


# -- one try counts ------------------------------------------------------------------------------


async def test_what_is_first_finished_counts_and_the_rest_is_practice(house: Services) -> None:
    person = await guest(house)
    first = await played_out(house.days, person, DEALS[0])
    score = daily_score(first.table.running(), daily_seat(first))
    assert await tried(house, person) == [(1, DEALS[0], score)]
    practice = await played(house.days, person, DEALS[0])
    assert practice.table.id != first.table.id
    assert await tried(house, person) == [(1, DEALS[0], score)]


async def test_a_try_that_is_not_finished_is_gone_on_with(services: Services) -> None:
    person = await guest(services)
    rooms = await asyncio.gather(
        *(services.days.play(person.id, services.days.today, DEALS[0]) for _ in range(3))
    )
    assert len({room.table.id for room in rooms}) == 1


async def test_giving_up_counts_nothing_but_it_counts(house: Services) -> None:
    person = await guest(house)
    await played(house.days, person, DEALS[0])
    assert await tried(house, person) == [(1, DEALS[0], 0)]


async def test_a_try_that_ends_after_midnight_does_not_count(
    services: Services, noon: Later
) -> None:
    person = await guest(services)
    room = await services.days.play(person.id, services.days.today, DEALS[0])
    noon(1)
    await person.command(room, Resign())
    assert await tried(services, person) == [(1, DEALS[0], None)]


async def test_a_past_day_is_for_practice(services: Services, noon: Later) -> None:
    person = await guest(services)
    yesterday = services.days.today
    await services.days.first()
    noon(1)
    await played(services.days, person, DEALS[0], yesterday)
    assert await tried(services, person) == []


async def test_a_day_to_come_or_before_the_house_is_refused(services: Services) -> None:
    person = await guest(services)
    for day in (services.days.today + 1, await services.days.first() - 1):
        with pytest.raises(HouseError, match="no game for that day"):
            await services.days.play(person.id, day, DEALS[0])


async def test_neither_hints_nor_taking_back_where_it_counts(services: Services) -> None:
    person = await guest(services)
    room = await services.days.play(person.id, services.days.today, "ergo")
    page, seat = person.page(room), room.table.opened.daily.seat  # type: ignore[union-attr]
    with pytest.raises(HouseError, match="No hints"):
        await person.command(room, Hint())
    match = room.table.running()
    await person.move(room, match.game.write(match.legal(seat)[0]))
    with pytest.raises(HouseError, match="nothing is taken back"):
        await person.command(room, AskUndo())
    page.leave()


async def solved(person: Guest, room: Room) -> None:
    """By moves that the prover knows to win in time, whatever the bot answers."""
    daily = room.table.opened.daily
    assert daily is not None
    page, moves = person.page(room), np.empty(rules.MOST_MOVES, dtype=np.int64)
    for left in range(daily.within, 0, -1):
        await until(lambda: daily.seat in room.table.to_act or room.table.status == "over")
        view = room.table.running().view(daily.seat)
        pos = position_of(view)
        side = int(pos.facts[0].side)
        codes = (int(code) for code in moves[: rules.legal(pos, side, moves)])
        keeping = (c for c in codes if keeps_forced_win(view.board, side, c, 2 * left - 1))
        await person.move(room, ergo.write(decode(next(keeping))))
        if room.table.status == "over":
            break
    page.leave()


async def test_a_problem_is_tried_until_it_is_solved_in_time(house: Services) -> None:
    person = await guest(house)
    given_up = await played(house.days, person, "ergo")
    assert await tried(house, person) == [(1, "ergo", None)]
    again = await house.days.play(person.id, house.days.today, "ergo")
    assert again.table.id != given_up.table.id
    await solved(person, again)
    assert again.table.running().outcome is not None
    assert await tried(house, person) == [(2, "ergo", 2)]
    practice = await played(house.days, person, "ergo")
    assert practice.table.id != again.table.id
    assert await tried(house, person) == [(2, "ergo", 2)]


# -- what is told when ---------------------------------------------------------------------------


async def test_a_record_is_closed_until_the_day_is_over(services: Services, noon: Later) -> None:
    person = await guest(services)
    room = await played(services.days, person, DEALS[0])
    assert not room.seen_by(person.id).terms.open_record
    with pytest.raises(HouseError, match="record closed"):
        written_record(room.table.readable(now_ms()))
    with pytest.raises(HouseError, match="record closed"):
        moment(room.table.readable(now_ms()), person.id, 0, 1)
    noon(1)
    record = veillee.Record.parse(written_record(room.table.readable(now_ms())))
    seed = await services.days.seed(services.days.today - 1)
    assert record.seed == seed_of(seed, DEALS[0])
    assert veillee.replay(record).outcome == room.table.running().outcome


# -- how it compares -----------------------------------------------------------------------------


def others(day: int, game: str, scores: list[int]) -> Any:
    rows = [
        {"person": f"p{n}", "day": day, "game": game, "tries": 1, "score": score, "ended_at": 1}
        for n, score in enumerate(scores)
    ]
    return insert(attempts).values(rows)


async def test_points_are_compared_with_the_median_of_all(house: Services) -> None:
    days = house.days
    change(house, others(days.today, DEALS[0], [10, 40, 20, 30, 50, 60]))
    standing = await days.standing(days.today, DEALS[0], 50)
    assert standing == (6, 35.0, False, 4)


async def test_where_few_have_played_bots_are_the_yardstick(services: Services) -> None:
    days, game = services.days, DEALS[0]
    change(services, others(days.today, game, [10] * (ENOUGH - 1)))
    await until_measured(services, game)
    standing = await days.standing(days.today, game, 10_000)
    assert (standing.players, standing.by_bots, standing.squares) == (ENOUGH - 1, True, 5)
    seed = seed_of(await days.seed(days.today), game)
    measured = await services.house.journal.daily.yardstick(days.today, game)
    assert measured[:4] == [one.score for one in play_out(Playings(game, seed, 0, 4))]


async def until_measured(services: Services, game: str) -> None:
    for _ in range(100):
        if (await services.days.standing(services.days.today, game, 0)).median is not None:
            return
    raise AssertionError("bots never finished")


async def test_a_streak_grows_by_days_and_a_gap_ends_it(services: Services, noon: Later) -> None:
    person = await guest(services)
    streaks = []
    for day in (0, 1, 2, 4):
        noon(day)
        for game in DEALS:
            await played(services.days, person, game)
        streaks.append(await services.days.streak(person.id))
    assert streaks == [1, 2, 3, 1]
    noon(5)
    assert await services.days.streak(person.id) == 1
    noon(6)
    assert await services.days.streak(person.id) == 0


# -- what is kept --------------------------------------------------------------------------------


async def test_what_is_kept_of_a_person_has_his_tries_and_goes_with_him(house: Services) -> None:
    person, other = await guests(house, 2)
    for one in (person, other):
        await played(house.days, one, DEALS[0])
    found = await house.house.journal.people.kept(person.id)
    assert [(one.game, one.score) for one in found.attempts] == [(DEALS[0], 0)]
    await farewell(house.house, person.id)
    assert [row.person for row in kept(house)] == [other.id]


async def test_a_game_of_the_day_is_not_among_past_games(house: Services) -> None:
    person = await guest(house)
    await played(house.days, person, DEALS[0])
    found, _ = await house.house.journal.past.games(Wanted(person.id), person.id)
    assert found == []


async def test_tries_are_counted_anew_and_the_doctor_finds_wrong_ones(
    house: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    person = await guest(house)
    room = await played(house.days, person, DEALS[0])
    right = kept(house)
    for wrong in (update(attempts).values(score=99), delete(attempts)):
        change(house, wrong)
        main(["doctor", "--lang", "en"])
        assert room.table.id in capsys.readouterr().out
        main(["recount", "--lang", "en"])
        assert kept(house) == right
    capsys.readouterr()


async def test_the_result_outlives_its_table(house: Services, noon: Later) -> None:
    person = await guest(house)
    await played(house.days, person, DEALS[0])
    noon(10)
    await house.house.journal.prune(Retention(finished=3), now_ms())
    [row] = kept(house)
    assert (row.score, row.table_id) == (0, None)


async def test_a_house_that_died_before_the_match_began_begins_it(services: Services) -> None:
    person = await guest(services)
    days = services.days
    daily = await days.game(days.today, DEALS[0])
    await days._laid(person.id, OfTheDay(days.today, 1, daily.seat), DEALS[0])
    room = await days.play(person.id, days.today, DEALS[0])
    assert room.table.status == "running"
    assert room.table.seat_of(person.id) == daily.seat
