"""Bots answer who asks them, whatever they are, and have questions of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.sporz.table import WEIGHING, matches
from tests.bots.sporz.test_players import TWELVE, choice, day_of
from tests.games.sporz.crews import Ship, crew
from veillee.bots.sporz import LEVELS
from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.questions import ANSWERS_A_DAY, question_for_somebody
from veillee.games import sporz
from veillee.games.sporz.moves import ASKS, Asks, Claim, Found, IAm, Question, WillVote
from veillee.games.sporz.questions import open_questions

SEEDS = range(40)
CROWD = "; ".join(f"{seat} claim trust 7" for seat in (0, 3, 4, 5, 6, 7, 8))
"""With seat 10 eight of twelve have spoken; seats 1, 2, 9 and 11 have not."""


def morning(script: str = "", *, mutants: tuple[int, ...] = ()) -> Ship:
    ship = crew(TWELVE, mutants=mutants).night("0 mutate 8", informants="4 inspect 0; 5 sequence 6")
    return ship.say(f"10 claim trust 9; {script}")


def claims_of_a_day(level: str, ship: Ship, seat: int) -> list[Any]:
    return [move.about for move in day_of(level, ship, seat) if isinstance(move, Claim)]


def occasions_of(ship: Ship, seat: int) -> list[str]:
    """Of all that the seat has claimed."""
    claimed = [e.what for e in ship.events if getattr(e.what, "occasion", None)]
    return [one.occasion for one in claimed if getattr(one, "seat", None) == seat]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("asks", ASKS)
@pytest.mark.parametrize("seat", [0, 1, 4, 8, 9])
def test_whoever_is_asked_answers_or_says_what_he_thinks(level: str, asks: str, seat: int) -> None:
    """A mutant, a doctor, a psychologist, somebody mutated, an astronaut."""
    ship = morning(f"11 claim ask {seat} {asks}")
    day_of(level, ship, seat)
    assert {"answer", "evasion"} & set(occasions_of(ship, seat))
    assert not open_questions(ship.state.claims[-1], seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("asks", ASKS)
def test_a_mutant_answers_as_often_as_somebody_healthy(level: str, asks: Asks) -> None:
    answered = []
    for mutants in ((), (4,)):
        ship = morning(f"11 claim ask 4 {asks}", mutants=mutants)
        moves = [choice(level, ship, 4, f"asked {seed}") for seed in range(6)]
        answered.append(sum(isinstance(move, Claim) for move in moves))
    assert answered[0] == answered[1] == 6


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_told_of_ones_role_hangs_on_the_role_and_not_on_the_camp(level: str) -> None:
    for seat in (1, 4, 9):
        said = []
        for mutants in ((), (seat,)):
            ship = morning(f"11 claim ask {seat} role", mutants=mutants)
            said.append([choice(level, ship, seat, f"role {seed}").about for seed in range(6)])
        roles = [[about for about in told if isinstance(about, IAm)] for told in said]
        assert roles[0] == roles[1]


def test_a_doctor_who_is_asked_does_not_tell() -> None:
    hidden = morning("11 claim ask 1 role")
    assert choice("hard", hidden, 1).about == IAm("astronaut")
    ship = crew("mddipgsh").night("0 mutate 3").say("7 claim trust 6; 7 claim ask 1 role")
    assert not isinstance(choice("hard", ship, 1).about, IAm)


@pytest.mark.parametrize("level", ["casual", "medium", "hard"])
def test_an_honest_informant_tells_who_asks_what_it_has_learnt(level: str) -> None:
    said = claims_of_a_day(level, morning("11 claim ask 4 learnt"), 4)
    assert said.index(Found(1, 0, "mutant")) <= 1


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_has_said_it_already_says_it_again(level: str) -> None:
    ship = morning("3 claim role spy; 11 claim ask 3 role; 9 claim ask 3 role")
    assert {choice(level, ship, 3, seed).about for seed in "abcd"} == {IAm("spy")}


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_asked_by_all_answers_some_and_keeps_a_word_for_the_vote(level: str) -> None:
    asking = [f"{seat} claim ask 4 {ASKS[seat % 3]}" for seat in (1, 2, 3, 5, 6, 7)]
    ship = morning("; ".join(asking))
    before = len(occasions_of(ship, 4))
    said = claims_of_a_day(level, ship, 4)
    answers = [one for one in occasions_of(ship, 4)[before:] if one in ("answer", "evasion")]
    assert 1 <= len(answers) <= ANSWERS_A_DAY + 1  # the vote may close the last of them
    assert any(isinstance(about, WillVote) for about in said)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_has_voted_is_asked_and_still_answers(level: str) -> None:
    ship = morning("5 claim role geneticist; 5 vote 0; 5 vote 1; 5 vote 2; 5 vote 3; 5 vote 0")
    ship.say("11 claim ask 5 role")
    assert isinstance(choice(level, ship, 5), Claim)


# Their own questions -----------------------------------------------------------------------------


def questions_in(ship: Ship, seat: int) -> list[Question]:
    """Of forty bots, those who have something to ask from this chair."""
    memory = Memory(sporz.view(ship.state, seat))
    asked = [question_for_somebody(memory, seed) for seed in SEEDS]
    return [question for question in asked if question]


def test_some_ask_somebody_silent_once_others_and_they_themselves_have_had_a_word() -> None:
    assert not questions_in(morning("3 claim trust 7"), 3)
    assert not questions_in(morning(CROWD), 9)
    assert questions_in(morning(f"{CROWD}; 9 abstain"), 9)
    asked = questions_in(morning(CROWD), 3)
    assert len(SEEDS) / 5 < len(asked) < len(SEEDS)
    assert {question.seat for question in asked} <= {1, 2, 9, 11}
    assert {question.asks for question in asked} == set(ASKS)


def test_some_ask_those_whose_words_are_disputed() -> None:
    asked = questions_in(morning("5 claim n1 6 mutant; 4 claim n1 6 healthy"), 3)
    assert {(question.seat, question.asks) for question in asked} == {(4, "learnt"), (5, "learnt")}


def test_nobody_asks_whose_role_is_told_for_his_role_or_whoever_is_being_asked() -> None:
    asked = questions_in(morning(CROWD + "; 2 claim ask 1 role"), 3)
    assert 1 not in {question.seat for question in asked}
    ship = morning("1 claim role spy").day().night().say(CROWD)
    roles = [question for question in questions_in(ship, 3) if question.asks == "role"]
    assert 1 not in {question.seat for question in roles}


def test_nobody_asks_more_than_once_a_day() -> None:
    assert not questions_in(morning(CROWD + "; 3 claim ask 1 role"), 3)


def test_what_one_asks_does_not_hang_on_what_one_is() -> None:
    asked = []
    for letters in ("mddipgshaaaa", "amdipgshdaaa", "psdmdgahaaai"):
        ship = crew(letters).night().say(f"10 claim trust 9; {CROWD}")
        asked.append(questions_in(ship, 3))
    assert asked[0] == asked[1] == asked[2]


@pytest.mark.parametrize("level", LEVELS)
def test_questions_are_asked_in_matches_and_do_not_keep_a_day_open(level: str) -> None:
    asked = answered = 0
    for number in range(3 if level in WEIGHING else 12):
        for state, seat, move in matches(level, 8, f"curious {number}"):
            if not isinstance(move, Claim):
                continue
            if isinstance(move.about, Question):
                mine = Memory(sporz.view(state, seat)).said(today=True)
                assert not any(isinstance(about, Question) for about in mine)
                asked += 1
            else:
                answered += bool(open_questions(state.claims[-1], seat))
    assert asked
    assert answered
