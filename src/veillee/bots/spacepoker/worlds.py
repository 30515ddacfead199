"""Imagined worlds: who the others may be and what they may hold, given all that a seat knows."""

from functools import cache
from math import lgamma
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.budget import Budget
from veillee.bots.spacepoker.beliefs import Beliefs, counted, this_round
from veillee.bots.spacepoker.exchanges import sensible
from veillee.bots.spacepoker.hands import Chances, Counts, Places, count_kinds, hands_of, place_of
from veillee.bots.spacepoker.playing_out import Minds
from veillee.bots.spacepoker.table import others
from veillee.games.spacepoker import View

BATCH: Final = 128
MOST_WORLDS: Final = 512


class Worlds(NamedTuple):
    """Who each opponent is and what he holds in each world, and how much the world counts."""

    seats: list[int]
    minds: Minds
    who: Numbers  # [world, opponent] by which of the minds he plays
    hands: Places  # [world, opponent]
    worth: Chances  # [world, opponent] how often such a hand beats a sensible player's
    weight: Chances  # [world] together 1
    own: int


def imagine_worlds(view: View, beliefs: Beliefs, clock: Budget, seed: int) -> Worlds:
    """As many worlds as the clock allows, up to a fixed number; one batch at least."""
    fleet = view.options.fleet
    hands, seats = hands_of(fleet), others(view)
    unseen = hands.of_each - count_kinds((*view.ships, *view.discarded), hands)
    likely = [suspected(view, beliefs, seat, unseen) for seat in seats]
    dice = np.random.default_rng(seed)
    batches: list[Numbers] = []
    while len(batches) * BATCH < MOST_WORLDS and (not batches or not clock.is_over()):
        rolls = dice.random((BATCH, len(seats)))
        drawn = [np.searchsorted(one, rolls[:, place]) for place, one in enumerate(likely)]
        batches.append(np.stack(drawn, axis=1))
    who, held = np.divmod(np.concatenate(batches), len(hands.counts))
    weight = fits_together(hands.counts[held], unseen)
    worth = sensible(fleet).worth[held]
    own = place_of(view.ships, hands)
    return Worlds(
        seats, beliefs.minds, who, held.astype(np.int16), worth, weight / weight.sum(), own
    )


def suspected(view: View, beliefs: Beliefs, seat: int, unseen: Counts) -> Chances:
    """Running sum over (character, hand): how likely the seat is that, and holds that."""
    hands = hands_of(view.options.fleet)
    counts = counted(view.players, view.exchanged)
    fits = beliefs.fits(view, this_round(view), view.players.index(seat), counts)
    ways = np.exp(ways_to(unseen, hands.counts) - ways_to(np.int8(hands.of_each), hands.counts))
    likely = (beliefs.of(seat)[:, None] * fits * ways).ravel()
    running: Chances = np.cumsum(likely) / likely.sum()
    return running


def fits_together(held: Counts, unseen: Counts) -> Chances:
    """[world] how much likelier such hands are to be held together than each by itself; none where
    they take more ships of a kind than there are."""
    together = held.sum(axis=1)
    each = np.stack([ways_to(unseen, held[:, one]) for one in range(held.shape[1])])
    fit: Chances = np.exp(ways_to(unseen, together) - each.sum(axis=0))
    # Where everything was impossible, better a vague idea than none.
    return fit if fit.sum() > 0 else np.ones(len(held))


def ways_to(available: Counts | np.int8, taken: Counts) -> Chances:
    """Of picking these ships one after the other, as a logarithm."""
    found: Chances = _falling()[np.broadcast_to(available, taken.shape), taken].sum(axis=-1)
    return found


@cache
def _falling() -> Chances:
    """[n, k] the logarithm of n (n - 1) ... for k factors."""
    most = 30
    table = np.full((8, most), -np.inf)
    for n in range(8):
        for k in range(n + 1):
            table[n, k] = lgamma(n + 1) - lgamma(n - k + 1)
    return table
