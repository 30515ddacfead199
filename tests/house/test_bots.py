"""The house's bots: they sleep when nobody looks, take their time, and hold up nothing."""

import asyncio
from typing import Any

import pytest

from tests.house.playing import guest, guests, laid, started, until
from veillee.house.bots.processes import BotProcess, Choice
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.hint import Hint
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start

pytestmark = pytest.mark.anyio

PACE, ALLOWANCE, NEAR = 0.2, 0.4, 0.08


async def test_a_table_that_nobody_looks_at_sleeps(services: Services) -> None:
    host = await guest(services)
    room = await laid(host)
    for seat in range(2):
        await host.command(room, SeatBot(seat=seat, level="random"))
    await host.command(room, Start())
    driver = services.driver
    driver.look(room)
    assert not driver._thinking
    page = host.page(room)
    driver.look(room)
    assert driver._thinking
    await until(lambda: len(room.table.plays) > 3)
    page.leave()


async def test_where_the_process_that_drove_the_table_is_gone_its_bots_go_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([False])

    async def may_drive(_table_id: str) -> bool:
        return next(answers, True)

    monkeypatch.setattr("veillee.house.bots.driver.LEASE_MS", 10)
    monkeypatch.setattr(services.house.cluster, "may_drive", may_drive)
    host = await guest(services)
    room = await laid(host)
    await host.command(room, SeatBot(seat=0, level="random"))
    await host.command(room, Sit(seat=1))
    host.page(room)
    await host.command(room, Start())
    await until(lambda: len(room.table.plays) == 1)


