"""What a bot is: somebody who is shown a view and the legal moves, and chooses one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol


class Bot(Protocol):
    """A player that sees what its seat sees, and nothing else."""

    def choose(self, view: Any, legal: list[Any]) -> Any:
        """One of the legal moves."""


class Level(NamedTuple):
    """A strength of play: how to make such a bot, and how long it may think about a move."""

    make: Callable[[int, float], Bot]
    """From a seed and the seconds it may take for a move."""
    seconds: float


class RandomBot:
    """Plays any legal move, all equally likely: the yardstick that every level must beat."""

    def __init__(self, seed: int, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = random.Random(seed)

    def choose(self, view: Any, legal: list[Any]) -> Any:  # noqa: ARG002
        return self._random.choice(legal)
