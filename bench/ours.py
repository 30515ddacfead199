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


def native(random_games: Callable[[int, int], int], number: int) -> Callable[[], int]:
    """So many random games of a native twin at a time."""
    seeds = count(1)
    return lambda: random_games(number, next(seeds))
