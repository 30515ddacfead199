"""Spacepoker's bots, and the strategy for two players that they have been trained for."""

from veillee.bots.bot import Level, Player

_PLAYERS = "veillee.bots.spacepoker.players"

LEVELS = {
    "novice": Level(Player(_PLAYERS, "Novice"), 0.1),
    "easy": Level(Player(_PLAYERS, "Easy"), 0.1),
    "casual": Level(Player(_PLAYERS, "Casual"), 0.1),
    "medium": Level(Player(_PLAYERS, "Medium"), 0.1),
    "hard": Level(Player(_PLAYERS, "Hard"), 0.5),
}

# Who finishes a match quickly, over and over, when it is analysed.
QUICK = "medium"

# What `veillee train spacepoker` runs.
TRAINER = "veillee.bots.spacepoker.training"

# What everyone plays on a day.
DAILY = "veillee.bots.spacepoker.daily"
