"""Sporz's riddle of the day: the same everywhere, and about a moment worth asking about."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from veillee.bots import Riddle, riddle_of
from veillee.bots.sporz.riddle import FEWEST_ASKED, FIRST_DAY, LEAST_DOUBT, YARDSTICK, doubt
from veillee.games import sporz

SEEDS = ("a day", "another", "a third")


@pytest.fixture(scope="module")
def riddles() -> list[Riddle]:
    return [riddle_of("sporz", seed) for seed in SEEDS]


def test_every_process_lays_the_same_riddle(riddles: list[Riddle]) -> None:
    code = "import sys, msgspec; from veillee.bots import riddle_of;"
    code += "sys.stdout.buffer.write(msgspec.json.encode(riddle_of('sporz', sys.argv[1])))"
    told = subprocess.check_output([sys.executable, "-c", code, SEEDS[0]])
    assert msgspec.json.decode(told, type=Riddle) == riddles[0]


def test_another_seed_lays_another_riddle(riddles: list[Riddle]) -> None:
    assert len({riddle.record for riddle in riddles}) == len(SEEDS)


def test_it_is_asked_by_day_with_claims_on_the_table(riddles: list[Riddle]) -> None:
    for riddle in riddles:
        view = sporz.view(riddle.match().state_after(riddle.moves), riddle.seat)
        assert view.phase == "day"
        assert view.night >= FIRST_DAY
        assert len(view.claims[-1]) > 0


def test_one_sees_with_the_eyes_of_somebody_alive_and_healthy(riddles: list[Riddle]) -> None:
    for riddle in riddles:
        view = sporz.view(riddle.match().state_after(riddle.moves), riddle.seat)
        assert riddle.seat in view.crew
        assert view.own is not None
        assert not view.own.mutant
        assert view.truth is None


def test_all_others_alive_are_asked_about_and_the_truth_is_who_is_a_mutant_then(
    riddles: list[Riddle],
) -> None:
    for riddle in riddles:
        state = riddle.match().state_after(riddle.moves)
        assert riddle.asked == tuple(seat for seat in state.crew if seat != riddle.seat)
        assert riddle.truth == tuple(state.mutants[seat] for seat in riddle.asked)
        assert len(riddle.asked) >= FEWEST_ASKED


def test_not_even_the_strong_bot_is_sure(riddles: list[Riddle]) -> None:
    for riddle in riddles:
        assert doubt([one / 100 for one in riddle.bot]) >= LEAST_DOUBT - 0.005  # whole percents


def test_bots_answers_are_there_to_compare_with(riddles: list[Riddle]) -> None:
    for riddle in riddles:
        assert len(riddle.yardstick) == YARDSTICK
        assert len(set(riddle.yardstick)) > 1


def test_the_record_tells_the_match_to_its_end(riddles: list[Riddle]) -> None:
    for riddle in riddles:
        assert riddle.match().outcome is not None
