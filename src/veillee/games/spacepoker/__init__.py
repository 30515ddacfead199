"""Spacepoker: five ships, one exchange, and a bluff. For two to five.

The rulebook's chapters and where they are:

1. ships and planets   components, paying, middle
2. a round             dealing
3. exchanging          exchanging
4. betting             bids (what may be done), betting
5. showing             showing, looking_back (what decided it)
6. the hands           hands, showing (equal hands)
7. the end             scoring
8. table options       state, dealing (ante, opener), bids and betting (all-in), showing (side pots)
"""

from typing import TYPE_CHECKING

from veillee.kernel import Box, Game

from .imagining import imagine
from .moves import Call, Exchange, Fold, Move, Raise
from .notation import read, write
from .scoring import outcome
from .state import MOST_ROUNDS, Options, State
from .state import RULEBOOK as rulebook
from .turn import awaited, bound, legal, play, setup, timeout, to_act, why_not
from .view import View, hidden, view

id = "spacepoker"
rules_version = 3
seats = range(2, 6)
# The age is printed; the minutes are ours, and the messages and the rulebook say so.
box = Box(minutes=(20, 40), age=7)
marks = ("round",)
echoes = ("exchanged", "raised", "called", "folded")
presets = {
    "house": Options(),
    "book": Options(all_in=False, opener="youngest", ante=0, rounds=MOST_ROUNDS),
}

if TYPE_CHECKING:
    from veillee.games import spacepoker

    _conforms: Game[State, Move, View, Options] = spacepoker
