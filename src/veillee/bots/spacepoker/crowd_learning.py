"""How a plan for three to five is learnt: counterfactual regret minimisation by sampling, natively.

Round after round is dealt; one player tries all that he could do with any hand, the others do one
thing each as the plan has it so far; and what would have been better is done more often from then
on.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Numbers
from veillee.bots.dice import Words, below, fraction
from veillee.bots.native import native
from veillee.bots.spacepoker.betting import (
    Table,
    copy_table,
    empty_table,
    make_bid,
    next_to_bet,
    settle,
)
from veillee.bots.spacepoker.crowd import (
    ACTIONS,
    CLASSES,
    RUNGS,
    SEATS,
    SITUATIONS,
    allowed,
    bid_for,
    picked,
    situation,
)
from veillee.bots.spacepoker.dealing import Deal, Lore, deal, empty_deal, set_out, shuffle
from veillee.bots.spacepoker.exchanges import COUNTS
from veillee.bots.spacepoker.hands import Chances

TRIED: Final = 0.03
"""So often somebody does anything he could, or what the plan never does would find no answer."""
UNSEEN: Final = 0.01
"""As often at least anybody is taken to have exchanged so many with any hand."""

Learnt = NDArray[np.float32]
"""[situation, rung, action]"""


class Lessons(NamedTuple):
    regrets: Learnt
    average: Learnt
    gains: Chances  # [players, count, hand] what it brings to have exchanged so, and to hold that
    dealt: Chances  # [players, hand] how often that was looked at


def no_lessons(hands: int) -> Lessons:
    shape = SITUATIONS, RUNGS, ACTIONS
    return Lessons(
        np.zeros(shape, dtype=np.float32),
        np.zeros(shape, dtype=np.float32),
        np.zeros((SEATS, COUNTS, hands)),
        np.zeros((SEATS, hands)),
    )


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
    """[hand] what the learner then has, whatever he holds."""
    paid, best, equal, one_pot = table.antes + table.bets, -1, 1, True
    for place in range(len(paid)):
        if place != learner and table.inside[place]:
            one_pot = one_pot and paid[place] == paid[learner]
            if dealt.hands[place] == best:
                equal += 1
            elif dealt.hands[place] > best:
                best, equal = dealt.hands[place], 2
    if one_pot:
        out[:] = table.purses[learner]
        out[best + 1 :] += paid.sum()
        if best >= 0:
            out[best] += paid.sum() / equal
    else:
        shown_down_for_pots(table, learner, dealt, randomness, out)


@native
def shown_down_for_pots(
    table: Table, learner: int, dealt: Deal, randomness: Words, out: Chances
) -> None:
    """The same for several pots; it changes only beside a hand of the others."""
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
def until_the_learner(
    table: Table,
    after: int,
    learner: int,
    dealt: Deal,
    rung: Numbers,
    learnt: Lessons,
    randomness: Words,
) -> int:
    """The others bid as the plan has it so far; says who is next, below nothing for nobody."""
    usual, here = np.empty(ACTIONS), np.zeros(ACTIONS, dtype=np.bool_)
    place = next_to_bet(table, after, True)
    while place >= 0 and place != learner and table.inside[learner]:
        allowed(table, place, True, here)
        at = situation(table, place, dealt.exchanged)
        matching(learnt.regrets[at, rung[dealt.hands[place]]], here, usual)
        if fraction(randomness) < TRIED:
            usual[:] = here / here.sum()
        make_bid(table, place, bid_for(table, place, picked(usual, randomness)))
        place = next_to_bet(table, place, True)
    return place


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
    place = until_the_learner(table, after, learner, dealt, rung, learnt, randomness)
    worth = np.empty(len(weight))
    if not table.inside[learner]:
        worth[:] = table.purses[learner]
        return worth
    if place < 0:
        shown_down(table, learner, dealt, randomness, worth)
        return worth
    copy, here = empty_table(len(table.bets)), np.zeros(ACTIONS, dtype=np.bool_)
    allowed(table, place, True, here)
    at = situation(table, place, dealt.exchanged)
    chances = np.zeros((RUNGS, ACTIONS))
    for on in range(RUNGS):
        matching(learnt.regrets[at, on], here, chances[on])
    each, taken = np.zeros((ACTIONS, len(weight))), np.empty(len(weight))
    worth[:] = 0
    for action in range(ACTIONS):
        if here[action]:
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
        start, table = empty_table(players), empty_table(players)
        set_out(start, randomness)
        dealt = empty_deal(lore, players)
        shuffle(deck, 0, randomness)
        deal(lore, deck, free[:players], randomness, dealt)
        learner = below(players, randomness)
        weigh(lore, players, learner, dealt, weight)
        total = lore.held[players].sum(axis=0)
        learnt.dealt[players] += weight
        for alike in range(CLASSES):
            # Whoever exchanges more looks the same to the others.
            counts = lore.held[players, alike : alike + 1]
            if alike == CLASSES - 1:
                counts = lore.held[players, alike:]
            reach[:] = counts.sum(axis=0) / np.maximum(1e-12, total) + UNSEEN
            dealt.exchanged[learner] = alike
            copy_table(start, table)
            gains = learn(
                table, players - 1, learner, dealt, lore.rung, weight, reach, learnt, randomness
            )
            learnt.gains[players, alike] += gains * weight
        for count in range(CLASSES, lore.held.shape[1]):
            learnt.gains[players, count] = learnt.gains[players, CLASSES - 1]


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
