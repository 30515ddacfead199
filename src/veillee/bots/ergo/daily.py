"""Ergo's game of the day: a problem from a game between bots, against the strong one."""

from veillee.bots.daily import Daily
from veillee.bots.ergo.problems import problem_of


def lay(seed: str) -> Daily:
    problem = problem_of(seed)
    return Daily(
        seats=2,
        options={},
        level="hard",
        seat=len(problem.moves) % 2,
        moves=problem.moves,
        within=problem.own_moves,
        grade=problem.grade,
    )
