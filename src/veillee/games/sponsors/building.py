"""A turn of building (chapter 3): throw, go round the loop, act; and the end of a round."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from veillee.kernel import Chance, Condition, Event, Refusal, first_broken

from .components import COLOURS, SIX
from .events import BuildingOver, MarkerMoved, NothingThere, Skipped, Thrown
from .exchanging import exchanges, partner
from .moves import Advance
from .selling import draw_sponsor, has_too_many
from .settling import settle_from
from .state import RULEBOOK, State, owner, with_car
from .workshop import can_pay, purchases

MOST_SALES: Final = 3
MOST_MOVES_IN_A_TURN: Final = MOST_SALES + 3
"""The sales, the throw, the choice on a six, and the square."""

ON_THE_LOOP: Final[tuple[Condition[Advance], ...]] = (
    Condition("3.6", "await-six", lambda move: move.squares is not None and move.to is None),
)


def why_not_on_a_six(move: Advance) -> Refusal | None:
    return first_broken(RULEBOOK, ON_THE_LOOP, move)


def throw_die(state: State, chance: Chance, events: list[Event]) -> State:
    """Clauses 3.5 and 3.6."""
    die = chance.die()
    events.append(Event("3.5", Thrown(car=COLOURS[state.car], die=die)))
    if die == SIX:
        return replace(state, die=die, stage="six")
    return move_marker(state, die, die, chance, events)


def move_marker(state: State, squares: int, die: int, chance: Chance, events: list[Event]) -> State:
    """Clause 3.7, and then what the square offers (chapter 4)."""
    board, car, number = state.board, state.cars[state.car], state.car
    loop = landing(state, squares)
    letter, zone = board.loop[loop], COLOURS[board.zone_of[loop]]
    events.append(Event("3.7", MarkerMoved(car=COLOURS[number], square=letter, zone=zone)))
    moved = replace(state, die=die, cars=with_car(state, number, replace(car, loop=loop)))
    return land(moved, letter, chance, events)


def landing(state: State, squares: int) -> int:
    """Clause 3.7: the square of the loop that lies so many farther on."""
    return (state.cars[state.car].loop + squares) % len(state.board.loop)


def land(state: State, letter: str, chance: Chance, events: list[Event]) -> State:
    """Clause 3.8: where there is nothing to choose, the turn goes on by itself."""
    if letter == "S":
        state = draw_sponsor(state, events)
        if has_too_many(state):
            return replace(state, stage="discard")
    elif letter == "E":
        if exchanges(state):
            return replace(state, stage="exchange")
        events.append(nothing_to_exchange(state))
    else:
        left = purchases(state)
        if left and can_pay(state):
            return replace(state, stage="buy")
        events.append(nothing_to_buy(state, left=bool(left)))
    return end_turn(state, chance, events)


def nothing_to_buy(state: State, *, left: bool) -> Event:
    """Clauses 4.3 and 4.4."""
    car = COLOURS[state.car]
    if left:
        return Event("4.3", NothingThere(car=car, why="money"))
    return Event("4.4", NothingThere(car=car, why="cards"))


def nothing_to_exchange(state: State) -> Event:
    """Clauses 4.7 and 4.9."""
    car = COLOURS[state.car]
    if partner(state) is None:
        return Event("4.9", NothingThere(car=car, why="nobody"))
    return Event("4.7", NothingThere(car=car, why="piles"))


def skip_square(state: State, chance: Chance, events: list[Event]) -> State:
    """Clause 3.8."""
    events.append(Event("3.8", Skipped(car=COLOURS[state.car])))
    return end_turn(state, chance, events)


def end_turn(state: State, chance: Chance, events: list[Event]) -> State:
    """Clause 2.8: the next car, clockwise. Clauses 5.1 and 5.2: a round is always finished."""
    following = (state.car + 1) % len(state.cars)
    turn, rounds = state.round, state.board.rounds.building
    if following == state.first:
        if turn >= rounds or not any(state.piles):
            rule = "5.2" if any(state.piles) else "5.1"
            events.append(Event(rule, BuildingOver(rounds=turn)))
            return settle_from(replace(state, car=following), 0, chance, events)
        turn += 1
    return replace(state, car=following, seat=owner(state, following), round=turn, stage="throw")
