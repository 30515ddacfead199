"""Sporz's bots, and the native twin of its nights that they think with."""

from veillee.bots.bot import Level, Player

_PLAYERS = "veillee.bots.sporz.players"

LEVELS = {
    "novice": Level(Player(_PLAYERS, "Novice"), 0.1),
    "easy": Level(Player(_PLAYERS, "Easy"), 0.1),
    "casual": Level(Player(_PLAYERS, "Casual"), 0.1),
    "medium": Level(Player(_PLAYERS, "Medium"), 0.1),
    "hard": Level(Player(_PLAYERS, "Hard"), 0.5),
}

# So many of eight win together, more or less: a level's lead is shared among them.
CAMP = 4

# Who finishes a match quickly, over and over, when it is analysed.
QUICK = "easy"

# What `veillee calibrate sporz` runs.
CALIBRATOR = "veillee.bots.sporz.calibrator"

# What everyone is asked on a day.
DAILY = "veillee.bots.sporz.daily"
