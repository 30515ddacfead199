"""The bots of Les Sponsors de l'Automobile, and the native twin of the game they think with."""

from veillee.bots.bot import Level, Player

_PLAYERS = "veillee.bots.sponsors.players"

LEVELS = {
    "easy": Level(Player("veillee.bots.sponsors.beginner", "Easy"), 0.1),
    "medium": Level(Player(_PLAYERS, "Medium"), 0.1),
    "hard": Level(Player(_PLAYERS, "Hard"), 0.6),
}

# Who finishes a match quickly, over and over, when it is analysed.
QUICK = "medium"

# What `veillee calibrate sponsors` runs.
CALIBRATOR = "veillee.bots.sponsors.calibrator"

# What everyone plays on a day.
DAILY = "veillee.bots.sponsors.daily"
