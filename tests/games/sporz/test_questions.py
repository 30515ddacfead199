"""Clause 10.8: who may ask whom what, and what is heard as an answer."""

from __future__ import annotations

from typing import Any

import pytest

import veillee
from tests.games.sporz.crews import NINE, Ship, crew
from tests.games.sporz.test_manners import spoken
from veillee.games import sporz as game
from veillee.games.sporz.claims import claimable
from veillee.games.sporz.moves import ASKS, Claim, Question


def awake(script: str = "") -> Ship:
    """The first day, on which somebody has broken the silence."""
    return crew(NINE).night().say(f"8 claim trust 7; {script}")


def last_heard(here: Ship) -> dict[str, Any]:
    event = here.events[-1].what
    return {name: getattr(event, name) for name in ("occasion", "asker")}


@pytest.mark.rule("sporz", "10.8")
@pytest.mark.parametrize("asks", ASKS)
def test_one_asks_somebody_else_on_board_and_everybody_hears_it(asks: str) -> None:
    here = awake(f"3 claim ask 4 {asks}")
    (heard,) = here.told("claimed-question")
    assert heard.items() >= {"seat": 3, "about": 4, "asks": asks}.items()


@pytest.mark.rule("sporz", "10.8")
def test_nobody_asks_himself() -> None:
    here = awake()
    assert here.refused("3 claim ask 3 role") == "10.8"
    asked = {
        move.about.seat
        for move in game.legal(here.state, 3)
        if isinstance(move, Claim) and isinstance(move.about, Question)
    }
    assert asked == set(range(9)) - {3}


@pytest.mark.rule("sporz", "10.8")
def test_nobody_asks_the_same_player_the_same_twice_on_a_day() -> None:
    here = awake("3 claim ask 4 role")
    assert here.refused("3 claim ask 4 role") == "10.8"
    assert here.refused("3 claim ask 4 learnt") is None
    assert here.refused("3 claim ask 5 role") is None
    assert here.refused("6 claim ask 4 role") is None
    here.day().night()
    assert here.refused("3 claim ask 4 role") is None


@pytest.mark.rule("sporz", "10.8")
def test_a_refused_question_says_what_one_can_do_instead() -> None:
    here = awake("3 claim ask 4 role")
    again = game.why_not(here.state, 3, game.read("claim ask 4 role"))
    oneself = game.why_not(here.state, 3, game.read("claim ask 3 role"))
    assert again
    assert oneself
    assert again.text("fr") == (
        "Vous avez déjà posé cette question à la place 4 aujourd'hui : "
        "demandez autre chose, ou attendez demain."
    )
    assert oneself.text("en") == "You cannot ask yourself: ask somebody else."


@pytest.mark.rule("sporz", "10.4")
def test_the_dead_are_not_asked() -> None:
    here = awake().day("; ".join(f"{seat} vote 4" for seat in range(9))).night()
    assert here.refused("3 claim ask 4 role") == "10.4"


@pytest.mark.rule("sporz", "10.3")
def test_a_question_is_one_of_the_five_claims_of_a_day() -> None:
    asked = "; ".join(f"3 claim ask {seat} role" for seat in (0, 1, 2, 4, 5))
    assert awake(asked).refused("3 claim ask 6 role") == "10.3"


@pytest.mark.rule("sporz", "10.8")
def test_a_question_accuses_nobody() -> None:
    here = awake("3 claim ask 4 suspect")
    assert here.refused("4 claim denial 3") == "10.7"
    assert here.refused("5 claim vote 4 because 3") == "10.6"


@pytest.mark.rule("sporz", "10.8")
@pytest.mark.parametrize(
    ("asks", "answer"),
    [
        ("role", "role spy"),
        ("learnt", "n1 5 mutant"),
        ("learnt", "n1 count 2"),
        ("learnt", "n1 healed"),
        ("suspect", "suspect 5"),
        ("suspect", "vote 5"),
    ],
)
def test_a_claim_that_says_what_was_asked_is_heard_as_an_answer(asks: str, answer: str) -> None:
    here = awake(f"3 claim ask 4 {asks}; 4 claim {answer}")
    assert last_heard(here) == {"occasion": "answer", "asker": 3}
    here.say(f"4 claim {answer}")
    assert last_heard(here) == {"occasion": "usual", "asker": None}


@pytest.mark.rule("sporz", "10.8")
def test_an_opinion_is_told_instead_of_an_answer_and_anything_else_beside_it() -> None:
    here = awake("3 claim ask 4 role; 4 claim n1 healed")
    assert last_heard(here)["occasion"] == "usual"
    here.say("4 claim vote 5")
    assert last_heard(here) == {"occasion": "evasion", "asker": 3}
    here.say("4 claim role spy")
    assert last_heard(here)["occasion"] == "usual"


def test_who_asked_last_is_answered() -> None:
    here = awake("3 claim ask 4 role; 5 claim ask 4 role; 6 claim ask 4 learnt; 4 claim role spy")
    assert last_heard(here) == {"occasion": "answer", "asker": 5}
    here.say("4 claim trust 5")
    assert last_heard(here) == {"occasion": "evasion", "asker": 6}


def test_nobody_answers_for_another_nor_a_day_late() -> None:
    here = awake("3 claim ask 4 role; 5 claim role spy")
    assert last_heard(here)["occasion"] == "usual"
    here.day().night().say("8 claim trust 7; 4 claim role spy")
    assert last_heard(here)["occasion"] == "usual"


def test_a_changed_mind_is_heard_before_an_answer() -> None:
    here = awake("4 claim vote 5; 3 claim ask 4 suspect; 4 claim vote 6")
    assert last_heard(here) == {"occasion": "changed", "asker": None}


def test_a_plain_answer_says_whom_it_answers() -> None:
    script = "0 claim ask 4 role; 4 claim role spy"
    assert spoken(script, 0, "fr") == "Emma : « Je réponds à Anne. Je suis espion. »"
    assert spoken(script, 0, "en") == "Emma: “I answer Anne. I am a spy.”"


def test_answers_and_what_is_told_instead_begin_in_their_own_ways() -> None:
    answer, other = "0 claim ask 4 role; 4 claim role spy", "0 claim ask 4 role; 4 claim vote 5"
    assert spoken(answer, 1, "en") == "Emma: “My answer to Anne. I am a spy.”"
    assert spoken(other, 1, "fr") == (
        "Emma : « Cela ne vous regarde pas, Anne. Je vote contre Fatou. »"
    )


@pytest.mark.rule("sporz", "12.7")
def test_a_question_is_neither_true_nor_false() -> None:
    here = awake("3 claim ask 0 role").day("1 vote 0; 2 vote 0")
    (day,) = [one.day for one in game.view(here.state, None).reel if one.day]
    assert (day.judged[1].verdict, day.judged[1].truth) == (None, ())


def test_what_can_be_claimed_of_the_ship_is_listed_once_for_everybody() -> None:
    """Questions are not in it: each asks all but himself."""
    here = awake()
    shared = claimable(here.state.crew, 9, 1)
    assert not any(isinstance(one.about, Question) for one in shared)
    assert claimable(here.state.crew, 9, 1) is shared


def test_at_two_hundred_questions_are_a_small_part_of_what_is_legal() -> None:
    match = veillee.Match(game, seats=200, seed="asks")
    while match.state.phase != "day":
        seat = match.to_act[0]
        match.play(seat, match.timeout(seat))
    legal = match.legal(0)
    asked = [m for m in legal if isinstance(m, Claim) and isinstance(m.about, Question)]
    assert len(asked) == 3 * 199
    assert len(asked) < len(legal) / 4
