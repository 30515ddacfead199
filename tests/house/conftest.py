"""How the tests use the house: in this process, or as a server of its own that can be killed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.house.hands import Hands
from tests.house.parts import Postgres, Redis, build_database
from veillee.house import timekeeping
from veillee.house.bots.processes import BotProcesses
from veillee.house.now import THAT_MOMENT, now_ms
from veillee.house.services import Services
from veillee.house.settings import Settings
from veillee.house.table.terms import DAY

WIDE = 1000.0
"""By how much most tests widen the limits: they ask more in a second than people in an hour."""
OPENING_SECONDS = 60
PLAIN: Any = {"trust_env": False, "verify": False}
"""For a client on loopback: nothing is encrypted there, and to read the certificates of the world
takes longer than to ask."""
METRICS_KEY = "a key for Prometheus"

Later = Callable[[float], None]
"""Sets the clock to so many days after a noon."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def settings(folder: Path, **changes: object) -> Settings:
    values: dict[str, object] = {
        "database": f"sqlite:///{folder}/house.sqlite",
        "limits": WIDE,
        "thinkers": 1,
        "pace": 0.0,
    }
    return Settings(**{**values, **changes})  # type: ignore[arg-type]


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> Later:
    """The clock stands at noon of a day; it can be set to so many days after that."""
    start = now_ms() // DAY * DAY + DAY // 2

    def set_clock(days: float) -> None:
        then = start + int(days * DAY)
        monkeypatch.setattr("veillee.house.now.passed_ns", lambda: then * 1_000_000 - THAT_MOMENT)

    set_clock(0)
    return set_clock


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that is only copied: to build one for each test takes long."""
    file = tmp_path_factory.mktemp("built") / "house.sqlite"
    build_database(f"sqlite:///{file}")
    return file


@pytest.fixture
def folder(tmp_path: Path, built_once: Path) -> Path:
    """A folder with the database of a house that has opened before, and that nobody came to."""
    shutil.copy(built_once, tmp_path)
    return tmp_path


@pytest.fixture
async def services(folder: Path) -> AsyncIterator[Services]:
    """The house in this process, without doors."""
    services = Services(settings(folder))
    async with services.open():
        yield services


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database of either kind, as a house has built it."""
    if request.param == "sqlite":
        return settings(request.getfixturevalue("folder")).database
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.copy()


@pytest.fixture
async def house(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Services]:
    """The house in this process, on either database, which commands of the terminal find."""
    services = Services(settings(tmp_path, database=database))
    monkeypatch.setenv("VEILLEE_DATABASE", services.settings.database)
    async with services.open():
        yield services


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr("veillee.house.now.passed_ns", hands.passed_ns)
    # An alarm goes by the time that passes; a clock that is turned it meets when it is set anew.
    monkeypatch.setattr(timekeeping, "LONGEST_ALARM", 0.2)
    return hands


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """The house as a process of its own, on loopback."""

    first = ""
    """What the process does before it opens: a test may hold its clock, or its chance."""

    def __init__(self, folder: Path, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.log = folder / f"log-{self.port}.jsonl"
        self._environment = {
            "VEILLEE_DATABASE": f"sqlite:///{folder}/house.sqlite",
            "VEILLEE_LIMITS": str(WIDE),
            "VEILLEE_THINKERS": "1",
            "VEILLEE_PACE": "0",
            "VEILLEE_METRICS_KEY": METRICS_KEY,
            **environment,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> str:
        return self._environment["VEILLEE_DATABASE"]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def live(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def begin(self) -> None:
        """Start without waiting for the doors to open."""
        code = (
            "from veillee.house.server import bind, serve\n"
            "from veillee.house.settings import read_settings\n"
            "from veillee.house.bots.processes import BotProcesses\n"
            # Tests open the house again and again: bots get ready when they are first asked.
            "async def nothing(thinkers): pass\n"
            "BotProcesses.warm_up = nothing\n"
            f"{self.first}\n"
            f"serve(read_settings(), bind('127.0.0.1', {self.port}), lambda: None)\n"
        )
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", code],
                env={**os.environ, **self._environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def open(self) -> Server:
        self.begin()
        self.wait_until_open()
        return self

    def wait_until_open(self) -> None:
        give_up = time.monotonic() + OPENING_SECONDS
        while time.monotonic() < give_up:
            assert self._process
            assert self._process.poll() is None, self.logged()
            try:
                if httpx.get(f"{self.address}/health", timeout=5, **PLAIN).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError(self.logged())

    def kill(self) -> None:
        """SIGKILL: it cannot say goodbye."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def logged(self) -> str:
        return self.log.read_text("utf-8", "replace")


class Hasty(Server):
    """Analyses with few playouts: what many tell is shown in tests/analysis."""

    first = (
        "from functools import partial\n"
        "from veillee.house.bots import analyses\n"
        "analyses.Study = partial(analyses.Study, playouts=60)\n"
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built_once: Path) -> Iterator[Server]:
    """A house with wide limits, shared by the tests of a module: each brings its own people."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copy(built_once, folder)
    server = Hasty(folder).open()
    yield server
    server.close()


@pytest.fixture
def new_server(folder: Path) -> Iterator[Callable[..., Server]]:
    """Houses of a test's own, with the environment it asks for."""
    begun: list[Server] = []

    def begin(**environment: Any) -> Server:
        begun.append(Server(folder, **environment))
        return begun[-1].open()

    yield begin
    for server in begun:
        server.close()


def started_postgres() -> Iterator[Postgres]:
    # Not in pytest's own folder: every run of pytest closes that to the user PostgreSQL runs as.
    server = Postgres(Path(tempfile.mkdtemp(prefix="veillee-postgres-")))
    yield server
    server.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """To start it takes seconds: one for all tests, but where it is stopped or frozen."""
    yield from started_postgres()


@pytest.fixture
def postgres(postgres_server: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL whose databases are a test's own."""
    yield postgres_server
    postgres_server.take_back()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    redis = Redis(tmp_path)
    yield redis
    redis.close()


@pytest.fixture(autouse=True)
def unhurried_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots get ready when they are first asked, not for every house that a test opens."""

    async def nothing(_: BotProcesses) -> None:
        pass

    monkeypatch.setattr(BotProcesses, "warm_up", nothing)
