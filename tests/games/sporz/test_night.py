"""Chapter 5: the night."""

from __future__ import annotations

import pytest

from tests.games.sporz.crews import EIGHT, NINE, crew, written
from veillee.games import sporz as game


@pytest.mark.rule("sporz", "5.1")
def test_mutants_doctors_informants_and_then_the_day() -> None:
    here = crew(EIGHT)
    phases = [here.state.phase, *(here.close().state.phase for _ in range(3))]
    assert phases == ["mutants", "doctors", "informants", "day"]
    assert [fact["step"] for fact in here.told("called")] == ["doctors", "informants"]


@pytest.mark.rule("sporz", "5.1")
def test_nothing_happens_before_the_step_closes() -> None:
    here = crew(NINE)
    for seat in range(8, 0, -1):
        here.say(f"{seat} sleep")
    here.say("0 mutate 8")
    assert (here.mutants, here.touches(8)) == ([0], [])
    here.say("0 sleep")
    assert (here.mutants, here.touches(8)) == ([0, 8], ["mutated"])


@pytest.mark.rule("sporz", "5.2")
def test_everyone_is_asked_in_every_step_in_lists_of_the_same_length() -> None:
    here = crew("mddiaaaa")
    for step in ("mutants", "doctors", "informants"):
        assert here.state.phase == step
        assert here.state.awaited == tuple(range(8))
        assert len({len(here.legal(seat)) for seat in range(8)}) == 1
        here.close()


@pytest.mark.rule("sporz", "5.2")
def test_what_sleepers_point_at_has_no_effect_and_nobody_sees_it() -> None:
    here = crew(NINE)
    here.close("8 kill 0; 8 paralyse 1; 3 mutate 4; 1 kill 2")
    assert {event.audience for event in here.events if event.audience} >= {(8,), (3,), (1,)}
    here.close("8 kill 0; 0 heal 3")
    here.close("8 inspect 0; 0 inspect 3; 3 inspect 0")
    assert (here.mutants, len(here.state.crew), here.ended) == ([0], 9, None)
    kinds = {type(note).__name__ for note in here.state.notes[8]}
    assert kinds == set()


@pytest.mark.rule("sporz", "5.3")
def test_a_step_closes_with_the_last_word_of_the_last_player() -> None:
    here = crew(EIGHT)
    for left in range(8, 0, -1):
        assert here.state.phase == "mutants"
        assert len(here.state.awaited) == left
        here.say(f"{here.state.awaited[-1]} sleep")
    assert here.state.phase == "doctors"


@pytest.mark.rule("sporz", "5.3", "5.4")
@pytest.mark.parametrize(("step", "verb"), [("mutants", "mutate"), ("doctors", "heal")])
def test_whoever_has_had_his_last_word_is_not_awaited_and_may_still_point_anew(
    step: str, verb: str
) -> None:
    here = crew(NINE) if step == "mutants" else crew(NINE).close()
    here.say(f"1 {verb} 3; 1 sleep")
    assert 1 not in here.state.awaited
    assert "sleep" not in here.legal(1)
    assert here.refused("1 sleep") == "5.4"
    here.say("; ".join(f"1 {verb} {target}" for target in (4, 5, 6, 7, 8, 3, 4)))
    assert 1 not in here.state.awaited
    assert written(here.state.answers[1].deed) == f"{verb} 4"


@pytest.mark.rule("sporz", "5.4")
def test_pointing_replaces_what_one_pointed_at_and_again_takes_it_back() -> None:
    here = crew(NINE).say("0 mutate 3; 0 kill 4; 0 mutate 8; 0 paralyse 1; 0 paralyse 1")
    answer = here.state.answers[0]
    assert (written(answer.deed), answer.paralysed) == ("mutate 8", None)
    here.close()
    assert here.notes(0, "decided") == [{"deed": "mutate", "seat": 8, "paralysed": None}]


@pytest.mark.rule("sporz", "5.4")
def test_the_mutants_may_change_their_mind_after_the_last_word_until_the_step_closes() -> None:
    here = crew(NINE).say("0 mutate 3; 0 sleep; 1 sleep; 0 mutate 8").close()
    assert here.mutants == [0, 8]


@pytest.mark.rule("sporz", "5.4")
@pytest.mark.parametrize("seat", [0, 1, 8])
def test_pointing_for_the_sixth_time_is_a_last_word_too(seat: int) -> None:
    here = crew(NINE).say("; ".join(f"{seat} mutate {target}" for target in range(5)))
    assert seat in here.state.awaited
    here.say(f"{seat} mutate 5")
    assert seat not in here.state.awaited
    assert here.refused(f"{seat} sleep") == "5.4"
    assert here.refused(f"{seat} mutate 7") is None
    here.close()
    here.say("; ".join(f"{seat} kill {target}" for target in range(2, 8)))
    assert seat not in here.state.awaited


@pytest.mark.rule("sporz", "5.3", "5.4")
def test_the_sixth_time_of_the_last_one_closes_the_step() -> None:
    here = crew(NINE).say("; ".join(f"{seat} sleep" for seat in range(1, 9)))
    here.say("; ".join(f"0 mutate {target}" for target in range(3, 9)))
    assert (here.state.phase, here.mutants) == ("doctors", [0, 8])


