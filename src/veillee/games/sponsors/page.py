"""What the page's board is told of the garage, and of the boards that ship.

Where a curve leads and where a square lies is worked out on the page, as it is for `veillee draw`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from veillee.kernel import Value

from . import board as boards
from . import components as garage
from .board import Rounds, SectionData, Zone
from .components import Category, Sponsor
from .components import Colour as Colour
from .moves import ENERGY, SELL
from .selling import letters, price
from .settling import energy_price


class Circuit(Value):
    name: str
    heading: float
    """Where the first section leads, in degrees: 0 right, 90 down."""
    grid: tuple[str, ...]
    """The squares of the start, the first place first."""
    sections: tuple[SectionData, ...]


class Board(Value):
    sales: dict[str, int]
    """What each sale brings, by the letters of the sponsors in their order."""
    energy: tuple[int, ...]
    """What so many energy points cost, none first."""
    rounds: Rounds
    zones: tuple[Zone, ...]
    circuit: Circuit


def _printed(board: boards.Board) -> Board:
    circuit = board.circuit
    return Board(
        sales={letters(cards): price(cards, board.money) for cards in SELL},
        energy=tuple(energy_price(move.points, board.money) for move in ENERGY),
        rounds=board.rounds,
        zones=board.zones,
        circuit=Circuit(
            name=circuit.name,
            heading=circuit.heading,
            grid=tuple(circuit.names[square] for square in circuit.grid),
            sections=tuple(
                SectionData(section.name, section.length, section.lanes, section.angle)
                for section in circuit.sections
            ),
        ),
    )


# Not those that a test, or somebody's own program, has made known besides.
_SHIPPED = sorted(
    file.name.removesuffix(".toml")
    for file in files(__package__).joinpath("boards").iterdir()
    if file.name.endswith(".toml")
)

CATEGORIES: Final[tuple[Category, ...]] = garage.CATEGORIES
SPONSORS: Final[dict[str, Sponsor]] = garage.SPONSORS
"""Sponsors as they are held: a letter for each."""
BOARDS: Final[dict[str, Board]] = {name: _printed(boards.BOARDS[name]) for name in _SHIPPED}
