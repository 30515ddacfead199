"""A piece that has been touched must be played (clauses 1.5 and 6.2 to 6.4)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from veillee.kernel import Event, Refusal, Step

from .components import CELL, FREE, OWN, opponent
from .displacing import displacements
from .events import Touched
from .moves import TOUCH, Displace, Move, Touch
from .rulebook import RULEBOOK
from .state import State


def touches(displaced: Iterable[Displace]) -> list[Touch]:
    """Clause 6.3: every piece that has one of these displacements may be touched."""
    return [TOUCH[CELL[origin]] for origin in dict.fromkeys(move.origin for move in displaced)]


def why_not_touch(state: State, move: Touch) -> Refusal | None:
    if not state.options.touch_move:
        return RULEBOOK.refuse("6.2", "touch-not-played-here")
    piece = state.board[CELL[move.cell]]
    if piece == FREE:
        return RULEBOOK.refuse("6.3", "nothing-there", cell=move.cell)
    if piece in OWN[opponent(state.turn)]:
        return RULEBOOK.refuse("6.3", "not-your-piece", cell=move.cell)
    if move not in touches(displacements(state)):
        return RULEBOOK.refuse("6.3", "touched-would-be-stuck", cell=move.cell)
    return None


def why_not_leave(state: State, move: Move) -> Refusal | None:
    """Clause 1.5: nothing but a displacement of the touched piece."""
    if state.touched is None:
        return None
    if isinstance(move, Displace) and move.origin == state.touched:
        return None
    return RULEBOOK.refuse("1.5", "touched-must-be-played", cell=state.touched)


def touch(state: State, move: Touch) -> Step:
    """Clause 6.2: the same side goes on. Clause 6.4: it is no turn, and nothing is counted."""
    after = msgspec.structs.replace(state, touched=move.cell)
    return Step(after, (Event("6.2", Touched(side=state.turn, cell=move.cell)),))
