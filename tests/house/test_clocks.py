"""Clocks, absences, and the bots that keep chairs warm: nobody freezes a table."""

from typing import Any

import pytest

from tests.house.conftest import Server, settings
from tests.house.playing import Guest, guest, guests, laid, reread, started, until
from tests.house.visiting import visitor
from veillee.house import entries as e
from veillee.house import wishes as w
from veillee.house.clock import Clock
from veillee.house.opened import Opened
from veillee.house.rooms import Room, now_ms
from veillee.house.terms import DAY, SECOND, DaysClock, MoveClock, NoClock, StepClock
from veillee.house.troubles import HouseError
from veillee.kernel import Match

pytestmark = pytest.mark.anyio


class Hands:
    """The hands of the house's clock, which a test may turn."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return now_ms() + self.ahead

    def turn(self, seconds: float) -> None:
        self.ahead += int(seconds * SECOND)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr("veillee.house.house.now_ms", hands.now)
    monkeypatch.setattr("veillee.house.driver.now_ms", hands.now)
    return hands


# -- how clocks count -----------------------------------------------------------------------------


def test_a_move_has_its_seconds_and_then_the_reserve() -> None:
    clock = Clock(MoveClock(seconds=30, reserve=120), 2)
    clock.turn((0,), 0, None, new_step=True, talk=False)
    assert clock.deadline(0) == 150 * SECOND
    assert clock.deadline(1) is None
    clock.turn((1,), 20 * SECOND, 0, new_step=True, talk=False)
    assert clock.face().reserves == (120 * SECOND, 120 * SECOND)
    clock.turn((0,), 70 * SECOND, 1, new_step=True, talk=False)
    assert clock.face().reserves == (120 * SECOND, 100 * SECOND)
    assert clock.deadline(0) == (70 + 150) * SECOND


def test_a_reserve_never_falls_below_nothing() -> None:
    clock = Clock(MoveClock(seconds=1, reserve=5), 1)
    clock.turn((0,), 0, None, new_step=True, talk=False)
    clock.turn((0,), 100 * SECOND, 0, new_step=True, talk=False)
    assert clock.face().reserves == (0,)
    assert clock.deadline(0) == 101 * SECOND


def test_who_has_not_moved_keeps_the_time_he_has_left() -> None:
    clock = Clock(MoveClock(seconds=30, reserve=0), 3)
    clock.turn((0, 1, 2), 0, None, new_step=True, talk=False)
    clock.turn((1, 2), 10 * SECOND, 0, new_step=False, talk=False)
    assert clock.deadline(1) == 30 * SECOND
    assert clock.deadline(0) is None


def test_by_correspondence_a_move_has_its_days() -> None:
    clock = Clock(DaysClock(days=3), 2)
    clock.turn((1,), 5, None, new_step=True, talk=False)
    assert clock.deadline(1) == 5 + 3 * DAY


def test_without_a_clock_there_is_all_the_time_there_is() -> None:
    clock = Clock(NoClock(), 2)
    clock.turn((0,), 0, None, new_step=True, talk=False)
    assert clock.deadline(0) is None
    assert not clock.runs


def test_a_step_has_one_end_for_all_and_talk_its_own() -> None:
    clock = Clock(StepClock(seconds=40, talk=300), 3)
    clock.turn((0, 1, 2), 0, None, new_step=True, talk=False)
    clock.turn((1, 2), 9 * SECOND, 0, new_step=False, talk=False)
    assert (clock.deadline(1), clock.deadline(2)) == (40 * SECOND, 40 * SECOND)
    clock.turn((0, 1), 40 * SECOND, 1, new_step=True, talk=True)
    assert clock.deadline(0) == 340 * SECOND


# -- what happens at the end of time --------------------------------------------------------------


async def test_the_games_own_move_is_played_for_who_is_late(opened: Opened, hands: Hands) -> None:
    people = await guests(opened, 2)
    room = await started(people, clock=MoveClock(seconds=30, reserve=60), late="timeout")
    hands.turn(89)
    await people[0].move(room, "e5")
    assert room.table.clock.face().reserves[0] < 2 * SECOND
    hands.turn(91)
    await until(lambda: len(room.table.plays) == 2)
    assert room.table.plays[-1].by == "clock"
    assert room.table.chairs[1].bot is None


async def test_or_a_bot_takes_the_chair_by_the_tables_choice(opened: Opened, hands: Hands) -> None:
    people = await guests(opened, 2)
    room = await started(people, clock=DaysClock(days=2), late="bot", stand_in="random")
    hands.turn(2 * 24 * 3600 + 1)
    await until(lambda: len(room.table.plays) == 1)
    assert room.table.plays[-1].by == "bot"
    assert room.table.chairs[0].why == "late"
    await people[0].wish(room, w.Sit(seat=0))
    assert room.table.chairs[0].bot is None


async def test_a_bot_that_thinks_is_not_hurried_by_the_clock_of_the_table(
    opened: Opened, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(opened, 2)
    room = await started(people, clock=MoveClock(seconds=1, reserve=0), late="bot")
    hands.turn(1)
    await until(lambda: len(room.table.plays) >= 1, 120)
    assert room.table.plays[0].by == "bot"


async def test_nothing_happens_before_the_end_of_time(opened: Opened, hands: Hands) -> None:
    people = await guests(opened, 2)
    room = await started(people, clock=MoveClock(seconds=3000, reserve=100))
    hands.turn(3000)
    driver = opened.granting._driver
    await driver._tick(room)
    assert len(room.table.running()) == 0
    assert room.table.chairs[0].bot is None


async def test_a_clock_goes_on_over_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    first = Opened(settings(folder))
    async with first.open():
        people = await guests(first, 2)
        room = await started(people, clock=MoveClock(seconds=30, reserve=60))
        await people[0].move(room, "e5")
        table_id, face = room.table.id, room.table.clock.face()
    second = Opened(settings(folder))
    async with second.open():
        again = await second.house.room(table_id)
        assert again.table.clock.face() == face


async def test_time_is_up_at_a_table_that_nobody_has_looked_at_since_a_restart(
    tmp_path_factory: pytest.TempPathFactory, hands: Hands
) -> None:
    folder = tmp_path_factory.mktemp("asleep")
    first = Opened(settings(folder))
    async with first.open():
        people = await guests(first, 2)
        room = await started(people, clock=DaysClock(days=1), late="timeout")
    hands.turn(24 * 3600 + 1)
    second = Opened(settings(folder))
    async with second.open():
        await until(lambda: room.table.id in second.house.rooms)
        again = second.house.rooms[room.table.id]
        await until(lambda: len(again.table.plays) >= 1)
        assert again.table.plays[0].by == "clock"


# -- steps ----------------------------------------------------------------------------------------


def settled(match: Match, seat: int) -> Any:
    """A move after which the seat is not asked again in this step."""
    sleep = [move for move in match.legal(seat) if match.game.write(move) == "sleep"]
    return (sleep or match.legal(seat))[0]


async def in_steps(opened: Opened, hands: Hands) -> tuple[list[Guest], Room]:
    """A table whose players all answer at once, and whose steps last forty seconds."""
    people = await guests(opened, 4)
    room = await started(people, "sporz", clock=StepClock(seconds=40, talk=40))
    match = room.table.running()
    # At dusk everybody talks, and a step of talk ends when all are ready.
    while room.table.was_for_talk or len(match.to_act) < 2:
        seat = match.to_act[0]
        await people[seat].move(room, settled(match, seat))
        if room.table.held is not None:
            hands.turn(41)
            await until(lambda: room.table.held is None)
    return people, room


async def test_the_last_answer_is_kept_until_the_step_closes(opened: Opened, hands: Hands) -> None:
    people, room = await in_steps(opened, hands)
    watcher = await guest(opened)
    pages = [person.page(room) for person in people]
    watching = watcher.page(room)
    match = room.table.running()
    step = match.to_act
    for seat in step[:-1]:
        await people[seat].move(room, settled(match, seat))
    last = step[-1]
    told_before = [await page.heard("frame") for page in (*pages, watching)]
    await people[last].move(room, settled(match, last), "mine")
    assert room.table.held is not None
    assert match.to_act == (last,)
    before_it_closes = len(match)
    for seat, before in enumerate(told_before):
        page = (*pages, watching)[seat]
        new = (await page.heard("frame"))[len(before) :]
        assert bool(new) == (seat == last), "only who answered is told that it is kept"
    assert not (await people[last].move(room, match.moves[0][1], "mine")).done
    with pytest.raises(HouseError, match="kept"):
        await people[last].move(room, settled(match, last), "another")
    again = await reread(opened, room.table.id)
    assert again.held == room.table.held
    hands.turn(41)
    await until(lambda: room.table.held is None)
    assert len(match) == before_it_closes + 1
    assert room.table.plays[-1].by == "person"


async def test_at_the_end_of_a_step_the_clock_answers_for_the_absent(
    opened: Opened, hands: Hands
) -> None:
    people, room = await in_steps(opened, hands)
    match = room.table.running()
    step = match.to_act
    first = len(match)
    await people[step[0]].move(room, settled(match, step[0]))
    hands.turn(41)
    await until(lambda: len(room.table.plays) >= first + len(step))
    played = [play.by for play in room.table.plays][first : first + len(step)]
    assert played == ["person", *["clock"] * (len(step) - 1)]


async def test_a_bots_answer_that_was_kept_is_still_a_bots(opened: Opened, hands: Hands) -> None:
    people, room = await in_steps(opened, hands)
    match = room.table.running()
    *others, last = match.to_act
    for seat in others:
        await people[seat].move(room, settled(match, seat))
    move = settled(match, last)
    written_move = room.table.game.write(move)
    await opened.house.change(
        room,
        lambda at: w.Decision(e.Moved(at=at, seat=last, move=written_move, by="bot"), move),
    )
    assert room.table.held is not None
    hands.turn(41)
    await until(lambda: room.table.held is None)
    assert room.table.plays[-1].by == "bot"


async def test_step_clocks_are_for_games_in_which_several_answer_at_once(opened: Opened) -> None:
    with pytest.raises(HouseError, match="one after the other"):
        await laid(await guest(opened), "ergo", clock=StepClock())


# -- absences -------------------------------------------------------------------------------------


async def test_a_bot_stands_in_for_who_is_gone_and_he_returns(server: Server) -> None:
    """The one test that waits for a grace of five seconds."""
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"], grace=5, stand_in="random")
        await other.wish(table, type="sit", seat=1)
        await host.wish(table, type="start")
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
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(opened, 2)
    room = await started(people, grace=5)
    assert gone_after(opened, room, monkeypatch, seconds=3600) == []


async def test_the_grace_runs_only_for_who_is_awaited_and_absent(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(opened, 2)
    room = await started(people, grace=60)
    page = people[1].page(room)
    assert gone_after(opened, room, monkeypatch, seconds=59) == []
    assert gone_after(opened, room, monkeypatch, seconds=2) == [0]
    people[0].page(room)
    assert gone_after(opened, room, monkeypatch, seconds=600) == []
    page.leave()
    assert gone_after(opened, room, monkeypatch, seconds=600) == []


@pytest.mark.parametrize("terms", [{"grace": None}, {"clock": DaysClock(days=1), "grace": 5}])
async def test_where_people_may_be_away_nobody_is_replaced_for_it(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, terms: dict[str, object]
) -> None:
    people = await guests(opened, 2)
    room = await started(people, **terms)
    people[1].page(room)
    for _ in range(3):
        assert gone_after(opened, room, monkeypatch, seconds=1000) == []


def gone_after(
    opened: Opened, room: Room, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> list[int]:
    """Whom the driver would replace if so much time went by."""
    driver = opened.granting._driver
    driver._gone(room)
    driver._missed = {name: then - seconds for name, then in driver._missed.items()}
    return driver._gone(room)
