"""Sponsio: tricks, and bets on them. For three or four; hands are hidden, all else is open.

The rulebook's chapters and where they are:

1. what is in the box   components, money
2. setting up           dealing
3. the betting phase    betting, revealing, bets
4. the counter-bet      bets
5. the tokens           tokens
6. the trick phase      tricks, memory
7. the scoring phase    scoring, rounds
8. the end of a round   rounds
9. the end of the match ending
10. table options       state, dealing
"""

from typing import TYPE_CHECKING

from veillee.kernel import Box, Game

from .dealing import setup
from .ending import outcome
from .imagining import hidden, imagine
from .moves import Bet, Collect, Done, Move, Pass, Play, Reveal, Swap, Token
from .notation import read, write
from .rulebook import RULEBOOK as rulebook
from .state import Options, State
from .turn import awaited, bound, legal, play, timeout, to_act, why_not
from .view import View, view

id = "sponsio"
rules_version = 5
seats = range(3, 5)
box = Box(minutes=(30, 50), age=10)
marks = ("dealt",)
echoes = (
    "revealed",
    "swapped",
    "done",
    "passed",
    "played",
    "kept",
    "token-combat",
    "token-coins",
    "token-double",
)
presets = {"book": Options()}

if TYPE_CHECKING:
    from veillee.games import sponsio

    _conforms: Game[State, Move, View, Options] = sponsio
