"""Learning what to do in a round of three to five: counterfactual regret minimisation by sampling.

`python -m veillee.bots.spacepoker.crowd_training FILE [MINUTES]`. Everybody plays the plan so far
against everybody. Round after round is dealt; one player tries all that he could do, the others do
one thing each as the plan has it; and what would have been better is done more often from then on.
What is kept is what was done on the average.
"""

import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Numbers
from veillee.bots.dice import Words, below, dice, fraction
from veillee.bots.native import native
from veillee.bots.spacepoker.betting import (
    Table,
    copy_table,
    empty_table,
    make_bid,
    next_to_bet,
    settle,
)
from veillee.bots.spacepoker.characters import CROWD, habits
from veillee.bots.spacepoker.crowd import (
    ACTIONS,
    CALLS,
    FOLDS,
    RUNGS,
    SITUATIONS,
    SURE,
    Parts,
    allowed,
    bid_for,
    picked,
    rungs,
    situation,
)
from veillee.bots.spacepoker.exchanges import choices_of
from veillee.bots.spacepoker.hands import Chances, Counts, Places, hands_of, places
from veillee.games.spacepoker.components import POINTS_EACH, SHIPS_EACH, Fleet

FLEET: Final[Fleet] = "5x7"
MINUTES: Final = 5.0
EPOCH: Final = 20_000
DEEPEST: Final = 40

Learnt = NDArray[np.float32]
"""[situation, rung, action]"""


class Lore(NamedTuple):
    """What native code needs to know of hands."""

    ships: Counts  # [ship] the kind of each
    place: Places  # [key]
    rung: Numbers  # [hand]
    laid_aside: Counts  # [players, hand, kind] how everybody exchanges


class Deal(NamedTuple):
    hands: Places  # [place]
    exchanged: Numbers  # [place]
    seen: Numbers  # [place, kind] the ships it has held


def lore_of(fleet: Fleet, habit: int = CROWD) -> Lore:
    hands, choices = hands_of(fleet), choices_of(fleet)
    kinds = len(hands.kinds)
    laid_aside = np.zeros((6, len(hands.counts), kinds), dtype=np.int8)
    for players in range(2, 6):
        chosen = np.flatnonzero(habits(fleet, players - 1)[habit])
        laid_aside[players, choices.hand[chosen]] = choices.discards[chosen]
    ships = np.repeat(np.arange(kinds, dtype=np.int8), hands.of_each)
    return Lore(ships, hands.place, rungs(fleet), laid_aside)


@native
def deal(lore: Lore, players: int, randomness: Words, deck: Counts, out: Deal) -> None:
    """Five ships each, and the exchange; where the pot runs out, what was laid aside comes back."""
    deck[:] = lore.ships
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1, randomness)
        deck[last], deck[other] = deck[other], deck[last]
    kinds = lore.laid_aside.shape[2]
    held = np.zeros((players, kinds), dtype=np.int64)
    for place in range(players):
        for ship in range(SHIPS_EACH):
            held[place, deck[place * SHIPS_EACH + ship]] += 1
    drawn, pot = players * SHIPS_EACH, len(deck)
    aside = np.zeros(3 * players, dtype=np.int64)
    waiting = 0
    for place in range(players):
        hand = lore.place[key_of(held[place])]
        out.exchanged[place] = 0
        gone = waiting
        out.seen[place] = held[place]
        for kind in range(kinds):
            for _ in range(lore.laid_aside[players, hand, kind]):
                held[place, kind] -= 1
                out.exchanged[place] += 1
                aside[gone] = kind
                gone += 1
        kept = held[place].copy()
        for _ in range(out.exchanged[place]):
            if drawn < pot:
                held[place, deck[drawn]] += 1
                drawn += 1
            else:
                back = below(waiting, randomness)
                held[place, aside[back]] += 1
                waiting -= 1
                gone -= 1
                aside[back] = aside[waiting]
                aside[waiting] = aside[gone]
        waiting = gone
        out.seen[place] = out.seen[place] + held[place] - kept
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
    table.purses[:] = POINTS_EACH - 1
    if fraction(randomness) < 0.6:
        for place in range(len(table.purses)):
            spread = -np.log(1 - fraction(randomness)) + 0.5 * fraction(randomness)
            table.purses[place] = max(0, int(spread * 0.8 * POINTS_EACH))


