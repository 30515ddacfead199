"""Leaf counts of the readable rules, against numbers worked out by hand."""

from veillee.games import ergo
from veillee.kernel import Chance

START = ergo.State(ergo.Options())
CHANCE = Chance("unused")


def leaves(state: ergo.State, depth: int) -> int:
    (seat,) = ergo.to_act(state)
    moves = ergo.legal(state, seat)
    if depth == 1:
        return len(moves)
    return sum(leaves(ergo.play(state, seat, move, CHANCE).state, depth - 1) for move in moves)


def test_there_are_8010_ways_to_make_the_first_two_moves() -> None:
    assert leaves(START, 1) == 90
    assert leaves(START, 2) == 90 * 89


def test_there_are_830896_ways_to_make_the_first_three_moves() -> None:
    # Black's piece X and White's piece Y stand on any two cells. Black may place on 88 cells, or
    # displace X. In the arena X has 4 neighbours, each taken by one of the 89 places of Y. On the
    # path X slides to 33 cells (32 where Y is on the path too) and enters by 86 pairs of cells.
    placements = 90 * 89 * 88
    from_the_arena = 56 * (4 * 89 - 4)
    along_the_path = 34 * (33 * 32 + 56 * 33)
    into_the_arena = 86 * (89 - 1)
    by_hand = placements + from_the_arena + along_the_path + into_the_arena
    assert leaves(START, 3) == by_hand == 830_896
