"""The course of the race: what follows a move, whose turn comes next (chapter 6), and the end."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.kernel import Event

from .circuit import Circuit
from .components import COLOURS
from .events import CameBack, RaceOver
from .motion import go_on, moved
from .places import At, by_place, is_off
from .roulette import move_next_by_violet
from .scoring import classification
from .state import Ending, State, owner


def carry_on(state: State, events: list[Event]) -> State:
    """Let the cars that are on the move come to rest, then pass the turn on."""
    while True:
        if state.motion:
            state = go_on(state, events)
            if state.motion:
                return state
        if is_decided(state):
            return end_race(state, "arrival", events)
        if not state.violet:
            return end_turn(state, events)
        state = move_next_by_violet(state, events)


def is_decided(state: State) -> bool:
    """Clause 9.3: only one car is left, and its place is certain."""
    return len(state.finished) >= len(state.cars) - 1


def end_turn(state: State, events: list[Event]) -> State:
    """Clause 6.2: the best placed of the cars that have not had their turn in this round."""
    at, done, turn = state.at, (*state.done, state.car), state.round
    while True:
        waiting = [car for car in by_place(at) if car not in done]
        if not waiting:
            if turn >= state.board.rounds.race:
                return end_race(replace(state, at=at, done=done), "rounds", events)
            turn, done = turn + 1, ()
            continue
        following = waiting[0]
        if not is_off(at[following]):
            return replace(
                state,
                at=at,
                done=done,
                round=turn,
                car=following,
                seat=owner(state, following),
                stage="drive",
            )
        # Clause 7.7: this turn is the one it loses.
        at, done = come_back(state.board.circuit, at, following, events), (*done, following)


def come_back(circuit: Circuit, at: At, car: int, events: list[Event]) -> At:
    """Clause 7.7: from the outside to the nearest free square of its rank, or behind; one that
    is not red, where there is one."""
    free = [
        square
        for rank in range(at[car] >> 2, 0, -1)
        for square in reversed(circuit.ranks[rank])
        if square not in at
    ]
    square = next((square for square in free if circuit.marks[square] != "r"), free[0])
    fact = CameBack(
        car=COLOURS[car],
        square=circuit.names[square],
        rank=square >> 2,
        lane=circuit.lanes[square],
    )
    events.append(Event("7.7", fact))
    return moved(at, car, square)


def end_race(state: State, ending: Ending, events: list[Event]) -> State:
    """Clauses 9.3 and 9.6."""
    over = replace(state, stage="over", ended=ending, motion=None, violet=())
    order = tuple(COLOURS[car] for car in classification(over))
    events.append(Event("9.3" if ending == "arrival" else "9.6", RaceOver(order=order)))
    return over
