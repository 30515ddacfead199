"""Our side of the contests."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import veillee
from veillee.games import load


def matches(game: str, seats: int | None = None, preset: str = "book") -> Callable[[], int]:
    """Random whole matches through `Match`, with the readable rules."""
    dice = random.Random(1)
    numbers = count()
    options = load(game).presets[preset]

    def play() -> int:
        match = veillee.Match(game, seats, f"bench {next(numbers)}", options)
        while acting := match.to_act:
            seat = acting[0]
            match.play(seat, dice.choice(match.legal(seat)))
        return len(match)

    return play


def ergo_playouts() -> Callable[[], int]:
    """Random whole games of the native twin."""
    from veillee.bots.ergo.playouts import playouts
    from veillee.games.ergo.components import EMPTY_BOARD

    seeds = count(1)
    return lambda: playouts(EMPTY_BOARD, 0, 500, next(seeds))[3]


def spacepoker_hands() -> Callable[[], int]:
    """Hands compared, two by two, in batches."""
    from veillee.bots.spacepoker.hands import bench_hands

    return bench_hands


def sponsio_playouts() -> Callable[[], int]:
    """Random rounds of the native trick phase."""
    from veillee.bots.sponsio.playouts import playouts

    seeds = count(1)
    return lambda: playouts(2000, next(seeds))
