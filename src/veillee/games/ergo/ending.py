"""How a match ends: a line (chapter 2) or a draw (chapter 5)."""

from __future__ import annotations

from itertools import chain, takewhile
from typing import Final

from veillee.kernel import Outcome

from .components import CELL, LINES, Side, opponent, reserve
from .displacing import can_displace
from .moves import Displace, Place
from .state import Ending, State

LINE_LENGTH: Final = 5
LONGEST: Final = 300
OCCURRENCES: Final = 3

RULES: Final[dict[Ending, str]] = {
    "line": "2.1",
    "repetition": "5.1",
    "length": "5.2",
    "blocked": "5.3",
}


def _span(rays: tuple[tuple[int, ...], tuple[int, ...]], cell: int) -> slice:
    """The part of the board in which a line of five through the cell would lie."""
    forward, backward = rays
    cells = sorted((*backward[: LINE_LENGTH - 1], cell, *forward[: LINE_LENGTH - 1]))
    return slice(cells[0], cells[-1] + 1, cells[1] - cells[0] if len(cells) > 1 else 1)


SPANS: Final = tuple(
    tuple((_span(rays, cell), rays) for rays in lines) for cell, lines in enumerate(LINES)
)


def line_through(board: str, cell: int) -> tuple[int, ...]:
    """Clauses 2.1 to 2.3: the straight line of five or more that the piece on `cell` is part of."""
    pieces = board.lower()
    own = pieces[cell]
    five = own * LINE_LENGTH
    for span, rays in SPANS[cell]:
        if five in pieces[span]:
            alike = (takewhile(lambda other: pieces[other] == own, ray) for ray in rays)
            return tuple(sorted((cell, *chain(*alike))))
    return ()


def ending(state: State) -> Ending | None:
    """Whether the move just made ends the match, and how. A line counts before any draw."""
    if isinstance(state.last, Place) and line_through(state.board, CELL[state.last.cell]):
        return "line"
    if isinstance(state.last, Displace) and line_through(state.board, CELL[state.last.to]):
        return "line"
    if occurrences(state) >= OCCURRENCES:
        return "repetition"
    if state.ply >= LONGEST:
        return "length"
    return None if can_move(state) else "blocked"


def occurrences(state: State) -> int:
    """Clause 5.1: how often this board has stood with this side to move, now included."""
    return 1 + state.since[-2::-2].count(state.board)


def can_move(state: State) -> bool:
    """Clause 5.3. While the reserve lasts there is always a free cell."""
    return reserve(state.board, state.turn) > 0 or can_displace(state)


def winning_line(state: State) -> tuple[int, ...]:
    """The cells of the line that ended the match, if one did."""
    if state.ended != "line":
        return ()
    if isinstance(state.last, Place):
        return line_through(state.board, CELL[state.last.cell])
    assert isinstance(state.last, Displace)  # noqa: S101  (a swap completes no line)
    return line_through(state.board, CELL[state.last.to])


def winner(state: State) -> Side | None:
    """Clause 2.1: whoever made the last move, if that move made a line."""
    return opponent(state.turn) if state.ended == "line" else None


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    rule, reason = RULES[state.ended], f"ended-{state.ended}"
    side = winner(state)
    if side is None:
        return Outcome(ranks=(1, 1), scores=(0.5, 0.5), rule=rule, reason=reason)
    first = state.seat_of(side) == 0
    ranks, scores = ((1, 2), (1.0, 0.0)) if first else ((2, 1), (0.0, 1.0))
    return Outcome(ranks=ranks, scores=scores, rule=rule, reason=reason)
