"""Chapters 1 to 3: the crew, its roles and genomes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.games.sporz.crews import EIGHT, NINE, crew
from veillee.games import sporz as game
from veillee.kernel import Chance, SetupError

MOVES = ["sleep", "abstain", "vote 3", "elect 3", "decide 3", "claim suspect 3"]
MOVES += ["mutate 3", "heal 3", "inspect 3", "hack spy"]
SETS = {
    4: "mutant doctor psychologist informatician",
    5: "mutant doctor psychologist informatician spy",
    6: "mutant doctor psychologist informatician spy hacker",
    7: "mutant doctor doctor psychologist informatician spy astronaut",
    8: "mutant doctor doctor informatician psychologist geneticist spy hacker",
    9: "mutant doctor doctor informatician psychologist geneticist spy hacker astronaut",
}


@pytest.mark.rule("sporz", "2.1")
@pytest.mark.parametrize("seats", [*range(4, 17), 40, 200])
def test_the_set_of_roles_goes_by_the_number_of_players(seats: int) -> None:
    expected = Counter(SETS[min(seats, 9)].split())
    expected["astronaut"] += max(0, seats - 9)
    assert Counter(game.setup(game.Options(), seats, Chance("deal")).roles) == expected


@pytest.mark.rule("sporz", "2.2")
def test_the_host_may_choose_his_own_set() -> None:
    own = {"mutant": 2, "doctor": 1, "spy": 3}
    match = veillee.Match(game, seats=6, options={"roles": own})
    assert Counter(match.state.roles) == Counter(own)


@pytest.mark.rule("sporz", "2.2")
@pytest.mark.parametrize("seats", [5, 7])
def test_a_set_that_does_not_add_up_is_refused_in_words(seats: int) -> None:
    own = {"mutant": 1, "doctor": 1, "astronaut": 4}
    with pytest.raises(SetupError) as caught:
        veillee.Match(game, seats=seats, options={"roles": own})
    assert f"it has 6 roles for {seats} players" in caught.value.text("en")
    assert f"il y en a 6 pour {seats} joueurs" in caught.value.text("fr")
    assert str(caught.value) == caught.value.text("en")


@pytest.mark.rule("sporz", "2.2")
@pytest.mark.parametrize("own", [{"mutant": 0}, {"doctor": 0}, {"spy": -1}, {"cook": 1}])
def test_a_set_has_a_base_mutant_and_a_doctor_and_known_roles_only(own: dict[str, int]) -> None:
    with pytest.raises(SetupError):
        veillee.Match(game, seats=4, options={"roles": {"astronaut": 3, **own}})


@pytest.mark.rule("sporz", "2.3")
def test_every_seat_gets_every_role_about_equally_often() -> None:
    deals = [game.setup(game.Options(), 8, Chance(f"deal {n}")).roles for n in range(400)]
    for seat in range(8):
        # 50 on average, and a standard deviation of 6.6.
        assert 20 < sum(deal[seat] == "mutant" for deal in deals) < 80


@pytest.mark.rule("sporz", "2.3", "1.4")
def test_everyone_knows_the_set_and_his_own_role_and_no_other() -> None:
    here = crew(EIGHT)
    for seat, role in enumerate(here.state.roles):
        seen = game.view(here.state, seat)
        assert seen.roles.doctor == 2
        assert seen.own is not None
        assert seen.own.role == role
    watched = msgspec.json.encode(game.view(here.state, None))
    assert b'"own":null' in watched
    assert b'"truth":null' in watched


@pytest.mark.rule("sporz", "2.4")
def test_doctors_know_each_other_before_the_first_night() -> None:
    here = crew(EIGHT, asleep=False)
    known = [game.view(here.state, seat).own for seat in range(8)]
    assert [own and own.doctors for own in known] == [(), (1, 2), (1, 2), (), (), (), (), ()]


@pytest.mark.rule("sporz", "2.5", "1.1")
def test_only_base_mutants_begin_as_mutants() -> None:
    for seats in (4, 8, 16):
        state = game.setup(game.Options(), seats, Chance("begin"))
        assert state.mutants == tuple(role == "mutant" for role in state.roles)


@pytest.mark.rule("sporz", "3.1")
def test_a_normal_player_is_mutated_and_healed_any_number_of_times() -> None:
    here = crew(NINE)
    for _ in range(3):
        here.night("0 mutate 8")
        assert here.mutants == [0, 8]
        here.day()
        here.night("", "1 heal 8")
        assert here.mutants == [0]
        here.day()
    assert here.touches(8) == ["mutated", "healed"] * 3


@pytest.mark.rule("sporz", "3.2", "3.3")
@given(seats=st.sampled_from([4, 5, 6, 7, 8, 12, 40]), seed=st.text(max_size=5))
def test_genomes_by_role_and_two_rare_ones_from_seven_players_on(seats: int, seed: str) -> None:
    state = game.setup(game.Options(), seats, Chance(seed))
    drawn = Counter(
        genome
        for role, genome in zip(state.roles, state.genomes, strict=True)
        if role not in ("mutant", "doctor")
    )
    by_role = {
        (role, genome)
        for role, genome in zip(state.roles, state.genomes, strict=True)
        if role in ("mutant", "doctor")
    }
    assert by_role == {("mutant", "host"), ("doctor", "normal")}
    rare = 1 if seats >= 7 else 0
    assert (drawn["host"], drawn["resistant"]) == (rare, rare)


def known_genome(here: Any, seat: int) -> str | None:
    own = game.view(here.state, seat).own
    assert own is not None
    return own.genome


@pytest.mark.rule("sporz", "3.2", "3.7")
def test_base_mutants_and_doctors_know_their_genome_and_nobody_else_does() -> None:
    here = crew(NINE, host=8, resistant=7)
    assert [known_genome(here, seat) for seat in range(9)] == ["host", "normal", "normal"] + 6 * [
        None
    ]


@pytest.mark.rule("sporz", "3.4")
def test_the_resistant_is_not_mutated_and_only_he_learns_it() -> None:
    here = crew(NINE, resistant=8)
    others = [here.state.notes[seat] for seat in range(1, 8)]
    here.close("0 mutate 8")
    assert here.mutants == [0]
    assert here.touches(8) == ["resisted"]
    assert known_genome(here, 8) == "resistant"
    assert [here.touches(seat) for seat in range(8)] == [[]] * 8
    assert len(others) == 7


@pytest.mark.rule("sporz", "3.4")
def test_the_resistant_is_paralysed_and_killed_like_anybody() -> None:
    here = crew(EIGHT, resistant=4).night("0 paralyse 4", "", "4 inspect 0")
    assert here.touches(4) == ["paralysed"]
    assert here.notes(4, "inspected") == []
    here.day()
    here.night("0 kill 4")
    assert 4 not in here.state.crew


@pytest.mark.rule("sporz", "3.5")
def test_a_host_once_mutated_is_not_healed_and_only_he_learns_it() -> None:
    here = crew(NINE, host=8).night("0 mutate 8", "1 heal 8")
    assert here.mutants == [0, 8]
    assert here.touches(8) == ["mutated", "incurable"]
    assert known_genome(here, 8) == "host"
    assert here.touches(1) == []
    assert here.notes(1, "treated") == [
        {"heals": 1, "doctors": [1], "patients": [8], "killed": None}
    ]


@pytest.mark.rule("sporz", "3.6")
def test_a_healthy_host_who_is_healed_is_told_the_same_as_anybody() -> None:
    here = crew(NINE, host=8).night("", "1 heal 8; 2 heal 7")
    assert here.state.notes[8][0] == here.state.notes[7][0]
    assert here.touches(8) == ["healed"]
    assert known_genome(here, 8) is None


@pytest.mark.rule("sporz", "3.7")
def test_a_geneticist_can_read_his_own_genome() -> None:
    here = crew(NINE, host=5).night("", "", "5 sequence 5")
    assert known_genome(here, 5) == "host"
    assert known_genome(here, 8) is None


@pytest.mark.rule("sporz", "3.7")
def test_a_hacker_may_find_his_own_genome_in_the_geneticists_files() -> None:
    here = crew(NINE, resistant=7).night("", "", "5 sequence 7; 7 hack geneticist")
    assert known_genome(here, 7) == "resistant"


@pytest.mark.rule("sporz", "3.8")
@pytest.mark.parametrize(("others", "rare"), [(0, []), (1, ["host"]), (2, ["host", "resistant"])])
def test_an_own_set_may_leave_fewer_to_draw_from(others: int, rare: list[str]) -> None:
    own = {"mutant": 1, "doctor": 6, "astronaut": others}
    match = veillee.Match(game, seats=7 + others, options={"roles": own})
    state = match.state
    found = [g for r, g in zip(state.roles, state.genomes, strict=True) if r == "astronaut"]
    assert sorted(found) == rare


@pytest.mark.rule("sporz", "1.4")
def test_everyone_knows_at_once_whether_he_is_a_mutant() -> None:
    here = crew(NINE, resistant=7).close("0 mutate 8")
    owns = [game.view(here.state, seat).own for seat in range(9)]
    assert [own is not None and own.mutant for own in owns] == [True] + [False] * 7 + [True]


@pytest.mark.rule("sporz", "1.4")
def test_neither_an_answer_nor_a_last_word_shows_to_anybody_else() -> None:
    here = crew(NINE)
    before = {seat: game.view(here.state, seat) for seat in (*range(1, 9), None)}
    for line in ("0 mutate 8", "0 paralyse 3", "0 sleep", "0 mutate 4"):
        here.say(line)
        assert {s: game.view(here.state, s) for s in before} == before
    assert game.view(here.state, 0).awaited == tuple(range(1, 9))


@pytest.mark.rule("sporz", "1.4")
@pytest.mark.parametrize("step", ["election", "run-off", "mutants", "doctors", "informants", "day"])
def test_the_whole_crew_counts_as_awaited_until_the_step_closes(step: str) -> None:
    here = crew(NINE, asleep=step not in ("election", "run-off"))
    if step == "run-off":
        here.say("; ".join(f"{seat} elect {seat % 3}" for seat in range(9)))
    while here.state.phase != step:
        here.close()
    everyone = tuple(range(9))
    for seat in everyone[:-1]:
        assert game.awaited(here.state, seat) == everyone
        here.say(f"{seat} {game.write(game.timeout(here.state, seat))}")
        others = tuple(other for other in everyone if other != seat)
        assert game.awaited(here.state, seat) == game.view(here.state, seat).awaited == others
        for viewer in (8, None):
            assert game.awaited(here.state, viewer) == everyone
            assert game.view(here.state, viewer).awaited == everyone


@pytest.mark.rule("sporz", "1.4", "5.6")
def test_the_dead_of_the_night_count_as_awaited_like_everyone() -> None:
    here = crew(NINE).close("0 kill 8").say("8 sleep; 1 sleep")
    assert game.awaited(here.state, 0) == game.awaited(here.state, None) == tuple(range(9))
    assert game.awaited(here.state, 8) == tuple(range(8))


@pytest.mark.rule("sporz", "1.6")
def test_the_dead_play_no_more_and_watch_everything() -> None:
    here = crew(NINE).night("0 kill 8")
    assert here.state.awaited == tuple(range(8))
    assert game.legal(here.state, 8) == []
    for step in ("day", "tie", "mutants", "doctors", "informants", "day"):
        assert here.state.phase == step
        assert {here.refused(f"8 {text}") for text in MOVES} == {"1.6"}
        here.close("3 vote 4; 4 vote 5" if here.state.night == 1 and step == "day" else "")
    assert game.view(here.state, 8).truth == here.state
    assert game.view(here.state, 7).truth is None
    assert game.hidden(here.state, 8) == {}


@pytest.mark.rule("sporz", "1.6", "5.6")
def test_the_victim_of_the_night_watches_from_his_death_on() -> None:
    here = crew(NINE).close("0 kill 8")
    assert game.view(here.state, 8).truth == here.state
    assert [game.view(here.state, seat).truth for seat in range(8)] == [None] * 8
