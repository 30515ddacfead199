"""Random games of Ergo, as fast as they go: every legal move equally likely.

A move is drawn from a list of slots that is easy to number and holds every legal move once; a slot
that is no legal move is drawn again, so the legal ones stay exactly equally likely.
"""

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Numbers, Records, record
from veillee.bots.ergo.geometry import (
    CELLS,
    COLUMNS,
    HOLLOW_STEPS,
    LION_STEPS,
    RING,
    RING_LENGTH,
    RING_PLACE,
    ROWS,
)
from veillee.bots.ergo.rules import (
    MOST_PLIES,
    NO_MOVE,
    PIECES,
    RESERVE,
    Position,
    free_ahead,
    free_behind,
    landing,
    position,
)
from veillee.bots.native import native, native_inlined
from veillee.games.ergo.components import EMPTY_BOARD

Words = NDArray[np.uint64]
RESULTS = record(
    ("wins", 2),  # of each side
    "draws",
    "moves",  # of all games together
)
NOBODY = -1  # has won

# A cell's four lines (row, column, two diagonals) are numbered; its bit in each is its column, or
# its row where the line is a column.
_cell = np.arange(CELLS)
_column, _row = _cell % COLUMNS, _cell // COLUMNS
_LINE = np.stack([_row, 9 + _column, 19 + _column + _row, 37 + _column - _row + ROWS - 1], axis=1)
_BIT = 1 << np.stack([_column, _row, _column, _column], axis=1)
_LINE_COUNT = 55
# _STEPS[piece, cell]: the cell itself, which is not free, fills up where there are not eight.
_own_cell = np.broadcast_to(_cell[:, None], (CELLS, 8))
_hollow = np.where(HOLLOW_STEPS >= 0, HOLLOW_STEPS, _own_cell)
_lion = np.where(LION_STEPS >= 0, LION_STEPS, _own_cell)
_STEPS = np.stack([_own_cell, _hollow, _lion, _hollow, _lion])
_HAS_FIVE = np.array([int("11111" in f"{mask:b}") for mask in range(1 << COLUMNS)])

# After so many slots drawn in vain we look at them in order, so that a side with no legal move is
# noticed. With one legal move left this happens once in 10^17 draws, so the draw stays uniform.
_PATIENCE = 10_000
_GOLDEN, _MIX_1, _MIX_2 = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xBF58476D1CE4E5B9),
    np.uint64(0x94D049BB133111EB),
)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@native
def below(limit: int, randomness: Words) -> int:
    """A number in range(limit), exactly uniform: splitmix64, then Lemire's method."""
    bound = np.uint64(limit)
    while True:
        randomness[0] += _GOLDEN
        word = randomness[0]
        word = (word ^ (word >> _S30)) * _MIX_1
        word = (word ^ (word >> _S27)) * _MIX_2
        word = (word ^ (word >> _S31)) >> _S32
        product = word * bound
        low = product & _LOW_HALF
        # The first test is nearly always enough, and spares the slow remainder.
        if low >= bound or low >= (_LOW_HALF - bound + np.uint64(1)) % bound:
            found: int = np.int64(product >> _S32)  # type: ignore[assignment]
            return found


@native_inlined
def move_in_slot(board: Numbers, facts: Records, sides: Records, slot: int) -> int:
    """The legal move in a slot, or NO_MOVE. Every legal move is in exactly one slot.

    First a placement on each of the 90 cells, if any piece is left; then, for each cell of the
    ring, the slide that comes to it down the ring and the one that comes up (of whichever piece
    stands first that way); then eight steps a piece.
    """
    side, ring = facts[0].side, facts[0].ring
    move = NO_MOVE
    if sides[side].on_board == PIECES:
        slot += CELLS
    if slot < CELLS:
        if board[slot] == 0:
            move = RESERVE * 128 + slot
    elif slot < CELLS + 2 * RING_LENGTH:
        place = (slot - CELLS) >> 1
        to = RING[place]
        if board[to] == 0 and ring != 0:
            if slot & 1:
                first = place + free_ahead(ring, place) + 1
            else:
                first = place - free_behind(ring, place) - 1 + RING_LENGTH
            origin = RING[first % RING_LENGTH]
            # One piece alone on the ring reaches each cell both ways: once is enough.
            if board[origin] == 2 * side + 2 and (slot & 1 or ring & (ring - 1) != 0):
                move = origin * 128 + to
    else:
        origin = sides[side].men[(slot - CELLS - 2 * RING_LENGTH) >> 3]
        to = _STEPS[board[origin], origin, (slot - CELLS - 2 * RING_LENGTH) & 7]
        if board[to] == 0:
            move = origin * 128 + to
    return move


