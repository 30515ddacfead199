"""Backups: taken from an open house, whole or not there, restored on either database."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, text

from tests.house.conftest import settings
from tests.house.parts import Postgres
from tests.house.playing import guests, reread, started
from veillee.cli import main
from veillee.house.endings import begin_session
from veillee.house.errors import HouseError, StartError
from veillee.house.ids import new_id
from veillee.house.journal import backup
from veillee.house.journal.backup_file import BackupWriter
from veillee.house.journal.engine import build, connect, upgrade
from veillee.house.services import Services
from veillee.house.table.actions.talk import Say
from veillee.house.table.table import Table

pytestmark = pytest.mark.anyio

MOVES = ("e5", "a1", "e6", "a2", "e7")
DATABASES = ("sqlite", "postgresql")


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """The address of a new database of that kind."""

    def made(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{new_id()}.sqlite"
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.database()

    return made


@asynccontextmanager
async def house_at(folder: Path, database: str) -> AsyncIterator[Services]:
    services = Services(settings(folder, database=database))
    async with services.open():
        yield services
        await asyncio.sleep(0.5)  # what it asks when it opens is answered: nobody is connected then


async def an_evening(services: Services) -> str:
    """A table at which something was played and said."""
    people = await guests(services, 2)
    room = await started(people)
    for turn, move in enumerate(MOVES):
        await people[turn % 2].move(room, move)
    await people[0].command(room, Say(text="à l'année prochaine 🕯"))
    return room.table.id


def unheard(_total: int) -> Callable[[int], object]:
    return lambda _done: None


def back_up(database: str, path: Path) -> int:
    with path.open("wb") as file:
        return backup.back_up(database, file, unheard)


def restore(database: str, path: Path, *, replace: bool = False) -> int:
    return backup.restore(database, path, unheard, replace=replace)


def same(one: Table, other: Table) -> bool:
    return (one.running().state, one.chairs, one.told, one.number) == (
        other.running().state,
        other.chairs,
        other.told,
        other.number,
    )


@pytest.mark.parametrize("target", DATABASES)
@pytest.mark.parametrize("source", DATABASES)
async def test_a_house_moves_from_any_database_to_any_other(
    address: Callable[[str], str], tmp_path: Path, source: str, target: str
) -> None:
    old, new, file = address(source), address(target), tmp_path / "backup"
    async with house_at(tmp_path, old) as services:
        table_id = await an_evening(services)
        before = await reread(services, table_id)
        person = before.chairs[0].person
        session = await begin_session(services.house, str(person), "")
        rows = await asyncio.to_thread(back_up, old, file)
    assert await asyncio.to_thread(restore, new, file) == rows
    async with house_at(tmp_path, new) as services:
        assert same(await reread(services, table_id), before)
        assert await services.house.people.sessions.person_of(session) == person
        assert (await services.house.room(table_id)).names[str(person)]


@pytest.mark.parametrize("kind", DATABASES)
async def test_a_backup_of_an_open_house_is_of_one_moment(
    address: Callable[[str], str], tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between any two tables of the database that are read, another evening is written."""
    database, file = address(kind), tmp_path / "backup"
    async with house_at(tmp_path, database) as services:
        await an_evening(services)
        loop, written = asyncio.get_running_loop(), list[str]()
        honest = BackupWriter.table

        def write_meanwhile(writer: BackupWriter, name: str) -> None:
            evening = asyncio.run_coroutine_threadsafe(an_evening(services), loop)
            written.append(evening.result(60))
            honest(writer, name)

        monkeypatch.setattr(BackupWriter, "table", write_meanwhile)
        await asyncio.to_thread(back_up, database, file)
    lines = gzip.decompress(file.read_bytes()).decode()
    assert len(written) > 3
    assert [table_id for table_id in written if table_id in lines] == []


@pytest.mark.parametrize("kind", DATABASES)
async def test_a_house_in_which_somebody_has_been_is_not_replaced_unasked(
    address: Callable[[str], str], tmp_path: Path, kind: str
) -> None:
    database, file = address(kind), tmp_path / "backup"
    async with house_at(tmp_path, database) as services:
        first = await an_evening(services)
    await asyncio.to_thread(back_up, database, file)
    async with house_at(tmp_path, database) as services:
        second = await an_evening(services)
    with pytest.raises(HouseError, match="keeps tables or people already"):
        await asyncio.to_thread(restore, database, file)
    async with house_at(tmp_path, database) as services:
        assert await reread(services, second)
    await asyncio.to_thread(partial(restore, database, file, replace=True))
    async with house_at(tmp_path, database) as services:
        assert await reread(services, first)
        assert await services.house.journal.read(second) == []


@pytest.mark.parametrize("kind", DATABASES)
async def test_an_open_house_is_not_restored_under_its_feet(
    address: Callable[[str], str], tmp_path: Path, kind: str
) -> None:
    database, file = address(kind), tmp_path / "backup"
    async with house_at(tmp_path, database) as services:
        await an_evening(services)
        await asyncio.to_thread(back_up, database, file)
        with pytest.raises(HouseError) as refused:
            await asyncio.to_thread(partial(restore, database, file, replace=True))
    assert refused.value.message in ("journal-in-use", "restore-house-open")


