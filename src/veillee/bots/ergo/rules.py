"""The native twin of Ergo's rules: the same moves and the same ends as `veillee.games.ergo`.

A move is one number, `origin * 128 + to`, where the origin of a placement is RESERVE (90). A piece
is 0 for none, 1 black hollow, 2 black lion, 3 white hollow, 4 white lion; a side is 0 (Black) or
1 (White). A tally counts each side's pieces in each of the 164 windows of five cells.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.ergo.geometry import (
    CELLS,
    HOLLOW_STEPS,
    LION_STEPS,
    RING,
    RING_LENGTH,
    RING_PLACE,
    WINDOW_COUNT,
    WINDOWS_OF,
    WINDOWS_OF_COUNT,
    Numbers,
)
from veillee.bots.ergo.weights import FACE_VALUE, WINDOW_VALUE
from veillee.bots.native import highest_bit, lowest_bit, native
from veillee.games.ergo.components import PIECES_EACH
from veillee.games.ergo.ending import LONGEST

RESERVE = 90
NO_MOVE = -1
PIECES, MOST_PLIES = PIECES_EACH, LONGEST
MOST_MOVES = 320  # 90 placements, 68 slides and 12 * 8 steps are fewer

# Places in `Position.facts`; those followed by "of Black" have White's right after them.
SIDE, PLY, RING_MASK, HASH = 0, 1, 2, 3
ON_BOARD, LINES, WORTH = 4, 6, 8  # of Black
FACTS = 10

PIECE_LETTERS = ".bBwW"
_random = np.random.default_rng(1974)
_KEYS = _random.integers(-(2**63), 2**63 - 1, size=(5, CELLS), dtype=np.int64)
_WHITE_TO_MOVE = int(_random.integers(-(2**63), 2**63 - 1, dtype=np.int64))


class Position(NamedTuple):
    """A position that is changed in place by `make` and `take_back`."""

    board: Numbers  # [90] pieces
    facts: Numbers  # [FACTS] whose turn, plies made, ring occupancy, hash, and so on
    men: Numbers  # [2, 12] the cells of each side's pieces on the board
    slot: Numbers  # [90] where a cell's piece is in `men`
    tally: Numbers  # [2, 164] pieces of each side in each window
    threes: Numbers  # [2, 3] bit sets of the windows with three own pieces and two free cells
    fours: Numbers  # [2, 3] the same of those with four own pieces and a free cell


def position(board: str, side: int, ply: int = 0) -> Position:
    """Read a board of 90 letters."""
    # The native code does not check its bounds: a wrong board must not get that far.
    black, white = (sum(board.count(letter) for letter in own) for own in ("bB", "wW"))
    if len(board) != CELLS or black > PIECES or white > PIECES:
        raise ValueError(
            f"not a board of {CELLS} cells with at most {PIECES} pieces a side: {board}"
        )
    found = Position(
        board=np.zeros(CELLS, dtype=np.int64),
        facts=np.zeros(FACTS, dtype=np.int64),
        men=np.zeros((2, PIECES), dtype=np.int64),
        slot=np.zeros(CELLS, dtype=np.int64),
        tally=np.zeros((2, WINDOW_COUNT), dtype=np.int64),
        threes=np.zeros((2, 3), dtype=np.int64),
        fours=np.zeros((2, 3), dtype=np.int64),
    )
    set_up(found, np.array([PIECE_LETTERS.index(letter) for letter in board]), side, ply)
    return found


def letters(pos: Position) -> str:
    """The board as 90 letters."""
    return "".join(PIECE_LETTERS[piece] for piece in pos.board)


@native
def set_up(pos: Position, pieces: Numbers, side: int, ply: int) -> None:
    """Put the pieces on an empty board."""
    for cell in range(CELLS):
        if pieces[cell] != 0:
            owner = (pieces[cell] - 1) >> 1
            join(pos, owner, cell)
            put(pos, cell, pieces[cell])
    pos.facts[PLY] = ply
    pos.facts[SIDE] = side
    if side == 1:
        pos.facts[HASH] ^= _WHITE_TO_MOVE


@native
def join(pos: Position, side: int, cell: int) -> None:
    """Add a piece to the list of its side's pieces."""
    last = pos.facts[ON_BOARD + side]
    pos.men[side, last] = cell
    pos.slot[cell] = last
    pos.facts[ON_BOARD + side] = last + 1


