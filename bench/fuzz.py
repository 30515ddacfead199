"""`python -m bench.fuzz --until 10000000`: rubbish without end, as commands and as bytes.

Each round has a seed of its own. Broken off, it goes on with the next round where it is begun
again; it stops with the seed and the input where something is found (exit code 1). After every
fifty rounds a thousand requests go over real sockets, to a process of its own.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path

from cyclopts import App
from rich.console import Console

from bench.progress import FOLDER, Done, StateFile, Until, bar
from tests.house.conftest import Server
from tests.house.fuzzing import A_ROUND, STATUS, Found, fuzzed_house
from tests.house.rubbish import bent_request
from tests.house.visiting import two_at_a_table, visitor

A_SOCKET_ROUND = 1000
SOCKETS_EVERY = 50

app = App(help=__doc__, version_flags=[])


@app.default
def fuzz(until: Until = 10_000_000, state: StateFile = None) -> int:
    file = state or FOLDER / "fuzz.json"
    console = Console()
    try:
        done = asyncio.run(rounds(until, file))
    except Found as found:
        console.print(str(found), markup=False)
        return 1
    console.print(f"{done.count:,} inputs in {done.rounds:,} rounds: nothing found")
    return 0


async def rounds(until: int, file: Path) -> Done:
    done = Done.read(file)
    with tempfile.TemporaryDirectory() as folder, bar("Inputs", until, done.count) as (shown, task):
        while done.count < until:
            # A house for some rounds: what they leave behind is not to slow the next.
            async with fuzzed_house(Path(tempfile.mkdtemp(dir=folder))) as house:
                for _ in range(SOCKETS_EVERY):
                    if done.count >= until:
                        break
                    await house.round(f"round {done.rounds}")
                    done.rounds, done.count = done.rounds + 1, done.count + A_ROUND
                    done.write(file)
                    shown.update(task, completed=done.count)
            if done.count < until:
                await over_sockets(Path(tempfile.mkdtemp(dir=folder)), f"sockets {done.rounds}")
                done.count += A_SOCKET_ROUND
    return done


async def over_sockets(folder: Path, seed: str) -> None:
    """The same requests to a process of its own."""
    dice, server = random.Random(seed), Server(folder).open()
    try:
        async with visitor(server) as host, visitor(server) as other, visitor(server) as fuzzer:
            table = await two_at_a_table(host, other)
            for _ in range(A_SOCKET_ROUND):
                cookie = fuzzer.cookie.encode()
                request = bent_request(dice, table, host.me["id"], cookie)
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(request)
                try:
                    answer = await asyncio.wait_for(reader.read(4000), 0.3)
                except (TimeoutError, ConnectionError):
                    answer = b""
                writer.close()
                if any(int(status) >= 500 for status in STATUS.findall(answer)):
                    raise Found(f"answered {answer[:300]!r}", seed, request)
            if (await host.command(table, type="move", move="e5")).status_code != 200:
                raise Found("the table has changed", seed)
    finally:
        server.close()
    if '"level":"error"' in server.logged():
        raise Found(f"logged {server.logged()}", seed)


if __name__ == "__main__":
    sys.exit(app())
