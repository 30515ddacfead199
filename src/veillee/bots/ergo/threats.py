"""Wins in one, the moves that stop them, and chains of threats that leave no good answer."""

import numpy as np

from veillee.bots.ergo.geometry import (
    CELLS,
    HOLLOW_FROM,
    LION_STEPS,
    RING,
    RING_LENGTH,
    RING_PLACE,
    WINDOW_COUNT,
    WINDOWS,
    Numbers,
)
from veillee.bots.ergo.rules import (
    HASH,
    MOST_MOVES,
    MOST_PLIES,
    NO_MOVE,
    ON_BOARD,
    PIECES,
    PLY,
    RESERVE,
    RING_MASK,
    SIDE,
    Position,
    free_ahead,
    free_behind,
    legal,
    make,
    take_back,
)
from veillee.bots.native import lowest_bit, native

# Places in the `control` array shared by the searches and the clock's thread.
STOP, NODES, NODE_LIMIT, SALT, NOISE, CHAIN_NODES, CHAIN_LIMIT = 0, 1, 2, 3, 4, 5, 6
CONTROLS = 7


@native
def hole_of(pos: Position, window: int) -> int:
    """The free cell of a window that has one."""
    hole = -1
    for index in range(5):
        if pos.board[WINDOWS[window, index]] == 0:
            hole = WINDOWS[window, index]
    return hole


@native
def is_in_window(cell: int, window: int) -> bool:
    """Is the cell one of the window's five?"""
    found = False
    for index in range(5):
        found |= WINDOWS[window, index] == cell
    return found


@native
def moves_to(pos: Position, side: int, to: int, out: Numbers) -> int:
    """Write the moves that would bring a piece of `side` to the free cell `to`."""
    found, board = 0, pos.board
    if pos.facts[ON_BOARD + side] < PIECES:
        out[found] = RESERVE * 128 + to
        found += 1
    for index in range(8):
        origin = LION_STEPS[to, index]
        if origin < 0:
            break
        if board[origin] == 2 * side + 2:
            out[found] = origin * 128 + to
            found += 1
    for index in range(4):
        origin = HOLLOW_FROM[to, index]
        if origin < 0:
            break
        if board[origin] == 2 * side + 1:
            out[found] = origin * 128 + to
            found += 1
    place, ring = RING_PLACE[to], pos.facts[RING_MASK]
    if place >= 0 and ring != 0:
        above = RING[(place + free_ahead(ring, place) + 1) % RING_LENGTH]
        under = RING[(place - free_behind(ring, place) - 1 + RING_LENGTH) % RING_LENGTH]
        if board[above] == 2 * side + 2:
            out[found] = above * 128 + to
            found += 1
        if under != above and board[under] == 2 * side + 2:
            out[found] = under * 128 + to
            found += 1
    return found


@native
def win_in_one(pos: Position, side: int) -> int:
    """A move that would make a line for `side` if it were its turn, or NO_MOVE.

    Such a move fills the hole of a window that holds four: with a piece of the reserve, or with a
    piece on the board that is not one of the four.
    """
    if pos.fours[side, 0] | pos.fours[side, 1] | pos.fours[side, 2] == 0:
        return NO_MOVE
    coming = np.empty(16, dtype=np.int64)
    for word in range(3):
        rest = pos.fours[side, word]
        while rest != 0:
            window = 64 * word + lowest_bit(rest)
            rest &= rest - 1
            hole = hole_of(pos, window)
            if pos.facts[ON_BOARD + side] < PIECES:
                return RESERVE * 128 + hole
            for index in range(moves_to(pos, side, hole, coming)):
                move: int = coming[index]
                if not is_in_window(move >> 7, window):
                    return move
    return NO_MOVE


@native
def only_hole(pos: Position, side: int) -> int:
    """The one cell where `side`'s fours want a piece; -1 where there are two such cells."""
    found = -1
    for word in range(3):
        rest = pos.fours[side, word]
        while rest != 0:
            hole = hole_of(pos, 64 * word + lowest_bit(rest))
            rest &= rest - 1
            if found >= 0 and hole != found:
                return -1
            found = hole
    return found


