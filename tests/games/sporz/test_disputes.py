"""Which claims cannot all be so."""

from __future__ import annotations

import pytest

from tests.games.sporz.crews import EIGHT, Ship, crew
from veillee.games import sporz as game
from veillee.games.sporz.moves import Claim


def open_between(here: Ship) -> list[dict[str, tuple[int, ...]]]:
    """Each dispute: what is said, and by whom; by nobody, where the autopsy shows it."""
    found = game.view(here.state, None).disputes
    return [{game.write(Claim(side.about))[6:]: side.by for side in one.sides} for one in found]


def by_day() -> Ship:
    return crew(EIGHT).night()


@pytest.mark.rule("sporz", "2.3")
def test_two_claim_a_role_that_the_ship_has_once() -> None:
    here = by_day().say("4 claim role psychologist; 6 claim role psychologist")
    assert open_between(here) == [{"role psychologist": (4, 6)}]


@pytest.mark.rule("sporz", "2.3")
def test_two_may_both_be_doctors_where_there_are_two() -> None:
    assert open_between(by_day().say("1 claim role doctor; 4 claim role doctor")) == []


def test_whoever_claims_another_role_later_has_left_the_first() -> None:
    here = by_day().say("4 claim role spy; 6 claim role spy; 4 claim role hacker")
    assert open_between(here) == []


@pytest.mark.rule("sporz", "10.2")
def test_one_was_found_healthy_and_a_mutant_in_the_same_night() -> None:
    here = by_day().say("4 claim n1 3 healthy; 6 claim n1 3 mutant; 5 claim n1 3 healthy")
    assert open_between(here) == [{"n1 3 healthy": (4, 5), "n1 3 mutant": (6,)}]


def test_another_night_is_another_state_and_the_same_genome() -> None:
    here = by_day().say("4 claim n1 3 healthy; 4 claim n1 5 host").day().night()
    assert open_between(here.say("6 claim n2 3 mutant")) == []
    assert open_between(here.say("6 claim n2 5 normal")) == [
        {"n1 5 host": (4,), "n2 5 normal": (6,)}
    ]


def test_two_have_counted_differently() -> None:
    here = by_day().say("3 claim n1 count 1; 6 claim n1 count 2")
    assert open_between(here) == [{"n1 count 1": (3,), "n1 count 2": (6,)}]


@pytest.mark.rule("sporz", "9.1")
def test_the_autopsy_speaks_against_what_was_claimed() -> None:
    # Seat 3 is the computer scientist, and healthy.
    here = by_day().say("3 claim role spy; 4 claim n1 3 mutant").day("5 vote 3").night()
    here.say("5 claim role hacker")
    assert open_between(here) == [
        {"role spy": (3,), "role informatician": ()},
        {"n1 3 mutant": (4,), "n1 3 healthy": ()},
    ]


@pytest.mark.rule("sporz", "9.2")
def test_a_base_mutant_who_said_so_is_not_belied_by_his_autopsy() -> None:
    here = crew("dmmdipgs").night().say("1 claim role mutant").day("5 vote 1").night()
    here.say("5 claim role psychologist")
    assert open_between(here) == []


def test_by_night_nothing_is_talked_of() -> None:
    here = by_day().say("4 claim role spy; 6 claim role spy").day()
    assert open_between(here) == []
