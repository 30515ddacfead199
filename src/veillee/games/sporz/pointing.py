"""Pointing at players in the night: what each seat may answer, and what it has answered so far.

Clause 5.2: everyone on board at dusk is asked, whether his answer counts or not. What a seat may
answer depends on what it knows: its role, whether it is awake, and whom it sees dead.
"""

from __future__ import annotations

from collections.abc import Sequence as Listed
from functools import lru_cache
from typing import Final

from veillee.kernel import Event, Refusal

from .components import MOST_PLAYERS, Role, is_hackable
from .events import Proposed, Verb
from .informants import living_at_dusk, may_hack
from .moves import (
    HACK,
    HEAL,
    INSPECT,
    KILL,
    MUTATE,
    PARALYSE,
    SEQUENCE,
    SLEEP,
    SPY,
    Hack,
    Heal,
    Inspect,
    Kill,
    Move,
    Mutate,
    Paralyse,
    Sequence,
    Sleep,
    Spy,
)
from .rulebook import RULEBOOK
from .state import SILENT, Answer, State

INSTRUMENT: Final[dict[Role, type[Inspect | Sequence | Spy | Hack]]] = {
    "geneticist": Sequence,
    "spy": Spy,
    "hacker": Hack,
}
"""What each role answers with in the third step; all others point as a psychologist does."""
ALONE: Final = tuple((seat,) for seat in range(MOST_PLAYERS))
VERB: Final[dict[type, Verb]] = {
    Mutate: "mutate",
    Kill: "kill",
    Paralyse: "paralyse",
    Heal: "heal",
}


def targets(state: State, seat: int) -> tuple[int, ...]:
    """Clause 5.5: everyone on board whom the seat does not see dead."""
    return state.living if seat in state.awake else state.crew


def night_moves(state: State, seat: int) -> list[Move]:
    """Clause 5.4: after one's last word too one may point anew, but not answer twice."""
    last_word: list[Move] = [SLEEP] if seat in state.awaited else []
    match state.phase:
        case "mutants":
            return [*mutants_pointing(state.crew), *last_word]
        case "doctors":
            there = targets(state, seat)
            moves = [*doctors_pointing(there), *last_word]
            if seat in there:
                del moves[there.index(seat)]  # clause 7.2: not oneself
            return moves
        case _:
            return informant_moves(state, seat) if last_word else []


# The crew stays the same all night long, and the lists are the same for everyone.
@lru_cache(maxsize=64)
def mutants_pointing(crew: tuple[int, ...]) -> tuple[Move, ...]:
    """Clause 6.2: anybody on board, oneself included."""
    return (*pointed(MUTATE, crew), *pointed(KILL, crew), *pointed(PARALYSE, crew))


@lru_cache(maxsize=64)
def doctors_pointing(there: tuple[int, ...]) -> tuple[Move, ...]:
    """Clauses 7.2 and 7.3, oneself still among them: heals first, in the order of `there`."""
    return (*pointed(HEAL, there), *pointed(KILL, there))


def pointed(moves: Listed[Move], there: tuple[int, ...]) -> list[Move]:
    return [moves[seat] for seat in there]


def informant_moves(state: State, seat: int) -> list[Move]:
    """Clause 8.11: anybody on board, oneself included, or nobody."""
    match state.roles[seat]:
        case "hacker":
            living = living_at_dusk(state)
            hacks = [HACK[role] for role in living if may_hack(role, living, state.notes[seat])]
            return [*hacks, SLEEP]
        case "geneticist":
            return [*pointed(SEQUENCE, targets(state, seat)), SLEEP]
        case "spy":
            return [*pointed(SPY, targets(state, seat)), SLEEP]
        case _:
            return [*pointed(INSPECT, targets(state, seat)), SLEEP]


def why_not_point(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in state.awaited:
        if state.phase == "informants":
            return RULEBOOK.refuse("5.4", "answered-already")
        if isinstance(move, Sleep):
            return RULEBOOK.refuse("5.4", "asleep-already")
    if isinstance(move, Sleep):
        return None
    if refusal := why_not_in_this_step(state, seat, move):
        return refusal
    if isinstance(move, Hack):
        return why_not_hack(state, seat, move)
    if isinstance(move, Mutate | Kill | Paralyse | Heal | Inspect | Sequence | Spy):
        if move.seat not in state.crew:
            return RULEBOOK.refuse("5.5", "not-on-board", seat=move.seat)
        if move.seat not in targets(state, seat):
            return RULEBOOK.refuse("5.5", "seen-dead", seat=move.seat)
        if isinstance(move, Heal) and move.seat == seat:
            return RULEBOOK.refuse("7.2", "not-yourself")
    return None


def why_not_in_this_step(state: State, seat: int, move: Move) -> Refusal | None:
    """Whether the move belongs to another step, or to another role."""
    match state.phase:
        case "mutants":
            if not isinstance(move, Mutate | Kill | Paralyse):
                return RULEBOOK.refuse("6.2", "now-is-mutants")
        case "doctors":
            if not isinstance(move, Heal | Kill):
                return RULEBOOK.refuse("7.2", "now-is-doctors")
        case _:
            if not isinstance(move, Inspect | Sequence | Spy | Hack):
                return RULEBOOK.refuse("8.1", "now-is-informants")
            if type(move) is not INSTRUMENT.get(state.roles[seat], Inspect):
                return RULEBOOK.refuse("8.11", "not-your-role", role=state.roles[seat])
    return None


def why_not_hack(state: State, seat: int, move: Hack) -> Refusal | None:
    living = living_at_dusk(state)
    if not is_hackable(move.role):
        return RULEBOOK.refuse("8.7", "not-hackable")
    if move.role not in living:
        return RULEBOOK.refuse("8.7", "role-not-on-board", role=move.role)
    if not may_hack(move.role, living, state.notes[seat]):
        return RULEBOOK.refuse("8.8", "others-first", role=move.role)
    return None


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
