"""Calls: made once, as often as one wishes, and for what is still true."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.house.conftest import settings
from tests.house.parts import Postgres, Redis
from tests.house.playing import Guest, guest, guests, laid, started, until
from veillee.house.calls.caller import Caller
from veillee.house.calls.letters import Letter
from veillee.house.cluster.cluster import seen
from veillee.house.identity import farewell
from veillee.house.journal.calls import LEASE_MS, Call
from veillee.house.journal.people import Person
from veillee.house.journal.reaching import Device
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.table.actions.look import Look
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.sit import Sit
from veillee.house.table.terms import DAY, MINUTE, DaysPerMove

pytestmark = pytest.mark.anyio

SOON = 2 * MINUTE
OVER_DAYS: dict[str, Any] = {"clock": DaysPerMove(days=4)}


class Bell:
    """A way of calling that keeps what was said to whom."""

    def __init__(self) -> None:
        self.rung: list[tuple[str, Letter]] = []

    async def send(self, person: Person, said: Letter) -> None:
        self.rung.append((person.id, said))

    @property
    def people(self) -> list[str]:
        return [person for person, _ in self.rung]


class Doorbell:
    """A house, a process of it that calls, and the bell it rings."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.bell = Bell()
        self.caller = Caller(services.house, (self.bell,))
        self.kept = services.house.journal.calls

    async def look(self, after: int = SOON) -> None:
        """Look at what is due so much later, and have all of it sent."""
        await self.caller.sweep(now_ms() + after)
        for _ in range(1000):
            if not self.caller._under_way:
                return
            await asyncio.sleep(0.01)

    async def guests(self, count: int) -> list[Guest]:
        """People who can be called."""
        people = await guests(self.services, count)
        for person in people:
            await reach(self.services, person.id)
        return people


async def reach(services: Services, person: str) -> None:
    device = Device(person, f"https://fcm.googleapis.com/{person}", "key", "auth")
    await services.house.journal.reaching.add_device(person, device)


