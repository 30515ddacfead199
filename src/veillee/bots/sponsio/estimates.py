"""At a glance: how likely a hand is to win a bet.

A weighted sum of a few features of the hand, through the logistic function; the weights, one row
for each sort of bet, come from many rounds played by sensible players (see `weights`).
"""

import numpy as np

from veillee.bots.native import lowest_bit, native
from veillee.bots.sponsio.habits import POWER, higher_out
from veillee.bots.sponsio.rules import population
from veillee.bots.sponsio.tables import (
    ALL_CARDS,
    COUNTER,
    NINES,
    OPTION_COUNT,
    OPTION_KIND,
    OPTIONS,
    POPULATION,
    SUIT_MASK,
    SUIT_SIZE,
    TRICKS,
    Reals,
)
from veillee.bots.sponsio.weights import WEIGHTS

FEATURES = 12
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
    features[:] = 0.0
    hidden = ALL_CARDS & ~gone & ~hand
    rest = hand
    while rest != 0:
        card = lowest_bit(rest)
        rest &= rest - 1
        higher = higher_out(hidden, card)
        features[5] += POWER[higher]
        if higher < 2:
            features[1 + higher] += 1.0
        elif higher < 4:
            features[3] += 1.0
        elif higher > 4:
            features[4] += 1.0
    features[0] = 1.0
    features[6] = features[5] * features[5] / 4.0
    for suit in range(4):
        held = POPULATION[hand >> SUIT_SIZE * suit & SUIT_MASK]
        if held == 0 and hidden >> SUIT_SIZE * suit & SUIT_MASK != 0:
            features[7] += 1.0
        features[8] = max(features[8], float(held))
    features[9] = population(hand & NINES)
    features[10] = population(hidden & NINES)


@native
def describe_suit(hand: int, gone: int, suit: int, features: Reals) -> None:
    """What matters besides for a bet on a suit, in the place of shape and nines."""
    hidden = ALL_CARDS & ~gone & ~hand
    cards = hand >> SUIT_SIZE * suit & SUIT_MASK
    features[7] = POPULATION[cards]
    features[8] = features[7] * features[7] / 4.0
    features[9] = POPULATION[hidden >> SUIT_SIZE * suit & SUIT_MASK]
    features[10], features[11] = 0.0, 0.0
    while cards != 0:
        higher = higher_out(hidden, SUIT_SIZE * suit + lowest_bit(cards))
        cards &= cards - 1
        features[10] += POWER[higher]
        if higher == 0:
            features[11] += 1.0


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
    if OPTION_KIND[option] < TRICKS:
        describe_suit(hand, gone, OPTION_KIND[option], features)
    return likely(option, seats, features)


@native
def estimate(hand: int, gone: int, seats: int, chances: Reals, features: Reals) -> None:
    """Fill in, for every option but the counter-bet, how likely the hand is to win it."""
    describe_hand(hand, gone, features[0])
    for suit in range(4):
        features[1 + suit] = features[0]
        describe_suit(hand, gone, suit, features[1 + suit])
    for option in range(OPTION_COUNT):
        kind = OPTION_KIND[option]
        if kind != COUNTER:
            row = 1 + kind if kind < TRICKS else 0
            chances[option] = likely(option, seats, features[row])
