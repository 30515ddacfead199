"""What one does in a round of three to five: chances learned for situations that look alike.

A situation is what a player of many rounds would keep in mind: how many are left, how many are
still to answer, what the call costs, what could still be bet, and how many ships were exchanged. It
is read off ratios alone, so one plan serves every ante and all purses.
"""

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Numbers
from veillee.bots.dice import Words, below
from veillee.bots.native import native
from veillee.bots.spacepoker.betting import (
    Table,
    cost_of_call,
    in_the_middle,
    within_reach,
)
from veillee.bots.spacepoker.characters import CROWD, habits
from veillee.bots.spacepoker.exchanges import choices_of, sensible
from veillee.bots.spacepoker.hands import Chances, hands_of
from veillee.games.spacepoker.components import Fleet

Parts = NDArray[np.uint8]
"""[situation, rung, action] chances in whole parts of 255."""
PLANNED: Final[Fleet] = "5x7"
SEATS: Final = 6

FOLDS, CALLS, LITTLE, HALF, WHOLE, MORE, ALL = range(7)
ACTIONS: Final = 7
SIZES: Final = np.array([0.0, 0.0, 0.1, 0.5, 1.0, 2.5, 0.0])
"""The raises in parts of the middle after a call. Without the little ones it would not know what to
make of them, and could be driven out for next to nothing."""
CLOSE_TO_ALL: Final = 0.75
"""A raise beyond this part of what could be bet is one of everything."""
MOST_RAISES: Final = 3
"""From then on whoever raises bets everything."""
SURE: Final = 255

PRICES: Final = np.array([0.09, 0.15, 0.21, 0.29, 0.37])
DEEP: Final = np.array([0.001, 0.8, 2.5, 7.0])
OTHERS: Final = 4
MANY: Final = 3
"""So many others are told apart once somebody has bet."""
WAITING: Final = 2
CLASSES: Final = 3
OPENINGS: Final = OTHERS * (len(DEEP) + 1) * CLASSES * CLASSES
SITUATIONS: Final = (
    OPENINGS
    + MANY * WAITING * MOST_RAISES * (len(PRICES) + 1) * (len(DEEP) + 1) * CLASSES * CLASSES
)

LOW_RUNGS, HIGH_RUNGS, FINE_FROM = 18, 22, 0.64
"""Hands are taken together by their worth, the good ones in finer steps."""
RUNGS: Final = LOW_RUNGS + HIGH_RUNGS

FILE: Final = Path(__file__).with_name("crowd.npz")


@cache
def rungs(fleet: Fleet) -> Numbers:
    """[hand] the rung of its worth."""
    steps = np.concatenate(
        [
            np.linspace(0, FINE_FROM, LOW_RUNGS, endpoint=False)[1:],
            np.linspace(FINE_FROM, 1, HIGH_RUNGS + 1)[:-1],
        ]
    )
    found: Numbers = np.searchsorted(steps, sensible(fleet).worth, side="right").astype(np.int64)
    return found


class Plan(NamedTuple):
    bids: Parts
    exchanges: Parts  # [players, choice], as `choices_of(PLANNED)` has them


@cache
def plan() -> Plan:
    """The one that ships with the bots."""
    return read(FILE.read_bytes())


def read(data: bytes) -> Plan:
    with np.load(BytesIO(data)) as kept:
        return Plan(kept["bids"], kept["exchanges"])


@cache
def planned_exchanges(fleet: Fleet) -> Chances:
    """[players, choice] how likely the plan exchanges so; for a fleet that it was not learned for,
    as is best against all who play."""
    if fleet == PLANNED:
        parts = plan().exchanges.astype(np.float64)
        choices = choices_of(fleet)
        whole = np.add.reduceat(parts, choices.first[:-1], axis=1)[:, choices.hand]
        found: Chances = parts / whole
        return found
    return by_habit(fleet, CROWD)


def by_habit(fleet: Fleet, habit: int) -> Chances:
    """[players, choice] how somebody of that habit exchanges."""
    return np.stack([habits(fleet, max(1, players - 1))[habit] for players in range(SEATS)])


