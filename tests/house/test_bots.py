"""The house's bots: they sleep when nobody looks, take their time, and hold up nothing."""

import asyncio
from typing import Any

import pytest

from tests.house.playing import guest, guests, laid, started, until
from veillee.house import wishes as w
from veillee.house.opened import Opened
from veillee.house.thinkers import Thinker

pytestmark = pytest.mark.anyio


async def test_a_table_that_nobody_looks_at_sleeps(opened: Opened) -> None:
    host = await guest(opened)
    room = await laid(host)
    for seat in range(2):
        await host.wish(room, w.SeatBot(seat=seat, level="random"))
    await host.wish(room, w.Start())
    driver = opened.granting._driver
    driver._look_for_bots(room)
    assert not driver._thinking
    page = host.page(room)
    driver._look_for_bots(room)
    assert driver._thinking
    await until(lambda: len(room.table.plays) > 3)
    page.leave()


@pytest.mark.parametrize("thinking", [0.0, 0.1, 0.3])
async def test_how_soon_a_bot_knows_is_not_seen(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, thinking: float
) -> None:
    host = await guest(opened)
    room = await laid(host)
    await host.wish(room, w.Sit(seat=1))
    await host.wish(room, w.SeatBot(seat=0, level="random"))
    await host.wish(room, w.Start())
    driver, clock, pauses = opened.granting._driver, [100.0], list[float]()

    async def chosen(_asked: Any, legal: list[Any], _timeout: Any) -> tuple[str, Any]:
        clock[0] += thinking
        return "bot", legal[0]

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(driver, "_chosen", chosen)
    monkeypatch.setattr(driver, "_pace", 0.35)
    monkeypatch.setattr("veillee.house.driver.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("veillee.house.driver.asyncio.sleep", pause)
    await driver._move(room, 0)
    monkeypatch.undo()
    assert thinking + pauses[-1] == pytest.approx(0.35)
    assert room.table.plays[0].by == "bot"


async def test_a_bot_that_breaks_down_is_cut_off_and_the_match_goes_on(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await guest(opened)
    room = await laid(host)
    await host.wish(room, w.Sit(seat=1))
    await host.wish(room, w.SeatBot(seat=0, level="random"))
    monkeypatch.setattr("veillee.house.thinkers.LONGEST_WARM_UP", 0.001)
    host.page(room)
    await host.wish(room, w.Start())
    await until(lambda: len(room.table.plays) == 1)
    assert room.table.plays[0].by == "clock"


async def test_a_thinker_that_is_not_waited_for_does_not_answer_the_next_question(
    opened: Opened,
) -> None:
    """Somebody asks for a hint and closes his page before it comes."""
    people = await guests(opened, 2)
    room = await started(people)
    driver = opened.granting._driver
    asking = asyncio.create_task(people[0].wish(room, w.Hint()))
    await until(lambda: driver._thinkers._free.empty())
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    answer = await people[0].wish(room, w.Hint())
    assert room.table.running().why_not(0, answer.hint) is None


async def test_a_thinker_that_died_in_its_sleep_gets_ready_again_before_its_time_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinker, asked = Thinker(), list[Any]()
    await thinker.warm_up("ergo", "random")
    assert thinker._process is not None
    thinker._process.kill()
    thinker._process.wait()
    ask = thinker._ask

    async def heard(question: Any, seconds: float) -> Any:
        asked.append(question)
        return await ask(question, seconds)

    monkeypatch.setattr(thinker, "_ask", heard)
    await thinker.warm_up("ergo", "random")
    assert asked == [("ergo", "random")]
    thinker.stop()
