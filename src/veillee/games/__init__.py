"""The list of games. A game is listed here, and nowhere else; listed, it is tested."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from veillee.kernel import AnyGame, SetupError

GAMES = ("ergo", "spacepoker", "sponsio", "sponsors", "sporz")


def load(name: str) -> AnyGame:
    """The game of this name, imported when it is first asked for."""
    if name not in GAMES:
        raise SetupError("unknown-game", game=str(name)[:40], known=", ".join(GAMES))
    return cast(AnyGame, import_module(f"{__name__}.{name}"))
