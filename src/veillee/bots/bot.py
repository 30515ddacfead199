"""What a bot is: somebody who is shown a view and the legal moves, and chooses one."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast, runtime_checkable


class Bot(Protocol):
    """A player that sees what its seat sees, and nothing else."""

    def choose(self, view: Any, legal: list[Any]) -> Any:
        """One of the legal moves."""


@runtime_checkable
class Mannered(Protocol):
    """A bot with a manner of its own, in a game that has such (`veillee.kernel.Manners`)."""

    def in_manner(self, view: Any, move: Any) -> Any:
        """The move that it has just chosen, as it makes it."""


def made_by(bot: Bot, view: Any, legal: list[Any]) -> Any:
    """What the bot plays: its choice among the legal moves, in its own manner."""
    move = bot.choose(view, legal)
    return bot.in_manner(view, move) if isinstance(bot, Mannered) else move


class Level(NamedTuple):
    """A strength of play: how to make such a bot, and how long it may think about a move."""

    make: Callable[[int, float], Bot]
    """From a seed and the seconds it may take for a move."""
    seconds: float
    megabytes: int = 1
    """What it holds between its moves: the house keeps a bot for every seat."""


class Strength(NamedTuple):
    """How strong somebody is, in points of a rating, and how far off that may be."""

    points: float
    uncertainty: float


@dataclass(frozen=True)
class Player:
    """A bot's class by its name: its module, and native code with it, is loaded for the first one.

    So whoever only asks which levels there are need not wait for that, the house above all.
    """

    module: str
    name: str

    def __call__(self, seed: int, seconds: float) -> Bot:
        return cast(Bot, getattr(import_module(self.module), self.name)(seed, seconds))


class RandomBot:
    """Plays any legal move, all equally likely: the yardstick that every level must beat."""

    def __init__(self, seed: int, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = random.Random(seed)

    def choose(self, view: Any, legal: list[Any]) -> Any:  # noqa: ARG002
        return self._random.choice(legal)
