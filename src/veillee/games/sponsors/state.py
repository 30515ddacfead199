"""The whole truth of a match of Les Sponsors de l'Automobile."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from veillee.kernel import Input, Rulebook, Value

from .board import BOARDS, DEFAULT, Board
from .components import Cause
from .moves import Transfer

RULEBOOK: Final = Rulebook(__package__)

BoardName = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=30)]
Stage = Literal[
    "throw",  # sell sponsors, or throw the die
    "six",
    "buy",
    "discard",
    "exchange",
    "energy",  # sell sponsors, or buy energy and be done
    "transfer",
    "drive",  # whatever a driver whose turn it is may do
    "advance",  # a car has to be taken to one of several squares
    "over",
]
Ending = Literal["arrival", "rounds"]
Worlds = tuple[str, ...]
"""Where the cards of a category may be, as one seat knows it: see `memory`."""


class Options(Input):
    """What a table may choose."""

    teams: bool = False
    board: BoardName = DEFAULT


class Car(Value):
    loop: int
    """The square of the inner loop on which the marker stands."""
    money: int
    hand: tuple[str, ...]
    """The workshop cards, category by category, each as the digits of its values."""
    played: tuple[str, ...]
    """Those played in the race, in the same way."""
    sponsors: str = ""
    energy: int = 0


class Shown(Value):
    """What everybody knows of the sponsor cards, for all have seen what was sold or discarded."""

    pile: str
    """From the top; a card that nobody has seen is a `?`."""
    hands: tuple[tuple[str, ...], ...]
    """For each car the hands that it may have, as far as all can tell."""


class Due(Value):
    """An advance that a car still has to make."""

    cause: Cause
    ranks: int


class Motion(Value):
    """A car on the move, which still has ranks to go."""

    car: int
    due: tuple[Due, ...]
    """Where there are two, in either order."""
    slipstream: bool = False
    """Whether the slipstream of this turn has been used."""
    green: bool = False


class State(Value):
    options: Options
    seats: int
    cars: tuple[Car, ...]
    piles: tuple[str, ...]
    """The workshop cards on the board, by category, the top one first."""
    sponsor_pile: str
    memory: tuple[tuple[Worlds, ...], ...]
    """By category and seat."""
    shown: Shown
    first: int
    """The car that begins every round of building."""
    car: int
    """Whose turn it is."""
    seat: int
    """Who is to act."""
    stage: Stage = "throw"
    round: int = 1
    die: int = 0
    """The last throw."""
    proposal: Transfer | None = None
    proposals: int = 0
    at: tuple[int, ...] = ()
    """The cars' squares on the circuit; 0 for one that has finished."""
    grid: tuple[int, ...] = ()
    """The cars in the order in which they started."""
    done: tuple[int, ...] = ()
    """The cars that have had their turn in this round of the race."""
    finished: tuple[int, ...] = ()
    motion: Motion | None = None
    violet: tuple[int, ...] = ()
    """The cars that the violet ball has still to move, in this order."""
    ended: Ending | None = None

    @property
    def board(self) -> Board:
        return BOARDS[self.options.board]

    @property
    def in_teams(self) -> bool:
        """Clause 2.4."""
        return self.options.teams and self.seats == 4

    @property
    def has_sides(self) -> bool:
        """Whether cars race in pairs: two of one player, or two of a team."""
        return self.seats == 2 or self.in_teams

    @property
    def hands_are_shown(self) -> bool:
        """Clause 5.8: team-mates have shown each other their cards."""
        return self.in_teams and self.stage in ("transfer", "drive", "advance", "over")


def owner(state: State, car: int) -> int:
    """Clauses 2.1 and 2.2."""
    return car % state.seats


def sees_hand(state: State, seat: int | None, car: int) -> bool:
    """Whether the workshop cards of the car lie open to the seat."""
    if seat is None:
        return False
    return owner(state, car) == seat or (state.hands_are_shown and car % 2 == seat % 2)


def with_car(state: State, number: int, car: Car) -> tuple[Car, ...]:
    """The cars, with this one in its place."""
    return (*state.cars[:number], car, *state.cars[number + 1 :])


def with_text(texts: tuple[str, ...], number: int, text: str) -> tuple[str, ...]:
    """The hands or piles, with this one in its place."""
    return (*texts[:number], text, *texts[number + 1 :])
