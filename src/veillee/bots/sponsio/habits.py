"""How a sensible player picks a card without searching: the hand that plays the rollouts.

It looks at its own cards, at what has been played and at everybody's bets; never at other hands.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Reals
from veillee.bots.dice import Words, fraction
from veillee.bots.native import lowest_bit, native
from veillee.bots.sponsio.bet_progress import (
    nearer,
    nearer_by_later_suit,
    nearer_by_later_trick,
    nearer_by_lost_nine,
    nearer_by_trick,
    tricks_left,
    unplayed,
)
from veillee.bots.sponsio.round import Round
from veillee.bots.sponsio.rules import playable
from veillee.bots.sponsio.tables import (
    ALL_CARDS,
    NINE,
    NINES,
    POPULATION,
    SUIT_MASK,
    SUIT_SIZE,
    TRICKS,
)

# Of the others, how many that could take a trick do so.
EAGERNESS = 0.8
# How much a card kept for later counts beside the trick on the table.
PATIENCE = 0.6
# [higher cards out, players behind, seats - 3]: how likely nobody takes the trick.
HOLDS = np.array(
    [
        [
            [(1 - EAGERNESS * behind / (seats - 1)) ** higher for seats in (3, 4)]
            for behind in range(4)
        ]
        for higher in range(SUIT_SIZE)
    ]
)
# By higher cards out: how sure a card is to win a trick of its suit one day.
POWER = np.array([1.0, 0.6, 0.4, 0.28, 0.2, 0.14, 0.1, 0.07, 0.05])


class Mind(NamedTuple):
    """Room for the thoughts about one card."""

    worths: Reals  # [36] what each card seems worth
    shares: Reals  # [4] how likely each has the trick, if the player to move has not
    inside: Numbers  # [4] by suit: cards in the trick
    coming: Numbers  # [4] by suit: cards still to come
    regard: Reals  # [4, 4, 4] what everybody's bets mean to everybody
    envy: Reals  # [4, 4]


def new_mind() -> Mind:
    return Mind(
        worths=np.zeros(36),
        shares=np.zeros(4),
        inside=np.zeros(4, dtype=np.int64),
        coming=np.zeros(4, dtype=np.int64),
        regard=np.zeros((4, 4, 4)),
        envy=np.zeros((4, 4)),
    )


@native
def higher_out(hidden: int, card: int) -> int:
    """How many cards that beat this one are in other hands."""
    suit, value = card // SUIT_SIZE, card % SUIT_SIZE
    return POPULATION[(hidden >> SUIT_SIZE * suit & SUIT_MASK) >> value]  # type: ignore[no-any-return]


@native
def expected_trick(here: Round, suit: int, inside: Numbers, coming: Numbers) -> None:
    """What the trick will hold if the player adds this suit and those behind him follow."""
    trick = here.trick[0]
    led = trick.led if trick.played > 0 else suit
    behind = here.facts[0].seats - 1 - trick.played
    for other in range(4):
        inside[other] = POPULATION[trick.cards >> SUIT_SIZE * other & SUIT_MASK]
        coming[other] = unplayed(here, other)
    inside[suit] += 1
    coming[suit] -= 1
    following = min(behind, coming[led])
    inside[led] += following
    coming[led] -= following


@native
def share_out(here: Round, shares: Reals) -> None:
    """Who has the trick on the table if the player whose turn it is does not take it: whoever has
    it now, or one of those behind."""
    seat, seats, trick = here.progress[0].to_play, here.facts[0].seats, here.trick[0]
    behind = seats - 1 - trick.played
    for step in range(1, seats):
        other = (seat + step) % seats
        shares[other] = 0.0
        if trick.played == 0:
            shares[other] = 1.0 / behind
        elif step <= behind or other == trick.best_seat:
            shares[other] = 1.0 / (behind + 1)


@native
def weigh(here: Round, mind: Mind) -> None:
    """Fill in what each playable card seems worth to the player whose turn it is."""
    seat, seats, trick = here.progress[0].to_play, here.facts[0].seats, here.trick[0]
    allowed, regard, shares = playable(here), mind.regard[seat], mind.shares
    hidden = ALL_CARDS & ~here.progress[0].gone & ~here.hands[seat]
    late, behind = tricks_left(here), seats - 1 - trick.played
    inside, coming = mind.inside, mind.coming
    share_out(here, shares)
    # By winning the trick himself, by leaving it to others, by winning a later one, by a lost nine.
    winning, leaving, later, nine = 0.0, 0.0, 0.0, 0.0
    for other in range(seats):
        for index in range(here.placed[other]):
            worth = regard[other, index] * nearer_by_trick(here, other, index, late)
            if other == seat:
                winning += worth
            else:
                leaving += shares[other] * worth
            if late > 0:
                worth = regard[other, index] * nearer_by_later_trick(here, other, index, late)
                # A trick of his own is one that another has not.
                later += worth if other == seat else -worth / (seats - 1)
            if (allowed & NINES) != 0:
                nine += regard[other, index] * nearer_by_lost_nine(here, other, index)
    for suit in range(4):
        cards = allowed >> SUIT_SIZE * suit & SUIT_MASK
        if cards == 0:
            continue
        expected_trick(here, suit, inside, coming)
        mine, theirs, after = winning, leaving, later
        for other in range(seats):
            for index in range(here.placed[other]):
                kind = here.bets[other, index].kind
                if kind >= TRICKS:
                    continue
                if inside[kind] > 0:
                    gain = nearer(here, other, index, inside[kind], coming[kind])
                    if other == seat:
                        mine += regard[other, index] * gain
                    else:
                        theirs += shares[other] * regard[other, index] * gain
                if kind == suit and late > 0:
                    gain = regard[other, index] * nearer_by_later_suit(here, other, index)
                    after += gain if other == seat else -gain / (seats - 1)
        follows = trick.played == 0 or suit == trick.led
        while cards != 0:
            value = lowest_bit(cards)
            cards &= cards - 1
            card = SUIT_SIZE * suit + value
            higher, holds = higher_out(hidden, card), 0.0
            if follows and (trick.played == 0 or card > trick.best):
                holds = HOLDS[higher, behind, seats - 3]
            worth = holds * mine + (1 - holds) * theirs - PATIENCE * POWER[higher] * after
            if value == NINE:
                # Played to its own suit a nine is safe; kept, it may be lost.
                worth += -0.5 * nine if follows else nine
            mind.worths[card] = worth


@native
def usual_card(here: Round, whim: float, randomness: Words, mind: Mind) -> int:
    """The card that seems best, give or take a whim worth so many coins. The mind has taken stock
    of the bets."""
    allowed = playable(here)
    if allowed & (allowed - 1) == 0:
        return lowest_bit(allowed)
    weigh(here, mind)
    best, most = -1, -1e9
    while allowed != 0:
        card = lowest_bit(allowed)
        allowed &= allowed - 1
        worth = mind.worths[card] + whim * fraction(randomness)
        if worth > most:
            best, most = card, worth
    return best
