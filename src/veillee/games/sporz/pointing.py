"""Pointing at players in the night: what each seat may answer, and what it has answered so far.

Clause 5.2: everyone on board at dusk is asked, whether his answer counts or not. What a seat may
answer depends on what it knows: its role, whether it is awake, and whom it sees dead.
"""

from __future__ import annotations

from collections.abc import Sequence as Listed
from functools import lru_cache
from typing import Final

from veillee.kernel import Condition, Event, Refusal, first_broken, passing

from .components import MOST_PLAYERS, Role
from .events import Proposed, Verb
from .moves import (
    HEAL,
    INSPECT,
    KILL,
    MUTATE,
    PARALYSE,
    SEQUENCE,
    SPY,
    Hack,
    Heal,
    Inspect,
    Kill,
    Kind,
    Move,
    Mutate,
    Paralyse,
    Sequence,
    Sleep,
    Spy,
    Targeting,
)
from .state import RULEBOOK, SILENT, Answer, State
from .steps import Now, OnBoard, is_awaited, is_awaited_for, is_on_board, is_one_of, named

MUTANTS_ANSWERS: Final[tuple[Kind, ...]] = (Mutate, Kill, Paralyse, Sleep)
MUTANTS: Final[tuple[Now, ...]] = (
    Condition("5.4", "asleep-already", is_awaited_for(Sleep)),
    Condition("6.2", "now-is-mutants", is_one_of(MUTANTS_ANSWERS)),
)
DOCTORS_ANSWERS: Final[tuple[Kind, ...]] = (Heal, Kill, Sleep)
DOCTORS: Final[tuple[Now, ...]] = (
    Condition("5.4", "asleep-already", is_awaited_for(Sleep)),
    Condition("7.2", "now-is-doctors", is_one_of(DOCTORS_ANSWERS)),
)
INSTRUMENT: Final[dict[Role, Kind]] = {"geneticist": Sequence, "spy": Spy, "hacker": Hack}
"""What each role answers with in the third step; all others point as a psychologist does."""
INFORMANTS_ANSWERS: Final[tuple[Kind, ...]] = (Inspect, Sequence, Spy, Hack, Sleep)
INFORMANTS: Final[tuple[Now, ...]] = (
    Condition("5.4", "answered-already", is_awaited),
    Condition("8.1", "now-is-informants", is_one_of(INFORMANTS_ANSWERS)),
    Condition(
        "8.11",
        "not-your-role",
        lambda kind, _, role: kind in (Sleep, INSTRUMENT.get(role, Inspect)),
        lambda _kind, _awaited, role: {"role": role},
    ),
)
ON_BOARD: Final[tuple[OnBoard, ...]] = (Condition("5.5", "not-on-board", is_on_board, named),)
# By those whom the seat sees dead.
SEEN_ALIVE: Final[tuple[Condition[tuple[int, ...], int], ...]] = (
    Condition("5.5", "seen-dead", lambda dead, target: target not in dead, named),
)
# By the doctor.
PATIENT: Final[tuple[Condition[int, int], ...]] = (
    Condition("7.2", "not-yourself", lambda doctor, patient: patient != doctor),
)

POINTING: Final[dict[Kind, Listed[Move]]] = {
    Mutate: MUTATE,
    Kill: KILL,
    Paralyse: PARALYSE,
    Inspect: INSPECT,
    Sequence: SEQUENCE,
    Spy: SPY,
}
ALONE: Final = tuple((seat,) for seat in range(MOST_PLAYERS))
VERB: Final[dict[type, Verb]] = {
    Mutate: "mutate",
    Kill: "kill",
    Paralyse: "paralyse",
    Heal: "heal",
}


def seen_dead(state: State, seat: int) -> tuple[int, ...]:
    """Clause 5.6: whom the seat, being awake, sees dead."""
    return state.tonight.killed if seat in state.awake else ()


# The crew stays the same all night long, and the lists are the same for everyone.
@lru_cache(maxsize=64)
def targets(crew: tuple[int, ...], dead: tuple[int, ...]) -> tuple[int, ...]:
    """Clause 5.5: everyone on board whom the seat does not see dead."""
    return tuple(passing(SEEN_ALIVE, dead, crew))


def points(kind: Kind, crew: tuple[int, ...], dead: tuple[int, ...]) -> list[Move]:
    """Clauses 6.2, 7.3 and 8.11: anybody, oneself included."""
    return [POINTING[kind][seat] for seat in targets(crew, dead)]


@lru_cache(maxsize=256)
def patients(crew: tuple[int, ...], dead: tuple[int, ...], doctor: int) -> tuple[Heal, ...]:
    return tuple([HEAL[seat] for seat in passing(PATIENT, doctor, targets(crew, dead))])


def heals(state: State, seat: int) -> tuple[Heal, ...]:
    return patients(state.crew, seen_dead(state, seat), seat)


def why_not_point(state: State, seat: int, move: Targeting) -> Refusal | None:
    refusal = first_broken(RULEBOOK, ON_BOARD, state.crew, move.seat) or first_broken(
        RULEBOOK, SEEN_ALIVE, seen_dead(state, seat), move.seat
    )
    if refusal or not isinstance(move, Heal):
        return refusal
    return first_broken(RULEBOOK, PATIENT, seat, move.seat)


def inform(move: Move) -> Answer:
    """Clause 5.4: in the third step the answer is the last word."""
    return Answer(move) if isinstance(move, Inspect | Sequence | Spy | Hack) else SILENT


def point(answer: Answer, move: Mutate | Kill | Paralyse | Heal) -> tuple[Answer, bool]:
    """Clause 5.4: replaces what one pointed at; at the same again takes it back."""
    deed, paralysed, changes = answer.deed, answer.paralysed, answer.changes + 1
    if isinstance(move, Paralyse):
        back = paralysed == move.seat
        return Answer(deed, None if back else move.seat, changes), back
    back = deed == move
    return Answer(None if back else move, paralysed, changes), back


def show(
    state: State, seat: int, move: Mutate | Kill | Paralyse | Heal, *, taken_back: bool
) -> Event:
    """Clauses 6.3 and 7.8: those who are awake see it; who points without effect is alone."""
    fact = Proposed(seat, VERB[type(move)], move.seat, taken_back)
    if seat not in state.awake:
        return Event("5.2", fact, ALONE[seat])
    return Event("6.3" if state.phase == "mutants" else "7.8", fact, state.awake)
