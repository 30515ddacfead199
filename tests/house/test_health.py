"""/health: not "open" while nothing can be written."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from tests.house.conftest import Server
from tests.house.playing import guests
from veillee.house.journal import JournalFull
from veillee.house.services import Services

pytestmark = pytest.mark.anyio


def health(server: Server) -> httpx.Response:
    return httpx.get(f"{server.address}/health", timeout=20, trust_env=False)


def test_a_house_that_can_write_is_open(new_server: Callable[..., Server]) -> None:
    server = new_server()
    assert health(server).json()["status"] == "open"


def test_a_file_that_somebody_keeps_locked_is_told(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = new_server()
    other = sqlite3.connect(tmp_path / "house.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    time.sleep(1.1)
    began = time.monotonic()
    told = health(server)
    assert (told.status_code, told.json()["error"]) == (503, "journal-down")
    assert time.monotonic() - began < 5
    other.execute("COMMIT")
    other.close()
    time.sleep(1.1)
    assert health(server).status_code == 200


async def test_a_journal_that_cannot_grow_is_told(services: Services) -> None:
    engine = services.house.journal._engine

    @event.listens_for(engine, "begin")
    def no_room(connection: Any) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    with contextlib.suppress(JournalFull):  # what was free in the file is used up
        await guests(services, 500)
    with pytest.raises(JournalFull):
        await services.health.check()
    event.remove(engine, "begin", no_room)


@pytest.fixture
def full_disk() -> Iterator[Path]:
    """A disk of twelve megabytes."""
    disk = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
    mount = ["mount", "-t", "tmpfs", "-o", "size=12m", "veillee-test", str(disk)]
    if subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("this user may not mount a disk")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def test_a_full_disk_is_told_and_so_is_room_that_was_made(full_disk: Path) -> None:
    server = Server(full_disk).open()
    try:
        filling = full_disk / "filling"
        with contextlib.suppress(OSError), filling.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)
        deadline = time.monotonic() + 20
        while (told := health(server)).status_code == 200:
            assert time.monotonic() < deadline
            time.sleep(0.5)
        assert (told.status_code, told.json()["error"]) == (507, "journal-full")
        filling.unlink()
        time.sleep(1.1)
        assert health(server).status_code == 200
    finally:
        server.close()