@pytest.mark.rule("sporz", "5.4")
def test_an_informants_first_answer_is_his_last_word_and_stands() -> None:
    here = crew(EIGHT).close().close().say("4 inspect 0; 5 sleep")
    assert here.state.awaited == (0, 1, 2, 3, 6, 7)
    assert here.legal(4) == here.legal(5) == []
    for line in ("4 inspect 3", "4 sleep", "5 sequence 0", "5 sleep"):
        assert here.refused(line) == "5.4"


@pytest.mark.rule("sporz", "5.5")
def test_one_points_at_players_on_board() -> None:
    here = crew(EIGHT).night("0 kill 7").day()
    assert here.refused("0 mutate 7") == "5.5"
    assert here.refused("0 paralyse 8") == "5.5"
    here.close()
    assert here.refused("1 heal 7") == "5.5"
    here.close()
    assert here.refused("4 inspect 7") == "5.5"


@pytest.mark.rule("sporz", "5.5", "5.6")
def test_those_who_wake_later_see_the_dead_and_do_not_point_at_them() -> None:
    here = crew(NINE).close("0 kill 8")
    assert here.notes(1, "saw-dead") == [{"step": "doctors", "seats": [8]}]
    assert here.refused("1 heal 8") == "5.5"
    assert here.refused("7 heal 8") is None  # asleep, he cannot know
    here.close()
    assert here.notes(4, "saw-dead") == [{"step": "informants", "seats": [8]}]
    assert here.refused("4 inspect 8") == "5.5"
    assert here.refused("0 inspect 8") is None
    assert here.notes(0, "saw-dead") == []


@pytest.mark.rule("sporz", "5.6")
@pytest.mark.parametrize(
    ("victim", "informants", "missing"),
    [(3, "", "counted"), (4, "4 inspect 0", "inspected"), (6, "6 spy 0", "spied")],
)
def test_the_dead_of_the_night_do_nothing_any_more(
    victim: int, informants: str, missing: str
) -> None:
    here = crew(EIGHT).night(f"0 kill {victim}", "", informants)
    assert here.notes(victim, missing) == []


@pytest.mark.rule("sporz", "5.6")
def test_a_killed_doctor_heals_nobody() -> None:
    here = crew(NINE, mutants=(8,)).night("0 kill 1", "1 heal 8")
    assert here.mutants == [0, 8]


@pytest.mark.rule("sporz", "5.6")
def test_until_dawn_the_dead_are_awaited_like_everyone() -> None:
    here = crew(NINE).close("0 kill 8")
    assert here.state.awaited == here.state.crew == tuple(range(9))
    here.close("8 heal 3")
    assert 8 in here.state.awaited
    here.close("8 inspect 3")
    assert here.state.crew == tuple(range(8))


@pytest.mark.rule("sporz", "5.7")
@pytest.mark.parametrize(
    ("seat", "answer", "kind"),
    [
        (3, "sleep", "counted"),
        (4, "inspect 0", "inspected"),
        (5, "sequence 0", "sequenced"),
        (6, "spy 0", "spied"),
        (7, "hack informatician", "hacked"),
    ],
)
def test_a_paralysed_informant_learns_nothing_that_night_and_again_the_next(
    seat: int, answer: str, kind: str
) -> None:
    here = crew(EIGHT).night(f"0 paralyse {seat}", "", f"{seat} {answer}")
    assert here.touches(seat) == ["paralysed"]
    assert here.notes(seat, "woke") == here.notes(seat, kind) == []
    here.day().night("", "", f"{seat} {answer}")
    assert len(here.notes(seat, kind)) == 1


@pytest.mark.rule("sporz", "5.7", "7.1")
def test_a_paralysed_doctor_does_not_wake_and_his_colleague_is_not_told_why() -> None:
    paralysed = crew(NINE).close("0 paralyse 2")
    mutated = crew(NINE).close("0 mutate 2")
    assert paralysed.state.awake == mutated.state.awake == (1,)
    assert game.view(paralysed.state, 1) == game.view(mutated.state, 1)


@pytest.mark.rule("sporz", "5.8")
def test_everyone_is_told_what_has_befallen_him_when_the_step_closes() -> None:
    here = crew(NINE).close("0 mutate 8; 0 paralyse 7")
    assert [here.touches(seat) for seat in range(9)] == [[]] * 7 + [["paralysed"], ["mutated"]]
    here.close("1 heal 8; 2 heal 7")
    assert here.touches(8) == ["mutated", "healed"]
    assert here.touches(7) == ["paralysed", "healed"]
    private = [event for event in here.events if type(event.what).__name__ == "Touched"]
    assert [len(event.audience or ()) for event in private] == [1] * 4


@pytest.mark.rule("sporz", "5.9")
def test_a_mutant_keeps_his_role_and_its_action() -> None:
    here = crew(NINE, mutants=(3, 4, 5)).night("", "", "4 inspect 0; 5 sequence 8")
    assert here.notes(3, "counted") == [{"mutants": 4}]
    assert here.notes(4, "inspected") == [{"seat": 0, "mutant": True}]
    assert here.notes(5, "sequenced") == [{"seat": 8, "genome": "normal"}]


@pytest.mark.rule("sporz", "5.9", "7.1")
def test_a_mutant_doctor_stays_asleep() -> None:
    here = crew(NINE, mutants=(2, 8)).close().close("1 sleep; 2 heal 8")
    assert here.mutants == [0, 2, 8]
    assert here.notes(2, "woke") == [{"step": "mutants", "awake": [0, 2, 8]}]
