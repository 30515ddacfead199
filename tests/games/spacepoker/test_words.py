"""Refusals and events in the player's language, without notation or words of another."""

import re

import pytest

from tests.games.spacepoker.tables import LETTERS, Table, table
from veillee.games import spacepoker as game
from veillee.words import LANGUAGES

FOREIGN = re.compile(
    r"raise|fold|call|\bx\b|probe|shuttle|fighter|cruiser|mothership|fortress|ark\b"
)
"""The notation, which is English: nobody should read it in French."""


def why(here: Table, text: str, language: str) -> str:
    (seat,) = game.to_act(here.state)
    refusal = game.why_not(here.state, seat, game.read(text))
    assert refusal is not None, text
    return refusal.text(language)


EXCHANGING = table("ppsfc ssffc", phase="exchange", pot="mmmmm")
BETTING = table("ppsfc ssffc")
ANSWERING = table("ppsfc ssffc", (90, 30)).play("raise 40")
ALL_IN = table("psfcm ppsfc", (20, 100), all_in=True).play("raise 20")
EVERY_REFUSAL = [
    (EXCHANGING, "fold"),
    (EXCHANGING, "x probe probe shuttle fighter"),
    *[(EXCHANGING, f"x {ship} {ship} {ship}") for ship in LETTERS.values()],
    (EXCHANGING, "x ark"),
    (BETTING, "x -"),
    (BETTING, "call"),
    (BETTING, "raise 0"),
    (BETTING, "raise 61"),
    (ANSWERING, "call"),
    (table("ppsfc ssffc").play("raise 40"), "raise 30"),
    (ALL_IN, "raise 30"),
]


@pytest.mark.parametrize(("here", "text"), EVERY_REFUSAL)
def test_no_refusal_shows_notation_in_french(here: Table, text: str) -> None:
    said = why(here, text, "fr")
    assert not FOREIGN.search(said), said
    assert said != why(here, text, "en")


def test_every_refusal_of_the_game_is_tried_here() -> None:
    tried = set()
    for here, text in EVERY_REFUSAL:
        (seat,) = game.to_act(here.state)
        refusal = game.why_not(here.state, seat, game.read(text))
        assert refusal
        tried.add(refusal.message)
    assert tried == {
        *("exchange-first", "exchange-is-over", "too-many-exchanged", "not-held"),
        *("nothing-to-match", "bet-at-least-one", "cannot-match"),
        *("raise-too-low", "raise-too-high", "nobody-can-answer"),
    }


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        (
            "x mothership",
            "Vous voulez échanger un vaisseau-mère, et vous n'en avez pas",
            "a mothership, and hold none",
        ),
        (
            "x probe probe probe",
            "échanger 3 sondes, et vous n'en avez que 2",
            "3 probes, and hold only 2",
        ),
        (
            "x shuttle shuttle",
            "2 navettes, et vous n'en avez qu'une",
            "2 shuttles, and hold only one",
        ),
        (
            "x cruiser cruiser",
            "2 croiseurs, et vous n'en avez qu'un",
            "2 cruisers, and hold only one",
        ),
    ],
)
def test_ships_one_does_not_hold_are_counted_in_good_grammar(
    text: str, french: str, english: str
) -> None:
    assert french in plain(why(EXCHANGING, text, "fr"))
    assert english in plain(why(EXCHANGING, text, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [1, 3])
def test_who_sits_out_is_told_with_his_points(language: str, points: int) -> None:
    short = game.events.CannotPay(seat=2, points=points)
    said = plain(game.rulebook.tell(language, short))
    counted = {"fr": ["un point", "3 points"], "en": ["one point", "3 points"]}[language]
    assert counted[points > 1] in said


def plain(text: str) -> str:
    """Without the marks that Fluent puts around what it fills in."""
    return text.replace("\u2068", "").replace("\u2069", "")