@cache
def planned_held(fleet: Fleet) -> Chances:
    """[players, count, hand] how likely one exchanges so many by it, and then holds that."""
    hands, choices = hands_of(fleet), choices_of(fleet)
    return np.stack(
        [choices.held(hands.dealt[choices.hand] * one) for one in planned_exchanges(fleet)]
    )


@native
def class_of(exchanged: int) -> int:
    """Kept all, exchanged one, or more."""
    return min(exchanged, CLASSES - 1)


@native
def situation(table: Table, place: int, exchanged: Numbers) -> int:
    """The number of the situation in which that place is to bid."""
    level = table.bets.max()
    others, waiting, danger = 0, 0, CLASSES - 1
    for other in range(len(table.bets)):
        if other != place and table.inside[other]:
            others += 1
            if level > 0 and table.bets[other] < level and table.purses[other] > 0:
                waiting += 1
            if table.bets[other] == level:
                danger = min(danger, class_of(exchanged[other]))
    cost = cost_of_call(table, place)
    middle = in_the_middle(table) + cost
    deep = np.searchsorted(DEEP, max(0, within_reach(table, place) - level) / max(1, middle))
    own = class_of(exchanged[place])
    at = min(others, OTHERS if level == 0 else MANY) - 1
    at = at * (len(DEEP) + 1) + deep
    at = (at * CLASSES + danger) * CLASSES + own
    if level == 0:
        return int(at)
    at = at * WAITING + min(waiting, WAITING - 1)
    at = at * MOST_RAISES + min(max(table.raised[0], 1), MOST_RAISES) - 1
    at = at * (len(PRICES) + 1) + np.searchsorted(PRICES, cost / max(1, middle))
    return int(OPENINGS + at)


@native
def raise_for(table: Table, place: int, action: int) -> int:
    """To what that raise goes; 0 where it is no raise of its own."""
    level, most = table.bets.max(), within_reach(table, place)
    if most <= level:
        return 0
    if action == ALL:
        return int(most)
    if table.raised[0] >= MOST_RAISES:
        return 0
    middle = in_the_middle(table) + cost_of_call(table, place)
    more = max(1, round(SIZES[action] * middle))
    return int(level + more) if level + more < CLOSE_TO_ALL * most else 0


@native
def bid_for(table: Table, place: int, action: int) -> int:
    """Below nothing a fold, nothing a call, or what is raised to."""
    return raise_for(table, place, action) if action > CALLS else action - 1


@native
def allowed(table: Table, place: int, all_in: bool, out: NDArray[np.bool_]) -> None:
    """[action] which of them there are."""
    level = table.bets.max()
    matches = all_in or level <= table.bets[place] + table.purses[place]
    out[FOLDS] = True
    out[CALLS] = level > 0 and matches
    for action in range(LITTLE, ACTIONS):
        out[action] = matches and raise_for(table, place, action) > 0


@native
def planned(
    parts: Parts, table: Table, place: int, exchanged: Numbers, rung: int, all_in: bool
) -> Chances:
    """[action] how likely the plan does each."""
    chances = np.zeros(ACTIONS)
    here = np.zeros(ACTIONS, dtype=np.bool_)
    allowed(table, place, all_in, here)
    row = parts[situation(table, place, exchanged), rung]
    for action in range(ACTIONS):
        if here[action]:
            chances[action] = row[action]
        elif action > CALLS and here[CALLS]:
            chances[CALLS] += row[action]
        elif action > CALLS and here[ALL]:
            chances[ALL] += row[action]
    total = chances.sum()
    if total == 0:
        chances[FOLDS], total = 1.0, 1.0
    chances /= total
    return chances


@native
def picked(chances: Chances, randomness: Words) -> int:
    die, action = below(1 << 30, randomness) / (1 << 30), 0
    while action < len(chances) - 1 and die >= chances[action]:
        die -= chances[action]
        action += 1
    return action
