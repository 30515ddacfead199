"""The end of building (clauses 5.3 to 5.5): last sponsors sold, energy bought, car by car."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from veillee.kernel import Chance, Condition, Event, Refusal, first_broken, passing

from .board import Money
from .components import COLOURS, MOST_ENERGY
from .events import EnergyBought
from .moves import ENERGY, BuyEnergy
from .starting import start_race
from .state import RULEBOOK, State, owner, with_car
from .transferring import begin_transfers

TO_PAY: Final[tuple[Condition[int, int], ...]] = (
    Condition(
        "5.4",
        "energy-too-dear",
        lambda most, points: points <= most,
        lambda most, points: {"points": points, "most": most},
    ),
)


def energy_price(points: int, money: Money) -> int:
    """Clause 5.4."""
    return points * money.energy_point


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


@cache
def energies_up_to(most: int) -> tuple[BuyEnergy, ...]:
    return tuple(ENERGY[points] for points in passing(TO_PAY, most, range(len(ENERGY))))


def energies(state: State) -> tuple[BuyEnergy, ...]:
    return energies_up_to(affordable(state))


def why_not_energy(state: State, move: BuyEnergy) -> Refusal | None:
    return first_broken(RULEBOOK, TO_PAY, affordable(state), move.points)


def buy_energy(state: State, move: BuyEnergy, chance: Chance, events: list[Event]) -> State:
    """Clause 5.4."""
    number = state.car
    car, price = state.cars[number], energy_price(move.points, state.board.money)
    fuelled = replace(car, money=car.money - price, energy=move.points)
    events.append(Event("5.4", EnergyBought(car=COLOURS[number], points=move.points)))
    after = replace(state, cars=with_car(state, number, fuelled))
    settled = (number - state.first) % len(state.cars) + 1
    return settle_from(after, settled, chance, events)
