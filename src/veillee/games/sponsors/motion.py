"""Cars on the move (chapter 8): landing on squares, slipstream, green squares, the finish."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from veillee.kernel import Event, Refusal

from .circuit import search
from .components import COLOURS, GREEN_BONUS, SLIPSTREAM, Cause
from .events import CarAdvanced, CarBlocked, Finished
from .moves import ADVANCES_TO, Advance
from .places import At, destinations, on_track, place, reach
from .rulebook import RULEBOOK
from .state import Due, Motion, State, owner

CLAUSE: Final[dict[Cause, str]] = {
    "own-ball": "7.3",
    "ball": "7.4",
    "violet": "7.5",
    "slipstream": "8.5",
    "green": "8.6",
}


def moved(at: At, car: int, square: int) -> At:
    return (*at[:car], square, *at[car + 1 :])


def set_off(state: State, car: int, due: Due) -> State:
    """The car has so many ranks to go."""
    return replace(state, motion=Motion(car, (due,)))


def squares_ahead(state: State, motion: Motion) -> tuple[int, ...]:
    """Where the car may go now. Clause 8.7: with two advances due, either may come first."""
    levels = reach(state.board.circuit, state.at, motion.car)
    squares = destinations(levels, motion.due[0].ranks)
    for due in motion.due[1:]:
        squares += tuple(to for to in destinations(levels, due.ranks) if to not in squares)
    return squares


def go_on(state: State, events: list[Event]) -> State:
    """Move the car on as long as there is nothing to choose (clause 8.4)."""
    while (motion := state.motion) and motion.due:
        squares = squares_ahead(state, motion)
        if len(squares) > 1:
            return replace(state, stage="advance", seat=owner(state, motion.car))
        if not squares:
            fact = CarBlocked(car=COLOURS[motion.car], cause=motion.due[0].cause)
            events.append(Event("8.3", fact))
            break
        state = advance(state, motion, squares[0], events)
    return replace(state, motion=None)


def advance(state: State, motion: Motion, to: int, events: list[Event]) -> State:
    """One of the advances that are due, to one of the squares it leads to."""
    circuit, car = state.board.circuit, motion.car
    used = advance_used(motion, (to >> 2) - (state.at[car] >> 2))
    fact = CarAdvanced(
        car=COLOURS[car],
        to=circuit.names[to],
        rank=to >> 2,
        lane=circuit.lanes[to],
        cause=used.cause,
    )
    events.append(Event(CLAUSE[used.cause], fact))
    due = tuple(one for one in motion.due if one is not used)
    return arrive(state, replace(motion, due=due), to, events)


def advance_used(motion: Motion, ranks: int) -> Due:
    """The advance of so many ranks. Where cars cut both short it does not matter which it is:
    neither leads any farther."""
    return next((due for due in motion.due if due.ranks == ranks), motion.due[0])


def arrive(state: State, motion: Motion, to: int, events: list[Event]) -> State:
    """The car stands on the square: past the finish, or with a bonus to come, or at rest."""
    car, circuit = motion.car, state.board.circuit
    if to == circuit.finish:
        return cross_the_line(state, car, events)
    ranks = (to >> 2) - (state.at[car] >> 2)
    at = moved(state.at, car, to)
    if circuit.marks[to] == "g" and not motion.green:
        # Clause 8.6: by the place the car now has.
        bonus = GREEN_BONUS[len(at)][place(at, state.finished, car) - 1]
        motion = replace(motion, due=(*motion.due, Due("green", bonus)), green=True)
    if ranks >= SLIPSTREAM and to + 4 in at and not motion.slipstream:
        # Clause 8.5.
        drawn_on = Due("slipstream", SLIPSTREAM)
        motion = replace(motion, due=(*motion.due, drawn_on), slipstream=True)
    return replace(state, at=at, motion=motion)


def cross_the_line(state: State, car: int, events: list[Event]) -> State:
    """Clauses 9.1 and 7.9: the car is classed, and leaves the track and the roulette."""
    finished = (*state.finished, car)
    events.append(Event("9.1", Finished(car=COLOURS[car], place=len(finished))))
    return replace(state, at=moved(state.at, car, 0), finished=finished, motion=None)


def advances(state: State) -> list[Advance]:
    names, motion = state.board.circuit.names, state.motion
    return [ADVANCES_TO[names[to]] for to in squares_ahead(state, motion)] if motion else []


def why_not_advance(state: State, move: Advance) -> Refusal | None:
    motion = state.motion
    if move.to is None or move.squares is not None or motion is None:
        return RULEBOOK.refuse("8.4", "name-a-square")
    return why_not_go(state, motion.car, tuple(due.ranks for due in motion.due), move.to)


def why_not_go(state: State, car: int, points: tuple[int, ...], name: str) -> Refusal | None:
    """Clauses 8.1 to 8.3: why the car does not get to the square with any of these points."""
    circuit, at = state.board.circuit, state.at
    levels, to = reach(circuit, at, car), circuit.squares.get(name)
    if to is None:
        return RULEBOOK.refuse("8.1", "no-such-square")
    if any(to in destinations(levels, count) for count in points):
        return None
    rank, lane, ahead = to >> 2, circuit.lanes[to], (to >> 2) - (at[car] >> 2)
    if ahead not in points and ahead not in [min(count, len(levels) - 1) for count in points]:
        return RULEBOOK.refuse("8.3", "wrong-distance", rank=rank, lane=lane)
    if to in at:
        return RULEBOOK.refuse("8.1", "square-taken", rank=rank, lane=lane)
    if to in destinations(search(circuit, at[car], on_track(at, car), between=True), ahead):
        return RULEBOOK.refuse("8.2", "diagonal-is-barred", rank=rank, lane=lane)
    if to in destinations(circuit.open_road[at[car]], ahead):
        return RULEBOOK.refuse("8.1", "way-is-barred", rank=rank, lane=lane)
    return RULEBOOK.refuse("8.1", "lane-too-far", rank=rank, lane=lane)
