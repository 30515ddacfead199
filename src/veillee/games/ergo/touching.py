"""A piece that has been touched must be played (clauses 1.5 and 6.2 to 6.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from veillee.kernel import Condition, Event, Refusal, Step, all_hold, first_broken

from .cells import is_ones_own, is_taken, named
from .components import CELL, CELLS, Side
from .events import Touched
from .moves import TOUCH, Displace, Touch
from .state import RULEBOOK, Options, State

# By the piece that is touched, and by the one that a move displaces, if it displaces any.
BOUND: Final[tuple[Condition[str, str | None], ...]] = (
    Condition(
        "1.5",
        "touched-must-be-played",
        lambda touched, displaced: touched == displaced,
        lambda touched, _: {"cell": touched},
    ),
)
TO_TOUCH: Final[tuple[Condition[Options], ...]] = (
    Condition("6.2", "touch-not-played-here", lambda options: options.touch_move),
)
ONES_OWN: Final[tuple[Condition[str, Side, str], ...]] = (
    Condition("6.3", "nothing-there", is_taken, named),
    Condition("6.3", "not-your-piece", is_ones_own, named),
)
# By the displacements there are.
THAT_CAN_GO: Final[tuple[Condition[Iterable[Displace], str], ...]] = (
    Condition(
        "6.3",
        "touched-would-be-stuck",
        lambda displaced, cell: any(move.origin == cell for move in displaced),
        lambda _, cell: {"cell": cell},
    ),
)


@cache
def bound_to(touched: str) -> frozenset[int]:
    """Clause 1.5: the pieces that may be displaced, by their cells."""
    return frozenset(cell for cell, name in enumerate(CELLS) if all_hold(BOUND, touched, name))


def touches(displaced: Iterable[Displace]) -> list[Touch]:
    """Clause 6.3: every piece that has one of these displacements."""
    return [TOUCH[CELL[origin]] for origin in dict.fromkeys([move.origin for move in displaced])]


def why_not_touch(state: State, move: Touch, displaced: Iterable[Displace]) -> Refusal | None:
    return (
        first_broken(RULEBOOK, TO_TOUCH, state.options)
        or first_broken(RULEBOOK, ONES_OWN, state.board[CELL[move.cell]], state.turn, move.cell)
        or first_broken(RULEBOOK, THAT_CAN_GO, displaced, move.cell)
    )


def touch(state: State, move: Touch) -> Step:
    """Clause 6.2: the same side goes on. Clause 6.4: it is no turn, and nothing is counted."""
    after = msgspec.structs.replace(state, touched=move.cell)
    return Step(after, (Event("6.2", Touched(side=state.turn, cell=move.cell)),))
