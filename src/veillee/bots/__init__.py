"""Bots: `<game>` modules with their levels, and the search they share. They see views only."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, cast

from veillee.bots.bot import Bot, Level, RandomBot, Strength, made_by
from veillee.bots.daily import Daily
from veillee.bots.reason import Reason, reason_of
from veillee.bots.riddle import Riddle
from veillee.bots.search import levels_of
from veillee.games import load, part_of, shelf
from veillee.kernel import AnyGame, Match, SetupError
from veillee.words import Catalogue

RANDOM: Final = "random"

__all__ = [
    "RANDOM",
    "Bot",
    "Daily",
    "Level",
    "RandomBot",
    "Reason",
    "Riddle",
    "Strength",
    "anchor",
    "daily_games",
    "daily_of",
    "daily_progress",
    "daily_score",
    "description",
    "has_ghosts",
    "level",
    "levels",
    "made_by",
    "quick_level",
    "reason_of",
    "riddle_of",
    "say",
    "strength",
    "tool_of",
    "words",
]


def levels(game: str) -> dict[str, Level]:
    """The levels at which bots play the game, weakest first: its own, and where it has none of the
    usual three the plain search."""
    own, usual = _own(game)[0], levels_of(load(game))
    return own if usual.keys() <= own.keys() else {**usual, **own}


def level(game: str, name: str) -> Level:
    """One level by name; `random` is there for every game, as a yardstick."""
    if name == RANDOM:
        return Level(RandomBot, 0)
    known = levels(game)
    if name not in known:
        raise SetupError(
            "unknown-bot", bot=str(name)[:40], game=game, known=", ".join((*known, RANDOM))
        )
    return known[name]


def quick_level(game: str) -> str:
    """The level that finishes a match quickly and by no clock, as often as one likes: what the
    game's bots name as QUICK, or any move at all."""
    return cast(str, getattr(part_of(game, "bots", __name__), "QUICK", RANDOM))


def description(game: str, name: str, language: str) -> str:
    """Who one plays against, in a sentence."""
    own, package = _own(game)
    return _words(package if name in own else __name__).say(language, f"bot-{name}")


def words(game: str) -> Catalogue:
    """What the game's bots say of themselves and of their moves."""
    return _words(*filter(None, (__name__, _own(game)[1])))


def say(game: AnyGame, reason: Reason, language: str, catalogue: Catalogue | None = None) -> str:
    """A reason in words: those of the game's bots, if no others are given."""
    spoken = game.rulebook.spoken
    args = {name: spoken(language, value) for name, value in reason.args.items()}
    said = (catalogue or words(game.id)).say(language, reason.message, args)
    return said[:1].upper() + said[1:]


def _own(game: str) -> tuple[dict[str, Level], str]:
    """The levels that a game itself has, and the package that has their words."""
    bots = part_of(game, "bots", __name__)
    return (cast(dict[str, Level], bots.LEVELS), str(bots.__package__)) if bots else ({}, "")


def tool_of(game: str, tool: str) -> Any:
    """The module that the bots of a game name as their TRAINER, CALIBRATOR, PLAYOUTS or DAILY, if
    they do. It is imported when it is asked for: most are native."""
    module = getattr(part_of(game, "bots", __name__), tool, None)
    return module and import_module(module)


NEWCOMER: Final = 1500
"""The rating of somebody new, who is taken to be as strong as bots of this level are."""
AS_NEWCOMERS: Final = "medium"


def strength(game: str, name: str) -> Strength | None:
    """How strong the bots of a level are on the game's own ladder, where random play is at 0; None
    where nobody has measured it."""
    return _ladder(game).get(name)


def anchor(game: str, name: str) -> Strength | None:
    """The same among people, for a rated table."""
    ladder = _ladder(game)
    if name not in ladder or AS_NEWCOMERS not in ladder:
        return None
    points, uncertainty = ladder[name]
    # Who wins together shares what it takes: a ladder with camps is one of whole camps.
    camp = getattr(part_of(game, "bots", __name__), "CAMP", 1)
    above = (points - ladder[AS_NEWCOMERS].points) / camp
    return Strength(NEWCOMER + above, uncertainty / camp)


@cache
def _ladder(game: str) -> dict[str, Strength]:
    """`ladder.toml` beside the bots, which `veillee ladder` writes."""
    package = _own(game)[1]
    file = files(package).joinpath("ladder.toml") if package else None
    if file is None or not file.is_file():
        return {}
    return {
        name: Strength(float(one["points"]), float(one["uncertainty"]))
        for name, one in tomllib.loads(file.read_text("utf-8")).items()
    }


def daily_games() -> tuple[str, ...]:
    """The games that offer something every day."""
    return tuple(game for game in shelf() if tool_of(game, "DAILY"))


def daily_of(game: str, seed: str) -> Daily:
    """The table that this seed makes, or that there is a riddle."""
    return cast(Daily, tool_of(game, "DAILY").lay(seed))


def riddle_of(game: str, seed: str) -> Riddle:
    """The riddle that this seed makes. It takes a while: bots play a match."""
    return cast(Riddle, import_module(daily_of(game, seed).riddle).lay(seed))


def daily_score(match: Match, seat: int) -> int:
    """What a match of the day that is over came to: points, unless the game counts otherwise."""
    own = getattr(tool_of(match.game.id, "DAILY"), "score", None)
    if own:
        return cast(int, own(match, seat))
    outcome = match.outcome
    assert outcome is not None  # noqa: S101  (nobody is to act any more)
    return round(outcome.scores[seat])


def has_ghosts(game: str) -> bool:
    """Whether its game of the day has a way to go: on the day after others run against a ghost."""
    return hasattr(tool_of(game, "DAILY"), "progress")


def daily_progress(match: Match, seat: int) -> list[int]:
    """How far the seat had come at the start and after each round, in a game that has ghosts."""
    return cast(list[int], tool_of(match.game.id, "DAILY").progress(match, seat))


@cache
def _words(*packages: str) -> Catalogue:
    return Catalogue(packages)
