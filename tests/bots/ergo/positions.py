"""Positions for the tests: at random, but alike from run to run."""

from collections.abc import Iterator
from random import Random

import numpy as np

from tests.bots.ergo.drawing import board
from veillee.bots.ergo import rules
from veillee.bots.ergo.geometry import CELLS, RING_PLACE
from veillee.bots.ergo.moves import SIDES
from veillee.games import ergo
from veillee.games.ergo.view import boards_before

FOUR_IN_A_ROW = board("""
    9 ..........
    8 ..........
    7 ...bb.....
    6 ..........
    5 ..........
    4 ..........
    3 .bwwww....
    2 ..........
    1 ..........
      abcdefghij
    """)
"""White's, with one hole that Black can still fill."""


def legal_moves(pos: rules.Position, side: int) -> list[int]:
    out = np.empty(rules.MOST_MOVES, dtype=np.int64)
    return [int(move) for move in out[: rules.legal(pos, side, out)]]


def crowded(random: Random, pieces: int = 24) -> tuple[str, int]:
    """Pieces close together, so that much is blocked and lines are near; and a side to move."""
    left, bottom = random.randrange(4), random.randrange(3)
    block = [
        10 * row + column for row in range(bottom, bottom + 7) for column in range(left, left + 7)
    ]
    letters = ["."] * CELLS
    for index, cell in enumerate(random.sample(block, pieces)):
        lion = RING_PLACE[cell] >= 0 or random.random() < 0.5
        letters[cell] = ("BW" if lion else "bw")[index % 2]
    return "".join(letters), random.randrange(2)


def impossible(random: Random) -> tuple[str, int]:
    """A world that no play leads to: sides of any strength, any face anywhere, some lines made."""
    width, height = random.randint(3, 10), random.randint(3, 9)
    left, bottom = random.randrange(11 - width), random.randrange(10 - height)
    cells = [10 * (bottom + up) + left + right for up in range(height) for right in range(width)]
    pieces = [
        piece for own in ("bB", "wW") for piece in random.choices(own, k=random.randint(0, 12))
    ]
    random.shuffle(cells)
    random.shuffle(pieces)
    letters = ["."] * CELLS
    for cell, piece in zip(cells, pieces, strict=False):
        letters[cell] = piece
    return "".join(letters), random.randrange(2)


def open_positions(seed: int) -> Iterator[tuple[str, int]]:
    """Without end: crowded positions of 12 to 24 pieces in which nobody has a line yet."""
    random = Random(seed)
    while True:
        letters, side = crowded(random, random.choice([12, 16, 20, 24]))
        if not has_line(letters):
            yield letters, side


def has_line(letters: str) -> bool:
    return bool(rules.position(letters, 0).sides["lines"].any())


def view_of(
    letters: str,
    side: int,
    *,
    ply: int = 30,
    slides: tuple[str, ...] = (),
    last: ergo.Place | None = None,
) -> ergo.View:
    """What the side to move sees; Black has seat 0."""
    since = boards_before(letters, slides)
    state = ergo.State(ergo.Options(), letters, SIDES[side], ply=ply, since=since, last=last)
    return ergo.view(state, side)
