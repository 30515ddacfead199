"""What the end of a round is worth: how likely a player then is to win the match, and whom he is
likely to come before."""

import numpy as np

from veillee.bots.native import native
from veillee.bots.sponsio.rules import (
    AREA,
    COINS,
    DEALER,
    NUMBER,
    OVER,
    SEATS,
    STREAK,
    Round,
    collect,
    end_round,
    score,
    standing,
)
from veillee.bots.sponsio.tables import TRACK_COINS
from veillee.bots.sponsio.weights import SPREAD, SQUARE_WORTH
from veillee.games.sponsio.components import LAST_SQUARE, ROUNDS
from veillee.games.sponsio.ending import COINS_TO_WIN


@native
def strength(coins: int, streak: int, left: int) -> float:
    """Coins and streak as one number, with so many rounds left to play."""
    worth: float = (coins + SQUARE_WORTH[streak]) / SPREAD[left]
    return worth


@native
def chance_to_win(here: Round, seat: int) -> float:
    """After a round's end: how likely the seat is to win the match, shared victories in part."""
    seats = here.facts[SEATS]
    if here.facts[OVER]:
        mine, ahead, level = standing(here, seat), 0, 0
        for other in range(seats):
            theirs = standing(here, other)
            ahead += theirs > mine
            level += theirs == mine
        return 0.0 if ahead > 0 else 1.0 / level
    left, total, mine_part = ROUNDS - here.facts[NUMBER], 0.0, 0.0
    for other in range(seats):
        part = np.exp(strength(here.purses[other, COINS], here.purses[other, STREAK], left))
        total += part
        if other == seat:
            mine_part = part
    return mine_part / total


@native
def share_beaten(here: Round, seat: int) -> float:
    """After a round's end: which part of the opponents the seat is likely to come before."""
    seats, left, beaten = here.facts[SEATS], ROUNDS - here.facts[NUMBER], 0.0
    mine = here.purses[seat]
    for other in range(seats):
        theirs = here.purses[other]
        if other == seat:
            continue
        if here.facts[OVER]:
            lead = standing(here, seat) - standing(here, other)
            beaten += 0.5 * (np.sign(lead) + 1)
        else:
            ahead = strength(mine[COINS], mine[STREAK], left)
            ahead -= strength(theirs[COINS], theirs[STREAK], left)
            beaten += 1.0 / (1.0 + np.exp(-ahead))
    return beaten / (seats - 1)  # type: ignore[no-any-return]


@native
def would_collect(here: Round, seat: int) -> bool:
    """Whether a sensible player cashes his streak (clause 7.13)."""
    purse, left = here.purses[seat], ROUNDS - here.facts[NUMBER]
    square = purse[STREAK]
    if left == 0:
        return True
    if purse[COINS] + purse[AREA] + TRACK_COINS[square] >= COINS_TO_WIN:
        return True
    return TRACK_COINS[square] >= SQUARE_WORTH[square]  # type: ignore[no-any-return]


@native
def finish_round(here: Round) -> None:
    """Score a round whose tricks are played, let everybody decide, and end it."""
    score(here)
    seats = here.facts[SEATS]
    for step in range(1, seats + 1):
        other = (here.facts[DEALER] + step) % seats
        if 0 < here.purses[other, STREAK] < LAST_SQUARE and would_collect(here, other):
            collect(here, other)
    end_round(here)


@native
def settle(here: Round, seat: int) -> float:
    """Finish a round, and say what it is worth to the seat.

    Ratings count every place. Whoever plays for places wins as many matches as whoever plays for
    victory alone, and comes last far less often.
    """
    finish_round(here)
    return share_beaten(here, seat)
