"""What Ergo's bots believe a position is worth: the numbers of the evaluation."""

import numpy as np

from veillee.bots.ergo.geometry import CELLS, RING_PLACE

# WINDOW_VALUE[own, other]: a window of five cells with so many own and other pieces. Pieces move,
# so a blocked window keeps a little worth: the blocker is tied to its cell.
WINDOW_VALUE = np.array(
    [
        [0, 0, 0, 0, 0, 0],
        [4, 1, 0, 0, 0, 0],
        [14, 3, 1, 0, 0, 0],
        [50, 8, 2, 0, 0, 0],
        [140, 16, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
    ],
    dtype=np.int64,
)

# FACE_VALUE[piece, cell]: a lion goes where it is needed sooner than a hollow piece.
FACE_VALUE = np.zeros((5, CELLS), dtype=np.int64)
FACE_VALUE[2] = FACE_VALUE[4] = np.where(RING_PLACE >= 0, 16, 8)

# A piece still in reserve can go anywhere: worth more there than on a dull cell.
RESERVE_VALUE = 6

# For ordering moves. ATTACK_GAIN[own, other]: one more own piece in a window; BLOCK_GAIN[other,
# own]: standing in the other side's window.
ATTACK_GAIN = np.array(
    [
        [1, 0, 0, 0, 0, 0],
        [8, 1, 0, 0, 0, 0],
        [36, 3, 0, 0, 0, 0],
        [160, 4, 0, 0, 0, 0],
        [900, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
    ],
    dtype=np.int64,
)
BLOCK_GAIN = np.array(
    [
        [0, 0, 0, 0, 0, 0],
        [4, 0, 0, 0, 0, 0],
        [20, 2, 0, 0, 0, 0],
        [100, 3, 0, 0, 0, 0],
        [500, 4, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
    ],
    dtype=np.int64,
)
