"""Chapter 8: what a table may choose."""

from collections import Counter

import pytest

import veillee
from tests.games.spacepoker.tables import ships, table
from veillee.games import spacepoker as game
from veillee.games.spacepoker.components import FLEETS, SIZE
from veillee.games.spacepoker.showing import side_pots
from veillee.kernel import Chance


@pytest.mark.rule("spacepoker", "8.1")
def test_the_other_fleet_is_five_ships_of_each_of_seven_sizes() -> None:
    assert Counter(SIZE[ship] for ship in FLEETS["7x5"]) == dict.fromkeys(range(1, 8), 5)
    state = game.setup(game.Options(fleet="7x5"), 5, Chance("seven"))
    assert Counter(state.pot + sum(state.ships, ())) == Counter(FLEETS["7x5"])


@pytest.mark.rule("spacepoker", "8.1")
def test_in_the_other_fleet_an_ark_is_larger_than_a_fortress() -> None:
    here = table("psfct psfca", fleet="7x5").play("raise 5", "call")
    assert here.points == [55, 65]


@pytest.mark.rule("spacepoker", "8.2")
def test_a_rotating_opener_is_each_time_the_next_player() -> None:
    match = veillee.Match(game, seats=3, seed="turns", options={"opener": "rotating", "rounds": 4})
    openers = []
    while match.to_act:
        if match.view(None).exchanged == (None, None, None):
            openers.append(match.to_act[0])
        (seat,) = match.to_act
        match.play(seat, match.timeout(seat))
    assert openers == [0, 1, 2, 0]


@pytest.mark.rule("spacepoker", "8.2", "2.4")
def test_a_rotating_opener_skips_those_who_sit_out() -> None:
    here = table("ppsfc ppssf psfcm", opener=0, opening="rotating", rounds=3)
    here.play("raise 1", "raise 60", "call", "fold")
    assert here.points == [59, 0, 121]
    assert here.turn == 2


@pytest.mark.rule("spacepoker", "8.3")
def test_the_ante_goes_to_the_middle_and_is_no_part_of_the_bet() -> None:
    match = veillee.Match(game, seats=3, seed="ante", options={"ante": 2})
    seen = match.view(None)
    assert (seen.points, seen.in_the_middle) == ((58, 58, 58), 6)
    assert (seen.antes, seen.bets, seen.level) == ((2, 2, 2), (0, 0, 0), 0)
    for move in ("x -", "x -", "x -", "raise 1", "fold", "fold"):
        match.play(match.to_act[0], move)
    assert [e.what.points for e in match.events(None) if e.rule == "5.3"] == [7]
    assert [e.what.points for e in match.events(None) if e.rule == "8.3"] == [2, 2, 2]


@pytest.mark.rule("spacepoker", "8.3", "5.3")
def test_whoever_is_left_when_all_others_fold_unbet_takes_the_antes() -> None:
    here = table("ppsfc ssffc ppcmm", (59, 59, 59), antes=(1, 1, 1)).play("fold", "fold")
    assert here.points == [59, 59, 62]


@pytest.mark.rule("spacepoker", "8.3")
@pytest.mark.parametrize("ante", [-1, 11, "2"])
def test_an_ante_is_from_none_to_ten_points(ante: object) -> None:
    with pytest.raises(veillee.SetupError):
        veillee.Match(game, seats=2, options={"ante": ante})


@pytest.mark.rule("spacepoker", "8.4")
def test_without_all_in_one_who_could_pay_no_more_than_the_ante_sits_out() -> None:
    here = table("ppsfc ssffc psfcm", (59, 4, 117), ante=3, rounds=9).play(
        "raise 1", "call", "call"
    )
    assert here.state.players == (0, 2)
    assert here.points[1] == 3  # what he has stays his


@pytest.mark.rule("spacepoker", "8.4")
def test_everybody_is_told_once_who_sits_out_for_lack_of_an_ante() -> None:
    here = table("ppsfc ssffc psfcm", (59, 4, 117), ante=3, rounds=9)
    here.play("raise 1", "call", "call")
    assert here.told("cannot-pay") == [{"type": "cannot-pay", "seat": 1, "points": 3}]
    (told,) = [event for event in here.events if event.rule == "8.4"]
    assert told.audience is None
    here.play("x -", "x -", "raise 1", "call")
    assert len(here.told("cannot-pay")) == 1
    assert here.told("without-planets") == []


