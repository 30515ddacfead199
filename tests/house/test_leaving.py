"""Leaving: what waits for whoever comes back, what ends, and what resigning means."""

from typing import Any

import pytest

import veillee
from tests.house.conftest import Server
from tests.house.hands import Hands
from tests.house.playing import Guest, guest, guests, laid, refusing, reread, started, until
from tests.house.visiting import visitor
from veillee.house.going_on import go_on
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.keep_warm import keep_warm
from veillee.house.table.actions.leave import Remove, Stand
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.replay import moment, written_record
from veillee.house.table.terms import SECOND, DaysPerMove, SecondsPerMove

pytestmark = pytest.mark.anyio


async def among_bots(host: Guest, *others: Guest, game: str = "ergo", **terms: Any) -> Room:
    """A match of these people, and bots on the chairs that are left."""
    seats = terms.pop("seats", 2)
    room = await laid(host, game, seats, stand_in="random", **terms)
    for seat, person in enumerate((host, *others)):
        await person.command(room, Sit(seat=seat))
    for seat in range(1 + len(others), seats):
        await host.command(room, SeatBot(seat=seat, level="random"))
    await host.command(room, Start())
    return room


def notices(room: Room) -> list[Any]:
    return [told.line for told in room.table.told if hasattr(told.line, "why")]


# -- for later ------------------------------------------------------------------------------------


async def test_who_leaves_bots_alone_finds_the_match_as_it_was(services: Services) -> None:
    host, watcher = await guests(services, 2)
    room = await among_bots(host)
    watcher.page(room)
    await host.command(room, Stand())
    assert room.table.adjourned
    assert notices(room)[-1].why == "adjourned"
    services.house.stir(room)
    assert not services.driver._thinking, "no bot plays on where no person is seated"
    await host.command(room, Sit(seat=0))
    await host.move(room, "e5")
    await until(lambda: len(room.table.plays) == 2)


async def test_a_bot_that_was_thinking_when_the_last_person_left_says_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await guest(services)
    room = await among_bots(host)
    thought = False

    async def think(_: Any) -> int:
        nonlocal thought
        await host.command(room, Stand())
        thought = True
        return 0

    monkeypatch.setattr(services.driver, "_think", think)
    host.page(room)
    await host.move(room, "e5")
    await until(lambda: thought and not services.driver._thinking)
    assert len(room.table.plays) == 1


async def test_with_others_at_the_table_a_bot_plays_on(services: Services) -> None:
    people = await guests(services, 2)
    room = await among_bots(*people)
    people[1].page(room)
    await people[0].command(room, Stand())
    assert not room.table.adjourned
    await until(lambda: len(room.table.plays) == 1)


async def test_a_match_that_both_have_left_goes_on_with_the_first_who_is_back(
    services: Services,
) -> None:
    people = await guests(services, 2)
    room = await started(people, stand_in="random")
    for person in people:
        await person.command(room, Stand())
    assert room.table.adjourned
    people[1].page(room)
    await people[1].command(room, Sit(seat=1))
    await until(lambda: len(room.table.plays) == 1)


async def test_nobody_who_plays_alone_is_thought_to_be_gone(services: Services) -> None:
    host = await guest(services)
    room = await among_bots(host)
    assert keep_warm(0, room.table, 1) is None


async def test_the_home_page_lists_a_match_that_waits(server: Server) -> None:
    async with visitor(server) as host:
        table = await host.lay(chairs=["me", "random"], start=True)
        await host.post(f"tables/{table}/commands", {"type": "stand"})
        [mine] = (await host.get("tables?which=mine")).json()
        assert (mine["id"], mine["status"], mine["adjourned"]) == (table, "running", True)


async def test_while_a_match_waits_its_clock_stands(services: Services, hands: Hands) -> None:
    host = await guest(services)
    room = await among_bots(host, clock=SecondsPerMove(seconds=30, reserve=60))
    hands.turn(10)
    await host.command(room, Stand())
    assert room.table.wake_at is None
    hands.turn(10_000)
    await host.command(room, Sit(seat=0))
    left = room.table.clock.deadline(0)
    assert left is not None
    assert 88 * SECOND < left - room.now() <= 90 * SECOND


# -- out of time ----------------------------------------------------------------------------------


