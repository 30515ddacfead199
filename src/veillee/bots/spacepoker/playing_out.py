"""The rest of a round's betting, played out natively by characters; places are in turn order."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Numbers, Records
from veillee.bots.dice import Words, below, fraction
from veillee.bots.native import native
from veillee.bots.spacepoker.characters import Character
from veillee.bots.spacepoker.hands import Chances, Places

LOUDEST, SOFTEST = 1.4, 0.6
"""A bet is as large as meant, or a little more or less."""


class Likely(NamedTuple):
    """What somebody bids, and how likely each is."""

    folds: float
    calls: float
    raises: float


class Table(NamedTuple):
    antes: Numbers
    bets: Numbers
    purses: Numbers
    inside: NDArray[np.bool_]
    raised: Numbers
    """How often somebody has raised in this round: of one."""


@native
def copy_table(table: Table, onto: Table) -> None:
    onto.antes[:] = table.antes
    onto.bets[:] = table.bets
    onto.purses[:] = table.purses
    onto.inside[:] = table.inside
    onto.raised[:] = table.raised


@native
def next_to_bet(table: Table, after: int, all_in: bool) -> int:
    """As the game's own: -1 where the betting is over."""
    players, level = len(table.bets), table.bets.max()
    if table.inside.sum() == 1:
        return -1
    if all_in and level == 0 and (table.inside & (table.purses > 0)).sum() <= 1:
        return -1
    for step in range(1, players + 1):
        place = (after + step) % players
        owes = level == 0 or table.bets[place] < level
        if owes and table.inside[place] and (not all_in or table.purses[place] > 0):
            return place
    return -1


@native
def in_the_middle(table: Table) -> int:
    total: int = table.antes.sum() + table.bets.sum()
    return total


@native
def within_reach(table: Table, place: int) -> int:
    """The highest bet that somebody else could match."""
    most = 0
    for other in range(len(table.bets)):
        if other != place and table.inside[other]:
            most = max(most, table.bets[other] + table.purses[other])
    reach: int = min(most, table.bets[place] + table.purses[place])
    return reach


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
def cost_of_call(table: Table, place: int) -> int:
    cost: int = min(table.bets.max() - table.bets[place], table.purses[place])
    return cost


@native
def price_of(table: Table, place: int) -> float:
    """The chance to win from which on a call pays off."""
    cost = cost_of_call(table, place)
    price: float = cost / max(1, in_the_middle(table) + cost)
    return price


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


@native
def put_in(table: Table, place: int, bet: int) -> None:
    bet = min(bet, table.bets[place] + table.purses[place])
    table.purses[place] -= bet - table.bets[place]
    table.bets[place] = bet


@native
def raise_to(table: Table, place: int, bet: int) -> None:
    put_in(table, place, bet)
    table.raised[0] += 1


@native
def play_on(
    table: Table,
    after: int,
    characters: Records,
    who: Numbers,
    worth: Chances,
    all_in: bool,
    randomness: Words,
) -> None:
    """To the end of the betting."""
    place = next_to_bet(table, after, all_in)
    while place >= 0:
        character = characters[who[place]]
        likely = chances_of_bids(table, place, character, worth[place], all_in)
        die = fraction(randomness)
        if die < likely.folds:
            table.inside[place] = False
        elif die < likely.folds + likely.calls:
            put_in(table, place, table.bets.max())
        else:
            raise_to(table, place, raise_of(table, place, character, worth[place], randomness))
        place = next_to_bet(table, place, all_in)


@native
def settle(table: Table, hands: Places, randomness: Words) -> None:
    """The middle goes to the best hands, pot by pot, into the purses."""
    paid = table.antes + table.bets
    while paid.max() > 0:
        layer = 0
        for place in range(len(paid)):
            if table.inside[place] and paid[place] > 0 and (layer == 0 or paid[place] < layer):
                layer = paid[place]
        if layer == 0:
            layer = paid.max()
        pot, best, winner, equal = 0, -1, -1, 1
        for place in range(len(paid)):
            if table.inside[place] and paid[place] > 0:
                if hands[place] > best:
                    best, winner, equal = hands[place], place, 1
                elif hands[place] == best:
                    equal += 1
                    if below(equal, randomness) == 0:
                        winner = place
            share = min(paid[place], layer)
            pot += share
            paid[place] -= share
        if winner >= 0:
            table.purses[winner] += pot
