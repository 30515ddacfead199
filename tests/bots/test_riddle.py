"""How an answer to a riddle is scored: whoever says what he believes may expect most."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.bots.riddle import points, worth

chance = st.integers(0, 100)


def expected(said: int, believed: int) -> float:
    """What one may expect of an answer about somebody, if one's belief is right."""
    return (believed * worth([said], [True]) + (100 - believed) * worth([said], [False])) / 100


@given(chance, chance)
def test_honest_chances_may_expect_more_than_shaded_ones(believed: int, shaded: int) -> None:
    if shaded != believed:
        assert expected(believed, believed) > expected(shaded, believed)


@given(st.lists(st.tuples(chance, st.booleans()), min_size=1, max_size=10))
def test_points_lie_between_none_and_a_hundred(answer: list[tuple[int, bool]]) -> None:
    chances, truth = zip(*answer, strict=True)
    assert 0 <= points(chances, truth) <= 100


@pytest.mark.parametrize(
    ("chances", "truth", "come_to"),
    [
        ([100, 0, 0], [True, False, False], 100),
        ([0, 100], [True, False], 0),
        ([50, 50, 50, 50], [True, False, False, True], 75),
        # Errors of 0.2, 0.3 and 0.1: their squares have a mean of 0.14 / 3.
        ([80, 30, 10], [True, False, False], 95),
    ],
)
def test_points_by_hand(chances: list[int], truth: list[bool], come_to: int) -> None:
    assert points(chances, truth) == come_to
