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
from veillee.bots.dice import Words, below, dice
from veillee.bots.native import native
from veillee.bots.spacepoker.betting import (
    Table,
    copy_table,
    empty_table,
    make_bid,
    next_to_bet,
    settle,
)
from veillee.bots.spacepoker.characters import CROWD
from veillee.bots.spacepoker.crowd import (
    ACTIONS,
    CALLS,
    RUNGS,
    SEATS,
    SITUATIONS,
    SURE,
    Parts,
    allowed,
    bid_for,
    by_habit,
    picked,
    situation,
)
from veillee.bots.spacepoker.dealing import Deal, Lore, deal, empty_deal, lore_of, set_out, shuffle
from veillee.bots.spacepoker.exchanges import COUNTS, choices_of
from veillee.bots.spacepoker.hands import Chances, hands_of
from veillee.games.spacepoker.components import Fleet

FLEET: Final[Fleet] = "5x7"
MINUTES: Final = 5.0
EPOCH: Final = 2_000
RECENT: Final = 0.8
"""What hands brought an epoch ago counts so much; the exchange follows the bids."""
UNSEEN: Final = 0.01
NOTHING: Final = 1e-6
LEAST: Final = 0.03
"""What is done less often is left out: it is mostly chance."""

Learnt = NDArray[np.float32]
"""[situation, rung, action]"""


class Lessons(NamedTuple):
    regrets: Learnt
    average: Learnt
    gains: Chances  # [players, count, hand] what it brings to have exchanged so, and to hold that
    dealt: Chances  # [players, hand] how often that was looked at


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
def shown_down(table: Table, learner: int, dealt: Deal, randomness: Words, out: Chances) -> None:
    """[hand] what the learner then has, whatever he holds; it changes only beside a hand of the
    others."""
    copy, hands = empty_table(len(table.bets)), dealt.hands.copy()
    for hand in range(len(out)):
        changes = hand == 0
        for place in range(len(hands)):
            if place != learner and table.inside[place]:
                changes = changes or dealt.hands[place] in (hand, hand - 1)
        if changes:
            copy_table(table, copy)
            hands[learner] = hand
            settle(copy, hands, randomness)
            out[hand] = copy.purses[learner]
        else:
            out[hand] = out[hand - 1]


@native
def learn(
    table: Table,
    after: int,
    learner: int,
    dealt: Deal,
    rung: Numbers,
    weight: Chances,
    reach: Chances,
    learnt: Lessons,
    randomness: Words,
) -> Chances:
    """[hand] what the rest of the round brings the learner, who tries all he could do."""
    place = next_to_bet(table, after, True)
    worth = np.empty(len(weight))
    if place < 0:
        shown_down(table, learner, dealt, randomness, worth)
        return worth
    if not table.inside[learner]:
        worth[:] = table.purses[learner]
        return worth
    copy, here = empty_table(len(table.bets)), np.zeros(ACTIONS, dtype=np.bool_)
    allowed(table, place, True, here)
    at = situation(table, place, dealt.exchanged)
    chances = np.zeros((RUNGS, ACTIONS))
    if place != learner:
        on = rung[dealt.hands[place]]
        matching(learnt.regrets[at, on], here, chances[on])
        copy_table(table, copy)
        make_bid(copy, place, bid_for(copy, place, picked(chances[on], randomness)))
        return learn(copy, place, learner, dealt, rung, weight, reach, learnt, randomness)
    for on in range(RUNGS):
        matching(learnt.regrets[at, on], here, chances[on])
    each = np.zeros((ACTIONS, len(weight)))
    worth[:] = 0
    for action in range(ACTIONS):
        if here[action]:
            taken = np.empty(len(weight))
            for hand in range(len(weight)):
                taken[hand] = reach[hand] * chances[rung[hand], action]
            copy_table(table, copy)
            make_bid(copy, place, bid_for(copy, place, action))
            each[action] = learn(
                copy, place, learner, dealt, rung, weight, taken, learnt, randomness
            )
            for hand in range(len(weight)):
                worth[hand] += chances[rung[hand], action] * each[action, hand]
                learnt.average[at, rung[hand], action] += weight[hand] * taken[hand]
    for action in range(ACTIONS):
        if here[action]:
            for hand in range(len(weight)):
                better = weight[hand] * (each[action, hand] - worth[hand])
                learnt.regrets[at, rung[hand], action] += better
    return worth


@native
def weigh(lore: Lore, players: int, learner: int, dealt: Deal, out: Chances) -> None:
    """[hand] how likely the learner has the ships for it: the others hold some of them."""
    left = np.full(lore.counts.shape[1], lore.of_each)
    for place in range(players):
        if place != learner:
            for kind in range(len(left)):
                left[kind] -= lore.counts[dealt.hands[place], kind]
    for hand in range(len(out)):
        likely = 0.0
        for count in range(lore.held.shape[1]):
            likely += lore.held[players, count, hand]
        for kind in range(len(left)):
            for ship in range(lore.counts[hand, kind]):
                likely *= max(0, left[kind] - ship) / (lore.of_each - ship)
        out[hand] = likely + 1e-5
    out *= 100 / out.sum()


