"""Bots in a step for talking: they speak one after the other, and listen to the last."""

import asyncio
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.house.playing import Guest, guest, laid, until
from veillee.games.sporz.moves import SLEEP, Claim, Denial, Opinion, Question
from veillee.games.sporz.questions import open_questions
from veillee.games.sporz.state import CLAIMS_A_DAY
from veillee.house.bots.driver import SPEECH_PACES
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start

pytestmark = pytest.mark.anyio

PACE = 0.05


async def first_day(services: Services, monkeypatch: pytest.MonkeyPatch) -> tuple[Guest, Room]:
    """One person among seven beginners, as the first day begins. Whoever is killed in the first
    night sits down at another table."""
    monkeypatch.setattr(services.driver, "_pace", PACE)
    host = await guest(services)
    room = await first_dawn(host)
    while 0 not in state(room).crew:
        room = await first_dawn(host)
    return host, room


async def first_dawn(host: Guest) -> Room:
    room = await laid(host, "sporz", 8)
    await host.command(room, Sit(seat=0))
    for seat in range(1, 8):
        await host.command(room, SeatBot(seat=seat, level="easy"))
    await host.command(room, Start())
    page = host.page(room)
    while state(room).phase != "day" and 0 in state(room).crew:
        await until(lambda: 0 in room.table.to_act)
        await host.move(room, room.table.running().timeout(0))
        await until(lambda: 0 in room.table.to_act or 0 not in state(room).crew)
    if 0 not in state(room).crew:
        page.leave()
    return room


def state(room: Room) -> Any:
    return room.table.running().state


def said(room: Room) -> list[Any]:
    return [one for day in state(room).claims for one in day]


async def have_spoken(room: Room) -> None:
    """Every bot has said how it will vote, or has voted blank, and goes on listening."""

    def are_silent() -> bool:
        deeds = [state(room).answer_of(seat).deed for seat in state(room).crew if seat]
        return all(deeds) and not room.floor.locked()

    await until(are_silent)
    before = -1
    while before != len(room.table.plays):
        before = len(room.table.plays)
        await asyncio.sleep(20 * PACE)


async def test_one_speaks_after_the_other(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, room = await first_day(services, monkeypatch)
    moments, first, loop = list[float](), len(said(room)), asyncio.get_running_loop()
    for number in range(5):
        await until(lambda number=number: len(said(room)) > first + number)
        assert len(said(room)) == first + number + 1
        moments.append(loop.time())
    gaps = [later - sooner for sooner, later in pairwise(moments)]
    assert min(gaps) > SPEECH_PACES * PACE / 2


async def test_whoever_is_accused_answers_though_he_had_no_more_to_say(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, room = await first_day(services, monkeypatch)
    await have_spoken(room)
    spoken = Counter(one.seat for one in said(room))
    answered = {one.seat for one in said(room) if isinstance(one.about, Denial)}
    calm = [
        seat
        for seat in state(room).crew
        if seat and seat not in answered and spoken[seat] < CLAIMS_A_DAY
    ]
    assert set(calm) <= set(room.table.to_act)
    await host.move(room, Claim(Opinion(calm[0], "suspect")))
    await until(lambda: any(one.about == Denial(0) and one.seat == calm[0] for one in said(room)))


async def test_whoever_is_asked_by_a_person_answers_though_he_had_no_more_to_say(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, room = await first_day(services, monkeypatch)
    await have_spoken(room)
    spoken = Counter(one.seat for one in said(room))
    asked = {one.about.seat for one in said(room) if isinstance(one.about, Question)}
    calm = [
        seat
        for seat in state(room).crew
        if seat and seat not in asked and spoken[seat] < CLAIMS_A_DAY
    ]
    await host.move(room, Claim(Question(calm[0], "suspect")))
    assert open_questions(said(room), calm[0])
    await until(lambda: not open_questions(said(room), calm[0]))


async def test_the_day_is_over_soon_after_the_last_word_of_the_people(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, room = await first_day(services, monkeypatch)
    await have_spoken(room)
    assert state(room).phase == "day"
    await host.move(room, SLEEP)
    await until(lambda: state(room).phase != "day", 10)
