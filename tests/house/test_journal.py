"""The journal: committed first, then told; and what happens when it cannot be written."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event, exc, text

from tests.house.conftest import settings
from tests.house.playing import guests, laid, reread, started, written
from veillee.house.errors import HouseError, StartError
from veillee.house.house import House
from veillee.house.http.errors import problem
from veillee.house.journal import JournalDown, JournalFull, Overtaken, Row
from veillee.house.journal.asking import Asking
from veillee.house.journal.engine import connect
from veillee.house.journal.writer import Commit
from veillee.house.services import Services
from veillee.house.table.actions.leave import Stand
from veillee.house.table.actions.move import Move, Moved
from veillee.house.table.actions.talk import Say

pytestmark = pytest.mark.anyio


def held_open(services: Services, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on nothing is committed before this event."""
    commit, real = asyncio.Event(), services.house.journal.write
    tasks: list[asyncio.Task[None]] = []

    def waiting(*what: Any) -> Commit:
        late = Commit()

        async def wait() -> None:
            await commit.wait()
            await real(*what)
            late.set_result(None)

        tasks.append(asyncio.create_task(wait()))
        return late

    monkeypatch.setattr(services.house.journal, "write", waiting)
    return commit


async def test_nobody_is_told_before_it_is_committed(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    room = await started(people)
    pages = [person.page(room) for person in people]
    before = [len(await page.heard("frame")) for page in pages]
    commit = held_open(services, monkeypatch)
    moving = asyncio.create_task(people[0].move(room, "e5"))
    await asyncio.sleep(0.2)
    assert not moving.done()
    assert [len(await page.heard("frame")) for page in pages] == before
    assert not any(isinstance(x, Moved) for x in await written(services, room.table.id))
    commit.set()
    assert (await moving).done
    assert [len(await page.heard("frame")) for page in pages] == [n + 1 for n in before]


@pytest.mark.parametrize("trouble", [JournalFull, JournalDown, RuntimeError])
async def test_what_is_not_committed_has_not_happened(
    services: Services, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    people = await guests(services, 2)
    room = await started(people)
    page = people[1].page(room)
    told, state, face = len(room.table.told), room.table.running().state, room.table.clock.face()
    real = services.house.journal.write

    def failing(*_: Any) -> asyncio.Future[None]:
        done = asyncio.get_running_loop().create_future()
        done.set_exception(trouble())
        return done

    monkeypatch.setattr(services.house.journal, "write", failing)
    for command in (Move(move="e5", id="m"), Stand(), Say(text="hello")):
        with pytest.raises(trouble):
            await people[0].command(room, command)
    assert room.table.running().state is state
    assert len(room.table.told) == told
    assert room.table.clock.face() == face
    assert not room.table.recent
    assert len(await page.heard("frame")) == 1
    monkeypatch.setattr(services.house.journal, "write", real)
    assert (await people[0].move(room, "e5", "m")).done


async def test_a_full_disk_is_said_in_clear_words_and_nothing_is_half_written(
    services: Services,
) -> None:
    people = await guests(services, 2)
    room = await started(people)
    entries = len(await written(services, room.table.id))
    engine = services.house.journal._engine
    with engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

    on_the_spot = services.house.journal._writer._on_the_spot
    assert on_the_spot is not None
    on_the_spot.execute(f"PRAGMA max_page_count={pages}")

    @event.listens_for(engine, "begin")
    def fill(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    async def talk() -> None:
        while True:
            await people[0].command(room, Say(text="x" * 300))

    async def come_in() -> None:
        while True:
            await guests(services, 1)

    with pytest.raises(JournalFull) as full:
        await talk()
    status, told = problem(full.value, "en")
    assert status == 507
    assert told.error == "journal-full"
    assert "disk is full" in told.text
    with pytest.raises(JournalFull):
        await come_in()
    assert room.table.number == len(await written(services, room.table.id)) > entries
    event.remove(engine, "begin", fill)
    on_the_spot.execute("PRAGMA max_page_count=1000000")
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
    engine.dispose()
    await people[0].move(room, "e5")
    assert (await reread(services, room.table.id)).running().state == room.table.running().state


async def test_whoever_goes_while_his_move_is_written_has_moved(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    room = await started(people)
    page = people[1].page(room)
    commit = held_open(services, monkeypatch)
    moving = asyncio.create_task(people[0].move(room, "e5"))
    await asyncio.sleep(0.05)
    moving.cancel()
    await asyncio.sleep(0.05)
    commit.set()
    with pytest.raises(asyncio.CancelledError):
        await moving
    assert len(room.table.plays) == 1
    assert (await page.frame())["told"][-1]["what"]["cell"] == "e5"
    assert (await reread(services, room.table.id)).running().state == room.table.running().state


async def test_an_entry_of_another_process_comes_first_and_ours_is_decided_anew(
    services: Services,
) -> None:
    """Two houses on one journal, as two processes would be."""
    people = await guests(services, 2)
    room = await started(people)
    elsewhere = House(services.house.journal, services.house.people, services.house.cluster)
    there = await elsewhere.room(room.table.id)
    await elsewhere.command(there, people[0].id, Move(move="e5", id="m"))
    assert len(room.table.running()) == 0
    page = people[0].page(room)
    answer = await people[0].move(room, "e5", "m")
    assert not answer.done, "the other process has played it"
    assert len(room.table.running()) == 1
    assert (await page.frame())["told"][-1]["what"]["cell"] == "e5"
    await people[1].move(room, "a1")
    await elsewhere.catch_up(there)
    assert there.table.running().state == room.table.running().state


async def test_a_question_crossed_by_somebody_elses_writing_is_asked_again(
    tmp_path: Path,
) -> None:
    engine = connect(f"sqlite:///{tmp_path}/crossed.db", power_cuts=False)
    with engine.begin() as first:
        first.execute(text("CREATE TABLE counted (number INTEGER)"))
        first.execute(text("INSERT INTO counted VALUES (1)"))
    asking, tries = Asking(engine), list[int]()

    def count_on(connection: Connection) -> int:
        number = connection.scalar(text("SELECT number FROM counted")) or 0
        tries.append(number)
        if len(tries) == 1:
            with engine.begin() as other:
                other.execute(text("UPDATE counted SET number = 7"))
        connection.execute(text("UPDATE counted SET number = :next"), {"next": number + 1})
        return number + 1

    try:
        assert await asking.ask(count_on) == 8
        assert tries == [1, 7]
    finally:
        asking.close()
        engine.dispose()


async def test_a_house_that_was_busy_itself_does_not_take_the_database_for_slow(
    tmp_path: Path,
) -> None:
    engine = connect(f"sqlite:///{tmp_path}/quick.db", power_cuts=False)
    asking, answered = Asking(engine), threading.Event()

    def one(connection: Connection) -> Any:
        number = connection.scalar(text("SELECT 1"))
        answered.set()
        return number

    try:
        first = asyncio.create_task(asking.ask(one, seconds=0.01))
        await asyncio.sleep(0)
        answered.wait()
        time.sleep(0.1)  # the house has no time for its event loop
        assert await asking.ask(one) == 1
        assert await first == 1
    finally:
        asking.close()
        engine.dispose()


async def test_a_question_that_outlives_the_house_leaves_no_connection_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.house.journal.asking.CLOSING_SECONDS", 0.01)
    engine = connect(f"sqlite:///{tmp_path}/late.db", power_cuts=False)
    closed, begun, go_on = threading.Event(), threading.Event(), threading.Event()
    for how in ("close", "close_detached"):
        event.listen(engine, how, lambda *_: closed.set())
    asking = Asking(engine)

    def long(connection: Connection) -> None:
        begun.set()
        go_on.wait()
        connection.execute(text("SELECT 1"))

    asked = asyncio.create_task(asking.ask(long))
    await asyncio.to_thread(begun.wait)
    asking.close()
    engine.dispose()
    go_on.set()
    await asked
    assert await asyncio.to_thread(closed.wait, 5)


async def test_a_number_is_given_once(services: Services) -> None:
    people = await guests(services, 1)
    room = await laid(people[0])
    again = Row(room.table.id, 1, "other", "{}")
    with pytest.raises(Overtaken):
        await services.house.journal._writer.write(again)


async def test_a_row_that_the_database_cannot_take_holds_up_nobody(services: Services) -> None:
    people = await guests(services, 1)
    room = await laid(people[0])

    def wrong(connection: Any) -> None:
        connection.exec_driver_sql("INSERT INTO tables (id) VALUES ('x')")

    with pytest.raises(exc.IntegrityError):
        await services.house.journal._writer.write(Row(room.table.id, 2, "m", "{}"), wrong)
    assert (await people[0].command(room, Say(text="still here"))).done


async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(
    services: Services,
) -> None:
    for number in range(50):
        with pytest.raises(HouseError):
            await services.house.room(f"nothing{number}")
    assert services.house._loading == {}
    assert services.house.rooms == {}


async def test_tables_that_nobody_uses_leave_the_memory_and_come_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.house.house.MOST_IDLE", 8)
    people = await guests(services, 2)
    looked_at = await started(people)
    people[0].page(looked_at)
    rooms = [await started(people) for _ in range(7)]
    await laid(people[0])
    assert len(services.house.rooms) == 9, "what was used a moment ago is kept"
    for room in services.house.rooms.values():
        room.last_used -= 100
    await laid(people[0])
    assert looked_at.table.id in services.house.rooms
    assert len(services.house.rooms) < 9
    gone = next(room for room in rooms if room.table.id not in services.house.rooms)
    again = await services.house.room(gone.table.id)
    assert again.table.running().state == gone.table.running().state


async def test_one_file_belongs_to_one_house(services: Services, tmp_path: Path) -> None:
    second = Services(settings(tmp_path))
    with pytest.raises(StartError, match="in use"):
        async with second.open():
            pass
    assert second.trouble is not None


async def test_the_journal_is_kept_in_wal_mode(services: Services, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "house.sqlite") as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()


async def test_while_somebody_else_writes_a_move_waits_and_the_house_does_not(
    services: Services, tmp_path: Path
) -> None:
    people = await guests(services, 2)
    room = await started(people)
    other = sqlite3.connect(tmp_path / "house.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    moving = asyncio.create_task(people[0].move(room, "e5"))
    await asyncio.wait_for(asyncio.sleep(0.1), timeout=1)
    assert not moving.done()
    other.execute("COMMIT")
    other.close()
    assert (await moving).done
    assert isinstance((await written(services, room.table.id))[-1], Moved)


async def test_a_lone_move_is_committed_on_the_spot_and_a_crowds_together(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    rooms = [await started(people) for _ in range(6)]
    writer, batches = services.house.journal._writer, list[int]()
    real = writer._at_once

    def counted(rows: list[Row]) -> bool:
        batches.append(len(rows))
        return real(rows)

    monkeypatch.setattr(writer, "_at_once", counted)
    await people[0].move(rooms[0], "e5")
    await people[1].move(rooms[0], "e6")
    assert batches == [1, 1]
    await asyncio.gather(*[people[0].move(room, "e5") for room in rooms[1:]])
    assert batches == [1, 1, 5]
    for room in rooms:
        assert isinstance((await written(services, room.table.id))[-1], Moved)


async def test_what_is_committed_comes_from_the_log_into_the_file(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.house.journal.writer.ROWS_TO_A_CHECKPOINT", 5)
    people = await guests(services, 2)
    room = await started(people)
    for line in range(12):
        await people[0].command(room, Say(text=f"line {line}"))

    def in_the_file() -> int:
        # `immutable` reads the file alone, without its log; it may be in the middle of changing.
        file = sqlite3.connect(f"file:{tmp_path}/house.sqlite?immutable=1", uri=True)
        with contextlib.closing(file), contextlib.suppress(sqlite3.DatabaseError):
            count = "SELECT count(*) FROM entries WHERE table_id = ?"
            return int(file.execute(count, [room.table.id]).fetchone()[0])
        return 0  # nothing has come into it yet, not even the table of entries

    async with asyncio.timeout(20):
        while in_the_file() < 10:
            await asyncio.sleep(0.05)
    whole = sqlite3.connect(tmp_path / "house.sqlite")
    assert whole.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    whole.close()


async def test_with_power_cuts_in_mind_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    services = Services(replace(settings(tmp_path), power_cuts=True))
    async with services.open():
        assert services.house.journal._writer._on_the_spot is None
        people = await guests(services, 2)
        room = await started(people)
        assert (await people[0].move(room, "e5")).done
