"""Displacing a piece that is in play (chapter 4)."""

from __future__ import annotations

from veillee.kernel import Refusal

from .components import (
    ARENA,
    AROUND,
    BESIDE,
    CELL,
    CORNERS,
    ENTRIES,
    FREE,
    HOLLOW,
    LION,
    OWN,
    PATH,
    WAYS_ROUND,
    opponent,
)
from .moves import DISPLACE, Displace
from .rulebook import RULEBOOK
from .state import State


def displacements(state: State) -> list[Displace]:
    """Every displacement of the side to move."""
    board, own = state.board, OWN[state.turn]
    return [
        DISPLACE[origin][to]
        for origin, piece in enumerate(board)
        if piece in own
        for to in destinations(board, origin)
    ]


def destinations(board: str, origin: int) -> list[int]:
    """Where the piece on `origin` may go."""
    if board[origin] in HOLLOW.values():
        near = BESIDE[origin]  # 4.1 within the arena, 4.5 out of it
    elif origin in ARENA:
        near = AROUND[origin]  # 4.2 within the arena, 4.6 out of it
    else:
        near = ENTRIES[origin]  # 4.4 into the arena; 4.3 along the path comes besides
    free = [cell for cell in near if board[cell] == FREE]
    return free + slides(board, origin) if origin in PATH else free


def slides(board: str, origin: int) -> list[int]:
    """Clause 4.3: along the path, either way round, as far as nothing stands there."""
    reached: list[int] = []
    for way in WAYS_ROUND[origin]:
        for cell in way:
            if board[cell] != FREE:
                break
            reached.append(cell)
        else:
            # Nothing else on the path: the other way round leads to the same cells.
            return reached
    return reached


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
    if to in destinations(board, origin):
        return None
    if board[origin] in HOLLOW.values() and to in CORNERS and to in AROUND[origin]:
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
    if piece in HOLLOW.values():
        return "4.5" if leaves else "4.1"
    if origin in ARENA:
        return "4.6" if leaves else "4.2"
    return "4.3" if leaves else "4.4"


def face_when_displaced(piece: str, to: int) -> str:
    """Clause 4.5: a hollow piece that leaves the arena turns lion. Others stay as they are."""
    if to in PATH:
        return LION["black"] if piece in OWN["black"] else LION["white"]
    return piece
