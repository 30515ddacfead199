"""Displacing a piece that is in play (chapter 4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veillee.kernel import Condition, Refusal, all_hold, first_broken

from .cells import is_free, is_ones_own, is_taken, letter_of, named
from .components import (
    ARENA,
    AROUND,
    BESIDE,
    CELL,
    CELLS,
    CORNERS,
    ENTRIES,
    HOLLOW,
    HOLLOWS,
    LION,
    OWN,
    PATH,
    Side,
    once_round,
)
from .moves import Displace
from .sliding import BY_A_SLIDE, free_ways, slides
from .state import RULEBOOK, State
from .touching import bound_to

Way = Condition[int, int]
"""On the cell that is left, and on the one gone to."""


def one_beside(origin: int, to: int) -> bool:
    return to in BESIDE[origin]


def one_around(origin: int, to: int) -> bool:
    return to in AROUND[origin]


def names(origin: int, to: int) -> dict[str, str]:
    return {"from": CELLS[origin], "to": CELLS[to]}


ONES_OWN: Final[tuple[Condition[str, Side, str], ...]] = (
    Condition("4.8", "nothing-there", is_taken, named),
    Condition("4.8", "not-your-piece", is_ones_own, named),
)
ELSEWHERE: Final[tuple[Way, ...]] = (
    Condition(
        "4.8",
        "stays-where-it-is",
        lambda origin, to: origin != to,
        lambda origin, _: {"cell": CELLS[origin]},
    ),
)
TO_A_CELL: Final[tuple[Condition[str, str], ...]] = (
    Condition("4.8", "target-taken", is_free, named),
)
OPEN: Final = letter_of(TO_A_CELL)
BY_A_STEP: Final[dict[str, tuple[Way, ...]]] = {
    "4.1": (Condition("4.1", "hollow-steps-straight", one_beside, names),),
    "4.2": (Condition("4.2", "lion-steps-by-one", one_around, names),),
    "4.4": (
        Condition("4.4", "lion-enters-by-one", lambda origin, to: to in ENTRIES[origin], names),
    ),
    "4.5": (
        Condition(
            "4.7",
            "corner-is-for-lions",
            lambda origin, to: to not in CORNERS or to not in AROUND[origin],
            names,
        ),
        Condition("4.5", "hollow-leaves-straight", one_beside, names),
    ),
    "4.6": (Condition("4.6", "lion-leaves-by-one", one_around, names),),
}
"""What each kind of displacement takes, by its clause; a slide (4.3) also hangs on others."""


def rule_of(piece: str, origin: int, to: int) -> str:
    """Which of the six kinds of displacement this is: its clause."""
    leaves = to in PATH
    if piece in HOLLOWS:
        return "4.5" if leaves else "4.1"
    if origin in ARENA:
        return "4.6" if leaves else "4.2"
    return "4.3" if leaves else "4.4"


def _steps(piece: str) -> tuple[tuple[tuple[int, Displace], ...], ...]:
    """For each cell, the cells that the piece steps to from there, and the moves that do so."""

    def reached(origin: int, to: int) -> bool:
        rule = rule_of(piece, origin, to)
        return rule in BY_A_STEP and all_hold(BY_A_STEP[rule], origin, to)

    return tuple(
        tuple((to, Displace(CELLS[origin], CELLS[to])) for to in around if reached(origin, to))
        for origin, around in enumerate(AROUND)
    )


# Every move there can be, made once: lists of legal moves are then a matter of picking.
HOLLOW_STEPS: Final = _steps(HOLLOW["black"])
LION_STEPS: Final = _steps(LION["black"])


def displacements(state: State) -> list[Displace]:
    """Every displacement of the side to move; once a piece is touched (1.5), that piece's."""
    board, side, touched = state.board, state.turn, state.touched
    hollows, lions = cells_with(board, HOLLOW[side]), cells_with(board, LION[side])
    if touched:
        bound = bound_to(touched)
        hollows = [cell for cell in hollows if cell in bound]
        lions = [cell for cell in lions if cell in bound]
    return displacements_of(board, hollows, lions)


def can_displace(state: State) -> bool:
    """Whether the side to move has any displacement: mostly its first piece has one."""
    board, side = state.board, state.turn
    return any(
        displacements_of(board, [cell], []) for cell in cells_with(board, HOLLOW[side])
    ) or any(displacements_of(board, [], [cell]) for cell in cells_with(board, LION[side]))


def displacements_of(board: str, hollows: list[int], lions: list[int]) -> list[Displace]:
    moves = [move for cell in hollows for to, move in HOLLOW_STEPS[cell] if board[to] == OPEN]
    if lions:
        moves += [move for cell in lions for to, move in LION_STEPS[cell] if board[to] == OPEN]
        free = free_ways(once_round(board))
        for cell in lions:
            if cell in PATH:
                moves += slides(cell, *free[cell])
    return moves


def cells_with(board: str, piece: str) -> list[int]:
    """The cells on which such a piece stands."""
    cells = []
    cell = board.find(piece)
    while cell >= 0:
        cells.append(cell)
        cell = board.find(piece, cell + 1)
    return cells


def why_not_displace(state: State, move: Displace) -> Refusal | None:
    board, origin, to = state.board, CELL[move.origin], CELL[move.to]
    piece = board[origin]
    if refusal := why_not_step(state.turn, piece, origin, board[to], to):
        return refusal
    if rule_of(piece, origin, to) in BY_A_STEP:
        return None
    return first_broken(RULEBOOK, BY_A_SLIDE, once_round(board), move)


@lru_cache(maxsize=8192)
def why_not_step(side: Side, piece: str, origin: int, standing: str, to: int) -> Refusal | None:
    """All that hangs on two cells and on what stands there."""
    return (
        first_broken(RULEBOOK, ONES_OWN, piece, side, CELLS[origin])
        or first_broken(RULEBOOK, ELSEWHERE, origin, to)
        or first_broken(RULEBOOK, TO_A_CELL, standing, CELLS[to])
        or first_broken(RULEBOOK, BY_A_STEP.get(rule_of(piece, origin, to), ()), origin, to)
    )


def face_when_displaced(piece: str, to: int) -> str:
    """Clause 4.5: a hollow piece that leaves the arena turns lion. Others stay as they are."""
    if to in PATH:
        return LION["black"] if piece in OWN["black"] else LION["white"]
    return piece
