"""Nothing is seen before it is written: while a winning move waits for its commit, nobody who
reads or is told anything can tell; and when the commit fails, nobody has to be corrected."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from tests.house.conftest import settings
from tests.house.playing import Guest, guest, guests, started
from veillee.house.errors import HouseError
from veillee.house.going_on import go_on
from veillee.house.http.tables import listed
from veillee.house.identity import change_identity
from veillee.house.journal.writer import Writer
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.rematch import Rematch
from veillee.house.table.replay import moment, written_record

pytestmark = pytest.mark.anyio

BLACK_IS_ABOUT_TO_WIN = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4")
WINS = "e3"


class SlowDisk:
    """Every commit takes for ever, until the disk is found to be broken."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch, self._found = patch, threading.Event()
        patch.setattr(Writer, "_commit", self._commit)

    def _commit(self, *_: Any) -> list[Exception | None]:
        self._found.wait()
        raise sqlite3.OperationalError("disk I/O error")

    def fail(self) -> None:
        self._found.set()

    def mend(self) -> None:
        self._patch.undo()

    def let_go(self) -> None:
        self._found.set()
        self._patch.undo()


class LockedTable:
    """Another connection has the journal's table locked; in the end it takes the table away."""

    def __init__(self, address: str) -> None:
        self._engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
        self._connection = self._engine.connect()
        self._connection.execute(text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))

    def fail(self) -> None:
        self._rename("entries", "lost")

    def mend(self) -> None:
        self._rename("lost", "entries")

    def let_go(self) -> None:
        self._connection.close()
        self._engine.dispose()

    def _rename(self, old: str, new: str) -> None:
        self._connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))
        self._connection.commit()


@pytest.fixture
async def held(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Services, Callable[[], SlowDisk | LockedTable]]]:
    """A house, and a way to hold its commits."""
    # What goes wrong is told at once, and not tried again for a while.
    monkeypatch.setattr("veillee.house.journal.writer.PATIENCE_SECONDS", 0)
    is_file = database.startswith("sqlite")
    hold: Callable[[], SlowDisk | LockedTable] = partial(LockedTable, database)
    if is_file:
        hold = partial(SlowDisk, pytest.MonkeyPatch())
    services = Services(settings(tmp_path, database=database, power_cuts=is_file))
    made: list[SlowDisk | LockedTable] = []

    def begin() -> SlowDisk | LockedTable:
        made.append(hold())
        return made[-1]

    async with services.open():
        yield services, begin
        for trouble in made:
            trouble.let_go()


async def seen_by_all(services: Services, room: Room, people: list[Guest]) -> str:
    """All that anybody can ask about the table meanwhile, or is told because others do something:
    somebody comes, takes another name, and goes."""
    newcomer = await guest(services)
    pages = [person.page(room) for person in (*people, newcomer)]
    await change_identity(services.house, people[1].person, name="Camille")
    read: list[Any] = [room.seen_by(person.id) for person in people]
    read += [listed(room, person.id) for person in people]
    read += [moment(room.table, people[1].id, 4, 1), room.table.clock.face()]
    for page in pages:
        page.leave()
        read += [*await page.heard("table"), *await page.heard("frame")]
    return msgspec.json.encode(read).decode()


async def refusals(services: Services, room: Room, person: Guest) -> set[str]:
    """What is there once a match is over, and why it is not there yet."""

    async def record() -> None:
        written_record(room.table)

    told = set()
    for asked in (
        person.command(room, Rematch()),
        services.turning_points.of(room.table),
        go_on(services.house, room.table, person.id, 3, 0, "random"),
        record(),
    ):
        with pytest.raises(HouseError) as why:
            await asked
        told.add(why.value.message)
    return told


async def test_while_a_commit_waits_nobody_sees_it_and_when_it_fails_nobody_has(
    held: tuple[Services, Callable[[], SlowDisk | LockedTable]],
) -> None:
    services, hold = held
    people = await guests(services, 2)
    room = await started(people)
    for turn, move in enumerate(BLACK_IS_ABOUT_TO_WIN):
        await people[turn % 2].move(room, move)
    pages = [person.page(room) for person in people]
    table, frames = room.table, [await page.heard("frame") for page in pages]
    not_yet = {"rematch-not-over", "replay-not-over", "fork-not-open"}

    trouble = await asyncio.to_thread(hold)
    winning = asyncio.create_task(people[0].move(room, WINS))
    await asyncio.sleep(0.2)
    assert '"over"' not in await seen_by_all(services, room, people)
    assert await refusals(services, room, people[0]) == not_yet
    assert not winning.done(), "the commit was held all the while"
    assert room.table is table

    await asyncio.to_thread(trouble.fail)
    lost = (await asyncio.gather(winning, return_exceptions=True))[0]
    assert isinstance(lost, Exception)
    await asyncio.to_thread(trouble.mend)
    assert room.table is table
    assert [await page.heard("frame") for page in pages] == frames
    assert '"over"' not in await seen_by_all(services, room, people)
    assert await refusals(services, room, people[0]) == not_yet

    await people[0].move(room, "j9")
    await people[1].move(room, "a5")
    assert (await pages[0].frame())["status"] == "over"
    outcome = room.table.running().outcome
    assert outcome is not None
    assert outcome.winners == (1,), "the other side has won"
    assert [(await person.command(room, Rematch())).table for person in people][1]
