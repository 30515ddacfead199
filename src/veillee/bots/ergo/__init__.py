"""Ergo's bots, and the native twin of its rules that they think with."""

from veillee.bots.bot import Level, Player

_LEARNERS, _PLAYERS = "veillee.bots.ergo.learners", "veillee.bots.ergo.players"
SMALL_MEMORY, LARGE_MEMORY = 4, 15  # of `search.new_memory`, in megabytes
PROOF_MEGABYTES = 4  # of what it has room to prove

LEVELS = {
    "novice": Level(Player(_LEARNERS, "Novice"), 0.1),
    "easy": Level(Player(_LEARNERS, "Easy"), 0.1),
    "casual": Level(Player(_LEARNERS, "Casual"), 0.1),
    "careful": Level(Player(_LEARNERS, "Careful"), 0.1),
    "medium": Level(Player(_PLAYERS, "Medium"), 0.2),
    "seasoned": Level(Player(_PLAYERS, "Seasoned"), 0.3, SMALL_MEMORY),
    "tough": Level(Player(_PLAYERS, "Tough"), 0.3, SMALL_MEMORY),
    "hard": Level(Player(_PLAYERS, "Hard"), 1.0, LARGE_MEMORY + PROOF_MEGABYTES),
}

# Who finishes a match quickly, over and over, when it is analysed.
QUICK = "medium"

# What `veillee bench` plays natively.
PLAYOUTS = "veillee.bots.ergo.playouts"

# What everyone plays on a day.
DAILY = "veillee.bots.ergo.daily"

# What `veillee prove` works with, and what `veillee check-proof` knows of certificates.
PROVER = "veillee.bots.ergo.proving.question"
CHECKER = "veillee.bots.ergo.proving.certificate"
