"""Chapter 7: how long a match lasts, and who wins."""

import msgspec
import pytest

import veillee
from tests.games.spacepoker.tables import table
from veillee.games import spacepoker as game


@pytest.mark.rule("spacepoker", "7.1")
@pytest.mark.parametrize(("options", "rounds"), [({}, 10), ({"rounds": 3}, 3)])
def test_a_match_lasts_ten_rounds_or_as_many_as_were_chosen(
    options: dict[str, int], rounds: int
) -> None:
    match = veillee.Match(game, seats=2, seed="long", options=options)
    while match.to_act:
        (seat,) = match.to_act
        match.play(seat, match.timeout(seat))
    assert len(match) == 3 * rounds  # two exchanges and the opener's fold
    assert match.state.last.number == rounds
    assert match.outcome
    assert (match.outcome.rule, match.outcome.reason) == ("7.1", "ended-rounds")


@pytest.mark.rule("spacepoker", "7.1")
@pytest.mark.parametrize("rounds", [0, 1001, "many"])
def test_a_match_of_no_rounds_or_of_more_than_a_thousand_is_not_set_up(rounds: object) -> None:
    with pytest.raises(veillee.SetupError):
        veillee.Match(game, seats=2, options={"rounds": rounds})


@pytest.mark.rule("spacepoker", "7.1")
def test_by_the_book_a_match_in_which_nobody_bets_ends_only_at_our_bound() -> None:
    match = veillee.Match(game, seats=2, seed="for ever", options=game.presets["book"])
    while match.to_act:
        (seat,) = match.to_act
        match.play(seat, match.timeout(seat))
    assert len(match) == 3 * 1000
    assert match.outcome
    assert match.outcome.rule == "7.1"
    assert match.outcome.scores == (60.0, 60.0)


@pytest.mark.rule("spacepoker", "7.1", "7.2")
def test_by_the_book_a_match_goes_on_until_planets_run_out() -> None:
    match = veillee.Match(game, seats=2, seed="the last planet", options=game.presets["book"])
    while match.view(None).number <= 20:
        match.play(match.to_act[0], match.timeout(match.to_act[0]))
    for move in ("x -", "x -", "raise 60", "call"):
        match.play(match.to_act[0], move)
    assert match.outcome
    assert match.outcome.reason == "ended-planets"
    assert sorted(match.outcome.scores) == [0.0, 120.0]


@pytest.mark.rule("spacepoker", "7.2")
def test_a_match_ends_when_one_player_has_all_planets() -> None:
    here = table("ppsfc psfcm", rounds=10).play("raise 60", "call")
    outcome = game.outcome(here.state)
    assert outcome is not None
    assert (outcome.rule, outcome.reason) == ("7.2", "ended-planets")
    assert here.points == [0, 120]
    assert game.to_act(here.state) == ()


@pytest.mark.rule("spacepoker", "7.3", "1.3")
def test_fewer_planets_that_are_worth_more_win() -> None:
    here = table("ppsfc ssffc")
    planets = ((20, 0, 0, 0, 0, 0), (0, 10, 8, 6, 4, 2))
    here.state = msgspec.structs.replace(here.state, planets=planets)
    here.play("fold")
    assert game.outcome(here.state).winners == (1,)  # type: ignore[union-attr]


@pytest.mark.rule("spacepoker", "7.3")
def test_most_points_win_and_equal_points_share_a_rank() -> None:
    here = table("ppsfc psfcm ssffc ppcmm").play("raise 9", "call", "fold", "fold")
    outcome = game.outcome(here.state)
    assert outcome is not None
    assert outcome.scores == (51.0, 69.0, 60.0, 60.0)
    assert outcome.ranks == (4, 1, 2, 2)
    assert outcome.winners == (1,)


@pytest.mark.rule("spacepoker", "7.1")
def test_while_the_match_goes_on_it_has_no_outcome() -> None:
    assert game.outcome(table("ppsfc psfcm").state) is None


@pytest.mark.rule("spacepoker", "7.1")
@pytest.mark.parametrize("seats", game.seats)
def test_no_match_is_longer_than_its_bound(seats: int) -> None:
    # The longest betting there is: everybody raises by one, as long as it can be done.
    for options in game.presets.values():
        match = veillee.Match(game, seats=seats, seed="bound", options=options)
        while match.to_act:
            (seat,) = match.to_act
            moves = match.legal(seat)
            match.play(seat, moves[0] if match.state.phase == "exchange" else moves[:3][-1])
        assert len(match) <= game.bound(match.options, seats)
