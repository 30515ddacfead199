"""Bots around a table: matches played in turns, and clocks that do not depend on the machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any

from veillee.bots.sporz.players import Casual, Easy, Hard, Medium, Novice
from veillee.games import sporz
from veillee.kernel import Chance

BY_HABIT = {"novice": Novice, "easy": Easy}
WEIGHING = {"casual": Casual, "medium": Medium, "hard": Hard}


def ticking() -> Callable[[], float]:
    """A clock that goes on by a second whenever somebody looks: a bot with so many seconds looks
    about so many times."""
    ticks = count()
    return lambda: float(next(ticks))


def bot(level: str, seed: str, looks: int = 2) -> Any:
    if level in BY_HABIT:
        return BY_HABIT[level](seed, 0)
    return WEIGHING[level](seed, looks, ticking())


def matches(
    level: str, players: int, seed: str, most: int = 100_000
) -> Iterator[tuple[sporz.State, int, Any]]:
    """Every move of a match between bots of a level: the state before it, the seat, the move."""
    chance = Chance(seed)
    state = sporz.setup(sporz.Options(), players, chance)
    bots = [bot(level, f"{seed} {seat}") for seat in range(players)]
    turn = -1
    for _ in range(most):
        awaited = sporz.to_act(state)
        if not awaited:
            return
        turn = next((seat for seat in awaited if seat > turn), awaited[0])
        move = bots[turn].choose(sporz.view(state, turn), sporz.legal(state, turn))
        yield state, turn, move
        state, _ = sporz.play(state, turn, move, chance)


@cache
def match_of_eight(level: str, number: int) -> list[tuple[sporz.State, int, Any]]:
    """A whole match, played once for all the tests that look at it."""
    return list(matches(level, 8, f"ways {number}"))
