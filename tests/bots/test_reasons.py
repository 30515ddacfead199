"""Why bots would play a move: true, said in both languages, and from the seat's view alone."""

from __future__ import annotations

import pytest

from tests.toys import higher, noughts
from veillee.bots import RandomBot, Reason, reason_of, say, words
from veillee.bots.reason import percent
from veillee.bots.search import Searcher
from veillee.games import GAMES, load
from veillee.kernel import Match
from veillee.words import LANGUAGES


def test_the_plain_search_says_how_often_it_won() -> None:
    match = Match(noughts, 2, "a toy", {"boards": 1})
    for turn, cell in enumerate((0, 3, 1, 4)):
        match.play(turn % 2, noughts.Mark(cell))
    bot, view, legal = Searcher(noughts, 400, 7, 60), match.view(0), match.legal(0)
    reason = reason_of(bot, view, legal, bot.choose(view, legal))
    assert reason is not None
    assert reason.message == "reason-searched-better", "no other move completes the row"
    assert reason.args["share"] == 100


def test_a_bot_that_does_not_say_why_is_asked_in_vain() -> None:
    match = Match(higher, 3, "a toy")
    assert reason_of(RandomBot(1, 0), match.view(0), match.legal(0), match.legal(0)[0]) is None


def test_where_there_is_one_move_that_is_the_reason() -> None:
    match = Match(higher, 3, "a toy")
    only = match.legal(0)[:1]
    assert reason_of(RandomBot(1, 0), match.view(0), only, only[0]) == Reason("reason-only")


@pytest.mark.parametrize(
    ("share", "said"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.999, 99), (1.0, 100)]
)
def test_what_is_not_certain_is_not_said_to_be(share: float, said: int) -> None:
    assert percent(share) == said


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_reasons(game: str) -> None:
    reasons = [
        {name for name in words(game).messages(language) if name.startswith("reason-")}
        for language in LANGUAGES
    ]
    assert reasons[0] == reasons[1]


def test_values_of_the_game_are_called_by_their_names() -> None:
    reason = Reason("reason-searched", {"tried": 2, "share": 50})
    assert "2 times" in say(load("ergo"), reason, "en")
