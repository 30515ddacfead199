"""The roulette (chapter 7): the balls in it, and what the one that falls does."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.kernel import Chance, Event

from .circuit import Circuit
from .components import CATEGORY, COLOURS, VIOLET_SQUARE_ADVANCE, ZERO
from .driving import play_card
from .events import Ball, LeftTrack, Spun
from .motion import moved, set_off
from .moves import Spin
from .places import by_place, is_off
from .state import Due, State, with_car


def balls(state: State, extra: int) -> tuple[Ball, ...]:
    """Clauses 7.1, 7.2 and 7.9: the violet one, one for each car still racing, the extra ones."""
    racing = [COLOURS[car] for car, square in enumerate(state.at) if square]
    return (*racing, *[COLOURS[state.car]] * extra, "violet")


def spin(state: State, move: Spin, chance: Chance, events: list[Event]) -> State:
    """Clause 7.1: all balls are equally likely to fall."""
    number = state.car
    if move.zero:
        state = play_card(state, CATEGORY[move.zero], ZERO)
    if move.extra:
        car = state.cars[number]
        spent = replace(car, energy=car.energy - move.extra)
        state = replace(state, cars=with_car(state, number, spent))
    inside = balls(state, move.extra)
    ball = chance.choice(inside)
    fact = Spun(car=COLOURS[number], extra=move.extra, zero=move.zero, balls=inside, ball=ball)
    events.append(Event("7.1", fact))
    if ball == "violet":
        # Clause 7.6: from the first car to the last.
        return replace(state, violet=tuple(by_place(state.at)))
    fallen = COLOURS.index(ball)
    if is_off(state.at[fallen]):
        # Clause 7.7: a car off the track is not moved.
        return state
    if fallen == number:
        return set_off(state, fallen, Due("own-ball", ranks_of_own_ball(move.extra)))
    return set_off(state, fallen, Due("ball", 1))


def ranks_of_own_ball(extra: int) -> int:
    """Clause 7.3: all balls of the spinner's colour count."""
    return 1 + extra


def move_next_by_violet(state: State, events: list[Event]) -> State:
    """Clause 7.6."""
    car, *rest = state.violet
    state = replace(state, violet=tuple(rest))
    square, circuit = state.at[car], state.board.circuit
    ranks = ranks_by_violet(circuit, square)
    if ranks is None:
        return state
    if ranks:
        return set_off(state, car, Due("violet", ranks))
    off = LeftTrack(car=COLOURS[car], square=circuit.names[square], rank=square >> 2)
    events.append(Event("7.5", off))
    return replace(state, at=moved(state.at, car, square & ~3))


def ranks_by_violet(circuit: Circuit, square: int) -> int | None:
    """Clause 7.5: three from a violet square, one from any other, and 0 for a car that leaves the
    track, from a red one. Clause 7.7: a car off the track is not moved."""
    if is_off(square):
        return None
    return {"r": 0, "v": VIOLET_SQUARE_ADVANCE}.get(circuit.marks[square], 1)
