"""Sporz: a crew, a spore, and nobody to trust. For four to two hundred.

The rulebook's chapters and where they are:

1.  on board              state, view
2.  the roles             components, dealing
3.  the genomes           dealing, touching
4.  the chief             election
5.  the night             night, pointing, touching
6.  the mutants           mutants
7.  the doctors           doctors
8.  the informants        informants
9.  dawn                  night, autopsy
10. talk and claims       talking, claims, hearsay, questions, manners
11. the ballot            day
12. the end               ending
13. table options         state, mutants (majority)

What a step asks of everybody is in asking, what may be answered in answering. Who may know what
is in view, news and telling; the truth at the end in reel and retelling, what each claim was worth
in judging and witness. Worlds that fit a view are dealt in knowing, supposing, guessing and
imagining.
"""

from typing import TYPE_CHECKING

from veillee.kernel import Box, Game, Manners, Talk, Teams

from .answering import legal, why_not
from .dealing import CrewError, setup
from .ending import outcome, teams
from .imagining import imagine
from .moves import Move
from .notation import read, write
from .state import RULEBOOK as rulebook
from .state import Options, State
from .talking import is_said, leisurely, plain, why_not_say
from .turn import bound, play, timeout, to_act
from .view import View, awaited, hidden, view

id = "sporz"
rules_version = 2
seats = range(4, 201)
box = Box(minutes=(30, 60), age=10, seats=8)
marks = ("night", "day")
presets = {"book": Options(), "majority": Options(disagreement="majority")}

if TYPE_CHECKING:
    from veillee.games import sporz

    _conforms: Game[State, Move, View, Options] = sporz
    _talks: Talk = sporz
    _has_manners: Manners = sporz
    _has_teams: Teams = sporz
