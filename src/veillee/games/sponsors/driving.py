"""What a driver may do when the turn comes (clauses 6.5 to 6.12): drive, spin or pass."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from veillee.kernel import Event, Refusal

from .components import CATEGORY, COLOURS, ZERO
from .events import Drove, Passed
from .motion import arrive, why_not_go
from .moves import DRIVES_TO, PASS, SPIN, SPIN_WITH_ZERO, Drive, Move, Pass, Spin
from .places import blocks, place, reach
from .rulebook import RULEBOOK
from .state import Motion, State, with_car, with_text


def is_leader(state: State, car: int) -> bool:
    return place(state.at, state.finished, car) == 1


def is_blocked(state: State) -> bool:
    """Clause 6.10: the car whose turn it is cannot advance by even one rank."""
    return len(reach(state.board.circuit, state.at, state.car)) == 1


def price_of_a_spin(state: State) -> Literal["nothing", "leader", "blocks"]:
    """Whether the roulette costs a card of value 0, and why: clauses 6.5 and 6.7 to 6.9."""
    if not any(state.cars[state.car].hand):
        return "nothing"
    if is_leader(state, state.car):
        return "leader"
    return "blocks" if blocks(state.board.circuit, state.at, state.car) else "nothing"


def drives(state: State) -> list[Move]:
    """Everything that the car whose turn it is may do."""
    car, circuit = state.cars[state.car], state.board.circuit
    levels, names = reach(circuit, state.at, state.car), circuit.names
    last = len(levels) - 1
    moves: list[Move] = []
    if last:
        rows = [[DRIVES_TO[names[to]] for to in level] for level in levels]
        for category, values in enumerate(car.hand):
            for value in map(int, values):
                if value:
                    row = rows[value] if value < last else rows[last]
                    moves += [drives_to[category][value] for drives_to in row]
    if price_of_a_spin(state) == "nothing":
        moves += SPIN[: car.energy + 1]
    else:
        for category, values in enumerate(car.hand):
            if ZERO in values:
                moves += SPIN_WITH_ZERO[category][: car.energy + 1]
    if not last:
        moves.append(PASS)
    return moves


def why_not_drive(state: State, move: Drive) -> Refusal | None:
    if str(move.value) not in state.cars[state.car].hand[CATEGORY[move.category]]:
        return RULEBOOK.refuse("6.12", "card-not-held", category=move.category, value=move.value)
    if is_blocked(state):
        return RULEBOOK.refuse("6.10", "car-is-blocked")
    return why_not_go(state, state.car, (move.value,), move.to)


def why_not_spin(state: State, move: Spin) -> Refusal | None:
    car, price = state.cars[state.car], price_of_a_spin(state)
    if move.zero is None and price == "leader":
        return RULEBOOK.refuse("6.5", "leader-needs-a-zero")
    if move.zero is None and price == "blocks":
        return RULEBOOK.refuse("6.8", "blocking-needs-a-zero")
    if move.zero is not None:
        if ZERO not in car.hand[CATEGORY[move.zero]]:
            return RULEBOOK.refuse("6.12", "card-not-held", category=move.zero, value=0)
        if price == "nothing":
            return RULEBOOK.refuse("6.7", "zero-not-needed")
    if move.extra > car.energy:
        return RULEBOOK.refuse("7.2", "energy-missing", extra=move.extra, energy=car.energy)
    return None


def why_not_pass(state: State, move: Pass) -> Refusal | None:  # noqa: ARG001
    return None if is_blocked(state) else RULEBOOK.refuse("6.10", "car-is-not-blocked")


def play_card(state: State, category: int, value: str) -> State:
    """Clause 6.12: the card is shown, and out of the race."""
    number = state.car
    car = state.cars[number]
    hand = car.hand[category].replace(value, "", 1)
    lighter = replace(
        car,
        hand=with_text(car.hand, category, hand),
        played=with_text(car.played, category, car.played[category] + value),
    )
    return replace(state, cars=with_car(state, number, lighter))


def drive(state: State, move: Drive, events: list[Event]) -> State:
    """Clauses 6.5 and 6.6."""
    circuit = state.board.circuit
    to = circuit.squares[move.to]
    fact = Drove(
        car=COLOURS[state.car],
        category=move.category,
        value=move.value,
        to=move.to,
        rank=to >> 2,
        lane=circuit.lanes[to],
    )
    events.append(Event("6.5" if is_leader(state, state.car) else "6.6", fact))
    state = play_card(state, CATEGORY[move.category], str(move.value))
    return arrive(state, Motion(state.car, ()), to, events)


def pass_turn(state: State, events: list[Event]) -> State:
    """Clause 6.10."""
    events.append(Event("6.10", Passed(car=COLOURS[state.car])))
    return state
