"""What the strongest bot believes, and why."""

from __future__ import annotations

import pytest

from tests.bots.sporz.table import ticking
from tests.games.sporz.crews import EIGHT, Ship, crew
from veillee.bots.budget import Budget
from veillee.bots.sporz.memory import remembered
from veillee.bots.sporz.minds import Beliefs, Mind
from veillee.bots.sporz.styles import Style
from veillee.games import sporz

TWELVE = EIGHT + "aaaa"
"""Seat 0 is the base mutant, 1 and 2 are doctors, 3 the informatician, 4 the psychologist."""


def belief(ship: Ship, seat: int, trust: float = 1.0) -> Beliefs:
    clock = Budget(40, ticking(), share=0.8)
    style = Style(worlds=20, batches=40, trust=trust, by_clock=True)
    return Mind(1, style).consider(sporz.view(ship.state, seat), clock)


def after_a_night(script: str = "", **facts: str) -> Ship:
    ship = crew(TWELVE, host=8, resistant=9)
    return ship.night("0 mutate 10; 0 paralyse 11", **facts).say(script)


def test_before_anything_has_happened_all_others_are_equally_suspect() -> None:
    mutant = belief(crew(TWELVE, asleep=False), 8).mutant
    assert mutant[8] == 0
    assert mutant.sum() == pytest.approx(1)
    assert max(mutant) < 0.35


def test_what_the_psychologist_has_found_is_believed() -> None:
    assert belief(after_a_night(informants="4 inspect 0"), 4).mutant[0] == 1
    assert belief(after_a_night(informants="4 inspect 1"), 4).mutant[1] == 0


def test_the_count_is_believed() -> None:
    found = belief(after_a_night(), 3)
    assert found.mutant.sum() == pytest.approx(2)


def test_a_mutant_knows_whom_he_has_met() -> None:
    ship = after_a_night().day().night("0 paralyse 11")
    mutant = belief(ship, 10).mutant
    assert (mutant[0], mutant[10]) == (1, 1)


def test_doctors_trust_a_colleague_who_is_awake() -> None:
    assert belief(after_a_night(), 1).mutant[2] == 0


def test_a_finding_that_somebody_tells_makes_its_object_suspect() -> None:
    ship = after_a_night("4 claim role psychologist; 4 claim n1 0 mutant")
    mutant = belief(ship, 8).mutant
    assert mutant[0] > 0.5 > 1.5 * mutant[4]


def test_of_two_who_claim_the_same_role_one_lies() -> None:
    ship = after_a_night("4 claim role psychologist; 0 claim role psychologist")
    mutant = belief(ship, 8).mutant
    assert min(mutant[0], mutant[4]) > 1.2 * max(mutant[5], mutant[6])


def test_who_does_not_listen_learns_nothing_from_claims() -> None:
    ship = after_a_night("4 claim role psychologist; 4 claim n1 0 mutant")
    assert belief(ship, 8, trust=0.0).mutant[0] < 0.4


def test_who_was_healed_last_night_is_believed_by_his_doctor() -> None:
    ship = after_a_night(doctors="1 heal 10; 2 heal 8")
    assert belief(ship, 1).mutant[10] < 0.2
    ship.say("10 claim n1 healed")
    assert belief(ship, 5).mutant[10] < belief(ship, 5).mutant[11]


def test_an_autopsy_tells_who_was_right() -> None:
    said = after_a_night("4 claim role psychologist; 4 claim n1 7 mutant")
    before = belief(said, 8).mutant[4]
    for seat in range(12):
        said.say(f"{seat} vote 7")
    after = belief(said.day().night("0 paralyse 11"), 8).mutant[4]
    assert after > before + 0.2


def test_whoever_voted_against_the_healthy_is_suspect_and_whoever_against_a_mutant_is_not() -> None:
    ship = after_a_night("6 claim vote 7; 5 claim vote 0")
    for seat in range(12):
        ship.say(f"{seat} vote 0")
    mutant = belief(ship.day().night("10 paralyse 11"), 8).mutant
    assert mutant[5] < 0.7 * mutant[6]


def test_a_kept_mind_believes_what_a_fresh_one_does() -> None:
    """It is not held back by what it believed before."""
    kept, fresh = (Mind(seed, Style(worlds=20, batches=40)) for seed in (1, 2))
    ship = after_a_night("4 claim role psychologist; 4 claim n1 7 mutant")
    clock = Budget(0, ticking())
    kept.consider(sporz.view(ship.state, 8), clock)
    for seat in range(12):
        ship.say(f"{seat} vote 7")
    view = sporz.view(ship.day().night("0 paralyse 11").state, 8)
    one, other = (mind.consider(view, clock).mutant for mind in (kept, fresh))
    assert abs(one - other).max() < 0.2


def test_who_forgets_what_was_said_the_day_before_has_heard_today_alone() -> None:
    ship = after_a_night("4 claim role psychologist").day().night("0 paralyse 11")
    view = sporz.view(ship.say("3 claim role informatician").state, 8)
    assert [len(day) for day in view.claims] == [1, 1]
    assert [len(day) for day in remembered(view, 1).claims] == [0, 1]