@native
def matching(regrets: Learnt, here: NDArray[np.bool_], out: Chances) -> None:
    """[action] in proportion to what it would have been better to have done."""
    total, count = 0.0, 0
    for action in range(ACTIONS):
        out[action] = max(0.0, regrets[action]) if here[action] else 0.0
        total += out[action]
        count += here[action]
    for action in range(ACTIONS):
        out[action] = out[action] / total if total > 0 else here[action] / count


@native
def learn(
    table: Table,
    after: int,
    learner: int,
    dealt: Deal,
    rung: Numbers,
    regrets: Learnt,
    average: Learnt,
    randomness: Words,
    depth: int,
) -> float:
    """What the rest of the round brings the learner, who tries everything."""
    place = next_to_bet(table, after, True)
    copy = empty_table(len(table.bets))
    if place < 0 or depth >= DEEPEST:
        copy_table(table, copy)
        settle(copy, dealt.hands, randomness)
        return float(copy.purses[learner])
    if not table.inside[learner]:
        return float(table.purses[learner])
    here = np.zeros(ACTIONS, dtype=np.bool_)
    allowed(table, place, True, here)
    at, on = situation(table, place, dealt.exchanged), rung[dealt.hands[place]]
    chances = np.zeros(ACTIONS)
    matching(regrets[at, on], here, chances)
    if place != learner:
        for action in range(ACTIONS):
            average[at, on, action] += chances[action]
        copy_table(table, copy)
        action = picked(chances, randomness)
        make_bid(copy, place, bid_for(copy, place, action))
        return learn(
            copy, place, learner, dealt, rung, regrets, average, randomness, depth + 1
        )
    worth, mean = np.zeros(ACTIONS), 0.0
    for action in range(ACTIONS):
        if here[action]:
            copy_table(table, copy)
            make_bid(copy, place, bid_for(copy, place, action))
            worth[action] = learn(
                copy, place, learner, dealt, rung, regrets, average, randomness, depth + 1
            )
            mean += chances[action] * worth[action]
    for action in range(ACTIONS):
        if here[action]:
            regrets[at, on, action] += worth[action] - mean
    return mean


@native
def epoch(lore: Lore, rounds: int, regrets: Learnt, average: Learnt, randomness: Words) -> None:
    deck = lore.ships.copy()
    for _ in range(rounds):
        players = 3 + below(3, randomness)
        table = empty_table(players)
        set_out(table, randomness)
        dealt = Deal(
            np.zeros(players, dtype=np.int16),
            np.zeros(players, dtype=np.int64),
            np.zeros((players, lore.laid_aside.shape[2]), dtype=np.int64),
        )
        deal(lore, players, randomness, deck, dealt)
        learner = below(players, randomness)
        learn(
            table, players - 1, learner, dealt, lore.rung, regrets, average, randomness, 0
        )


def in_parts(average: Learnt) -> Parts:
    """As whole parts of 255; where nobody ever was, fold or call."""
    total = average.sum(axis=-1, keepdims=True)
    chances = np.where(total > 0, average / np.maximum(total, 1e-9), 0.0)
    chances[..., CALLS] += (total[..., 0] == 0) * 0.5
    chances[..., FOLDS] += (total[..., 0] == 0) * 0.5
    chances[chances < 0.02] = 0.0
    chances /= chances.sum(axis=-1, keepdims=True)
    parts: Parts = np.round(SURE * chances).astype(np.uint8)
    return parts


def train(path: Path, minutes: float) -> None:
    """So long by this process' own clock; what was learned early counts less."""
    lore, randomness = lore_of(FLEET), dice(1)
    regrets = np.zeros((SITUATIONS, RUNGS, ACTIONS), dtype=np.float32)
    average = np.zeros_like(regrets)
    start, number, said = time.process_time(), 0, 0
    rounds = EPOCH
    while (spent := (time.process_time() - start) / 60) < minutes:
        number += 1
        epoch(lore, rounds, regrets, average, randomness)
        fade = np.float32(number / (number + 1))
        regrets *= fade
        average *= fade
        if spent >= said:
            said = int(spent) + 1
            sys.stdout.write(f"{spent:5.1f} min: {number * rounds} rounds\n")
            sys.stdout.flush()
            np.savez_compressed(path, parts=in_parts(average))
    np.savez_compressed(path, parts=in_parts(average))


if __name__ == "__main__":
    train(Path(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else MINUTES)
