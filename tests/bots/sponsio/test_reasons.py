"""What Sponsio's strong bot says of its moves is so."""

from functools import cache
from typing import Any

import pytest

from tests.bots.figures import figure
from tests.bots.sponsio.rounds import endgame
from tests.bots.sponsio.test_players import Ticking, last_turn, patient
from veillee.bots import Reason, reason_of, say
from veillee.bots.sponsio.players import Hard
from veillee.games import sponsio
from veillee.games.sponsio import Bet, Collect, Done, Pass, Reveal
from veillee.games.sponsio.state import State
from veillee.kernel import Chance, Match
from veillee.words import LANGUAGES


def advised(bot: Hard, state: State) -> tuple[Any, Reason]:
    view, legal = sponsio.view(state, state.seat), sponsio.legal(state, state.seat)
    move = bot.choose(view, legal)
    reason = reason_of(bot, view, legal, move)
    assert reason is not None
    assert all(say(sponsio, reason, language) for language in LANGUAGES)
    return move, reason


@cache
def a_match() -> list[tuple[State, Any, Reason]]:
    """A match of four hard bots, and what each said before its move."""
    match, said = Match(sponsio, seats=4, seed="reasons"), []
    bots = [Hard(seat, 0.05, Ticking()) for seat in range(4)]
    while match.to_act:
        (seat,) = match.to_act
        move, reason = advised(bots[seat], match.state)
        said.append((match.state, move, reason))
        match.play(seat, move)
    return said


@pytest.mark.parametrize("bet", ["V 2", "V 3"])
def test_a_card_that_alone_wins_the_bet_is_said_to(bet: str) -> None:
    """Last to play, with two tricks won: R5 would win this one, and lose the last."""
    state = endgame(
        ("R15", "R26", "R37", "R48"), leader=1, trick="R2 R3 R4", bets={0: [bet]}, won_by="001123"
    )
    reason = advised(patient(1), state)[1]
    assert (reason.message, reason.args["ticket"]) == ("reason-card-for-bet", "V")
    assert (reason.args["share"], reason.args["other"]) == (100, 0)


@pytest.mark.parametrize("bet", ["V 2", "V 3"])
def test_a_card_that_spoils_anothers_bet_is_said_to(bet: str) -> None:
    """Seat 3 has two tricks and is winning a third."""
    state = endgame(
        ("R15", "R26", "R37", "R48"), leader=1, trick="R2 R3 R4", bets={3: [bet]}, won_by="331122"
    )
    reason = advised(patient(3), state)[1]
    assert (reason.message, reason.args["seat"]) == ("reason-card-against", 3)
    assert figure(reason, "share") < figure(reason, "other")


def test_a_sure_bet_is_said_to_be_won_always() -> None:
    """Eight greens, the highest, and the lead: all tricks are its own."""
    move, reason = advised(patient(4), last_turn("G23456789").state)
    assert isinstance(move, Reveal)
    assert (reason.message, reason.args["share"]) == ("reason-show-for-bet", 100)


def test_a_bet_brings_what_is_said() -> None:
    for state, move, reason in a_match():
        if isinstance(move, Bet):
            after = sponsio.play(state, state.seat, move, Chance("")).state
            placed = sponsio.view(after, None).players[state.seat].bets[-1]
            assert (reason.args["ticket"], reason.args["coins"]) == (placed.ticket, placed.pays)


def test_only_whoever_has_not_bet_is_said_to_be_a_traitor() -> None:
    said = [found for found in a_match() if found[2].message == "reason-traitor"]
    assert said
    for state, move, _ in said:
        assert isinstance(move, Pass | Done)
        assert not state.players[state.seat].bets


def test_the_streak_is_taken_where_that_wins_more_often() -> None:
    said = [(move, reason) for _, move, reason in a_match() if isinstance(move, Collect)]
    assert said
    for move, reason in said:
        better, worse = ("taking", "keeping") if move.take else ("keeping", "taking")
        assert figure(reason, better) >= figure(reason, worse)
