"""The kernel: the contract of a game, and what carries a match. It names no game."""

from veillee.kernel.chance import Chance, commitment, opens
from veillee.kernel.errors import RecordError, Refused, SetupError, VeilleeError
from veillee.kernel.game import Event, Game, Outcome, Step
from veillee.kernel.match import Match
from veillee.kernel.record import Record, Stretch
from veillee.kernel.replay import replay
from veillee.kernel.rulebook import Clause, Refusal, Rulebook

__all__ = [
    "Chance",
    "Clause",
    "Event",
    "Game",
    "Match",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Rulebook",
    "SetupError",
    "Step",
    "Stretch",
    "VeilleeError",
    "commitment",
    "opens",
    "replay",
]
