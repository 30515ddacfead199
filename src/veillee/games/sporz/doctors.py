"""The doctors' step of the night (chapter 7)."""

from __future__ import annotations

from .events import Treated
from .moves import Heal, Kill
from .state import State
from .telling import Telling
from .touching import heal, kill


def doctors_awake(state: State) -> tuple[int, ...]:
    """Clause 7.1: those who are neither mutants nor paralysed nor dead."""
    return tuple(
        seat
        for seat in state.living
        if state.roles[seat] == "doctor"
        and not state.mutants[seat]
        and seat != state.tonight.paralysed
    )


def agreed_victim(state: State) -> int | None:
    """Clause 7.3: all who are awake name the same victim."""
    deeds = {state.answer_of(seat).deed for seat in state.awake}
    if len(deeds) == 1 and isinstance(deed := deeds.pop(), Kill):
        return deed.seat
    return None


def heals(state: State) -> dict[int, int]:
    """Clauses 7.2 and 7.4: which of the doctors who are awake heals whom."""
    deeds = ((seat, state.answer_of(seat).deed) for seat in state.awake)
    return {doctor: deed.seat for doctor, deed in deeds if isinstance(deed, Heal)}


def treat(state: State, telling: Telling) -> State:
    """The killing all agree on, or else the heals; those awake know all of it (clause 7.8)."""
    victim, healed = agreed_victim(state), heals(state)
    note = Treated(state.night, len(healed), tuple(healed), tuple(healed.values()), victim)
    telling.to_each(state.awake, "7.8", note)
    if victim is not None:
        return kill(state, victim, telling)
    # Clause 7.5: two syringes in one arm are one heal.
    for seat in sorted(set(healed.values())):
        state = heal(state, seat, telling)
    return state
