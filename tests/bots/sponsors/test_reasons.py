"""What the strong bot of Les Sponsors says of its moves is so."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

import veillee
from tests.bots.sponsors.test_players import ticking
from veillee.bots import Bot, Reason, reason_of, say
from veillee.bots.sponsors.players import Hard
from veillee.games import sponsors
from veillee.games.sponsors import BOARDS, State
from veillee.games.sponsors.components import COLOURS, MOST_ENERGY
from veillee.kernel import Chance, Match
from veillee.words import LANGUAGES


def said_in(seats: int, seed: str, bots: Sequence[Bot]) -> list[tuple[State, Any, Reason]]:
    """A match, and what each said before its move."""
    match, said = Match(sponsors, seats=seats, seed=seed), []
    while match.to_act:
        (seat,) = match.to_act
        view, legal = match.view(seat), match.legal(seat)
        move = bots[seat].choose(view, legal)
        reason = reason_of(bots[seat], view, legal, move)
        assert reason is not None
        said.append((match.state, move, reason))
        match.play(seat, move)
    return said


@cache
def a_match(seats: int) -> list[tuple[State, Any, Reason]]:
    return said_in(seats, "reasons", [Hard(seat, 3, ticking(3)) for seat in range(seats)])


def saying(message: str, seats: int = 4) -> list[tuple[State, Any, Any]]:
    found = [one for one in a_match(seats) if one[2].message == message]
    assert found, f"nobody said {message}"
    return found


def after(state: State, move: Any) -> State:
    then: State = sponsors.play(state, state.seat, move, Chance("")).state
    return then


@pytest.mark.parametrize("seats", [2, 4])
def test_nearly_every_move_has_a_reason_with_words(seats: int) -> None:
    said = [reason for _, _, reason in a_match(seats)]
    for reason in said:
        assert all(say(sponsors, reason, language) for language in LANGUAGES)
    undecided = [reason for reason in said if reason.message == "reason-among"]
    assert len(undecided) < len(said) / 50
    assert len({reason.message for reason in said}) >= 8


@pytest.mark.parametrize("level", ["novice", "easy", "medium", "seasoned"])
def test_whoever_plays_by_habit_can_say_which(level: str) -> None:
    bots = [veillee.bot("sponsors", level, seed=seat) for seat in range(4)]
    said = [reason for _, _, reason in said_in(4, "habits", bots)]
    for reason in said:
        assert all(say(sponsors, reason, language) for language in LANGUAGES)
    silent = [reason for reason in said if reason.message == "reason-among"]
    assert len(silent) < len(said) / 20


@pytest.mark.parametrize("message", ["reason-poor", "reason-set", "reason-last-sale"])
def test_a_sale_brings_what_is_said(message: str) -> None:
    for state, move, reason in saying(message):
        before, then = state.cars[state.car], after(state, move).cars[state.car]
        assert then.money - before.money == reason.args["price"]


def test_all_the_energy_is_taken_that_can_be_bought() -> None:
    for state, move, _ in saying("reason-energy"):
        car = after(state, move).cars[state.car]
        price = BOARDS[state.options.board].money.energy_point
        assert car.money < price or car.energy == MOST_ENERGY


@pytest.mark.parametrize("message", ["reason-green", "reason-slipstream"])
def test_a_square_that_takes_the_car_farther_does(message: str) -> None:
    for state, move, _ in saying(message):
        car, then = state.motion.car if state.motion else state.car, after(state, move)
        named = BOARDS[state.options.board].circuit.squares[move.to]
        is_moving = then.motion is not None and then.motion.car == car
        assert is_moving or car in then.finished or then.at[car] >> 2 > named >> 2


def test_the_first_to_finish_is_told_so() -> None:
    for state, move, _ in saying("reason-finish"):
        assert state.car in after(state, move).finished


def test_a_swap_gives_less_than_may_come_for_it() -> None:
    for _, move, reason in saying("reason-swap"):
        assert reason.args["value"] == move.value < reason.args["points"]


def test_what_is_said_to_be_better_is() -> None:
    for message in ("reason-building-better", "reason-race-better", "reason-better-cards"):
        for _, _, reason in saying(message):
            mine = reason.args.get("share", reason.args.get("points"))
            assert mine > reason.args["other"]


def test_the_balls_are_counted_with_those_that_are_bought() -> None:
    for state, move, reason in saying("reason-spin"):
        view = sponsors.view(state, state.seat)
        own = view.roulette.count(COLOURS[state.car])
        assert (reason.args["own"], reason.args["all"]) == (
            own + move.extra,
            len(view.roulette) + move.extra,
        )
