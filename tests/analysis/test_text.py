"""A match as text: everything of it is there, it can be read, and it speaks of whoever played."""

from __future__ import annotations

import re
from datetime import date
from itertools import pairwise
from typing import Any

import pytest

import veillee
from tests.analysis.conftest import golden
from veillee.analysis import Analysis
from veillee.analysis.analysis import Balance, Decision, Shift, Sum
from veillee.analysis.comments import swings
from veillee.analysis.text import WIDTH, Player, written
from veillee.bots import Reason
from veillee.kernel import Match
from veillee.words import LANGUAGES

RECORDS = (
    "ergo/book-2",
    "spacepoker/house-4",
    "sponsio/book-3",
    "sponsors/teams-4",
    "sporz/book-10",
)
NOTHING = Sum(0.0, 0.0)


def match_of(record: str) -> Match:
    return veillee.replay(golden(record))


def found(match: Match, **more: Any) -> Analysis:
    """An analysis that has nothing to say but this."""
    nothing: dict[str, Any] = {
        "version": 2,
        "game": match.game.id,
        "seats": match.seats,
        "moves": len(match),
        "teams": tuple(range(match.seats)),
        "teams_change": False,
        "curve": [],
        "known": [],
        "shifts": [],
        "balances": [],
        "decisions": [],
        "playouts": 2000,
        "progress": 1.0,
        "done": True,
    }
    return Analysis(**{**nothing, "swings": swings(more.get("shifts", [])), **more})


def shift(before: int, *changes: float, **more: Any) -> Shift:
    told = {"kind": "choice", "after": before + 1, "seats": (0,), "move": "e5", **more}
    return Shift(before=before, changes=changes, errors=(0.01,) * len(changes), **told)


def below(text: str, move: str) -> str:
    """What stands below a move, up to the next."""
    _, after = text.split(move, 1)
    told = re.match(r"\n((?: {5}.*\n)*)", after)
    return " ".join(told[1].split()) if told else ""


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_there_in_notation_under_its_number(record: str, language: str) -> None:
    match = match_of(record)
    words = " ".join(written(match, language).split())
    places = []
    for number, (_, move) in enumerate(match.moves, start=1):
        place = re.search(
            rf"(?<!\S){number}\. (seat|place) \d+ {re.escape(match.game.write(move))}", words
        )
        assert place, number
        places.append(place.start())
    assert all(one < next_one for one, next_one in pairwise(places))


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_a_letter(record: str, language: str) -> None:
    assert max(map(len, written(match_of(record), language).splitlines())) <= WIDTH + 2


def test_people_are_called_by_their_names_and_bots_by_their_level() -> None:
    players = [Player("Anne"), Player(level="hard"), Player("Paul", "easy"), Player("Zoé")]
    text = written(match_of("spacepoker/house-4"), "en", players=players)
    assert "  seat 0: Anne\n  seat 1: Bot 1 (strong)\n  seat 2: Paul (a bot at the end)\n" in text
    assert "Zoé shows " in text
    assert "Round 2 begins. Bot 1 opens\n---" in text


def test_what_a_name_hides_is_shown() -> None:
    text = written(match_of("ergo/book-2"), "fr", players=[Player("A\x1b[2J"), Player("B")])
    assert "\x1b" not in text


def test_it_says_when_by_which_rules_and_how_it_ended() -> None:
    text = written(match_of("spacepoker/house-4"), "fr", date=date(2026, 8, 1))
    assert "1er août 2026\nRègles : ensemble « house »\n52 coups\n" in text
    assert "(article 7.2)" in " ".join(text.split())
    assert "  1. place 2 : 240\n" in text


def test_options_that_differ_from_every_preset_are_named() -> None:
    match = veillee.Match("spacepoker", seats=2, seed="x", options={"rounds": 20})
    assert "Rules: preset “house” (rounds = 20)" in written(match, "en")


def test_what_happened_stands_below_the_move_that_made_it() -> None:
    text = written(match_of("sponsors/book-2"), "en")
    told = below(text, "\n1. seat 0 roll")
    assert re.match(r"The \w+ car throws a \d\.", told)


def test_what_the_notation_says_is_not_told_again() -> None:
    text = written(match_of("ergo/book-2"), "en")
    assert "places a piece" not in text
    assert "has a line" in text


def test_parts_of_a_match_have_headings() -> None:
    text = written(match_of("sporz/book-4"), "fr")
    assert re.search(r"\n\nLa nuit 1 tombe\. .*\n-+\n\n", text)
    assert re.search(r"\n\nLe jour 1 se lève\. .*\n-+\n\n", text)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "has not been analysed"), ("fr", "n'a pas été analysée")]
)
def test_without_an_analysis_it_says_so(language: str, said: str) -> None:
    assert said in " ".join(written(match_of("ergo/book-2"), language).split())
    match = match_of("ergo/book-2")
    assert said not in " ".join(written(match, language, found=found(match)).split())


def test_a_swing_is_told_below_its_move() -> None:
    match = match_of("ergo/book-2")
    moved = [shift(3, 0.01, -0.01), shift(4, 0.3, -0.3), shift(8, 0.02, -0.02)]
    players = [Player("Anne"), Player("Paul")]
    text = written(match, "fr", players=players, found=found(match, shifts=moved))
    assert below(text, f"5. Anne {match.game.write(match.made(4)[1])}") == (
        "» Chances : Anne : +30, Paul : −30 (± 1)."
    )
    assert text.count("Chances :") == 1


def test_a_change_over_several_moves_says_since_when() -> None:
    match = match_of("ergo/book-2")
    moved = [shift(2, 0.4, -0.4, kind="several", after=6, move=None)]
    assert "» Chances since move 3: " in written(match, "en", found=found(match, shifts=moved))


def test_a_swing_that_was_luck_says_so() -> None:
    match = match_of("spacepoker/house-4")
    moved = [shift(4, 0.3, -0.3, 0.0, 0.0, kind="luck")]
    assert "» Chances, by luck: " in written(match, "en", found=found(match, shifts=moved))


def test_a_mistake_is_told_with_what_was_better_and_why() -> None:
    match = match_of("ergo/book-2")
    played = match.game.write(match.made(4)[1])
    decision = Decision(
        4, 0, played, "e5", {}, Reason("reason-among", {"moves": 7}), Sum(0.2, 0.03), "large"
    )
    text = written(match, "en", found=found(match, decisions=[decision]))
    told = below(text, f"5. seat 0 {played}")
    assert told.startswith("» A large mistake: “e5” was better by 20 points (± 3). ")
    assert "7" in told.split("(± 3). ")[1]


def test_it_ends_with_luck_or_skill() -> None:
    match = match_of("ergo/book-2")
    balances = [
        Balance(0, 1.0, 0.5, Sum(0.1, 0.02), Sum(0.4, 0.03), NOTHING, NOTHING),
        Balance(1, 0.0, 0.5, Sum(-0.1, 0.02), NOTHING, Sum(-0.4, 0.03), NOTHING),
    ]
    text = written(match, "en", found=found(match, balances=balances))
    _, table = text.split("Luck or skill\n-------------\n\n")
    head, first, second = table.splitlines()[:3]
    assert head.split() == ["fair", "luck", "choices", "others", "result"]
    assert first.split("   ")[-1].strip() == "100"
    assert "−10 ± 2" in second
