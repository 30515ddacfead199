"""Clocks, absences, and the bots that keep chairs warm: nobody freezes a table."""

import asyncio
import time
from typing import Any

import pytest

from tests.house.conftest import Server, settings
from tests.house.hands import Hands
from tests.house.playing import Guest, guest, guests, laid, started, until
from tests.house.visiting import visitor
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.clock import Clock
from veillee.house.table.terms import (
    DAY,
    SECOND,
    DaysPerMove,
    SecondsPerMove,
    SecondsPerStep,
    Untimed,
)

pytestmark = pytest.mark.anyio


# -- how clocks count -----------------------------------------------------------------------------


def test_a_move_has_its_seconds_and_then_the_reserve() -> None:
    clock = Clock.of(SecondsPerMove(seconds=30, reserve=120), 2)
    clock = clock.turned((0,), 0, None, new_step=True, talk=False, together=False)
    assert clock.deadline(0) == 150 * SECOND
    assert clock.deadline(1) is None
    clock = clock.turned((1,), 20 * SECOND, 0, new_step=True, talk=False, together=False)
    assert clock.face().reserves == (120 * SECOND, 120 * SECOND)
    clock = clock.turned((0,), 70 * SECOND, 1, new_step=True, talk=False, together=False)
    assert clock.face().reserves == (120 * SECOND, 100 * SECOND)
    assert clock.deadline(0) == (70 + 150) * SECOND


def test_a_reserve_never_falls_below_nothing() -> None:
    clock = Clock.of(SecondsPerMove(seconds=1, reserve=5), 1)
    clock = clock.turned((0,), 0, None, new_step=True, talk=False, together=False)
    clock = clock.turned((0,), 100 * SECOND, 0, new_step=True, talk=False, together=False)
    assert clock.face().reserves == (0,)
    assert clock.deadline(0) == 101 * SECOND


def test_where_everyone_answers_at_once_the_clock_tells_of_no_answer() -> None:
    clock = Clock.of(SecondsPerMove(seconds=30, reserve=60), 3)
    clock = clock.turned((0, 1, 2), 0, None, new_step=True, talk=False, together=True)
    services = clock.face()
    assert services.deadlines == dict.fromkeys(range(3), 90 * SECOND)
    clock = clock.turned((0, 1, 2), 40 * SECOND, 0, new_step=False, talk=False, together=True)
    assert clock.face() == services
    clock = clock.turned((1,), 80 * SECOND, 2, new_step=True, talk=False, together=False)
    assert clock.face().reserves == (60 * SECOND,) * 3
    assert clock.face().deadlines == {1: 170 * SECOND}


def test_by_correspondence_a_move_has_its_days() -> None:
    clock = Clock.of(DaysPerMove(days=3), 2)
    clock = clock.turned((1,), 5, None, new_step=True, talk=False, together=False)
    assert clock.deadline(1) == 5 + 3 * DAY


def test_without_a_clock_there_is_all_the_time_there_is() -> None:
    clock = Clock.of(Untimed(), 2)
    clock = clock.turned((0,), 0, None, new_step=True, talk=False, together=False)
    assert clock.deadline(0) is None
    assert not clock.runs


def test_a_step_has_one_end_for_all_and_talk_its_own() -> None:
    clock = Clock.of(SecondsPerStep(seconds=40, talk=300), 3)
    clock = clock.turned((0, 1, 2), 0, None, new_step=True, talk=False, together=True)
    clock = clock.turned((0, 1, 2), 9 * SECOND, 0, new_step=False, talk=False, together=True)
    assert (clock.deadline(0), clock.deadline(2)) == (40 * SECOND, 40 * SECOND)
    clock = clock.turned((0, 1), 40 * SECOND, 1, new_step=True, talk=True, together=True)
    assert clock.deadline(0) == 340 * SECOND


# -- what happens at the end of time --------------------------------------------------------------


