"""The sheet of a round: its score, part by part, also for those who come later."""

from __future__ import annotations

import pytest

from tests.games.sponsio.tables import Table, settle, table
from veillee.games import sponsio
from veillee.games.sponsio.events import (
    BetScored,
    CoinsCounted,
    RoundWon,
    StreakCashed,
    StreakCollected,
    StreakMoved,
    TraitorFined,
    TraitorPaid,
)
from veillee.games.sponsio.sheet import Sheet


def sheet(at: Table) -> Sheet:
    found = sponsio.view(at.state, None).scored
    assert found is not None
    return found


def test_before_the_first_score_there_is_no_sheet() -> None:
    assert sponsio.view(table().state, 0).scored is None


@pytest.mark.rule("sponsio", "7.1")
def test_each_bet_is_a_step_that_says_what_lies_there_then() -> None:
    at = settle({0: ["V 2", "VII no", "XII 0"]}, "00222222")
    bets = [step for step in sheet(at).steps if isinstance(step, BetScored)]
    assert [(bet.ticket, bet.won, bet.coins, bet.laid) for bet in bets] == [
        ("V", True, 5, 5),
        ("VII", True, 2, 7),
        ("XII", True, 2, 9),
    ]


@pytest.mark.rule("sponsio", "7.2", "7.3")
def test_a_step_says_what_was_counted() -> None:
    at = settle({0: ["V 2", "IX 5+", "VII no"]}, "00222222")
    bets = [step for step in sheet(at).steps if isinstance(step, BetScored)]
    assert [bet.count for bet in bets] == [2, 8, None]


def test_a_sheet_says_how_everyone_stood_before() -> None:
    at = settle({0: ["V 2"]}, "00222222", coins=(5, 6, 7, 8), streaks=(1, 0, 0, 2))
    assert (sheet(at).coins, sheet(at).streaks) == ((5, 6, 7, 8), (1, 0, 0, 2))


@pytest.mark.rule("sponsio", "7.8")
def test_a_traitors_pay_is_a_step() -> None:
    at = settle({0: ["V 3"], 1: ["VII no"], 2: ["XIV no"]}, "00222222")
    assert TraitorPaid(seat=3, lost=2, coins=4, laid=4) in sheet(at).steps


@pytest.mark.rule("sponsio", "7.19")
def test_a_fine_says_what_it_left_on_the_token() -> None:
    won = {0: ["V 2"], 1: ["VII no"], 2: ["XIII 4-6"]}
    at = settle(won, "00222222", coins=(10, 10, 10, 2), areas=(0, 0, 0, 3))
    assert TraitorFined(seat=3, coins=4, laid=1) in sheet(at).steps


@pytest.mark.rule("sponsio", "7.13")
def test_what_is_collected_is_added_to_the_sheet_when_it_is() -> None:
    at = settle({0: ["V 2"]}, "00222222", streaks=(1, 0, 0, 0))
    assert StreakMoved(seat=0, square=2) in sheet(at).steps
    at.go("collect")
    assert StreakCollected(seat=0, coins=2, square=0, laid=7) in sheet(at).steps


@pytest.mark.rule("sponsio", "7.15", "8.1")
def test_the_sheet_of_the_last_round_stays_while_the_next_is_bet_on() -> None:
    at = settle({0: ["V 2"]}, "00222222").go("keep")
    while at.state.phase == "scoring":
        at.go("keep")
    assert (at.state.round, at.state.phase, sheet(at).round) == (2, "betting", 1)
    assert RoundWon(round=1, seats=(0,), count=1, bonus=2, laid=(7,)) in sheet(at).steps
    assert CoinsCounted(seat=0, coins=17) in sheet(at).steps


def test_a_sheet_is_put_away_when_the_next_tricks_begin() -> None:
    at = settle({0: ["V 2"]}, "00222222").go("keep")
    while at.state.phase == "scoring":
        at.go("keep")
    at.go(f"reveal {at.players[at.seat].hand[0]}", "bet V 2")
    while at.state.phase == "betting":
        at.passes(1)
    assert sponsio.view(at.state, 0).scored is None


@pytest.mark.rule("sponsio", "9.7")
def test_after_the_last_round_the_sheet_has_what_was_cashed() -> None:
    at = settle({0: ["V 2"]}, "00222222", round=5)
    while at.state.phase == "scoring":
        at.go("keep")
    assert StreakCashed(seat=0, coins=1, square=0, total=18) in sheet(at).steps


def test_all_that_is_told_of_a_score_stands_on_its_sheet() -> None:
    at = settle({0: ["V 2"], 1: ["VII no"]}, "00222222", round=5)
    while at.state.phase == "scoring":
        at.go("keep")
    told = [event.what for event in at.events]
    first = next(place for place, what in enumerate(told) if isinstance(what, BetScored))
    assert list(sheet(at).steps) == told[first:]
