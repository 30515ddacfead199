"""Cars on the move (chapter 8): landing on squares, slipstream, green squares, the finish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from veillee.kernel import Condition, Event, Refusal, first_broken

from .circuit import Circuit, search
from .components import COLOURS, GREEN_BONUS, SLIPSTREAM, Cause
from .events import CarAdvanced, CarBlocked, Finished
from .moves import ADVANCES_TO, Advance
from .places import At, destinations, on_track, place, reach, way
from .state import RULEBOOK, Due, Motion, State, owner

CLAUSE: Final[dict[Cause, str]] = {
    "own-ball": "7.3",
    "ball": "7.4",
    "violet": "7.5",
    "slipstream": "8.5",
    "green": "8.6",
}


class Going(NamedTuple):
    """A car that would go somewhere, with any of these points."""

    circuit: Circuit
    at: At
    car: int
    points: tuple[int, ...]
    squares: tuple[int, ...]
    """Where they lead."""

    def ranks(self, to: int) -> int:
        return (to >> 2) - (self.at[self.car] >> 2)

    def arrives(self, to: int) -> bool:
        return to in self.squares

    def is_as_far(self, to: int) -> bool:
        """Clause 8.3: as far as the points say, or as they lead where cars bar the track."""
        ranks = self.ranks(to)
        return ranks in self.points or any(ranks == self.ranks(square) for square in self.squares)

    def slips_between(self, to: int) -> bool:
        taken = on_track(self.at, self.car)
        levels = search(self.circuit, self.at[self.car], taken, between=True)
        return to in destinations(levels, self.ranks(to))

    def is_on_the_open_road(self, to: int) -> bool:
        return to in destinations(self.circuit.open_road[self.at[self.car]], self.ranks(to))


def square_of(going: Going, to: int) -> Mapping[str, str | int]:
    return {"rank": to >> 2, "lane": going.circuit.lanes[to]}


PRINTED: Final[tuple[Condition[Mapping[str, int], str], ...]] = (
    Condition("8.1", "no-such-square", lambda squares, name: name in squares),
)
# The last three say why no way leads there: one that slips between two cars, one that others take
# up, or none at all.
TO_GO: Final[tuple[Condition[Going, int], ...]] = (
    Condition("8.3", "wrong-distance", Going.is_as_far, square_of),
    Condition("8.1", "square-taken", lambda going, to: to not in going.at, square_of),
    Condition(
        "8.2",
        "diagonal-is-barred",
        lambda going, to: going.arrives(to) or not going.slips_between(to),
        square_of,
    ),
    Condition(
        "8.1",
        "way-is-barred",
        lambda going, to: going.arrives(to) or not going.is_on_the_open_road(to),
        square_of,
    ),
    Condition("8.1", "lane-too-far", Going.arrives, square_of),
)
TO_A_SQUARE: Final[tuple[Condition[Advance], ...]] = (
    Condition("8.4", "name-a-square", lambda move: move.to is not None and move.squares is None),
)


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
    while motion := state.motion:
        squares = squares_ahead(state, motion)
        if len(squares) > 1:
            return replace(state, stage="advance", seat=owner(state, motion.car))
        if not squares:
            fact = CarBlocked(car=COLOURS[motion.car], cause=motion.due[0].cause)
            events.append(Event("8.3", fact))
            return replace(state, motion=None)
        state = advance(state, motion, squares[0], events)
    return state


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
        way=way(circuit, state.at, car, to),
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
    if bonuses := earned(circuit, state.at, state.finished, motion, to):
        causes = [bonus.cause for bonus in bonuses]
        motion = replace(
            motion,
            due=(*motion.due, *bonuses),
            slipstream=motion.slipstream or "slipstream" in causes,
            green=motion.green or "green" in causes,
        )
    return replace(state, at=moved(state.at, car, to), motion=motion if motion.due else None)


def earned(
    circuit: Circuit, at: At, finished: tuple[int, ...], motion: Motion, to: int
) -> tuple[Due, ...]:
    """What takes the car on from the square. Clause 8.8: each but once in a turn."""
    car, found = motion.car, tuple[Due, ...]()
    if circuit.marks[to] == "g" and not motion.green:
        # Clause 8.6: by the place the car has there.
        then = place(moved(at, car, to), finished, car)
        found = (Due("green", GREEN_BONUS[len(at)][then - 1]),)
    if to + 4 in at and (to >> 2) - (at[car] >> 2) >= SLIPSTREAM and not motion.slipstream:
        # Clause 8.5.
        return (*found, Due("slipstream", SLIPSTREAM))
    return found


def cross_the_line(state: State, car: int, events: list[Event]) -> State:
    """Clauses 9.1 and 7.9: the car is classed, and leaves the track and the roulette."""
    finished = (*state.finished, car)
    events.append(Event("9.1", Finished(car=COLOURS[car], place=len(finished))))
    return replace(state, at=moved(state.at, car, 0), finished=finished, motion=None)


def advances(state: State, motion: Motion) -> list[Advance]:
    names = state.board.circuit.names
    return [ADVANCES_TO[names[to]] for to in squares_ahead(state, motion)]


def why_not_advance(state: State, motion: Motion, move: Advance) -> Refusal | None:
    if refusal := first_broken(RULEBOOK, TO_A_SQUARE, move):
        return refusal
    points = tuple([due.ranks for due in motion.due])
    going = Going(state.board.circuit, state.at, motion.car, points, squares_ahead(state, motion))
    return why_not_go(going, move.to or "")


def why_not_go(going: Going, name: str) -> Refusal | None:
    """Clauses 8.1 to 8.3."""
    squares = going.circuit.squares
    if squares.get(name) in going.squares:
        return None  # where the points lead, as `legal` has it: all of the following hold
    return first_broken(RULEBOOK, PRINTED, squares, name) or first_broken(
        RULEBOOK, TO_GO, going, squares[name]
    )
