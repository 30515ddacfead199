"""Chapter 1: planets, paying and change."""

from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.spacepoker.tables import purses, table
from veillee.games import spacepoker as game
from veillee.games.spacepoker.components import FLEETS, PLANETS_EACH, SIZE, Planets, points
from veillee.games.spacepoker.events import Changed
from veillee.games.spacepoker.paying import exact, transfer
from veillee.games.spacepoker.showing import share_out
from veillee.games.spacepoker.state import Pot, State
from veillee.kernel import Chance


@pytest.mark.rule("spacepoker", "1.1")
def test_a_fleet_is_seven_ships_of_each_of_five_sizes() -> None:
    assert Counter(SIZE[ship] for ship in FLEETS["5x7"]) == dict.fromkeys(range(1, 6), 7)


@pytest.mark.rule("spacepoker", "1.2")
@pytest.mark.parametrize("seats", game.seats)
def test_everyone_starts_with_25_planets_worth_60_points(seats: int) -> None:
    state = game.setup(game.presets["book"], seats, Chance("start"))
    assert state.planets == ((10, 5, 4, 3, 2, 1),) * seats
    assert all(sum(purse) == 25 and points(purse) == 60 for purse in state.planets)


@pytest.mark.rule("spacepoker", "1.3")
def test_everyone_sees_everyones_planets() -> None:
    here = table("ppsfc ssffc ppcmm", (100, 50, 30)).play("raise 7")
    for seat in (None, 0, 1, 2):
        seen = game.view(here.state, seat)
        assert seen.planets == here.state.planets
        assert seen.points == (93, 50, 30)
        assert (seen.middle, seen.in_the_middle) == (here.state.middle, 7)


@pytest.mark.rule("spacepoker", "1.4")
@pytest.mark.parametrize(
    ("purse", "owed", "paid"),
    [
        ((10, 5, 4, 3, 2, 1), 9, (0, 0, 1, 0, 0, 1)),
        ((10, 5, 4, 3, 2, 1), 60, (10, 5, 4, 3, 2, 1)),
        ((0, 0, 2, 1, 0, 0), 6, (0, 0, 2, 0, 0, 0)),  # not 4 first
        ((0, 0, 2, 1, 0, 0), 5, None),
        ((0, 3, 0, 0, 1, 1), 9, (0, 2, 0, 0, 1, 0)),
        ((3, 0, 0, 0, 0, 0), 0, (0, 0, 0, 0, 0, 0)),
    ],
)
def test_the_largest_planets_that_make_up_the_sum_are_paid(
    purse: Planets, owed: int, paid: Planets | None
) -> None:
    assert exact(purse, owed) == paid


@pytest.mark.rule("spacepoker", "1.5")
def test_the_smallest_planet_that_will_do_is_changed_with_the_middle_first() -> None:
    # 0 owes 1 and has a 5 and a 3; the middle has enough ones.
    after, moved, change = transfer(
        [(0, 0, 1, 0, 1, 0), (20, 0, 0, 0, 0, 0), (4, 0, 0, 0, 0, 0)], 0, 2, 1, (2, 1)
    )
    assert change == (0, 2, 3)
    assert moved == (1, 0, 0, 0, 0, 0)
    assert after == [(2, 0, 0, 0, 1, 0), (20, 0, 0, 0, 0, 0), (2, 0, 1, 0, 0, 0)]


@pytest.mark.rule("spacepoker", "1.5")
def test_where_the_middle_has_not_enough_ones_the_next_player_who_has_gives_them() -> None:
    here = table("ppsfc ssffc ppcmm", (60, 60, 60))
    planets = ((0, 0, 0, 0, 0, 3), (4, 8, 4, 6, 3, 1), (26, 7, 8, 3, 3, 0))
    here.state = msgspec.structs.replace(here.state, planets=planets, middle=(1, 0, 0, 0, 0, 0))
    here.play("raise 5")
    assert here.told("changed") == [{"type": "changed", "seat": 0, "with": 2, "value": 6}]
    assert here.state.planets[0] == (1, 0, 0, 0, 0, 2)
    assert here.state.planets[2] == (20, 7, 8, 3, 3, 1)
    assert here.state.middle == (6, 0, 0, 0, 0, 0)


@pytest.mark.rule("spacepoker", "1.5")
def test_the_middle_changes_with_the_winner_first() -> None:
    # 10 points in a 6 and a 4, for two who share: with the 6 in ones it comes out.
    here = table("ppsfc ppsfc", (60, 50), antes=(0, 10))
    state = msgspec.structs.replace(here.state, middle=(0, 0, 0, 1, 0, 1))
    before = state.planets
    pot = Pot(points=10, among=(1, 0), winners=(1, 0))
    paid = share_out(before, state.middle, pot)
    assert [event.what for event in paid.told if event.rule == "1.5"] == [
        Changed(seat=None, partner=1, value=6)
    ]
    assert [points(paid.planets[seat]) - points(before[seat]) for seat in (0, 1)] == [5, 5]
    assert paid.middle == (0,) * 6


