"""What the end of a round is worth: how likely a player then is to win the match, and whom he is
likely to come before."""

import numpy as np

from veillee.bots.native import native
from veillee.bots.sponsio.round import Round
from veillee.bots.sponsio.rules import collect, end_round, score, standing
from veillee.bots.sponsio.tables import TRACK_COINS
from veillee.bots.sponsio.weights import SPREAD, SQUARE_WORTH
from veillee.games.sponsio.components import LAST_SQUARE, ROUNDS
from veillee.games.sponsio.ending import COINS_TO_WIN


@native
def strength(here: Round, seat: int) -> float:
    """Coins and streak as one number, for as many rounds as are left to play."""
    purse, left = here.purses[seat], ROUNDS - here.facts[0].number
    worth: float = (purse.coins + SQUARE_WORTH[purse.streak]) / SPREAD[left]
    return worth


@native
def chance_to_win(here: Round, seat: int) -> float:
    """After a round's end: how likely the seat is to win the match, shared victories in part."""
    facts = here.facts[0]
    if facts.over:
        mine, ahead, level = standing(here, seat), 0, 0
        for other in range(facts.seats):
            theirs = standing(here, other)
            ahead += theirs > mine
            level += theirs == mine
        return 0.0 if ahead > 0 else 1.0 / level
    total, mine_part = 0.0, 0.0
    for other in range(facts.seats):
        part = np.exp(strength(here, other))
        total += part
        if other == seat:
            mine_part = part
    return mine_part / total


@native
def share_beaten(here: Round, seat: int) -> float:
    """After a round's end: which part of the opponents the seat is likely to come before."""
    facts, beaten = here.facts[0], 0.0
    for other in range(facts.seats):
        if other == seat:
            continue
        if facts.over:
            lead = standing(here, seat) - standing(here, other)
            beaten += 0.5 * (np.sign(lead) + 1)
        else:
            ahead = strength(here, seat) - strength(here, other)
            beaten += 1.0 / (1.0 + np.exp(-ahead))
    return beaten / (facts.seats - 1)  # type: ignore[no-any-return]


@native
def would_collect(here: Round, seat: int) -> bool:
    """Whether a sensible player cashes his streak (clause 7.13)."""
    purse = here.purses[seat]
    if here.facts[0].number == ROUNDS:
        return True
    if purse.coins + purse.area + TRACK_COINS[purse.streak] >= COINS_TO_WIN:
        return True
    return TRACK_COINS[purse.streak] >= SQUARE_WORTH[purse.streak]  # type: ignore[no-any-return]


@native
def finish_round(here: Round) -> None:
    """Score a round whose tricks are played, let everybody decide, and end it."""
    score(here)
    facts = here.facts[0]
    for step in range(1, facts.seats + 1):
        other = (facts.dealer + step) % facts.seats
        if 0 < here.purses[other].streak < LAST_SQUARE and would_collect(here, other):
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
