"""Les Sponsors de l'Automobile: build a car with sponsors' money, then race it. For two to four.

The rulebook's chapters and where they are:

1. cars, board and cards   components, board (data in boards/), circuit, holding
2. before building         dealing
3. a turn of building      building, selling
4. the squares             workshop, selling, exchanging
5. the end of building     settling, transferring
6. the race                starting, racing, driving, places
7. the roulette            roulette
8. moving                  motion, circuit
9. the finish              scoring
10. who knows what         memory, view, outlook, imagining
"""

from typing import TYPE_CHECKING

from veillee.kernel import Box, Game, Teams

from .board import BOARDS, Board, BoardError
from .circuit import Circuit
from .dealing import setup
from .imagining import hidden, imagine
from .moves import (
    Advance,
    Buy,
    BuyEnergy,
    Discard,
    Drive,
    Exchange,
    Move,
    Pass,
    Roll,
    Sell,
    Skip,
    Spin,
    Swap,
    Transfer,
)
from .notation import read, write
from .scoring import outcome, teams
from .state import RULEBOOK as rulebook
from .state import Options, State
from .turn import awaited, bound, legal, play, timeout, to_act, why_not
from .view import View, view

id = "sponsors"
rules_version = 3
seats = range(2, 5)
box = Box(minutes=(45, 60), age=9)
marks = ("built", "started", "finished")
echoes = ("bought", "sold", "exchanged", "skipped", "energy", "advanced", "drove", "passed")
presets = {"book": Options(), "teams": Options(teams=True)}

if TYPE_CHECKING:
    from veillee.games import sponsors

    _conforms: Game[State, Move, View, Options] = sponsors
    _has_teams: Teams = sponsors
