"""Clause 5.3: several players answer at once, and the order in which they do changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.sporz.crews import NINE, Ship, crew
from veillee.games import sporz as game
from veillee.games.sporz.state import State
from veillee.kernel import Chance

FEW = st.integers(0, 2**32)


def answers(state: State, dice: random.Random) -> dict[int, list[Any]]:
    """Some moves for everyone, ending with the last word."""
    found = {}
    for seat in state.awaited:
        legal = [m for m in game.legal(state, seat) if type(m).__name__ not in ("Sleep", "Claim")]
        last = game.timeout(state, seat)
        if state.phase in ("election", "run-off", "informants"):
            found[seat] = [dice.choice([*legal, last])]
        else:
            found[seat] = [dice.choice(legal) for _ in range(dice.randrange(3))] + [last]
    return found


def play_in_order(state: State, order: list[int], moves: dict[int, list[Any]]) -> Any:
    """The state after all of them, and what each seat has been told as the step closed."""
    chance, left = Chance("order"), {seat: list(said) for seat, said in moves.items()}
    told: tuple[Any, ...] = ()
    for seat in order:
        move = left[seat].pop(0)
        assert game.why_not(state, seat, move) is None
        state, told = game.play(state, seat, move, chance)
    return state, told


def situation(name: str) -> Ship:
    here = crew(NINE + "aa", host=6, resistant=7, mutants=(9,), disagreement="majority")
    if name == "mutants":
        return here
    if name == "day":
        return here.night("0 mutate 10; 0 paralyse 4", "1 heal 3")
    here.close("0 mutate 10; 0 paralyse 4")
    return here if name == "doctors" else here.close("1 heal 3")


@pytest.mark.rule("sporz", "5.3", "11.2", "4.1")
@pytest.mark.parametrize("step", ["election", "mutants", "doctors", "informants", "day"])
@settings(max_examples=30, deadline=None)
@given(seed=FEW, first=FEW, second=FEW)
def test_in_any_order_the_same_comes_of_it(step: str, seed: int, first: int, second: int) -> None:
    start = crew(NINE, asleep=False) if step == "election" else situation(step)
    moves = answers(start.state, random.Random(seed))
    turns = [seat for seat, said in moves.items() for _ in said]
    results = []
    for shuffle in (first, second):
        order = list(turns)
        random.Random(shuffle).shuffle(order)
        results.append(play_in_order(start.state, order, moves))
    assert results[0] == results[1]