async def test_the_games_own_move_is_played_for_who_is_late(
    services: Services, hands: Hands
) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=SecondsPerMove(seconds=30, reserve=60), late="timeout")
    hands.turn(89)
    await people[0].move(room, "e5")
    assert room.table.clock.face().reserves[0] < 2 * SECOND
    hands.turn(91)
    await until(lambda: len(room.table.plays) == 2)
    assert room.table.plays[-1].by == "clock"
    assert room.table.chairs[1].bot is None


async def test_or_a_bot_takes_the_chair_by_the_tables_choice(
    services: Services, hands: Hands
) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=DaysPerMove(days=2), late="bot", stand_in="random")
    hands.turn(2 * 24 * 3600 + 1)
    await until(lambda: len(room.table.plays) == 1)
    assert room.table.plays[-1].by == "bot"
    assert room.table.chairs[0].why == "late"
    await people[0].command(room, Sit(seat=0))
    assert room.table.chairs[0].bot is None


async def test_a_bot_that_thinks_is_not_hurried_by_the_clock_of_the_table(
    services: Services, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=SecondsPerMove(seconds=1, reserve=0), late="bot")
    hands.turn(1)
    await until(lambda: len(room.table.plays) >= 1, 120)
    assert room.table.plays[0].by == "bot"


async def test_a_bot_that_is_late_does_not_keep_the_house_busy(
    services: Services, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await guest(services)
    room = await laid(host, clock=SecondsPerMove(seconds=1, reserve=0))
    looks, act = [0], services.timekeeper._act

    async def counted(at: Room) -> None:
        looks[0] += 1
        await act(at)

    async def thinks_on(*_: Any) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(services.timekeeper, "_act", counted)
    monkeypatch.setattr(services.driver, "_chosen", thinks_on)
    await host.command(room, SeatBot(seat=0, level="random"))
    await host.command(room, Sit(seat=1))
    await host.command(room, Start())
    hands.turn(10)
    await asyncio.sleep(1)
    assert 1 <= looks[0] <= 10


async def test_nothing_happens_before_the_end_of_time(services: Services, hands: Hands) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=SecondsPerMove(seconds=3000, reserve=100))
    hands.turn(3000)
    await services.timekeeper._act(room)
    assert len(room.table.running()) == 0
    assert room.table.chairs[0].bot is None


async def test_a_clock_goes_on_over_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    first = Services(settings(folder))
    async with first.open():
        people = await guests(first, 2)
        room = await started(people, clock=SecondsPerMove(seconds=30, reserve=60))
        await people[0].move(room, "e5")
        table_id, face = room.table.id, room.table.clock.face()
    second = Services(settings(folder))
    async with second.open():
        again = await second.house.room(table_id)
        assert again.table.clock.face() == face


async def test_time_is_up_at_a_table_that_nobody_has_looked_at_since_a_restart(
    tmp_path_factory: pytest.TempPathFactory, hands: Hands
) -> None:
    folder = tmp_path_factory.mktemp("asleep")
    first = Services(settings(folder))
    async with first.open():
        people = await guests(first, 2)
        room = await started(people, clock=DaysPerMove(days=1), late="timeout")
    hands.turn(24 * 3600 + 1)
    second = Services(settings(folder))
    async with second.open():
        await until(lambda: room.table.id in second.house.rooms)
        again = second.house.rooms[room.table.id]
        await until(lambda: len(again.table.plays) >= 1)
        assert again.table.plays[0].by == "clock"


# -- the machine's clock is set -------------------------------------------------------------------

HOUR = 3600


def left(room: Room) -> int:
    """What the second one to move has until the deadline."""
    deadline = room.table.clock.deadline(1)
    assert deadline is not None
    return deadline - room.seen_by(None).now


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_setting_the_machines_clock_changes_nobodys_time(
    services: Services, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    people = await guests(services, 2)
    room = await started(people, clock=SecondsPerMove(seconds=30, reserve=60))
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000_000)
    before = room.table.at
    await people[0].move(room, "e5")
    assert 0 <= room.table.at - before < 20 * SECOND
    assert room.table.clock.reserves == (60 * SECOND, 60 * SECOND)
    assert 70 * SECOND < left(room) <= 90 * SECOND


