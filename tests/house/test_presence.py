"""Who is here is told together when many come and go; what happens at the table, at once."""

from __future__ import annotations

import asyncio

import pytest

from tests.house.playing import Guest, Page, guests, laid, until
from veillee.house.http.live import OpenPage
from veillee.house.live.room import GATHERING_SECONDS, Room, Viewer
from veillee.house.live.socket import Socket
from veillee.house.services import Services
from veillee.house.table.actions.sit import Sit

pytestmark = pytest.mark.anyio


class Nowhere:
    """A line that leads nowhere."""

    @property
    def is_full(self) -> bool:
        return False

    def write(self, text: bytes) -> None:
        pass

    def close(self, code: int) -> None:
        pass


async def opened(room: Room, person: Guest) -> OpenPage:
    """A page that was opened, as the live channel has it."""
    services = person.services
    services.limits.pages_of_person.take(person.id)
    socket = Socket(person.id, Nowhere(), room.tell_all)
    page = OpenPage(services.desks, services.limits, room, person.person, socket)
    await page.enter(0)
    return page


async def tables_heard(page: Page) -> list[int]:
    """How many watched, in each text about the table."""
    return [text["watchers"] for text in await page.heard("table")]


async def test_many_who_leave_at_once_are_told_of_once(services: Services) -> None:
    people = await guests(services, 40)
    room = await laid(people[0])
    pages = [await opened(room, person) for person in people[1:]]
    await asyncio.sleep(2 * GATHERING_SECONDS)
    watching = people[0].page(room)
    for page in pages:
        page.leave()
    await until(lambda: len(watching.texts) > 2)
    await asyncio.sleep(2 * GATHERING_SECONDS)
    assert await tables_heard(watching) == [40, 1]


async def test_many_who_come_at_once_are_told_of_once(services: Services) -> None:
    people = await guests(services, 40)
    room = await laid(people[0])
    watching = people[0].page(room)
    for person in people[1:]:
        await opened(room, person)
    await until(lambda: len(watching.texts) > 2)
    await asyncio.sleep(2 * GATHERING_SECONDS)
    assert await tables_heard(watching) == [1, 40]


async def test_who_sits_down_is_seen_at_once(services: Services) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    watching = host.page(room)
    await other.command(room, Sit(seat=1))
    assert (await watching.table())["chairs"][1]["person"] == other.id


async def test_a_person_with_two_pages_is_here_until_both_are_closed(services: Services) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    one, two = await opened(room, other), await opened(room, other)
    one.leave()
    assert room.people == {other.id}
    two.leave()
    assert room.people == set()


async def test_a_page_that_leaves_does_not_have_all_the_others_looked_at(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 30)
    room = await laid(people[0])
    pages = [await opened(room, person) for person in people]
    looked = 0
    honest = Room._viewer

    def viewer(room: Room, socket: Socket) -> Viewer:
        nonlocal looked
        looked += 1
        return honest(room, socket)

    monkeypatch.setattr(Room, "_viewer", viewer)
    for page in pages:
        page.leave()
    assert looked <= len(pages)
