"""Noughts and crosses, board after board: a toy for the tests, and for measuring the house.

The match goes on over as many boards as the table says: a measurement wants no end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from veillee.kernel import Box, Chance, Event, Input, Outcome, Refusal, Rulebook, Step, Value

id = "noughts"
rules_version = 1
seats = range(2, 3)
box = Box(minutes=(5, 10), age=6)
rulebook = Rulebook(__package__)

EMPTY: Final = "." * 9
SIGNS: Final = "OX"
LINES: Final = (
    *((row, row + 1, row + 2) for row in (0, 3, 6)),
    *((column, column + 3, column + 6) for column in (0, 1, 2)),
    (0, 4, 8),
    (2, 4, 6),
)


class Options(Input):
    boards: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 3


class Mark(Input, tag="mark"):
    cell: Annotated[int, msgspec.Meta(ge=0, le=8)]


class Marked(Value, tag="marked"):
    seat: int
    cell: int


class Wiped(Value, tag="wiped"):
    winner: int | None


class State(Value):
    options: Options
    board: str = EMPTY
    turn: int = 0
    points: tuple[int, int] = (0, 0)
    over: int = 0
    """How many boards are."""


class View(Value):
    seat: int | None
    options: Options
    board: str
    turn: int
    points: tuple[int, int]
    over: int


Move = Mark
presets = {"book": Options()}


def setup(options: Options, seats: int, chance: Chance) -> State:
    """Clause 1.1."""
    return State(options)


def to_act(state: State) -> tuple[int, ...]:
    return (state.turn,) if state.over < state.options.boards else ()


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:
    return to_act(state)


def legal(state: State, seat: int) -> list[Mark]:
    if seat not in to_act(state):
        return []
    return [Mark(cell) for cell in range(9) if state.board[cell] == "."]


def why_not(state: State, seat: int, move: Mark) -> Refusal | None:
    """Clause 1.2."""
    if seat not in to_act(state):
        return rulebook.refuse("0.2", "not-your-turn")
    return None if state.board[move.cell] == "." else rulebook.refuse("1.2", "taken")


def play(state: State, seat: int, move: Mark, chance: Chance) -> Step:
    """Clauses 1.2 and 1.3."""
    board = state.board[: move.cell] + SIGNS[seat] + state.board[move.cell + 1 :]
    after = msgspec.structs.replace(state, board=board, turn=1 - seat)
    event = Event("1.2", Marked(seat, move.cell))
    won = any(all(board[cell] == SIGNS[seat] for cell in line) for line in LINES)
    if not won and "." in board:
        return Step(after, (event,))
    points = tuple(p + (won and s == seat) for s, p in enumerate(state.points))
    after = msgspec.structs.replace(after, board=EMPTY, points=points, over=state.over + 1)
    return Step(after, (event, Event("1.3", Wiped(seat if won else None))))


def outcome(state: State) -> Outcome | None:
    """Clause 1.4."""
    if to_act(state):
        return None
    ranks = tuple(
        1 + (other > mine) for mine, other in zip(state.points, state.points[::-1], strict=True)
    )
    return Outcome(ranks, tuple(map(float, state.points)), "1.4", "ended-boards-full")


def view(state: State, seat: int | None) -> View:
    return View(seat, state.options, state.board, state.turn, state.points, state.over)


def imagine(view: View, chance: Chance) -> State:
    return State(view.options, view.board, view.turn, view.points, view.over)


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:
    return {}


def timeout(state: State, seat: int) -> Mark:
    return legal(state, seat)[0]


def bound(options: Options, seats: int) -> int:
    return 9 * options.boards


def write(move: Mark) -> str:
    return str(move.cell + 1)


def read(text: str) -> Mark:
    if text not in tuple("123456789"):
        raise ValueError(f"not a square: {text!r}")
    return Mark(int(text) - 1)
