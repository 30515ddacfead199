"""Bots: `<game>` modules with their levels, and the search they share. They see views only."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final, cast

from veillee.bots.bot import Bot, Level, RandomBot
from veillee.games import load
from veillee.kernel import SetupError
from veillee.words import Catalogue

RANDOM: Final = "random"

__all__ = ["RANDOM", "Bot", "Level", "RandomBot", "description", "level", "levels"]


def levels(game: str) -> dict[str, Level]:
    """The levels at which bots play the game, weakest first."""
    load(game)  # or say which there are
    return cast(dict[str, Level], import_module(f"{__name__}.{game}").LEVELS)


def level(game: str, name: str) -> Level:
    """One level by name; `random` is there for every game, as a yardstick."""
    known = levels(game)
    if name == RANDOM:
        return Level(RandomBot, 0)
    if name not in known:
        raise SetupError(
            "unknown-bot", bot=str(name)[:40], game=game, known=", ".join((*known, RANDOM))
        )
    return known[name]


def description(game: str, name: str, language: str) -> str:
    """Who one plays against, in a sentence."""
    message = f"bot-{RANDOM}" if name == RANDOM else f"bot-{game}-{name}"
    return _words().say(language, message)


@cache
def _words() -> Catalogue:
    return Catalogue([__package__])
