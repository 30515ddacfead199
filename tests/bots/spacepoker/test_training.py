"""The trained strategy: what it is trained on, how it learns, and what ships."""

from pathlib import Path

import numpy as np
import pytest

from tests.games.spacepoker.tables import ships
from veillee.bots.spacepoker import strategy as shelf
from veillee.bots.spacepoker.exchanges import choices_of, sensible
from veillee.bots.spacepoker.hands import hands_of, place_of
from veillee.bots.spacepoker.plot import plot_svg
from veillee.bots.spacepoker.solver import FLEET, PAIRS, Plan, Solver, meeting, new_plan
from veillee.bots.spacepoker.strategy import WHOLE, in_parts, strategy
from veillee.bots.spacepoker.training import Progress, train
from veillee.bots.spacepoker.tree import (
    DEPTHS,
    FOLDED,
    OPENER,
    RESPONDER,
    SHOWN,
    nearest_depth,
    tree_of,
)

SHALLOW = (0, 2)


def trained(path: Path, iterations: int, *, resume: bool = True) -> list[Progress]:
    return list(train(path, iterations=iterations, resume=resume, depths=SHALLOW))


@pytest.mark.parametrize("depth", DEPTHS[1:])
def test_a_round_begins_with_a_bet_or_a_fold_of_the_opener(depth: int) -> None:
    tree = tree_of(depth)
    kinds = [tree.kind[child] for child in range(1, 1 + tree.bids[0])]
    assert tree.kind[0] == OPENER
    assert kinds[0] == FOLDED
    assert set(kinds[1:]) == {RESPONDER}


@pytest.mark.parametrize("depth", DEPTHS)
def test_every_end_costs_the_loser_what_he_has_bet_and_the_ante(depth: int) -> None:
    tree = tree_of(depth)
    parent: dict[int, int] = {
        child: node
        for node in np.flatnonzero(tree.bids).tolist()
        for child in range(tree.first[node], tree.first[node] + tree.bids[node])
    }
    for node in np.flatnonzero(tree.kind == SHOWN).tolist():
        assert tree.stake[node] == 1 + tree.level[node]
    for node in np.flatnonzero(tree.kind == FOLDED).tolist():
        # The one who folds has bet what was to match two bids ago.
        before = parent.get(parent[node])
        assert tree.stake[node] == 1 + (0 if before is None else tree.level[before])
        assert tree.loser[node] == tree.kind[parent[node]]


@pytest.mark.parametrize("depth", DEPTHS)
def test_nobody_bets_more_than_both_can(depth: int) -> None:
    assert tree_of(depth).level.max() == depth


def test_the_nearest_depth_is_near_in_proportion() -> None:
    assert [nearest_depth(antes) for antes in (0, 1, 7, 30, 59, 200)] == [0, 1, 8, 27, 59, 59]


def test_hands_that_need_more_ships_than_there_are_never_meet() -> None:
    hands = hands_of(FLEET)
    four, five = place_of(ships("mmmmc"), hands), place_of(ships("mmmmm"), hands)
    assert meeting().meet[four, five] == 0
    assert meeting().meet[four, place_of(ships("ppppp"), hands)] > 0


def test_the_stronger_hand_wins_what_the_weaker_one_loses() -> None:
    meet, win = meeting()
    assert np.allclose(meet, meet.T)
    assert np.allclose(win, -win.T)
    assert (win[-1, :-1] > 0).all()


def test_against_sensible_exchanges_every_hand_meets_some_hand() -> None:
    assert np.allclose(meeting().meet @ sensible(FLEET).held.sum(axis=0), 1, atol=1e-5)


def test_who_always_folds_loses_an_ante_a_round() -> None:
    solver, play = Solver(2), new_plan(2)
    for node in np.flatnonzero(solver.tree.bids):
        play.bids[:, solver.tree.first[node]] = 1
    play.opens[sensible(FLEET).choice] = 1
    play.replies[:, sensible(FLEET).choice] = 1
    assert solver.exploitability(Plan(*play)) == pytest.approx(1, abs=0.03)


def test_a_few_iterations_leave_a_perfect_opponent_much_less_to_win(tmp_path: Path) -> None:
    said = trained(tmp_path / "strategy.npz", 20)
    measured = [one.exploitability for one in said if one.exploitability is not None]
    assert measured[0] > 1000
    assert measured[-1] < measured[0] / 20
    assert [one.iteration for one in said] == list(range(21))


def test_an_interrupted_training_ends_as_an_uninterrupted_one(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.npz", tmp_path / "parts.npz"
    trained(whole, 7)
    trained(parts, 3)
    said = trained(parts, 7)
    assert said[0].iteration == 4
    assert parts.read_bytes() == whole.read_bytes()


def test_a_training_can_be_begun_afresh(tmp_path: Path) -> None:
    path = tmp_path / "strategy.npz"
    trained(path, 2)
    assert trained(path, 1, resume=False)[0].iteration == 0
    assert shelf.read(path.read_bytes()).iterations == 1


def test_the_shipped_strategy_covers_every_situation_of_the_abstraction() -> None:
    choices, hands = len(choices_of(FLEET).hand), len(hands_of(FLEET).counts)
    assert tuple(strategy().depths) == DEPTHS
    for depth, known in strategy().depths.items():
        assert known.bids.shape == (PAIRS, len(tree_of(depth).kind), hands)
        assert known.opens.shape == (choices,)
        assert known.replies.shape == (4, choices)


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_chances_of_every_decision_sum_to_one(depth: int) -> None:
    known, tree, first = strategy().depths[depth], tree_of(depth), choices_of(FLEET).first[:-1]
    for node in np.flatnonzero(tree.bids):
        rows = known.bids[:, tree.first[node] : tree.first[node] + tree.bids[node]]
        assert (rows.sum(axis=1, dtype=int) == WHOLE).all()
    for row in (known.opens, *known.replies):
        assert (np.add.reduceat(row.astype(int), first) == WHOLE).all()


def test_parts_sum_to_the_whole_also_where_a_third_each_is_meant() -> None:
    play = new_plan(2)
    thirds = Plan(*(np.ones_like(numbers) for numbers in play))
    tree = tree_of(2)
    parts = in_parts(2, thirds)
    for node in np.flatnonzero(tree.bids):
        rows = parts.bids[0, tree.first[node] : tree.first[node] + tree.bids[node], 0]
        assert rows.sum() == WHOLE
        assert rows.max() - rows.min() <= 1


def test_a_perfect_opponent_wins_hardly_anything_from_the_shipped_strategy() -> None:
    """A few thousandths of an ante in a round, where at the start of training it was eighteen."""
    start, end = strategy().curve[0], strategy().curve[-1]
    assert start[0] == 0
    assert start[-1] > 10_000
    assert end[-1] < 5
    assert strategy().kept.max() < 5


def test_the_figure_told_for_the_shipped_strategy_is_that_of_the_file() -> None:
    depth = 4
    found = Solver(depth).exploitability(strategy().depths[depth].chances())
    assert 1000 * found == pytest.approx(strategy().kept[DEPTHS.index(depth)], abs=0.01)


def test_the_shipped_strategy_is_small() -> None:
    assert shelf.SHIPPED.stat().st_size <= 2_000_000


def test_the_curve_is_drawn_with_its_axes_named() -> None:
    drawn = plot_svg(strategy().curve)
    assert drawn.startswith("<svg ")
    assert drawn.count("<polyline") == 2
    for name in ("iterations", "exploitability, milli-antes a round"):
        assert f">{name}</text>" in drawn
