"""`veillee doctor`: which tables of a journal can be read, before an upgrade relies on it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from tests.house.playing import guests, started
from tests.house.test_quarantine import DAMAGES, damage, of_two
from veillee.cli import main
from veillee.house.journal.engine import build, connect
from veillee.house.services import Services

pytestmark = pytest.mark.anyio


async def test_a_journal_that_is_well_is_said_to_be(
    house: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    await started(await guests(house, 2))
    assert main(["doctor", "--lang", "en"]) == 0
    assert "One table is well, and all of them can be read." in capsys.readouterr().out


async def test_every_kind_of_damage_is_found_and_named(
    house: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    people = await guests(house, 2)
    well = await started(people)
    unwell = {}
    for kind in DAMAGES:
        room = await of_two(people)
        await damage(house, room, kind)
        unwell[room.table.id] = kind
    assert main(["doctor", "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert well.table.id not in told
    assert {table for table in unwell if f"Table {table}:" in told} == set(unwell)
    assert "its game is no longer on the shelf" in told
    assert f"One table is well, {len(unwell)} are not" in told


async def test_what_was_written_of_a_table_is_kept_as_it_is(
    house: Services, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await of_two(await guests(house, 2))
    await damage(house, room, "rules-of-another-day")
    rows = await house.house.journal.read(room.table.id)
    assert main(["doctor", "--keep", str(tmp_path / "kept"), "--lang", "fr"]) == 1
    lines = (tmp_path / "kept" / f"{room.table.id}.jsonl").read_bytes().splitlines()
    assert [msgspec.json.decode(line)["body"] for line in lines] == [row.body for row in rows]
    assert "sous d'autres règles" in capsys.readouterr().out


def test_a_journal_of_the_first_revision_is_read_and_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"sqlite:///{tmp_path}/old.sqlite"
    engine = connect(address, power_cuts=False)
    build(engine, "0001")
    monkeypatch.setenv("VEILLEE_DATABASE", address)
    assert main(["doctor", "--lang", "en"]) == 0
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "0001"
    engine.dispose()


def test_where_there_is_no_journal_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VEILLEE_DATABASE", f"sqlite:///{tmp_path}/none.sqlite")
    assert main(["doctor", "--lang", "en"]) == 1
    assert "There is no journal" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()
