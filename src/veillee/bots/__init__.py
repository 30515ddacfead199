"""Bots: `<game>` modules with their levels, and the search they share. They see views only."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from veillee.bots.bot import Bot, Level, RandomBot
from veillee.bots.search import levels_of
from veillee.games import load, part_of
from veillee.kernel import SetupError
from veillee.words import Catalogue

RANDOM: Final = "random"

__all__ = ["RANDOM", "Bot", "Level", "RandomBot", "description", "level", "levels"]


def levels(game: str) -> dict[str, Level]:
    """The levels at which bots play the game, weakest first."""
    rules = load(game)  # or say which there are
    own = part_of(game, "bots", __name__)
    return cast(dict[str, Level], own.LEVELS) if own else levels_of(rules)


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
    own = None if name == RANDOM else part_of(game, "bots", __name__)
    return _words(own.__name__ if own else __name__).say(language, f"bot-{name}")


@cache
def _words(package: str) -> Catalogue:
    return Catalogue([package])
