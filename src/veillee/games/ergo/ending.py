"""How a match ends: a line (chapter 2) or a draw (chapter 5)."""

from __future__ import annotations

from typing import Final

from veillee.kernel import Outcome

from .components import CELL, LINES, OWN, Side, opponent, reserve
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


def line_through(board: str, cell: int) -> tuple[int, ...]:
    """Clauses 2.1 to 2.3: the straight line of five or more that the piece on `cell` is part of."""
    own = OWN["black"] if board[cell] in OWN["black"] else OWN["white"]
    for forward, backward in LINES[cell]:
        line = [cell]
        for ray in (forward, backward):
            for other in ray:
                if board[other] not in own:
                    break
                line.append(other)
        if len(line) >= LINE_LENGTH:
            return tuple(sorted(line))
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
