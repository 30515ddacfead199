"""People one knows and blocks, where two processes share PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.house.conftest import settings
from tests.house.parts import Postgres, Redis
from tests.house.playing import Guest, laid, started, until
from tests.house.test_acquaintances import here, met, visitors, waiting
from tests.house.test_blocks import block, words
from veillee.house.services import Services
from veillee.house.table.actions.talk import Say

pytestmark = pytest.mark.anyio


@pytest.fixture
async def houses(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> AsyncIterator[tuple[Services, Services]]:
    database = postgres.copy()
    async with AsyncExitStack() as stack:
        ours, theirs = (
            Services(settings(tmp_path, database=database, redis=redis.address)) for _ in range(2)
        )
        for one in (ours, theirs):
            await stack.enter_async_context(one.open())
        yield ours, theirs


async def test_an_invitation_and_who_is_here_are_seen_at_the_other_house(
    houses: tuple[Services, Services],
) -> None:
    one, other = people = await visitors(houses[0], 2)
    elsewhere = Guest(houses[1], other.person)
    await met(people)
    for guest in (one, elsewhere):
        kept = guest.services.house.journal.acquaintances
        await kept.set_shown_here(guest.id, shown=True)
    await elsewhere.services.house.cluster.note_in(other.id)
    assert await here(one) == [True]
    room = await laid(one)
    await houses[0].invitations.invite(one.person, other.id, room)
    assert [call.table_id for call in await waiting(elsewhere)] == [room.table.id]


async def test_a_block_reaches_pages_that_are_open_at_the_other_house(
    houses: tuple[Services, Services],
) -> None:
    one, other = people = await visitors(houses[0], 2)
    room = await started(people)
    there = await houses[1].house.room(room.table.id)
    page = Guest(houses[1], other.person).page(there)
    await block(one, other)
    await until(lambda: bool(page.socket.deaf_to))
    await one.command(room, Say(text="unheard"))
    await other.command(room, Say(text="heard"))
    await until(lambda: any('"heard"' in text for text in page.texts))
    assert await words(page) == ["heard"]