@st.composite
def laid_out(draw: st.DrawFn) -> tuple[list[Planets], int, int, int]:
    """All planets of two to five players, in any purses whatever, and a payment out of one."""
    seats = draw(st.integers(2, 5))
    counts = [[0] * 6 for _ in range(seats + 1)]
    # Uneven weights, so that some purses lack whole values.
    for value, each in enumerate(PLANETS_EACH):
        open_to = draw(st.lists(st.integers(0, seats), min_size=1, max_size=seats + 1))
        cuts = sorted(draw(st.integers(0, each * seats)) for _ in open_to[1:])
        bounds = [0, *cuts, each * seats]
        for place, purse in enumerate(open_to):
            counts[purse][value] += bounds[place + 1] - bounds[place]
    laid: list[Any] = [tuple(purse) for purse in counts]
    giver = draw(st.sampled_from([place for place, purse in enumerate(laid) if sum(purse)]))
    taker = seats if giver != seats else draw(st.integers(0, seats - 1))
    return laid, giver, taker, draw(st.integers(0, points(laid[giver])))


@pytest.mark.rule("spacepoker", "1.4", "1.5")
@given(laid_out())
def test_any_sum_can_be_paid_exactly_out_of_any_purse_with_one_change_at_most(
    case: tuple[list[Planets], int, int, int],
) -> None:
    laid, giver, taker, owed = case
    partners = [taker, *(place for place in range(len(laid)) if place not in (giver, taker))]
    after, moved, _ = transfer(laid, giver, taker, owed, partners)
    worth_before, worth = list(map(points, laid)), list(map(points, after))
    worth_before[giver] -= owed
    worth_before[taker] += owed
    assert worth == worth_before
    assert points(moved) == owed
    assert min(map(min, after)) >= 0
    assert [sum(column) for column in zip(*after, strict=True)] == [
        sum(column) for column in zip(*laid, strict=True)
    ]


@pytest.mark.rule("spacepoker", "1.5")
@given(st.integers(2, 5).flatmap(lambda seats: st.lists(st.integers(0, 9), min_size=2 * seats)))
def test_the_printed_planets_can_be_laid_out_for_any_points_whatever(weights: list[int]) -> None:
    # In front of the seats and in the middle: sums in any proportion, rounded to 60 each.
    seats = min(5, len(weights) // 2)
    weights = weights[: 2 * seats]
    total, cuts = sum(weights) or 1, [0]
    for weight in weights:
        cuts.append(cuts[-1] + weight)
    marks = [60 * seats * cut // total for cut in cuts[:-1]] + [60 * seats]
    worth = [b - a for a, b in pairwise(marks)]
    assert [points(purse) for purse in purses(seats, *worth)] == worth


@pytest.mark.rule("spacepoker", "1.4", "1.5")
def test_no_planet_is_ever_lost_or_made_in_play(positions: list[State]) -> None:
    for state in positions:
        seats = len(state.planets)
        lying = zip(*state.planets, state.middle, strict=True)
        assert [sum(column) for column in lying] == [seats * each for each in PLANETS_EACH]
        if state.phase != "over":
            assert points(state.middle) == sum(state.antes) + sum(state.bets)


@pytest.mark.rule("spacepoker", "1.4")
def test_whatever_is_paid_is_told_planet_by_planet() -> None:
    here = table("ppsfc ssffc", ante=1, rounds=2).play("raise 9", "call")
    for tag, points_paid in [("raised", 9), ("called", 9), ("won", 18), ("ante", 1)]:
        for fact in here.told(tag, whole=True):
            assert points(tuple(fact["planets"])) == points_paid
    assert here.told("raised", whole=True)[0]["planets"] == [0, 0, 1, 0, 0, 1]


@pytest.mark.rule("spacepoker", "1.5")
def test_the_planets_that_are_told_are_those_after_the_change() -> None:
    here = table("ppsfc ssffc", (5, 115))
    here.state = msgspec.structs.replace(
        here.state, planets=((0, 0, 0, 0, 1, 0), (20, 10, 8, 6, 3, 2))
    )
    here.play("raise 2")
    assert len(here.told("changed")) == 1
    assert here.told("raised", whole=True)[0]["planets"] == [2, 0, 0, 0, 0, 0]
