"""Decisions while building, tried out in native code: the rest of building, many times over."""

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
from veillee.bots.sponsors.track import Numbers, Reals
from veillee.bots.sponsors.yard import CAR, Loop, Yard, copy_yard

SELL, ROLL, SIX, BUY, SKIP, EXCHANGE, DISCARD = range(7)
"""What is decided; then up to three numbers: the sponsors of each colour, the squares, the
category, or category, value and partner."""


@native
def carry_out(loop: Loop, here: Yard, decision: Numbers, randomness: Words) -> None:
    """The decision, and the rest of the turn."""
    car, kind = here.facts[CAR], decision[0]
    one, two, three = decision[1], decision[2], decision[3]
    if kind == SELL:
        sell(loop, here, car, one, two, three)
        sell_by_habit(loop, here, car)
        throw(loop, here, car, randomness)
    elif kind == ROLL:
        throw(loop, here, car, randomness)
    elif kind == SIX:
        here.loop[car] = (here.loop[car] + one) % len(loop.letters)
        use_square(loop, here, car, randomness)
    elif kind == BUY:
        buy(loop, here, car, one)
    elif kind == EXCHANGE:
        exchange(here, car, three, one, two, randomness)
    elif kind == DISCARD:
        discard(here, car, one)
    next_car(loop, here)


@native
def try_plans(
    loop: Loop,
    world: Yard,
    here: Yard,
    in_pairs: bool,
    decisions: Numbers,
    times: int,
    randomness: Words,
    worths: Reals,
) -> None:
    """In one world, for every time and decision, how likely the seat then is to win."""
    me = world.facts[CAR]
    for time in range(times):
        fate = randomness[0]
        for one in range(decisions.shape[0]):
            randomness[0] = fate
            copy_yard(world, here)
            carry_out(loop, here, decisions[one], randomness)
            build_on(loop, here, randomness)
            worths[time, one] = promise_of_yard(loop, here, me, in_pairs)
        randomness[0] = fate
        randomness[0] = word(randomness)
