"""Chapter 12: how it ends, and who has won."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.sporz.crews import EIGHT, NINE, crew
from veillee.games import sporz as game
from veillee.games.sporz.ending import end_at_once, finish
from veillee.games.sporz.telling import Telling


@pytest.mark.rule("sporz", "12.1", "1.1")
def test_the_healthy_win_when_the_last_mutant_is_executed() -> None:
    here = crew(EIGHT).night().day("3 vote 0")
    assert (here.ended, here.won) == ("healthy", [1, 2, 3, 4, 5, 6, 7])


@pytest.mark.rule("sporz", "12.1")
def test_with_the_last_mutant_play_stops_also_at_night_and_dawn_tells_it() -> None:
    here = crew("aaaamd", mutants=(0,), host=1)
    here.close("4 kill 4").close("5 heal 0")
    assert (here.ended, here.won) == ("healthy", [0, 1, 2, 3, 5])
    assert here.told("day") == [{"type": "day", "number": 1, "deaths": 1}]
    assert [death["seat"] for death in here.told("died")] == [4]


@pytest.mark.rule("sporz", "12.1")
def test_whatever_else_the_night_would_have_brought_does_not_happen() -> None:
    """The doctor cannot turn the victory into a draw by dying in the same night."""
    here = crew("mdaa").night("0 kill 2").day("0 vote 3").close("0 kill 0")
    assert (here.ended, here.won) == ("healthy", [1, 2, 3])
    assert [fact["step"] for fact in here.told("called")][-1] == "mutants"


@pytest.mark.rule("sporz", "12.2", "1.1")
def test_the_mutants_win_at_once_when_only_mutants_live() -> None:
    here = crew("mdip", mutants=(2, 3)).close("0 mutate 1")
    assert (here.ended, here.won) == ("mutants", [0, 1, 2, 3])
    assert here.state.phase == "over"


@pytest.mark.rule("sporz", "12.2")
def test_killing_the_last_healthy_player_ends_the_night_at_once() -> None:
    here = crew("mdip", mutants=(2, 3)).close("0 kill 1")
    assert (here.ended, here.won) == ("mutants", [0, 2, 3])
    assert here.told("day") == [{"type": "day", "number": 1, "deaths": 1}]
    assert [death["seat"] for death in here.told("died")] == [1]


@pytest.mark.rule("sporz", "12.2")
def test_an_execution_can_leave_only_mutants() -> None:
    here = crew("mdip", mutants=(2, 3)).night().day("0 vote 1")
    assert here.ended == "mutants"


@pytest.mark.rule("sporz", "12.2")
def test_a_doctor_who_kills_the_last_healthy_player_ends_it_too() -> None:
    here = crew("mdip", mutants=(2, 3)).close().close("1 kill 1")
    assert here.ended == "mutants"


@pytest.mark.rule("sporz", "12.3")
@pytest.mark.parametrize(
    ("mutants", "ended"),
    [
        ("0 mutate 1", "dusk"),  # the only doctor is a mutant, and so are two
        ("0 mutate 2", None),  # the doctor is healthy
        ("0 kill 1", None),  # no doctor, but one mutant alone
    ],
)
def test_at_nightfall_two_mutants_and_no_healthy_doctor_have_won(
    mutants: str, ended: str | None
) -> None:
    here = crew("mdipaa").night(mutants)
    assert (here.state.phase, here.ended) == ("day", None)  # not before nightfall
    here.day()
    assert here.ended == ended
    if ended:
        assert here.won == [0, 1]


@pytest.mark.rule("sporz", "12.3")
def test_the_day_can_still_save_the_crew() -> None:
    here = crew("mdipaa").night("0 mutate 1").day("2 vote 1")
    assert here.ended is None
    assert here.mutants == [0]


@pytest.mark.rule("sporz", "12.4")
def test_if_everyone_were_dead_it_would_be_a_draw() -> None:
    """No step kills more than one, and none opens with one camp alone: so it is written down."""
    nobody = msgspec.structs.replace(crew("mdaa").state, crew=())
    assert end_at_once(nobody) == "nobody"
    outcome = game.outcome(finish(nobody, "nobody", Telling()))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((0.5,) * 4, (1,) * 4)


@pytest.mark.rule("sporz", "12.6")
def test_ten_nights_and_days_without_a_death_are_a_draw() -> None:
    here = crew(NINE)
    for night in range(1, 11):
        assert (here.state.night, here.ended) == (night, None)
        here.night().day()
    assert here.ended == "quiet"
    assert here.won == []


@pytest.mark.rule("sporz", "12.6")
@pytest.mark.parametrize("by", ["night", "ballot"])
def test_every_death_starts_the_count_again(by: str) -> None:
    here = crew(NINE)
    for _ in range(9):
        here.night().day()
    if by == "night":
        here.night("0 kill 8").day()
    else:
        here.night().day("0 vote 8")
    for _ in range(10):
        assert here.ended is None
        here.night().day()
    assert here.ended == "quiet"


@pytest.mark.rule("sporz", "12.7")
def test_at_the_end_everything_is_open_to_everyone() -> None:
    here = crew(NINE, mutants=(8,)).close("0 mutate 3; 8 mutate 4")
    assert here.ended == "forfeit"
    for viewer in (*range(9), None):
        assert game.view(here.state, viewer).truth == here.state


@pytest.mark.rule("sporz", "12.8")
def test_whoever_never_changed_sides_wins_or_loses_with_them() -> None:
    here = crew(NINE, resistant=4, chief=3).night("0 mutate 8").day("3 vote 0").close("8 mutate 4")
    here.close().close().day("3 vote 8")
    assert here.ended == "healthy"
    assert (0 in here.won, 4 in here.won) == (False, True)


@pytest.mark.rule("sporz", "12.8", "1.5")
def test_the_state_at_ones_death_decides_whose_victory_one_shares() -> None:
    here = crew(NINE, mutants=(7, 8)).night("0 kill 7").day("3 vote 6")
    here.night("", "1 heal 8; 2 heal 3").day("3 vote 0")
    assert here.ended == "healthy"
    assert here.won == [1, 2, 3, 4, 5, 6, 8]  # 7 died a mutant, 6 healthy, 8 was healed
    outcome = game.outcome(here.state)
    assert outcome is not None
    assert outcome.ranks == (8, 1, 1, 1, 1, 1, 1, 8, 1)


@pytest.mark.rule("sporz", "1.5", "12.8")
def test_whoever_is_mutated_wins_with_the_mutants() -> None:
    here = crew("mdipaa").night("0 mutate 1").day()
    assert here.won == [0, 1]


@pytest.mark.parametrize("ending", ["healthy", "mutants", "dusk", "nobody", "forfeit", "quiet"])
def test_every_ending_has_a_clause_and_words(ending: str) -> None:
    for language in ("fr", "en"):
        assert game.rulebook.say(language, f"ended-{ending}")
