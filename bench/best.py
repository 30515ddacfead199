"""How long lists of the best take with 100,000 people: `python -m bench.best [DATABASE]`.

Without an address it fills an SQLite file of its own; any other database must be empty.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import insert, text

from bench.past import CONSOLE, measured
from veillee.house.journal import Journal
from veillee.house.journal.engine import connect
from veillee.house.journal.ratings import RatedSeat, Standing, recount_ratings, week_of
from veillee.house.journal.schema import counted, people, ratings
from veillee.house.journal.standings import After, Board
from veillee.house.now import now_ms
from veillee.house.ratings import PROVISIONAL, START, Rating

PEOPLE: Final = 100_000
MATCHES: Final = 20_000
AT_ONCE: Final = 10_000
NOW: Final = now_ms()


def fill(address: str) -> list[str]:
    """One in two is listed, one in three has played this week; who they are, best first."""
    chance = random.Random(1)
    names = [f"{number:016}" for number in range(PEOPLE)]
    people_rows, rating_rows = [], []
    for name in names:
        who = {"id": name, "name": name, "language": "en", "key_digest": name, "made_at": 0}
        people_rows.append({**who, "listed": chance.random() < 0.5})
        points, uncertainty = chance.gauss(1500, 250), chance.uniform(55, 250)
        week = week_of(NOW) - (chance.random() > 1 / 3)
        matches, gained = chance.randrange(1, 300), chance.gauss(0, 50)
        provisional = uncertainty > PROVISIONAL
        standing = Standing(points, uncertainty, matches, 1, week, gained, provisional)
        of = {"person": name, "game": "ergo", "clock": "none"}
        rating_rows.append({**of, **standing._asdict(), "listed": people_rows[-1]["listed"]})
    engine = connect(address, power_cuts=False)
    with engine.begin() as connection:
        for table, rows in ((people, people_rows), (ratings, rating_rows)):
            for start in range(0, PEOPLE, AT_ONCE):
                connection.execute(insert(table), rows[start : start + AT_ONCE])
    if engine.dialect.name == "postgresql":  # which does so by itself, in time
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM ANALYZE"))
    engine.dispose()
    sure = [row for row in rating_rows if row["listed"] and not row["provisional"]]
    return [row["person"] for row in sorted(sure, key=lambda row: -row["points"])]


def fill_matches(address: str) -> float:
    """Rated matches, and how many seconds it takes to count them all anew."""
    chance = random.Random(2)
    engine = connect(address, power_cuts=False)
    with engine.begin() as connection:
        rows = []
        for number in range(MATCHES):
            one, other = (f"{chance.randrange(2000):016}" for _ in range(2))
            for seat, person in enumerate((one, other)):
                of = f"m{number}", seat, number, person, None, "ergo", "none"
                rows.append(RatedSeat(*of, seat, seat + 1, NOW, *START, *Rating(0.0, 0.0)))
        connection.execute(insert(counted), [row._asdict() for row in rows])
    began = time.perf_counter()
    with engine.begin() as connection:
        recount_ratings(connection)
    took = time.perf_counter() - began
    engine.dispose()
    return took


async def measure(address: str) -> None:
    journal = await Journal.open(address, power_cuts=False)
    best_first = await asyncio.to_thread(fill, address)
    standings = journal.standings
    ever = Board("ergo", "none", "ever", NOW)
    week = ever._replace(when="week")
    lines, _ = await standings.best(ever)
    if [line.person for line in lines] != best_first[: len(lines)]:
        raise SystemExit("The list is wrong.")
    last = await standings.line_of(best_first[-1], ever)
    if last is None or last[1] != len(best_first):
        raise SystemExit("The last place is wrong.")
    deep = After(last[0].points + 50, best_first[-1], 0)
    lists = {"first page, ever": (ever, None), "page far below": (ever, deep)}
    lists["first page, this week"] = (week, None)
    lists["first page, provisional"] = (ever._replace(provisional=True), None)
    for what, (board, after) in lists.items():
        await measured(what, partial(standings.best, board, after))
    await measured("one's own line, first", partial(standings.line_of, best_first[0], ever))
    await measured("one's own line, last", partial(standings.line_of, best_first[-1], ever))
    await measured("one's own ratings", partial(standings.of, best_first[0]))
    took = await asyncio.to_thread(fill_matches, address)
    CONSOLE.print(f"{MATCHES} matches counted anew in {took:.1f} s")
    await journal.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        own = f"sqlite:///{Path(folder) / 'best.sqlite'}"
        asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else own))
