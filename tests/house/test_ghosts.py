"""Yesterday's ghosts: from people or bots, the same for everyone, and of yesterday alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

from tests.house.conftest import Later, Server, settings
from tests.house.parts import Redis
from tests.house.playing import Guest, guest, guests, until
from tests.house.test_daily import change, daily_seat, played
from tests.house.visiting import Visitor, visitor
from veillee.bots import daily_games, daily_progress, daily_score, has_ghosts
from veillee.cli.today import against_ghosts
from veillee.cli.voice import Voice
from veillee.house.bots.yardstick import Playings, play_out
from veillee.house.daily import ENOUGH, PLAYINGS, seed_of
from veillee.house.identity import farewell
from veillee.house.journal.ghosts import Ghosts
from veillee.house.journal.schema import attempts, entries
from veillee.house.journal.schema import ghosts as kept_ghosts
from veillee.house.live.room import Room
from veillee.house.services import Services

pytestmark = pytest.mark.anyio

GAME = next(game for game in daily_games() if has_ghosts(game))


async def driven(services: Services, person: Guest, choice: int = 0) -> Room:
    """To the end, with the move of this number among those there are."""
    room = await services.days.play(person.id, services.days.today, GAME)
    page, mine = person.page(room), daily_seat(room)
    while room.table.to_act:
        await until(lambda: mine in room.table.to_act or not room.table.to_act)
        if moves := room.table.running().legal(mine):
            await person.move(room, room.table.game.write(moves[choice % len(moves)]))
    page.leave()
    return room


async def all_driven(services: Services, count: int = ENOUGH) -> tuple[list[Guest], list[Room]]:
    """By so many, each in another way: the best first."""
    people = await guests(services, count)
    rooms = [await driven(services, person, way) for way, person in enumerate(people)]
    best_first = sorted(zip(people, rooms, strict=True), key=lambda one: -score(one[1]))
    return [person for person, _ in best_first], [room for _, room in best_first]


def score(room: Room) -> int:
    return daily_score(room.table.running(), daily_seat(room))


def progress(room: Room) -> list[int]:
    return daily_progress(room.table.running(), daily_seat(room))


async def ghosts(services: Services) -> Ghosts:
    """Those beside today's race, however long bots take."""
    for _ in range(100):
        if (found := await services.ghosts.beside(services.days.today, GAME)).best:
            return found
    raise AssertionError("bots never finished")


