"""Bots speak to somebody, for a reason, and do as they have said."""

from __future__ import annotations

import pytest

from tests.bots.sporz.table import WEIGHING, match_of_eight
from tests.bots.sporz.test_players import TWELVE, day_of
from tests.games.sporz.crews import crew
from veillee.bots.sporz import LEVELS
from veillee.bots.sporz.memory import Memory
from veillee.games import sporz
from veillee.games.sporz.moves import Claim, Denial, Opinion, Vote, WillVote

MATCHES = 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_votes_as_it_has_announced_or_says_first_that_it_will_not(level: str) -> None:
    votes = 0
    for number in range(MATCHES):
        for state, seat, move in match_of_eight(level, number):
            announced = Memory(sporz.view(state, seat)).own_vote()
            if state.phase == "day" and isinstance(move, Vote) and announced is not None:
                said = Memory(sporz.view(state, seat)).said(today=True)
                kept = move.seat == announced
                assert kept or (move.blank and Opinion(announced, "trust") in said)
                votes += 1
    assert votes


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_accused_answers_his_accuser_once(level: str) -> None:
    ship = crew(TWELVE).night("0 mutate 8; 0 paralyse 9", informants="4 inspect 1")
    ship.say("10 claim suspect 5; 11 claim suspect 5; 10 claim suspect 0")
    answers = [
        [move.about for move in day_of(level, ship, seat) if isinstance(move, Claim)]
        for seat in (5, 0)
    ]
    for said in answers:
        assert [about for about in said if isinstance(about, Denial)] == [Denial(10)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_vote_rests_on_the_word_of_whoever_found_the_mutant(level: str) -> None:
    rested = [
        move.about.because
        for number in range(MATCHES)
        for state, seat, move in match_of_eight(level, number)
        if isinstance(move, Claim) and isinstance(move.about, WillVote)
    ]
    assert {None} < set(rested)


@pytest.mark.parametrize("level", LEVELS)
def test_healthy_and_mutants_speak_in_the_same_ways(level: str) -> None:
    """What a bot says depends on what it knows; that it answers, or names a reason, on nothing."""
    ways = {True: set[str](), False: set[str]()}
    for number in range(MATCHES if level in WEIGHING else 6 * MATCHES):
        for state, seat, move in match_of_eight(level, number):
            if isinstance(move, Claim) and isinstance(move.about, WillVote | Denial):
                because = getattr(move.about, "because", None) is not None
                ways[state.mutants[seat]].add(f"{type(move.about).__name__} {because}")
    assert ways[True] == ways[False]