@native
def put(pos: Position, cell: int, piece: int) -> None:
    """Put a piece on a free cell and bring all counts up to date."""
    side = (piece - 1) >> 1
    foe = 1 - side
    facts, tally = pos.facts, pos.tally
    pos.board[cell] = piece
    facts[HASH] ^= _KEYS[piece, cell]
    facts[WORTH + side] += FACE_VALUE[piece, cell]
    if RING_PLACE[cell] >= 0:
        facts[RING_MASK] |= 1 << RING_PLACE[cell]
    gained = lost = 0
    for index in range(WINDOWS_OF_COUNT[cell]):
        window = WINDOWS_OF[cell, index]
        mine, other = tally[side, window], tally[foe, window]
        tally[side, window] = mine + 1
        gained += WINDOW_VALUE[mine + 1, other] - WINDOW_VALUE[mine, other]
        lost += WINDOW_VALUE[other, mine] - WINDOW_VALUE[other, mine + 1]
        if mine >= 2 and other == 0:
            pos.threes[side, window >> 6] ^= int(mine <= 3) << (window & 63)
            pos.fours[side, window >> 6] ^= int(mine >= 3) << (window & 63)
            if mine == 4:
                facts[LINES + side] += 1
        elif mine == 0 and other >= 3:
            pos.threes[foe, window >> 6] ^= int(other == 3) << (window & 63)
            pos.fours[foe, window >> 6] ^= int(other == 4) << (window & 63)
    facts[WORTH + side] += gained
    facts[WORTH + foe] -= lost


@native
def lift(pos: Position, cell: int) -> None:
    """Take a piece off its cell: exactly the reverse of `put`."""
    piece = pos.board[cell]
    side = (piece - 1) >> 1
    foe = 1 - side
    facts, tally = pos.facts, pos.tally
    pos.board[cell] = 0
    facts[HASH] ^= _KEYS[piece, cell]
    facts[WORTH + side] -= FACE_VALUE[piece, cell]
    if RING_PLACE[cell] >= 0:
        facts[RING_MASK] ^= 1 << RING_PLACE[cell]
    gained = lost = 0
    for index in range(WINDOWS_OF_COUNT[cell]):
        window = WINDOWS_OF[cell, index]
        mine, other = tally[side, window] - 1, tally[foe, window]
        tally[side, window] = mine
        gained += WINDOW_VALUE[mine + 1, other] - WINDOW_VALUE[mine, other]
        lost += WINDOW_VALUE[other, mine] - WINDOW_VALUE[other, mine + 1]
        if mine >= 2 and other == 0:
            pos.threes[side, window >> 6] ^= int(mine <= 3) << (window & 63)
            pos.fours[side, window >> 6] ^= int(mine >= 3) << (window & 63)
            if mine == 4:
                facts[LINES + side] -= 1
        elif mine == 0 and other >= 3:
            pos.threes[foe, window >> 6] ^= int(other == 3) << (window & 63)
            pos.fours[foe, window >> 6] ^= int(other == 4) << (window & 63)
    facts[WORTH + side] -= gained
    facts[WORTH + foe] += lost


@native
def landing(side: int, piece: int, cell: int) -> int:
    """The piece as it stands on `cell`: a piece on the path always shows its lion."""
    if RING_PLACE[cell] >= 0:
        return 2 * side + 2
    return piece if piece != 0 else 2 * side + 1


@native
def make(pos: Position, move: int) -> int:
    """Play a legal move; the answer (the piece as it was) is what `take_back` needs."""
    side = pos.facts[SIDE]
    origin, to = move >> 7, move & 127
    before = 0
    if origin == RESERVE:
        join(pos, side, to)
    else:
        before = pos.board[origin]
        lift(pos, origin)
        index = pos.slot[origin]
        pos.men[side, index] = to
        pos.slot[to] = index
    put(pos, to, landing(side, before, to))
    pos.facts[SIDE] = 1 - side
    pos.facts[HASH] ^= _WHITE_TO_MOVE
    pos.facts[PLY] += 1
    return before


