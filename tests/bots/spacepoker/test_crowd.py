"""The plan for three to five: what it tells apart, how it is learnt, and what ships."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.bots.spacepoker.rounds import HOUSE, match_of
from veillee.bots.dice import dice
from veillee.bots.spacepoker.beliefs import counted, this_round
from veillee.bots.spacepoker.betting import (
    Table,
    copy_table,
    empty_table,
    make_bid,
    settle,
    within_reach,
)
from veillee.bots.spacepoker.crowd import (
    ACTIONS,
    FILE,
    FOLDS,
    LITTLE,
    PLANNED,
    RUNGS,
    SITUATIONS,
    SURE,
    allowed,
    plan,
    planned,
    raise_for,
    read,
    rungs,
    situation,
)
from veillee.bots.spacepoker.crowd_learning import shown_down
from veillee.bots.spacepoker.crowd_training import train
from veillee.bots.spacepoker.dealing import empty_deal, lore_of
from veillee.bots.spacepoker.exchanges import choices_of
from veillee.bots.spacepoker.hands import hands_of
from veillee.bots.spacepoker.judging import as_it_stands, bid_of
from veillee.games.spacepoker import View

BEST = RUNGS - 1


def opened_by(place: int, bet: int, players: int = 4) -> Table:
    """By that place, and all before it have folded."""
    table = empty_table(players)
    table.antes[:], table.purses[:] = 1, 59
    table.inside[:place] = False
    make_bid(table, place, bet)
    return table


def situation_of(table: Table, place: int, *exchanged: int) -> int:
    return int(situation(table, place, np.array(exchanged)))


def test_who_opens_before_many_is_not_taken_for_one_who_opens_before_one() -> None:
    early, late = opened_by(0, 4), opened_by(2, 4)
    early.inside[1:3] = False
    assert situation_of(early, 3, 1, 1, 1, 1) != situation_of(late, 3, 1, 1, 1, 1)


def test_it_minds_how_many_ships_were_exchanged() -> None:
    table = opened_by(2, 4)
    kept, one, three = (situation_of(table, 3, 1, 1, count, 1) for count in (0, 1, 3))
    assert len({kept, one, three}) == 3


def test_a_bet_of_everything_is_not_taken_for_a_bet_of_the_middle() -> None:
    assert situation_of(opened_by(2, 59), 3, 1, 1, 1, 1) != situation_of(
        opened_by(2, 4), 3, 1, 1, 1, 1
    )


@pytest.mark.parametrize("number", range(6))
def test_what_is_read_off_a_view_is_what_was_played_natively(number: int) -> None:
    """The table, who opened, and with it the situation, at every bid of a match."""
    match, random = match_of(4, f"plan {number}", HOUSE), Random(number)
    while match.to_act:
        seat = match.to_act[0]
        view: View = match.view(seat)
        if view.phase == "betting":
            table, seen = this_round(view).table, as_it_stands(view)
            for bid in view.betting:
                to = bid.to if bid.does == "raise" else -1 if bid.does == "fold" else 0
                make_bid(table, view.players.index(bid.seat), to)
            assert all(np.array_equal(*pair) for pair in zip(table, seen, strict=True))
            me, exchanged = view.players.index(seat), counted(view.players, view.exchanged)
            assert 0 <= situation(seen, me, exchanged) < SITUATIONS
            legal = match.legal(seat)
            for action in range(LITTLE, ACTIONS):
                to = int(raise_for(seen, me, action))
                assert to == 0 or to in {bid_of(move) for move in legal}
        match.play(seat, random.choice([*match.legal(seat)[:3], match.legal(seat)[-1]]))


@pytest.mark.parametrize("seed", range(40))
def test_a_showdown_pays_each_hand_as_the_rules_do(seed: int) -> None:
    """One pot or several, whatever the learner holds; equal hands are drawn for."""
    random = Random(seed)
    players = random.randint(3, 5)
    table, copy = empty_table(players), empty_table(players)
    hands = len(hands_of(PLANNED).counts)
    lore = lore_of(PLANNED, np.ones((6, len(choices_of(PLANNED).hand))))
    dealt, worth = empty_deal(lore, players), np.empty(hands)
    dealt.hands[:] = random.sample(range(hands), players)
    table.antes[:], table.purses[:] = 1, [random.choice((0, 5)) for _ in range(players)]
    table.bets[:] = 6 if seed % 2 else [random.choice((2, 6, 6)) for _ in range(players)]
    table.inside[:] = [place == 0 or random.random() < 0.7 for place in range(players)]
    table.bets[~table.inside] = 1
    shown_down(table, 0, dealt, dice(seed), worth)
    for hand in set(range(hands)) - set(dealt.hands[1:].tolist()):
        copy_table(table, copy)
        dealt.hands[0] = hand
        settle(copy, dealt.hands, dice(seed))
        assert copy.purses[0] == worth[hand]


def test_the_same_number_of_epochs_teaches_the_same_plan(tmp_path: Path) -> None:
    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    for path in (one, other):
        assert [*train(path, 2, 100)] == [1, 2]
    assert one.read_bytes() == other.read_bytes()
    table = opened_by(2, 4)
    chances = planned(read(one.read_bytes()).bids, table, 3, np.full(4, 1), BEST, True)
    assert chances[FOLDS] < 0.3


def test_with_the_best_hand_the_plan_hardly_ever_folds() -> None:
    best = int(rungs(PLANNED).max())
    for opener in range(3):
        for bet in (1, 2, 4, 8, 20, 59):
            table = opened_by(opener, bet)
            chances = planned(plan().bids, table, 3, np.full(4, 1), best, True)
            assert chances[FOLDS] < 0.05


def test_every_situation_of_the_plan_has_something_to_do() -> None:
    whole = plan().bids.sum(axis=-1, dtype=int)
    assert plan().bids.shape == (SITUATIONS, RUNGS, ACTIONS)
    assert (np.abs(whole - SURE) <= ACTIONS).all()


def test_nothing_is_bet_that_nobody_could_match() -> None:
    table, here = opened_by(1, 30), np.zeros(ACTIONS, dtype=np.bool_)
    allowed(table, 2, True, here)
    for action in np.flatnonzero(here):
        assert raise_for(table, 2, int(action)) <= within_reach(table, 2)


def test_the_shipped_plan_is_small() -> None:
    assert FILE.stat().st_size <= 500_000