async def test_where_few_have_played_yesterdays_bots_are_the_ghosts(services: Services) -> None:
    found = await ghosts(services)
    seed = seed_of(await services.days.seed(services.days.today - 1), GAME)
    playings = sorted(play_out(Playings(GAME, seed, 0, PLAYINGS)), key=lambda one: -one.score)
    assert found == (True, playings[0].progress, playings[PLAYINGS // 2].progress)


async def test_from_five_on_the_best_and_the_median_of_yesterdays_people_are(
    house: Services, noon: Later
) -> None:
    _, rooms = await all_driven(house)
    assert len({score(room) for room in rooms}) > 1
    noon(1)
    found = await ghosts(house)
    assert not found.by_bots
    best, middle = score(rooms[0]), score(rooms[ENOUGH // 2])
    assert found.best in [progress(room) for room in rooms if score(room) == best]
    assert found.median in [progress(room) for room in rooms if score(room) == middle]


async def test_whoever_gave_up_is_no_ghost(services: Services, noon: Later) -> None:
    people, _ = await all_driven(services, ENOUGH - 1)
    await played(services.days, await guest(services), GAME)
    assert len(people) + 1 == ENOUGH
    noon(1)
    assert (await ghosts(services)).by_bots


async def test_what_is_driven_today_changes_no_ghost(services: Services) -> None:
    before = await ghosts(services)
    await all_driven(services)
    assert await ghosts(services) == before


async def test_two_houses_on_one_database_have_the_same_ghosts(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres").copy()
    redis: Redis = request.getfixturevalue("redis")
    both = [Services(settings(tmp_path, database=database, redis=redis.address)) for _ in range(2)]
    async with both[0].open(), both[1].open():
        one, other = await asyncio.gather(*(ghosts(services) for services in both))
        assert one == other


async def test_ghosts_are_made_once(house: Services) -> None:
    before = await ghosts(house)
    other = Ghosts(by_bots=False, best=[1, 2], median=[1])
    kept = house.house.journal.ghosts
    assert await kept.keep(house.days.today - 1, GAME, other) == before
    assert await ghosts(house) == before


async def test_a_ghost_stays_when_its_driver_leaves_the_house(
    services: Services, noon: Later
) -> None:
    people, _ = await all_driven(services)
    noon(1)
    before = await ghosts(services)
    await farewell(services.house, people[0].id)
    assert await ghosts(services) == before


async def test_whoever_left_before_midnight_is_no_ghost(services: Services, noon: Later) -> None:
    people, rooms = await all_driven(services, ENOUGH + 1)
    await farewell(services.house, people[0].id)
    noon(1)
    second = score(rooms[1])
    others = [progress(room) for room in rooms[1:] if score(room) == second]
    assert (await ghosts(services)).best in others


async def test_a_table_that_cannot_be_read_lends_no_ghost(services: Services, noon: Later) -> None:
    await all_driven(services)
    broken, *_ = await services.house.journal.ghosts.finished(services.days.today, GAME)
    change(services, update(entries).where(entries.c.table_id == broken).values(body="{"))
    services.house.rooms.pop(broken)
    noon(1)
    assert (await ghosts(services)).by_bots


async def test_one_is_told_how_far_ahead_one_was_when_the_first_of_two_was_there(
    services: Services,
) -> None:
    room = await driven(services, await guest(services))
    own, today = progress(room), services.days.today
    shorter, longer = [1] * (len(own) - 2), [*own[:-1], own[-1] - 3, own[-1]]
    made = {"day": today - 1, "game": GAME, "by_bots": False}
    lines = {"best": str(shorter), "median": str(longer)}
    change(services, delete(kept_ghosts), insert(kept_ghosts).values(**made, **lines))
    told = await services.ghosts.against(today, GAME, room.table.id)
    assert told == (own[len(own) - 3] - 1, 3, False)


async def test_a_game_that_has_no_way_to_go_has_no_ghosts(services: Services) -> None:
    for game in daily_games():
        if not has_ghosts(game):
            assert (await services.ghosts.beside(services.days.today, game)).best == []


async def test_a_result_outlives_its_table_and_is_then_compared_no_longer(
    services: Services, noon: Later
) -> None:
    await all_driven(services)
    change(services, update(attempts).values(table_id=None))
    noon(1)
    assert (await ghosts(services)).by_bots


# -- over HTTP, and in the terminal ----------------------------------------------------------------


async def ghosts_told(one: Visitor) -> Any:
    for _ in range(100):
        told = (await one.get(f"days/today/{GAME}/ghosts")).json()
        if told["best"]:
            return told
    raise AssertionError("bots never finished")


async def test_everyone_is_told_the_same_ghosts_and_of_no_day_to_come(server: Server) -> None:
    async with visitor(server) as me, visitor(server) as other:
        assert await ghosts_told(me) == await ghosts_told(other)
        for day in ("1999-01-01", "2999-01-01"):
            assert (await me.get(f"days/{day}/{GAME}/ghosts")).status_code == 404


async def test_whoever_has_not_driven_is_compared_with_no_ghost(server: Server) -> None:
    async with visitor(server) as me:
        games = (await me.get("days/today")).json()["games"]
        assert {game["against"] for game in games} == {None}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "At the finish: 1 rank behind yesterday's best, level with yesterday's median."),
        ("fr", "À l'arrivée : 1 rang de retard sur le meilleur de la veille, à égalité avec la"),
    ],
)
def test_the_terminal_says_how_one_stands_against_them(language: str, told: str) -> None:
    against = {"best": -1, "median": 0, "by_bots": False}
    said = against_ghosts(Voice(language), {"game": GAME, "against": against})
    assert said.startswith(told)
