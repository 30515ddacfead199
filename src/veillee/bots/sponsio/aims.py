"""What the players of a round want, as their bets tell: the worth of winning a trick.

Everything here is known to all at the table: bets, tricks won, cards played.
"""

import numpy as np

from veillee.bots.native import native
from veillee.bots.sponsio.rules import (
    FINISHED,
    GONE,
    HIGH,
    KIND,
    LOW,
    NINE_LOST,
    PAYS,
    SEATS,
    TARGET,
    Round,
)
from veillee.bots.sponsio.tables import (
    COUNTER,
    LAST,
    NINE_WINS,
    POPULATION,
    SUIT_MASK,
    SUIT_SIZE,
    TRICKS,
    Reals,
)
from veillee.games.sponsio.components import HAND_SIZE

# How often a player gets what he wants of a trick to come, whatever the others want.
GRIP = 0.35
# What a lost bet is worth to those it was not: a traitor's two coins and his square; for the
# others, one rival of several a little poorer.
TO_A_TRAITOR, TO_A_RIVAL = 3.5, 0.6
# The same for whoever has bet against him.
TO_A_COUNTER = 3.0


def _prospects() -> Reals:
    """[seats - 3, low, high, count, left]: how likely a count ends between low and high.

    Each of the tricks (or cards) left falls to the player by luck, one in as many as there are
    seats, except that in GRIP of the cases he has his way.
    """
    found = np.zeros((2, 10, 10, 19, 10))
    for seats in (3, 4):
        for low in range(10):
            for high in range(low, 10):
                table = found[seats - 3, low, high]
                table[low : high + 1, 0] = 1.0
                for left in range(1, 10):
                    more, same = np.append(table[1:, left - 1], 0.0), table[:, left - 1]
                    luck = more / seats + same * (1 - 1 / seats)
                    table[:, left] = GRIP * np.maximum(more, same) + (1 - GRIP) * luck
    return found


PROSPECTS = _prospects()


@native
def unplayed(here: Round, suit: int) -> int:
    """How many cards of a suit are still in hands."""
    return SUIT_SIZE - POPULATION[here.facts[GONE] >> SUIT_SIZE * suit & SUIT_MASK]  # type: ignore[no-any-return]


@native
def prospect(here: Round, seat: int, index: int, have: int, left: int) -> float:
    """How likely a bet that counts is won with so many had and so many left."""
    bets = here.bets
    chance: float = PROSPECTS[
        here.facts[SEATS] - 3, bets[seat, index, LOW], bets[seat, index, HIGH], have, left
    ]
    return chance


@native
def step_worth(here: Round, seat: int, index: int, more: int, left: int) -> float:
    """What a bet that counts gains, in coins, from `more` rather than none, with `left` to come."""
    bets, kind = here.bets, here.bets[seat, index, KIND]
    have = here.tally[seat, kind]
    better = prospect(here, seat, index, have + more, left)
    worth: float = bets[seat, index, PAYS] * (better - prospect(here, seat, index, have, left))
    return worth


@native
def trick_worth(here: Round, seat: int, late: int) -> float:
    """What his bets gain for a player if he wins a trick with so many to come after it, in coins;
    whatever its cards."""
    bets, worth = here.bets, 0.0
    for index in range(here.placed[seat]):
        if bets[seat, index, KIND] == TRICKS:
            worth += step_worth(here, seat, index, 1, late)
        elif bets[seat, index, KIND] == LAST and late == 0:
            pays = bets[seat, index, PAYS]
            worth += pays if bets[seat, index, LOW] == 1 else -pays
    return worth


@native
def later_worth(here: Round, seat: int, late: int) -> float:
    """What a card that will win one of the `late` tricks to come is worth to a player's bets."""
    bets, worth = here.bets, 0.0
    for index in range(here.placed[seat]):
        if bets[seat, index, KIND] == TRICKS:
            worth += step_worth(here, seat, index, 1, late - 1)
        elif bets[seat, index, KIND] == LAST:
            pays = bets[seat, index, PAYS]
            worth += (pays if bets[seat, index, LOW] == 1 else -pays) / late
    return worth


@native
def later_suit_worth(here: Round, seat: int, index: int) -> float:
    """The same for a card of the suit that a bet counts: it will take two such cards or so."""
    left = unplayed(here, here.bets[seat, index, KIND])
    more = min(2, left)
    return step_worth(here, seat, index, more, left - more)


@native
def nine_worth(here: Round, seat: int) -> float:
    """What his bets gain for a player if a nine is lost now. It may be lost later anyway."""
    bets, worth = here.bets, 0.0
    if here.facts[NINE_LOST] == 0:
        for index in range(here.placed[seat]):
            if bets[seat, index, KIND] == NINE_WINS:
                pays = bets[seat, index, PAYS]
                worth += -pays if bets[seat, index, LOW] == 1 else pays
    return 0.5 * worth


@native
def spite(here: Round, seat: int, other: int) -> float:
    """How much of a coin the player gains for each coin that another's bets lose."""
    if here.placed[seat] == 0:
        return TO_A_TRAITOR / 3.0
    gain = TO_A_RIVAL / 3.0
    for index in range(here.placed[seat]):
        if here.bets[seat, index, KIND] == COUNTER and here.bets[seat, index, TARGET] == other:
            gain += TO_A_COUNTER / 3.0
    return gain


@native
def tricks_left(here: Round) -> int:
    """The tricks that come after the one on the table."""
    return HAND_SIZE - 1 - here.facts[FINISHED]  # type: ignore[no-any-return]
