"""How long a day of 100,000 players takes to be compared: `python -m bench.daily [DATABASE]`.

Without an address it fills an SQLite file of its own; any other database must be empty.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert

from bench.past import measured
from veillee.house.journal import Journal
from veillee.house.journal.engine import connect
from veillee.house.journal.schema import attempts

PLAYERS: Final = 100_000
DAYS: Final = 3650
"""Of one person, without a gap."""
TODAY: Final = 20_000
GAME: Final = "sponsio"


def tries() -> Iterator[dict[str, Any]]:
    chance = random.Random(1)
    same = {"game": GAME, "tries": 1, "ended_at": 0, "table_id": None}
    for number in range(PLAYERS):
        yield {"person": f"p{number}", "day": TODAY, "score": chance.randrange(100), **same}
    for day in range(TODAY - DAYS, TODAY):
        yield {"person": "me", "day": day, "score": chance.randrange(100), **same}


def fill(address: str) -> None:
    engine = connect(address, power_cuts=False)
    with engine.begin() as connection:
        connection.execute(insert(attempts), list(tries()))
    engine.dispose()


async def measure(address: str) -> None:
    journal = await Journal.open(address, power_cuts=False)
    await asyncio.to_thread(fill, address)
    daily = journal.daily
    await measured("compared with 100,000 others", lambda: daily.field(TODAY, GAME))
    await measured("a streak of ten years", lambda: daily.days_finished("me"))
    await measured("one's thirty days", lambda: daily.attempts("me", TODAY - 30, TODAY))
    await journal.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        own = f"sqlite:///{Path(folder) / 'daily.sqlite'}"
        asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else own))
