"""Clocks, absences, and the bots that keep chairs warm: nobody freezes a table."""

import asyncio
import time
from typing import Any

import pytest

from tests.house.conftest import Server, settings
from tests.house.playing import Guest, guest, guests, laid, reread, started, until
from tests.house.visiting import visitor
from veillee.house import timekeeping
from veillee.house.errors import HouseError
from veillee.house.live.room import Room
from veillee.house.now import passed_ns
from veillee.house.services import Services
from veillee.house.table.actions.move import answer
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
from veillee.kernel import Match

pytestmark = pytest.mark.anyio


class Hands:
    """The hands of the house's clock, which a test may turn."""

    def __init__(self) -> None:
        self.ahead = 0

    def passed_ns(self) -> int:
        return passed_ns() + self.ahead * 1_000_000

    def turn(self, seconds: float) -> None:
        self.ahead += int(seconds * SECOND)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr("veillee.house.now.passed_ns", hands.passed_ns)
    # An alarm goes by the time that passes; a clock that is turned it meets when it is set anew.
    monkeypatch.setattr(timekeeping, "LONGEST_ALARM", 0.2)
    return hands


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


# -- steps ----------------------------------------------------------------------------------------


def settled(match: Match, seat: int) -> Any:
    """A move after which the seat is not asked again in this step."""
    sleep = [move for move in match.legal(seat) if match.game.write(move) == "sleep"]
    return (sleep or match.legal(seat))[0]


async def in_steps(services: Services, hands: Hands) -> tuple[list[Guest], Room]:
    """A table whose players all answer at once, and whose steps last forty seconds."""
    people = await guests(services, 4)
    room = await started(people, "sporz", clock=SecondsPerStep(seconds=40, talk=40))
    # At dusk everybody talks, and a step of talk ends when all are ready.
    while room.table.step.for_talk or not room.table.together:
        seat = room.table.to_act[0]
        await people[seat].move(room, settled(room.table.running(), seat))
        if not room.table.to_act:
            hands.turn(41)
            await until(lambda: not room.table.held)
    return people, room


async def test_every_answer_is_kept_until_the_step_closes_and_nobody_else_hears_of_it(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    pages = [person.page(room) for person in (*people, await guest(services))]
    step = room.table.to_act
    before_it_closes = len(room.table.running())
    for seat in step:
        told_before = [len(await page.heard("frame")) for page in pages]
        assert (
            await people[seat].move(room, settled(room.table.running(), seat), f"of-{seat}")
        ).done
        for other, page in enumerate(pages):
            new = (await page.heard("frame"))[told_before[other] :]
            assert bool(new) == (other == seat), "only who answered is told that it is kept"
        mine = await pages[seat].frame()
        assert mine["held"] == {"type": "sleep"}
        assert seat not in mine["awaited"]
    assert room.table.running().to_act == step
    assert not (await people[step[0]].move(room, "sleep", f"of-{step[0]}")).done, "sent twice"
    assert (await reread(services, room.table.id)).held == room.table.held
    hands.turn(41)
    await until(lambda: not room.table.held)
    assert len(room.table.running()) == before_it_closes + len(step)
    assert [play.by for play in room.table.plays[before_it_closes:]] == ["person"] * len(step)


async def test_an_answer_that_is_kept_may_change_until_the_step_closes(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    for step in ("mutants", "doctors"):
        assert room.table.running().state.phase == step
        hands.turn(41)
        await until(lambda: room.table.running().state.phase != step)  # noqa: B023
    seat = next(
        s for s in room.table.to_act if room.table.running().view(s).own.role == "psychologist"
    )
    for target in (0, 1, 2):
        await people[seat].move(room, {"type": "inspect", "seat": target})
        assert room.table.held[seat].move == room.table.running().game.write(
            room.table.running().legal(seat)[target]
        )


async def test_who_points_elsewhere_after_a_last_word_is_still_not_awaited(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    seat = room.table.to_act[0]
    page = people[seat].page(room)
    await people[seat].move(room, "sleep")
    await people[seat].move(room, {"type": "mutate", "seat": 1})
    mine = await page.frame()
    assert mine["held"] == {"type": "sleep"}
    assert seat not in mine["awaited"]
    assert mine["view"]["own"]["answer"]["deed"] == {"type": "mutate", "seat": 1}
    assert (await reread(services, room.table.id)).held == room.table.held


async def test_at_the_end_of_a_step_the_clock_answers_for_the_absent(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    match = room.table.running()
    step = match.to_act
    first = len(match)
    await people[step[0]].move(room, settled(match, step[0]))
    hands.turn(41)
    await until(lambda: len(room.table.plays) >= first + len(step))
    played = [play.by for play in room.table.plays][first : first + len(step)]
    assert played == ["person", *["clock"] * (len(step) - 1)]


async def test_a_bots_answer_that_was_kept_is_still_a_bots(
    services: Services, hands: Hands
) -> None:
    _, room = await in_steps(services, hands)
    match = room.table.running()
    seat, first = room.table.to_act[0], len(match)
    move = settled(match, seat)
    await services.house.change(room, lambda table, at: answer(table, seat, move, at, by="bot"))
    assert room.table.held[seat].by == "bot"
    hands.turn(41)
    await until(lambda: not room.table.held)
    assert room.table.plays[first].by == "bot"


async def test_step_clocks_are_for_games_in_which_several_answer_at_once(
    services: Services,
) -> None:
    with pytest.raises(HouseError, match="one after the other"):
        await laid(await guest(services), "ergo", clock=SecondsPerStep())


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
