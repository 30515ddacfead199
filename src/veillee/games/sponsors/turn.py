"""Whose turn it is, what may be done in it, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from veillee.kernel import Chance, Condition, Event, Refusal, Step, first_broken

from .board import named
from .building import (
    MOST_MOVES_IN_A_TURN,
    MOST_SALES,
    end_turn,
    move_marker,
    skip_square,
    throw_die,
    why_not_on_a_six,
)
from .components import SIX, cars_of
from .driving import (
    drive,
    drives,
    is_leader,
    pass_turn,
    passes,
    spins,
    why_not_drive,
    why_not_pass,
    why_not_spin,
)
from .exchanging import exchange, exchanges, why_not_exchange
from .motion import advance, advances, why_not_advance
from .moves import (
    ON_A_SIX,
    ROLL,
    SKIP,
    Advance,
    Buy,
    BuyEnergy,
    Discard,
    Drive,
    Exchange,
    Move,
    Pass,
    Roll,
    Sell,
    Skip,
    Spin,
    Transfer,
)
from .racing import carry_on
from .roulette import spin
from .selling import discard, discards, sales, sell, why_not_discard, why_not_sell
from .settling import buy_energy, energies, why_not_energy
from .state import RULEBOOK, Options, Stage, State, owner
from .transferring import MOST_PROPOSALS, keep, transfer, transfers, why_not_transfer
from .workshop import buy, purchases, why_not_buy

SEATS: Final = tuple((seat,) for seat in range(4))

Now = Condition[Stage, bool]
"""On the stage, and on whether the car whose turn it is leads the race."""


def other_than(stage: Stage) -> Callable[[Stage, bool], bool]:
    return lambda now, _: now != stage


AWAITED: Final[dict[Stage, tuple[Now, ...]]] = {
    "throw": (Condition("3.1", "await-throw", other_than("throw")),),
    "six": (Condition("3.6", "await-six", other_than("six")),),
    "buy": (Condition("3.8", "await-buy", other_than("buy")),),
    "discard": (Condition("4.6", "await-discard", other_than("discard")),),
    "exchange": (Condition("3.8", "await-exchange", other_than("exchange")),),
    "energy": (Condition("5.4", "await-energy", other_than("energy")),),
    "transfer": (Condition("5.6", "await-transfer", other_than("transfer")),),
    "drive": (
        Condition("6.5", "await-leader", lambda now, leads: now != "drive" or not leads),
        Condition("6.6", "await-drive", other_than("drive")),
    ),
    "advance": (Condition("8.4", "name-a-square", other_than("advance")),),
}
"""What each stage waits for, said to whoever does something else."""
AFTER_THE_THROW: Final = ("six", "buy", "discard", "exchange")
NOT_TOO_LATE: Final[Now] = Condition(
    "3.2", "sold-too-late", lambda now, _: now not in AFTER_THE_THROW
)
NOT_THROWN: Final[Now] = Condition(
    "3.1", "thrown-already", lambda now, _: now not in AFTER_THE_THROW
)


def only_at(*stages: Stage) -> tuple[Now, ...]:
    return tuple(now for stage, waits in AWAITED.items() if stage not in stages for now in waits)


WHEN: Final[dict[type[Move], tuple[Now, ...]]] = {
    Sell: (NOT_TOO_LATE, *only_at("throw", "energy")),
    Roll: (NOT_THROWN, *only_at("throw")),
    Buy: only_at("buy"),
    Discard: only_at("discard"),
    Exchange: only_at("exchange"),
    BuyEnergy: only_at("energy"),
    Transfer: only_at("transfer"),
    Skip: only_at("buy", "exchange", "transfer"),
    Drive: only_at("drive"),
    Spin: only_at("drive"),
    Pass: only_at("drive"),
    Advance: only_at("six", "advance"),
}
"""When each kind of move may be made at all."""

OFFERED: Final[dict[type[Move], Callable[[State], Iterable[Move]]]] = {
    Sell: lambda state: sales(state.cars[state.car].sponsors),
    Roll: lambda _: (ROLL,),
    Buy: purchases,
    Discard: lambda state: discards(state.cars[state.car].sponsors),
    Exchange: exchanges,
    BuyEnergy: energies,
    Transfer: transfers,
    Skip: lambda _: (SKIP,),
    Drive: drives,
    Spin: spins,
    Pass: passes,
    Advance: lambda state: advances(state, state.motion) if state.motion else ON_A_SIX,
}
"""The moves of each kind, when it may be made."""

WHY_NOT: Final[dict[type[Move], Callable[[State, Any], Refusal | None]]] = {
    Sell: why_not_sell,
    Roll: lambda *_: None,
    Buy: why_not_buy,
    Discard: why_not_discard,
    Exchange: why_not_exchange,
    BuyEnergy: why_not_energy,
    Transfer: why_not_transfer,
    Skip: lambda *_: None,
    Drive: why_not_drive,
    Spin: why_not_spin,
    Pass: why_not_pass,
    Advance: lambda state, move: (
        why_not_advance(state, state.motion, move) if state.motion else why_not_on_a_six(move)
    ),
}
"""Why one of them may not, although its kind may."""


@cache
def why_not_now(kind: type[Move], stage: Stage, leads: bool) -> Refusal | None:
    return first_broken(RULEBOOK, WHEN[kind], stage, leads)


@cache
def kinds_at(stage: Stage) -> tuple[type[Move], ...]:
    return tuple(kind for kind in WHEN if not why_not_now(kind, stage, False))


@cache
def offered_at(stage: Stage) -> tuple[Callable[[State], Iterable[Move]], ...]:
    return tuple(OFFERED[kind] for kind in kinds_at(stage))


def to_act(state: State) -> tuple[int, ...]:
    return () if state.ended else SEATS[state.seat]


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:  # noqa: ARG001
    """Everyone sees whose turn it is."""
    return to_act(state)


def legal(state: State, seat: int) -> list[Move]:
    if seat not in to_act(state):
        return []
    found: list[Move] = []
    for offered in offered_at(state.stage):
        found += offered(state)
    return found


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    kind = type(move)
    if seat not in to_act(state):
        return not_ones_turn(state, seat, kind)
    if kind not in kinds_at(state.stage):
        leads = state.stage == "drive" and is_leader(state, state.car)
        return why_not_now(kind, state.stage, leads)
    return WHY_NOT[kind](state, move)


def not_ones_turn(state: State, seat: int, kind: type[Move]) -> Refusal:
    """Clause 0.2; and clause 6.5 for whoever leads and would drive before the turn comes."""
    leads = any(
        square and owner(state, car) == seat and is_leader(state, car)
        for car, square in enumerate(state.at)
    )
    if leads and kind in kinds_at("drive"):
        return RULEBOOK.refuse("6.5", "leader-waits")
    return RULEBOOK.refuse("0.2", "not-your-turn")


def play(state: State, seat: int, move: Move, chance: Chance) -> Step:  # noqa: ARG001
    events: list[Event] = []
    return Step(after(state, move, chance, events), tuple(events))


def after(state: State, move: Move, chance: Chance, events: list[Event]) -> State:
    match move:
        case Roll():
            return throw_die(state, chance, events)
        case Sell():
            state, sold = sell(state, move)
            events.append(sold)
            return state
        case Buy():
            state, bought = buy(state, move)
            events += bought
            return end_turn(state, chance, events)
        case Drive():
            return carry_on(drive(state, move, events), events)
        case Advance():
            return go_where_named(state, move, chance, events)
        case Skip():
            if state.stage == "transfer":
                return keep(state, chance, events)
            return skip_square(state, chance, events)
        case Exchange():
            state, exchanged = exchange(state, move, chance)
            events += exchanged
            return end_turn(state, chance, events)
        case Discard():
            state, discarded = discard(state, move)
            events.append(discarded)
            return end_turn(state, chance, events)
        case Spin():
            return carry_on(spin(state, move, chance, events), events)
        case Pass():
            return carry_on(pass_turn(state, events), events)
        case BuyEnergy():
            return buy_energy(state, move, chance, events)
        case Transfer():
            return transfer(state, move, chance, events)


def go_where_named(state: State, move: Advance, chance: Chance, events: list[Event]) -> State:
    """Clause 3.6 on the inner loop, clause 8.4 on the circuit."""
    if state.motion is None:
        return move_marker(state, move.squares or 0, SIX, chance, events)
    to = state.board.circuit.squares[move.to or ""]
    return carry_on(advance(state, state.motion, to, events), events)


def timeout(state: State, seat: int) -> Move:
    """The clock throws the die, wants nothing, fills up with energy, and drives its first card."""
    match state.stage:
        case "throw":
            return ROLL
        case "buy" | "exchange" | "transfer":
            return SKIP
        case "energy":
            return energies(state)[-1]
        case _:
            return legal(state, seat)[0]


def bound(options: Options, seats: int) -> int:
    """Every turn as long as it can be. In the race each car may have to be taken to a square
    three times in a turn: by a ball, by slipstream and from a green square."""
    board, cars = named(options.board), cars_of(seats)
    building = board.rounds.building * cars * MOST_MOVES_IN_A_TURN
    settling = cars * (MOST_SALES + 1) + 2 * MOST_PROPOSALS
    race = board.rounds.race * cars * (1 + 3 * cars)
    return building + settling + race
