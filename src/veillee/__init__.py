"""Veillée: a house of board games, and the library it is built on.

>>> import veillee
>>> match = veillee.Match("ergo", seed="an evening in November")
>>> events = match.play(0, "e5")
>>> match.to_act
(1,)
"""

from veillee.kernel import (
    Chance,
    Event,
    Game,
    Outcome,
    Record,
    RecordError,
    Refusal,
    Refused,
    SetupError,
    Step,
    VeilleeError,
    record_with_draws,
)

# `games` and `bots` are functions here, as in `veillee.games()`. The packages of the same names
# are imported first, so that their modules do not take the functions' place later.
from veillee.library import Match, bot, bots, games, replay

__version__ = "0.1.0"

__all__ = [
    "Chance",
    "Event",
    "Game",
    "Match",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "SetupError",
    "Step",
    "VeilleeError",
    "bot",
    "bots",
    "games",
    "record_with_draws",
    "replay",
]
