"""The bots of Les Sponsors de l'Automobile, and the native twin of the game they think with."""

from veillee.bots.bot import Level
from veillee.bots.sponsors.players import Easy, Hard, Medium

LEVELS = {
    "easy": Level(Easy, 0.1),
    "medium": Level(Medium, 0.1),
    "hard": Level(Hard, 0.6),
}

__all__ = ["LEVELS", "Easy", "Hard", "Medium"]
