"""The rest of a round's betting, played out natively; places are in turn order."""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Records
from veillee.bots.dice import Words, below, fraction
from veillee.bots.native import native
from veillee.bots.spacepoker.betting import (
    Table,
    cost_of_call,
    in_the_middle,
    make_bid,
    next_to_bet,
    price_of,
    within_reach,
)
from veillee.bots.spacepoker.characters import Character
from veillee.bots.spacepoker.crowd import Parts, bid_for, picked, planned
from veillee.bots.spacepoker.hands import Chances, Places

LOUDEST, SOFTEST = 1.4, 0.6
"""A bet is as large as meant, or a little more or less."""


class Likely(NamedTuple):
    """What somebody bids, and how likely each is."""

    folds: float
    calls: float
    raises: float


@native
def rising(score: float, haze: float) -> float:
    likely: float = 1 / (1 + np.exp(-max(-40.0, min(40.0, score / haze))))
    return likely


@native
def chance_seen(table: Table, place: int, character: Character, worth: float) -> float:
    """How likely the character takes itself to win: by its ships, by how many others are left, and
    by what their bets tell it."""
    power = 1 + character.crowd * (table.inside.sum() - 2)
    if table.raised[0] > 0:
        power += character.respect * (2 * price_of(table, place) + (table.raised[0] - 1) / 2)
    chance: float = worth**power
    return chance


@native
def chances_of_bids(
    table: Table, place: int, character: Character, worth: float, all_in: bool
) -> Likely:
    """How likely the character folds, calls and raises with a hand of such worth."""
    level, highest = table.bets.max(), table.bets[place] + table.purses[place]
    if not all_in and level > highest:
        return Likely(1.0, 0.0, 0.0)
    chance = chance_seen(table, place, character, worth)
    loved = worth >= character.stubborn
    can_raise = within_reach(table, place) > level
    if level == 0:
        opens = 1.0 if loved else rising(chance - character.opens, character.haze)
        calls, raises = 0.0, opens + (1 - opens) * character.bluffs
    else:
        fear = character.fear * cost_of_call(table, place) / max(1, table.purses[place])
        ease = chance - price_of(table, place) + character.curiosity - fear
        stays = 1.0 if loved else rising(ease, character.haze)
        meant = rising(chance - character.raises, character.haze) * (1 - character.slow)
        meant = min(meant, stays)
        # A bluff needs somebody who could still fold to a raise.
        bluffs = character.bluffs if can_raise else 0.0
        calls, raises = stays - meant, meant + (1 - stays) * bluffs / table.raised[0]
    if not can_raise:
        calls, raises = calls + raises if level > 0 else 0.0, 0.0
    folds = 1 - calls - raises
    if character.wild > 0:
        sums = highest - level if can_raise else 0
        bids = sums + (2 if level > 0 else 1)
        tame = 1 - character.wild
        folds = folds * tame + character.wild / bids
        calls = calls * tame + (character.wild / bids if level > 0 else 0.0)
        raises = raises * tame + character.wild * sums / bids
    return Likely(folds, calls, raises)


@native
def meant_part(character: Character, worth: float) -> float:
    """How much it means to bet, in parts of the middle after a call."""
    part: float = max(0.1, character.bet + character.greed * (2 * worth - 1))
    return part


@native
def raise_of(
    table: Table, place: int, character: Character, worth: float, randomness: Words
) -> int:
    """To which bet it raises."""
    level, most = table.bets.max(), within_reach(table, place)
    to: int = most
    if character.wild > 0 and fraction(randomness) < character.wild:
        to = level + 1 + below(table.bets[place] + table.purses[place] - level, randomness)
    elif worth < character.plunges:
        loud = SOFTEST + (LOUDEST - SOFTEST) * fraction(randomness)
        middle = in_the_middle(table) + cost_of_call(table, place)
        to = min(most, level + max(1, round(loud * meant_part(character, worth) * middle)))
    return to


class Minds(NamedTuple):
    """By what people bid: a character by its number; the plan, by the number after the last."""

    characters: Records  # of CHARACTER
    parts: Parts


class Held(NamedTuple):
    """Who sits at each place, and what he holds."""

    who: Numbers
    hands: Places
    worth: Chances
    rung: Numbers
    exchanged: Numbers


@native
def next_bid(
    table: Table, place: int, minds: Minds, held: Held, all_in: bool, randomness: Words
) -> int:
    """What that place bids: below nothing a fold, nothing a call, or what it raises to."""
    who = held.who[place]
    if who == len(minds.characters):
        exchanged, rung = held.exchanged, held.rung[place]
        chances = planned(minds.parts, table, place, exchanged, rung, all_in)
        return bid_for(table, place, picked(chances, randomness))
    character, worth = minds.characters[who], held.worth[place]
    likely = chances_of_bids(table, place, character, worth, all_in)
    die = fraction(randomness)
    if die < likely.folds:
        return -1
    if die < likely.folds + likely.calls:
        return 0
    return raise_of(table, place, character, worth, randomness)


@native
def play_on(
    table: Table, after: int, minds: Minds, held: Held, all_in: bool, randomness: Words
) -> None:
    """To the end of the betting."""
    place = next_to_bet(table, after, all_in)
    while place >= 0:
        make_bid(table, place, next_bid(table, place, minds, held, all_in, randomness))
        place = next_to_bet(table, place, all_in)