@native
def take_back(pos: Position, move: int, before: int) -> None:
    """Undo the last move made."""
    side = 1 - pos.facts[SIDE]
    origin, to = move >> 7, move & 127
    lift(pos, to)
    if origin == RESERVE:
        pos.facts[ON_BOARD + side] -= 1
    else:
        index = pos.slot[to]
        pos.men[side, index] = origin
        pos.slot[origin] = index
        put(pos, origin, before)
    pos.facts[SIDE] = side
    pos.facts[HASH] ^= _WHITE_TO_MOVE
    pos.facts[PLY] -= 1


@native
def pass_turn(pos: Position) -> None:
    """Give the turn to the other side without a move: no rule allows it, but one may wonder."""
    pos.facts[SIDE] = 1 - pos.facts[SIDE]
    pos.facts[HASH] ^= _WHITE_TO_MOVE


@native
def free_ahead(ring_mask: int, place: int) -> int:
    """How many free cells a lion finds going up the ring before the next piece (or itself)."""
    beyond = ring_mask >> (place + 1)
    if beyond != 0:
        return lowest_bit(beyond)
    return lowest_bit(ring_mask) + RING_LENGTH - 1 - place


@native
def free_behind(ring_mask: int, place: int) -> int:
    """The same, going down the ring."""
    below = ring_mask & ((1 << place) - 1)
    if below != 0:
        return place - 1 - highest_bit(below)
    return place - 1 + RING_LENGTH - highest_bit(ring_mask)


@native
def legal(pos: Position, side: int, out: Numbers) -> int:
    """Write the moves `side` would have on its turn into `out`; the answer is their number."""
    board, found = pos.board, 0
    if pos.facts[ON_BOARD + side] < PIECES:
        for cell in range(CELLS):
            if board[cell] == 0:
                out[found] = RESERVE * 128 + cell
                found += 1
    for index in range(pos.facts[ON_BOARD + side]):
        origin = pos.men[side, index]
        lion = board[origin] == 2 * side + 2
        for direction in range(8):
            to = LION_STEPS[origin, direction] if lion else HOLLOW_STEPS[origin, direction]
            if to < 0:
                break
            if board[to] == 0:
                out[found] = origin * 128 + to
                found += 1
        place = RING_PLACE[origin]
        if place >= 0:
            ahead = free_ahead(pos.facts[RING_MASK], place)
            behind = free_behind(pos.facts[RING_MASK], place)
            if ahead == RING_LENGTH - 1:
                behind = 0  # alone on the ring: every cell is already reached going up
            for distance in range(-behind, ahead + 1):
                if distance != 0:
                    out[found] = origin * 128 + RING[(place + distance) % RING_LENGTH]
                    found += 1
    return found


@native
def legal_count(pos: Position, side: int) -> int:
    """How many moves `legal` would write."""
    board = pos.board
    on_board = pos.facts[ON_BOARD + side]
    found = 0
    if on_board < PIECES:
        found += CELLS - pos.facts[ON_BOARD] - pos.facts[ON_BOARD + 1]
    for index in range(on_board):
        origin = pos.men[side, index]
        lion = board[origin] == 2 * side + 2
        for direction in range(8):
            to = LION_STEPS[origin, direction] if lion else HOLLOW_STEPS[origin, direction]
            if to < 0:
                break
            if board[to] == 0:
                found += 1
        place = RING_PLACE[origin]
        if place >= 0:
            ahead = free_ahead(pos.facts[RING_MASK], place)
            found += ahead
            if ahead != RING_LENGTH - 1:
                found += free_behind(pos.facts[RING_MASK], place)
    return found


@native
def count_leaves(pos: Position, depth: int) -> int:
    """Sequences of `depth` moves; a line ends the game, and only the mover can have made one."""
    side = pos.facts[SIDE]
    if pos.facts[LINES + 1 - side] > 0:
        return 0
    if depth == 0:
        return 1
    if depth == 1:
        return legal_count(pos, side)
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    total = 0
    for index in range(legal(pos, side, moves)):
        before = make(pos, moves[index])
        total += count_leaves(pos, depth - 1)
        take_back(pos, moves[index], before)
    return total


def leaf_count(board: str, side: int, depth: int) -> int:
    """The number of different sequences of `depth` moves from here."""
    return int(count_leaves(position(board, side), depth))
