"""The end of building (clauses 5.3 to 5.5): last sponsors sold, energy bought, car by car."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.kernel import Chance, Event, Refusal

from .components import COLOURS, MOST_ENERGY
from .events import EnergyBought
from .moves import ENERGY, BuyEnergy
from .rulebook import RULEBOOK
from .starting import start_race
from .state import State, owner, with_car
from .transferring import begin_transfers


def affordable(state: State) -> int:
    """Clause 5.4: how many energy points the car can have."""
    return min(MOST_ENERGY, state.cars[state.car].money // state.board.money.energy_point)


def settle_from(state: State, settled: int, chance: Chance, events: list[Event]) -> State:
    """Clause 5.5: the cars in their order, those left out that have nothing to spend or sell."""
    count = len(state.cars)
    for step in range(settled, count):
        number = (state.first + step) % count
        asked = replace(state, car=number, seat=owner(state, number), stage="energy")
        if asked.cars[number].sponsors or affordable(asked):
            return asked
    if state.has_sides:
        return begin_transfers(state)
    return start_race(state, chance, events)


def energies(state: State) -> tuple[BuyEnergy, ...]:
    return ENERGY[: affordable(state) + 1]


def why_not_energy(state: State, move: BuyEnergy) -> Refusal | None:
    most = affordable(state)
    if move.points > most:
        return RULEBOOK.refuse("5.4", "energy-too-dear", points=move.points, most=most)
    return None


def buy_energy(state: State, move: BuyEnergy, chance: Chance, events: list[Event]) -> State:
    """Clause 5.4."""
    number, price = state.car, state.board.money.energy_point
    car = state.cars[number]
    fuelled = replace(car, money=car.money - move.points * price, energy=move.points)
    events.append(Event("5.4", EnergyBought(car=COLOURS[number], points=move.points)))
    after = replace(state, cars=with_car(state, number, fuelled))
    settled = (number - state.first) % len(state.cars) + 1
    return settle_from(after, settled, chance, events)