@pytest.fixture
async def saved(tmp_path: Path) -> tuple[str, Path]:
    """A closed house, and its backup."""
    database, file = f"sqlite:///{tmp_path}/saved.sqlite", tmp_path / "backup"
    async with house_at(tmp_path, database) as services:
        await an_evening(services)
    await asyncio.to_thread(back_up, database, file)
    return database, file


def held(database: str) -> list[Any]:
    engine = create_engine(database)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT * FROM entries ORDER BY table_id, number")).all()
    engine.dispose()
    return list(rows)


def edited(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b"e5", b"e4"))


def one_row_less(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:-2] + lines[-1:]))


@pytest.mark.parametrize(
    ("harm", "error"),
    [
        (lambda data: data[: len(data) // 2], "backup-damaged"),
        (lambda data: data[:-200] + b"\0\0\0" + data[-197:], "backup-damaged"),
        (edited, "backup-damaged"),
        (one_row_less, "backup-damaged"),
        (lambda _: b"", "backup-not-one"),
        (lambda _: b"an old shopping list", "backup-not-one"),
        (lambda _: gzip.compress(b'{"veillee":"record","version":1}\n'), "backup-not-one"),
        (lambda _: gzip.compress(b'{"veillee":"backup","version":9}\n'), "backup-newer"),
    ],
)
async def test_a_file_that_is_not_whole_is_refused_and_nothing_is_lost(
    saved: tuple[str, Path], harm: Callable[[bytes], bytes], error: str
) -> None:
    database, file = saved
    before = held(database)
    file.write_bytes(harm(file.read_bytes()))
    with pytest.raises(HouseError) as refused:
        restore(database, file, replace=True)
    assert refused.value.message == error
    assert held(database) == before


async def test_a_disk_that_fills_up_while_restoring_loses_nothing(
    saved: tuple[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, file = saved
    before = held(database)

    def small(address: str, *, power_cuts: bool) -> Any:
        engine = connect(address, power_cuts=power_cuts)

        @event.listens_for(engine, "connect")
        def limit(connection: Any, _record: Any) -> None:
            connection.execute("PRAGMA max_page_count=1")  # as many as there are

        return engine

    monkeypatch.setattr("veillee.house.journal.engine.connect", small)
    monkeypatch.setattr(backup, "upgrade", grow_then(upgrade))
    with pytest.raises(StartError) as refused:
        restore(database, file, replace=True)
    assert refused.value.message == "journal-disk-full"
    assert held(database) == before


def grow_then(upgrade: Callable[..., None]) -> Callable[..., None]:
    """What the backup needs beyond the room there is."""

    def grow(connection: Any, revision: str) -> None:
        upgrade(connection, revision)
        connection.execute(text("CREATE TABLE ballast (it TEXT)"))
        connection.execute(text("INSERT INTO ballast VALUES (hex(zeroblob(2000000)))"))

    return grow


async def test_a_backup_of_an_older_revision_is_brought_up(tmp_path: Path) -> None:
    old, new, file = f"sqlite:///{tmp_path}/old", f"sqlite:///{tmp_path}/new", tmp_path / "backup"
    engine = connect(old, power_cuts=False)
    build(engine, "0001")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('p', 'Somebody', 'fr', 'd', 1)"))
    engine.dispose()
    back_up(old, file)
    restore(new, file)
    async with house_at(tmp_path, new) as services:
        known = await services.house.people.known_among(["p"])
        assert known["p"].name == "Somebody"


# -- the commands ---------------------------------------------------------------------------------


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch, saved: tuple[str, Path]) -> Path:
    """The command's environment, for the house that was saved; where to write."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("VEILLEE_DATABASE", saved[0])
    return saved[1].parent


async def test_the_command_writes_a_file_for_its_owner_alone(
    english: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = english / "house.backup"
    assert main(["backup", str(file)]) == 0
    assert "written and checked" in capsys.readouterr().out
    assert file.stat().st_mode & 0o077 == 0
    assert backup.check(file) > len(MOVES)


async def test_a_backup_never_overwrites_a_file(
    english: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = english / "house.backup"
    file.write_text("something dear")
    assert main(["backup", str(file)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert file.read_text() == "something dear"


async def test_a_half_written_backup_never_has_the_final_name(
    english: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = set(os.listdir(english))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("veillee.cli.files.os.fsync", full)
    assert main(["backup", str(english / "house.backup")]) == 1
    assert "disk is full" in capsys.readouterr().err
    assert set(os.listdir(english)) == there


async def test_a_backup_of_no_house_makes_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("VEILLEE_DATABASE", f"sqlite:///{tmp_path}/nowhere.sqlite")
    assert main(["backup", str(tmp_path / "house.backup")]) == 1
    assert "There is no journal" in capsys.readouterr().err
    assert os.listdir(tmp_path) == []


async def test_the_command_restores_what_the_command_saved(
    english: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, old = english / "house.backup", os.environ["VEILLEE_DATABASE"]
    main(["backup", str(file)])
    monkeypatch.setenv("VEILLEE_DATABASE", f"sqlite:///{english}/another.sqlite")
    assert main(["restore", str(file)]) == 0
    assert held(os.environ["VEILLEE_DATABASE"]) == held(old)
    assert main(["restore", str(english / "missing")]) == 1
    assert "missing" in capsys.readouterr().err
