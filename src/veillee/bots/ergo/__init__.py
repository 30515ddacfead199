"""Ergo's bots, and the native twin of its rules that they think with."""

from veillee.bots.bot import Level
from veillee.bots.ergo.players import Easy, Hard, Medium

LEVELS = {
    "easy": Level(Easy, 0.1),
    "medium": Level(Medium, 0.2),
    "hard": Level(Hard, 1.0),
}

__all__ = ["LEVELS", "Easy", "Hard", "Medium"]
