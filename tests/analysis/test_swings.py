"""What is a swing: the same for page, terminal and text."""

from __future__ import annotations

from typing import Any

from veillee.analysis.analysis import Chances, Shift
from veillee.analysis.comments import MOST, swings
from veillee.analysis.study import teams_change


def shift(before: int, *changes: float, error: float = 0.01, **more: Any) -> Shift:
    told = {"kind": "choice", "after": before + 1, "seats": (0,), "move": "e5", **more}
    return Shift(before=before, changes=changes, errors=(error,) * len(changes), **told)


def test_a_swing_is_large_and_stands_after_its_move() -> None:
    found = swings([shift(3, 0.3, -0.3), shift(5, 0.05, -0.05)])
    assert [(one.moves, one.shift, one.seat, one.change) for one in found] == [(4, 0, 0, 0.3)]


def test_it_is_of_whoever_it_changed_most_for_even_if_he_lost() -> None:
    (found,) = swings([shift(3, 0.06, -0.3, 0.06, 0.06, 0.06, 0.06)])
    assert (found.seat, found.change) == (1, -0.3)


def test_what_may_be_noise_is_no_swing() -> None:
    assert swings([shift(3, 0.3, -0.3, error=0.2)]) == []


def test_over_several_moves_it_stands_after_the_last() -> None:
    (found,) = swings([shift(8, 0.2, -0.2, move=None, after=10, kind="several")])
    assert found.moves == 10


def test_the_deal_is_no_swing() -> None:
    assert swings([shift(0, 0.5, -0.5, move=None, after=0, kind="deal")]) == []


def test_of_what_one_move_chose_and_drew_the_larger_is_its_swing() -> None:
    (found,) = swings([shift(3, 0.1, -0.1), shift(3, -0.4, 0.4, kind="luck")])
    assert found.shift == 1


def test_only_the_largest_are_told_in_the_order_of_the_match() -> None:
    found = swings([shift(move, 0.1 + move / 100, 0.0) for move in range(20)])
    assert [one.moves for one in found] == [*range(21 - MOST, 21)]


def test_chances_of_lasting_teams_add_up() -> None:
    moment = Chances(0, (0.7, 0.7, 0.3), (0.1, 0.1, 0.1), 8)
    assert not teams_change((0, 0, 1), [moment])


def test_where_they_do_not_add_up_people_change_teams() -> None:
    """Two who were one team at the end had won in different teams in some playouts."""
    moment = Chances(0, (0.5, 0.7, 0.6), (0.1, 0.1, 0.1), 8)
    assert teams_change((0, 0, 1), [moment])
