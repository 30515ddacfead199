"""Deaths, and what is told of the dead (chapter 9, clause 11.9)."""

from __future__ import annotations

from typing import Literal

import msgspec

from .components import Role
from .events import Died
from .state import State
from .telling import Telling


def announce_death(
    state: State, seat: int, by: Literal["night", "ballot"], telling: Telling
) -> State:
    """Clauses 9.1 and 11.9: role, state and genome, for everyone to hear."""
    death = Died(
        seat=seat,
        night=state.night,
        by=by,
        role=shown_role(state.roles[seat]),
        mutant=state.mutants[seat],
        genome=state.genomes[seat],
    )
    telling.everyone("9.1" if by == "night" else "11.9", death)
    return msgspec.structs.replace(
        state,
        crew=tuple(other for other in state.crew if other != seat),
        deaths=(*state.deaths, death),
        chief=None if state.chief == seat else state.chief,
    )


def shown_role(role: Role) -> Role:
    """Clause 9.2: a base mutant is shown as an astronaut."""
    return "astronaut" if role == "mutant" else role


def announce_the_dead(state: State, telling: Telling) -> State:
    """Clause 9.1: those of the night, by seat, so that nobody learns whose victim was whose."""
    for seat in sorted(state.tonight.killed):
        state = announce_death(state, seat, "night", telling)
    return state
