"""Rated tables: nobody is helped there, nobody plays for another, and whoever goes has lost."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest

from tests.house.playing import Guest, guest, guests, laid, started
from veillee.house.errors import HouseError
from veillee.house.going_on import go_on
from veillee.house.identity import farewell
from veillee.house.journal.results import results_of
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.hint import Hint
from veillee.house.table.actions.keep_warm import keep_warm
from veillee.house.table.actions.leave import Remove, Stand
from veillee.house.table.actions.move import time_is_up
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.shared_phone import SetCode
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.undo import AskUndo
from veillee.house.table.terms import SecondsPerMove

pytestmark = pytest.mark.anyio


def why(refused: pytest.ExceptionInfo[HouseError]) -> str:
    return refused.value.message


async def with_bots(person: Guest, level: str = "easy", game: str = "ergo", seats: int = 2) -> Room:
    room = await laid(person, game, seats, rated=True)
    await person.command(room, Sit(seat=0))
    for seat in range(1, seats):
        await person.command(room, SeatBot(seat=seat, level=level))
    await person.command(room, Start())
    return room


# -- how it is laid ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        ({"hints": "shown"}, "rated-no-hints"),
        ({"latecomers": "welcome"}, "rated-no-latecomers"),
        ({"stand_in": "random"}, "rated-no-anchor"),
    ],
)
async def test_a_rated_table_helps_nobody(
    services: Services, terms: dict[str, Any], error: str
) -> None:
    with pytest.raises(HouseError) as refused:
        await laid(await guest(services), rated=True, **terms)
    assert why(refused) == error


async def test_bots_that_nobody_has_measured_do_not_sit_there(services: Services) -> None:
    host = await guest(services)
    room = await laid(host, rated=True)
    with pytest.raises(HouseError) as refused:
        await host.command(room, SeatBot(seat=1, level="random"))
    assert why(refused) == "rated-no-anchor"


async def test_no_phone_is_shared_there(services: Services) -> None:
    host = await guest(services)
    room = await laid(host, rated=True)
    await host.command(room, Sit(seat=0))
    with pytest.raises(HouseError) as refused:
        await host.command(room, SetCode(code="1234"))
    assert why(refused) == "rated-own-phone"


async def test_what_goes_on_from_a_rated_match_is_not_rated(services: Services) -> None:
    alone = await guest(services)
    room = await with_bots(alone)
    await alone.command(room, Resign())
    other = await go_on(services.house, room.table, alone.id, 0, 0, "easy")
    assert (room.table.terms.rated, other.table.terms.rated) == (True, False)


# -- while it is played --------------------------------------------------------------------------


async def test_there_are_no_hints_even_alone_against_bots(services: Services) -> None:
    alone = await guest(services)
    room = await with_bots(alone)
    with pytest.raises(HouseError) as refused:
        await alone.command(room, Hint())
    assert why(refused) == "no-hints-here"


async def test_no_move_is_taken_back(services: Services) -> None:
    first, second = await guests(services, 2)
    room = await started([first, second], rated=True)
    await first.move(room, "e5")
    with pytest.raises(HouseError) as refused:
        await first.command(room, AskUndo())
    assert why(refused) == "undo-rated"


async def test_nobody_takes_a_bots_chair_once_it_has_begun_nor_does_the_host(
    services: Services,
) -> None:
    host, other = await guests(services, 2)
    room = await laid(host, rated=True)
    await host.command(room, SeatBot(seat=1, level="easy"))
    await other.command(room, Sit(seat=0))
    await host.command(room, Start())
    with pytest.raises(HouseError) as refused:
        await host.command(room, Sit(seat=1))
    assert why(refused) == "rated-has-begun"


async def test_the_host_sends_nobody_away(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, rated=True)
    with pytest.raises(HouseError) as refused:
        await people[0].command(room, Remove(seat=1))
    assert why(refused) == "rated-no-removing"


# -- whoever goes has lost -----------------------------------------------------------------------


async def test_whoever_leaves_a_match_for_two_has_lost_it(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, rated=True)
    await people[1].command(room, Stand())
    assert room.table.status == "over"
    assert [(one.place, one.quit) for one in results_of(room.table)] == [(1, ""), (2, "left")]


async def test_among_several_a_bot_plays_for_the_others_and_he_does_not_return(
    services: Services,
) -> None:
    people = await guests(services, 3)
    room = await started(people, "sponsio", rated=True)
    await people[1].command(room, Stand())
    assert room.table.status == "running"
    assert room.table.chairs[1].bot == "medium"
    with pytest.raises(HouseError) as refused:
        await people[1].command(room, Sit(seat=1))
    assert why(refused) == "resigned-already"
    await people[2].command(room, Resign())
    await people[0].command(room, Resign())
    rows = results_of(room.table)
    assert [(one.place, one.quit) for one in rows] == [
        (1, "resigned"),
        (3, "left"),
        (2, "resigned"),
    ]


async def test_whoever_runs_out_of_time_has_lost(services: Services) -> None:
    people = await guests(services, 2)
    clock = SecondsPerMove(seconds=1, reserve=0)
    room = await started(people, rated=True, clock=clock)
    at = room.table.at + 2000
    await services.house.change(room, lambda table, _: time_is_up(0, table, at))
    rows = results_of(room.table)
    assert [(one.place, one.quit) for one in rows] == [(2, "late"), (1, "")]


async def test_among_several_whoever_runs_out_of_time_comes_last(services: Services) -> None:
    people = await guests(services, 3)
    clock = SecondsPerMove(seconds=1, reserve=0)
    room = await started(people, "sponsors", rated=True, clock=clock)
    [late] = room.table.awaited(None)
    at = room.table.at + 2000
    await services.house.change(room, lambda table, _: time_is_up(late, table, at))
    chair = room.table.chairs[late]
    assert (chair.why, chair.gave_up, room.table.status) == ("late", True, "running")


async def test_who_stays_away_without_a_clock_has_lost(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, rated=True)
    await services.house.change(room, partial(keep_warm, 0))
    assert [one.quit for one in results_of(room.table)] == ["gone", ""]


async def test_who_stays_away_has_the_time_of_his_clock(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, rated=True, clock=SecondsPerMove())
    assert keep_warm(0, room.table, int(time.time() * 1000)) is None


async def test_who_leaves_the_house_has_lost(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, rated=True)
    await farewell(services.house, people[1].id)
    assert results_of(room.table)[0].result == "won"
