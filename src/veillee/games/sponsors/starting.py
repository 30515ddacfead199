"""The start of the race (clause 6.1)."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.kernel import Chance, Event

from .components import COLOURS
from .events import Started
from .state import State, owner


def start_race(state: State, chance: Chance, events: list[Event]) -> State:
    """The order is drawn; each car stands on its square of the starting grid."""
    circuit = state.board.circuit
    order = chance.shuffle(range(len(state.cars)))
    at = [0] * len(order)
    for square, car in zip(circuit.grid, order, strict=False):
        at[car] = square
        started = Started(
            car=COLOURS[car],
            square=circuit.names[square],
            rank=square >> 2,
            lane=circuit.lanes[square],
        )
        events.append(Event("6.1", started))
    return replace(
        state,
        stage="drive",
        round=1,
        car=order[0],
        seat=owner(state, order[0]),
        at=tuple(at),
        grid=tuple(order),
    )
