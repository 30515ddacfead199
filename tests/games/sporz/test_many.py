"""Large crews: the same rules, and still quick."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

import veillee
from tests.contract import checks
from veillee.games import sporz as game
from veillee.kernel import Chance


def test_two_hundred_players_at_random_end_within_half_a_minute() -> None:
    start = time.process_time()
    match = checks.random_match(game, 200, game.Options(), "two hundred")
    assert match.outcome is not None
    assert time.process_time() - start < 30


@pytest.mark.parametrize("check", checks.PLAY, ids=lambda check: check.__name__)
def test_the_contract_is_kept_by_forty(check: object) -> None:
    assert callable(check)
    check(game, 40, game.Options())


@pytest.mark.parametrize("seats", [40, 200])
def test_large_crews_are_imagined_to_the_byte(seats: int) -> None:
    match = checks.random_match(game, seats, game.Options(), f"large {seats}")
    dice = random.Random(seats)
    for moment in checks.moments(match, 6):
        for viewer in dice.sample([*range(seats), None], 8):
            checks.imagined(game, moment, viewer)


def test_two_hundred_players_are_told_nothing_that_depends_on_secrets() -> None:
    match = checks.random_match(game, 200, game.Options(), "told")
    dice = random.Random("told")
    for moment in checks.moments(match, 4):
        for viewer in dice.sample([*range(200), None], 5):
            truth = checks.told(game, moment.state, viewer, [])
            world = game.imagine(moment.view(viewer), Chance("told"))
            assert checks.told(game, world, viewer, []) == truth


def cost_of_a_day(seats: int) -> float:
    """Seconds for the first night and day when everyone points, claims and votes."""
    match = veillee.Match(game, seats=seats, seed="day")
    dice = random.Random("day")
    start = time.process_time()
    while match.to_act and match.state.night < 2:
        seat = match.to_act[0]
        legal = match.legal(seat)
        move = match.timeout(seat) if dice.random() < 0.3 else dice.choice(legal)
        if type(move).__name__ in ("Kill", "Mutate", "Paralyse"):
            move = match.timeout(seat)
        match.play(seat, move)
        assert match.view(seat) is not None
    return time.process_time() - start


def test_the_cost_of_a_day_grows_no_faster_than_the_square_of_the_players() -> None:
    cost_of_a_day(50)  # warm
    small = min(cost_of_a_day(50) for _ in range(3))
    large = min(cost_of_a_day(200) for _ in range(2))
    assert large < 16 * small * 1.5  # sixteen times for four times the players, and some noise


def test_a_view_of_two_hundred_is_small_at_the_start() -> None:
    match = veillee.Match(game, seats=200, seed="size")
    assert len(msgspec.json.encode(match.view(0))) < 4_000
