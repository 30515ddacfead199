"""People at the table: their habits and faults, and what a watchful player makes of them."""

from random import Random
from statistics import mean
from typing import Any

import numpy as np
import pytest

from tests.bots.spacepoker.rounds import HOUSE, after_exchange, legal_for, match_of, play
from tests.games.spacepoker.tables import ships
from veillee.bots import Bot
from veillee.bots.spacepoker import LEVELS
from veillee.bots.spacepoker.beliefs import Beliefs, last_round
from veillee.bots.spacepoker.characters import KNOWN, habits
from veillee.bots.spacepoker.exchanges import choices_of, exchange_move
from veillee.bots.spacepoker.hands import hands_of, place_of
from veillee.bots.spacepoker.judging import Ahead, standing
from veillee.bots.spacepoker.players import Person
from veillee.games.spacepoker import Raise, View
from veillee.games.spacepoker.moves import CALL, FOLD

PERSONS = [level for level in LEVELS if level != "hard"]


def bids(level: str, view: View, count: int = 40) -> list[Any]:
    return [Person(level, seed, 0).choose(view, legal_for(view)) for seed in range(count)]


def mean_bet(level: str, hand: str) -> float:
    view = after_exchange(hand)
    return mean(move.to for move in bids(level, view) if isinstance(move, Raise))


@pytest.mark.parametrize("level", PERSONS)
def test_nobody_folds_the_best_hand(level: str) -> None:
    for moves in ((), ("raise 2", "raise 8"), ("raise 1", "raise 59")):
        assert FOLD not in bids(level, after_exchange("psfcm", *moves))


def test_the_novice_hardly_ever_folds() -> None:
    assert bids("novice", after_exchange("ssmmp", "raise 2", "raise 8")).count(FOLD) < 5


def test_the_novice_calls_to_see_what_others_would_fold() -> None:
    view = after_exchange("ssmmp", "raise 2", "raise 8")
    assert bids("novice", view).count(CALL) > 30
    assert bids("medium", view).count(CALL) < 25


def exchanged(level: str, held: str) -> list[str]:
    hand, choices = place_of(ships(held), hands_of("5x7")), choices_of("5x7")
    own = slice(choices.first[hand], choices.first[hand + 1])
    likely = habits("5x7", 3)[KNOWN[level].habit, own]
    return sorted(exchange_move(choices.first[hand] + int(np.argmax(likely)), "5x7").cards)


def test_the_novice_lays_aside_its_smallest_ship_even_of_a_pair() -> None:
    assert exchanged("novice", "ppsfm") == ["probe"]


def test_easy_keeps_its_largest_ship_beside_a_pair() -> None:
    assert exchanged("easy", "ppsfm") == ["fighter", "shuttle"]


def test_casual_keeps_only_what_is_alike() -> None:
    assert exchanged("casual", "ppsfm") == ["fighter", "mothership", "shuttle"]


def test_easy_does_not_give_up_a_good_three_of_a_kind() -> None:
    view = after_exchange("mmmcp", "raise 1", "raise 59")
    assert FOLD not in bids("easy", view)


def test_medium_bets_as_much_as_it_holds() -> None:
    assert mean_bet("medium", "mmmmc") > 1.3 * mean_bet("medium", "mmmcp")


def test_an_eager_player_listens_to_large_bets() -> None:
    """With the same ships it gives way to a raise that medium calls."""
    view = after_exchange("cccpf", "raise 1", "raise 9")
    assert bids("eager", view).count(FOLD) > bids("medium", view).count(FOLD)


@pytest.mark.parametrize("level", PERSONS)
def test_a_level_of_habits_plays_the_same_however_long_it_may_think(level: str) -> None:
    def moves(seconds: float) -> list[Any]:
        bots: list[Bot] = [LEVELS[level].make(seat, seconds) for seat in range(3)]
        return play(match_of(3, "time", HOUSE), bots).moves

    assert moves(0.001) == moves(10)


def test_the_purses_before_the_last_round_follow_from_what_is_seen() -> None:
    for number in range(8):
        match, dice_ = match_of(4, f"purses {number}", HOUSE), Random(number)
        began: dict[int, dict[int, int]] = {}
        while match.to_act:
            view: View = match.view(match.to_act[0])
            began[view.number] = {
                seat: view.points[seat] + view.bets[seat] for seat in view.players
            }
            if view.last:
                table = last_round(view, view.last).table
                told = dict(zip(view.last.players, table.purses.tolist(), strict=True))
                assert told == began[view.last.number]
            match.play(match.to_act[0], dice_.choice(match.legal(match.to_act[0])))


@pytest.mark.parametrize("level", ["novice", "easy"])
def test_after_some_rounds_a_watchful_player_knows_whom_it_plays_with(level: str) -> None:
    known = []
    for number in range(6):
        match, beliefs = match_of(4, f"watched {number}", HOUSE), Beliefs()
        bots = [LEVELS[level].make(10 * number + seat, 0.1) for seat in range(4)]
        while match.to_act:
            (seat,) = match.to_act
            if match.view(0).phase != "over":
                beliefs.watch(match.view(0))
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        known += [
            dict(zip([*KNOWN, "plan"], beliefs.of(other), strict=True))[level]
            for other in (1, 2, 3)
        ]
    assert mean(known) > 0.5


def test_beliefs_begin_in_the_middle_of_a_match() -> None:
    match = match_of(3, "middle", HOUSE)
    while match.view(0).number < 3:
        (seat,) = match.to_act
        match.play(seat, match.legal(seat)[0])
    beliefs = Beliefs()
    beliefs.watch(match.view(0))
    assert beliefs.of(1).sum() == pytest.approx(1)


def test_in_the_last_round_only_ranks_count() -> None:
    ahead = Ahead(np.array([70]), 0.0)
    assert standing(np.array([61, 60, 59]), 0, ahead) == pytest.approx(2 / 3)
    assert standing(np.array([71, 50, 59]), 0, ahead) == 1
