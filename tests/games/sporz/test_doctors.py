"""Chapter 7: the doctors."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.sporz.crews import NINE, crew, written
from veillee.games import sporz as game


@pytest.mark.rule("sporz", "7.1")
@pytest.mark.parametrize(
    ("mutants", "mutant_before", "awake"),
    [
        ("", (), (1, 2)),
        ("0 mutate 2", (), (1,)),
        ("0 paralyse 2", (), (1,)),
        ("0 kill 2", (), (1,)),
        ("", (2,), (1,)),
        ("0 mutate 1; 0 paralyse 2", (), ()),
        ("0 paralyse 8", (2,), (1,)),
    ],
)
def test_doctors_wake_who_are_neither_mutants_nor_paralysed_nor_dead(
    mutants: str, mutant_before: tuple[int, ...], awake: tuple[int, ...]
) -> None:
    here = crew(NINE, mutants=mutant_before).close(mutants)
    assert here.state.awake == awake
    for seat in awake:
        assert here.notes(seat, "woke")[-1] == {"step": "doctors", "awake": list(awake)}


@pytest.mark.rule("sporz", "7.2")
def test_each_doctor_heals_one_player_or_none() -> None:
    both = crew(NINE, mutants=(7, 8)).night("", "1 heal 7; 2 heal 8")
    assert both.mutants == [0]
    one = crew(NINE, mutants=(7, 8)).night("", "1 heal 7; 1 heal 8")
    assert one.mutants == [0, 7]


@pytest.mark.rule("sporz", "7.2")
def test_a_doctor_does_not_heal_himself() -> None:
    here = crew(NINE).close()
    assert here.refused("1 heal 1") == "7.2"
    assert here.refused("1 heal 2") is None
    assert here.refused("7 heal 7") == "7.2"  # nor does anybody who only points
    verbs = Counter(move.split()[0] for move in here.legal(1))
    assert verbs == {"heal": 8, "kill": 9, "sleep": 1}
    for wrong in ("mutate 3", "paralyse 3", "inspect 3", "vote 3"):
        assert here.refused(f"1 {wrong}") == "7.2"


@pytest.mark.rule("sporz", "7.3")
def test_doctors_who_all_agree_kill_and_nobody_is_healed() -> None:
    here = crew(NINE, mutants=(8,)).close().close("1 heal 8; 1 kill 0; 2 kill 0")
    assert here.state.tonight.killed == (0,)
    assert here.mutants == [8]
    assert here.touches(0) == ["killed"]
    assert here.told("killing") == []  # clause 6.6 is about the mutants


@pytest.mark.rule("sporz", "7.3")
def test_one_doctor_alone_may_kill_even_his_colleague() -> None:
    here = crew(NINE).night("0 paralyse 2", "1 kill 2")
    assert 2 not in here.state.crew


@pytest.mark.rule("sporz", "7.4")
@pytest.mark.parametrize(
    ("script", "mutants"),
    [
        ("1 kill 0; 2 heal 8", [0]),
        ("1 kill 0; 2 kill 8", [0, 8]),
        ("1 kill 0", [0, 8]),
    ],
)
def test_a_death_not_wanted_by_all_does_not_happen_and_heals_do(
    script: str, mutants: list[int]
) -> None:
    here = crew(NINE, mutants=(8,)).close().close(script)
    assert (here.state.tonight.killed, here.mutants) == ((), mutants)


@pytest.mark.rule("sporz", "7.5")
def test_the_healthy_stay_healthy_and_are_told() -> None:
    here = crew(NINE).night("", "1 heal 8")
    assert (here.mutants, here.touches(8)) == ([0], ["healed"])


@pytest.mark.rule("sporz", "7.5")
def test_a_paralysed_player_who_is_healed_stays_paralysed() -> None:
    here = crew(NINE).night("0 paralyse 4", "1 heal 4", "4 inspect 0")
    assert here.touches(4) == ["paralysed", "healed"]
    assert here.notes(4, "inspected") == []


@pytest.mark.rule("sporz", "7.5")
def test_two_heals_of_one_player_are_one() -> None:
    here = crew(NINE, mutants=(8,)).night("", "1 heal 8; 2 heal 8")
    assert (here.mutants, here.touches(8)) == ([0], ["healed"])


@pytest.mark.rule("sporz", "7.6", "7.7")
def test_a_healed_doctor_wakes_from_the_next_night_on() -> None:
    here = crew(NINE, mutants=(2,)).close().close("1 heal 2; 2 heal 8")
    assert here.mutants == [0]
    assert here.touches(8) == []
    here.close().day().close()
    assert here.state.awake == (1, 2)


@pytest.mark.rule("sporz", "7.7")
def test_a_paralysed_doctor_can_be_healed_by_another() -> None:
    here = crew(NINE).night("0 mutate 2; 0 paralyse 2", "1 heal 2")
    assert here.mutants == [0]
    assert here.touches(2) == ["mutated", "paralysed", "healed"]


@pytest.mark.rule("sporz", "7.8")
def test_doctors_who_are_awake_see_what_each_other_points_at_and_does() -> None:
    here = crew(NINE).close().say("1 heal 8; 2 kill 3; 7 heal 6")
    own = game.view(here.state, 1).own
    assert own is not None
    assert [(p.seat, written(p.deed)) for p in own.proposals] == [(2, "kill 3")]
    assert [e.audience for e in here.events[-3:]] == [(1, 2), (1, 2), (7,)]
    here.close("2 heal 4")
    treated = [{"heals": 2, "doctors": [1, 2], "patients": [8, 4], "killed": None}]
    assert here.notes(1, "treated") == here.notes(2, "treated") == treated
    assert here.notes(7, "treated") == []


@pytest.mark.rule("sporz", "7.8")
def test_a_sleeping_doctor_does_not_see_what_the_other_does() -> None:
    here = crew(NINE).close("0 paralyse 2").say("1 heal 8")
    own = game.view(here.state, 2).own
    assert own is not None
    assert (own.proposals, own.awake) == ((), False)
    here.close()
    assert here.notes(2, "treated") == []
