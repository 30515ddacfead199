"""The roulette (chapter 7): the balls in it, and what the one that falls does."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.kernel import Chance, Event

from .components import CATEGORY, COLOURS, VIOLET_SQUARE_ADVANCE, ZERO
from .driving import play_card
from .events import LeftTrack, Spun
from .motion import moved, set_off
from .moves import Spin
from .places import by_place, is_off
from .state import Due, State, with_car

VIOLET = -1


def balls(state: State, extra: int) -> list[int]:
    """Clauses 7.1, 7.2 and 7.9: a ball for each car still racing, the extra ones, the violet."""
    racing = [car for car, square in enumerate(state.at) if square]
    return [*racing, *[state.car] * extra, VIOLET]


def spin(state: State, move: Spin, chance: Chance, events: list[Event]) -> State:
    """Clause 7.1: all balls are equally likely to fall."""
    number = state.car
    if move.zero:
        state = play_card(state, CATEGORY[move.zero], ZERO)
    if move.extra:
        car = state.cars[number]
        spent = replace(car, energy=car.energy - move.extra)
        state = replace(state, cars=with_car(state, number, spent))
    ball = chance.choice(balls(state, move.extra))
    colour = "violet" if ball == VIOLET else COLOURS[ball]
    fact = Spun(car=COLOURS[number], extra=move.extra, zero=move.zero, ball=colour)
    events.append(Event("7.1", fact))
    if ball == VIOLET:
        # Clause 7.6: from the first car to the last.
        return replace(state, violet=tuple(by_place(state.at)))
    if is_off(state.at[ball]):
        # Clause 7.7: a car off the track is not moved.
        return state
    if ball == number:
        # Clause 7.3: all balls of the spinner's colour count.
        return set_off(state, ball, Due("own-ball", 1 + move.extra))
    return set_off(state, ball, Due("ball", 1))


def move_next_by_violet(state: State, events: list[Event]) -> State:
    """Clause 7.5: off from a red square, three ranks from a violet one, one from any other."""
    car, *rest = state.violet
    state = replace(state, violet=tuple(rest))
    square, circuit = state.at[car], state.board.circuit
    if is_off(square):
        return state
    match circuit.marks[square]:
        case "r":
            off = LeftTrack(car=COLOURS[car], square=circuit.names[square], rank=square >> 2)
            events.append(Event("7.5", off))
            return replace(state, at=moved(state.at, car, square & ~3))
        case "v":
            return set_off(state, car, Due("violet", VIOLET_SQUARE_ADVANCE))
        case _:
            return set_off(state, car, Due("violet", 1))
