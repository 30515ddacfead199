"""`veillee bench`: how fast the rules are played, readable and native."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter

import veillee
from veillee.bots import tool_of
from veillee.cli.setting import check_positive, check_seconds
from veillee.cli.voice import Voice
from veillee.columns import aligned
from veillee.games import load
from veillee.kernel import AnyGame

Run = Callable[[int], int]
"""Plays random games from a seed and says how many moves that were."""

NATIVE_GAMES: Final = 2000


def bench(
    game: Annotated[str | None, Parameter(help="help-bench-game")] = None,
    /,
    *,
    runs: Annotated[int, Parameter(help="help-runs", metavar="label-number")] = 5,
    seconds: Annotated[float, Parameter(help="help-bench-seconds", metavar="label-seconds")] = 1.0,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    check_positive("--runs", runs)
    check_seconds(seconds)
    heads = ("bench-game", "bench-readable", "bench-native")
    rows = [[voice.word(head) for head in heads]]
    for name in [game] if game else veillee.games():
        rules = load(name)
        with voice.busy("bench-measures", game=name):
            readable = rate(random_match(rules), runs, seconds)
            native = native_play(name)
            rates = [readable, rate(native, runs, seconds) if native else None]
        cells = (voice.word("number-0", value=speed) if speed else "–" for speed in rates)
        rows.append([rules.rulebook.say(voice.language, "title"), *cells])
    voice.say("bench-title", runs=runs)
    voice.show(aligned(rows))


def rate(run: Run, runs: int, seconds: float) -> int:
    """Moves a second: the median over several runs, each at least so long."""
    run(0)  # the first time compiles, builds tables, fills caches
    return round(median(_once(run, number, seconds) for number in range(1, runs + 1)))


def _once(run: Run, number: int, seconds: float) -> float:
    moves, games, start = 0, 0, perf_counter()
    while (passed := perf_counter() - start) < seconds or not games:
        games += 1
        moves += run(number * 1_000_000 + games)
    return moves / passed


def random_match(game: AnyGame) -> Run:
    """One match of random moves through Match, every move checked by the readable rules."""

    def run(seed: int) -> int:
        choose = random.Random(seed).choice
        match = veillee.Match(game, seed=str(seed))
        while waiting := match.to_act:
            match.play(waiting[0], choose(match.legal(waiting[0])))
        return len(match)

    return run


def native_play(name: str) -> Run | None:
    """The random games of a game's bots, where they play them natively."""
    played = tool_of(name, "PLAYOUTS")
    return partial(played.random_games, NATIVE_GAMES) if played else None
