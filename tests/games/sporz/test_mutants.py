"""Chapter 6, and clause 13.1: the mutants."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.sporz.crews import EIGHT, NINE, crew, written
from veillee.games import sporz as game


@pytest.mark.rule("sporz", "6.1")
def test_all_living_mutants_wake_and_see_each_other() -> None:
    here = crew(NINE, mutants=(2, 8))
    for seat in (0, 2, 8):
        assert here.notes(seat, "woke") == [{"step": "mutants", "awake": [0, 2, 8]}]
    assert [here.notes(seat, "woke") for seat in (1, 3, 4, 5, 6, 7)] == [[]] * 6


@pytest.mark.rule("sporz", "6.2")
def test_together_they_mutate_one_and_paralyse_one() -> None:
    here = crew(NINE, mutants=(8,)).close("0 mutate 3; 8 paralyse 4")
    assert here.mutants == [0, 3, 8]
    assert here.state.tonight.paralysed == 4
    both = [{"deed": "mutate", "seat": 3, "paralysed": 4}]
    assert here.notes(0, "decided") == here.notes(8, "decided") == both
    assert here.notes(3, "decided") == []


@pytest.mark.rule("sporz", "6.2")
def test_a_mutation_and_a_killing_exclude_each_other() -> None:
    here = crew(NINE).close("0 mutate 3; 0 kill 4")
    assert here.mutants == [0]
    assert here.state.tonight.killed == (4,)


@pytest.mark.rule("sporz", "6.2")
def test_both_actions_may_be_left_out() -> None:
    here = crew(NINE).close()
    assert here.notes(0, "decided") == [{"deed": "nothing", "seat": None, "paralysed": None}]
    assert (here.mutants, here.state.tonight.paralysed) == ([0], None)


@pytest.mark.rule("sporz", "6.2")
def test_both_may_fall_on_one_player_and_on_a_mutant() -> None:
    assert crew(NINE).close("0 mutate 8; 0 paralyse 8").touches(8) == ["mutated", "paralysed"]
    assert crew(NINE, mutants=(8,)).close("0 kill 8; 8 paralyse 0").touches(0) == ["paralysed"]
    assert crew(NINE, mutants=(8,)).close("0 kill 0").state.tonight.killed == (0,)


@pytest.mark.rule("sporz", "6.2")
def test_the_mutants_step_knows_three_verbs() -> None:
    here = crew(EIGHT)
    verbs = Counter(move.split()[0] for move in here.legal(0))
    assert verbs == {"mutate": 8, "kill": 8, "paralyse": 8, "sleep": 1}
    for wrong in ("heal 3", "inspect 3", "vote 3", "hack psychologist", "abstain"):
        assert here.refused(f"0 {wrong}") == "6.2"


@pytest.mark.rule("sporz", "6.3")
def test_mutants_see_what_each_other_points_at_and_nobody_else_does() -> None:
    here = crew(NINE, mutants=(8,)).say("0 mutate 3; 0 paralyse 4; 7 mutate 1")
    own = game.view(here.state, 8).own
    assert own is not None
    ((seat, deed, paralysed),) = [(p.seat, written(p.deed), p.paralysed) for p in own.proposals]
    assert (seat, deed, paralysed) == (0, "mutate 3", 4)
    assert [event.audience for event in here.events] == [(0, 8), (0, 8), (7,)]
    sleeper = game.view(here.state, 7).own
    assert sleeper is not None
    assert sleeper.proposals == ()


@pytest.mark.rule("sporz", "6.3")
def test_silence_consents() -> None:
    here = crew(NINE, mutants=(7, 8)).close("8 mutate 3")
    assert here.mutants == [0, 3, 7, 8]


@pytest.mark.rule("sporz", "6.4", "12.5")
@pytest.mark.parametrize(
    "quarrel",
    [
        "0 mutate 3; 8 mutate 4",
        "0 mutate 3; 8 kill 3",
        "0 kill 3; 8 kill 4",
        "0 paralyse 3; 8 paralyse 4",
        "0 mutate 3; 8 mutate 3; 0 paralyse 3; 8 paralyse 4",
    ],
)
def test_mutants_who_do_not_agree_lose_by_forfeit(quarrel: str) -> None:
    here = crew(NINE, mutants=(8,)).close(quarrel)
    assert here.ended == "forfeit"
    assert here.won == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("sporz", "6.4", "5.4")
def test_a_quarrel_can_be_made_up_before_the_last_word() -> None:
    here = crew(NINE, mutants=(8,)).close("0 mutate 3; 8 mutate 4; 0 mutate 4")
    assert here.ended is None
    assert here.mutants == [0, 4, 8]


@pytest.mark.rule("sporz", "6.5")
def test_mutants_learn_only_the_next_night_whether_it_worked() -> None:
    worked, failed = crew(NINE), crew(NINE, resistant=8)
    for here in (worked, failed):
        here.night("0 mutate 8")
    assert game.view(worked.state, 0) == game.view(failed.state, 0)
    for here in (worked, failed):
        here.day()
    assert worked.notes(0, "woke")[-1]["awake"] == [0, 8]
    assert failed.notes(0, "woke")[-1]["awake"] == [0]


@pytest.mark.rule("sporz", "6.5")
def test_mutating_a_mutant_changes_nothing() -> None:
    here = crew(NINE, mutants=(8,)).close("0 mutate 8")
    assert (here.mutants, here.touches(8)) == ([0, 8], ["mutated"])


@pytest.mark.rule("sporz", "6.6")
def test_everyone_hears_that_somebody_is_killed_and_not_who() -> None:
    here = crew(NINE).close("0 kill 8")
    assert here.told("killing") == [{"type": "killing"}]
    assert here.told("died") == []
    asleep = game.view(here.state, 7)
    assert (asleep.killings, asleep.crew) == ((1,), tuple(range(9)))
    other = crew(NINE).close("0 kill 6")
    assert game.view(other.state, 7) == asleep
    assert crew(NINE).close("0 mutate 8").told("killing") == []


@pytest.mark.rule("sporz", "6.7")
def test_a_paralysed_mutant_wakes_with_the_mutants_and_loses_his_roles_action() -> None:
    here = crew(EIGHT, mutants=(4,)).night("0 paralyse 4; 4 mutate 3", "", "4 inspect 0")
    assert here.mutants == [0, 3, 4]
    assert here.notes(4, "inspected") == []


@pytest.mark.rule("sporz", "6.8")
def test_mutated_and_healed_in_one_night_is_told_both_and_never_meets_the_mutants() -> None:
    here = crew(NINE).night("0 mutate 8", "1 heal 8")
    assert here.touches(8) == ["mutated", "healed"]
    here.day()
    assert here.notes(0, "woke")[-1]["awake"] == [0]
    assert here.notes(8, "woke") == []


@pytest.mark.rule("sporz", "13.1")
def test_by_majority_each_action_goes_its_own_way() -> None:
    here = crew(NINE, mutants=(7, 8), disagreement="majority")
    here.close("0 mutate 3; 7 mutate 3; 8 kill 3; 0 paralyse 1; 7 paralyse 2; 8 paralyse 2")
    decided = [{"deed": "mutate", "seat": 3, "paralysed": 2}]
    assert here.notes(8, "decided") == decided


@pytest.mark.rule("sporz", "13.1")
def test_equal_proposals_are_drawn() -> None:
    drawn = set()
    for number in range(30):
        here = crew(NINE, mutants=(8,), disagreement="majority")
        here.chance = here.chance.at(number)
        here.close("0 mutate 3; 8 kill 4")
        drawn.add((tuple(here.mutants), here.state.tonight.killed))
    assert drawn == {((0, 3, 8), ()), ((0, 8), (4,))}
