"""Perudo: dice under cups, bids, a doubt or a calza. For two to six.

The rulebook's chapters and where they are:

1. dice      components, throwing
2. bids      bidding
3. aces      bidding, counting
4. lifting   lifting
5. end       ending
"""

from typing import TYPE_CHECKING

from veillee.kernel import Box, Game

from .ending import bound, outcome
from .moves import Bid, Calza, Doubt, Move
from .notation import read, write
from .state import Options, State
from .throwing import setup
from .turn import awaited, legal, play, rulebook, timeout, to_act, why_not
from .view import View, hidden, imagine, view

id = "perudo"
rules_version = 1
seats = range(2, 7)
box = Box(minutes=(15, 30), age=8)
presets = {
    "house": Options(),
    "strict": Options(calza=False),
    "plain": Options(aces=False, calza=False),
}

if TYPE_CHECKING:
    import veillee_perudo as itself

    _conforms: Game[State, Move, View, Options] = itself
