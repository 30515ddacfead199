"""Sponsio's bots, and the native twin of its tricks that they think with."""

from veillee.bots.bot import Level, Player

_PLAYERS = "veillee.bots.sponsio.players"

LEVELS = {
    "novice": Level(Player(_PLAYERS, "Novice"), 0.1),
    "easy": Level(Player(_PLAYERS, "Easy"), 0.1),
    "careful": Level(Player(_PLAYERS, "Careful"), 0.1),
    "medium": Level(Player(_PLAYERS, "Medium"), 0.1),
    "hard": Level(Player(_PLAYERS, "Hard"), 0.5),
}

# Who finishes a match quickly, over and over, when it is analysed.
QUICK = "careful"

# What `veillee calibrate sponsio` runs.
CALIBRATOR = "veillee.bots.sponsio.calibrator"

# What everyone plays on a day.
DAILY = "veillee.bots.sponsio.daily"
