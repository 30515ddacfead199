"""Why bots would play a move: true, said in both languages, and from the seat's view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module

import pytest

from tests.toys import higher, noughts
from veillee.bots import RandomBot, Reason, reason_of, say, words
from veillee.bots.reason import percent
from veillee.bots.search import Searcher
from veillee.games import GAMES, load
from veillee.house.table.actions.lay import hides_something
from veillee.kernel import AnyGame, Chance, Match
from veillee.words import LANGUAGES

MOST_SEATS = 6
WITH_SECRETS = [game for game in map(load, GAMES) if hides_something(Match(game, seed="dealt"))]


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


class Undecided(RandomBot):
    def reason(self, view: object, move: object) -> Reason | None:
        return None


def test_a_bot_whom_nothing_decided_says_so() -> None:
    match = Match(higher, 3, "a toy")
    reason = reason_of(Undecided(1, 0), match.view(0), match.legal(0), match.legal(0)[0])
    assert reason == Reason("reason-among", {"moves": len(match.legal(0))})
    assert all(say(load("ergo"), reason, language) for language in LANGUAGES)


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


class Ticking:
    """A clock that goes on by a hundredth of a second whenever it is looked at."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 100


def moments(game: AnyGame) -> Iterator[Match]:
    """A match played at random, looked at now and then."""
    match = Match(game, min(MOST_SEATS, game.seats[-1]), "the same to the seat")
    dice = random.Random(game.id)
    for number in range(240):
        if not match.to_act:
            return
        if number % 24 == 20:
            yield match
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.id)
def test_what_the_seat_cannot_see_changes_neither_hint_nor_reason(game: AnyGame) -> None:
    """Two worlds that look alike to the seat: the same bot says the same, for the same reason."""
    players = import_module(f"veillee.bots.{game.id}.players")
    worlds_differed = False
    for match in moments(game):
        seat = match.to_act[0]
        truth, legal = match.state, match.legal(seat)
        other = game.imagine(match.view(seat), Chance("another world"))
        worlds_differed |= game.hidden(truth, seat) != game.hidden(other, seat)
        told = []
        for state in (truth, other):
            bot, view = players.Hard(7, 0.1, Ticking()), game.view(state, seat)
            move = bot.choose(view, game.legal(state, seat))
            told.append((move, reason_of(bot, view, legal, move)))
        assert told[0] == told[1]
    assert worlds_differed
