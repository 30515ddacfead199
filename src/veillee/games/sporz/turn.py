"""Whose word is awaited, and what comes of the last one."""

from __future__ import annotations

import msgspec

from veillee.kernel import Chance, Event, Step

from . import night
from .claims import claim
from .day import close_ballot, open_day, settle, vote
from .election import close_election, raise_hand
from .ending import QUIET_NIGHTS, end_at_once, finish
from .moves import ABSTAIN, SLEEP, Abstain, Claim, Heal, Kill, Move, Mutate, Paralyse, Vote
from .pointing import inform, point, show
from .rows import replaced
from .state import CHANGES, CLAIMS_A_DAY, Answer, Options, State
from .telling import Telling


def to_act(state: State) -> tuple[int, ...]:
    return state.awaited


def play(state: State, seat: int, move: Move, chance: Chance) -> Step:
    match state.phase:
        case "election" | "run-off":
            return last_word(answered(state, seat, raise_hand(move)), seat, chance)
        case "mutants" | "doctors":
            if not isinstance(move, Mutate | Kill | Paralyse | Heal):
                return last_word(state, seat, chance)
            answer, taken_back = point(state.answer_of(seat), move)
            event = show(state, seat, move, taken_back=taken_back)
            return changed(state, seat, answer, chance, event)
        case "informants":
            return last_word(answered(state, seat, inform(move)), seat, chance)
        case "day":
            return by_day(state, seat, move, chance)
        case _:
            telling = Telling()
            state = settle(state, move, chance, telling)
            return told(dusk(state, telling), telling)


def by_day(state: State, seat: int, move: Move, chance: Chance) -> Step:
    match move:
        case Claim():
            state, event = claim(state, seat, move)
            return Step(state, (event,))
        case Vote() | Abstain():
            return changed(state, seat, vote(state.answer_of(seat), move), chance)
        case _:
            return last_word(state, seat, chance)


def answered(state: State, seat: int, answer: Answer) -> State:
    answers = replaced(state.answers_in_rows, seat, answer)
    return msgspec.structs.replace(state, answers_in_rows=answers)


def changed(state: State, seat: int, answer: Answer, chance: Chance, *shown: Event) -> Step:
    """Clauses 5.4 and 11.2: one may change until the step closes; the sixth is a last word too."""
    state = answered(state, seat, answer)
    if answer.changes < CHANGES or seat not in state.awaited:
        return Step(state, shown)
    after, told = last_word(state, seat, chance)
    return Step(after, (*shown, *told))


def last_word(state: State, seat: int, chance: Chance) -> Step:
    """Clause 5.3: the seat is awaited no more; the last of all closes the step."""
    place = state.awaited.index(seat)
    awaited = state.awaited[:place] + state.awaited[place + 1 :]
    state = msgspec.structs.replace(state, awaited=awaited)
    return Step(state, ()) if awaited else close(state, chance)


def close(state: State, chance: Chance) -> Step:
    """What follows when everyone has had his last word: pure, and the same in any order."""
    telling = Telling()
    match state.phase:
        case "mutants":
            state = night.close_mutants(state, chance, telling)
        case "doctors":
            state = night.close_doctors(state, telling)
        case "informants":
            state = night.close_informants(state, telling)
        case "day":
            state = close_ballot(state, telling)
            if state.phase != "tie":
                state = dusk(state, telling)
        case _:
            state = close_election(state, chance, telling)
            if state.chief is not None:
                state = open_day(state) if state.night else night.fall(state, telling)
    return told(state, telling)


def dusk(state: State, telling: Telling) -> State:
    """Clause 11.10: after the execution the end is tested, and night falls."""
    if ending := end_at_once(state):
        return finish(state, ending, telling)
    return night.fall(state, telling)


def told(state: State, telling: Telling) -> Step:
    return Step(telling.remembered(state), tuple(telling.events))


def timeout(state: State, seat: int) -> Move:  # noqa: ARG001
    """The clock sleeps for an absent player; he raises no hand and settles nothing."""
    return ABSTAIN if state.phase in ("election", "run-off", "tie") else SLEEP


def bound(options: Options, seats: int) -> int:  # noqa: ARG001
    """Clause 12.6: ten nights without a death at most, and each kills one player or more.

    Clauses 5.4 and 11.2: the last of so many changes is a last word, and so is `sleep`.
    """
    elections = 2
    night_moves_each = 2 * CHANGES + 1
    day_moves_each = CHANGES + CLAIMS_A_DAY
    tie = 1
    a_day = seats * (elections + night_moves_each + day_moves_each) + tie
    return a_day * (QUIET_NIGHTS * (seats + 1) + 1)
