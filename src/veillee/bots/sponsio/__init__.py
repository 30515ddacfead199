"""Sponsio's bots, and the native twin of its tricks that they think with."""

from veillee.bots.bot import Level, Player

_PLAYERS = "veillee.bots.sponsio.players"

LEVELS = {
    "easy": Level(Player(_PLAYERS, "Easy"), 0.1),
    "medium": Level(Player(_PLAYERS, "Medium"), 0.1),
    "hard": Level(Player(_PLAYERS, "Hard"), 0.5),
}

# Who finishes a match quickly, over and over, when it is analysed.
QUICK = "medium"

# What `veillee calibrate sponsio` runs.
CALIBRATOR = "veillee.bots.sponsio.calibrator"

# What everyone plays on a day.
DAILY = "veillee.bots.sponsio.daily"
