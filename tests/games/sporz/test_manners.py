"""A claim can be made in any manner, and is the same claim."""

from __future__ import annotations

import re

import pytest

from tests.games.sporz.crews import EIGHT, Ship, crew
from veillee.games import sporz as game
from veillee.games.sporz.manners import MOST, manner_of, wording
from veillee.games.sporz.moves import Claim, Opinion
from veillee.words import LANGUAGES

NAMES = ["Anne", "Bruno", "Chloé", "David", "Emma", "Fatou", "Gaël", "Hugo"]


def by_day(script: str = "") -> Ship:
    return crew(EIGHT).night("0 mutate 3").say(script)


def spoken(script: str, manner: int, language: str = "en") -> str:
    """The last claim of the script, made in this manner, as everybody hears it."""
    *before, last = script.split("; ")
    here = by_day("; ".join(before))
    seat, text = last.split(" ", 1)
    said = game.read(f"{text} ~{manner}" if manner else text)
    event = game.play(here.state, int(seat), said, here.chance).events[-1]
    return game.rulebook.at(NAMES).tell(language, event.what)


def test_a_manner_is_a_temper_a_turn_of_phrase_and_a_way_to_begin() -> None:
    assert [manner_of(wording(number)) for number in range(MOST + 1)] == list(range(MOST + 1))


def test_a_manner_stands_behind_the_claim_and_the_plain_one_is_left_out() -> None:
    suspicion = Opinion(5, "suspect")
    assert game.write(Claim(suspicion, 12)) == "claim suspect 5 ~12"
    assert game.write(Claim(suspicion)) == "claim suspect 5"
    assert game.read("déclarer soupçonner 5 ~12") == Claim(suspicion, 12)


@pytest.mark.parametrize(
    ("text", "why"), [("claim suspect 5 ~61", "<= 60"), ("claim suspect 5 ~", "not a number")]
)
def test_there_are_no_other_manners(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        game.read(text)


@pytest.mark.rule("sporz", "10.2")
def test_what_is_legal_is_listed_in_plain_words_and_as_legal_in_others() -> None:
    here = by_day()
    listed = [move for move in game.legal(here.state, 2) if isinstance(move, Claim)]
    assert {move.manner for move in listed} == {0}
    adorned = Claim(listed[0].about, MOST)
    assert game.why_not(here.state, 2, adorned) is None
    assert game.plain(adorned) == listed[0]


def test_nothing_but_the_words_depends_on_the_manner() -> None:
    here = by_day()
    after = {
        game.play(here.state, 2, Claim(Opinion(5, "trust"), n), here.chance).state
        for n in (0, 7, MOST)
    }
    assert len(after) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "script",
    [
        "1 claim role spy",
        "1 claim n1 5 mutant",
        "1 claim n1 count 2",
        "1 claim n1 healed",
        "1 claim suspect 5",
        "1 claim trust 5",
        "1 claim vote 5",
        "5 claim suspect 1; 1 claim denial 5",
        "1 claim ask 5 role",
        "1 claim ask 5 learnt",
        "1 claim ask 5 suspect",
    ],
)
def test_every_manner_says_it_in_other_words_and_names_the_same(script: str, language: str) -> None:
    said = [spoken(f"2 claim trust 3; {script}", manner, language) for manner in range(1, MOST + 1)]
    assert len(set(said)) == MOST
    named = {tuple(re.findall(r"Bruno|Fatou|\d|spy|espion", one)) for one in said}
    assert len(named) == 1
    assert all(len(one) < 130 for one in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_names_on_whose_word_in_every_manner(language: str) -> None:
    script = "4 claim suspect 5; 1 claim vote 5 because 4"
    said = [spoken(script, manner, language) for manner in range(MOST + 1)]
    assert all("Emma" in one and "Fatou" in one for one in said)
    assert max(map(len, said)) < 160


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", ["role spy", "vote 5 because 4"])
def test_an_answer_and_what_is_told_instead_name_who_asked_in_every_manner(
    answer: str, language: str
) -> None:
    script = f"4 claim suspect 5; 3 claim ask 1 role; 1 claim {answer}"
    said = [spoken(script, manner, language) for manner in range(1, MOST + 1)]
    assert all(one.count("David") == 1 for one in said)
    assert max(map(len, said)) < 200


def occasions(script: str) -> list[str]:
    here = by_day(script)
    return [event.what.occasion for event in here.events if hasattr(event.what, "occasion")]


def test_the_first_word_of_the_day_opens_it() -> None:
    assert occasions("1 claim vote 5; 2 claim vote 5") == ["opening", "usual"]


def test_another_vote_than_announced_is_a_changed_mind() -> None:
    assert occasions("3 claim trust 4; 1 claim vote 5; 1 claim vote 6; 1 claim vote 6")[1:] == [
        "usual",
        "changed",
        "usual",
    ]


def test_trust_after_an_accusation_is_a_changed_mind() -> None:
    assert occasions("3 claim trust 4; 1 claim vote 5; 1 claim trust 5; 1 claim trust 6")[1:] == [
        "usual",
        "changed",
        "usual",
    ]


def test_a_changed_mind_is_worded_as_one() -> None:
    said = spoken("2 claim vote 4; 1 claim vote 5; 1 claim trust 5", 1)
    assert said == "Bruno: “I was wrong. I believe Fatou.”"
