"""Rounds dealt natively: five ships each, and the exchange as a policy has it."""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.dice import Words, below, fraction
from veillee.bots.native import native
from veillee.bots.spacepoker.betting import Table
from veillee.bots.spacepoker.crowd import picked, rungs
from veillee.bots.spacepoker.exchanges import choices_of, sensible
from veillee.bots.spacepoker.hands import Chances, Counts, Places, hands_of
from veillee.games.spacepoker.components import POINTS_EACH, SHIPS_EACH, Fleet


class Lore(NamedTuple):
    """What native code needs to know of hands and of the exchange."""

    ships: Counts  # [ship] the kind of each
    place: Places  # [key]
    worth: Chances  # [hand]
    rung: Numbers  # [hand]
    counts: Counts  # [hand, kind]
    of_each: int
    first: Numbers  # [hand] its first choice; one more at the end
    laid_aside: Counts  # [choice, kind]
    chosen: Chances  # [players, choice] how everybody exchanges
    held: Chances  # [players, count, hand] and what he then holds


class Deal(NamedTuple):
    hands: Places  # [place]
    exchanged: Numbers  # [place]
    choice: Numbers  # [place] how it exchanged
    seen: Numbers  # [place, kind] the ships it has held


def lore_of(fleet: Fleet, chosen: Chances) -> Lore:
    hands, choices = hands_of(fleet), choices_of(fleet)
    kinds = len(hands.kinds)
    held = np.stack([choices.held(hands.dealt[choices.hand] * one) for one in chosen])
    ships = np.repeat(np.arange(kinds, dtype=np.int8), hands.of_each)
    worth = sensible(fleet).worth
    first, each = choices.first.astype(np.int64), hands.of_each
    return Lore(
        ships,
        hands.place,
        worth,
        rungs(fleet),
        hands.counts,
        each,
        first,
        choices.discards,
        chosen,
        held,
    )


@native
def empty_deal(lore: Lore, players: int) -> Deal:
    kinds = lore.laid_aside.shape[1]
    return Deal(
        np.zeros(players, dtype=np.int16),
        np.zeros(players, dtype=np.int64),
        np.full(players, -1),
        np.zeros((players, kinds), dtype=np.int64),
    )


@native
def shuffle(deck: Counts, first: int, randomness: Words) -> None:
    """From that ship on."""
    for last in range(len(deck) - 1, first, -1):
        other = first + below(last + 1 - first, randomness)
        deck[last], deck[other] = deck[other], deck[last]


@native
def deal(lore: Lore, deck: Counts, forced: Numbers, randomness: Words, out: Deal) -> None:
    """Five ships each, and the exchange; where the pot runs out, what was laid aside comes back.

    `forced` has the choices of those who do not exchange by the policy, and -1 for the others.
    """
    players = len(forced)
    kinds = lore.laid_aside.shape[1]
    held = np.zeros((players, kinds), dtype=np.int64)
    for place in range(players):
        for ship in range(SHIPS_EACH):
            held[place, deck[place * SHIPS_EACH + ship]] += 1
    pot = deck[players * SHIPS_EACH :]
    drawn, waiting, aside = 0, 0, np.zeros(3 * players, dtype=np.int64)
    for place in range(players):
        hand = lore.place[key_of(held[place])]
        own = lore.chosen[players, lore.first[hand] : lore.first[hand + 1]]
        choice = lore.first[hand] + picked(own, randomness)
        if forced[place] >= 0:
            choice = forced[place]
        out.choice[place] = choice
        out.seen[place], gone = held[place], waiting
        for kind in range(kinds):
            for _ in range(lore.laid_aside[choice, kind]):
                held[place, kind] -= 1
                aside[gone] = kind
                gone += 1
        out.exchanged[place] = gone - waiting
        for _ in range(out.exchanged[place]):
            if drawn < len(pot):
                fresh = int(pot[drawn])
                drawn += 1
            else:
                back = below(waiting, randomness)
                fresh = aside[back]
                waiting, gone = waiting - 1, gone - 1
                aside[back] = aside[waiting]
                aside[waiting] = aside[gone]
            held[place, fresh] += 1
            out.seen[place, fresh] += 1
        waiting = gone
        out.hands[place] = lore.place[key_of(held[place])]


@native
def key_of(held: Numbers) -> int:
    key, power = 0, 1
    for kind in range(len(held)):
        key += held[kind] * power
        power *= 6
    return key


@native
def set_out(table: Table, randomness: Words) -> None:
    """A round's beginning: purses as in a first round, or as matches have them later on."""
    table.antes[:] = 1
    table.bets[:] = 0
    table.inside[:] = True
    table.raised[0] = 0
    table.opener[0] = -1
    table.purses[:] = POINTS_EACH - 1
    if fraction(randomness) < 0.6:
        for place in range(len(table.purses)):
            spread = -np.log(1 - fraction(randomness)) + 0.5 * fraction(randomness)
            table.purses[place] = max(0, int(spread * 0.8 * POINTS_EACH))
