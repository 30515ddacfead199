"""What analyses cost: `python -m bench.analysis`.

A house that analyses ten matches must answer a move as fast as one that does nothing; exit code 1
where it does not. Then, for each game: the processor time until its first whole curve, and how the
error of a chance falls with the playouts.
"""

from __future__ import annotations

import asyncio
import math
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from rich.console import Console
from rich.table import Table

from tests.house.playing import Guest, guests, started
from veillee.analysis import Ask, Piece, Study, answers
from veillee.analysis.curve import FIRST_LOOK
from veillee.analysis.questions import Finish, Question
from veillee.analysis.shares import Estimate
from veillee.games import GAMES
from veillee.house.bots.analyses import Analyses
from veillee.house.bots.driver import question
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.settings import Settings
from veillee.kernel import Record

GOLDEN: Final = Path(__file__).parents[1] / "tests" / "golden"
MATCHES: Final = 10
MOVES: Final = 60
"""In each round, of which half are at rest; a match of Ergo seldom ends at random before."""
ROUNDS: Final = 8
AT_MOST: Final = 1.2
FIRST_CURVE: Final = 9
PLAYOUTS: Final = (16, 64, 256)


def golden(game: str) -> str:
    """The one with the fewest moves, which is most like what people play."""
    return min((file.read_text("utf-8") for file in (GOLDEN / game).glob("*.jsonl")), key=len)


async def moves_of(people: list[Guest], dice: random.Random) -> list[float]:
    """How long each move takes, from when it is asked for until it is written and shown."""
    room, took = await started(people), []
    for turn in range(MOVES):
        if room.table.status == "over":
            break
        move = dice.choice(room.table.running().legal(turn % 2))
        began = time.perf_counter()
        await people[turn % 2].move(room, move)
        took.append(time.perf_counter() - began)
        await asyncio.sleep(0.01)
    return took


async def answers_of(services: Services, room: Room) -> list[float]:
    """How long a bot's answer takes."""
    took = []
    for _ in range(MOVES // 4):
        legal = room.table.running().legal(0)
        began = time.perf_counter()
        await services.driver._processes.choose(question(room.table, 0, "easy", legal))
        took.append(time.perf_counter() - began)
        await asyncio.sleep(0.01)
    return took


async def beside(console: Console) -> bool:
    """Rounds alternate, so that whatever else the machine does meets both alike."""
    records = [golden(GAMES[number % len(GAMES)]) for number in range(MATCHES)]
    moves: dict[bool, list[float]] = {False: [], True: []}
    bots: dict[bool, list[float]] = {False: [], True: []}
    with tempfile.TemporaryDirectory() as folder:
        services = Services(
            Settings(database=f"sqlite:///{folder}/house.sqlite", limits=1e6, thinkers=1, pace=0)
        )
        async with services.open():
            people = await guests(services, 2)
            table = await started(people)
            await services.driver._processes.ready("ergo", "easy")
            for number in range(ROUNDS):
                busy = bool(number % 2)
                analyses = Analyses(services.driver._processes, services.house.journal.analyses)
                for place, record in enumerate(records if busy else ()):
                    analyses.begin(f"{number} {place}", record)
                await asyncio.sleep(1)
                moves[busy] += await moves_of(people, random.Random(number // 2))
                bots[busy] += await answers_of(services, table)
                await analyses.close()
    table_of = Table("milliseconds", "at rest p50", "p90", "analysing p50", "p90", "ratio of p50")
    for what, took in (("a move", moves), ("a bot's answer", bots)):
        figures = [1000 * of(took[busy]) for busy in (False, True) for of in (median, p90)]
        ratio = figures[2] / figures[0]
        table_of.add_row(what, *(f"{figure:.1f}" for figure in figures), f"{ratio:.2f}")
    console.print(table_of)
    ratio = median(moves[True]) / median(moves[False])
    console.print(f"A move takes {ratio:.2f} times as long (meant: ≤ {AT_MOST:g})")
    return ratio <= AT_MOST


def p90(took: list[float]) -> float:
    return quantiles(took, n=10)[-1]


def first_curve(text: str) -> float:
    """The processor seconds until the curve is whole."""
    began, study = time.process_time(), Study(Record.parse(text))
    while len(study.analysis().curve) < FIRST_CURVE and (asks := study.next_round()):
        for ask in asks:
            left: Ask | None = ask
            while left:
                left = study.hear(left, answers(left.of(text)))
    return time.process_time() - began


def error_after(text: str, playouts: int) -> float:
    """Of the least certain chance after a quarter of the match."""
    record = Record.parse(text)
    estimate, middle = Estimate(record.seats), Question("truth", len(record.moves) // 4)
    for answer in answers(Piece(text, middle, 0, playouts), seconds=math.inf):
        if isinstance(answer, Finish):
            estimate.add(answer.shares)
    return max(map(estimate.error, range(record.seats)))


def each_game(console: Console) -> None:
    heads = [f"error after {playouts}" for playouts in PLAYOUTS]
    table = Table("game", "moves", f"CPU s, first curve ({FIRST_LOOK} playouts a moment)", *heads)
    for game in GAMES:
        text = golden(game)
        answers(Piece(text, Question("truth"), 0, 1))  # native code is loaded
        seconds = first_curve(text)
        errors = [f"{error_after(text, playouts):.3f}" for playouts in PLAYOUTS]
        table.add_row(game, str(len(Record.parse(text).moves)), f"{seconds:.1f}", *errors)
    console.print(table)


def main() -> int:
    console = Console()
    is_as_fast = asyncio.run(beside(console))
    each_game(console)
    return 0 if is_as_fast else 1


if __name__ == "__main__":
    sys.exit(main())
