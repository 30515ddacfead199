"""The race of the day: built by bots, scored by ranks, and the way that ghosts go."""

from __future__ import annotations

import subprocess
import sys

from veillee.bots import daily_of, daily_progress, daily_score
from veillee.games import load, sponsors
from veillee.kernel import Match

LAST = sponsors.BOARDS["grand-prix"].circuit.last_rank


def raced(seed: str) -> Match:
    """To the end, each with the first move there is."""
    match = daily_of("sponsors", seed).match("sponsors", seed)
    while match.to_act:
        (seat,) = match.to_act
        match.play(seat, match.legal(seat)[0])
    return match


def test_the_cars_are_built_and_stand_on_the_grid_when_one_comes() -> None:
    for seed in ("one", "another", "a third"):
        state = daily_of("sponsors", seed).match("sponsors", seed).state
        assert (state.stage, state.round, state.done) == ("drive", 1, ())
        assert sorted(state.at, reverse=True) == list(state.board.circuit.grid[:3])


def test_the_same_seed_builds_the_same_cars_and_another_builds_others() -> None:
    one, again, other = (daily_of("sponsors", seed).moves for seed in ("one", "one", "other"))
    assert one == again != other


def test_one_drives_the_best_of_the_three_cars() -> None:
    for seed in ("one", "another", "a third"):
        daily = daily_of("sponsors", seed)
        cars = daily.match("sponsors", seed).state.cars
        worth = [sum(map(int, "".join(car.hand))) + car.energy for car in cars]
        assert worth[daily.seat] == max(worth)


def test_no_native_code_is_loaded_to_lay_the_race() -> None:
    asked = "import sys; from veillee.bots import daily_of; daily_of('sponsors', 'any')"
    subprocess.run(
        [sys.executable, "-c", f"{asked}; assert 'numba' not in sys.modules"], check=True
    )


def test_a_car_goes_from_the_grid_to_where_it_ends_a_rank_for_each_round() -> None:
    match = raced("one")
    grid = daily_of("sponsors", "one").match("sponsors", "one").state
    for seat in range(3):
        ranks = daily_progress(match, seat)
        assert ranks[0] == grid.at[seat] >> 2
        assert (ranks[-1] == LAST) == (seat in match.state.finished)
        assert ranks.count(LAST) <= 1
        if seat not in match.state.finished:
            assert len(ranks) == match.state.round + 1


def test_the_winner_adds_what_the_next_still_lacks_and_others_have_how_far_they_came() -> None:
    for seed in ("one", "another", "a third", "a fourth"):
        match = raced(seed)
        winner = match.state.finished[0]
        scores = [daily_score(match, seat) for seat in range(3)]
        behind = [score for seat, score in enumerate(scores) if seat != winner]
        assert scores[winner] == 2 * LAST - max(behind)
        assert max(behind) <= LAST <= scores[winner]


def test_a_game_without_a_score_of_its_own_counts_points() -> None:
    match = Match(load("sponsio"), 3, "one")
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert match.outcome is not None
    assert daily_score(match, 1) == round(match.outcome.scores[1])
