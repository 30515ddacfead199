"""Displacing a piece that is in play (chapter 4)."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from veillee.kernel import Refusal

from .components import (
    ARENA,
    AROUND,
    BESIDE,
    CELL,
    CELLS,
    CORNERS,
    ENTRIES,
    FREE,
    HOLLOW,
    HOLLOWS,
    LION,
    OWN,
    PATH,
    RING,
    opponent,
)
from .moves import Displace
from .rulebook import RULEBOOK
from .state import State


def _steps(targets: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, Displace], ...], ...]:
    """For each cell, the cells one step away and the moves that go there."""
    return tuple(
        tuple((to, Displace(CELLS[origin], CELLS[to])) for to in near)
        for origin, near in enumerate(targets)
    )


# Every move there can be, made once: lists of legal moves are then a matter of picking.
HOLLOW_STEPS: Final = _steps(BESIDE)  # 4.1 within the arena, 4.5 out of it
LION_STEPS: Final = _steps(
    # 4.2 within the arena, 4.6 out of it, 4.4 into it
    tuple(AROUND[cell] if cell in ARENA else ENTRIES[cell] for cell in range(len(CELLS)))
)
PLACE_ON_RING: Final = {cell: place for place, cell in enumerate(RING)}
ROUND_THE_RING: Final = tuple(
    tuple(Displace(CELLS[origin], CELLS[to]) for to in RING[place + 1 :] + RING[:place])
    for place, origin in enumerate(RING)
)
_along_the_ring = itemgetter(*RING)


def displacements(state: State) -> list[Displace]:
    """Every displacement of the side to move; once a piece is touched (6.2), that piece's."""
    board, side = state.board, state.turn
    if state.touched:
        cell = CELL[state.touched]
        hollows, lions = ([cell], []) if board[cell] in HOLLOWS else ([], [cell])
    else:
        hollows, lions = cells_with(board, HOLLOW[side]), cells_with(board, LION[side])
    moves = [move for cell in hollows for to, move in HOLLOW_STEPS[cell] if board[to] == FREE]
    moves += [move for cell in lions for to, move in LION_STEPS[cell] if board[to] == FREE]
    ring = ring_of(board)
    for cell in lions:
        if cell in PATH:
            moves += slides(ring, cell)
    return moves


def can_displace(state: State) -> bool:
    """Whether the side to move has any displacement."""
    board, side = state.board, state.turn
    for cell in cells_with(board, HOLLOW[side]):
        if any(board[to] == FREE for to in BESIDE[cell]):
            return True
    for cell in cells_with(board, LION[side]):
        if any(board[to] == FREE for to, _ in LION_STEPS[cell]):
            return True
        if cell in PATH and slides(ring_of(board), cell):
            return True
    return False


def cells_with(board: str, piece: str) -> list[int]:
    """The cells on which such a piece stands."""
    cells = []
    cell = board.find(piece)
    while cell >= 0:
        cells.append(cell)
        cell = board.find(piece, cell + 1)
    return cells


def ring_of(board: str) -> str:
    """The letters on the path, once round."""
    return "".join(_along_the_ring(board))


def slides(ring: str, origin: int) -> tuple[Displace, ...]:
    """Clause 4.3: along the path, either way round, as far as nothing stands there."""
    place = PLACE_ON_RING[origin]
    ahead, moves = ring[place + 1 :] + ring[:place], ROUND_THE_RING[place]
    free_ahead = len(ahead) - len(ahead.lstrip(FREE))
    if free_ahead == len(ahead):
        # Nothing else on the path: the other way round leads to the same cells.
        return moves
    return moves[:free_ahead] + moves[len(ahead.rstrip(FREE)) :]


def reaches(board: str, move: Displace) -> bool:
    """Whether the piece on the first cell may go to the second, which is free."""
    origin, to = CELL[move.origin], CELL[move.to]
    if board[origin] in HOLLOWS:
        return to in BESIDE[origin]
    if origin in ARENA:
        return to in AROUND[origin]
    return to in ENTRIES[origin] or move in slides(ring_of(board), origin)


def why_not_displace(state: State, move: Displace) -> Refusal | None:
    board, origin, to = state.board, CELL[move.origin], CELL[move.to]
    names = {"from": move.origin, "to": move.to}
    if board[origin] == FREE:
        return RULEBOOK.refuse("4.8", "nothing-there", cell=move.origin)
    if board[origin] in OWN[opponent(state.turn)]:
        return RULEBOOK.refuse("4.8", "not-your-piece", cell=move.origin)
    if origin == to:
        return RULEBOOK.refuse("4.8", "stays-where-it-is", cell=move.origin)
    if board[to] != FREE:
        return RULEBOOK.refuse("4.8", "target-taken", cell=move.to)
    if reaches(board, move):
        return None
    if board[origin] in HOLLOWS and to in CORNERS and to in AROUND[origin]:
        return RULEBOOK.refuse("4.7", "corner-is-for-lions", **names)
    match rule_of(board[origin], origin, to):
        case "4.1":
            return RULEBOOK.refuse("4.1", "hollow-steps-straight", **names)
        case "4.2":
            return RULEBOOK.refuse("4.2", "lion-steps-by-one", **names)
        case "4.3":
            return RULEBOOK.refuse("4.3", "path-is-blocked", **names)
        case "4.4":
            return RULEBOOK.refuse("4.4", "lion-enters-by-one", **names)
        case "4.5":
            return RULEBOOK.refuse("4.5", "hollow-leaves-straight", **names)
        case _:
            return RULEBOOK.refuse("4.6", "lion-leaves-by-one", **names)


def rule_of(piece: str, origin: int, to: int) -> str:
    """Which of the six kinds of displacement this is: its clause."""
    leaves = to in PATH
    if piece in HOLLOWS:
        return "4.5" if leaves else "4.1"
    if origin in ARENA:
        return "4.6" if leaves else "4.2"
    return "4.3" if leaves else "4.4"


def face_when_displaced(piece: str, to: int) -> str:
    """Clause 4.5: a hollow piece that leaves the arena turns lion. Others stay as they are."""
    if to in PATH:
        return LION["black"] if piece in OWN["black"] else LION["white"]
    return piece
