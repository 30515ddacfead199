"""`python -m bench.kills --until 1000`: two hundred tables, killed again and again.

Twenty kills are a round, with a house and a seed of their own. Broken off, it goes on with the next
round where it is begun again; it stops where a move was lost or made twice, or a table cannot be
read (exit code 1), and leaves the house's folder as it is.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from cyclopts import App
from rich.console import Console

from bench.progress import FOLDER, Done, StateFile, Until, bar
from tests.house.killing import outlived

A_ROUND = 20

app = App(help=__doc__, version_flags=[])


@app.default
def kills(until: Until = 1000, state: StateFile = None) -> int:
    file, console = state or FOLDER / "kills.json", Console()
    done = Done.read(file)
    with bar("SIGKILLs", until, done.count) as (shown, task):
        while done.count < until:
            seed, folder = f"round {done.rounds}", Path(tempfile.mkdtemp(prefix="veillee-kills-"))
            count = min(A_ROUND, until - done.count)
            try:
                moves = asyncio.run(outlived(folder, count, seed, lambda: shown.advance(task)))
            except AssertionError as found:
                console.print(f"seed {seed!r}, house in {folder}: {found}", markup=False)
                return 1
            shutil.rmtree(folder, ignore_errors=True)
            done = Done(done.count + count, done.rounds + 1, done.moves + moves)
            done.write(file)
    console.print(
        f"{done.count:,} SIGKILLs, {done.moves:,} moves acknowledged: none lost, none twice,"
        " every table can be read"
    )
    return 0


if __name__ == "__main__":
    sys.exit(app())
