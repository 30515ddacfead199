"""What brings the players of a round nearer to winning their bets: a trick, a card, a nine.

Everything here is known to all at the table: bets, tricks won, cards played.
"""

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.native import native
from veillee.bots.sponsio.round import Round
from veillee.bots.sponsio.tables import (
    LAST,
    NINE_WINS,
    POPULATION,
    SUIT_MASK,
    SUIT_SIZE,
    TRICKS,
)
from veillee.games.sponsio.components import HAND_SIZE

# How often a player gets what he wants of a trick to come, whatever the others want.
GRIP = 0.35
# So many cards of a suit go together, to whoever wins the trick they are played to.
FLOCK = 2


def _prospects(flock: int) -> Reals:
    """[seats - 3, low, high, count, left]: how likely a count ends between low and high.

    What is left falls to the player by luck, one flock in as many as there are seats; except that
    in GRIP of the cases he has his way.
    """
    found = np.zeros((2, 10, 10, 19, 10))
    for seats in (3, 4):
        for low in range(10):
            for high in range(low, 10):
                table = found[seats - 3, low, high]
                table[low : high + 1, 0] = 1.0
                for left in range(1, 10):
                    size = min(flock, left)
                    same = table[:, left - size]
                    more = np.append(same[size:], [0.0] * size)
                    luck = more / seats + same * (1 - 1 / seats)
                    table[:, left] = GRIP * np.maximum(more, same) + (1 - GRIP) * luck
    return found


# The same for tricks (0), which come one by one, and for cards of a suit (1).
PROSPECTS = np.stack([_prospects(1), _prospects(FLOCK)])


@native
def unplayed(here: Round, suit: int) -> int:
    """How many cards of a suit are still in hands."""
    return SUIT_SIZE - POPULATION[here.progress[0].gone >> SUIT_SIZE * suit & SUIT_MASK]  # type: ignore[no-any-return]


@native
def prospect(here: Round, seat: int, index: int, have: int, left: int) -> float:
    """How likely a bet that counts is won with so many had and so many left."""
    bet, flocks = here.bets[seat, index], 0
    if bet.kind < TRICKS:
        flocks = 1
    chance: float = PROSPECTS[flocks, here.facts[0].seats - 3, bet.low, bet.high, have, left]
    return chance


@native
def nearer(here: Round, seat: int, index: int, more: int, left: int) -> float:
    """How much likelier a bet that counts gets by `more` rather than none, with `left` to come."""
    have = here.tally[seat, here.bets[seat, index].kind]
    return prospect(here, seat, index, have + more, left) - prospect(here, seat, index, have, left)


@native
def nearer_by_trick(here: Round, seat: int, index: int, late: int) -> float:
    """How much likelier a bet gets if its owner wins a trick, whatever its cards, with so many to
    come after it."""
    bet = here.bets[seat, index]
    if bet.kind == TRICKS:
        return nearer(here, seat, index, 1, late)
    if bet.kind == LAST and late == 0:
        return 1.0 if bet.low == 1 else -1.0
    return 0.0


@native
def nearer_by_later_trick(here: Round, seat: int, index: int, late: int) -> float:
    """The same for one of the `late` tricks to come."""
    bet = here.bets[seat, index]
    if bet.kind == TRICKS:
        return nearer(here, seat, index, 1, late - 1)
    if bet.kind == LAST:
        return (1.0 if bet.low == 1 else -1.0) / late
    return 0.0


@native
def nearer_by_later_suit(here: Round, seat: int, index: int) -> float:
    """The same for a trick of the suit that the bet counts: it takes a flock of them."""
    left = unplayed(here, here.bets[seat, index].kind)
    more = min(FLOCK, left)
    return nearer(here, seat, index, more, left - more)


@native
def nearer_by_lost_nine(here: Round, seat: int, index: int) -> float:
    """How much likelier a bet gets if a nine is lost now. It may be lost later anyway."""
    bet = here.bets[seat, index]
    if bet.kind != NINE_WINS or here.progress[0].nine_lost != 0:
        return 0.0
    return -0.5 if bet.low == 1 else 0.5


@native
def tricks_left(here: Round) -> int:
    """The tricks that come after the one on the table."""
    return HAND_SIZE - 1 - here.progress[0].finished  # type: ignore[no-any-return]
