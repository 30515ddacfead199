"""The native twin of Ergo's rules: the same moves and the same ends as `veillee.games.ergo`.

A move is one number, `origin * 128 + to`, where the origin of a placement is RESERVE (90). A piece
is 0 for none, 1 black hollow, 2 black lion, 3 white hollow, 4 white lion; a side is 0 (Black) or
1 (White). A tally counts each side's pieces in each of the 164 windows of five cells.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Records, record
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
)
from veillee.bots.ergo.weights import FACE_VALUE, WINDOW_VALUE
from veillee.bots.native import highest_bit, lowest_bit, native
from veillee.games.ergo.components import PIECES_EACH
from veillee.games.ergo.ending import LONGEST

RESERVE = 90
NO_MOVE = -1
PIECES, MOST_PLIES = PIECES_EACH, LONGEST
MOST_MOVES = 320  # 90 placements, 68 slides and 12 * 8 steps are fewer

FACTS = record(
    "side",  # whose turn it is
    "ply",  # how many moves were made
    "ring",  # a bit for each cell of the ring, set where a piece stands
    "hash",  # of the board and the turn
)
SIDE = record(
    "on_board",  # how many pieces it has there
    ("men", PIECES),  # their cells
    ("tally", WINDOW_COUNT),  # how many of them are in each window
    ("threes", 3),  # bit sets of the windows with three of them and two free cells
    ("fours", 3),  # the same of those with four of them and a free cell
    "lines",  # how many windows are full of them
    "worth",  # of its windows and faces
)

PIECE_LETTERS = ".bBwW"
_random = np.random.default_rng(1974)
_KEYS = _random.integers(-(2**63), 2**63 - 1, size=(5, CELLS), dtype=np.int64)
_WHITE_TO_MOVE = int(_random.integers(-(2**63), 2**63 - 1, dtype=np.int64))


class Position(NamedTuple):
    """A position that is changed in place by `make` and `take_back`."""

    board: Numbers  # [90] pieces
    slot: Numbers  # [90] where a cell's piece is in its side's `men`
    facts: Records  # [1] of FACTS
    sides: Records  # [2] of SIDE


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
        slot=np.zeros(CELLS, dtype=np.int64),
        facts=np.zeros(1, dtype=FACTS),
        sides=np.zeros(2, dtype=SIDE),
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
    here = pos.facts[0]
    here.ply, here.side = ply, side
    if side == 1:
        here.hash ^= _WHITE_TO_MOVE


@native
def join(pos: Position, side: int, cell: int) -> None:
    """Add a piece to the list of its side's pieces."""
    own = pos.sides[side]
    own.men[own.on_board] = cell
    pos.slot[cell] = own.on_board
    own.on_board += 1


@native
def put(pos: Position, cell: int, piece: int) -> None:
    """Put a piece on a free cell."""
    pos.board[cell] = piece
    count_piece(pos, cell, piece, 1)


@native
def lift(pos: Position, cell: int) -> None:
    """Take a piece off its cell."""
    count_piece(pos, cell, pos.board[cell], -1)
    pos.board[cell] = 0


@native
def count_piece(pos: Position, cell: int, piece: int, change: int) -> None:
    """Bring all counts up to date where a piece comes (1) or goes (-1)."""
    side = (piece - 1) >> 1
    here, own, foes = pos.facts[0], pos.sides[side], pos.sides[1 - side]
    here.hash ^= _KEYS[piece, cell]
    if RING_PLACE[cell] >= 0:
        here.ring ^= 1 << RING_PLACE[cell]
    gained, lost = FACE_VALUE[piece, cell], 0
    for index in range(WINDOWS_OF_COUNT[cell]):
        window = WINDOWS_OF[cell, index]
        mine, other = own.tally[window] - int(change < 0), foes.tally[window]  # without the piece
        own.tally[window] += change
        gained += WINDOW_VALUE[mine + 1, other] - WINDOW_VALUE[mine, other]
        lost += WINDOW_VALUE[other, mine] - WINDOW_VALUE[other, mine + 1]
        if mine >= 2 and other == 0:
            own.threes[window >> 6] ^= int(mine <= 3) << (window & 63)
            own.fours[window >> 6] ^= int(mine >= 3) << (window & 63)
            if mine == 4:
                own.lines += change
        elif mine == 0 and other >= 3:
            foes.threes[window >> 6] ^= int(other == 3) << (window & 63)
            foes.fours[window >> 6] ^= int(other == 4) << (window & 63)
    own.worth += change * gained
    foes.worth -= change * lost


