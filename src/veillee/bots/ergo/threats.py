"""Wins in one, the moves that stop them, and chains of threats that leave no good answer."""

import numpy as np

from veillee.bots.arrays import Numbers, Records, record
from veillee.bots.ergo.geometry import (
    CELLS,
    HOLLOW_FROM,
    LION_STEPS,
    RING,
    RING_LENGTH,
    RING_PLACE,
    WINDOWS,
)
from veillee.bots.ergo.rules import (
    MOST_MOVES,
    MOST_PLIES,
    NO_MOVE,
    PIECES,
    RESERVE,
    Position,
    free_ahead,
    free_behind,
    legal,
    make,
    take_back,
)
from veillee.bots.native import lowest_bit, native

# How many plies of a position were searched in vain for a chain of threats.
IN_VAIN = record("hash", "plies")


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
    if pos.sides[side].on_board < PIECES:
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
    place, ring = RING_PLACE[to], pos.facts[0].ring
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
def has_four(pos: Position, side: int) -> bool:
    """Is there a window with four of the side's pieces and a free cell?"""
    fours = pos.sides[side].fours
    found: bool = fours[0] | fours[1] | fours[2] != 0
    return found


@native
def has_three_or_four(pos: Position, side: int) -> bool:
    """Without one no move threatens a line."""
    threes = pos.sides[side].threes
    return threes[0] | threes[1] | threes[2] != 0 or has_four(pos, side)


@native
def win_in_one(pos: Position, side: int) -> int:
    """A move that would make a line for `side` if it were its turn, or NO_MOVE.

    Such a move fills the hole of a window that holds four: with a piece of the reserve, or with a
    piece on the board that is not one of the four.
    """
    if not has_four(pos, side):
        return NO_MOVE
    coming = np.empty(16, dtype=np.int64)
    for word in range(3):
        rest = pos.sides[side].fours[word]
        while rest != 0:
            window = 64 * word + lowest_bit(rest)
            rest &= rest - 1
            hole = hole_of(pos, window)
            if pos.sides[side].on_board < PIECES:
                return RESERVE * 128 + hole
            for index in range(moves_to(pos, side, hole, coming)):
                move: int = coming[index]
                if not is_in_window(move >> 7, window):
                    return move
    return NO_MOVE


@native
def makes_a_line(pos: Position, move: int) -> bool:
    """Does this move of the side to move win at once?"""
    own = pos.sides[pos.facts[0].side]
    before = make(pos, move)
    made: bool = own.lines > 0
    take_back(pos, move, before)
    return made


@native
def has_two_holes(pos: Position, side: int) -> bool:
    """Do the side's fours want pieces in two different cells?"""
    found = -1
    for word in range(3):
        rest = pos.sides[side].fours[word]
        while rest != 0:
            hole = hole_of(pos, 64 * word + lowest_bit(rest))
            rest &= rest - 1
            if found >= 0 and hole != found:
                return True
            found = hole
    return False


@native
def stopping_moves(pos: Position, out: Numbers) -> int:
    """Write every move of the side to move after which the other side has no win in one.

    No piece is ever taken, so a winning step is stopped on its target alone; a slide also on its
    way.
    """
    side = pos.facts[0].side
    foe = 1 - side
    has_reserve = pos.sides[foe].on_board < PIECES
    if has_reserve and has_two_holes(pos, foe):
        return 0
    danger = win_in_one(pos, foe)
    if danger == NO_MOVE:
        return legal(pos, side, out)
    origin, hole = danger >> 7, danger & 127
    if origin != RESERVE and RING_PLACE[origin] >= 0 and RING_PLACE[hole] >= 0:
        count = 0
        for place in range(RING_LENGTH):
            if pos.board[RING[place]] == 0:
                count += moves_to(pos, side, RING[place], out[count:])
    else:
        count = moves_to(pos, side, hole, out)
    kept = 0
    for index in range(count):
        move = out[index]
        # A piece of the reserve in the only hole uncovers nothing: no need to try it.
        stops = has_reserve and move >> 7 == RESERVE
        if not stops:
            before = make(pos, move)
            stops = win_in_one(pos, foe) == NO_MOVE
            take_back(pos, move, before)
        if stops:
            out[kept] = move
            kept += 1
    return kept


