"""How long a history of 10,000 games takes to be listed: `python -m bench.past [DATABASE]`.

Without an address it fills an SQLite file of its own; any other database must be empty.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from sqlalchemy import insert

from veillee.house.journal import Journal
from veillee.house.journal.engine import connect
from veillee.house.journal.past import PageEnd, Wanted
from veillee.house.journal.results import Result
from veillee.house.journal.schema import people, results

GAMES: Final = 10_000
OTHERS: Final = 100_000
"""Games of other people, so that the index has something to find among."""
RUNS: Final = 21
CONSOLE: Final = Console(highlight=False)
ME, OFTEN, RARE, NEVER = "me", "often", "rare", "never"


def history() -> Iterator[Result]:
    """One in two games against a strong bot, one in five thousand against the rare opponent."""
    chance = random.Random(1)
    for number in range(GAMES):
        rarely = number % 5000 == 0
        opponent = RARE if rarely else OFTEN if number % 2 else None
        game = "sporz" if rarely else chance.choice(("ergo", "sponsio", "spacepoker"))
        yield from match(f"m{number}", game, ME, opponent, number * 60_000)
    for number in range(OTHERS):
        # Whom one never met has as many games as oneself.
        other = NEVER if number % 10 == 0 else f"p{number % 5000}"
        yield from match(f"o{number}", "ergo", other, None, number * 6_000)


def match(table: str, game: str, one: str, other: str | None, at: int) -> Iterator[Result]:
    same = (game, "none", 2)
    yield Result(table, 0, one, None, *same, 1, "won", "", 30, at)
    yield Result(table, 1, other, None if other else "hard", *same, 2, "lost", "", 30, at)


def fill(address: str) -> None:
    engine = connect(address, power_cuts=False)
    with engine.begin() as connection:
        for name in (ME, OFTEN, RARE, NEVER):
            person = {"id": name, "name": name, "language": "en", "key_digest": name, "made_at": 0}
            connection.execute(insert(people), person)
        connection.execute(insert(results), [row._asdict() for row in history()])
    engine.dispose()


async def measured(what: str, ask: Callable[[], Awaitable[Any]]) -> None:
    took = []
    for _ in range(RUNS):
        began = time.perf_counter()
        await ask()
        took.append(time.perf_counter() - began)
    usual, worst = median(took) * 1000, max(took) * 1000
    CONSOLE.print(f"{what:44} {usual:7.1f} ms   at worst {worst:7.1f} ms")


async def measure(address: str) -> None:
    journal = await Journal.open(address, power_cuts=False)
    await asyncio.to_thread(fill, address)
    past, deep = journal.past, PageEnd(60_000 * 100, 1)
    lists = {
        "first page": (Wanted(ME), None),
        "page after 9,900 games": (Wanted(ME), deep),
        "first page of one game": (Wanted(ME, "ergo"), None),
        "all of a game played twice": (Wanted(ME, "sporz"), None),
        "first page with an opponent of 5,000 games": (Wanted(ME, None, OFTEN), None),
        "all with an opponent of two games": (Wanted(ME, None, RARE), None),
        "none with one never met, of 10,000 games": (Wanted(ME, None, NEVER), None),
        "first page with strong bots": (Wanted(ME, None, None, "hard"), None),
        "none with easy bots": (Wanted(ME, None, None, "easy"), None),
    }
    for what, (wanted, place) in lists.items():
        await measured(what, partial(past.games, wanted, ME, place))
    for what, wanted in (
        ("tally with an opponent of 5,000 games", Wanted(ME, None, OFTEN)),
        ("tally with strong bots, 5,000 games", Wanted(ME, None, None, "hard")),
    ):
        await measured(what, partial(past.tally, wanted))
    await measured("whether two have met: often", lambda: past.have_met(ME, OFTEN))
    await measured("whether two have met: never", lambda: past.have_met(ME, NEVER))
    await journal.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        own = f"sqlite:///{Path(folder) / 'past.sqlite'}"
        asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else own))
