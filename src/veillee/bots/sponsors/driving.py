"""How a sensible driver drives, in native code: what bots expect of everyone, themselves too.

A driver reckons how many turns it is to the finish, and so which cards will be used at all: the
highest. Among those the order hardly matters, so what counts in a turn is what the circuit gives
besides: slipstream, green squares. A card too low to be used costs what it lacks.
"""

from veillee.bots.dice import Words
from veillee.bots.native import native
from veillee.bots.sponsors.race import (
    CAR,
    CARS,
    FINISHED,
    OVER,
    VALUES,
    Race,
    arrive,
    blocks,
    end_turn,
    go_on,
    place,
    put,
    reach,
    spin,
    stop,
)
from veillee.bots.sponsors.track import GREEN, RED, VIOLET, Numbers, Track
from veillee.games.sponsors.components import MOST_EXTRA_BALLS, SLIPSTREAM

DRIVE, SPIN, PASS = range(3)
KIND, VALUE, TO = range(3)
"""A decision: what, with which card or how many extra balls, and to which square."""

# Ranks that a turn brings on average besides the card: bonuses, and balls of others.
BESIDES = 0.9
# What a rank for somebody else costs, and what the colours of a square are worth at rest.
HELP, ON_RED, ON_VIOLET = 0.3, -0.5, 0.25
FINISHES = 50.0
NEVER = -1e9
TO_THE_END = 1 << 30


@native
def promise_of_spin(here: Race, extra: int) -> float:
    """The ranks that the roulette brings on average, less what it brings to others."""
    racing = here.facts[CARS] - here.facts[FINISHED]
    balls = racing + 1.0 + extra
    own = ((1.0 + extra) * (1.0 + extra) + 1.0) / balls
    return float(own - HELP * (racing - 1.0) / balls)


@native
def lowest_to_be_used(track: Track, here: Race, car: int) -> float:
    """What the last card (or spin) is worth that the car will need to reach the finish."""
    left = float((track.finish >> 2) - (here.at[car] >> 2))
    strong_spin = promise_of_spin(here, MOST_EXTRA_BALLS)
    spins = here.energy[car] // MOST_EXTRA_BALLS
    for value in range(VALUES - 1, 0, -1):
        if value < strong_spin:
            for _ in range(spins):
                left -= strong_spin + BESIDES
                if left <= 0:
                    return strong_spin
            spins = 0
        for _ in range(here.hands[car, value]):
            left -= value + BESIDES
            if left <= 0:
                return float(value)
    return 0.2


@native
def price_of_a_spin(track: Track, here: Race, car: int) -> int:
    """Clauses 6.5 to 6.9: the cards of value 0 that the roulette costs; 2 if there is none."""
    cards = 0
    for value in range(VALUES):
        cards += here.hands[car, value]
    if cards == 0:
        return 0
    if place(here, car) == 0 or blocks(track, here, car):
        return 1 if here.hands[car, 0] else 2
    return 0


@native
def ranks_gained(track: Track, here: Race, car: int, to: int, ranks: int) -> float:
    """How far a drive to this square leads in the end, with what the resting place is worth."""
    if to == track.finish:
        return FINISHES
    final = to
    is_slipstream = ranks >= SLIPSTREAM and here.taken[to + 4] != 0
    if track.marks[to] == GREEN or is_slipstream:
        origin = here.at[car]
        arrive(track, here, car, to)
        go_on(track, here, car)
        final = here.at[car]
        put(here, car, origin)
        if final == 0:
            here.facts[FINISHED] -= 1
            return FINISHES
    mark = track.marks[final]
    colour = ON_RED if mark == RED else ON_VIOLET if mark == VIOLET else 0.0
    return float((final >> 2) - (here.at[car] >> 2) + colour + 0.01 * (final & 3))


@native
def liking_of_drive(track: Track, here: Race, value: int, to: int, needed: float) -> float:
    """How well a drive is liked: the ranks it brings beyond what its card is worth."""
    car = here.facts[CAR]
    ranks = (to >> 2) - (here.at[car] >> 2)
    gained = ranks_gained(track, here, car, to, ranks)
    # Between equals: the card one has more of, so that others stay to choose from.
    variety = 0.02 * here.hands[car, value] + 0.01 * value
    return float(gained - max(float(value), needed) + variety)


@native
def decide(track: Track, here: Race, choice: Numbers) -> None:
    """Fill in what the driver whose turn it is does."""
    car = here.facts[CAR]
    needed = lowest_to_be_used(track, here, car)
    last = reach(track, here, car, VALUES - 1)
    options = here.options
    for ranks in range(1, last + 1):
        for one in range(4):
            options[ranks, one] = here.levels[ranks, one]
    best = NEVER
    choice[KIND] = PASS
    if last:
        for value in range(1, VALUES):
            if here.hands[car, value] == 0:
                continue
            ranks = min(value, last)
            for one in range(options[ranks, 3]):
                liking = liking_of_drive(track, here, value, options[ranks, one], needed)
                if liking > best:
                    best = liking
                    choice[KIND], choice[VALUE], choice[TO] = DRIVE, value, options[ranks, one]
    if last == 0 and best == NEVER:
        return
    extra = min(MOST_EXTRA_BALLS, here.energy[car])
    promised = promise_of_spin(here, extra)
    is_best = promised - max(needed, promised) > best or best == NEVER
    if is_best and price_of_a_spin(track, here, car) < 2:
        choice[KIND], choice[VALUE], choice[TO] = SPIN, extra, 0


@native
def perform(track: Track, here: Race, choice: Numbers, randomness: Words) -> None:
    """Carry out what was decided, and pass the turn on."""
    car, kind = here.facts[CAR], choice[KIND]
    stop(here.motion)
    if kind == DRIVE:
        here.hands[car, choice[VALUE]] -= 1
        arrive(track, here, car, choice[TO])
        go_on(track, here, car)
    elif kind == SPIN:
        if price_of_a_spin(track, here, car) == 1:
            here.hands[car, 0] -= 1
        here.energy[car] -= choice[VALUE]
        spin(track, here, choice[VALUE], randomness)
    end_turn(track, here)


@native
def race_on(track: Track, here: Race, choice: Numbers, most: int, randomness: Words) -> int:
    """Race for so many turns, or to the end; once a car has finished, always to the end. Answers
    how many turns it took."""
    turns = 0
    while not here.facts[OVER] and (turns < most or here.facts[FINISHED]):
        decide(track, here, choice)
        perform(track, here, choice, randomness)
        turns += 1
    return turns
