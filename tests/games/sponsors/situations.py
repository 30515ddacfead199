"""Situations, written as short as they can be said: a car on a square of the loop, or the cars on
a stretch of track drawn as text. Both use the oval beside this file, so nothing that is shown
here hangs on the board that people play on, except where a test says so."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from veillee.games import sponsors
from veillee.games.sponsors import board as boards
from veillee.games.sponsors.components import CATEGORIES, CATEGORY, COLOURS, Category
from veillee.games.sponsors.memory import fresh
from veillee.kernel import Chance, Event

OVAL_TEXT = Path(__file__).with_name("oval.toml").read_text("utf-8")
OVAL = boards.read(OVAL_TEXT, "oval.toml")
boards.add("oval", OVAL)
ON_THE_OVAL = sponsors.Options(board="oval")
TEAMS = sponsors.Options(board="oval", teams=True)

CAR: dict[str, int] = {colour: number for number, colour in enumerate(COLOURS)}
NO_CARDS = ("",) * len(CATEGORIES)


class Loaded(Chance):
    """Chance that falls as the test wants it: each number is what `below` gives next."""

    __slots__ = ("_falls",)

    def __init__(self, *falls: int) -> None:
        super().__init__("loaded")
        self._falls = list(falls)

    def below(self, bound: int) -> int:
        if not self._falls:
            return super().below(bound)
        fall = self._falls.pop(0)
        assert 0 <= fall < bound, f"{fall} cannot fall among {bound}"
        return fall


def die(number: int) -> Loaded:
    """A die that shows this number."""
    return Loaded(number - 1)


def hand(**cards: str) -> tuple[str, ...]:
    """Workshop cards by category: hand(tyres="35")."""
    return tuple(cards.get(category, "") for category in CATEGORIES)


def building(
    seats: int = 4,
    car: str = "red",
    options: sponsors.Options = ON_THE_OVAL,
    cars: Mapping[str, Mapping[str, Any]] | None = None,
    **facts: Any,
) -> sponsors.State:
    """The start of a match, with this car to play, and the facts that matter changed."""
    state = sponsors.setup(options, seats, Chance("building"))
    number = CAR[car]
    changed = list(state.cars)
    for colour, values in (cars or {}).items():
        changed[CAR[colour]] = replace(changed[CAR[colour]], **values)
    state = replace(state, car=number, seat=number % seats, first=number, cars=tuple(changed))
    state = replace(state, **facts)
    hands = tuple(zip(*(fresh(state, seat) for seat in range(seats)), strict=True))
    held = tuple(("?" * len(c.sponsors),) for c in state.cars)
    shown = replace(state.shown, pile="?" * len(state.sponsor_pile), hands=held)
    return replace(state, memory=hands, shown=shown)


def race(
    picture: str,
    seats: int = 4,
    options: sponsors.Options = ON_THE_OVAL,
    hands: Mapping[str, tuple[str, ...]] | None = None,
    energy: Mapping[str, int] | None = None,
    from_rank: int = 1,
    **facts: Any,
) -> sponsors.State:
    """The race at a moment drawn as text: a line for each lane, the inside one on top, a column
    for each rank. R, B, Y and G are cars; the other letters are those of the board. Cars that
    are not drawn have finished, unless `at` or `off` says otherwise. Every car has an engine of
    value 5 unless `hands` says what it has."""
    start = sponsors.setup(options, seats, Chance("race"))
    circuit, count = start.board.circuit, len(start.cars)
    at = [0] * count
    for lane, line in enumerate(picture.split()):
        for column, letter in enumerate(line):
            square = 4 * (from_rank + column) + 3 - lane
            if letter in "RBYG":
                at["RBYG".index(letter)] = square
            else:
                assert circuit.marks[square] == letter, f"{circuit.names[square]} is not {letter}"
    for colour, rank in facts.pop("off", {}).items():
        at[CAR[colour]] = 4 * rank
    finished = facts.pop("finished", tuple(n for n in range(count) if not at[n]))
    cars = tuple(
        replace(
            car,
            hand=(hands or {}).get(colour, hand(engine="5")),
            energy=(energy or {}).get(colour, 0),
        )
        for colour, car in zip(COLOURS, start.cars, strict=False)
    )
    done = tuple(CAR[colour] for colour in facts.pop("done", ()))
    waiting = [n for n in range(count) if at[n] and n not in done]
    mover = max(waiting, key=lambda n: at[n])
    return replace(
        start,
        stage="drive",
        cars=cars,
        at=tuple(at),
        grid=tuple(range(count)),
        finished=finished,
        done=done,
        car=mover,
        seat=mover % seats,
        **facts,
    )


def played(state: sponsors.State, *moves: str, chance: Chance | None = None) -> sponsors.State:
    """The state after the moves, each made by whoever is to act."""
    return played_with_events(state, *moves, chance=chance)[0]


def played_with_events(
    state: sponsors.State, *moves: str, chance: Chance | None = None
) -> tuple[sponsors.State, list[Event]]:
    events: list[Event] = []
    falls = chance or Chance("played")
    for text in moves:
        (seat,) = sponsors.to_act(state)
        move = sponsors.read(text)
        refusal = sponsors.why_not(state, seat, move)
        assert refusal is None, f"{text}: {refusal and refusal.text('en')}"
        assert move in sponsors.legal(state, seat), f"{text} is allowed and not listed"
        state, happened = sponsors.play(state, seat, move, falls)
        events += happened
    return state, events


def refused(state: sponsors.State, text: str) -> str:
    """The clause that forbids a move, or '' if it is allowed."""
    (seat,) = sponsors.to_act(state)
    move = sponsors.read(text)
    refusal = sponsors.why_not(state, seat, move)
    assert (move in sponsors.legal(state, seat)) == (refusal is None)
    if refusal:
        assert refusal.text("fr")
        assert refusal.text("en")
    return refusal.rule if refusal else ""


def offered(state: sponsors.State) -> set[str]:
    """Everything that may be done now, as text."""
    (seat,) = sponsors.to_act(state)
    return {sponsors.write(move) for move in sponsors.legal(state, seat)}


def goes_to(state: sponsors.State, value: int) -> set[str]:
    """The squares to which an engine card of this value leads."""
    words = (text.split() for text in offered(state) if text.startswith(f"drive engine {value} "))
    return {to for *_, to in words}


def square(state: sponsors.State, colour: str) -> str | None:
    """Where a car stands: `12b`, the rank alone off the track, None past the finish."""
    return sponsors.view(state, None).cars[CAR[colour]].square


def car(state: sponsors.State, colour: str) -> Any:
    return state.cars[CAR[colour]]


def cards(state: sponsors.State, colour: str, category: Category) -> str:
    return str(car(state, colour).hand[CATEGORY[category]])


def at(letter: str, zone: str, state_board: boards.Board = OVAL) -> int:
    """The square of the loop with this letter in this zone."""
    return state_board.loop.index(letter, state_board.homes[CAR[zone]])
