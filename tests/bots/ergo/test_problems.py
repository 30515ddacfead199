"""The kept problems: proven wins from whole games, and each day's seed picks one of them."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from veillee.bots.ergo.moves import position_of
from veillee.bots.ergo.problems import Problem, problem_of, problems
from veillee.bots.ergo.reference_prover import is_forced
from veillee.games import ergo
from veillee.games.ergo import View
from veillee.kernel import Match

DAYS = 300


def position(problem: Problem) -> View:
    """What whoever is to move sees."""
    match = Match(ergo, 2, "a problem")
    for move in problem.moves:
        match.play(match.to_act[0], move)
    found: View = match.view(match.to_act[0])
    return found


def test_there_is_a_problem_for_two_months() -> None:
    assert len(problems()) >= 60


def test_no_problem_is_another_one_in_a_mirror() -> None:
    mirrors = list(product((False, True), repeat=2))
    boards = [{position(one.turned(*turn)).board for turn in mirrors} for one in problems()]
    assert len(set().union(*boards)) == sum(map(len, boards))


@pytest.mark.parametrize("problem", problems(), ids=str)
def test_a_problem_is_won_in_its_plies_and_no_sooner(problem: Problem) -> None:
    pos = position_of(position(problem))
    assert is_forced(pos, problem.plies)
    assert not is_forced(pos, problem.plies - 2)


def test_problems_are_graded_by_what_bots_find() -> None:
    assert {problem.grade for problem in problems()} >= {1, 2, 3}


def test_a_seed_turns_a_problem_over_and_it_stays_one() -> None:
    picked = [problem_of(f"day {number}") for number in range(DAYS)]
    known = {problem.moves for problem in problems()}
    turned = [problem for problem in picked if problem.moves not in known]
    assert len(turned) > DAYS / 2
    assert all(is_forced(position_of(position(one)), one.plies) for one in turned[:10])


def test_every_problem_has_its_day() -> None:
    lengths = Counter(len(problem_of(f"day {number}").moves) for number in range(20 * DAYS))
    assert set(lengths) == {len(problem.moves) for problem in problems()}
