"""Whose turn it is, what may be done in it, and what comes of it."""

from __future__ import annotations

from typing import Final

from veillee.kernel import Chance, Event, Refusal, Step

from .board import named
from .building import (
    MOST_MOVES_IN_A_TURN,
    MOST_SALES,
    end_turn,
    move_marker,
    skip_square,
    throw_die,
)
from .components import SIX, cars_of
from .driving import (
    drive,
    drives,
    is_leader,
    pass_turn,
    why_not_drive,
    why_not_pass,
    why_not_spin,
)
from .exchanging import exchange, possible_exchanges, why_not_exchange
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
    sales,
)
from .racing import carry_on
from .roulette import spin
from .rulebook import RULEBOOK
from .selling import discard, discards, sell, why_not_discard, why_not_sell
from .settling import buy_energy, energies, why_not_energy
from .state import Options, Stage, State, owner
from .transferring import MOST_PROPOSALS, keep, transfer, transfers, why_not_transfer
from .workshop import buy, purchases, why_not_buy

SEATS: Final = tuple((seat,) for seat in range(4))

# Which moves belong to which stage; anything else is out of turn there.
FITS: Final[dict[Stage, tuple[type, ...]]] = {
    "throw": (Sell, Roll),
    "six": (Advance,),
    "buy": (Buy, Skip),
    "discard": (Discard,),
    "exchange": (Exchange, Skip),
    "energy": (Sell, BuyEnergy),
    "transfer": (Transfer, Skip),
    "drive": (Drive, Spin, Pass),
    "advance": (Advance,),
    "over": (),
}
AFTER_THE_THROW: Final = ("six", "buy", "discard", "exchange")


def to_act(state: State) -> tuple[int, ...]:
    return () if state.ended else SEATS[state.seat]


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:  # noqa: ARG001
    """Everyone sees whose turn it is."""
    return to_act(state)


def legal(state: State, seat: int) -> list[Move]:
    if seat not in to_act(state):
        return []
    match state.stage:
        case "throw":
            return [*sales(state.cars[state.car].sponsors), ROLL]
        case "drive":
            return drives(state)
        case "buy":
            return [*purchases(state), SKIP]
        case "exchange":
            return [*possible_exchanges(state), SKIP]
        case "six":
            return [*ON_A_SIX]
        case "discard":
            return [*discards(state)]
        case "energy":
            return [*sales(state.cars[state.car].sponsors), *energies(state)]
        case "transfer":
            return [*transfers(state), SKIP]
        case _:
            return [*advances(state)]


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in to_act(state):
        return not_ones_turn(state, seat, move)
    if not isinstance(move, FITS[state.stage]):
        return out_of_turn(state, move)
    match move:
        case Roll() | Skip():
            return None
        case Sell():
            return why_not_sell(state, move)
        case Drive():
            return why_not_drive(state, move)
        case Buy():
            return why_not_buy(state, move)
        case Advance():
            return why_not_advance(state, move) if state.motion else why_not_on_a_six(move)
        case Exchange():
            return why_not_exchange(state, move)
        case Discard():
            return why_not_discard(state, move)
        case Spin():
            return why_not_spin(state, move)
        case BuyEnergy():
            return why_not_energy(state, move)
        case Transfer():
            return why_not_transfer(state, move)
        case Pass():
            return why_not_pass(state, move)


def not_ones_turn(state: State, seat: int, move: Move) -> Refusal:
    """Clause 0.2; and clause 6.5 for whoever leads and would drive before the turn comes."""
    leads = any(
        square and owner(state, car) == seat and is_leader(state, car)
        for car, square in enumerate(state.at)
    )
    if leads and isinstance(move, FITS["drive"]):
        return RULEBOOK.refuse("6.5", "leader-waits")
    return RULEBOOK.refuse("0.2", "not-your-turn")


def out_of_turn(state: State, move: Move) -> Refusal:
    """Clause 3.1 and its kin: what the player has to do first."""
    if state.stage in AFTER_THE_THROW:
        if isinstance(move, Sell):
            return RULEBOOK.refuse("3.2", "sold-too-late")
        if isinstance(move, Roll):
            return RULEBOOK.refuse("3.1", "thrown-already")
    match state.stage:
        case "throw":
            return RULEBOOK.refuse("3.1", "await-throw")
        case "six":
            return RULEBOOK.refuse("3.6", "await-six")
        case "buy":
            return RULEBOOK.refuse("3.8", "await-buy")
        case "discard":
            return RULEBOOK.refuse("4.6", "await-discard")
        case "exchange":
            return RULEBOOK.refuse("3.8", "await-exchange")
        case "energy":
            return RULEBOOK.refuse("5.4", "await-energy")
        case "transfer":
            return RULEBOOK.refuse("5.6", "await-transfer")
        case "drive":
            if is_leader(state, state.car):
                return RULEBOOK.refuse("6.5", "await-leader")
            return RULEBOOK.refuse("6.6", "await-drive")
        case _:
            return RULEBOOK.refuse("8.4", "name-a-square")


def why_not_on_a_six(move: Advance) -> Refusal | None:
    """Clause 3.6."""
    if move.squares is None or move.to is not None:
        return RULEBOOK.refuse("3.6", "await-six")
    return None


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
