"""Chapter 8: those who learn something at night."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sporz.crews import EIGHT, NINE, crew
from veillee.games import sporz as game

NOTHING = {"nothing": True, "mutants": None, "seat": None, "result": None}


def report(*yes: str) -> dict[str, bool]:
    facts = ("woke", "mutated", "paralysed", "healed", "inspected", "sequenced")
    return {fact: fact in yes for fact in facts}


def hacked(role: str, **found: Any) -> dict[str, Any]:
    return {"role": role, **NOTHING, "nothing": False, **found}


@pytest.mark.rule("sporz", "8.1")
def test_informants_meet_nobody_and_learn_at_the_close() -> None:
    here = crew(EIGHT).close().close()
    for seat in (3, 4, 5, 6, 7):
        assert here.notes(seat, "woke") == [{"step": "informants", "awake": [seat]}]
        own = game.view(here.state, seat).own
        assert own is not None
        assert own.proposals == ()
    here.say("4 inspect 0")
    assert here.notes(4, "inspected") == []
    here.close()
    assert here.notes(4, "inspected") == [{"seat": 0, "mutant": True}]


@pytest.mark.rule("sporz", "8.1")
def test_the_third_step_is_no_time_for_other_moves() -> None:
    here = crew(EIGHT).close().close()
    for wrong in ("mutate 3", "heal 3", "kill 3", "vote 3", "elect 3", "abstain"):
        assert here.refused(f"4 {wrong}") == "8.1"


@pytest.mark.rule("sporz", "8.2")
@pytest.mark.parametrize(
    ("mutants", "doctors", "count"),
    [
        ("", "", 3),
        ("0 mutate 8", "", 4),
        ("0 mutate 8", "1 heal 8", 3),
        ("0 mutate 9", "1 heal 6; 2 heal 7", 2),
        ("0 kill 6", "", 2),
        ("", "1 kill 0; 2 kill 0", 2),
        ("0 kill 8", "", 3),
    ],
)
def test_the_informatician_learns_how_many_mutants_live_after_all_that(
    mutants: str, doctors: str, count: int
) -> None:
    here = crew(NINE + "aa", mutants=(6, 7)).night(mutants, doctors)
    assert here.notes(3, "counted") == [{"mutants": count}]


@pytest.mark.rule("sporz", "8.3")
def test_the_psychologist_learns_the_state_of_now() -> None:
    here = crew(NINE).night("0 mutate 8", "", "4 inspect 8").day()
    here.night("", "1 heal 8", "4 inspect 8")
    assert here.notes(4, "inspected") == [
        {"seat": 8, "mutant": True},
        {"seat": 8, "mutant": False},
    ]


@pytest.mark.rule("sporz", "8.4")
@pytest.mark.parametrize(
    ("seat", "genome"), [(0, "host"), (6, "host"), (7, "resistant"), (1, "normal")]
)
def test_the_geneticist_learns_the_genome(seat: int, genome: str) -> None:
    here = crew(NINE, host=6, resistant=7).night("", "", f"5 sequence {seat}")
    assert here.notes(5, "sequenced") == [{"seat": seat, "genome": genome}]


@pytest.mark.rule("sporz", "8.5")
def test_the_spy_learns_what_has_befallen_a_player() -> None:
    here = crew(NINE)
    here.night("0 mutate 8; 0 paralyse 8", "1 heal 8", "4 inspect 8; 5 sequence 8; 6 spy 8")
    seen = report("mutated", "paralysed", "healed", "inspected", "sequenced")
    assert here.notes(6, "spied") == [{"seat": 8, **seen}]


@pytest.mark.rule("sporz", "8.5")
@pytest.mark.parametrize(
    ("target", "mutants", "woke"),
    [
        (0, "", True),
        (1, "", True),
        (1, "0 paralyse 1", False),
        (1, "0 mutate 1", False),
        (3, "", True),
        (3, "0 paralyse 3", False),
        (4, "", True),
        (5, "", True),
        (6, "", True),
        (8, "", False),
    ],
)
def test_the_spy_learns_who_opened_his_eyes(target: int, mutants: str, woke: bool) -> None:
    here = crew(NINE).night(mutants, "", f"6 spy {target}")
    assert here.notes(6, "spied")[0]["woke"] is woke


@pytest.mark.rule("sporz", "8.6")
def test_to_the_spy_failed_attempts_count() -> None:
    resistant = crew(NINE, resistant=8).night("0 mutate 8", "", "6 spy 8")
    assert resistant.notes(6, "spied") == [{"seat": 8, **report("mutated")}]
    host = crew(NINE, host=8, mutants=(8,)).night("", "1 heal 8", "6 spy 8")
    assert host.notes(6, "spied") == [{"seat": 8, **report("woke", "healed")}]


@pytest.mark.rule("sporz", "8.6")
def test_the_hacker_wakes_after_the_spy_unless_he_is_a_mutant() -> None:
    here = crew(EIGHT).night("", "", "6 spy 7; 7 hack informatician")
    assert here.notes(6, "spied") == [{"seat": 7, **report()}]
    mutant = crew(EIGHT, mutants=(7,)).night("", "", "6 spy 7")
    assert mutant.notes(6, "spied") == [{"seat": 7, **report("woke")}]


@pytest.mark.rule("sporz", "8.6")
def test_the_spy_does_not_see_other_spies_nor_what_was_not_done() -> None:
    here = crew(NINE).night("0 paralyse 4", "", "4 inspect 8; 6 spy 8")
    assert here.notes(6, "spied") == [{"seat": 8, **report()}]


@pytest.mark.rule("sporz", "8.7")
@pytest.mark.parametrize(
    ("role", "found"),
    [
        ("informatician", {"mutants": 2}),
        ("psychologist", {"seat": 8, "result": "mutant"}),
        ("geneticist", {"seat": 6, "result": "host"}),
    ],
)
def test_the_hacker_learns_what_the_role_has_learnt(role: str, found: dict[str, Any]) -> None:
    here = crew(NINE, host=6)
    here.night("0 mutate 8", "", f"4 inspect 8; 5 sequence 6; 7 hack {role}")
    assert here.notes(7, "hacked") == [hacked(role, **found)]


@pytest.mark.rule("sporz", "8.7")
def test_several_holders_are_not_told_apart_by_the_hacker() -> None:
    one = crew("mdpphaaa").night("", "", "2 inspect 6; 3 inspect 0; 4 hack psychologist")
    two = crew("mdpphaaa").night("", "", "3 inspect 6; 2 inspect 0; 4 hack psychologist")
    found = [
        hacked("psychologist", seat=0, result="mutant"),
        hacked("psychologist", seat=6, result="healthy"),
    ]
    assert one.notes(4, "hacked") == two.notes(4, "hacked") == found


@pytest.mark.rule("sporz", "8.7")
def test_only_roles_alive_at_dusk_can_be_hacked() -> None:
    here = crew("mdipha").close().close()
    assert here.legal(4) == ["hack informatician", "hack psychologist", "sleep"]
    assert here.refused("4 hack geneticist") == "8.7"
    here.close().day("0 vote 3").close().close()
    assert here.refused("4 hack psychologist") == "8.7"
    assert here.legal(4) == ["hack informatician", "sleep"]


@pytest.mark.rule("sporz", "8.7")
@pytest.mark.parametrize("role", ["spy", "hacker", "doctor", "mutant", "astronaut"])
def test_three_roles_can_be_hacked_and_no_other(role: str) -> None:
    here = crew(EIGHT).close().close()
    assert here.refused(f"7 hack {role}") == "8.7"
    assert here.refused(f"4 hack {role}") == "8.11"


@pytest.mark.rule("sporz", "8.7", "8.9")
def test_a_role_that_died_since_dusk_can_be_hacked_in_vain() -> None:
    here = crew(EIGHT).night("0 kill 4", "", "7 hack psychologist")
    assert here.notes(7, "hacked") == [{"role": "psychologist", **NOTHING}]


@pytest.mark.rule("sporz", "8.8")
def test_a_role_is_hacked_again_only_after_all_other_living_ones() -> None:
    here = crew(EIGHT).close().close()
    left = ["hack informatician", "hack psychologist", "hack geneticist", "sleep"]
    for role in ("informatician", "geneticist", "psychologist"):
        assert here.legal(7) == left
        here.close(f"7 hack {role}").day().close().close()
        left.remove(f"hack {role}")
        assert here.refused(f"7 hack {role}") == "8.8"
    assert here.legal(7) == ["hack informatician", "sleep"]


@pytest.mark.rule("sporz", "8.8")
def test_with_fewer_roles_alive_the_round_is_shorter() -> None:
    here = crew("mdipgha").night("", "", "5 hack informatician").day()
    here.night("", "", "5 hack psychologist").day("0 vote 4").close().close()
    assert here.legal(5) == ["hack informatician", "sleep"]


@pytest.mark.rule("sporz", "8.9")
@pytest.mark.parametrize(
    ("mutants", "informants"),
    [("0 paralyse 4", "4 inspect 0"), ("", "4 sleep"), ("0 kill 4", "")],
)
def test_paralysed_dead_or_idle_there_is_no_information_and_it_counts(
    mutants: str, informants: str
) -> None:
    here = crew(EIGHT).night(mutants, "", f"{informants}; 7 hack psychologist")
    assert here.notes(7, "hacked") == [{"role": "psychologist", **NOTHING}]
    here.day().close().close()
    assert "hack psychologist" not in here.legal(7)


@pytest.mark.rule("sporz", "8.9", "5.7")
def test_a_paralysed_informatician_leaves_no_number_to_the_hacker() -> None:
    here = crew(EIGHT).night("0 paralyse 3", "", "7 hack informatician")
    assert here.notes(7, "hacked") == [{"role": "informatician", **NOTHING}]


@pytest.mark.rule("sporz", "8.9")
def test_a_paralysed_hackers_question_does_not_count() -> None:
    here = crew(EIGHT).night("0 paralyse 7", "", "7 hack informatician").day().close().close()
    assert "hack informatician" in here.legal(7)


@pytest.mark.rule("sporz", "8.10")
def test_astronauts_and_base_mutants_learn_nothing_in_the_third_step() -> None:
    here = crew(NINE).night("", "", "0 inspect 3; 8 inspect 0; 1 inspect 0")
    assert here.notes(8, "woke") == here.notes(8, "inspected") == []
    assert here.notes(0, "inspected") == here.notes(1, "inspected") == []


@pytest.mark.rule("sporz", "8.11")
@pytest.mark.parametrize(
    ("seat", "verb"), [(3, "inspect"), (4, "inspect"), (5, "sequence"), (6, "spy"), (8, "inspect")]
)
def test_one_names_anybody_alive_oneself_included_or_nobody(seat: int, verb: str) -> None:
    here = crew(NINE).close().close()
    assert here.legal(seat) == [*(f"{verb} {other}" for other in range(9)), "sleep"]


@pytest.mark.rule("sporz", "8.11")
def test_nobody_uses_the_instrument_of_another_role() -> None:
    here = crew(NINE).close().close()
    for line in ("4 sequence 0", "5 inspect 0", "6 hack psychologist", "7 spy 0", "8 spy 0"):
        assert here.refused(line) == "8.11"
