"""What can befall a player at night, and what he alone is told of it (clause 5.8)."""

from __future__ import annotations

import msgspec

from .events import Touched
from .state import State
from .telling import Telling


def mutate(state: State, seat: int, telling: Telling) -> State:
    """Clause 6.5: a mutant from now on. Clause 3.4: unless he is resistant."""
    state = tonight(state, mutated=seat)
    if state.genomes[seat] == "resistant":
        telling.to(seat, "3.4", Touched(state.night, "resisted"))
        return state
    telling.to(seat, "6.5", Touched(state.night, "mutated"))
    return with_state_of(state, seat, mutant=True)


def heal(state: State, seat: int, telling: Telling) -> State:
    """Clause 7.5: healthy from now on. Clause 3.5: unless he is a host, and a mutant."""
    state = tonight(state, healed=(*state.tonight.healed, seat))
    if state.mutants[seat] and state.genomes[seat] == "host":
        telling.to(seat, "3.5", Touched(state.night, "incurable"))
        return state
    telling.to(seat, "7.5", Touched(state.night, "healed"))
    return with_state_of(state, seat, mutant=False)


def paralyse(state: State, seat: int, telling: Telling) -> State:
    """Clause 5.7: no action of his own for the rest of the night."""
    telling.to(seat, "5.7", Touched(state.night, "paralysed"))
    return tonight(state, paralysed=seat)


def kill(state: State, seat: int, telling: Telling) -> State:
    """Clause 5.6: dead at once, announced at dawn; nobody sees whose victim lies there."""
    telling.to(seat, "5.6", Touched(state.night, "killed"))
    return tonight(state, killed=tuple(sorted((*state.tonight.killed, seat))))


def tonight(state: State, **changes: object) -> State:
    return msgspec.structs.replace(state, tonight=msgspec.structs.replace(state.tonight, **changes))


def with_state_of(state: State, seat: int, *, mutant: bool) -> State:
    mutants = (*state.mutants[:seat], mutant, *state.mutants[seat + 1 :])
    return msgspec.structs.replace(state, mutants=mutants)
