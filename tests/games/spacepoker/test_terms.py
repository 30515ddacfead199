"""Chapters 4 and 8: the terms on which one bids, and how everybody stands, as views say them."""

import pytest

from tests.games.spacepoker.tables import Table, table
from veillee.games import spacepoker as game
from veillee.games.spacepoker.bids import Terms
from veillee.games.spacepoker.events import Called
from veillee.games.spacepoker.moves import CALL, Raise
from veillee.games.spacepoker.state import State
from veillee.kernel import Chance


def terms_of(here: Table) -> Terms:
    assert here.turn is not None
    terms = game.view(here.state, here.turn).terms
    assert terms is not None
    return terms


@pytest.mark.rule("spacepoker", "4.1", "4.2")
def test_whoever_opens_has_nothing_to_match_and_bets_from_one_point_on() -> None:
    assert terms_of(table("ppsfc ssffc")) == Terms(opens=True, call=None, least=1, most=60)


@pytest.mark.rule("spacepoker", "4.3", "4.4")
def test_whoever_has_bet_adds_what_is_missing_and_raises_above_the_bet() -> None:
    here = table("ppsfc ssffc", (50, 70)).play("raise 6", "raise 8")
    terms = terms_of(here)
    assert (terms.opens, terms.call, terms.least, terms.most) == (False, 2, 9, 50)


@pytest.mark.rule("spacepoker", "4.4")
def test_the_usual_raises_are_by_half_the_middle_once_matched_and_by_all_of_it() -> None:
    here = table("ppsfc ssffc", (50, 70)).play("raise 6", "raise 8")
    # 14 lie there and 2 more are called: 8 + 8, and 8 + 16.
    assert (terms_of(here).half, terms_of(here).whole) == (16, 24)


@pytest.mark.rule("spacepoker", "4.4")
def test_a_usual_raise_that_is_the_least_or_too_much_is_not_named() -> None:
    here = table("ppsfc ssffc", (40, 80)).play("raise 1", "raise 30")
    assert (terms_of(here).half, terms_of(here).whole) == (None, None)


@pytest.mark.rule("spacepoker", "4.6")
def test_whoever_has_too_little_can_neither_match_nor_raise() -> None:
    here = table("ppsfc ssffc", (80, 40)).play("raise 45")
    assert terms_of(here) == Terms(opens=False, call=None, least=46, most=None)


@pytest.mark.rule("spacepoker", "8.5")
def test_all_in_matching_costs_no_more_than_one_has() -> None:
    here = table("ppsfc ssffc", (80, 40), all_in=True).play("raise 45")
    assert terms_of(here) == Terms(opens=False, call=40, least=46, most=None)


@pytest.mark.rule("spacepoker", "8.10")
def test_where_nobody_can_answer_there_is_no_most() -> None:
    here = table("ppsfc ssffc", (20, 100), all_in=True).play("raise 20")
    assert terms_of(here) == Terms(opens=False, call=20, least=21, most=None)


@pytest.mark.rule("spacepoker", "4.4", "4.6", "8.5", "8.10")
def test_terms_say_what_is_legal_and_what_it_costs(positions: list[State]) -> None:
    for state in positions:
        for seat in range(len(state.planets)):
            terms, legal = game.view(state, seat).terms, game.legal(state, seat)
            if terms is None:
                assert not any(move == CALL or isinstance(move, Raise) for move in legal)
                continue
            most = -1 if terms.most is None else terms.most
            sums = [move.to for move in legal if isinstance(move, Raise)]
            assert sums == list(range(terms.least, most + 1))
            assert (terms.call is not None) == (CALL in legal)
            if terms.call is not None:
                told = game.play(state, seat, CALL, Chance("call")).events
                assert [fact.what.paid for fact in told if isinstance(fact.what, Called)] == [
                    terms.call
                ]


@pytest.mark.rule("spacepoker", "4.3")
def test_nobody_but_whoever_is_to_bid_is_told_terms() -> None:
    here = table("ppsfc ssffc ppcmm")
    assert [game.view(here.state, seat).terms is None for seat in (None, 0, 1, 2)] == [
        *(True, False, True, True),
    ]
    assert game.view(table("ppsfc ssffc", phase="exchange").state, 0).terms is None


@pytest.mark.rule("spacepoker", "4.1", "4.5")
def test_the_last_bid_of_each_is_told_and_the_first_bet_is_an_opening() -> None:
    here = table("ppsfc ssffc ppcmm psfcm").play("fold", "raise 2", "raise 3")
    assert game.view(here.state, 0).did == ("fold", "open", "raise", None)
    here.play("call", "raise 5")
    assert game.view(here.state, None).did == ("fold", "raise", "raise", "call")


@pytest.mark.rule("spacepoker", "4.5", "8.5")
def test_who_is_in_all_in_or_folded_is_told() -> None:
    here = table("psfcm ssffc ppcmm", (20, 80, 80), all_in=True).play("raise 20", "fold")
    assert game.view(here.state, 2).standing == ("all-in", "folded", "in")


@pytest.mark.rule("spacepoker", "2.5", "8.4")
def test_who_sits_out_is_told_with_the_reason() -> None:
    here = table("ppsfc ssffc psfcm mmmmm", (59, 4, 117, 60), ante=3, rounds=9)
    here.play("raise 1", "call", "call", "fold")
    assert game.view(here.state, None).standing[0] == "in"
    assert game.view(here.state, None).standing[1] == "short"
    lost = table("ppsfc psfcm ssffc", rounds=2).play("raise 60", "call", "fold")
    assert game.view(lost.state, None).standing == ("out", "in", "in")


@pytest.mark.rule("spacepoker", "7.1")
@pytest.mark.parametrize(("preset", "last"), [("house", 10), ("book", None)])
def test_the_last_round_is_told_where_it_ends_the_match(preset: str, last: int | None) -> None:
    state = game.setup(game.presets[preset], 2, Chance("rounds"))
    assert game.view(state, None).last_round == last