@native
def cells_of_threes(pos: Position, side: int, wanted: Numbers) -> None:
    """Mark the free cells of windows that hold three: a piece there makes a new four."""
    for word in range(3):
        rest = pos.sides[side].threes[word]
        while rest != 0:
            window = 64 * word + lowest_bit(rest)
            rest &= rest - 1
            for index in range(5):
                wanted[WINDOWS[window, index]] = 1


@native
def cells_beside_holes(pos: Position, side: int, wanted: Numbers) -> bool:
    """Mark a four's hole and the cells around it; False if slides may come to it too."""
    for word in range(3):
        rest = pos.sides[side].fours[word]
        while rest != 0:
            hole = hole_of(pos, 64 * word + lowest_bit(rest))
            rest &= rest - 1
            if RING_PLACE[hole] >= 0:
                return False
            wanted[hole] = 1  # one of the four itself may go there, and leave a hole behind
            for index in range(8):
                if LION_STEPS[hole, index] < 0:
                    break
                wanted[LION_STEPS[hole, index]] = 1
    return True


@native
def threatening_moves(pos: Position, out: Numbers) -> int:
    """Write every move that threatens a win in one and leaves the other side none.

    It makes a four, or brings a piece near the hole of one that nothing reached yet; where that
    hole is on the path, any move may open the way to it.
    """
    side = pos.facts[0].side
    foe = 1 - side
    wanted = np.zeros(CELLS, dtype=np.int64)
    cells_of_threes(pos, side, wanted)
    # With a second piece in reserve, a placement that makes a four is a threat: no need to try it.
    is_plain = pos.sides[side].on_board + 1 < PIECES and not has_four(pos, foe)
    if has_four(pos, side):
        is_plain = False
    count = 0
    if cells_beside_holes(pos, side, wanted):
        for cell in range(CELLS):
            if wanted[cell] != 0 and pos.board[cell] == 0:
                count += moves_to(pos, side, cell, out[count:])
    else:
        count = legal(pos, side, out)
    kept = 0
    for index in range(count):
        move = out[index]
        threatens = is_plain and move >> 7 == RESERVE
        if not threatens:
            before = make(pos, move)
            threatens = win_in_one(pos, side) != NO_MOVE and win_in_one(pos, foe) == NO_MOVE
            take_back(pos, move, before)
        if threatens:
            out[kept] = move
            kept += 1
    return kept


@native
def chain(pos: Position, plies: int, control: Records, known: Records) -> tuple[int, int]:
    """The length of a forced win for the side to move, every move of its a threat, and its first
    move; 0 if none is found.

    The other side may answer with any move that stops the threat (or wins). `known` remembers what
    was searched in vain. A search cut short by the clock or the chain's limit answers 0.
    """
    work, here = control[0], pos.facts[0]
    work.chain_nodes += 1
    if work.stop != 0 or work.chain_nodes > work.chain_limit:
        return 0, NO_MOVE
    side = here.side
    winning = win_in_one(pos, side)
    if winning != NO_MOVE:
        return 1, winning
    if plies < 3 or here.ply + plies > MOST_PLIES or not has_three_or_four(pos, side):
        return 0, NO_MOVE
    entry = known[here.hash & (len(known) - 1)]
    if entry.hash == here.hash and entry.plies >= plies:
        return 0, NO_MOVE
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    answers = np.empty(MOST_MOVES, dtype=np.int64)
    for index in range(threatening_moves(pos, moves)):
        before = make(pos, moves[index])
        longest = 3
        answer_count = stopping_moves(pos, answers)
        for choice in range(answer_count):
            answer_before = make(pos, answers[choice])
            rest, _ = chain(pos, plies - 2, control, known)
            take_back(pos, answers[choice], answer_before)
            if rest == 0:
                longest = 0
                break
            longest = max(longest, rest + 2)
        take_back(pos, moves[index], before)
        if longest > 0:
            return longest, moves[index]
    if work.stop == 0 and work.chain_nodes <= work.chain_limit:
        entry.hash, entry.plies = here.hash, plies
    return 0, NO_MOVE


@native
def shortest_chain(
    pos: Position, longest: int, control: Records, known: Records
) -> tuple[int, int]:
    """The same, of the fewest plies; each length is looked at up to the chain's limit."""
    for plies in range(1, longest + 1, 2):
        control[0].chain_nodes = 0
        length, move = chain(pos, plies, control, known)
        if length > 0:
            return length, move
    return 0, NO_MOVE
