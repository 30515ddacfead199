"""What each game is measured against: `CONTESTS` and `RATES` in the module of its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from veillee.games import GAMES


def all_of(kind: str) -> list[Any]:
    """Those of every game that has some."""
    games = [game for game in GAMES if find_spec(f"{__name__}.{game}")]
    modules = [import_module(f"{__name__}.{game}") for game in games]
    return [each for module in modules for each in getattr(module, kind, ())]
