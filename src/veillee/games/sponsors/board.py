"""The board as data: prices, cards, inner loop and circuit, read from a file and checked.

Matches name their board in the options; `BOARDS` knows it by that name. A file that is not as it
should be is refused with words that say where, and what stands there.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from veillee.kernel import Input, SetupError

from .circuit import LANES, Circuit, Section, gap
from .components import CATEGORIES, COLOURS, Category, Colour

MARKS: Final = ".rgv"
LARGEST_GAP: Final = 0.1
LARGEST_TURN: Final = 0.5
FEWEST_RANKS: Final = 8
MOST_RANKS: Final = 99
DEFAULT: Final = "grand-prix"

Count = Annotated[int, msgspec.Meta(ge=1, le=100)]
Millions = Annotated[int, msgspec.Meta(ge=0, le=100)]


class BoardError(ValueError):
    """A board that cannot be played on: the text says where in the data, and why."""


class Money(Input):
    start: Millions
    workshop_card: Millions
    energy_point: Count
    sponsors_alike: Millions
    sponsors_different: Millions
    sponsor_single: Millions


class Rounds(Input):
    building: Count
    race: Count


class Cards(Input):
    values: Annotated[str, msgspec.Meta(pattern="^[0-7]+$", min_length=5, max_length=8)]
    sponsors: Annotated[int, msgspec.Meta(ge=5, le=20)]
    removed_for_three: dict[Category, str]


class Zone(Input):
    colour: Colour
    categories: tuple[Category, Category]
    squares: Annotated[str, msgspec.Meta(pattern="^A[VSE]+$")]
    """Clockwise, from the one A of the zone."""


class SectionData(Input):
    name: str
    length: Annotated[float, msgspec.Meta(gt=0, le=100)]
    lanes: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=3)]
    angle: Annotated[float, msgspec.Meta(ge=-360, le=360)] = 0.0


class CircuitData(Input):
    name: str
    grid: tuple[str, str, str, str]
    sections: Annotated[tuple[SectionData, ...], msgspec.Meta(min_length=1)]
    heading: float = 180.0


class BoardData(Input):
    """The file as it stands."""

    money: Money
    rounds: Rounds
    cards: Cards
    zones: tuple[Zone, Zone, Zone, Zone]
    circuit: CircuitData


class Board:
    """A board that can be played on."""

    def __init__(self, data: BoardData) -> None:
        self.money = data.money
        self.rounds = data.rounds
        self.cards = data.cards
        self.zones = data.zones
        self.circuit = built(data.circuit)
        self.loop = "".join(zone.squares for zone in data.zones)
        """The letters of the inner loop, once round from the red zone's A."""
        self.zone_of = tuple(n for n, zone in enumerate(data.zones) for _ in zone.squares)
        self.homes = tuple(self.zone_of.index(n) for n in range(len(data.zones)))
        """The A from which each colour starts."""

    def values(self, category: Category, cars: int) -> str:
        """Clauses 1.3 and 2.3: the cards of a category that are in play."""
        removed = self.cards.removed_for_three[category] if cars == 3 else ""
        return "".join(value for value in self.cards.values if value not in removed)


def read(text: str, where: str = "board") -> Board:
    """The board that a TOML text describes; BoardError says where it is broken."""
    try:
        data = msgspec.toml.decode(text, type=BoardData)
    except (msgspec.DecodeError, ValueError) as error:
        raise BoardError(f"{where}: {error}") from None
    try:
        check_cards(data.cards)
        check_zones(data.zones)
        check_sections(data.circuit)
        board = Board(data)
        check_circuit(board.circuit)
    except BoardError as error:
        raise BoardError(f"{where}: {error}") from None
    return board


def check_cards(cards: Cards) -> None:
    if len(set(cards.values)) != len(cards.values):
        raise BoardError(f"cards.values: {cards.values!r} has a value twice")
    for category in CATEGORIES:
        removed = cards.removed_for_three.get(category)
        if removed is None:
            raise BoardError(f"cards.removed_for_three: {category} is missing")
        if len(removed) > 1 or removed not in cards.values:
            raise BoardError(
                f"cards.removed_for_three.{category}: {removed!r} is not one of the values"
            )


