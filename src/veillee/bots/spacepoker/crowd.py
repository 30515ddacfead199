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
"""[situation, rung, action] chances in whole parts of `SURE`."""
PLANNED: Final[Fleet] = "5x7"
SEATS: Final = 6

FOLDS, CALLS, LITTLE, HALF, WHOLE, TWICE, MUCH, ALL = range(8)
ACTIONS: Final = 8
SIZES: Final = np.array([0.0, 0.0, 0.1, 0.5, 1.0, 2.0, 5.0, 0.0])
"""The raises in parts of the middle after a call. Without the little ones it would not know what to
make of them, and could be driven out for next to nothing."""
CLOSE_TO_ALL: Final = 0.75
"""A raise beyond this part of what could be bet is one of everything."""
FEWER_SIZES: Final = 3
"""From so many raises on one raises a little, by the middle, or to everything."""
MOST_RAISES: Final = 4
"""And from so many on to everything."""
SURE: Final = 63

PRICES: Final = np.array([0.12, 0.21, 0.29, 0.37, 0.43])
LIKE_PRICE: Final = np.array([0, 3, 3, 3, 5, 5])
"""Where there are fewer sizes, other prices are taken for those that they bring about."""
DEEP: Final = np.array([0.001, 0.8, 2.5, 7.0])
CLASSES: Final = 3
OTHERS: Final = 4
LOOKS: Final = (len(DEEP) + 1) * CLASSES * CLASSES
"""What could still be bet, and how many ships oneself and the others exchanged."""
COSTS: Final = (len(PRICES) + 1) * LOOKS
BEHIND, CALLED, WAITING = 4, 2, 3
ANSWERS: Final = OTHERS * LOOKS
RAISED: Final = ANSWERS + BEHIND * CALLED * WAITING * COSTS
PLACES: Final = 16
RAISED_OFTEN: Final = RAISED + PLACES * COSTS
SITUATIONS: Final = RAISED_OFTEN + PLACES * COSTS
"""Openings, then answers to one, to a first raise, and to whatever comes after that."""

LOW_RUNGS, HIGH_RUNGS, FINE_FROM = 14, 20, 0.6
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
    if level == 0:
        return int((table.inside.sum() - 2) * LOOKS + look_of(table, place, exchanged))
    called, waiting = -1, 0
    for other in range(len(table.bets)):
        if other != place and table.inside[other]:
            if table.bets[other] == level:
                called += 1
            elif table.bets[other] < level and table.purses[other] > 0:
                waiting += 1
    behind = min(max(len(table.bets) - 1 - table.opener[0], 1), BEHIND) - 1
    if table.raised[0] <= 1:
        at = (behind * CALLED + min(max(called, 0), CALLED - 1)) * WAITING + min(
            waiting, WAITING - 1
        )
        return int(ANSWERS + at * COSTS + cost_of(table, place, exchanged))
    at = 2 * (table.bets[place] > 0) + (behind > 0)
    at = 4 * at + 2 * min(max(called, 0), 1) + min(waiting, 1)
    block = RAISED if table.raised[0] < FEWER_SIZES else RAISED_OFTEN
    return int(block + at * COSTS + cost_of(table, place, exchanged))


@native
def cost_of(table: Table, place: int, exchanged: Numbers) -> int:
    """The price of a call, among what else there is to see."""
    cost = cost_of_call(table, place)
    price = np.searchsorted(PRICES, cost / max(1, in_the_middle(table) + cost))
    if table.raised[0] >= FEWER_SIZES:
        price = LIKE_PRICE[price]
    return int(price * LOOKS + look_of(table, place, exchanged))


@native
def look_of(table: Table, place: int, exchanged: Numbers) -> int:
    """What could still be bet, and how many ships oneself and the others exchanged."""
    level, danger = table.bets.max(), CLASSES - 1
    for other in range(len(table.bets)):
        if other != place and table.inside[other] and table.bets[other] == level:
            danger = min(danger, class_of(exchanged[other]))
    middle = in_the_middle(table) + cost_of_call(table, place)
    deep = np.searchsorted(DEEP, max(0, within_reach(table, place) - level) / max(1, middle))
    return int((deep * CLASSES + danger) * CLASSES + class_of(exchanged[place]))


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
    if table.raised[0] >= FEWER_SIZES and action != LITTLE and action != WHOLE:
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