async def test_a_journal_from_the_future_adds_nothing_to_anybodys_time(
    tmp_path_factory: pytest.TempPathFactory, hands: Hands
) -> None:
    folder = tmp_path_factory.mktemp("future")
    hands.turn(HOUR)
    async with (first := Services(settings(folder))).open():
        people = await guests(first, 2)
        room = await started(people, clock=SecondsPerMove(seconds=30, reserve=60))
        await people[0].move(room, "e5")
    hands.turn(-HOUR)
    async with (second := Services(settings(folder))).open():
        again = await second.house.room(room.table.id)
        assert left(again) <= 90 * SECOND
        await Guest(second, people[1].person).move(again, "a1")
        assert again.table.at >= room.table.at
        assert again.table.clock.reserves == (60 * SECOND, 60 * SECOND)


async def test_a_clock_from_the_future_runs_out_in_its_time_though_nobody_looks(
    tmp_path_factory: pytest.TempPathFactory, hands: Hands
) -> None:
    folder = tmp_path_factory.mktemp("future")
    hands.turn(HOUR)
    async with (first := Services(settings(folder))).open():
        people = await guests(first, 2)
        room = await started(people, clock=SecondsPerMove(seconds=1, reserve=0), late="timeout")
    hands.turn(-HOUR)
    async with (second := Services(settings(folder))).open():
        await until(lambda: room.table.id in second.house.rooms, 10)
        again = second.house.rooms[room.table.id]
        await until(lambda: len(again.table.plays) >= 1, 10)


# -- absences -------------------------------------------------------------------------------------


async def test_a_bot_stands_in_for_who_is_gone_and_he_returns(server: Server) -> None:
    """The one test that waits for a grace of five seconds."""
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"], grace=5, stand_in="random")
        await other.command(table, type="sit", seat=1)
        await host.command(table, type="start")
        async with host.live(table) as live:
            async with other.live(table) as leaving:
                await leaving.next_of("frame")
            await live.answer(type="move", id="a", move="e5")
            while True:
                frame = await live.next_of("frame")
                told = [line for line in frame["told"] if line.get("what") == "stood-in"]
                if told:
                    break
            assert (told[0]["seat"], told[0]["why"]) == (1, "gone")
            while not (frame["awaited"] == [0] and frame["n"] > 5):
                frame = await live.next_of("frame")
            async with other.live(table) as back:
                while (seen := await back.next_of("table"))["chairs"][1].get("bot"):
                    pass
                assert seen["chairs"][1]["person"] == other.me["id"]


async def test_nobody_is_replaced_while_nobody_is_at_the_table(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    room = await started(people, grace=5)
    assert gone_after(services, room, seconds=3600) == []


async def test_the_grace_runs_only_for_who_is_awaited_and_absent(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    room = await started(people, grace=60)
    page = people[1].page(room)
    assert gone_after(services, room, seconds=59) == []
    assert gone_after(services, room, seconds=2) == [0]
    people[0].page(room)
    assert gone_after(services, room, seconds=600) == []
    page.leave()
    assert gone_after(services, room, seconds=600) == []


@pytest.mark.parametrize("terms", [{"grace": None}, {"clock": DaysPerMove(days=1), "grace": 5}])
async def test_where_people_may_be_away_nobody_is_replaced_for_it(
    services: Services, monkeypatch: pytest.MonkeyPatch, terms: dict[str, Any]
) -> None:
    people = await guests(services, 2)
    room = await started(people, **terms)
    people[1].page(room)
    for _ in range(3):
        assert gone_after(services, room, seconds=1000) == []


def gone_after(services: Services, room: Room, seconds: float) -> list[int]:
    """Who would have been away for longer than the table's grace, if so much time went by."""
    timekeeper, grace = services.timekeeper, room.table.terms.grace
    missed = timekeeper._away(room)
    timekeeper._missed[room.table.id] = {seat: then - seconds for seat, then in missed.items()}
    long_ago = time.monotonic() - (grace or 0)
    return [seat for seat, since in timekeeper._away(room).items() if since <= long_ago]