@pytest.mark.rule("spacepoker", "8.4", "8.6")
def test_with_all_in_nobody_who_has_a_planet_sits_out() -> None:
    here = table("ppsfc ssffc psfcm", (59, 4, 117), ante=3, rounds=9, all_in=True)
    here.play("raise 1", "call", "call")
    assert here.state.players == (0, 1, 2)
    assert here.told("cannot-pay") == []


@pytest.mark.rule("spacepoker", "8.4", "7.2")
def test_the_match_ends_when_only_one_could_pay_the_ante_and_bet() -> None:
    here = table("ppsfc psfcm", (4, 116), ante=3, rounds=9).play("raise 1", "call")
    assert here.state.ended == "planets"
    assert here.points == [3, 117]


@pytest.mark.rule("spacepoker", "8.5")
def test_all_in_one_may_match_with_less_than_the_bet() -> None:
    here = table("ppsfc ssffc psfcm", (90, 60, 30), all_in=True).play("raise 50", "call")
    assert here.legal() == ["fold", "call"]
    here.play("call")
    assert here.told("called")[-1] == {
        "type": "called",
        "seat": 2,
        "to": 30,
        "paid": 30,
        "short": True,
    }


@pytest.mark.rule("spacepoker", "8.5")
def test_one_who_is_all_in_has_no_more_turns_and_stays_in() -> None:
    here = table("psfcm ssffc ppcmm", (20, 80, 80), all_in=True, rounds=1)
    here.play("raise 20", "call", "raise 30")
    assert here.turn == 1
    here.play("call")
    # 60 go to the best hand, all-in; 20 to the better of the others.
    assert here.points == [60, 50, 70]


@pytest.mark.rule("spacepoker", "8.6")
def test_with_all_in_one_planet_is_enough_to_take_part_and_pays_a_short_ante() -> None:
    here = table("psfcm ssffc ppcmm", (9, 91, 80), all_in=True, ante=5, rounds=2)
    here.play("raise 7", "raise 8", "fold", "fold")
    assert here.points == [2 - 2, 98 - 5, 80 - 5]
    assert here.state.antes == (2, 5, 5)
    assert here.state.players == (0, 1, 2)


@pytest.mark.rule("spacepoker", "8.7")
def test_side_pots_worked_example_three_all_in_for_10_30_and_60() -> None:
    # 10 from each of four: 40 for all. 20 more from three: 60. 30 more from two: 60.
    assert side_pots((0, 1, 2, 3), (10, 30, 60, 60)) == [
        (40, (0, 1, 2, 3)),
        (60, (1, 2, 3)),
        (60, (2, 3)),
    ]
    here = table("psfcm mmmmm ppppc sssfc", (10, 30, 100, 100), all_in=True)
    here.play("raise 10", "raise 30", "raise 60", "call")
    assert here.points == [40, 60, 40 + 60, 40]
    assert here.state.last is not None
    assert [(pot.points, pot.winners) for pot in here.state.last.pots] == [
        (40, (0,)),
        (60, (1,)),
        (60, (2,)),
    ]


@pytest.mark.rule("spacepoker", "8.7")
def test_points_of_the_folded_stay_in_the_pots_they_reached() -> None:
    # 1 folds after 20. The all-in for 5 contests 5 from each; the next 15 go to 2 uncontested.
    assert side_pots((0, 2), (5, 20, 20)) == [(15, (0, 2)), (30, (2,))]
    here = table("psfcm ssffc ppcmm", (5, 85, 90), all_in=True)
    here.play("raise 5", "raise 20", "raise 30", "fold")
    assert here.points == [15, 65, 60 + 10 + 30]
    assert here.told("taken-back") == [{"type": "taken-back", "seat": 2, "points": 10}]