@native
def epoch(lore: Lore, rounds: int, learnt: Lessons, randomness: Words) -> None:
    deck, free = lore.ships.copy(), np.full(SEATS, -1)
    weight, reach = np.zeros(len(lore.rung)), np.ones(len(lore.rung))
    for _ in range(rounds):
        players = 3 + below(3, randomness)
        table = empty_table(players)
        set_out(table, randomness)
        dealt = empty_deal(lore, players)
        shuffle(deck, 0, randomness)
        deal(lore, deck, free[:players], randomness, dealt)
        learner = below(players, randomness)
        weigh(lore, players, learner, dealt, weight)
        for count in range(lore.held.shape[1]):
            dealt.exchanged[learner] = count
            total = lore.held[players].sum(axis=0)
            for hand in range(len(reach)):
                reach[hand] = lore.held[players, count, hand] / max(1e-12, total[hand]) + UNSEEN
            gains = learn(
                table, players - 1, learner, dealt, lore.rung, weight, reach, learnt, randomness
            )
            for hand in range(len(reach)):
                learnt.gains[players, count, hand] += gains[hand] * weight[hand]
                if count == 0:
                    learnt.dealt[players, hand] += weight[hand]


class Exchanging:
    """How everybody exchanges, by number of players."""

    def __init__(self, fleet: Fleet) -> None:
        self.choices = choices_of(fleet)
        self.regrets = np.zeros((SEATS, len(self.choices.hand)))
        self.average = np.zeros_like(self.regrets)
        self.chosen = by_habit(fleet, CROWD)

    def learn(self, learnt: Lessons, number: int) -> None:
        """From what hands brought after each number of ships exchanged."""
        hand = self.choices.hand
        for players in range(3, SEATS):
            worth = learnt.gains[players] / np.maximum(learnt.dealt[players], 1e-9)
            each = self.choices.expected(worth)
            mean = np.bincount(hand, self.chosen[players] * each)[hand]
            self.regrets[players] = np.maximum(0, self.regrets[players] + number * (each - mean))
            total = np.bincount(hand, self.regrets[players])[hand]
            fair = self.chosen[players]
            self.chosen[players] = np.where(
                total > 0, self.regrets[players] / np.maximum(total, 1e-12), fair
            )
            self.average[players] += number * self.chosen[players]

    def in_parts(self) -> Parts:
        total = np.add.reduceat(self.average, self.choices.first[:-1], axis=1)[:, self.choices.hand]
        chances = np.where(total > 0, self.average / np.maximum(total, 1e-9), self.chosen)
        chances[chances < LEAST] = 0.0
        chances /= np.add.reduceat(chances, self.choices.first[:-1], axis=1)[:, self.choices.hand]
        parts: Parts = np.round(SURE * chances).astype(np.uint8)
        return parts


def in_parts(average: Learnt) -> Parts:
    """As whole parts of 255; where nobody ever was, fold or call."""
    total = average.sum(axis=-1, keepdims=True)
    chances = np.where(total > NOTHING, average / np.maximum(total, NOTHING), 0.0)
    chances[..., : CALLS + 1] += (total <= NOTHING) * 0.5
    chances[chances < LEAST] = 0.0
    chances /= chances.sum(axis=-1, keepdims=True)
    parts: Parts = np.round(SURE * chances).astype(np.uint8)
    return parts


def train(path: Path, minutes: float) -> None:
    """So long by this process' own clock; what was learned early counts less."""
    exchanging, randomness = Exchanging(FLEET), dice(1)
    shape = SITUATIONS, RUNGS, ACTIONS
    hands = len(hands_of(FLEET).counts)
    learnt = Lessons(
        np.zeros(shape, dtype=np.float32),
        np.zeros(shape, dtype=np.float32),
        np.zeros((SEATS, COUNTS, hands)),
        np.zeros((SEATS, hands)),
    )
    start, number, said = time.process_time(), 0, 0
    while (spent := (time.process_time() - start) / 60) < minutes:
        number += 1
        epoch(lore_of(FLEET, exchanging.chosen), EPOCH, learnt, randomness)
        exchanging.learn(learnt, number)
        forget(learnt, number)
        learnt.gains[:] *= RECENT
        learnt.dealt[:] *= RECENT
        if spent >= said:
            said = int(spent) + 1
            sys.stdout.write(f"{spent:5.1f} min: {number * EPOCH} rounds\n")
            sys.stdout.flush()
            save(path, learnt, exchanging)
    save(path, learnt, exchanging)


@native
def forget(learnt: Lessons, number: int) -> None:
    """What was learned early counts less, and regrets of what was worse soon go (DCFR)."""
    power = number**1.5
    for at in range(SITUATIONS):
        for on in range(RUNGS):
            for action in range(ACTIONS):
                better = learnt.regrets[at, on, action]
                learnt.regrets[at, on, action] *= power / (power + 1) if better > 0 else 0.5
                learnt.average[at, on, action] *= (number / (number + 1)) ** 2


def save(path: Path, learnt: Lessons, exchanging: Exchanging) -> None:
    np.savez_compressed(path, bids=in_parts(learnt.average), exchanges=exchanging.in_parts())


if __name__ == "__main__":
    train(Path(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else MINUTES)
