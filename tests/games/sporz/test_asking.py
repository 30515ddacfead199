"""What a step asks of everybody, and what the views say of it."""

from __future__ import annotations

import pytest

from tests.games.sporz.crews import EIGHT, Ship, crew, plain
from veillee.games import sporz as game
from veillee.games.sporz.asking import Asked
from veillee.games.sporz.view import Own


def asked(here: Ship, seat: int | None = None) -> Asked:
    found = game.view(here.state, seat).asked
    assert found is not None
    return found


def own(here: Ship, seat: int) -> Own:
    found = game.view(here.state, seat).own
    assert found is not None
    return found


def taking_back(here: Ship, seat: int) -> list[str]:
    return [game.write(move) for move in own(here, seat).take_back]


@pytest.mark.rule("sporz", "5.2")
def test_a_step_of_the_night_asks_everybody_the_same() -> None:
    here = crew(EIGHT)
    for _ in range(3):
        assert len({asked(here, seat) for seat in (None, *range(8))}) == 1
        here.close()


@pytest.mark.rule("sporz", "6.2", "7.2", "7.3")
def test_mutants_mutate_or_kill_and_paralyse_doctors_heal_or_kill() -> None:
    here = crew(EIGHT)
    assert (asked(here).verbs, asked(here).paralyse) == (("mutate", "kill"), True)
    here.close()
    assert (asked(here).verbs, asked(here).paralyse) == (("heal", "kill"), False)


@pytest.mark.rule("sporz", "8.7")
def test_everybody_chooses_files_where_the_set_has_a_hacker() -> None:
    files = ("informatician", "psychologist", "geneticist")
    assert asked(crew(EIGHT).close().close()).files == files
    assert asked(crew("mddipgsa").close().close()).files == ()


@pytest.mark.rule("sporz", "8.7")
def test_a_dead_hacker_changes_nothing_in_what_is_asked() -> None:
    here = crew(EIGHT).night("0 kill 7").day().close().close()
    assert asked(here).files


@pytest.mark.rule("sporz", "4.1", "5.4", "11.2")
def test_hands_and_what_informants_answer_stand_all_else_may_change() -> None:
    here = crew(EIGHT, asleep=False)
    stands = {}
    for _ in range(5):
        stands[here.state.phase] = asked(here).final
        here.close("0 elect 0" if here.state.phase == "election" else "")
    assert stands == {
        "election": True,
        "mutants": False,
        "doctors": False,
        "informants": True,
        "day": False,
    }


@pytest.mark.rule("sporz", "11.1", "11.6")
def test_blank_can_be_named_by_day_and_in_a_tie_that_it_is_part_of() -> None:
    here = crew(EIGHT).night()
    assert asked(here).blank
    assert asked(here.day("1 vote 2; 2 vote blank")).blank
    assert not asked(crew(EIGHT).night().day("1 vote 2; 2 vote 1")).blank


@pytest.mark.rule("sporz", "11.6")
def test_in_a_tie_the_chief_alone_is_asked() -> None:
    here = crew(EIGHT, chief=3).night()
    assert game.view(here.state, 5).decider is None
    here.day("1 vote 2; 2 vote 1")
    assert game.view(here.state, 5).decider == 3


def test_nothing_is_asked_when_it_is_over() -> None:
    here = crew(EIGHT).night().day("3 vote 0")
    assert game.view(here.state, 1).asked is None


@pytest.mark.rule("sporz", "5.4")
def test_pointing_at_the_same_again_is_what_takes_it_back() -> None:
    here = crew(EIGHT)
    assert taking_back(here, 0) == []
    here.say("0 mutate 3; 0 paralyse 4")
    assert taking_back(here, 0) == ["mutate 3", "paralyse 4"]
    here.say("0 mutate 3")
    assert taking_back(here, 0) == ["paralyse 4"]


@pytest.mark.rule("sporz", "11.2")
def test_abstaining_takes_a_ballot_back() -> None:
    here = crew(EIGHT).night()
    assert taking_back(here, 2) == []
    assert taking_back(here.say("2 vote 3"), 2) == ["abstain"]
    assert taking_back(here.say("2 abstain"), 2) == []


@pytest.mark.rule("sporz", "5.4")
def test_what_an_informant_has_answered_is_not_taken_back() -> None:
    here = crew(EIGHT).close().close("").say("4 inspect 0")
    assert taking_back(here, 4) == []


@pytest.mark.rule("sporz", "10.3", "11.2")
def test_one_is_told_how_many_claims_one_has_left() -> None:
    here = crew(EIGHT).night()
    here.say("2 claim role spy; 2 claim suspect 3")
    assert [own(here, seat).claims_left for seat in (1, 2)] == [5, 3]
    assert own(here.say("2 sleep"), 2).claims_left == 0


@pytest.mark.rule("sporz", "1.6", "12.7")
def test_the_dead_read_their_own_genome() -> None:
    here = crew(EIGHT, resistant=6)
    assert own(here, 6).genome is None
    assert own(here.close("0 kill 6"), 6).genome == "resistant"


@pytest.mark.rule("sporz", "12.1", "12.6")
def test_the_end_says_which_camp_has_won() -> None:
    here = crew(EIGHT).night().day("3 vote 0")
    assert [fact["winner"] for fact in here.told("ended")] == ["healthy"]
    quiet = crew(EIGHT, night=9).night().day()
    assert [plain(e.what)["winner"] for e in quiet.events if e.rule == "12.6"] == [None]
