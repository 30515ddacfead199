"""Ergo: five in a row, with pieces that move and turn. For two; nothing is hidden.

The rulebook's chapters and where they are:

1. board and pieces   components, cells, state
2. the aim            ending
3. placing            placing
4. displacing         displacing, sliding, ways
5. draws              ending
6. table options      turn (swap), touching, state
"""

from typing import TYPE_CHECKING

from veillee.kernel import Box, Game

from .ending import outcome
from .moves import Displace, Move, Place, Swap, Touch
from .notation import read, write
from .state import RULEBOOK as rulebook
from .state import Options, State
from .turn import awaited, bound, legal, play, setup, timeout, to_act, why_not
from .view import View, hidden, imagine, view

id = "ergo"
rules_version = 2
seats = range(2, 3)
# Neither is printed: both are ours, and the messages and the rulebook say so.
box = Box(minutes=(20, 30), age=8)
echoes = ("placed", "moved", "touched")
presets = {
    "house": Options(),
    "book": Options(touch_move=True),
    "balanced": Options(swap=True),
}

if TYPE_CHECKING:
    from veillee.games import ergo

    _conforms: Game[State, Move, View, Options] = ergo
