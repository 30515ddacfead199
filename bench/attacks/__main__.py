"""`python -m bench.attacks [WORD…]`: what others notice while one attacker does his worst.

A house with its default limits is opened for each attack, which comes from a process and an address
of its own, while a witness plays moves at another table and loads pages. Without words every attack
is made; with them, those whose names hold one of them.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.attacks.attacks import ATTACKS
from bench.attacks.witness import Figures, witness
from bench.house.__main__ import free_port

SECONDS: Final = float(os.environ.get("ATTACK_SECONDS", "12"))
BEGINNING_SECONDS: Final = 4
ATTACKER, WITNESS = "127.0.0.2", "127.0.0.3"
MOVE_MS, PAGE_MS = 50, 500
"""What is meant: p99 of a move, and of a page."""


@contextmanager
def house() -> Iterator[int]:
    folder, port = Path(tempfile.mkdtemp()), free_port()
    environment = {**os.environ, "VEILLEE_DATABASE": f"sqlite:///{folder}/house.sqlite"}
    environment |= {"VEILLEE_THINKERS": "1", "VEILLEE_LIMITS": "1"}
    serve = "import sys; from veillee.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", serve, "serve", "--port", str(port)]
    process = subprocess.Popen(  # noqa: S603
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _wait_for(port)
        yield port
    finally:
        process.kill()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(port: int) -> None:
    import httpx

    for _ in range(600):
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            time.sleep(3)  # bots are loaded after the doors are open
            return
    raise TimeoutError


def measured(name: str | None) -> Figures:
    """What the witness notices while this attack goes on."""
    with house() as port:
        attacker = None
        if name is not None:
            command = [sys.executable, "-m", "bench.attacks.attacks", name, str(port), ATTACKER]
            attacker = subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: S603
            time.sleep(BEGINNING_SECONDS)
        try:
            return asyncio.run(witness(port, WITNESS, SECONDS))
        finally:
            if attacker:
                if attacker.poll() is not None:
                    raise RuntimeError(f"the attacker gave up: {name}")
                attacker.kill()
                attacker.wait()


def main(words: list[str]) -> int:
    chosen = [name for name in ATTACKS if not words or any(word in name for word in words)]
    shown = Table("attack", "move p50", "p99", "longest", "page p50", "p99", "longest", "")
    held = True
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=len(chosen) + 1)
        for name in (None, *chosen):
            progress.update(task, description=name or "quiet")
            figures = measured(name)
            good = figures.p99(figures.moves) < MOVE_MS and figures.p99(figures.pages) < PAGE_MS
            held &= good
            columns = [column for times in figures for column in _columns(times)]
            shown.add_row(name or "(quiet)", *columns, "" if good else "too slow")
            progress.console.print(name or "quiet", *columns)
            progress.advance(task)
    Console().print(shown)
    return 0 if held else 1


def _columns(times: list[float]) -> list[str]:
    middle = sorted(times)[len(times) // 2]
    return [f"{value:.1f}" for value in (middle, Figures.p99(times), max(times))]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
