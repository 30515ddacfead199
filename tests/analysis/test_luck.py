"""Luck or skill: whatever changed somebody's chances, told apart by what changed them."""

from functools import cache

import pytest

from tests.analysis.conftest import Picked, golden
from veillee.analysis import Analysis, analyse
from veillee.analysis.analysis import Balance
from veillee.games import load
from veillee.kernel import Match

FEW = 500


def of_seat(analysis: Analysis, seat: int) -> Balance:
    return analysis.balances[seat]


def parts(balance: Balance) -> list[float]:
    return [balance.luck.share, balance.own.share, balance.others.share, balance.rest.share]


@cache  # it takes seconds
def analysed(name: str) -> Analysis:
    return analyse(golden(name), 200)


@pytest.mark.parametrize("name", ["spacepoker/house-2", "sponsors/teams-4", "sporz/book-4"])
def test_all_that_happened_adds_up_from_the_fair_share_to_the_result(name: str) -> None:
    for balance in analysed(name).balances:
        assert sum(parts(balance)) == pytest.approx(balance.result - balance.fair, abs=1e-9)


def test_the_fair_share_of_four_alone_is_a_quarter() -> None:
    analysis = analyse(golden("spacepoker/house-4"), 50)
    assert [balance.fair for balance in analysis.balances] == [0.25] * 4


def test_two_pairs_have_half_each() -> None:
    analysis = analysed("sponsors/teams-4")
    assert [balance.fair for balance in analysis.balances] == [0.5] * 4


# Seat 0 leads by one point: of the nine ways in which two pick at random it wins six, and two are
# level. So it has 7/9, and 2/9 with a point less than the other.
@pytest.mark.parametrize(("lead", "luck"), [(1, 7 / 9 - 1 / 2), (-1, 2 / 9 - 1 / 2)])
def test_a_swapped_deal_swaps_the_luck(picked: Picked, lead: int, luck: float) -> None:
    balance = of_seat(analyse(picked(3, 1, lead=lead), FEW), 0)
    assert balance.luck.share == pytest.approx(luck, abs=3 * balance.luck.error)


# Once it has picked three it has won with the lead, and half of it without: 2/9 and 5/18 more.
@pytest.mark.parametrize(("lead", "own"), [(1, 1 - 7 / 9), (-1, 1 / 2 - 2 / 9)])
def test_and_leaves_the_skill_where_it_was(picked: Picked, lead: int, own: float) -> None:
    balance = of_seat(analyse(picked(3, 1, lead=lead), FEW), 0)
    assert balance.own.share == pytest.approx(own, abs=3 * balance.own.error)
    assert balance.own.share > 0


def test_the_blunder_of_one_is_the_others_gain(picked: Picked) -> None:
    analysis = analyse(picked(2, 1), FEW)
    blundered, gained = of_seat(analysis, 1), of_seat(analysis, 0)
    assert blundered.own.share == pytest.approx(-1 / 2, abs=3 * blundered.own.error)
    assert gained.others.share == pytest.approx(-blundered.own.share)


# Seat 0 has picked three and thrown one: 11/12. The other picks three too: 3/4. It throws nothing.
def test_what_a_throw_changed_is_luck_and_what_was_picked_is_choice(picked: Picked) -> None:
    won = next(
        record
        for record in (picked(3, 3, seed=str(n), die=True) for n in range(50))
        if record.outcome and record.outcome.scores == (4, 3)
    )
    analysis = analyse(won, FEW)
    chosen, thrown = (shift for shift in analysis.shifts if shift.before == 1)
    assert (chosen.kind, thrown.kind) == ("choice", "luck")
    assert chosen.changes[0] == pytest.approx(3 / 4 - 11 / 12, abs=3 * chosen.errors[0])
    assert thrown.changes[0] == pytest.approx(1 / 4, abs=3 * thrown.errors[0])
    assert of_seat(analysis, 0).rest.share == 0


def test_giving_up_is_ones_own_choice(picked: Picked) -> None:
    picked()
    match = Match(load("picking"), 2, "given up", {"lead": 2})
    match.play(0, "3")
    match.give_up(0, stop="ended-resigned")
    analysis = analyse(match.record, FEW)
    given = analysis.shifts[-1]
    assert (given.kind, given.seats) == ("gave-up", (0,))
    assert given.changes == (-1.0, 1.0)
    assert of_seat(analysis, 0).own.share == pytest.approx(-1, abs=0.1)


def test_more_playouts_make_the_error_smaller(picked: Picked) -> None:
    record = picked(3, 1, lead=1)
    few, many = analyse(record, 32), analyse(record, FEW)
    assert many.playouts > few.playouts
    assert of_seat(many, 0).luck.error < of_seat(few, 0).luck.error
