"""The night: dusk, its three steps, dawn (chapters 5 and 9)."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Chance

from .autopsy import announce_the_dead
from .day import open_day
from .doctors import doctors_awake, treat
from .election import open_election
from .ending import end_at_nightfall, end_at_once, finish
from .events import Called, DayBroke, NightFell, NightStep, SawDead, Woke
from .informants import informants_awake, learn
from .mutants import carry_out, decision, mutants_awake
from .state import DAYLIGHT, State, silence
from .telling import Telling
from .touching import tonight

RULE: Final[dict[NightStep, str]] = {"mutants": "6.1", "doctors": "7.1", "informants": "8.1"}


def fall(state: State, telling: Telling) -> State:
    """Clause 12.3 first; then everyone falls asleep and the mutants are called."""
    if ending := end_at_nightfall(state):
        return finish(state, ending, telling)
    state = msgspec.structs.replace(state, night=state.night + 1)
    telling.everyone("5.1", NightFell(state.night))
    return open_step(state, "mutants", mutants_awake(state), telling)


def open_step(state: State, step: NightStep, awake: tuple[int, ...], telling: Telling) -> State:
    """Clauses 5.1 and 5.2: the call is the same whoever wakes, and everyone is asked."""
    telling.everyone("5.1", Called(step))
    for seat in awake:
        # Clause 8.1: informants wake one after the other, and meet nobody.
        seen = (seat,) if step == "informants" else awake
        telling.to(seat, RULE[step], Woke(state.night, step, seen))
        if state.tonight.killed:
            telling.to(seat, "5.6", SawDead(state.night, step, state.tonight.killed))
    state = msgspec.structs.replace(
        state,
        phase=step,
        awake=awake,
        awaited=state.crew,
        answers_in_rows=silence(len(state.roles)),
    )
    if step == "informants":
        return state  # the spy's report counts them by itself (clause 8.6)
    return tonight(state, woken=(*state.tonight.woken, *awake))


def close_mutants(state: State, chance: Chance, telling: Telling) -> State:
    """Clause 6.4: a disagreement loses the match. Else it is done, and the doctors are called."""
    decided = decision(state, chance)
    if decided is None:
        return finish(state, "forfeit", telling)
    state = carry_out(state, decided, telling)
    if end_at_once(state):
        return dawn(state, telling)
    return open_step(state, "doctors", doctors_awake(state), telling)


def close_doctors(state: State, telling: Telling) -> State:
    state = treat(state, telling)
    if end_at_once(state):
        return dawn(state, telling)
    return open_step(state, "informants", informants_awake(state), telling)


def close_informants(state: State, telling: Telling) -> State:
    learn(state, telling)
    return dawn(state, telling)


def dawn(state: State, telling: Telling) -> State:
    """Clauses 9.1 and 9.3: the dead are named, the end is tested, a missing chief is elected.

    Clauses 12.1 and 12.2: where a step of the night decides the match, dawn comes at once.
    """
    telling.everyone("9.1", DayBroke(state.night, len(state.tonight.killed)))
    state = announce_the_dead(state, telling)
    state = msgspec.structs.replace(state, tonight=DAYLIGHT, awake=())
    if ending := end_at_once(state):
        return finish(state, ending, telling)
    return open_election(state) if state.chief is None else open_day(state)
