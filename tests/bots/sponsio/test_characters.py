"""Each level has its own way to play, and its own faults."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.bots.sponsio.rounds import endgame
from tests.bots.sponsio.test_players import chosen, last_turn, played
from veillee.bots.bot import Bot
from veillee.bots.sponsio.glancing import Glancing
from veillee.bots.sponsio.imagining import Imagining
from veillee.bots.sponsio.players import Careful, Easy, Medium, Novice
from veillee.games import sponsio
from veillee.games.sponsio import Collect, Move, Pass, Token
from veillee.games.sponsio.components import ROUNDS
from veillee.games.sponsio.state import State
from veillee.kernel import Match

Kind = Callable[[int | str, float], Glancing | Imagining]


@cache
def four_of(kind: Kind, matches: int) -> list[Match]:
    """Matches of four such bots."""
    return [
        played([kind(f"{number} {seat}", 0.0) for seat in range(4)], f"four {number}")
        for number in range(matches)
    ]


def moves(matches: list[Match]) -> list[tuple[State, Move]]:
    return [
        (match.state_after(number), match.made(number)[1])
        for match in matches
        for number in range(len(match))
    ]


def passed(matches: list[Match]) -> float:
    """The share of betting turns that were passed."""
    turns = [
        isinstance(move, Pass)
        for state, move in moves(matches)
        if state.phase == "betting" and not state.acting
    ]
    return sum(turns) / len(turns)


def rounds(matches: list[Match]) -> list[int]:
    """For each seat and round, how many bets it had when the tricks began."""
    return [
        len(player.bets)
        for match in matches
        for number in range(len(match))
        if match.state_after(number).phase == "betting"
        and match.state_after(number + 1).phase == "tricks"
        for player in match.state_after(number + 1).players
    ]


def test_a_novice_bets_in_every_round() -> None:
    assert min(rounds(four_of(Novice, 5))) > 0


def test_a_novice_takes_all_the_tickets_it_can() -> None:
    """Of twelve: three each, on average."""
    found = rounds(four_of(Novice, 5))
    assert sum(found) / len(found) > 2.5


def test_a_novice_keeps_its_streak_for_the_ninth_square() -> None:
    taken = [
        move.take
        for state, move in moves(four_of(Novice, 5))
        if isinstance(move, Collect) and state.round < ROUNDS
    ]
    assert taken
    assert not any(taken)


def test_easy_stops_at_three_tickets() -> None:
    assert max(rounds(four_of(Easy, 5))) == 3


def test_careful_often_lives_on_what_others_lose() -> None:
    found = rounds(four_of(Careful, 10))
    assert found.count(0) > 0.25 * len(found)


SPOILING = [("V 2", "R1"), ("V 3", "R5")]


def before_the_last_card(bet: str) -> State:
    """Seat 3 has two tricks and is winning a third: seat 0 can leave it to him, or take it."""
    return endgame(
        ("R15", "R26", "R37", "R48"), leader=1, trick="R2 R3 R4", bets={3: [bet]}, won_by="331122"
    )


@pytest.mark.parametrize("kind", [Novice, Easy])
def test_beginners_do_not_see_how_to_spoil_anothers_bet(kind: Kind) -> None:
    cards = [
        {chosen(kind(seed, 0.0), before_the_last_card(bet)) for seed in range(20)}
        for bet, _ in SPOILING
    ]
    assert cards[0] == cards[1]


@pytest.mark.parametrize(("bet", "card"), SPOILING)
@pytest.mark.parametrize("kind", [Careful, Medium])
def test_better_players_spoil_anothers_bet(kind: Kind, bet: str, card: str) -> None:
    cards = [chosen(kind(seed, 0.0), before_the_last_card(bet)) for seed in range(20)]
    assert cards.count(card) >= 15


def test_a_club_player_uses_most_betting_turns() -> None:
    assert passed(four_of(Medium, 5)) < 0.5


def test_a_club_player_seldom_turns_traitor() -> None:
    found = rounds(four_of(Medium, 5))
    assert found.count(0) < 0.4 * len(found)


def test_a_club_player_takes_tokens() -> None:
    assert any(isinstance(move, Token) for _, move in moves(four_of(Medium, 5)))


def test_a_club_player_takes_a_sure_bet() -> None:
    at, bot = last_turn("G23456789"), Medium(4, 0.0)
    shown = chosen(bot, at.state)
    assert shown.startswith("reveal")
    assert chosen(bot, at.go(shown).state).startswith("bet")


@pytest.mark.parametrize("kind", [Novice, Easy, Careful, Medium])
def test_only_hard_goes_by_the_clock(kind: Kind) -> None:
    """Games of the day and analyses need the same answer on every machine."""

    def record(seconds: float) -> str:
        bots: list[Bot] = [kind(seat, seconds) for seat in range(3)]
        return str(played(bots, "any clock").record)

    assert record(0.0) == record(10.0)


@pytest.mark.parametrize("kind", [Novice, Easy, Careful, Medium])
def test_what_a_card_was_shown_for_is_then_done(kind: Kind) -> None:
    shown_for_nothing = [
        move
        for state, move in moves(four_of(kind, 5))
        if state.phase == "betting" and state.acting and sponsio.write(move) == "done"
    ]
    assert shown_for_nothing == []
