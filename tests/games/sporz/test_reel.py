"""The truth at the end, chapter by chapter."""

from __future__ import annotations

import pytest

from tests.games.sporz.crews import EIGHT, NINE, Ship, crew
from veillee.games import sporz as game
from veillee.games.sporz.ending import finish
from veillee.games.sporz.reel import Chapter
from veillee.games.sporz.retelling import DayTold, NightTold
from veillee.games.sporz.telling import Telling


def reel(here: Ship) -> tuple[Chapter, ...]:
    return game.view(here.state, None).reel


def ended(here: Ship) -> Ship:
    """The crew executes the only mutant, in seat 0."""
    return here.day("1 vote 0")


def stopped(here: Ship) -> Ship:
    """The match ends here, as if it had been quiet for long."""
    here.state = finish(here.state, "quiet", Telling())
    return here


def night(here: Ship, number: int) -> NightTold:
    return next(one.night for one in reel(here) if one.night and one.number == number)


def day(here: Ship, number: int) -> DayTold:
    return next(one.day for one in reel(here) if one.day and one.number == number)


@pytest.mark.rule("sporz", "12.7")
def test_there_is_no_reel_before_the_end_not_even_for_the_dead() -> None:
    here = crew(EIGHT).night("0 kill 3")
    assert [game.view(here.state, seat).reel for seat in (None, 0, 3)] == [()] * 3


@pytest.mark.rule("sporz", "12.7")
def test_at_the_end_everybody_sees_the_same_reel() -> None:
    here = ended(crew(EIGHT).night())
    assert len(reel(here)) == 3
    assert all(game.view(here.state, seat).reel == reel(here) for seat in range(8))


@pytest.mark.rule("sporz", "12.7")
def test_it_tells_whose_ballots_named_a_mutant_most_often() -> None:
    here = crew(EIGHT).night().day("1 vote 0; 2 vote 5; 3 vote 5; 4 vote 0; 6 vote 5").night()
    assert game.view(here.state, 1).closest is None
    found = game.view(here.day("1 vote 0; 2 vote 0").state, None).closest
    assert found is not None
    assert (found.seats, found.mutants) == ((1,), 2)


@pytest.mark.rule("sporz", "6.5", "7.5")
def test_it_shows_who_was_a_mutant_when() -> None:
    here = crew(EIGHT).night("0 mutate 3").day().night("0 mutate 4", "1 heal 3")
    assert [one.mutants for one in reel(stopped(here))] == [(0,), (0, 3), (0, 3), (0, 4)]


@pytest.mark.rule("sporz", "9.1", "11.9")
def test_it_shows_who_was_dead_when() -> None:
    here = crew(EIGHT).night("0 kill 3").day("1 vote 4").night()
    assert [one.dead for one in reel(ended(here))] == [(), (3,), (3, 4), (3, 4), (3, 4, 0)]


@pytest.mark.rule("sporz", "4.5")
def test_it_shows_who_was_elected_on_which_morning() -> None:
    here = crew(EIGHT, asleep=False).close("5 elect 3").night("0 kill 3")
    here.close("5 elect 4").day("1 vote 4").night()
    here.close("5 elect 5")
    chiefs = [(one.number, one.chief) for one in reel(ended(here)) if one.chief is not None]
    assert chiefs == [(0, 3), (1, 4), (2, 5)]


@pytest.mark.rule("sporz", "3.4", "3.5")
def test_it_tells_of_what_was_done_in_vain() -> None:
    here = crew(NINE, resistant=8, host=3).night("0 mutate 8").day()
    here.night("0 mutate 3").day().night("", "1 heal 3")
    told = [night(stopped(here), number).in_vain for number in (1, 2, 3)]
    assert [[(one.seat, one.how) for one in some] for some in told] == [
        [(8, "resisted")],
        [],
        [(3, "incurable")],
    ]


@pytest.mark.rule("sporz", "8.1")
def test_it_tells_what_the_informants_have_learnt_in_their_order() -> None:
    here = crew(EIGHT).night("", "", "7 hack psychologist; 6 spy 2; 5 sequence 1; 4 inspect 0")
    assert [one.seat for one in night(ended(here), 1).learnt] == [3, 4, 5, 6, 7]


@pytest.mark.rule("sporz", "12.2")
def test_where_the_mutants_end_it_no_doctor_was_called() -> None:
    here = crew("mdip", mutants=(2, 3)).close("0 mutate 1")
    assert night(here, 1).doctors is None
    assert night(ended(crew("mdip").night("0 paralyse 1")), 1).doctors == ()


@pytest.mark.rule("sporz", "6.4")
def test_a_night_without_agreement_has_no_decision() -> None:
    here = crew(EIGHT, mutants=(3,)).close("0 mutate 1; 3 mutate 2")
    assert (night(here, 1).mutants, night(here, 1).decided) == ((0, 3), None)


@pytest.mark.rule("sporz", "12.7")
def test_it_shows_who_has_voted_for_whom() -> None:
    here = crew(EIGHT).night().day("1 vote 0; 2 vote 3; 4 vote 0; 5 vote blank; 6 vote 0")
    papers = [(one.seat, one.voters) for one in day(here, 1).papers]
    assert papers == [(0, (1, 4, 6)), (3, (2,)), (None, (5,))]
