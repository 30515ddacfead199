"""A slow, plain prover of forced wins, which shares nothing with the bots' quick searches.

The attacker tries every legal move that threatens to win in one, the defender every legal move. A
win in one is found by making every legal move and looking for a line.
"""

import numpy as np

from veillee.bots.ergo.rules import (
    MOST_MOVES,
    Position,
    legal,
    make,
    pass_turn,
    position,
    take_back,
)
from veillee.bots.native import native


@native
def can_win_now(pos: Position) -> bool:
    """Has the side to move a move that makes a line?"""
    side = pos.facts[0].side
    # Only a window that already holds four can be completed: spares most positions the long way.
    if pos.sides[side].tally.max() < 4:
        return False
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    for index in range(legal(pos, side, moves)):
        before = make(pos, moves[index])
        won = pos.sides[side].lines > 0
        take_back(pos, moves[index], before)
        if won:
            return True
    return False


@native
def threatens(pos: Position) -> bool:
    """Would the side that has just moved win in one if it could move again?"""
    pass_turn(pos)
    answer = can_win_now(pos)
    pass_turn(pos)
    return answer


@native
def is_forced(pos: Position, plies: int) -> bool:
    """Is the attacker's line forced within `plies` plies, by threats alone?

    It is the attacker's turn when `plies` is odd: then some move that threatens must do. Else it is
    the defender's, and every legal move must fail. One function for both turns, because machine
    code of functions that call each other in a circle crashes when loaded from numba's cache.
    """
    attacking = plies % 2 == 1
    if can_win_now(pos):
        return attacking and plies >= 1
    if attacking and plies < 3:
        return False
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    count = legal(pos, pos.facts[0].side, moves)
    for index in range(count):
        before = make(pos, moves[index])
        forced = (not attacking or threatens(pos)) and is_forced(pos, plies - 1)
        take_back(pos, moves[index], before)
        if forced == attacking:
            return attacking
    return not attacking and count > 0


def shortest_forced_win(board: str, side: int, most: int) -> int | None:
    """The plies of the shortest win by threats alone, if there is one of at most `most`."""
    for plies in range(1, most + 1, 2):
        if is_forced(position(board, side), plies):
            return plies
    return None


def keeps_forced_win(board: str, side: int, move: int, plies: int) -> bool:
    """Does `move` win at once, or leave the other side lost within `plies`, this move included?"""
    pos = position(board, side)
    make(pos, move)
    return bool(pos.sides[side].lines > 0 or is_forced(pos, plies - 1))
