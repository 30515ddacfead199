"""Random games: every legal move equally likely, and the rules kept."""

from random import Random

import numpy as np
import pytest

from tests.bots.ergo.drawing import board
from tests.bots.ergo.positions import impossible
from veillee.bots.ergo import rules
from veillee.bots.ergo.playouts import draw_many, playouts

EMPTY = "." * 90
OPENING = board("""
    ..........
    ..........
    ...w......
    ...bb.....
    ....w.b...
    ..........
    ..........
    .....w....
    B.........
""")
LATE = board("""
    .B........
    ...w..b..W
    ..bB.w....
    ...w.b.W..
    B..bw.....
    ....b.wB..
    W.b..w...B
    ..w.......
    .W...B..W.
""")
WALLED_IN = board("""
    .......W..
    ..........
    .......w.W
    ..........
    .......w.W
    Wwww......
    Bbbbw.....
    Bbbbw.....
    BBBBW.....
""")


@pytest.mark.parametrize("letters", [EMPTY, OPENING, LATE], ids=["empty", "opening", "late"])
@pytest.mark.parametrize("side", [0, 1])
def test_every_legal_move_is_drawn_equally_often(letters: str, side: int) -> None:
    pos = rules.position(letters, side)
    legal = np.empty(rules.MOST_MOVES, dtype=np.int64)
    count = rules.legal(pos, side, legal)
    draws = np.empty(2000 * count, dtype=np.int64)
    draw_many(pos, len(draws), np.array([7], dtype=np.uint64), draws)
    moves, times = np.unique(draws, return_counts=True)
    assert set(moves) == set(legal[:count])
    chi_square = ((times - 2000) ** 2 / 2000).sum()
    freedom = count - 1
    # Five standard deviations: far from a fair draw, and far short of a slot counted twice.
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_lone_lion_on_the_path_slides_to_each_cell_equally_often() -> None:
    pos = rules.position("B" + EMPTY[1:], 0)
    draws = np.empty(500_000, dtype=np.int64)
    draw_many(pos, len(draws), np.array([8], dtype=np.uint64), draws)
    slides = draws[draws >> 7 == 0]
    _, times = np.unique(slides, return_counts=True)
    assert len(times) == 33 + 1  # every other cell of the path, and b2
    assert times.max() < 1.2 * times.min()


def test_the_same_seed_plays_the_same_games() -> None:
    assert playouts(EMPTY, 0, 200, seed=1) == playouts(EMPTY, 0, 200, seed=1)
    assert playouts(EMPTY, 0, 200, seed=1) != playouts(EMPTY, 0, 200, seed=2)


def test_every_game_is_won_by_one_side_or_drawn() -> None:
    black, white, draws, moves = playouts(EMPTY, 0, 1000, seed=3)
    assert black + white + draws == 1000
    assert 9 * 1000 < moves <= 300 * 1000


def test_a_game_stops_at_300_plies() -> None:
    _, _, _, moves = playouts(LATE, 0, 100, seed=4, ply=299)
    assert moves == 100


def test_a_side_without_a_move_draws() -> None:
    assert playouts(WALLED_IN, 0, 10, seed=5, ply=24) == (0, 0, 10, 0)


def test_a_finished_game_is_not_played_on() -> None:
    assert playouts("BBBBB" + EMPTY[5:], 1, 10, seed=6) == (10, 0, 0, 0)


WORLDS = [(EMPTY, 0), (LATE, 1), *map(impossible, [Random(seed) for seed in range(20)])]


@pytest.mark.parametrize(("letters", "side"), WORLDS)
def test_games_end_as_when_each_move_is_made_and_checked(letters: str, side: int) -> None:
    """Playouts keep their own quick board; the full one, with the same dice, must agree."""
    dice, one = np.array([9], dtype=np.uint64), np.empty(1, dtype=np.int64)
    expected = [0, 0, 0, 0]
    for _ in range(20):
        pos = rules.position(letters, side)
        while pos.facts[0].ply < 300 and not pos.sides["lines"].any():
            draw_many(pos, 1, dice, one)
            if one[0] == rules.NO_MOVE:
                break
            rules.make(pos, int(one[0]))
            expected[3] += 1
        black, white = pos.sides["lines"].tolist()
        expected[0 if black else 1 if white else 2] += 1
    assert playouts(letters, side, 20, seed=9) == tuple(expected)
