"""Chapter 4: the chief."""

from __future__ import annotations

import pytest

from tests.games.sporz.crews import EIGHT, NINE, crew
from veillee.games import sporz as game


def hands(*choices: int | None) -> str:
    return "; ".join(
        f"{seat} abstain" if choice is None else f"{seat} elect {choice}"
        for seat, choice in enumerate(choices)
    )


@pytest.mark.rule("sporz", "4.1")
def test_the_crew_elects_a_chief_before_the_first_night() -> None:
    here = crew(EIGHT, asleep=False)
    assert here.state.awaited == tuple(range(8))
    here.say(hands(3, 3, 3, 3, 0, 0, 0, 1))
    assert here.state.chief == 3
    assert (here.state.phase, here.state.night) == ("mutants", 1)


@pytest.mark.rule("sporz", "4.1")
def test_hands_are_shown_together_and_with_their_owners() -> None:
    here = crew(EIGHT, asleep=False)
    here.say("7 elect 7; 6 elect 7; 5 abstain; 4 elect 7; 3 elect 7; 2 elect 1; 1 elect 1")
    assert game.view(here.state, 0).elections == ()
    here.say("0 elect 7")
    assert here.told("elected") == [
        {
            "type": "elected",
            "chief": 7,
            "voters": [0, 1, 2, 3, 4, 6, 7],
            "choices": [7, 1, 1, 7, 7, 7, 7],
            "drawn": False,
        }
    ]
    assert [len(game.view(here.state, seat).elections) for seat in (0, 7, None)] == [1, 1, 1]


@pytest.mark.rule("sporz", "4.1")
def test_one_votes_for_somebody_on_board_and_for_nothing_else() -> None:
    here = crew(EIGHT, asleep=False)
    assert here.refused("0 elect 0") is None
    assert here.refused("0 elect 8") == "4.1"
    assert here.refused("0 sleep") == "4.1"
    assert here.refused("0 vote 3") == "4.1"


@pytest.mark.rule("sporz", "4.1")
def test_a_hand_is_raised_once() -> None:
    here = crew(EIGHT, asleep=False).say("0 elect 3; 1 abstain")
    assert here.legal(0) == here.legal(1) == []
    for line in ("0 elect 4", "0 abstain", "1 elect 3"):
        assert here.refused(line) == "4.1"


@pytest.mark.rule("sporz", "4.2")
def test_the_tied_go_to_a_second_vote_among_them_only() -> None:
    here = crew(EIGHT, asleep=False).say(hands(2, 2, 2, 5, 5, 5, 1, 1))
    assert (here.state.phase, here.state.tied) == ("run-off", (2, 5))
    assert here.state.awaited == tuple(range(8))
    assert here.legal(0) == ["elect 2", "elect 5", "abstain"]
    assert here.refused("0 elect 1") == "4.2"
    here.say(hands(5, 5, 5, 5, 5, 2, 2, 2))
    assert (here.state.chief, here.state.tied) == (5, ())


@pytest.mark.rule("sporz", "4.3")
def test_tied_again_the_chief_is_drawn_among_them() -> None:
    chiefs = set()
    for number in range(20):
        here = crew(EIGHT, asleep=False)
        here.chance = here.chance.at(number)
        here.say(hands(2, 2, 2, 5, 5, 5, 1, 1)).say(hands(2, 2, 2, 5, 5, 5, None, None))
        chiefs.add(here.state.chief)
        assert here.told("elected")[0]["drawn"]
    assert chiefs == {2, 5}


@pytest.mark.rule("sporz", "4.3")
def test_if_nobody_votes_the_chief_is_drawn_among_all() -> None:
    chiefs = set()
    for number in range(60):
        here = crew("mdip", asleep=False)
        here.chance = here.chance.at(number)
        here.say(hands(None, None, None, None))
        chiefs.add(here.state.chief)
    assert chiefs == {0, 1, 2, 3}


@pytest.mark.rule("sporz", "4.3")
def test_if_nobody_votes_the_second_time_the_chief_is_drawn_among_the_tied() -> None:
    here = crew("mdip", asleep=False).say(hands(1, 1, 2, 2)).say(hands(*[None] * 4))
    assert here.state.chief in (1, 2)


@pytest.mark.rule("sporz", "4.4")
def test_the_chief_is_asked_nothing_more_than_others_unless_a_ballot_is_tied() -> None:
    here = crew(EIGHT, chief=3)
    assert here.legal(3) == here.legal(0)
    here.night().day("3 vote 0; 4 vote 5; 5 vote 5")
    assert here.state.deaths[-1].seat == 5


@pytest.mark.rule("sporz", "4.5")
def test_a_chief_killed_by_night_is_replaced_first_thing_in_the_morning() -> None:
    here = crew(NINE, chief=8).night("0 kill 8")
    assert (here.state.phase, here.state.chief) == ("election", None)
    assert here.state.awaited == tuple(range(8))
    here.say(hands(*[4] * 8))
    assert (here.state.phase, here.state.chief, here.state.night) == ("day", 4, 1)


@pytest.mark.rule("sporz", "4.5")
def test_an_executed_chief_is_replaced_the_next_morning() -> None:
    here = crew(NINE, chief=8).night().day("0 vote 8")
    assert (here.state.phase, here.state.chief) == ("mutants", None)
    here.night()
    assert here.state.phase == "election"