@pytest.mark.parametrize("thinking", [0.0, 0.1, 0.3])
async def test_how_soon_a_bot_knows_is_not_seen(
    services: Services, monkeypatch: pytest.MonkeyPatch, thinking: float
) -> None:
    host = await guest(services)
    room = await laid(host)
    await host.command(room, Sit(seat=1))
    await host.command(room, SeatBot(seat=0, level="random"))
    await host.command(room, Start())
    driver, clock, pauses = services.driver, [100.0], list[float]()

    async def chosen(_asked: Any, legal: list[Any], _timeout: Any) -> tuple[str, Any]:
        clock[0] += thinking
        return "bot", legal[0]

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(driver, "_chosen", chosen)
    monkeypatch.setattr(driver, "_pace", 0.35)
    monkeypatch.setattr("veillee.house.bots.driver.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("veillee.house.bots.driver.asyncio.sleep", pause)
    await driver._move(room, 0)
    monkeypatch.undo()
    assert thinking + pauses[-1] == pytest.approx(0.35)
    assert room.table.plays[0].by == "bot"


class SlowBot:
    """A bot that takes as long as it is told, and the moments at which its answers were played."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds, self.moments = 0.0, list[float]()
        self._driver = services.driver
        monkeypatch.setattr(self._driver, "_pace", PACE)
        monkeypatch.setattr("veillee.house.bots.driver.ALLOWANCE_SECONDS", ALLOWANCE)
        monkeypatch.setattr("veillee.house.bots.driver.MARGIN_SECONDS", 0.0)
        monkeypatch.setattr(self._driver._processes, "advise", self._advise)
        monkeypatch.setattr(self._driver._processes, "ready", self._ready)

    async def _ready(self, *_: str) -> None:
        pass

    async def _advise(self, _: Any) -> Choice:
        await asyncio.sleep(self.seconds)
        return Choice(0)

    async def play(self, room: Room, seconds: float) -> str:
        """Have the bot that is to act think for so long; who made the move."""
        loop = asyncio.get_running_loop()
        self.seconds, self._driver._load, began = seconds, 1, loop.time()
        await self._driver._move(room, room.table.to_act[0])
        self.moments.append(loop.time() - began)
        return room.table.plays[len(room.table.plays) - 1].by


async def against_bots(services: Services, game: str, level: str) -> Room:
    """A table at which bots sit on every chair but the host's; nobody looks, so none moves."""
    host = await guest(services)
    room = await laid(host, game)
    await host.command(room, Sit(seat=1))
    await host.command(room, SeatBot(seat=0, level=level))
    await host.command(room, Start())
    while room.table.to_act[0] == 1:
        await host.move(room, room.table.running().timeout(1))
    return room


async def moments_of_answers(
    services: Services, slow: SlowBot, level: str, thinking: list[float]
) -> list[float]:
    for seconds in thinking:
        room = await against_bots(services, "spacepoker", level)
        await slow.play(room, seconds)
    return slow.moments


@pytest.mark.parametrize("thinking", [[0.0, 0.05, 0.15], [0.25, 0.35, 0.5]], ids=["soon", "late"])
async def test_answers_come_at_the_pace_or_at_the_end_of_the_budget(
    services: Services, monkeypatch: pytest.MonkeyPatch, thinking: list[float]
) -> None:
    slow = SlowBot(services, monkeypatch)
    moments = await moments_of_answers(services, slow, "random", thinking)
    expected = PACE if thinking[0] < PACE else PACE + ALLOWANCE
    assert moments == [pytest.approx(expected, abs=NEAR)] * 3


async def test_a_bot_that_stops_early_is_not_seen_to(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hard bots of this game may think for half a second; some choices are clear at once."""
    slow = SlowBot(services, monkeypatch)
    moments = await moments_of_answers(services, slow, "hard", [0.0, 0.3, 0.45])
    assert moments == [pytest.approx(0.5, abs=NEAR)] * 3


async def test_a_bot_that_is_not_ready_at_the_end_of_its_budget_has_the_clocks_move_then(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowBot(services, monkeypatch)
    room = await against_bots(services, "spacepoker", "random")
    assert await slow.play(room, 60.0) == "clock"
    assert slow.moments == [pytest.approx(PACE + ALLOWANCE, abs=NEAR)]
    assert services.driver._load == 2


async def test_where_nothing_is_hidden_a_bot_answers_when_it_is_ready(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowBot(services, monkeypatch)
    for seconds in (0.0, 0.3, 0.45):
        await slow.play(await against_bots(services, "ergo", "hard"), seconds)
    assert slow.moments == [pytest.approx(moment, abs=NEAR) for moment in (PACE, 0.3, 0.45)]


async def test_a_bot_that_breaks_down_is_cut_off_and_the_match_goes_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await guest(services)
    room = await laid(host)
    await host.command(room, Sit(seat=1))
    await host.command(room, SeatBot(seat=0, level="random"))
    monkeypatch.setattr("veillee.house.bots.processes.LONGEST_WARM_UP", 0.001)
    host.page(room)
    await host.command(room, Start())
    await until(lambda: len(room.table.plays) == 1)
    assert room.table.plays[0].by == "clock"


async def test_a_process_that_is_not_waited_for_does_not_answer_the_next_question(
    services: Services,
) -> None:
    """Somebody asks for a hint and closes his page before it comes."""
    people = await guests(services, 2)
    room = await started(people)
    driver = services.driver
    asking = asyncio.create_task(people[0].command(room, Hint()))
    [process] = driver._processes._processes
    await until(lambda: process.waiting)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    answer = await people[0].command(room, Hint())
    assert room.table.running().why_not(0, answer.hint) is None


async def test_a_process_that_died_in_its_sleep_gets_ready_again_before_its_time_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    process, asked = BotProcess(), list[Any]()
    await process.warm_up("ergo", "random")
    assert process._process is not None
    process._process.kill()
    process._process.wait()
    ask = process._ask

    async def heard(question: Any, seconds: float) -> Any:
        asked.append(question)
        return await ask(question, seconds)

    monkeypatch.setattr(process, "_ask", heard)
    await process.warm_up("ergo", "random")
    assert asked == [("ergo", "random")]
    await process.close()


async def test_where_many_bots_move_at_once_others_are_heard_in_between(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await guest(services)
    room = await laid(host, "sporz", 12)
    for seat in range(12):
        await host.command(room, SeatBot(seat=seat, level="random"))
    await host.command(room, Start())
    house, passes, moved = services.house, 0, list[int]()
    honest = house.change

    async def change(*given: Any, **how: Any) -> bool:
        moved.append(passes)
        return await honest(*given, **how)

    async def count() -> None:
        nonlocal passes
        while True:
            await asyncio.sleep(0)
            passes += 1

    async def think(_: Any) -> Choice:
        return Choice(0)

    monkeypatch.setattr(house, "change", change)
    monkeypatch.setattr(services.driver, "_think", think)
    counting = asyncio.create_task(count())
    page = host.page(room)
    await until(lambda: len(moved) > 30)
    page.leave()
    counting.cancel()
    assert len(set(moved)) == len(moved), "no two of them move in one pass of the event loop"
