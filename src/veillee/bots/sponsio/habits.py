"""How a sensible player picks a card without searching: the hand that plays the rollouts.

It looks at its own cards, at what has been played and at everybody's bets; never at other hands.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.dice import Words, fraction
from veillee.bots.native import lowest_bit, native
from veillee.bots.sponsio.aims import (
    later_suit_worth,
    later_worth,
    nine_worth,
    spite,
    step_worth,
    trick_worth,
    tricks_left,
    unplayed,
)
from veillee.bots.sponsio.rules import (
    BEST,
    BEST_SEAT,
    FINISHED,
    GONE,
    IN_TRICK,
    KIND,
    LED,
    SEATS,
    TO_PLAY,
    TRICK,
    Round,
    play_card,
    playable,
)
from veillee.bots.sponsio.tables import (
    ALL_CARDS,
    NINE,
    NINES,
    POPULATION,
    SUIT_MASK,
    SUIT_SIZE,
    TRICKS,
    Numbers,
    Reals,
)
from veillee.games.sponsio.components import HAND_SIZE

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

# Rows of the feelings of the player to move, by seat: how he takes a coin that another gains by the
# trick on the table, by later ones, and what that other gains by the trick.
SHARE, HOLD, WORTH = 0, 1, 2


class Mind(NamedTuple):
    """Room for the thoughts about one card."""

    worths: Reals  # [36] what each card seems worth
    feelings: Reals  # [3, 4]
    scratch: Numbers  # [2, 4] by suit: cards in the trick, and cards still to come


def new_mind() -> Mind:
    return Mind(np.zeros(36), np.zeros((3, 4)), np.zeros((2, 4), dtype=np.int64))


@native
def higher_out(hidden: int, card: int) -> int:
    """How many cards that beat this one are in other hands."""
    suit, value = card // SUIT_SIZE, card % SUIT_SIZE
    return POPULATION[(hidden >> SUIT_SIZE * suit & SUIT_MASK) >> value]  # type: ignore[no-any-return]


@native
def expected_trick(here: Round, suit: int, inside: Numbers, coming: Numbers) -> None:
    """What the trick will hold if the player adds this suit and those behind him follow."""
    facts = here.facts
    led = facts[LED] if facts[IN_TRICK] > 0 else suit
    behind = facts[SEATS] - 1 - facts[IN_TRICK]
    for other in range(4):
        laid = POPULATION[facts[TRICK] >> SUIT_SIZE * other & SUIT_MASK]
        inside[other] = laid if facts[IN_TRICK] > 0 else 0
        coming[other] = unplayed(here, other)
    inside[suit] += 1
    coming[suit] -= 1
    following = min(behind, coming[led])
    inside[led] += following
    coming[led] -= following


@native
def feel(here: Round, feelings: Reals) -> None:
    """Fill in, for the player whose turn it is, how he takes what others gain (and he himself),
    and what each gains from the trick on the table, whatever its cards."""
    facts = here.facts
    seat, seats, count = facts[TO_PLAY], facts[SEATS], facts[IN_TRICK]
    late, behind = tricks_left(here), seats - 1 - count
    for step in range(seats):
        other = (seat + step) % seats
        hold = 1.0 if step == 0 else -spite(here, seat, other)
        feelings[SHARE, other] = hold
        # If he does not win it himself: whoever has the trick now, or one of those behind.
        if step > 0:
            if count == 0 or step <= behind or other == facts[BEST_SEAT]:
                feelings[SHARE, other] = hold / (behind if count == 0 else behind + 1)
            else:
                feelings[SHARE, other] = 0.0
        feelings[HOLD, other] = hold if step == 0 else hold / (seats - 1)
        feelings[WORTH, other] = trick_worth(here, other, late)


@native
def weigh(here: Round, worths: Reals, feelings: Reals, scratch: Numbers) -> None:
    """Fill in what each playable card seems worth to the player whose turn it is."""
    facts, bets = here.facts, here.bets
    seat, seats, count = facts[TO_PLAY], facts[SEATS], facts[IN_TRICK]
    hand, allowed = here.hands[seat], playable(here)
    hidden = ALL_CARDS & ~facts[GONE] & ~hand
    late, behind = tricks_left(here), seats - 1 - count
    inside, coming = scratch[0], scratch[1]
    feel(here, feelings)
    later, nine = 0.0, 0.0
    for other in range(seats):
        if late > 0:
            later += feelings[HOLD, other] * later_worth(here, other, late)
        if (allowed & NINES) != 0:
            nine += feelings[HOLD, other] * nine_worth(here, other)
    for suit in range(4):
        cards = allowed >> SUIT_SIZE * suit & SUIT_MASK
        if cards == 0:
            continue
        expected_trick(here, suit, inside, coming)
        mine, theirs, after = feelings[WORTH, seat], 0.0, later
        for other in range(seats):
            gain = feelings[WORTH, other]
            for index in range(here.placed[other]):
                kind = bets[other, index, KIND]
                if kind < TRICKS:
                    if inside[kind] > 0:
                        gain += step_worth(here, other, index, inside[kind], coming[kind])
                    if kind == suit and late > 0:
                        after += feelings[HOLD, other] * later_suit_worth(here, other, index)
            if other == seat:
                mine = gain
            else:
                theirs += feelings[SHARE, other] * gain
        follows = count == 0 or suit == facts[LED]
        while cards != 0:
            value = lowest_bit(cards)
            cards &= cards - 1
            card = SUIT_SIZE * suit + value
            higher, holds = higher_out(hidden, card), 0.0
            if follows and (count == 0 or card > facts[BEST]):
                holds = HOLDS[higher, behind, seats - 3]
            worth = holds * mine + (1 - holds) * theirs - PATIENCE * POWER[higher] * after
            if value == NINE:
                # Played to its own suit a nine is safe; kept, it may be lost.
                worth += -0.5 * nine if follows else nine
            worths[card] = worth


@native
def usual_card(here: Round, whim: float, randomness: Words, mind: Mind) -> int:
    """The card that seems best, give or take a whim worth so many coins."""
    allowed = playable(here)
    if allowed & (allowed - 1) == 0:
        return lowest_bit(allowed)
    weigh(here, mind.worths, mind.feelings, mind.scratch)
    best, most = -1, -1e9
    while allowed != 0:
        card = lowest_bit(allowed)
        allowed &= allowed - 1
        worth = mind.worths[card] + whim * fraction(randomness)
        if worth > most:
            best, most = card, worth
    return best


@native
def play_on(here: Round, whim: float, randomness: Words, mind: Mind) -> None:
    """The rest of the tricks, as sensible players would play them."""
    while here.facts[FINISHED] < HAND_SIZE:
        play_card(here, usual_card(here, whim, randomness, mind))
