"""Bots elect a chief, and not each himself."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.bots.sporz.table import bot, matches
from tests.bots.sporz.test_minds import after_a_night
from veillee.bots.sporz import LEVELS
from veillee.bots.sporz.electing import later_hand
from veillee.bots.sporz.memory import Memory
from veillee.games import sporz
from veillee.games.sporz import State
from veillee.games.sporz.events import Elected
from veillee.games.sporz.moves import Elect
from veillee.kernel import Chance

ELECTIONS = 40


def first_election(level: str, number: int) -> State:
    """The ship after it."""
    return next(state for state, _, _ in matches(level, 8, f"election {number}") if state.night)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_most_first_elections_are_decided_by_hands(level: str) -> None:
    ends = [first_election(level, number).elections[-1] for number in range(ELECTIONS)]
    assert all(isinstance(end, Elected) for end in ends)
    assert sum(not end.drawn for end in ends if isinstance(end, Elected)) >= 0.75 * ELECTIONS


def test_no_chair_is_chief_by_its_number() -> None:
    chiefs = Counter(first_election("easy", number).chief for number in range(ELECTIONS))
    assert len(chiefs) >= 6


def test_some_would_be_chief_themselves_and_most_would_not() -> None:
    oneself = [
        move.seat == seat
        for number in range(ELECTIONS)
        for state, seat, move in matches("easy", 8, f"ambition {number}", 8)
        if state.phase == "election" and isinstance(move, Elect)
    ]
    assert 0.1 < sum(oneself) / len(oneself) < 0.3


@pytest.mark.parametrize("level", LEVELS)
def test_a_first_hand_does_not_tell_what_the_voter_is(level: str) -> None:
    """Whatever the same bot was dealt, it raises its hand for the same."""
    deals = [sporz.setup(sporz.Options(), 8, Chance(f"deal {number}")) for number in range(40)]
    assert {state.mutants[3] for state in deals} == {True, False}
    hands = {
        bot(level, "the same").choose(sporz.view(state, 3), sporz.legal(state, 3))
        for state in deals
    }
    assert len(hands) == 1


def test_a_later_chief_is_whom_the_voter_trusts_most_of_the_others() -> None:
    ship = after_a_night("4 claim role psychologist; 4 claim n1 0 mutant")
    player, view = bot("hard", "trust", 6), sporz.view(ship.state, 8)
    mutant = player.beliefs(view).mutant
    chosen = later_hand(Memory(view), mutant, Random(1))
    assert chosen != 8
    assert mutant[chosen] == min(mutant[seat] for seat in view.crew if seat != 8)
