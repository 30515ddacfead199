"""Cars on the move (chapter 8): landing on squares, slipstream, green squares, the finish."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.kernel import Event, Refusal

from .components import COLOURS, GREEN_BONUS, SLIPSTREAM
from .events import CarAdvanced, CarBlocked, Finished
from .moves import ADVANCES_TO, Advance
from .places import At, destinations, place, reach
from .rulebook import RULEBOOK
from .state import Motion, State, owner


def moved(at: At, car: int, square: int) -> At:
    return (*at[:car], square, *at[car + 1 :])


def set_off(state: State, car: int, ranks: int) -> State:
    """The car has so many ranks to go."""
    return replace(state, motion=Motion(car, (ranks,)))


def squares_ahead(state: State, motion: Motion) -> tuple[int, ...]:
    """Where the car may go now. Clause 8.7: with two advances due, either may come first."""
    levels = reach(state.board.circuit, state.at, motion.car)
    squares = destinations(levels, motion.due[0])
    for ranks in motion.due[1:]:
        squares += tuple(to for to in destinations(levels, ranks) if to not in squares)
    return squares


def go_on(state: State, events: list[Event]) -> State:
    """Move the car on as long as there is nothing to choose (clause 8.4)."""
    while (motion := state.motion) and motion.due:
        squares = squares_ahead(state, motion)
        if len(squares) > 1:
            return replace(state, stage="advance", seat=owner(state, motion.car))
        if not squares:
            events.append(Event("8.3", CarBlocked(car=COLOURS[motion.car])))
            break
        state = advance(state, motion, squares[0], events)
    return replace(state, motion=None)


def advance(state: State, motion: Motion, to: int, events: list[Event]) -> State:
    """One of the advances that are due, to one of the squares it leads to."""
    circuit, car = state.board.circuit, motion.car
    fact = CarAdvanced(car=COLOURS[car], to=circuit.names[to])
    events.append(Event("8.1", fact))
    return arrive(state, motion_after(motion, (to >> 2) - (state.at[car] >> 2)), to, events)


def motion_after(motion: Motion, ranks: int) -> Motion:
    """Without the advance that has been used. Where cars cut both short it does not matter which:
    neither leads any farther."""
    due = list(motion.due)
    due.remove(ranks if ranks in due else due[0])
    return replace(motion, due=tuple(due))


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
        motion = replace(motion, due=(*motion.due, bonus), green=True)
    if ranks >= SLIPSTREAM and to + 4 in at and not motion.slipstream:
        # Clause 8.5.
        motion = replace(motion, due=(*motion.due, SLIPSTREAM), slipstream=True)
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
    motion, circuit = state.motion, state.board.circuit
    if move.to is None or move.squares is not None or motion is None:
        return RULEBOOK.refuse("8.4", "name-a-square")
    squares = squares_ahead(state, motion)
    if circuit.squares.get(move.to) not in squares:
        return RULEBOOK.refuse(
            "8.4",
            "square-not-offered",
            to=move.to,
            squares=", ".join(circuit.names[to] for to in squares),
        )
    return None
