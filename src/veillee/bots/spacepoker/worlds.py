"""Imagined worlds: what the others may hold, given all that a seat knows.

Ships that the seat has not seen are dealt to the others; each exchanges sensibly; worlds in which
somebody would have exchanged another number than he did are dealt again. How the others have bet
then says how much each world counts.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.budget import Budget
from veillee.bots.native import native
from veillee.bots.spacepoker.exchanges import choices_of, sensible
from veillee.bots.spacepoker.hands import Chances, Counts, Places, count_kinds, hands_of, place_of
from veillee.bots.spacepoker.table import others, pretended
from veillee.games.spacepoker import View
from veillee.games.spacepoker.components import MOST_SEATS, SHIPS_EACH

BATCH: Final = 512
MOST_WORLDS: Final = 4096
NOT_YET: Final = -1
TRIES: Final = 30
"""So often a hand is dealt anew; after that the others are taken to exchange as they like."""

SEEDS: Final = 2**31


class Worlds(NamedTuple):
    """What each opponent holds in each world, and how much the world counts."""

    seats: list[int]
    hands: Places  # [world, opponent]
    worth: Chances  # [world, opponent] how often such a hand beats a sensible player's
    weight: Chances  # [world] together 1
    own: int


def imagine_worlds(view: View, clock: Budget, seed: int) -> Worlds:
    """As many worlds as the clock allows, up to a fixed number; one batch at least."""
    hands, seats = hands_of(view.options.fleet), others(view)
    known = sensible(view.options.fleet)
    choices = choices_of(view.options.fleet)
    seen = count_kinds((*view.ships, *view.discarded), hands)
    exchanged = [view.exchanged[seat] for seat in seats]
    counts = np.array([NOT_YET if count is None else count for count in exchanged])
    batches: list[Places] = []
    while len(batches) * BATCH < MOST_WORLDS and (not batches or not clock.is_over()):
        batch = np.empty((BATCH, len(seats)), dtype=np.int16)
        _deal_worlds(
            hands.place,
            choices.discards[known.choice],
            (hands.of_each - seen).astype(np.int64),
            counts,
            (seed + len(batches)) % SEEDS,
            batch,
        )
        batches.append(batch)
    held = np.concatenate(batches)
    worth = known.worth[held]
    weight = np.prod(
        [likelihood(view, seat, worth[:, place]) for place, seat in enumerate(seats)], axis=0
    )
    return Worlds(seats, held, worth, weight / weight.sum(), place_of(view.ships, hands))


def likelihood(view: View, seat: int, worth: Chances) -> Chances:
    """How well hands of such worth fit what the seat has bet: large bets speak of good hands, but
    not always."""
    fits = np.ones_like(worth)
    middle = float(sum(view.antes) + pretended(view))
    bets = [0.0] * len(view.bets)
    for bid in view.betting:
        paid = bid.to - bets[bid.seat]
        part = paid / (middle + paid) if paid else 0.0
        if bid.seat == seat and bid.does == "raise":
            fits *= _rising(worth, 0.3 + 0.5 * part, 0.15)
        elif bid.seat == seat and bid.does == "call":
            fits *= _rising(worth, 0.9 * part, 0.05)
        bets[bid.seat] = bid.to
        middle += paid
    return fits


def _rising(worth: Chances, at: float, least: float) -> Chances:
    softness = 0.08
    return least + (1 - least) / (1 + np.exp((at - worth) / softness))


@native
def _deal_worlds(
    place: Places,
    sensible_discards: Counts,
    unseen: NDArray[np.int64],
    exchanged: NDArray[np.int64],
    seed: int,
    out: Places,
) -> None:
    np.random.seed(seed)
    kinds = len(unseen)
    deck = np.empty(unseen.sum(), dtype=np.int64)
    aside = np.empty(3 * MOST_SEATS, dtype=np.int64)
    held = np.empty((len(exchanged), kinds), dtype=np.int64)
    top = 0
    for kind in range(kinds):
        deck[top : top + unseen[kind]] = kind
        top += unseen[kind]
    powers = 6 ** np.arange(kinds)
    for world in range(len(out)):
        for player in range(len(exchanged)):
            _deal(deck, player, exchanged[player], place, powers, sensible_discards, held)
        top, laid = SHIPS_EACH * len(exchanged), 0
        for player in range(len(exchanged)):
            hand = place[(held[player] * powers).sum()]
            discards = sensible_discards[hand]
            count = discards.sum()
            # One who would have exchanged another number holds what chance gave him.
            if exchanged[player] not in (NOT_YET, count):
                out[world, player] = hand
                continue
            drawn_from = laid
            for kind in range(kinds):
                for _ in range(discards[kind]):
                    held[player, kind] -= 1
                    aside[laid] = kind
                    laid += 1
            for _ in range(count):
                if top < len(deck):
                    other = np.random.randint(top, len(deck))
                    deck[top], deck[other] = deck[other], deck[top]
                    held[player, deck[top]] += 1
                    top += 1
                else:
                    # The pot has run out: what others laid aside before him becomes the pot.
                    other = np.random.randint(0, max(1, drawn_from))
                    held[player, aside[other]] += 1
            out[world, player] = place[(held[player] * powers).sum()]


@native
def _deal(
    deck: NDArray[np.int64],
    player: int,
    exchanged: int,
    place: Places,
    powers: NDArray[np.int64],
    sensible_discards: Counts,
    held: NDArray[np.int64],
) -> None:
    """Five ships from what the players before have left, fit for the number he exchanged."""
    start = SHIPS_EACH * player
    for _ in range(TRIES):
        held[player] = 0
        for ship in range(start, start + SHIPS_EACH):
            other = np.random.randint(ship, len(deck))
            deck[ship], deck[other] = deck[other], deck[ship]
            held[player, deck[ship]] += 1
        hand = place[(held[player] * powers).sum()]
        if exchanged in (NOT_YET, sensible_discards[hand].sum()):
            break
