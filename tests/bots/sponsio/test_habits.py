"""Rules of thumb: players of rollouts, and those who play at a glance, play for their bets."""

import pytest

from tests.bots.sponsio.rounds import endgame
from tests.games.sponsio.tables import table
from veillee.bots.sponsio.rules_of_thumb import chances_at_a_glance, should_collect, worths_of_cards
from veillee.bots.sponsio.tables import OPTION
from veillee.games import sponsio
from veillee.games.sponsio import Play
from veillee.games.sponsio.components import NUMBER
from veillee.games.sponsio.state import State


def usual(state: State) -> str:
    worths = worths_of_cards(sponsio.view(state, state.seat), watching=True)
    cards = [move.card for move in sponsio.legal(state, state.seat) if isinstance(move, Play)]
    return max(cards, key=lambda card: worths[NUMBER[card]])


@pytest.mark.parametrize(("bet", "card"), [("V 2", "R1"), ("V 3", "R5"), ("VI 1-2", "R1")])
def test_the_last_to_a_trick_takes_it_only_if_his_bet_wants_it(bet: str, card: str) -> None:
    state = endgame(
        ("R15", "R26", "R37", "R48"), leader=1, trick="R2 R3 R4", bets={0: [bet]}, won_by="001123"
    )
    assert usual(state) == card


def test_a_traitor_lets_a_bettor_win_one_trick_too_many() -> None:
    state = endgame(
        ("R15", "R26", "R37", "R48"), leader=1, trick="R2 R3 R4", bets={3: ["V 2"]}, won_by="331123"
    )
    assert usual(state) == "R1"


def test_a_strong_hand_promises_many_tricks_and_a_weak_one_few() -> None:
    def chance(hand: str, bet: tuple[str, str]) -> float:
        at = table(
            hands=(hand, "G3 Y3 B3 R3 G4 Y4 B4 R4", "G56 Y56 B56 R56", "G7 Y7 B7 R7 B8 R8 G2 Y2")
        )
        return chances_at_a_glance(sponsio.view(at.state, 0))[OPTION[bet]]  # type: ignore[index]

    strong, weak = "G9 Y9 B9 R9 G8 Y8 G1 Y1", "G1 Y1 B1 R1 G2 Y2 B2 R2"
    assert chance(strong, ("VI", "5+")) > chance(weak, ("VI", "5+")) + 0.3
    assert chance(weak, ("XIII", "0")) > chance(strong, ("XIII", "0")) + 0.3


@pytest.mark.parametrize(
    ("streak", "number", "takes"),
    [
        (4, 5, True),  # the last round: kept coins would not count for its winner
        (8, 2, False),  # a step from victory
    ],
)
def test_a_streak_is_cashed_when_it_is_worth_more_in_coins(
    streak: int, number: int, takes: bool
) -> None:
    at = table(streaks=(streak, 0, 0, 0), round=number)
    assert should_collect(sponsio.view(at.state, 0)) == takes