@native
def landing(side: int, piece: int, cell: int) -> int:
    """The piece as it stands on `cell`: a piece on the path always shows its lion."""
    if RING_PLACE[cell] >= 0:
        return 2 * side + 2
    return piece if piece != 0 else 2 * side + 1


@native
def make(pos: Position, move: int) -> int:
    """Play a legal move; the answer (the piece as it was) is what `take_back` needs."""
    here = pos.facts[0]
    side = here.side
    origin, to = move >> 7, move & 127
    before = 0
    if origin == RESERVE:
        join(pos, side, to)
    else:
        before = pos.board[origin]
        lift(pos, origin)
        index = pos.slot[origin]
        pos.sides[side].men[index] = to
        pos.slot[to] = index
    put(pos, to, landing(side, before, to))
    pass_turn(pos)
    here.ply += 1
    return before


@native
def take_back(pos: Position, move: int, before: int) -> None:
    """Undo the last move made."""
    here = pos.facts[0]
    side = 1 - here.side
    origin, to = move >> 7, move & 127
    lift(pos, to)
    if origin == RESERVE:
        pos.sides[side].on_board -= 1
    else:
        index = pos.slot[to]
        pos.sides[side].men[index] = origin
        pos.slot[origin] = index
        put(pos, origin, before)
    pass_turn(pos)
    here.ply -= 1


@native
def pass_turn(pos: Position) -> None:
    """Give the turn to the other side without a move: no rule allows it, but one may wonder."""
    here = pos.facts[0]
    here.side = 1 - here.side
    here.hash ^= _WHITE_TO_MOVE


@native
def free_ahead(ring: int, place: int) -> int:
    """How many free cells a lion finds going up the ring before the next piece (or itself)."""
    beyond = ring >> (place + 1)
    if beyond != 0:
        return lowest_bit(beyond)
    return lowest_bit(ring) + RING_LENGTH - 1 - place


@native
def free_behind(ring: int, place: int) -> int:
    """The same, going down the ring."""
    below = ring & ((1 << place) - 1)
    if below != 0:
        return place - 1 - highest_bit(below)
    return place - 1 + RING_LENGTH - highest_bit(ring)


@native
def legal(pos: Position, side: int, out: Numbers) -> int:
    """Write the moves `side` would have on its turn into `out`; the answer is their number."""
    board, ring, own = pos.board, pos.facts[0].ring, pos.sides[side]
    found = 0
    if own.on_board < PIECES:
        for cell in range(CELLS):
            if board[cell] == 0:
                out[found] = RESERVE * 128 + cell
                found += 1
    for index in range(own.on_board):
        origin = own.men[index]
        lion = board[origin] == 2 * side + 2
        for direction in range(8):
            to = LION_STEPS[origin, direction] if lion else HOLLOW_STEPS[origin, direction]
            if to < 0:
                break
            if board[to] == 0:
                out[found] = origin * 128 + to
                found += 1
        place = RING_PLACE[origin]
        if lion and place >= 0:
            ahead = free_ahead(ring, place)
            behind = free_behind(ring, place)
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
    board, ring, own = pos.board, pos.facts[0].ring, pos.sides[side]
    found = 0
    if own.on_board < PIECES:
        found += CELLS - pos.sides[0].on_board - pos.sides[1].on_board
    for index in range(own.on_board):
        origin = own.men[index]
        lion = board[origin] == 2 * side + 2
        for direction in range(8):
            to = LION_STEPS[origin, direction] if lion else HOLLOW_STEPS[origin, direction]
            if to < 0:
                break
            if board[to] == 0:
                found += 1
        place = RING_PLACE[origin]
        if lion and place >= 0:
            ahead = free_ahead(ring, place)
            found += ahead
            if ahead != RING_LENGTH - 1:
                found += free_behind(ring, place)
    return found


@native
def count_leaves(pos: Position, depth: int) -> int:
    """Sequences of `depth` moves; a line ends the game, and only the mover can have made one."""
    side = pos.facts[0].side
    if pos.sides[1 - side].lines > 0:
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
