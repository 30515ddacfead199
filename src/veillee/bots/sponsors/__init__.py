"""The bots of Les Sponsors de l'Automobile, and the native twin of the game they think with."""

from veillee.bots.bot import Level, Player

_BEGINNERS = "veillee.bots.sponsors.beginner"
_PLAYERS = "veillee.bots.sponsors.players"

LEVELS = {
    "novice": Level(Player(_BEGINNERS, "Novice"), 0.1),
    "easy": Level(Player(_BEGINNERS, "Easy"), 0.1),
    "medium": Level(Player(_PLAYERS, "Medium"), 0.1),
    "seasoned": Level(Player(_PLAYERS, "Seasoned"), 0.1),
    "hard": Level(Player(_PLAYERS, "Hard"), 0.6),
}

# Who finishes a match quickly, over and over, when it is analysed.
QUICK = "seasoned"

# What `veillee calibrate sponsors` runs.
CALIBRATOR = "veillee.bots.sponsors.calibrator"

# What everyone plays on a day.
DAILY = "veillee.bots.sponsors.daily"
