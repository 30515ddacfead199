"""The games on the shelf: those of the house, listed here and nowhere else, and those that
packages bring."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final, cast

from veillee.games.brought import brought
from veillee.kernel import AnyGame, SetupError

GAMES: Final = ("ergo", "spacepoker", "sponsio", "sponsors", "sporz")
"""Those of the house. Listed, they are tested."""


def shelf() -> tuple[str, ...]:
    """Every game that can be played here."""
    return (*GAMES, *brought(GAMES).games)


def load(name: str) -> AnyGame:
    """The game of this name, imported when it is first asked for."""
    if name in GAMES:
        return cast(AnyGame, import_module(f"{__name__}.{name}"))
    found = brought(GAMES)
    if name in found.refused:
        raise found.refused[name]
    if name not in found.games:
        raise SetupError("unknown-game", game=str(name)[:40], known=", ".join(shelf()))
    return found.games[name]


def part_of(name: str, part: str, ours: str) -> ModuleType | None:
    """What a game may have besides its rules: for a game of the house the module `name` of the
    package `ours`, for one that was brought the module `part` beside its rules."""
    beside = brought(GAMES).modules
    if name not in GAMES and name not in beside:
        return None  # somebody's own, handed over as it is
    place = f"{ours}.{name}" if name in GAMES else f"{beside[name]}.{part}"
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name != place:
            raise
        return None