def check_zones(zones: tuple[Zone, ...]) -> None:
    if tuple(zone.colour for zone in zones) != COLOURS:
        raise BoardError(f"zones: their colours must be, in this order, {', '.join(COLOURS)}")
    named = [category for zone in zones for category in zone.categories]
    for category in CATEGORIES:
        if named.count(category) != 1:
            times = "in no zone" if category not in named else "in more than one place"
            raise BoardError(f"zones: the category {category} is {times}")


def check_sections(data: CircuitData) -> None:
    """Lanes of one length, letters that mean something, red in curves only, an empty last rank."""
    for number, section in enumerate(data.sections, start=1):
        where = f"circuit, section {number} ({section.name})"
        ranks = len(section.lanes[0])
        if not ranks:
            raise BoardError(f"{where}: it has no ranks")
        for lane, marks in zip(LANES, section.lanes, strict=False):
            if len(marks) != ranks:
                raise BoardError(
                    f"{where}, lane {lane}: {len(marks)} squares where lane a has {ranks}"
                )
            for place, mark in enumerate(marks, start=1):
                if mark not in MARKS:
                    raise BoardError(
                        f"{where}, lane {lane}, rank {place} of the section: "
                        f"{mark!r} is none of {' '.join(MARKS)}"
                    )
                if mark == "r" and not section.angle:
                    raise BoardError(
                        f"{where}, lane {lane}, rank {place} of the section: "
                        "a red square belongs in a curve"
                    )
    if any(marks[-1] != "." for marks in data.sections[-1].lanes):
        raise BoardError("circuit: the last rank is the finish and has no coloured squares")
    ranks = sum(len(section.lanes[0]) for section in data.sections)
    if not FEWEST_RANKS <= ranks <= MOST_RANKS:
        raise BoardError(
            f"circuit: {ranks} ranks; there must be from {FEWEST_RANKS} to {MOST_RANKS}"
        )
    if any(marks[0] == "r" for marks in data.sections[0].lanes):
        raise BoardError("circuit: no red square on rank 1: a car must find room behind it")


def check_circuit(circuit: Circuit) -> None:
    """The starting grid from the first place to the fourth, and a track that closes."""
    for before, after in zip(circuit.grid, circuit.grid[1:], strict=False):
        if before <= after:
            raise BoardError(
                f"circuit.grid: {circuit.names[after]} is not behind {circuit.names[before]}"
            )
    distance, turn = gap(circuit)
    if turn > LARGEST_TURN:
        raise BoardError(
            f"circuit: the track does not close: it comes back {turn:.1f} degrees off its heading"
        )
    if distance > LARGEST_GAP:
        raise BoardError(
            f"circuit: the track does not close: it ends {distance:.2f} ranks from its start"
        )


def built(data: CircuitData) -> Circuit:
    sections = tuple(Section(s.name, s.length, s.angle, s.lanes) for s in data.sections)
    rows = [lanes for section in sections for lanes in zip(*section.lanes, strict=True)]
    grid = []
    for name in data.grid:
        found = re.fullmatch(r"([1-9][0-9]?)([abc])", name)
        rank, lane = (int(found[1]), LANES.index(found[2])) if found else (0, 0)
        if not 1 <= rank < len(rows) or lane >= len(rows[rank - 1]):
            raise BoardError(f"circuit.grid: there is no square {name!r} before the finish")
        grid.append(4 * rank + 3 - lane)
    return Circuit(data.name, data.heading, tuple(grid), sections)


BOARDS: Final[dict[str, Board]] = {}


def add(name: str, board: Board) -> None:
    """Make a board known, so that options can name it."""
    BOARDS[name] = board


def named(name: str) -> Board:
    """The board of this name; SetupError where there is none."""
    if name not in BOARDS:
        raise SetupError(
            "wrong-options", game="sponsors", options=f"board: {name}", known=", ".join(BOARDS)
        )
    return BOARDS[name]


def _shipped() -> None:
    for file in files(__package__).joinpath("boards").iterdir():
        name = file.name.removesuffix(".toml")
        if name != file.name:
            add(name, read(file.read_text("utf-8"), file.name))


_shipped()
