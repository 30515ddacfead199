"""A bot's thinking time: worlds imagined and tried, batch by batch, until the clock says so."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.budget import Budget
from veillee.bots.dice import Words
from veillee.bots.sponsors.drivers import EXPERT
from veillee.bots.sponsors.driving import (
    DECISION,
    DRIVE,
    Decision,
    liking_of_drive,
    lowest_to_be_used,
)
from veillee.bots.sponsors.lookahead import try_decisions
from veillee.bots.sponsors.planning import PLAN, try_plans
from veillee.bots.sponsors.race import Race, new_race
from veillee.bots.sponsors.reading import decision_of, pending_in, plan_of, race_of
from veillee.bots.sponsors.sides import has_sides
from veillee.bots.sponsors.track import Track, track_of
from veillee.bots.sponsors.worlds import Worlds
from veillee.bots.sponsors.yard import loop_of, new_yard
from veillee.games.sponsors import BOARDS, Move, View

RACES_IN_A_BATCH, PLANS_IN_A_BATCH, TIMES = 8, 4, 6
# More than these found no better moves.
MOST_WORLDS = 96
# Drives beyond these, in the order of a first glance, are not even tried.
MOST_DRIVES = 7
# A choice is given up when it is this many standard errors behind the best.
DOUBT = 2.5
# And taken instead of what one would do by habit when it is this many ahead of that: while building
# more, as what hands are worth in a race is only an estimate.
CLEARLY_IN_THE_RACE, CLEARLY_WHILE_BUILDING = 1.5, 3.0

Try = Callable[[Sequence[int]], Reals]
"""What the choices of these numbers are worth in worlds imagined anew, a row for each."""


class Weighed(NamedTuple):
    """What was tried, and which of it is worth most."""

    moves: Sequence[Move]
    chosen: int
    attempt: Try

    @property
    def move(self) -> Move:
        return self.moves[self.chosen]

    def promises(self, batches: int) -> list[float]:
        """What each comes to on average, tried once more."""
        everything = range(len(self.moves))
        worths = np.concatenate([self.attempt(everything) for _ in range(batches)])
        return [float(worth) for worth in worths.mean(axis=0)]


def best_of(count: int, attempt: Try, clock: Budget, habit: int, clearly: float) -> int:
    """The choice that is worth most on average; what one does by habit, where nothing is clearly
    better, so that little time makes no worse player than none. All are compared in the same
    worlds, and those clearly behind are given up on the way."""
    total, squares = np.zeros(count), np.zeros(count)
    alive, seen = list(range(count)), 0
    while len(alive) > 1 and (not seen or (not clock.is_over() and seen < MOST_WORLDS)):
        worths = attempt(alive)
        seen += len(worths)
        total[alive] += worths.sum(axis=0)
        best = int(total[alive].argmax())
        # How far behind the leader in single worlds: luck common to both cancels out.
        squares[alive] += ((worths[:, [best]] - worths) ** 2).sum(axis=0)
        gap = total[alive[best]] - total[alive]
        doubt = np.sqrt(squares[alive])
        # In the first few worlds two choices may happen to do the same.
        keep = (gap <= DOUBT * doubt + 1e-9) | (seen < 4 * RACES_IN_A_BATCH)
        alive = [one for one, stays in zip(alive, keep, strict=True) if stays]
    best = max(alive, key=lambda one: float(total[one]))
    ahead = total[best] - total[habit]
    return habit if habit in alive and ahead <= clearly * np.sqrt(squares[habit]) else best


def best_drive(
    view: View,
    legal: Sequence[Move],
    habit: Move,
    randomness: Words,
    random: Random,
    clock: Budget,
) -> Weighed:
    """The move of the race that wins most often in the worlds behind the view."""
    track, start = track_of(BOARDS[view.options.board]), race_of(view)
    moves = {decision_of(view, move): move for move in reversed(legal)}
    by_habit = decision_of(view, habit)
    tempting = worth_trying(track, start, list(moves), by_habit)
    decisions = np.array(tempting, DECISION)
    worlds, room = Worlds(view, random), new_race()
    pending, me, in_pairs = pending_in(view), view.seat or 0, has_sides(view)

    def attempt(alive: Sequence[int]) -> Reals:
        worths = np.zeros((RACES_IN_A_BATCH, len(alive)))
        hands = worlds.hands(RACES_IN_A_BATCH)
        tried = decisions[list(alive)]
        try_decisions(track, start, room, pending, me, in_pairs, hands, tried, randomness, worths)
        return worths

    chosen = best_of(len(decisions), attempt, clock, tempting.index(by_habit), CLEARLY_IN_THE_RACE)
    return Weighed([moves[decision] for decision in tempting], chosen, attempt)


def worth_trying(
    track: Track, race: Race, decisions: list[Decision], habit: Decision
) -> list[Decision]:
    """What one does by habit, the drives that seem best at a glance, and all that is no drive."""
    needed = lowest_to_be_used(track, race, race.facts[0].car, EXPERT)

    def liking(decision: Decision) -> float:
        return -liking_of_drive(track, race, decision.value, decision.to, needed, EXPERT)

    drives = sorted((one for one in decisions if one.kind == DRIVE), key=liking)
    others = [one for one in decisions if one.kind != DRIVE]
    return list(dict.fromkeys([habit, *drives[:MOST_DRIVES], *others]))


def best_plan(
    view: View,
    legal: Sequence[Move],
    habit: Move,
    randomness: Words,
    random: Random,
    clock: Budget,
) -> Weighed:
    """The move while building after which one is most likely to win."""
    plans = np.array([plan_of(view, move) for move in legal], PLAN)
    loop = loop_of(view.options.board, view.seats)
    worlds, start, room = Worlds(view, random), new_yard(), new_yard()

    def attempt(alive: Sequence[int]) -> Reals:
        worths = np.zeros((PLANS_IN_A_BATCH * TIMES, len(alive)))
        tried = plans[list(alive)]
        for world in range(PLANS_IN_A_BATCH):
            worlds.into_yard(start)
            part = worths[world * TIMES : (world + 1) * TIMES]
            try_plans(loop, start, room, tried, TIMES, randomness, part)
        return worths

    by_habit = legal.index(habit)
    chosen = best_of(len(plans), attempt, clock, by_habit, CLEARLY_WHILE_BUILDING)
    return Weighed(legal, chosen, attempt)