async def test_two_people_out_of_time_leave_a_result_and_no_race(
    services: Services, hands: Hands
) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=DaysPerMove(days=1), stand_in="random")
    page = people[1].page(room)
    hands.turn(24 * 3600 + 1)
    await until(lambda: len(room.table.plays) == 1)
    hands.turn(24 * 3600 + 1)
    await until(lambda: room.table.status == "over")
    outcome = (await page.frame())["outcome"]
    assert (outcome["reason"], outcome["ranks"]) == ("ended-out-of-time", [2, 1])
    assert veillee.replay(written_record(room.table)).outcome == room.table.running().outcome
    assert (await reread(services, room.table.id)).status == "over"


async def test_alone_among_bots_running_out_of_time_ends_nothing(
    services: Services, hands: Hands
) -> None:
    host = await guest(services)
    room = await among_bots(host, clock=SecondsPerMove(seconds=5, reserve=0))
    hands.turn(6)
    await until(lambda: room.table.adjourned)
    await host.command(room, Sit(seat=0))
    deadline = room.table.clock.deadline(0)
    assert deadline is not None
    assert deadline - room.now() > 4 * SECOND, "and there is time to move"
    await host.move(room, "e5")


# -- resigning ------------------------------------------------------------------------------------


async def test_of_two_the_other_wins(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    page = people[1].page(room)
    await people[0].move(room, "e5")
    await people[0].command(room, Resign())
    outcome = (await page.frame())["outcome"]
    assert (outcome["reason"], outcome["ranks"]) == ("ended-resigned", [2, 1])
    assert notices(room)[-1].what == "resigned"
    with refusing("match-over"):
        await people[1].command(room, Resign())


async def test_record_and_replay_know_who_resigned(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[1].command(room, Resign())
    assert veillee.replay(written_record(room.table)).outcome == room.table.running().outcome
    assert moment(room.table, None, 0, None).outcome is None
    last = moment(room.table, None, 1, None).outcome
    assert last
    assert last.ranks == (1, 2)
    again = await reread(services, room.table.id)
    assert again.running().outcome == room.table.running().outcome


async def test_nothing_turned_where_somebody_gave_it_up(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[1].command(room, Resign())
    assert await services.turning_points.of(room.table) is None


async def test_one_may_go_on_from_the_moment_somebody_resigned(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[1].command(room, Resign())
    forked = await go_on(services.house, room.table, people[1].id, 1, 1, "random")
    await people[1].move(forked, "a1")
    assert forked.table.status == "running"


async def test_among_several_a_bot_plays_the_chair_to_the_end(services: Services) -> None:
    people = await guests(services, 2)
    room = await among_bots(*people, game="spacepoker", seats=3)
    page = people[0].page(room)
    assert not (await page.table())["resigning_ends"]
    await people[0].command(room, Resign())
    assert room.table.status == "running"
    assert room.table.chairs[0].bot == "random"
    with refusing("resigned-already"):
        await people[0].command(room, Sit(seat=0))
    assert not (await people[0].command(room, Resign())).done
    assert (await page.table())["resigning_ends"], "only bots would be left"


async def test_who_resigned_is_last_once_the_others_are_done(services: Services) -> None:
    people = await guests(services, 2)
    room = await among_bots(*people, game="spacepoker", seats=3)
    people[1].page(room)
    await people[0].command(room, Resign())
    while room.table.status == "running":
        await until(lambda: not room.table.to_act or 1 in room.table.to_act)
        if room.table.to_act:
            await people[1].move(room, room.table.running().timeout(1))
    outcome = room.table.running().outcome
    assert outcome
    assert outcome.ranks[0] == 3
    assert outcome.reason != "ended-resigned"


async def test_alone_among_several_bots_resigning_ends_it(services: Services) -> None:
    host = await guest(services)
    room = await among_bots(host, game="spacepoker", seats=4)
    await host.command(room, Resign())
    outcome = room.table.running().outcome
    assert outcome
    assert outcome.ranks == (4, 1, 1, 1)


async def test_a_watcher_and_an_open_table_have_nothing_to_resign(services: Services) -> None:
    host, watcher = await guests(services, 2)
    room = await laid(host)
    await host.command(room, Sit(seat=0))
    with refusing("not-started"):
        await host.command(room, Resign())
    with refusing("watchers-only-watch"):
        await watcher.command(room, Resign())


# -- what is told of those who are gone -----------------------------------------------------------


async def test_whoever_sat_there_before_is_still_called_by_name(services: Services) -> None:
    people = await guests(services, 3)
    room = await started(people[:2])
    page = people[0].page(room)
    assert (await page.table())["others"] == {}
    await people[0].command(room, Remove(seat=1))
    await people[2].command(room, Sit(seat=1))
    assert (await page.table())["others"] == {people[1].id: room.names[people[1].id]}
