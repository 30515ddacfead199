"""What everybody's bets mean to everybody: a coin for a rival is a loss to me.

Everything here is known to all at the table: bets, coins and streaks.
"""

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.native import native
from veillee.bots.sponsio.round import Round
from veillee.bots.sponsio.tables import COUNTER
from veillee.bots.sponsio.weights import SPREAD, SQUARE_WORTH
from veillee.games.sponsio.components import LAST_SQUARE, ROUNDS
from veillee.games.sponsio.scoring import COINS_PER_LOST_BET, FINE

# How often a bet is won: for what hangs on several of them.
USUALLY = 0.65
# What the ninth square is worth, in coins: the match.
VICTORY = 25.0


@native
def square_worth(square: int) -> float:
    """In coins, to whoever stands there when the round is scored."""
    worth: float = VICTORY if square >= LAST_SQUARE else SQUARE_WORTH[square]
    return worth


@native
def own_gain(here: Round, seat: int, index: int) -> float:
    """What a bet brings its owner, in coins, if it is won rather than lost: with it goes the
    streak, if he wins his others too."""
    count = here.placed[seat]
    reached = square_worth(here.purses[seat].streak + count)
    gain: float = here.bets[seat, index].pays + USUALLY ** (count - 1) * reached
    return gain


@native
def weigh_rivals(here: Round, envy: Reals) -> None:
    """`envy[seat, other]`: how many coins of one's own outweigh a coin of the other's, as far as
    the chance to win the match goes."""
    seats, most = here.facts[0].seats, 0.0
    spread = SPREAD[min(ROUNDS - here.facts[0].number + 1, len(SPREAD) - 1)]
    for seat in range(seats):
        purse = here.purses[seat]
        envy[seat, seat] = (purse.coins + SQUARE_WORTH[purse.streak]) / spread
        most = max(most, envy[seat, seat])
    total = 0.0
    for seat in range(seats):
        envy[seat, seat] = np.exp(envy[seat, seat] - most)
        total += envy[seat, seat]
    for seat in range(seats):
        for other in range(seats):
            if other != seat:
                envy[seat, other] = envy[other, other] / (total - envy[seat, seat])


@native
def take_stock(here: Round, regard: Reals, envy: Reals) -> None:
    """Fill in `regard[seat, owner, index]`: what it is worth to the seat, in coins, that this bet
    is won rather than lost."""
    seats, bets, placed = here.facts[0].seats, here.bets, here.placed
    weigh_rivals(here, envy)
    standing = placed[:seats].sum()
    for owner in range(seats):
        aimed = placed[owner]
        for index in range(placed[owner]):
            if bets[owner, index].kind == COUNTER:
                aimed -= 1
        for index in range(placed[owner]):
            regard[:, owner, index] = 0.0
            for gainer in range(seats):
                gain = 0.0
                if gainer == owner:
                    gain = own_gain(here, owner, index)
                elif placed[gainer] == 0:
                    square = here.purses[gainer].streak
                    gain = -COINS_PER_LOST_BET - square_worth(square + 1) + square_worth(square)
                    spared = FINE + square_worth(square)
                    gain -= USUALLY ** (standing - 1) * spared
                elif bets[owner, index].kind != COUNTER:
                    for own in range(placed[gainer]):
                        bet = bets[gainer, own]
                        if bet.kind == COUNTER and bet.target == owner:
                            gain -= USUALLY ** (aimed - 1) * own_gain(here, gainer, own)
                for seat in range(seats):
                    part = 1.0 if seat == gainer else -envy[seat, gainer]
                    regard[seat, owner, index] += part * gain
