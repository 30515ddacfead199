"""Spacepoker's bots, and the strategy for two players that they have been trained for."""

from veillee.bots.bot import Level
from veillee.bots.spacepoker.players import Easy, Hard, Medium

LEVELS = {
    "easy": Level(Easy, 0.1),
    "medium": Level(Medium, 0.1),
    "hard": Level(Hard, 0.5),
}

# What `veillee train spacepoker` runs.
TRAINER = "veillee.bots.spacepoker.training"

__all__ = ["LEVELS", "TRAINER", "Easy", "Hard", "Medium"]
