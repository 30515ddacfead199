"""The kernel: the contract of a game, and what carries a match. It names no game."""

from veillee.kernel.chance import Chance, commitment, opens
from veillee.kernel.conditions import Condition, all_hold, first_broken, passing
from veillee.kernel.draws import record_with_draws
from veillee.kernel.errors import RecordError, Refused, SetupError, VeilleeError
from veillee.kernel.game import (
    AnyGame,
    Box,
    Echoing,
    Event,
    Game,
    Manners,
    Marked,
    Outcome,
    Step,
    Talk,
    Teams,
    echoes_of,
    marks_of,
    plain_move,
    talk_of,
)
from veillee.kernel.match import Match
from veillee.kernel.record import Record, Stretch
from veillee.kernel.replay import replay
from veillee.kernel.rulebook import Clause, Refusal, Rulebook
from veillee.kernel.values import Input, Value

__all__ = [
    "AnyGame",
    "Box",
    "Chance",
    "Clause",
    "Condition",
    "Echoing",
    "Event",
    "Game",
    "Input",
    "Manners",
    "Marked",
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
    "Talk",
    "Teams",
    "Value",
    "VeilleeError",
    "all_hold",
    "commitment",
    "echoes_of",
    "first_broken",
    "marks_of",
    "opens",
    "passing",
    "plain_move",
    "record_with_draws",
    "replay",
    "talk_of",
]