@native
def stopping_moves(pos: Position, out: Numbers) -> int:
    """Write every move of the side to move after which the other side has no win in one."""
    side = pos.facts[SIDE]
    foe = 1 - side
    if pos.facts[ON_BOARD + foe] < PIECES:
        # A foe with pieces in reserve fills any hole: only standing in it helps.
        hole = only_hole(pos, foe)
        if hole < 0:
            return 0
        count = moves_to(pos, side, hole, out)
    else:
        count = legal(pos, side, out)
    kept = 0
    for index in range(count):
        move = out[index]
        before = make(pos, move)
        if win_in_one(pos, foe) == NO_MOVE:
            out[kept] = move
            kept += 1
        take_back(pos, move, before)
    return kept


@native
def threatening_moves(pos: Position, out: Numbers) -> int:
    """Write every move that threatens a win in one and leaves the other side none."""
    side = pos.facts[SIDE]
    foe = 1 - side
    count = 0
    if pos.fours[side, 0] | pos.fours[side, 1] | pos.fours[side, 2] != 0:
        # A four whose hole nothing reaches yet: any move may be the one that brings a piece near.
        count = legal(pos, side, out)
    else:
        # A new four is a window of three that one more piece joins.
        joined = np.zeros(CELLS, dtype=np.bool_)
        for window in range(WINDOW_COUNT):
            if pos.tally[side, window] == 3 and pos.tally[foe, window] == 0:
                for index in range(5):
                    cell = WINDOWS[window, index]
                    if pos.board[cell] == 0 and not joined[cell]:
                        joined[cell] = True
                        count += moves_to(pos, side, cell, out[count:])
    kept = 0
    for index in range(count):
        move = out[index]
        before = make(pos, move)
        if win_in_one(pos, side) != NO_MOVE and win_in_one(pos, foe) == NO_MOVE:
            out[kept] = move
            kept += 1
        take_back(pos, move, before)
    return kept


@native
def chain(pos: Position, plies: int, control: Numbers, known: Numbers, best: Numbers) -> int:
    """The length of a forced win for the side to move, every move of its a threat; 0 if none found.

    The other side may answer with any move that stops the threat (or wins). `known` remembers, per
    hash, how many plies were searched in vain; `best` gets the first move. The shortest win is
    found when called with growing odd `plies`. A search cut short by the clock or the node limit
    answers 0.
    """
    control[CHAIN_NODES] += 1
    if control[STOP] != 0 or control[CHAIN_NODES] > control[CHAIN_LIMIT]:
        return 0
    side = pos.facts[SIDE]
    winning = win_in_one(pos, side)
    if winning != NO_MOVE:
        best[0] = winning
        return 1
    if plies < 3 or pos.facts[PLY] + plies > MOST_PLIES:
        return 0
    entry = pos.facts[HASH] & (len(known) - 1)
    if known[entry, 0] == pos.facts[HASH] and known[entry, 1] >= plies:
        return 0
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    answers = np.empty(MOST_MOVES, dtype=np.int64)
    ignored = np.empty(1, dtype=np.int64)
    for index in range(threatening_moves(pos, moves)):
        before = make(pos, moves[index])
        longest = 3
        answer_count = stopping_moves(pos, answers)
        for choice in range(answer_count):
            answer_before = make(pos, answers[choice])
            rest = chain(pos, plies - 2, control, known, ignored)
            take_back(pos, answers[choice], answer_before)
            if rest == 0:
                longest = 0
                break
            longest = max(longest, rest + 2)
        take_back(pos, moves[index], before)
        if longest > 0:
            best[0] = moves[index]
            return longest
    if control[STOP] == 0 and control[CHAIN_NODES] <= control[CHAIN_LIMIT]:
        known[entry, 0] = pos.facts[HASH]
        known[entry, 1] = plies
    return 0
