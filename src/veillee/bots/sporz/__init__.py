"""Sporz's bots, and the native twin of its nights that they think with."""

from veillee.bots.bot import Level
from veillee.bots.sporz.players import Easy, Hard, Medium

LEVELS = {
    "easy": Level(Easy, 0.1),
    "medium": Level(Medium, 0.1),
    "hard": Level(Hard, 0.5),
}

__all__ = ["LEVELS", "Easy", "Hard", "Medium"]
