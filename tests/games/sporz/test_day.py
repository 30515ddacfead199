"""Chapters 9 to 11: dawn, claims and the ballot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sporz.crews import EIGHT, NINE, Ship, crew
from veillee.games import sporz as game
from veillee.kernel.understanding import understand


def awake(letters: str = NINE, **situation: Any) -> Ship:
    """The morning after a night without a sound."""
    return crew(letters, **situation).night()


@pytest.mark.rule("sporz", "9.1")
def test_the_dead_of_the_night_are_announced_with_role_state_and_genome() -> None:
    here = crew(NINE, resistant=5, mutants=(8,)).night("0 kill 5", "1 kill 8; 2 kill 8")
    shared = {"type": "died", "night": 1, "by": "night"}
    assert here.told("died") == [
        {**shared, "seat": 5, "role": "geneticist", "mutant": False, "genome": "resistant"},
        {**shared, "seat": 8, "role": "astronaut", "mutant": True, "genome": "normal"},
    ]
    assert here.told("day") == [{"type": "day", "number": 1, "deaths": 2}]


@pytest.mark.rule("sporz", "9.1")
def test_nobody_learns_whose_victim_was_whose() -> None:
    one = crew(NINE).night("0 kill 5", "1 kill 8; 2 kill 8")
    two = crew(NINE).night("0 kill 8", "1 kill 5; 2 kill 5")
    for seat in (3, 4, 6, 7, None):
        assert game.view(one.state, seat) == game.view(two.state, seat)


@pytest.mark.rule("sporz", "9.2")
@pytest.mark.parametrize("by", ["night", "ballot"])
def test_a_base_mutant_is_announced_as_astronaut_mutant_host(by: str) -> None:
    here = crew(NINE, mutants=(8,))
    if by == "night":
        here.night("", "1 kill 0; 2 kill 0")
    else:
        here.night().day("3 vote 0")
    (death,) = here.told("died")
    assert (death["role"], death["mutant"], death["genome"]) == ("astronaut", True, "host")


@pytest.mark.rule("sporz", "9.3", "12.1")
def test_at_dawn_first_the_end_then_the_election_then_the_day() -> None:
    over = crew(NINE, chief=0).night("", "1 kill 0; 2 kill 0")
    assert over.ended == "healthy"
    election = crew(NINE, chief=8).night("0 kill 8")
    assert election.state.phase == "election"
    assert awake().state.phase == "day"


@pytest.mark.rule("sporz", "10.2")
@pytest.mark.parametrize(
    ("claim", "heard"),
    [
        ("role doctor", {"type": "claimed-role", "role": "doctor"}),
        ("n1 5 host", {"type": "claimed-found", "night": 1, "about": 5, "result": "host"}),
        ("n1 count 3", {"type": "claimed-count", "night": 1, "mutants": 3}),
        ("n1 paralysed", {"type": "claimed-touched", "night": 1, "how": "paralysed"}),
        ("suspect 0", {"type": "claimed-opinion", "about": 0, "says": "suspect", "because": None}),
        ("trust 3", {"type": "claimed-opinion", "about": 3, "says": "trust", "because": None}),
        ("vote 3", {"type": "claimed-vote", "about": 3, "because": None}),
    ],
)
def test_everyone_hears_a_claim_at_once_true_or_not(claim: str, heard: dict[str, Any]) -> None:
    here = awake().say(f"8 claim {claim}")
    (told,) = here.told(heard["type"])
    assert told.items() >= {**heard, "seat": 8}.items()
    for seat in (0, 3, None):
        ((said,),) = game.view(here.state, seat).claims
        assert said.seat == 8


@pytest.mark.rule("sporz", "10.2")
def test_a_claim_binds_nobody() -> None:
    here = awake().day("8 claim vote 3; 8 vote 4")
    assert here.state.deaths[-1].seat == 4


@pytest.mark.rule("sporz", "10.3")
def test_each_player_makes_five_claims_a_day() -> None:
    here = awake().say("; ".join(f"8 claim suspect {seat}" for seat in range(5)))
    assert here.refused("8 claim suspect 6") == "10.3"
    assert here.refused("7 claim suspect 6") is None
    assert not any(move.startswith("claim") for move in here.legal(8))
    here.day().night()
    assert here.refused("8 claim suspect 6") is None
    assert [len(day) for day in here.state.claims] == [5, 0]


@pytest.mark.rule("sporz", "10.4")
def test_claims_speak_of_the_crew_and_of_the_last_five_nights() -> None:
    here = crew(NINE + "aaaa")
    for _ in range(5):
        here.night().day()
    here.night("0 kill 12")
    assert here.state.night == 6
    for claim in ("n1 3 mutant", "n7 3 mutant", "n1 healed", "n7 count 2", "suspect 12"):
        assert here.refused(f"8 claim {claim}") == "10.4"
    for claim in ("n2 12 mutant", "vote 13", "n2 3 sequenced"):
        expected = None if claim == "n2 3 sequenced" else "10.4"
        assert here.refused(f"8 claim {claim}") == expected


@pytest.mark.rule("sporz", "10.5")
def test_nobody_claims_more_mutants_than_there_are_players() -> None:
    here = awake()
    for mutants, refused in ((0, None), (9, None), (10, "10.5"), (50, "10.5"), (200, "10.5")):
        assert here.refused(f"8 claim n1 count {mutants}") == refused


@pytest.mark.rule("sporz", "10.4")
def test_the_list_of_claims_grows_no_faster_than_the_crew() -> None:
    sizes = {}
    for seats in (50, 100, 200):
        here = crew("mdd" + "a" * (seats - 3))
        for _ in range(6):
            here.night().day()
        here.night()
        sizes[seats] = len(here.legal(0))
    assert sizes[200] - sizes[100] == 2 * (sizes[100] - sizes[50])


@pytest.mark.rule("sporz", "11.1")
def test_one_votes_for_anybody_alive_or_blank_or_not_at_all() -> None:
    here = awake().say("8 vote 8; 7 vote blank; 6 abstain")
    assert here.refused("5 vote 9") == "11.1"
    for wrong in ("elect 3", "heal 3", "decide 3", "decide blank"):
        assert here.refused(f"5 {wrong}") == "11.1"
    votes = [move for move in here.legal(5) if not move.startswith("claim")]
    assert votes == ["sleep", *(f"vote {seat}" for seat in range(9)), "vote blank", "abstain"]


@pytest.mark.rule("sporz", "11.1", "11.5")
def test_ballots_are_secret_before_and_after_the_count() -> None:
    here, there = awake(), awake()
    here.say("8 vote 3; 7 vote 4; 6 vote 4")
    there.say("8 vote 4; 7 vote 4; 6 vote 3")
    for seat in (0, 1, 3, None):
        assert game.view(here.state, seat) == game.view(there.state, seat)
    here.close()
    there.close()
    for seat in (0, 1, 3, 7, None):
        assert game.view(here.state, seat) == game.view(there.state, seat)
    assert here.notes(8, "voted") == [{"day": 1, "seat": 3, "blank": False}]


@pytest.mark.rule("sporz", "11.2")
def test_a_ballot_may_be_changed_and_taken_back_until_the_vote_closes() -> None:
    here = awake().day("8 vote 3; 8 vote 4; 7 vote 3; 7 abstain")
    assert [death.seat for death in here.state.deaths] == [4]


@pytest.mark.rule("sporz", "11.2")
def test_after_the_last_word_the_ballot_may_change_and_nothing_else() -> None:
    here = awake().say("8 vote 3; 8 sleep")
    assert 8 not in here.state.awaited
    assert here.legal(8) == [*(f"vote {seat}" for seat in range(9)), "vote blank", "abstain"]
    assert here.refused("8 sleep") == here.refused("8 claim suspect 3") == "11.2"
    here.say("8 abstain; 8 vote 4")
    assert 8 not in here.state.awaited
    assert [death.seat for death in here.day().state.deaths] == [4]


@pytest.mark.rule("sporz", "11.2")
def test_the_sixth_ballot_is_a_last_word_and_not_the_last_ballot() -> None:
    here = awake().say("; ".join(f"8 vote {seat}" for seat in range(5)))
    assert 8 in here.state.awaited
    here.say("8 vote 5")
    assert 8 not in here.state.awaited
    assert here.refused("8 sleep") == here.refused("8 claim suspect 3") == "11.2"
    here.say("8 vote 6; 8 vote 7")
    assert here.day().state.deaths[-1].seat == 7


@pytest.mark.rule("sporz", "11.2")
def test_the_day_ends_with_the_last_word_of_the_last_player() -> None:
    here = awake()
    for seat in range(8, -1, -1):
        assert here.state.phase == "day"
        here.say(f"{seat} vote 8; {seat} sleep")
    assert here.state.night == 2


@pytest.mark.rule("sporz", "11.3")
@pytest.mark.parametrize("paper", [{}, {"seat": 3, "blank": True}, {"seat": None}])
def test_a_ballot_names_one_player_or_is_blank(paper: dict[str, Any]) -> None:
    here = awake()
    move = game.read("vote nobody") if not paper.get("blank") else game.read("vote 3 blank")
    assert understand(game, {"type": "vote", **paper}) == move
    refusal = game.why_not(here.state, 8, move)
    assert refusal is not None
    assert refusal.rule == "11.3"
    here.close("3 vote 4; 5 vote 6")
    refusal = game.why_not(here.state, 0, game.read("decide nobody"))
    assert refusal is not None
    assert refusal.rule == "11.3"


@pytest.mark.rule("sporz", "11.4")
@pytest.mark.parametrize(
    ("ballots", "dead"),
    [
        ("0 vote 8; 1 vote 8; 2 vote 3", 8),
        ("0 vote 8; 1 vote blank; 2 vote blank", None),
        ("0 vote 8; 1 vote 8; 2 vote blank", 8),
        ("0 vote 8; 1 vote 8; 2 vote 3; 3 vote 4; 4 vote 5", 8),
        ("0 vote blank", None),
    ],
)
def test_whoever_has_most_is_killed_and_blank_counts_like_a_player(
    ballots: str, dead: int | None
) -> None:
    here = awake().day(ballots)
    assert [death.seat for death in here.state.deaths] == ([] if dead is None else [dead])
    assert here.state.phase == "mutants"
    assert len(here.told("spared")) == (dead is None)


@pytest.mark.rule("sporz", "11.5")
def test_the_count_is_announced_without_the_voters() -> None:
    here = awake().day("0 vote 8; 1 vote 3; 2 vote 8; 3 vote blank")
    assert here.told("ballot") == [
        {
            "type": "ballot",
            "day": 1,
            "named": [8, 3],
            "counts": [2, 1],
            "most": 2,
            "blank": 1,
            "first": [8],
            "blank_first": False,
        }
    ]


@pytest.mark.rule("sporz", "11.6")
def test_the_chief_chooses_among_the_tied_and_only_among_them() -> None:
    here = awake(chief=5).day("0 vote 8; 1 vote 3; 2 vote 4; 3 vote 4; 6 vote 3")
    assert (here.state.phase, here.state.awaited) == ("tie", (5,))
    assert here.legal(5) == ["decide 3", "decide 4", "abstain"]
    assert here.legal(0) == []
    assert here.refused("0 decide 3") == here.refused("0 abstain") == "11.6"
    assert here.refused("5 decide 8") == "11.6"
    assert here.refused("5 decide blank") == "11.6"
    assert here.refused("5 vote 3") == "11.6"
    here.say("5 decide 4")
    assert here.state.deaths[-1].seat == 4
    assert here.told("settled") == [{"type": "settled", "day": 1, "by": "chief", "seat": 4}]


@pytest.mark.rule("sporz", "11.6")
@pytest.mark.parametrize(("choice", "dead"), [("blank", []), ("8", [8])])
def test_if_blank_is_tied_the_chief_may_choose_it(choice: str, dead: list[int]) -> None:
    here = awake().day("1 vote 8; 2 vote blank").say(f"0 decide {choice}")
    assert [death.seat for death in here.state.deaths] == dead
    assert (here.state.night, here.state.phase) == (2, "mutants")


@pytest.mark.rule("sporz", "11.6", "4.5")
def test_a_chief_may_choose_himself() -> None:
    here = awake().day("1 vote 0; 2 vote 8").say("0 decide 0")
    assert here.ended == "healthy"


@pytest.mark.rule("sporz", "11.7")
def test_if_the_chief_is_silent_blank_wins_the_tie() -> None:
    here = awake().day("1 vote 8; 2 vote blank; 3 vote 4").say("0 abstain")
    assert here.state.deaths == ()
    assert here.told("settled")[0]["by"] == "silence"


@pytest.mark.rule("sporz", "11.7")
def test_if_the_chief_is_silent_one_of_the_tied_is_drawn() -> None:
    dead = set()
    for number in range(20):
        here = awake()
        here.chance = here.chance.at(number)
        here.day("1 vote 8; 2 vote 7").say("0 abstain")
        dead.add(here.state.deaths[-1].seat)
    assert dead == {7, 8}


@pytest.mark.rule("sporz", "11.8")
def test_if_nobody_votes_nobody_is_killed() -> None:
    here = awake().day("0 vote 8; 0 abstain")
    assert here.state.deaths == ()
    assert here.told("ballot")[0]["named"] == []


@pytest.mark.rule("sporz", "11.8")
def test_not_voting_is_not_voting_blank() -> None:
    assert [d.seat for d in awake().day("0 vote 8; 1 abstain; 2 abstain").state.deaths] == [8]
    assert awake().day("0 vote 8; 1 vote blank; 2 vote blank").state.deaths == ()


@pytest.mark.rule("sporz", "11.9")
def test_the_executed_are_announced_and_out_of_the_game() -> None:
    here = awake(resistant=4).day("0 vote 4")
    assert here.told("died") == [
        {
            "type": "died",
            "seat": 4,
            "night": 1,
            "by": "ballot",
            "role": "psychologist",
            "mutant": False,
            "genome": "resistant",
        }
    ]
    assert 4 not in here.state.awaited
    assert game.view(here.state, 4).truth is not None


@pytest.mark.rule("sporz", "11.10")
def test_after_the_execution_the_end_is_tested_and_night_falls() -> None:
    assert awake().day("0 vote 8").state.night == 2
    assert awake(EIGHT).day("3 vote 0").ended == "healthy"
