"""At a glance: how likely a hand is to win a bet.

A weighted sum of a few features of the hand, through the logistic function; the weights, one row
for each sort of bet, come from many rounds played by sensible players (see `weights`).
"""

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.native import lowest_bit, native
from veillee.bots.sponsio.habits import POWER, higher_out
from veillee.bots.sponsio.rules import population
from veillee.bots.sponsio.tables import (
    ALL_CARDS,
    COUNTER,
    NINES,
    OPTION_COUNT,
    OPTIONS,
    POPULATION,
    SUIT_MASK,
    SUIT_SIZE,
    TERMS,
    TRICKS,
)
from veillee.bots.sponsio.weights import WEIGHTS

FEATURES = 12
SHAPE = 7  # from here on shape and nines, or a suit
# All suits are alike, and so are tickets with the same stakes.
SORTS = tuple(
    dict.fromkeys((max(option.kind, TRICKS - 1), option.low, option.high) for option in OPTIONS)
)
OPTION_SORT = np.array(
    [SORTS.index((max(option.kind, TRICKS - 1), option.low, option.high)) for option in OPTIONS],
    dtype=np.int64,
)
# How likely whoever is bet against loses a bet, by how many he has.
LOSES_ONE = np.array([0.0, 0.28, 0.42, 0.59, 0.71])


@native
def describe_hand(hand: int, gone: int, features: Reals) -> None:
    """The features that matter for any bet: sure and likely winners, strength, shape, nines."""
    hidden, rest = ALL_CARDS & ~gone & ~hand, hand
    # Cards by how many higher ones are out: none, one, two or three, more than four.
    winners, seconds, middling, losers, power = 0.0, 0.0, 0.0, 0.0, 0.0
    while rest != 0:
        card = lowest_bit(rest)
        rest &= rest - 1
        higher = higher_out(hidden, card)
        power += POWER[higher]
        if higher == 0:
            winners += 1.0
        elif higher == 1:
            seconds += 1.0
        elif higher < 4:
            middling += 1.0
        elif higher > 4:
            losers += 1.0
    voids, longest = 0.0, 0.0
    for suit in range(4):
        held = POPULATION[hand >> SUIT_SIZE * suit & SUIT_MASK]
        if held == 0 and hidden >> SUIT_SIZE * suit & SUIT_MASK != 0:
            voids += 1.0
        longest = max(longest, float(held))
    nines, other_nines = float(population(hand & NINES)), float(population(hidden & NINES))
    features[:SHAPE] = 1.0, winners, seconds, middling, losers, power, power * power / 4.0
    features[SHAPE:] = voids, longest, nines, other_nines, 0.0


@native
def describe_suit(hand: int, gone: int, suit: int, features: Reals) -> None:
    """What matters besides for a bet on a suit, in the place of shape and nines."""
    hidden = ALL_CARDS & ~gone & ~hand
    cards = hand >> SUIT_SIZE * suit & SUIT_MASK
    held = float(POPULATION[cards])
    out = float(POPULATION[hidden >> SUIT_SIZE * suit & SUIT_MASK])
    power, winners = 0.0, 0.0
    while cards != 0:
        higher = higher_out(hidden, SUIT_SIZE * suit + lowest_bit(cards))
        cards &= cards - 1
        power += POWER[higher]
        if higher == 0:
            winners += 1.0
    features[SHAPE:] = held, held * held / 4.0, out, power, winners


@native
def likely(option: int, seats: int, features: Reals) -> float:
    """How likely the option is won, by the features of the hand."""
    total = 0.0
    for place in range(FEATURES):
        total += WEIGHTS[seats - 3, OPTION_SORT[option], place] * features[place]
    chance: float = 1.0 / (1.0 + np.exp(-total))
    return chance


@native
def chance_of(option: int, hand: int, gone: int, seats: int, features: Reals) -> float:
    """How likely a hand is to win one option that is no counter-bet."""
    describe_hand(hand, gone, features)
    if TERMS[option].kind < TRICKS:
        describe_suit(hand, gone, TERMS[option].kind, features)
    return likely(option, seats, features)


@native
def estimate(hand: int, gone: int, seats: int, chances: Reals, features: Reals) -> None:
    """Fill in, for every option but the counter-bet, how likely the hand is to win it."""
    describe_hand(hand, gone, features[0])
    for suit in range(4):
        features[1 + suit] = features[0]
        describe_suit(hand, gone, suit, features[1 + suit])
    for option in range(OPTION_COUNT):
        kind = TERMS[option].kind
        if kind != COUNTER:
            row = 1 + kind if kind < TRICKS else 0
            chances[option] = likely(option, seats, features[row])