@pytest.mark.rule("spacepoker", "8.7")
def test_antes_count_among_what_was_paid_in() -> None:
    # 0 was all-in with an ante of 2 of 5: from each he can win 2.
    here = table("psfcm ssffc ppcmm", (0, 85, 83), antes=(2, 5, 5), all_in=True)
    assert here.turn == 1
    here.play("raise 10", "call")
    assert here.points == [6, 75, 73 + 2 * 13]


@pytest.mark.rule("spacepoker", "8.8")
def test_what_nobody_could_match_goes_back_before_the_pots_are_made() -> None:
    here = table("ppsfc psfcm", (100, 20), all_in=True).play("raise 70", "call")
    assert here.told("taken-back") == [{"type": "taken-back", "seat": 0, "points": 50}]
    assert here.points == [80, 40]
    assert here.state.last is not None
    assert [pot.points for pot in here.state.last.pots] == [40]


@pytest.mark.rule("spacepoker", "8.9")
def test_there_is_no_betting_when_the_ante_took_everybodys_last_planets_but_ones() -> None:
    here = table("ppsfc psfcm ssffc", (0, 0, 177), antes=(1, 1, 1), phase="exchange", all_in=True)
    here.play("x -", "x -", "x -")
    assert here.state.phase == "over"
    assert here.points == [0, 3, 177]


@pytest.mark.rule("spacepoker", "8.9")
def test_when_a_fold_leaves_only_one_with_planets_unbet_he_need_not_bet() -> None:
    here = table("psfcm ppsfc ssffc", (0, 80, 97), antes=(1, 1, 1), all_in=True)
    assert here.turn == 1
    here.play("fold")
    assert here.told("shown")
    assert here.points == [3, 80, 97]


@pytest.mark.rule("spacepoker", "8.10")
def test_nobody_raises_when_nobody_could_answer() -> None:
    here = table("psfcm ppsfc", (20, 100), all_in=True).play("raise 20")
    assert here.legal() == ["fold", "call"]
    assert here.refused("raise 30") == "8.10"


@pytest.mark.rule("spacepoker", "8.10", "4.6")
def test_without_all_in_one_may_raise_beyond_what_others_have() -> None:
    here = table("psfcm ppsfc", (20, 100)).play("raise 20")
    assert here.refused("raise 30") is None


@pytest.mark.rule("spacepoker", "8.11")
def test_ships_drawn_for_one_pot_count_for_the_others() -> None:
    # Three alike; 0 is all-in for 10. 0 and 1 draw motherships, 0 wins the draw that follows.
    here = table("ppsfc ppsfc ppsfc", (10, 85, 85), pot="mmscp", all_in=True)
    here.play("raise 10", "raise 30", "call")
    assert [(fact["seat"], fact["ship"]) for fact in here.told("tie-drawn")] == [
        (0, "mothership"),
        (1, "mothership"),
        (2, "shuttle"),
        (0, "cruiser"),
        (1, "probe"),
    ]
    # The 40 of the side pot are settled by the first draw: a mothership against a shuttle.
    assert here.points == [30, 95, 55]


@pytest.mark.rule("spacepoker", "8.11", "6.7")
def test_those_who_lost_a_draw_alike_draw_again_for_a_side_pot() -> None:
    here = table("ppsfc ppsfc ppsfc", (10, 85, 85), pot="mppcs", all_in=True)
    here.play("raise 10", "raise 30", "call")
    assert [fact["seat"] for fact in here.told("tie-drawn")] == [0, 1, 2, 1, 2]
    assert here.points == [30, 95, 55]


def test_newcomers_play_our_way_and_the_book_lasts_until_planets_run_out() -> None:
    assert list(game.presets) == ["house", "book"]
    assert game.presets["house"] == game.Options()
    assert game.Options() == game.Options(
        fleet="5x7", all_in=True, opener="rotating", ante=1, rounds=10
    )
    assert game.presets["book"] == game.Options(
        fleet="5x7", all_in=False, opener="youngest", ante=0, rounds=1000
    )


def test_the_letters_of_these_tests_are_the_ships() -> None:
    assert ships("psfcmta") == tuple(SIZE)
