"""The board in words: loop, workshop and sponsors while building, then the circuit and its cars."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from veillee.cli.menu import in_short
from veillee.games.sponsors import BOARDS, Drive, View, circuit_svg, rulebook, write
from veillee.games.sponsors.circuit import LANES, Circuit, Section
from veillee.games.sponsors.components import CATEGORIES, COLOURS, SPONSORS, Colour
from veillee.games.sponsors.imagining import squares
from veillee.games.sponsors.places import destinations, reach
from veillee.games.sponsors.view import CarView
from veillee.words import Catalogue

WORDS: Final = Catalogue([__package__])

AHEAD: Final = 9
"""How many ranks before a car are worth drawing."""
BUILDING: Final = ("throw", "six", "buy", "discard", "exchange", "energy", "transfer")
LETTERS: Final = {colour: colour[0].upper() for colour in COLOURS}
STYLES: Final = (
    (r"(?<=^ [abc]  )[.rgvRBYG]+$", "dim"),
    (r"(?<=[.rgvRBYG ])R(?=[.rgvRBYG]*$)", "bold red"),
    (r"(?<=[.rgvRBYG ])B(?=[.rgvRBYG]*$)", "bold blue"),
    (r"(?<=[.rgvRBYG ])Y(?=[.rgvRBYG]*$)", "bold yellow"),
    (r"(?<=[.rgvRBYG ])G(?=[.rgvRBYG]*$)", "bold green"),
)
SPOKEN: Final = {
    "lancer": "roll",
    "vendre": "sell",
    "avancer": "advance",
    "acheter": "buy",
    "rendre": "discard",
    "echanger": "exchange",
    "laisser": "skip",
    "energie": "energy",
    "transferer": "transfer",
    "jouer": "drive",
    "tourner": "spin",
    "passer": "pass",
    "plateau": "board",
    "arrivee": "finish",
    "rouge": "red",
    "bleu": "blue",
    "jaune": "yellow",
    "vert": "green",
    "ingenieur": "engineer",
    "moteur": "engine",
    "carrosserie": "bodywork",
    "pneus": "tyres",
    "mecanique": "mechanics",
    "pilote": "driver",
    "essais": "tests",
}


def picture() -> str:
    """The circuit, drawn from its data."""
    return circuit_svg.draw(BOARDS["grand-prix"].circuit)


def draw(view: View, language: str) -> str:
    building = view.stage in BUILDING
    head = {"round": view.round, "stage": view.stage, "car": _letter(view.car)}
    lines = [WORDS.say(language, "round", head)]
    lines += _loop(view, language) if building else _circuit(view, language)
    for car in view.cars:
        lines.append(_car(view, car, language, building=building))
    for car in view.cars:
        lines += _own(view, car, language)
    if view.seat is not None and view.seat == view.to_act:
        lines += _reach(view, language)
    if view.to_act is not None:
        lines.append(WORDS.say(language, "turn", {"seat": view.to_act}))
    return "\n".join(lines)


def moves(view: View, legal: list[Any], language: str) -> str:  # noqa: ARG001
    """A line for each card: `drive tyres 5: 12a, 12b`; then everything else."""
    drives = (move for move in legal if isinstance(move, Drive))
    lines = [
        f"drive {category} {value}: {', '.join(move.to for move in group)}"
        for (category, value), group in groupby(drives, key=lambda m: (m.category, m.value))
    ]
    others = [write(move) for move in legal if not isinstance(move, Drive)]
    return "\n".join([*lines, in_short(others)] if others else lines)


def _letter(colour: Colour) -> str:
    """Cars are letters on the circuit, and so everywhere on the screen."""
    return LETTERS[colour]


def _loop(view: View, language: str) -> list[str]:
    """A line for each zone: its squares with the markers on them, and its two piles."""
    board, lines, square = BOARDS[view.options.board], [], 0
    for zone in board.zones:
        drawn = []
        for letter in zone.squares:
            here = [_letter(car.colour) for car in view.cars if car.loop == square]
            drawn.append(f"{letter}({','.join(here)})" if here else letter)
            square += 1
        one, two = zone.categories
        args: dict[str, str | int] = {
            "zone": zone.colour,
            "squares": " ".join(drawn),
            "one": _category(one, language),
            "one_left": view.piles[CATEGORIES.index(one)],
            "two": _category(two, language),
            "two_left": view.piles[CATEGORIES.index(two)],
        }
        lines.append(WORDS.say(language, "zone", args))
    return [*lines, WORDS.say(language, "loop-legend")]


def _circuit(view: View, language: str) -> list[str]:
    """The sections in which cars are, or which they will soon come to, lane by lane."""
    circuit = BOARDS[view.options.board].circuit
    at = dict(zip(squares(view), view.cars, strict=False))
    ranks = [square >> 2 for square in at if square]
    lines = []
    for section, first in _sections(circuit):
        last = first + section.ranks - 1
        if not any(first - AHEAD <= rank <= last for rank in ranks):
            continue
        args: dict[str, str | int] = {
            "name": section.name,
            "first": first,
            "last": last,
            "finish": str(last == circuit.last_rank).lower(),
        }
        lines.append(WORDS.say(language, "section", args))
        for lane, marks in enumerate(section.lanes):
            numbers = [4 * rank + 3 - lane for rank in range(first, last + 1)]
            row = [
                _letter(at[number].colour) if number in at else mark
                for number, mark in zip(numbers, marks, strict=True)
            ]
            lines.append(f" {LANES[lane]}  {''.join(row)}")
    return [*lines, WORDS.say(language, "circuit-legend")]


def _sections(circuit: Circuit) -> Iterator[tuple[Section, int]]:
    """Each section with the number of its first rank."""
    first = 1
    for section in circuit.sections:
        yield section, first
        first += section.ranks


def _car(view: View, car: CarView, language: str, *, building: bool) -> str:
    args: dict[str, str | int] = {
        "car": car.colour,
        "letter": _letter(car.colour),
        "seat": car.seat,
        "you": str(car.seat == view.seat).lower(),
        "money": car.money,
        "energy": car.energy,
        "cards": sum(car.cards),
        "sponsors": car.sponsor_cards,
    }
    if building:
        return WORDS.say(language, "car", args)
    where = "finished" if car.colour in view.finished else "off" if car.off else "track"
    args |= {"where": where, "square": car.square or "", "place": car.place or 0}
    return WORDS.say(language, "racer", args)


def _own(view: View, car: CarView, language: str) -> list[str]:
    """The cards that the viewer sees, category by category, and the sponsors."""
    lines = []
    if car.hand is not None:
        held = [
            f"{_category(category, language)} {', '.join(values)}"
            for category, values in zip(CATEGORIES, car.hand, strict=True)
            if values
        ]
        between = WORDS.say(language, "between-cards")
        args = {"letter": _letter(car.colour), "cards": between.join(held) or "–"}
        lines.append(WORDS.say(language, "hand", args))
    if car.sponsors and view.stage in BUILDING:
        names = [
            rulebook.say(language, "sponsor-name", sponsor=SPONSORS[each]) for each in car.sponsors
        ]
        args = {"letter": _letter(car.colour), "sponsors": ", ".join(names)}
        lines.append(WORDS.say(language, "held", args))
    return lines


def _reach(view: View, language: str) -> list[str]:
    """In the race: where each card leads, or where a car on the move may go."""
    board, at = BOARDS[view.options.board], squares(view)
    names = board.circuit.names
    if view.stage == "advance" and view.motion:
        motion, number = view.motion, COLOURS.index(view.motion.car)
        levels = reach(board.circuit, at, number)
        found = dict.fromkeys(to for due in motion.due for to in destinations(levels, due.ranks))
        args = {"letter": _letter(motion.car), "squares": ", ".join(names[to] for to in found)}
        return [WORDS.say(language, "advance", args)]
    if view.stage != "drive":
        return []
    number = COLOURS.index(view.car)
    levels, hand = reach(board.circuit, at, number), view.cars[number].hand or ()
    lines = []
    for value in sorted({*"".join(hand)} - {"0"}):
        reached = ", ".join(names[to] for to in destinations(levels, int(value)))
        lines.append(WORDS.say(language, "reach", {"value": value, "squares": reached}))
    return lines if len(levels) > 1 else [WORDS.say(language, "blocked")]


def _category(category: str, language: str) -> str:
    """Its name, and the word that one types where it is another."""
    said = rulebook.say(language, "category-name", category=category)
    return said if said == category else f"{said} = {category}"
