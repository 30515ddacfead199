"""Compile the native code of all bots once, and keep it on disk.

Whoever plays a bot first compiles it, which takes a minute; where several processes begin at the
same time, as the tests do, each would.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from veillee.bots import levels
from veillee.cli.crew import warm_up
from veillee.games import GAMES


def main() -> None:
    with ProcessPoolExecutor() as pool:
        readying = pool.map(get_ready, GAMES)
        for _ in track(readying, "Compiling the bots", total=len(GAMES)):
            pass


def get_ready(game: str) -> None:
    for level in levels(game):
        warm_up(game, level)


if __name__ == "__main__":
    main()
