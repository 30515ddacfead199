"""Clauses 10.6 and 10.7: on whose word one speaks, and whom one answers."""

from __future__ import annotations

import pytest

from tests.games.sporz.crews import NINE, Ship, crew
from veillee.games import sporz as game


def awake(script: str = "") -> Ship:
    return crew(NINE).night().say(script)


@pytest.mark.rule("sporz", "10.6")
@pytest.mark.parametrize("word", ["n1 3 mutant", "suspect 3", "vote 3"])
def test_a_suspicion_and_a_vote_may_rest_on_the_word_of_an_accuser(word: str) -> None:
    here = awake(f"4 claim {word}")
    assert here.refused("8 claim suspect 3 because 4") is None
    assert here.refused("8 claim vote 3 because 4") is None
    assert here.refused("8 claim trust 3 because 4") == "10.6"
    assert here.refused("8 claim vote 3 because 5") == "10.6"
    assert here.refused("8 claim vote 2 because 4") == "10.6"


@pytest.mark.rule("sporz", "10.6")
@pytest.mark.parametrize("word", ["n1 3 healthy", "trust 3"])
def test_trust_may_rest_on_the_word_of_somebody_who_speaks_for_the_player(word: str) -> None:
    here = awake(f"4 claim {word}")
    assert here.refused("8 claim trust 3 because 4") is None
    assert here.refused("8 claim suspect 3 because 4") == "10.6"


@pytest.mark.rule("sporz", "10.6")
def test_nobody_rests_on_his_own_word() -> None:
    assert awake("8 claim suspect 3").refused("8 claim vote 3 because 8") == "10.6"


@pytest.mark.rule("sporz", "10.6")
def test_the_word_of_somebody_who_died_since_yesterday_counts_and_older_ones_do_not() -> None:
    here = awake("4 claim n1 3 mutant").day().night("0 kill 4")
    assert here.refused("8 claim vote 3 because 4") is None
    here.day().night()
    assert here.refused("8 claim vote 3 because 4") == "10.6"


@pytest.mark.rule("sporz", "10.6")
def test_everyone_hears_on_whose_word_somebody_speaks() -> None:
    here = awake("4 claim n1 3 mutant; 8 claim vote 3 because 4")
    (heard,) = here.told("claimed-vote")
    assert heard.items() >= {"seat": 8, "about": 3, "because": 4}.items()
    said = [game.rulebook.tell(lang, here.events[-1].what) for lang in ("fr", "en")]
    assert said == [
        "La place 8 : « Je voterai contre la place 3 : la place 4 l'accuse. »",
        "Seat 8: “I will vote against seat 3: seat 4 accuses them.”",
    ]


@pytest.mark.rule("sporz", "10.7")
def test_whoever_was_accused_today_may_answer_and_nobody_else() -> None:
    here = awake("4 claim suspect 3")
    assert here.refused("3 claim denial 4") is None
    assert here.refused("3 claim denial 5") == here.refused("8 claim denial 4") == "10.7"
    here.say("3 claim denial 4")
    (heard,) = here.told("claimed-denial")
    assert heard.items() >= {"seat": 3, "about": 4}.items()
    here.day().night()
    assert here.refused("3 claim denial 4") == "10.7"


@pytest.mark.rule("sporz", "10.7")
def test_nobody_answers_himself() -> None:
    assert awake("3 claim suspect 3").refused("3 claim denial 3") == "10.7"


@pytest.mark.rule("sporz", "10.7")
def test_an_answer_is_one_of_the_five_claims_of_a_day() -> None:
    here = awake("4 claim suspect 3; " + "; ".join(["3 claim trust 5"] * 5))
    assert here.refused("3 claim denial 4") == "10.3"


@pytest.mark.rule("sporz", "10.6")
def test_a_claim_on_nobodys_word_is_written_as_before() -> None:
    assert [game.write(game.read(text)) for text in ("claim vote 5", "déclarer voter 5 car 3")] == [
        "claim vote 5",
        "claim vote 5 because 3",
    ]


@pytest.mark.rule("sporz", "12.7")
def test_a_mutant_who_denies_it_has_lied() -> None:
    here = awake("4 claim suspect 0; 4 claim suspect 3; 0 claim denial 4; 3 claim denial 4")
    here.day("1 vote 0; 2 vote 0")
    (day,) = [one.day for one in game.view(here.state, None).reel if one.day]
    assert [one.verdict for one in day.judged][2:] == ["lie", "true"]
