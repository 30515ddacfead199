"""Who sits down with one at a table of any game."""

from __future__ import annotations

from veillee.games import load


def bots(game: str, upto: int) -> list[str]:
    """As many as the game has chairs, or as make a table of so many."""
    return ["random"] * (min(load(game).seats[-1], upto) - 1)
