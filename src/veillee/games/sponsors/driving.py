"""What a driver may do when the turn comes (clauses 6.5 to 6.12): drive, spin or pass."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from veillee.kernel import Condition, Event, Refusal, all_hold, first_broken, passing

from .circuit import Circuit, Levels
from .components import CATEGORIES, CATEGORY, COLOURS, MOST_EXTRA_BALLS, ZERO, Category
from .events import Drove, Passed
from .holding import Hand, has_card, the_card
from .motion import Going, arrive, why_not_go
from .moves import PASS, SPIN, Drive, Pass, Spin
from .places import blocks, destinations, place, reach, way
from .state import RULEBOOK, Motion, State, with_car, with_text

Price = Literal["nothing", "leader", "blocks"]
Zeros = tuple[Category, ...]
"""The categories in which a car has a card of value 0."""

CARD: Final = (Condition("6.12", "card-not-held", has_card, the_card),)
OPEN: Final[tuple[Condition[Levels], ...]] = (
    Condition("6.10", "car-is-blocked", lambda levels: len(levels) > 1),
)
BLOCKED: Final[tuple[Condition[Levels], ...]] = (
    Condition("6.10", "car-is-not-blocked", lambda levels: len(levels) == 1),
)
PAID: Final[tuple[Condition[Price, Zeros, Category | None], ...]] = (
    Condition(
        "6.5", "leader-needs-a-zero", lambda price, _, zero: zero is not None or price != "leader"
    ),
    Condition(
        "6.8", "blocking-needs-a-zero", lambda price, _, zero: zero is not None or price != "blocks"
    ),
    Condition(
        "6.12",
        "card-not-held",
        lambda _, zeros, zero: zero is None or zero in zeros,
        lambda _price, _zeros, zero: {"category": str(zero), "value": 0},
    ),
    Condition("6.7", "zero-not-needed", lambda price, _, zero: zero is None or price != "nothing"),
)
TO_ADD: Final[tuple[Condition[int, int], ...]] = (
    Condition(
        "7.2",
        "energy-missing",
        lambda energy, extra: extra <= energy,
        lambda energy, extra: {"extra": extra, "energy": energy},
    ),
)


def is_leader(state: State, car: int) -> bool:
    return place(state.at, state.finished, car) == 1


def road(state: State) -> Levels:
    """What the car whose turn it is can reach. Clause 6.10: it is blocked where it cannot advance
    by even one rank."""
    return reach(state.board.circuit, state.at, state.car)


def price_of_a_spin(state: State) -> Price:
    """Whether the roulette costs a card of value 0, and why: clauses 6.5 and 6.7 to 6.9."""
    if not any(state.cars[state.car].hand):
        return "nothing"
    if is_leader(state, state.car):
        return "leader"
    return "blocks" if blocks(state.board.circuit, state.at, state.car) else "nothing"


@lru_cache(maxsize=4096)
def zeros_of(hand: Hand) -> Zeros:
    return tuple(name for name, values in zip(CATEGORIES, hand, strict=True) if ZERO in values)


@lru_cache(maxsize=16_384)
def drives_to(
    circuit: Circuit, squares: tuple[int, ...], value: int
) -> tuple[tuple[Drive, ...], ...]:
    """By category, what a card of this value does where it leads to these squares."""
    names = [circuit.names[to] for to in squares]
    return tuple(tuple(Drive(category, value, to) for to in names) for category in CATEGORIES)


def drives(state: State) -> list[Drive]:
    circuit, levels = state.board.circuit, road(state)
    moves: list[Drive] = []
    if not all_hold(OPEN, levels):
        return moves
    for category, values in enumerate(state.cars[state.car].hand):
        for value in map(int, values):
            if value:
                moves += drives_to(circuit, destinations(levels, value), value)[category]
    return moves


@cache
def spins_for(price: Price, zeros: Zeros, energy: int) -> tuple[Spin, ...]:
    paid = [zero for zero in (None, *zeros) if all_hold(PAID, price, zeros, zero)]
    extras = tuple(passing(TO_ADD, energy, range(MOST_EXTRA_BALLS + 1)))
    return tuple(SPIN[zero][extra] for zero in paid for extra in extras)


def spins(state: State) -> tuple[Spin, ...]:
    car = state.cars[state.car]
    return spins_for(price_of_a_spin(state), zeros_of(car.hand), car.energy)


def passes(state: State) -> tuple[Pass, ...]:
    return (PASS,) if all_hold(BLOCKED, road(state)) else ()


def why_not_drive(state: State, move: Drive) -> Refusal | None:
    hand, levels = state.cars[state.car].hand, road(state)
    squares = destinations(levels, move.value)
    going = Going(state.board.circuit, state.at, state.car, (move.value,), squares)
    return (
        first_broken(RULEBOOK, CARD, hand, move.category, move.value)
        or first_broken(RULEBOOK, OPEN, levels)
        or why_not_go(going, move.to)
    )


def why_not_spin(state: State, move: Spin) -> Refusal | None:
    car = state.cars[state.car]
    return first_broken(
        RULEBOOK, PAID, price_of_a_spin(state), zeros_of(car.hand), move.zero
    ) or first_broken(RULEBOOK, TO_ADD, car.energy, move.extra)


def why_not_pass(state: State, move: Pass) -> Refusal | None:  # noqa: ARG001
    return first_broken(RULEBOOK, BLOCKED, road(state))


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
        way=way(circuit, state.at, state.car, to),
    )
    events.append(Event("6.5" if is_leader(state, state.car) else "6.6", fact))
    state = play_card(state, CATEGORY[move.category], str(move.value))
    return arrive(state, Motion(state.car, ()), to, events)


def pass_turn(state: State, events: list[Event]) -> State:
    """Clause 6.10."""
    events.append(Event("6.10", Passed(car=COLOURS[state.car])))
    return state
