"""How a bet stands while the tricks are played: open, safe or doomed, and what it has come to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given, settings

from tests.games.sponsio.tables import placed, read_trick, table
from tests.games.sponsio.test_random_play import matches, random_match, states
from veillee.games import sponsio
from veillee.games.sponsio.fates import Fate
from veillee.games.sponsio.view import BetView

LAST_TWO = "0: R9 R1 R2 R3", "0: G9 G1 G2 G3"


def bet_of(seat: int, text: str, tricks: Sequence[str], trick: str = "", **other: str) -> BetView:
    """How a bet of the seat stands after these tricks of four players; others may have one."""
    at = table(talon="Y1234").state
    bets = {seat: (placed(text),)} | {int(s[1:]): (placed(bet),) for s, bet in other.items()}
    players = tuple(
        msgspec.structs.replace(player, bets=bets.get(number, ()))
        for number, player in enumerate(at.players)
    )
    state = msgspec.structs.replace(
        at,
        phase="tricks",
        players=players,
        tricks=tuple(map(read_trick, tricks)),
        trick=tuple(trick.split()),
    )
    return sponsio.view(state, None).players[seat].bets[0]


@pytest.mark.rule("sponsio", "7.2")
@pytest.mark.parametrize(
    ("stake", "fate"), [("0", "doomed"), ("1", "doomed"), ("2", "open"), ("3", "open")]
)
def test_a_bet_on_tricks_is_doomed_once_more_are_won_than_it_names(stake: str, fate: Fate) -> None:
    assert bet_of(0, f"V {stake}", LAST_TWO).fate == fate


@pytest.mark.rule("sponsio", "7.2")
def test_a_bet_on_many_tricks_is_doomed_once_too_few_are_left() -> None:
    lost = ["1: R9 R1 R2 R3"] * 4
    assert bet_of(0, "VI 5+", lost).fate == "doomed"
    assert bet_of(0, "VI 5+", lost[:3]).fate == "open"


@pytest.mark.rule("sponsio", "7.3")
def test_a_bet_on_a_colour_is_safe_once_none_of_it_is_left() -> None:
    reds = ["0: R9 R1 R2 R3", "1: R8 R4 R5 R6"]
    assert bet_of(0, "XII 1-4", reds).fate == "open"
    assert bet_of(0, "XII 1-4", [*reds, "1: R7 G1 G2 G3"]).fate == "safe"


@pytest.mark.rule("sponsio", "7.18")
def test_cards_in_the_talon_are_not_waited_for() -> None:
    # Five yellow cards are in play, and the first trick takes one of them from whoever needs all.
    assert bet_of(0, "X 5+", []).fate == "open"
    assert bet_of(0, "X 5+", ["1: Y9 G1 G2 G3"]).fate == "doomed"


@pytest.mark.rule("sponsio", "7.2", "7.3")
@pytest.mark.parametrize(("text", "count"), [("V 2", 2), ("XII 1-4", 4), ("VII yes", None)])
def test_a_bet_says_what_it_has_come_to(text: str, count: int | None) -> None:
    assert bet_of(0, text, LAST_TWO).count == count


@pytest.mark.rule("sponsio", "7.4")
def test_the_last_trick_is_open_until_it_is_played() -> None:
    seven = ["0: R9 R1 R2 R3"] * 7
    assert bet_of(0, "VII yes", seven).fate == "open"


@pytest.mark.rule("sponsio", "7.5")
def test_a_nine_beaten_on_the_table_decides_the_bets_on_nines() -> None:
    assert bet_of(0, "XV no", [], trick="R1 G9").fate == "safe"
    assert bet_of(0, "XV yes", [], trick="R1 G9").fate == "doomed"


@pytest.mark.rule("sponsio", "7.5")
def test_every_nine_has_won_once_the_last_of_them_has() -> None:
    three = ["0: R9 R1 R2 R3", "0: G9 G1 G2 G3", "0: B9 B1 B2 B3"]
    assert bet_of(0, "XV yes", three).fate == "open"
    assert bet_of(0, "XV yes", three, trick="Y9").fate == "safe"


@pytest.mark.rule("sponsio", "7.6")
def test_a_counter_bet_is_safe_once_a_bet_of_its_target_is_doomed() -> None:
    assert bet_of(0, "XVI > 1", LAST_TWO, s1="V 2").fate == "open"
    assert bet_of(0, "XVI > 1", ["1: R9 R1 R2 R3"], s1="V 0").fate == "safe"


@pytest.mark.rule("sponsio", "4.4")
def test_a_counter_bet_against_somebody_without_a_bet_is_doomed() -> None:
    assert bet_of(0, "XVI > 1", []).fate == "doomed"


@pytest.mark.rule("sponsio", "3.10")
def test_nothing_is_decided_while_cards_may_still_be_swapped() -> None:
    at = table(talon="R9 G9 Y9 B9").go("reveal R4", "bet XV no")
    assert sponsio.view(at.state, None).players[0].bets[0].fate == "open"


@pytest.mark.rule("sponsio", "5.4")
def test_a_bet_says_what_it_pays() -> None:
    at = table().go("reveal R4", "token double").passes(3).go("reveal R7", "bet V 2 doubled")
    assert sponsio.view(at.state, None).players[0].bets[0].pays == 10


@pytest.mark.rule("sponsio", "6.8")
def test_nines_that_won_lie_open_before_their_winner() -> None:
    at = table().state
    tricks = tuple(map(read_trick, ("0: R9 G9 R1 R2", "0: Y1 Y2 Y3 B9")))
    state = msgspec.structs.replace(at, phase="tricks", tricks=tricks)
    assert [player.nines for player in sponsio.view(state, None).players] == [("R9",), (), (), ()]


@pytest.mark.rule("sponsio", "3.12")
def test_who_is_a_traitor_is_known_once_the_bets_are_over() -> None:
    at = table().go("reveal R4", "bet V 2").passes(14)
    assert not any(player.traitor for player in sponsio.view(at.state, None).players)
    traitors = [player.traitor for player in sponsio.view(at.passes(1).state, None).players]
    assert traitors == [False, True, True, True]


@settings(max_examples=15, deadline=None)
@given(matches)
def test_what_was_safe_is_won_and_what_was_doomed_is_lost(drawn: tuple[int, int]) -> None:
    match = random_match(*drawn)
    foretold: dict[tuple[int, int, str], set[bool]] = {}
    for state in states(match):
        for seat, player in enumerate(sponsio.view(state, None).players):
            for bet in player.bets:
                if bet.fate != "open":
                    key = (state.round, seat, bet.ticket)
                    foretold.setdefault(key, set()).add(bet.fate == "safe")
    ends = {
        (state.round, seat, bet.ticket): bet.won
        for state in states(match)
        for seat, player in enumerate(state.players)
        for bet in player.bets
        if bet.won is not None
    }
    assert all(found == {ends[key]} for key, found in foretold.items() if key in ends)
    assert set(ends) <= set(foretold)
