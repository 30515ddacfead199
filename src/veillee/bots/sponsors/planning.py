"""Decisions while building, tried out in native code: the rest of building, many times over."""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Reals, Records, record
from veillee.bots.dice import Words, word
from veillee.bots.native import native
from veillee.bots.sponsors.building import (
    build_on,
    buy,
    discard,
    exchange,
    next_car,
    promise_of_yard,
    sell,
    sell_by_habit,
    throw,
    use_square,
)
from veillee.bots.sponsors.yard import Loop, Yard, copy_yard

SELL, ROLL, SIX, BUY, SKIP, EXCHANGE, DISCARD = range(7)


class Plan(NamedTuple):
    """What a builder does, with as much of the rest as it needs."""

    kind: int
    blue: int = 0
    """Of each colour, the sponsors to be sold."""
    red: int = 0
    yellow: int = 0
    squares: int = 0
    category: int = 0
    value: int = 0
    partner: int = 0
    """To exchange with; oneself for the board."""
    sponsor: int = 0
    """The colour to be discarded."""


PLAN = record(*Plan._fields)


@native
def carry_out(loop: Loop, here: Yard, plan: np.record, randomness: Words) -> None:
    """The plan, and the rest of the turn."""
    car, kind = here.facts[0].car, plan.kind
    if kind == SELL:
        sell(loop, here, car, plan.blue, plan.red, plan.yellow)
        sell_by_habit(loop, here, car)
        throw(loop, here, car, randomness)
    elif kind == ROLL:
        throw(loop, here, car, randomness)
    elif kind == SIX:
        here.loop[car] = (here.loop[car] + plan.squares) % len(loop.letters)
        use_square(loop, here, car, randomness)
    elif kind == BUY:
        buy(loop, here, car, plan.category)
    elif kind == EXCHANGE:
        exchange(here, car, plan.partner, plan.category, plan.value, randomness)
    elif kind == DISCARD:
        discard(here, car, plan.sponsor)
    next_car(loop, here)


@native
def try_plans(
    loop: Loop,
    world: Yard,
    here: Yard,
    plans: Records,
    times: int,
    randomness: Words,
    worths: Reals,
) -> None:
    """In one world, for every time and plan, how likely the seat then is to win."""
    me = world.facts[0].car
    for time in range(times):
        fate = randomness[0]
        for one in range(plans.shape[0]):
            randomness[0] = fate
            copy_yard(world, here)
            carry_out(loop, here, plans[one], randomness)
            build_on(loop, here, randomness)
            worths[time, one] = promise_of_yard(loop, here, me)
        randomness[0] = fate
        randomness[0] = word(randomness)
