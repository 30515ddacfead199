"""What everyone has heard last."""

from __future__ import annotations

import pytest

from tests.games.sporz.crews import EIGHT, Ship, crew
from veillee.games import sporz as game
from veillee.games.sporz.news import News


def news(here: Ship) -> News | None:
    return game.view(here.state, None).news


def heard(here: Ship) -> tuple[str | None, tuple[int, ...]]:
    found = news(here)
    assert found is not None
    return found.of, found.deaths


def test_before_the_first_night_there_is_no_news() -> None:
    assert news(crew(EIGHT, asleep=False)) is None


def test_the_first_night_has_no_ballot_to_tell_of() -> None:
    assert heard(crew(EIGHT)) == (None, ())


@pytest.mark.rule("sporz", "9.1")
def test_by_day_one_hears_of_the_dead_of_the_night() -> None:
    assert heard(crew(EIGHT).night("0 kill 3")) == ("night", (3,))
    assert heard(crew(EIGHT).night()) == ("night", ())


@pytest.mark.rule("sporz", "11.9")
def test_by_night_one_hears_whom_the_ballot_has_killed() -> None:
    here = crew(EIGHT).night("0 kill 3").day("4 vote 5")
    assert heard(here) == ("ballot", (5,))


@pytest.mark.rule("sporz", "11.5")
def test_the_count_is_told_in_a_tie_and_in_the_night_that_follows() -> None:
    here = crew(EIGHT).night()
    assert news(here).count is None  # type: ignore[union-attr]
    here.day("1 vote 2; 2 vote 1")
    assert news(here).count.first == (1, 2)  # type: ignore[union-attr]
    here.say("0 decide 2")
    assert news(here).count.first == (1, 2)  # type: ignore[union-attr]
    assert news(here.night()).count is None  # type: ignore[union-attr]


@pytest.mark.rule("sporz", "6.6")
def test_a_killing_is_news_until_dawn() -> None:
    here = crew(EIGHT)
    killings = []
    for script in ("0 kill 3", "", "", ""):
        killings.append(news(here).killing)  # type: ignore[union-attr]
        here.close(script)
    assert killings == [False, True, True, False]