@pytest.fixture(autouse=True)
def only_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the tests say when to look."""
    monkeypatch.setattr("veillee.house.calls.caller.SWEEP_SECONDS", 10_000.0)


@pytest.fixture
async def door(tmp_path: Path, database: str) -> AsyncIterator[Doorbell]:
    services = Services(settings(tmp_path, database=database))
    async with services.open():
        door = Doorbell(services)
        yield door
        await door.caller.close()


async def test_who_is_awaited_is_called_once(door: Doorbell) -> None:
    people = await door.guests(2)
    room = await started(people, **OVER_DAYS)
    await door.look(after=0)
    assert door.bell.rung == []
    for _ in range(3):
        await door.look()
    assert door.bell.people == [people[0].id]
    await people[0].move(room, "e5")
    await door.look()
    assert door.bell.people == [people[0].id, people[1].id]


async def test_two_processes_call_once(door: Doorbell) -> None:
    people = await door.guests(2)
    room = await started(people, **OVER_DAYS)
    other = Caller(door.services.house, (door.bell,))
    now = now_ms() + SOON
    due = await door.kept.due(now, 10)
    assert [one.table_id for one in due] == [room.table.id]
    await asyncio.gather(*(caller._look(due[0], now) for caller in (door.caller, other)))
    await until(lambda: not door.caller._under_way and not other._under_way)
    assert door.bell.people == [people[0].id]


async def test_a_table_is_looked_at_by_one_process_at_a_time(door: Doorbell) -> None:
    await started(await door.guests(2), **OVER_DAYS)
    now = now_ms() + SOON
    [due] = await door.kept.due(now, 10)
    taken = [await door.kept.take(due, now + MINUTE) for _ in range(2)]
    assert [one is not None for one in taken] == [True, False]
    assert await door.kept.due(now + MINUTE, 10) == [taken[0]]


async def test_who_looks_at_the_table_through_another_process_is_not_called(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared = settings(tmp_path, database=postgres.copy(), redis=redis.address)
    async with AsyncExitStack() as stack:
        houses = [Services(shared) for _ in range(2)]
        for house in houses:
            await stack.enter_async_context(house.open())
        here, elsewhere = houses
        doors = [Doorbell(house) for house in houses]
        people = await doors[0].guests(2)
        room = await started(people, **OVER_DAYS)
        page = people[0].page(room)
        name = seen(room.table.id)
        await until_seen(elsewhere, name, {people[0].id})
        now = now_ms() + SOON
        [due] = await doors[1].kept.due(now, 10)
        await doors[1].caller._look(due, now)
        assert doors[1].bell.rung == []
        await here.desks.carry_out(room, people[0].person, Look(seen=False), page.socket)
        await until_seen(elsewhere, name, set())
        for door in doors:
            await door.look(after=2 * SOON + MINUTE)
        assert [*doors[0].bell.people, *doors[1].bell.people] == [people[0].id]


async def until_seen(house: Services, name: str, persons: set[str]) -> None:
    for _ in range(600):
        found = await house.house.cluster.here([name])
        if set(found.get(name, ())) == persons:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{name} is never seen by {persons}")


async def test_a_call_that_a_process_took_with_it_is_made_by_the_next(door: Doorbell) -> None:
    people = await door.guests(2)
    room = await started(people, **OVER_DAYS)
    since = room.table.clock.since[0]
    now = now_ms() + SOON
    taken = await door.kept.claim(Call(people[0].id, room.table.id, "turn", since), now, 0)
    assert taken.ours
    await door.look()
    assert door.bell.rung == []
    await door.look(after=SOON + LEASE_MS + 1)
    assert door.bell.people == [people[0].id]


async def test_a_house_that_was_closed_calls_for_what_is_still_true(door: Doorbell) -> None:
    people = await door.guests(2)
    room = await started(people, **OVER_DAYS)
    await door.look(after=3 * DAY + MINUTE)
    assert [said.topic for _, said in door.bell.rung] == [f"{room.table.id}time"]


async def test_a_match_that_is_over_calls_nobody(door: Doorbell) -> None:
    people = await door.guests(2)
    room = await started(people, **OVER_DAYS)
    await people[0].command(room, Resign())
    await door.look()
    assert door.bell.rung == []


async def test_who_looks_at_the_table_is_not_called_until_he_looks_away(door: Doorbell) -> None:
    people = await door.guests(2)
    room = await started(people, **OVER_DAYS)
    page = people[0].page(room)
    await door.look()
    assert door.bell.rung == []
    desks = door.services.desks
    await desks.carry_out(room, people[0].person, Look(seen=False), page.socket)
    await door.look(after=2 * SOON + MINUTE)
    assert door.bell.people == [people[0].id]


async def test_nobody_is_called_more_often_than_he_wishes(door: Doorbell) -> None:
    people = await door.guests(2)
    await door.kept.wish(people[0].id, most=2)
    for _ in range(3):
        await started(people, **OVER_DAYS)
    await door.look()
    assert door.bell.people == [people[0].id] * 2
    await door.look(after=DAY + SOON)
    assert door.bell.people == [people[0].id] * 3


async def test_in_quiet_hours_a_call_waits(door: Doorbell) -> None:
    people = await door.guests(2)
    minute = (now_ms() + SOON) // MINUTE % (24 * 60)
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 60) % 1440}
    await door.kept.wish(people[0].id, **quiet)
    await started(people, **OVER_DAYS)
    await door.look()
    assert door.bell.rung == []
    await door.look(after=SOON + 61 * MINUTE)
    assert door.bell.people == [people[0].id]


async def test_who_asks_to_be_called_in_the_middle_of_a_turn_is(door: Doorbell) -> None:
    people = await guests(door.services, 2)
    await started(people, **OVER_DAYS)
    await door.look()
    assert door.bell.rung == []
    await reach(door.services, people[0].id)
    await door.look()
    assert door.bell.people == [people[0].id]


async def test_an_invitation_calls_once_and_says_who_invites(door: Doorbell) -> None:
    host, friend = await guest(door.services, "Héloïse"), (await door.guests(1))[0]
    room = await laid(host)
    assert await door.caller.invite(friend.id, room.table.id, host.id)
    assert not await door.caller.invite(friend.id, room.table.id, host.id)
    for _ in range(2):
        await door.look()
    [(person, said)] = door.bell.rung
    assert person == friend.id
    assert "Héloïse" in said.text


async def test_who_sits_there_already_is_not_called_by_an_invitation(door: Doorbell) -> None:
    host, friend = await door.guests(2)
    room = await laid(host)
    await door.caller.invite(friend.id, room.table.id, host.id)
    await friend.command(room, Sit(seat=1))
    await door.look()
    assert door.bell.rung == []


async def test_a_call_names_the_game_and_the_people_and_nothing_of_the_state(
    door: Doorbell,
) -> None:
    people = await door.guests(2)
    room = await started(people, **OVER_DAYS)
    await people[0].move(room, "e5")
    await people[1].move(room, "a1")
    await door.look()
    [(_, said)] = door.bell.rung
    assert said.title == "Ergo: your turn"
    assert said.text == f"Your match with {people[1].person.name} waits for your move."
    assert said.path == f"/table/{room.table.id}"


async def test_who_leaves_the_house_leaves_nothing_of_his_calls(door: Doorbell) -> None:
    people = await door.guests(2)
    await started(people, **OVER_DAYS)
    await door.kept.wish(people[0].id, most=3)
    await door.look()
    await farewell(door.services.house, people[0].id)
    gone = people[0].id
    assert await door.kept.kept(gone) == []
    assert (await door.kept.wishes(gone))[0].most == 10
    assert await door.services.house.journal.reaching.devices(gone) == []


async def test_a_damaged_table_keeps_nobody_else_from_being_called(
    door: Doorbell, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await door.guests(2)
    bad = await started(people, **OVER_DAYS)
    await started(people, **OVER_DAYS)
    room = door.services.house.room

    async def damaged(table_id: str) -> Any:
        if table_id == bad.table.id:
            raise RuntimeError("damaged")
        return await room(table_id)

    monkeypatch.setattr(door.services.house, "room", damaged)
    await door.look()
    assert door.bell.people == [people[0].id]