@native_inlined
def draw_move(board: Numbers, facts: Records, sides: Records, randomness: Words) -> int:
    """A legal move of the side to move, each equally likely, or NO_MOVE."""
    on_board = sides[facts[0].side].on_board
    slots = 2 * RING_LENGTH + 8 * on_board + (CELLS if on_board < PIECES else 0)
    move, tries = NO_MOVE, 0
    while move == NO_MOVE and tries < slots + _PATIENCE:
        # When luck has failed for long, look into every slot once, then give up.
        slot = below(slots, randomness) if tries < _PATIENCE else tries - _PATIENCE
        move = move_in_slot(board, facts, sides, slot)
        tries += 1
    return move


@native
def play_out(start: Position, count: int, randomness: Words, results: Records) -> None:
    """Play `count` random games from `start`, and add what became of them to `results`."""
    board, slot = start.board.copy(), start.slot.copy()
    facts, sides = start.facts.copy(), start.sides.copy()
    here, result = facts[0], results[0]
    first_lines = np.zeros((2, _LINE_COUNT), dtype=np.int64)
    for cell in range(CELLS):
        if board[cell] != 0:
            for way in range(4):
                first_lines[(board[cell] - 1) >> 1, _LINE[cell, way]] |= _BIT[cell, way]
    lines = first_lines.copy()
    for _ in range(count):
        board[:], slot[:] = start.board, start.slot
        facts[:], lines[:] = start.facts, first_lines
        for side in range(2):
            sides[side].on_board = start.sides[side].on_board
            sides[side].men[:] = start.sides[side].men
        winner = NOBODY
        if sides[0].lines > 0:
            winner = 0
        elif sides[1].lines > 0:
            winner = 1
        while winner == NOBODY and here.ply < MOST_PLIES:
            move = draw_move(board, facts, sides, randomness)
            if move == NO_MOVE:
                break
            side, own = here.side, sides[here.side]
            origin, to = move >> 7, move & 127
            if origin == RESERVE:
                slot[to] = own.on_board
                own.men[slot[to]] = to
                own.on_board += 1
                board[to] = landing(side, 0, to)
            else:
                slot[to] = slot[origin]
                own.men[slot[to]] = to
                board[to] = landing(side, board[origin], to)
                board[origin] = 0
                if RING_PLACE[origin] >= 0:
                    here.ring ^= 1 << RING_PLACE[origin]
                for way in range(4):
                    lines[side, _LINE[origin, way]] ^= _BIT[origin, way]
            if RING_PLACE[to] >= 0:
                here.ring |= 1 << RING_PLACE[to]
            for way in range(4):
                line = lines[side, _LINE[to, way]] | _BIT[to, way]
                lines[side, _LINE[to, way]] = line
                if _HAS_FIVE[line]:
                    winner = side
            here.side = 1 - side
            here.ply += 1
            result.moves += 1
        if winner == NOBODY:
            result.draws += 1
        else:
            result.wins[winner] += 1


def playouts(
    board: str, side: int, count: int, seed: int, ply: int = 0
) -> tuple[int, int, int, int]:
    """Random games from here: Black's wins, White's wins, draws, and all moves played.

    Games stop at 300 plies. Repetition is not looked for: in random play the same position hardly
    ever comes three times, and the ply limit ends such a game as the same draw.
    """
    results = np.zeros(1, dtype=RESULTS)
    randomness = np.array([seed % 2**64], dtype=np.uint64)
    play_out(position(board, side, ply), count, randomness, results)
    found = results[0]
    black, white = found.wins.tolist()
    return black, white, int(found.draws), int(found.moves)


def random_games(count: int, seed: int) -> int:
    """So many from the empty board; answers how many moves were played."""
    return playouts(EMPTY_BOARD, 0, count, seed)[3]


@native
def draw_many(pos: Position, count: int, randomness: Words, out: Numbers) -> None:
    """Draw `count` moves from one position, playing none."""
    for index in range(count):
        out[index] = draw_move(pos.board, pos.facts, pos.sides, randomness)
